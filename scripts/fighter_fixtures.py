"""The snapshots of Dungeon Fighter for the page's own tests: see `make_fixtures`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from dungeon_widgets.widgets.games.fighter import DungeonFighter

from .frames import Frame, anything, as_file, counted, one_of_each, phases, played

EVENTS = 12
PAIR = {"heroes": ["wilrond", "murka"], "leader": 1}
GAMES: list[dict[str, Any]] = [
    {"players": ["Ana", "bot:comrade"], "seed": 3, "lang": "en", "overlay": "off", **PAIR, "gentle": False},
    {"players": ["Ana", "Bram"], "seed": 2, "lang": "fr", "overlay": "off", "difficulty": "hard"},
    {"players": ["Ana", "bot:comrade", "bot:comrade", "bot:comrade"], "seed": 3, "lang": "en", "overlay": "off", "gentle": False},
    {"players": ["Ana"], "seed": 4, "lang": "fr", "heroes": "choose", "mode": "play", "overlay": "off", "gentle": False},
]  # fmt: skip


def generate() -> str:
    """The file: the frames that differ in kind, of every game."""
    return as_file(frame for settings in GAMES for frame in one_of_each(shots(settings), moment, EVENTS))


def shots(settings: dict[str, Any]) -> Iterator[Frame]:
    """A whole game in which people throw as the examples do, and one look back at a throw, with its odds."""
    widget = DungeonFighter(**settings)
    yield from played(widget, Random(settings["seed"]), anything)
    widget.overlay = "open"
    yield counted(widget.goto(phases(widget).index("launch")))


def moment(shot: Frame) -> Hashable:
    """What is asked, of whom, and what lies on the table."""
    board = shot["board"]
    return (
        board["phase"],
        shot["to_move"] == shot["seat"],
        bool(shot["curtain"]),
        bool(board["foe"]) and board["foe"]["boss"],
        board["throw"] is not None,
        bool(shot["odds"]),
        any(choice["reason"] for choice in shot["choices"]),
    )
