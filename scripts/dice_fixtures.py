"""The snapshots of Dungeons, Dice & Danger for the page's own tests: see `make_fixtures`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.widgets.games.dice_danger import DungeonsDiceDanger

from .frames import Frame, as_file, counted, one_of_each, phases, played

EVENTS = 5
GAMES: list[dict[str, Any]] = [
    {"sheet": "annoyed_animals", "players": ["Ana", "Bram"], "seed": 1, "lang": "en"},
    {"sheet": "clumsy_cultists", "players": ["Ana"], "seed": 2, "lang": "fr", "overlay": "predict"},
    {"sheet": "puzzled_pyramid", "players": ["Ana", "bot:greedy"], "seed": 3, "lang": "fr", "mode": "play"},
    {"sheet": "defiant_dinosaurs", "players": ["Ana"], "seed": 4, "lang": "en"},
]


def generate() -> str:
    """The file: the frames that differ in kind, of every game."""
    return as_file(frame for settings in GAMES for frame in one_of_each(shots(settings), moment, EVENTS))


def shots(settings: dict[str, Any]) -> Iterator[Frame]:
    """A whole game in which people cross whatever they can, and one look back."""
    widget = DungeonsDiceDanger(**settings)
    yield from played(widget, Random(settings["seed"]), crossing)
    yield counted(widget.goto(phases(widget).index("roll")))


def moment(shot: Frame) -> Hashable:
    """What is asked, of whom, and with what in hand."""
    board, odds = shot["board"], shot["odds"] or {}
    mover = board["to_move"]
    turn = board["players"][mover]["turn"] if mover >= 0 and board["seat"] == mover else None
    return (
        board["phase"],
        bool(shot["curtain"]),
        bool(odds.get("locked")),
        any(choice["group"] == "torch" for choice in shot["choices"]),
        len(turn["left"]) if turn and board["phase"] == "write" else -1,
        any(choice["reason"] for choice in shot["choices"]),
    )


def crossing(legal: list[Action], _rng: Random) -> list[Action]:
    choices = [action for action in legal if action[0] != "end"] or legal
    return [action for action in choices if action == ("chest", "torches")] or choices
