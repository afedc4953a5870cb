"""The rating and the streak of who solves puzzles: plain arithmetic, kept by others.

A puzzle is an opponent: solved, it has lost. The formula is Elo's, with K = 20.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

K = 20
START = 1200
"""The rating of somebody who has solved nothing yet."""
RATED = {1: 1000, 2: 1200, 3: 1400}
"""The rating of a puzzle by its level."""


class Streak(NamedTuple):
    """How many days in a row somebody has tried a puzzle, and the last of them."""

    days: int = 0
    last: date | None = None


def expected(rating: float, level: int) -> float:
    """The chance that somebody of this rating solves a puzzle of this level.

    >>> expected(1200, 2), round(expected(1400, 1), 3)
    (0.5, 0.909)
    """
    return 1 / (1 + 10 ** ((RATED[level] - rating) / 400))


def rated(rating: float, level: int, *, right: bool) -> float:
    """The rating after one puzzle, right or wrong.

    >>> rated(1200, 2, right=True), rated(1200, 2, right=False)
    (1210.0, 1190.0)
    """
    return rating + K * (right - expected(rating, level))


def level_for(rating: float) -> int:
    """The level that fits a rating best: the one whose puzzles are nearest to it.

    >>> [level_for(rating) for rating in (900, 1200, 1350)]
    [1, 2, 3]
    """
    return min(RATED, key=lambda level: abs(RATED[level] - rating))


def kept_up(streak: Streak, day: date) -> Streak:
    """The streak after a puzzle on a day: one more if the last was the day before, as it is on the same day, else 1.

    A day before the last one (a clock that was put back) changes nothing.

    >>> kept_up(Streak(4, date(2026, 11, 17)), date(2026, 11, 18)).days
    5
    """
    if streak.last is not None and day <= streak.last:
        return streak
    goes_on = streak.last is not None and day - streak.last == timedelta(days=1)
    return Streak(streak.days + 1 if goes_on else 1, day)


def standing_on(streak: Streak, day: date) -> int:
    """The days in a row as they stand on a day: none once a day was left out.

    >>> standing_on(Streak(4, date(2026, 11, 17)), date(2026, 11, 18)), standing_on(Streak(4, date(2026, 11, 1)), date(2026, 11, 18))
    (4, 0)
    """
    return streak.days if streak.last is not None and day - streak.last <= timedelta(days=1) else 0
