"""The board of the front page: a widget that was set at build time, and whose Python wakes with the first choice."""

from __future__ import annotations

import json
from typing import Any

import dungeon_widgets as dw

from ...engine.words import PRONOUNS
from ...widgets.files.load import load
from ..pipe import PipeComm

PAGE = "welcome-to-the-dungeon"
SEED = 20
CHOSEN = (("draw",), ("strip", "holy_grail"), ("draw",), ("add",), ("draw",))
"""Up to a choice that is worth thinking about: to add the Vampire is not the best."""

_ASK = '{"method": "request_state"}'


def hero(lang: str) -> bytes:
    """What the front page is told in one language: the code of the position, and the text a kernel would first send for it.

    The text holds what the player at the screen may see, as on every page.
    """
    options: dict[str, Any] = {"hero": "warrior", "first": 0, "seed": SEED, "lang": lang, "autosave": False}
    game = dw.WelcomeToTheDungeon([PRONOUNS[lang], "bot:careful", "bot:bluff:0.25"], **options)
    for action in CHOSEN:
        game.act(action)
    code = game.share()
    return json.dumps({"code": code, "state": _state(code, lang)}, ensure_ascii=False).encode()


def _state(code: str, lang: str) -> str:
    """The state of the widget that a code opens, with its odds, which may come late."""
    heard: list[str] = []
    pipe = PipeComm(heard.append)
    with pipe.carrying():
        widget = load(code, lang=lang, autosave=False)
    pipe.receive(_ASK)
    while (shown := _snapshot(heard[-1]))["late"]:
        pipe.receive(json.dumps({"method": "custom", "content": {"type": "more", "seq": shown["seq"]}}))
        pipe.receive(_ASK)
    told = heard[-1]
    widget.close()
    return told


def _snapshot(text: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.loads(text)["state"]["snapshot"])
    return read
