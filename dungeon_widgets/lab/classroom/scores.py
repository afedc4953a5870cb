"""How good guesses were: distance to the truth, Brier score with luck in it, and calibration."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum
from typing import NamedTuple

BINS = 5
ENOUGH = 20  # fewer yes/no guesses say nothing about calibration


class Bin(NamedTuple):
    """Guesses of about the same size: how sure they were on average, how often it happened, how many they are."""

    said: float
    happened: float
    guesses: int


@dataclass(frozen=True)
class Scores:
    """A row of guesses. Lower is better throughout.

    `guesses` are pairs of a guess and the exact chance; `outcomes` pairs of a guess and whether it happened.

    >>> scores = Scores([(0.5, 0.75), (0.2, 0.2)], [(0.9, True), (0.9, False)])
    >>> scores.points, scores.distance, round(scores.brier, 2)
    (12.5, 0.03125, 0.41)
    >>> scores.calibration is None
    True
    """

    guesses: tuple[tuple[float, float], ...]
    outcomes: tuple[tuple[float, bool], ...]

    def __init__(
        self, guesses: Iterable[tuple[float, float]], outcomes: Iterable[tuple[float, bool]] = ()
    ) -> None:
        object.__setattr__(self, "guesses", tuple(guesses))
        object.__setattr__(self, "outcomes", tuple(outcomes))

    @property
    def points(self) -> float | None:
        """The mean distance in percentage points."""
        return 100 * _mean([abs(q - p) for q, p in self.guesses]) if self.guesses else None

    @property
    def distance(self) -> float | None:
        """The mean of (q - p)²: what the guesses alone are to blame for."""
        return _mean([(q - p) ** 2 for q, p in self.guesses]) if self.guesses else None

    @property
    def brier(self) -> float | None:
        """The mean of (q - y)² with y = 1 if it happened: luck is part of it."""
        return _mean([(q - happened) ** 2 for q, happened in self.outcomes]) if self.outcomes else None

    @property
    def calibration(self) -> list[Bin] | None:
        """Five bins by what was said, empty ones left out; nothing below twenty yes/no guesses."""
        if len(self.outcomes) < ENOUGH:
            return None
        bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
        for q, happened in self.outcomes:
            bins[min(BINS - 1, int(q * BINS))].append((q, happened))
        return [
            Bin(_mean([q for q, _ in each]), _mean([float(y) for _, y in each]), len(each))
            for each in bins
            if each
        ]


def _mean(values: list[float]) -> float:
    return fsum(values) / len(values)
