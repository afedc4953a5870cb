"""What a puzzle is: a position, what each choice is worth, the best one, and the habit that misses it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal, NamedTuple

from ...engine.saving.moments import session_of
from ...engine.session import Session
from ...engine.state import Action

Measure = Literal["win", "live", "fight", "quest", "wound", "points"]
"""By what choices are judged.

- ``win``: the chance to win the game (together: that all win); ``points``: alone, the score.
- ``live``: inside the dungeon of Welcome, the chance that the hero comes out alive. Nothing else is left to decide there.
- ``fight``: in Dungeon Fighter, the chance that the monster dies with the dice that are left.
- ``quest``: in Dungeons, the chance to finish a quest this turn; ``wound``: that the monster one has sent wounds its hero.
"""

LEVELS = (1, 2, 3)


class Judged(NamedTuple):
    """What one choice is worth.

    - `key`: the action, as the page sends it (of a choice of several parts the first, the others done well).
    - `value`: a chance from 0 to 1, or points.
    - `error`: the standard error of what was played; None for what was counted.
    - `cases`: in how many of how many equally likely cases it goes well; where games were played, how many were won.
    """

    key: Action
    value: float
    error: float | None
    cases: tuple[int, int] | None


class Reason(NamedTuple):
    """What makes the difference: a name of the room, and how often it comes after the best choice and after the habit's.

    `best` and `other` are counts `(n, of)`. Names are those of `Hints.consequence`, and what a room counts (``"lives"``).
    """

    name: str
    best: tuple[int, int]
    other: tuple[int, int]


class Whole(NamedTuple):
    """What the best choice and that of the habit do for the whole game: both played on to its end, with the same luck.

    - `games`: how many games of each; `best`, `other`: how many of them were won.
    - `error`: the standard error of `lead`.
    """

    games: int
    best: int
    other: int
    error: float

    @property
    def lead(self) -> float:
        """How much more often the best choice wins."""
        return (self.best - self.other) / self.games


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best choice.

    - `id`: such as ``"welcome-17"``. `game`: the name of the game. `level`: 1 to 3.
    - `code`: opens the position. What the seat may not know is dealt at random in it, so it tells nothing.
    - `seat`: whose choice it is. `kind`: the sort of choice, which is the phase of the game.
    - `choices`: all that is legal, the best first. `best`, `habit`: their keys. `habit_name`: which habit.
    - `games`: how often each choice was played to its end; 0 if all was counted.
    - `whole`: where choices are judged by the moment at hand, what it does for the whole game; else None. A review blames none of
      the best choices.

    >>> from dungeon_widgets.lab.puzzles import bank
    >>> puzzle = bank("welcome")[0]
    >>> puzzle.best in puzzle.session().legal(), puzzle.habit != puzzle.best
    (True, True)
    """

    id: str
    game: str
    level: int
    code: str
    seat: int
    kind: str
    measure: Measure
    choices: tuple[Judged, ...]
    habit: Action
    habit_name: str
    games: int
    reasons: tuple[Reason, ...] = ()
    whole: Whole | None = None

    @property
    def number(self) -> int:
        """Its number among the puzzles of its game: the 17 of ``"welcome-17"``."""
        return int(self.id.rpartition("-")[2])

    @property
    def best(self) -> Action:
        """The key of the best choice."""
        return self.choices[0].key

    @property
    def exact(self) -> bool:
        """Whether all is counted: nothing was played, and no throw was simulated."""
        return all(choice.error is None for choice in self.choices)

    @property
    def gap(self) -> float:
        """How much more the best choice is worth than the next best."""
        return self.choices[0].value - self.choices[1].value

    def session(self) -> Session:
        """The position, to be shown or played on: seat `seat` is "You", club players sit at the others."""
        return session_of(self.code)

    def judged(self, key: Action) -> Judged:
        """What one choice is worth; `KeyError` for what is not legal here."""
        for choice in self.choices:
            if choice.key == key:
                return choice
        raise KeyError(key)

    def why(self, lang: str) -> str:
        """Why the best choice is best, in a few sentences."""
        from .why import why_of

        return why_of(self, lang)

    def habit_said(self, lang: str) -> str:
        """The habit in words: ``"always add a weak monster"``."""
        from .why import habit_said

        return habit_said(self, lang)


FIELDS = (
    "number", "level", "seat", "kind", "measure", "games", "of", "choices", "habit", "reasons", "whole", "code"
)  # fmt: skip
"""What the bank keeps of a puzzle, in this order: it is read often and by machines, so that names stand there once."""


def to_json(puzzle: Puzzle) -> list[Any]:
    """The puzzle as the bank keeps it; the game is the file's. Where cases are counted they say all."""
    cases = puzzle.choices[0].cases
    rows: list[list[Any]] = [
        [list(key), *(_short(found, cases) if found else _rounded(value, error))]
        for key, value, error, found in puzzle.choices
    ]
    habit = [choice.key for choice in puzzle.choices].index(puzzle.habit)
    reasons = [[name, *best, *other] for name, best, other in puzzle.reasons]
    return [
        puzzle.number, puzzle.level, puzzle.seat, puzzle.kind, puzzle.measure, puzzle.games, cases and cases[1], rows,
        [puzzle.habit_name, habit], reasons, puzzle.whole, puzzle.code,
    ]  # fmt: skip


def _short(found: tuple[int, int], cases: tuple[int, int] | None) -> tuple[int, ...]:
    """In how many cases, and of how many where that is not the number of the others."""
    return found[:1] if cases is not None and found[1] == cases[1] else found


def _rounded(value: float, error: float | None) -> tuple[float, float | None]:
    return round(value, 4), None if error is None else round(error, 4)


def from_json(game: str, data: list[Any]) -> Puzzle:
    """A puzzle of the bank."""
    number, level, seat, kind, measure, games, of, rows, (name, habit), reasons, whole, code = data
    choices = tuple(
        Judged(tuple(key), rest[0], rest[1], None)
        if of is None
        else in_cases(tuple(key), rest[0], rest[1] if len(rest) > 1 else of, played=games > 0)
        for key, *rest in rows
    )
    told = tuple(Reason(said, (n, all_n), (m, all_m)) for said, n, all_n, m, all_m in reasons)
    return Puzzle(
        f"{game}-{number}",
        game,
        level,
        code,
        seat,
        kind,
        measure,
        choices,
        choices[habit].key,
        name,
        games,
        told,
        None if whole is None else Whole(*whole),
    )


def in_cases(key: Action, n: int, of: int, *, played: bool) -> Judged:
    """A choice that goes well in `n` of `of` cases: exact, or games that were played.

    The error is that of verdicts (`spread` in bots/judging.py): one game won and one lost are added.
    """
    if not played:
        return Judged(key, n / of, None, (n, of))
    won, games = n + 1, of + 2
    return Judged(key, n / of, sqrt(won * (games - won) / games / (games - 1) / games), (n, of))
