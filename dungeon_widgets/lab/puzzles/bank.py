"""The puzzles that ship, read when they are asked for, and the puzzle of a day."""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from pathlib import Path

from ...engine.errors import unknown
from ...engine.streams import Stream, shuffled
from .puzzle import LEVELS, Puzzle, from_json

CONTENT = Path(__file__).parent / "content"
ROOMS = ("welcome", "dice_danger", "dungeons", "fighter")
"""The games that have puzzles, in the order in which the days take their turns."""
FIRST = date(2026, 1, 1)


def rooms() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(room for room in ROOMS if (CONTENT / f"{room}.json").is_file())


def bank(game: str, level: int | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a game, or those of one level (1 to 3).

    `ValueError` names a game that has none, or a level there is not.

    >>> {puzzle.level for puzzle in bank("welcome", level=2)}
    {2}
    """
    if game not in rooms():
        raise unknown("puzzles of the game", game, rooms())
    if level is not None and (type(level) is not int or level not in LEVELS):
        raise ValueError(f"level must be 1, 2 or 3, not {level!r}")
    return tuple(puzzle for puzzle in _read(game) if level in (None, puzzle.level))


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of an id, such as ``"welcome-17"``; `ValueError` if there is none."""
    game = name.rpartition("-")[0] if isinstance(name, str) else ""
    if game in rooms():
        for puzzle in _read(game):
            if puzzle.id == name:
                return puzzle
    raise ValueError(f"there is no puzzle {name!r}")


def puzzle_of(day: date, game: str | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody: of a game, else the games take turns.

    None comes twice before all of its game have come once.

    >>> puzzle_of(date(2026, 11, 18)) == puzzle_of(date(2026, 11, 18))
    True
    """
    if not isinstance(day, date):
        raise ValueError(f"day must be a date, not {day!r}")
    number, games = (day - FIRST).days, rooms()
    if game is None:
        number, turn = divmod(number, len(games))
        game = games[turn]
    puzzles = bank(game)
    lap, place = divmod(number, len(puzzles))
    order = shuffled(range(len(puzzles)), Stream(lap, "puzzle of the day", game))
    return puzzles[order[place]]


@cache
def _read(game: str) -> tuple[Puzzle, ...]:
    data = json.loads((CONTENT / f"{game}.json").read_text(encoding="utf-8"))
    return tuple(from_json(game, each) for each in data["puzzles"])
