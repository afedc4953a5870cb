"""The snapshots of Welcome to the Dungeon for the page's own tests: see `make_fixtures`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.widgets.games.welcome import WelcomeToTheDungeon

from .frames import Frame, as_file, ask, counted, one_of_each, phases, played

EVENTS = 6
GAMES: list[dict[str, Any]] = [
    {"players": ["Ana", "Bram"], "seed": 1, "hero": "warrior", "lang": "en"},
    {"players": ["Ana", "bot:careful", "bot:random"], "seed": 2, "hero": "rogue", "lang": "fr", "overlay": "predict"},
    {"players": ["Ana", "Bram", "Chloé", "bot:random"], "seed": 3, "hero": "mage", "lang": "en"},
    {"players": ["Ana", "bot:careful"], "seed": 4, "hero": "barbarian", "lang": "fr", "variant": True, "overlay": "off"},
    {"players": ["Ana", "Bram", "Chloé"], "seed": 5, "hero": "choose", "lang": "fr", "overlay": "off"},
    {"players": ["Ana", "bot:random"], "seed": 6, "hero": "mage", "lang": "en", "mode": "play"},
]  # fmt: skip


def generate() -> str:
    """The file: the frames that differ in kind, of every game."""
    return as_file(frame for settings in GAMES for frame in one_of_each(shots(settings), moment, EVENTS))


def shots(settings: dict[str, Any]) -> Iterator[Frame]:
    """A whole game in which people draw boldly, then look back and fork."""
    widget = WelcomeToTheDungeon(**settings)
    yield from played(widget, Random(settings["seed"]), boldly)
    found = phases(widget)
    for phase in ("first", "deal", "swap", "bid"):
        if phase in found:
            yield counted(widget.goto(found.index(phase)))
    yield ask(widget, "fork", step=found.index("bid"))


def moment(shot: Frame) -> Hashable:
    """What is asked, of whom, behind the curtain or not."""
    board, odds = shot["board"], shot["odds"] or {}
    return (
        board["phase"],
        shot["to_move"] == shot["seat"],
        bool(shot["curtain"]),
        odds.get("locked"),
        bool(odds.get("prediction")),
        shot["live"],
        shot["branch"]["count"],
        bool(board["run"] and board["run"]["met"]),
        bool(board["last"]) if board["phase"] in ("hero", "over") else None,
    )


def boldly(legal: list[Action], rng: Random) -> list[Action]:
    bold = [action for action in legal if action[0] not in ("pass", "strip")] or legal
    return bold if rng.random() < 0.7 else legal
