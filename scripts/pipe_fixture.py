"""A recorded exchange over a pipe: what a page does, the text it sends for that, and the texts that come back.

Each end is held to the same file: dungeon_widgets/live/pipe.py made it, and js/src/core/pipe-model.ts must say and
understand the same.
"""

from __future__ import annotations

import json
from typing import Any

import dungeon_widgets as dw
from dungeon_widgets.live.pipe import PipeComm
from dungeon_widgets.widgets.page.messages import BadMessageError
from dungeon_widgets.widgets.page.page import PageWidget
from dungeon_widgets.widgets.page.wire import as_text


class Recorder:
    """One page at one pipe."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.pipe = PipeComm(self.heard.append)
        self.steps: list[dict[str, Any]] = []

    def does(self, what: dict[str, Any], says: dict[str, Any]) -> None:
        """The page does something, and its model says a message."""
        self.heard.clear()
        text = json.dumps(says, ensure_ascii=False, separators=(",", ":"))
        refused = None
        try:
            self.pipe.receive(text)
        except BadMessageError as error:
            refused = str(error)
        hears = [_in_order(heard) for heard in self.heard]
        self.steps.append({"does": what, "says": text, "hears": hears, "refused": refused})

    def opens(self) -> None:
        self.does({"open": True}, {"method": "request_state"})

    def sets(self, **state: Any) -> None:
        self.does({"set": state}, {"method": "update", "state": state})

    def sends(self, **content: Any) -> None:
        self.does({"send": content}, {"method": "custom", "content": content})


def _in_order(text: str) -> str:
    """The same text with its traits in order: those of one change are sent in any."""
    message = json.loads(text)
    if "state" in message:
        message["state"] = dict(sorted(message["state"].items()))
    return as_text(message)


def generate() -> str:
    """A game of a few clicks, and a widget of the lab."""
    made = {"game": _game(), "lab": _lab()}
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def _game() -> list[dict[str, Any]]:
    page = Recorder()
    with page.pipe.carrying():
        game = dw.WelcomeToTheDungeon(
            ["Ada", "bot:careful"], hero="warrior", seed=7, autosave=False, overlay="off"
        )
    page.opens()
    page.sends(type="act", seq=game.snapshot["seq"], action=["draw"])
    page.sets(theme="dark", speed=2)
    page.sends(type="act", seq=0, action=["draw"])  # stale
    page.sets(seat=1)  # a bot's
    page.sends(type="log", before=1)
    page.does({"send": 5}, {"method": "custom", "content": 5})
    return _closed(page, game)


def _lab() -> list[dict[str, Any]]:
    page = Recorder()
    with page.pipe.carrying():
        tray = dw.DiceTray(seed=1)
    page.opens()
    page.sends(type="roll", n=36)
    return _closed(page, tray)


def _closed(page: Recorder, widget: PageWidget) -> list[dict[str, Any]]:
    page.heard.clear()
    widget.close()
    page.steps.append({"does": {"wait": True}, "says": None, "hears": list(page.heard), "refused": None})
    return page.steps
