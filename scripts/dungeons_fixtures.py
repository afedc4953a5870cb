"""The snapshots of Dungeons for the page's own tests: see `make_fixtures`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from dungeon_widgets.widgets.games.dungeons import Dungeons

from .frames import Frame, anything, as_file, one_of_each, played

EVENTS = 5
GAMES: list[dict[str, Any]] = [
    {"players": ["Ana", "Bram"], "seed": 1, "lang": "en", "first": 0},
    {"players": ["Ana", "bot:random", "bot:random"], "seed": 2, "lang": "fr", "overlay": "off"},
]


def generate() -> str:
    """The file: the frames that differ in kind, of every game."""
    return as_file(frame for settings in GAMES for frame in one_of_each(shots(settings), moment, EVENTS))


def shots(settings: dict[str, Any]) -> Iterator[Frame]:
    """A whole game in which people do whatever they can."""
    return played(Dungeons(**settings), Random(settings["seed"]), anything)


def moment(shot: Frame) -> Hashable:
    """What is asked, of whom, and behind the curtain or not."""
    board = shot["board"]
    return (
        board["phase"],
        shot["to_move"] == shot["seat"],
        bool(shot["curtain"]),
        bool(shot["odds"]),
        any(choice["reason"] for choice in shot["choices"]),
    )
