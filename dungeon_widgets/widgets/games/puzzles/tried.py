"""Which puzzles somebody has tried: rating, days in a row, and which comes next.

Kept as statistics are: on this machine, in the browser of a play page, and nowhere where visitors share a server.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, TypedDict

from ....engine.saving.saves import to_action
from ....engine.state import Action
from ....lab.puzzles.puzzle import Puzzle
from ....lab.puzzles.rating import START, Streak, kept_up, level_for, rated, standing_on
from ...files.stats import FileShelf, Shelf

WEEK = 5
"""Days that are shown as dots, today among them."""


class Tried(TypedDict):
    """One answer to one puzzle, in the order of `when` (seconds since 1970)."""

    id: str
    when: int
    puzzle: str
    level: int
    day: str
    action: list[Any]
    right: bool


def is_tried(data: Any) -> bool:
    """Whether data from a file or a browser is an answer to a puzzle."""
    if not isinstance(data, dict) or set(data) != set(Tried.__annotations__):
        return False
    texts = all(isinstance(data[key], str) and len(data[key]) <= 80 for key in ("id", "puzzle", "day"))
    if not texts or type(data["when"]) is not int or data["level"] not in (1, 2, 3):
        return False
    try:
        date.fromisoformat(data["day"])
        to_action(data["action"])
    except ValueError:
        return False
    return type(data["level"]) is int and type(data["right"]) is bool


SHELF: Shelf[Tried] = FileShelf("puzzles", is_tried)


class Solver:
    """Who solves: all their answers, and what follows from them. A second answer to a puzzle is not rated."""

    def __init__(self, shelf: Shelf[Tried] | None) -> None:
        self._shelf = shelf
        self._own: list[Tried] = []  # what is not on the shelf

    @property
    def tried(self) -> list[Tried]:
        """Every answer, first to last: what other kernels have kept is among them."""
        kept = self._shelf.read() if self._shelf is not None else []
        known = {each["id"] for each in kept}
        found = [*kept, *(each for each in self._own if each["id"] not in known)]
        return sorted(found, key=lambda each: each["when"])

    def note(self, puzzle: Puzzle, action: Action, right: bool, *, day: date, when: int, keep: bool) -> None:
        """One answer more; `keep` says whether it is to outlive the kernel."""
        told: Tried = {
            "id": f"{puzzle.id} {when} {len(self.tried)}",
            "when": when,
            "puzzle": puzzle.id,
            "level": puzzle.level,
            "day": day.isoformat(),
            "action": list(action),
            "right": right,
        }
        self._own.append(told)
        if keep and self._shelf is not None:
            self._shelf.keep([told])

    def clear(self) -> None:
        """Forget every answer."""
        self._own = []
        if self._shelf is not None:
            self._shelf.clear()

    def answer_to(self, puzzle: Puzzle) -> Tried | None:
        """The last answer to a puzzle."""
        return next((each for each in reversed(self.tried) if each["puzzle"] == puzzle.id), None)

    @property
    def rating(self) -> int:
        """The rating as it stands, in whole numbers."""
        return rating_of(self.tried)

    def streak(self, day: date) -> int:
        """Days in a row, as they stand on a day."""
        streak = Streak()
        for each in self.tried:
            streak = kept_up(streak, date.fromisoformat(each["day"]))
        return standing_on(streak, day)

    def week(self, day: date) -> list[bool]:
        """On which of the last days a puzzle was tried; the day itself is the last."""
        days = {each["day"] for each in self.tried}
        return [(day - timedelta(days=ago)).isoformat() in days for ago in reversed(range(WEEK))]

    def next_of(self, puzzles: Sequence[Puzzle], *, after: Puzzle | None = None) -> Puzzle:
        """The puzzle to come: none twice before all were seen, and of the new ones a level that fits the rating."""
        times = Counter(each["puzzle"] for each in self.tried)
        open_ = [each for each in puzzles if after is None or each.id != after.id] or list(puzzles)
        fewest = min(times[each.id] for each in open_)
        level = level_for(self.rating)
        return min(
            (each for each in open_ if times[each.id] == fewest), key=lambda each: abs(each.level - level)
        )

    def seen(self, puzzles: Sequence[Puzzle]) -> int:
        """How many of these were tried."""
        tried = {each["puzzle"] for each in self.tried}
        return sum(each.id in tried for each in puzzles)


def rating_of(tried: Sequence[Tried]) -> int:
    """The rating after these answers; only the first to each puzzle counts."""
    rating, seen = float(START), set()
    for each in tried:
        if each["puzzle"] not in seen:
            seen.add(each["puzzle"])
            rating = rated(rating, each["level"], right=each["right"])
    return round(rating)
