"""Sums of many dice: what settles down, what grows, and when a sum looks normal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import ceil, erf, gcd, sqrt
from typing import NamedTuple

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.streams import stream
from ...odds import Dist

FAIR = (1, 2, 3, 4, 5, 6)
CHEST = (1, 1, 1, 1, 1, 10)  # mostly a copper, now and then a purse
DICE = {"fair": FAIR, "chest": CHEST}
SIZES = (1, 2, 4, 16, 64)
MOST_DICE = 100
MOST_ROLLS = 100_000  # of so many dice: more would not look different
ROW = 1000  # dice of one long row
MOST_ROWS = 20
NEAR = Fraction(1, 2)


class Moments(NamedTuple):
    """The mean and the variance of one die."""

    mean: Fraction
    variance: Fraction


@lru_cache(maxsize=64)
def sum_of(faces: tuple[int, ...], dice: int) -> Dist[int]:
    """The distribution of the sum of so many dice, built up by doubling.

    >>> sum_of(FAIR, 2).p(7), sum_of(CHEST, 4).p(4)
    (Fraction(1, 6), Fraction(625, 1296))
    """
    if dice == 1:
        return Dist(Counter(faces))
    half = sum_of(faces, dice // 2)
    twice = Dist.combine(half, half, by=lambda a, b: a + b)
    return twice if dice % 2 == 0 else Dist.combine(twice, sum_of(faces, 1), by=lambda a, b: a + b)


def moments(faces: tuple[int, ...]) -> Moments:
    """The mean and the variance of one die.

    >>> moments(FAIR)
    Moments(mean=Fraction(7, 2), variance=Fraction(35, 12))
    """
    die = sum_of(faces, 1)
    return Moments(die.mean(), die.variance())


def normal_below(z: float) -> float:
    """The part of the normal curve below z standard deviations.

    >>> round(normal_below(1.96), 4)
    0.975
    """
    return (1 + erf(z / sqrt(2))) / 2


class DiceSums:
    """Rolls of so many dice at once, counted by their sum; and long rows of single dice, followed die by die.

    `near` says how far a mean may lie from the mean of the die to count as close.

    >>> sums = DiceSums(dice=4, seed=1).roll(1000)
    >>> sums.hits, sums.chance
    (501, Fraction(169, 324))
    """

    def __init__(
        self, faces: Sequence[int] = FAIR, *, dice: int = 4, near: Fraction = NEAR, seed: int = 0
    ) -> None:
        self.faces = checked_faces(faces)
        self.dice = whole_number(dice, "the number of dice", 1, MOST_DICE)
        self.near = Fraction(near)
        if self.near <= 0:
            raise ValueError(f"near is a distance above 0, not {short(near)}")
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.clear()

    def clear(self) -> DiceSums:
        """Forget all rolls and rows, and begin again with the same seed."""
        self._rolled: dict[tuple[tuple[int, ...], int], Counter[int]] = {}
        self._rng = {"rolls": stream(self.seed, "sums"), "rows": stream(self.seed, "rows")}
        self._rows: dict[tuple[int, ...], list[list[tuple[int, int]]]] = {}
        self.last: list[int] = []
        return self

    def choose(self, *, dice: int | None = None, faces: Sequence[int] | None = None) -> DiceSums:
        """Roll another number of dice, or other dice; what was rolled with the ones before is kept."""
        self.dice = self.dice if dice is None else whole_number(dice, "the number of dice", 1, MOST_DICE)
        self.faces = self.faces if faces is None else checked_faces(faces)
        self.last = []
        return self

    def roll(self, times: int = 1) -> DiceSums:
        """Roll all the dice so many times more."""
        whole_number(times, "times", 1, MOST_ROLLS)
        if self.n + times > MOST_ROLLS:
            raise ValueError(f"{MOST_ROLLS} rolls are enough: clear them to roll again")
        random, faces, sides = self._rng["rolls"].random, self.faces, len(self.faces)
        counts = self.counts
        for _ in range(times):
            self.last = [faces[int(random() * sides)] for _ in range(self.dice)]
            counts[sum(self.last)] += 1
        return self

    def row(self) -> DiceSums:
        """Roll one long row of single dice, and keep the sum on its way."""
        rows = self._rows.setdefault(self.faces, [])
        if len(rows) >= MOST_ROWS:
            raise ValueError(f"{MOST_ROWS} rows are enough: clear them to roll again")
        random, faces, sides = self._rng["rows"].random, self.faces, len(self.faces)
        total, way, mark = 0, [], 1
        for n in range(1, ROW + 1):
            total += faces[int(random() * sides)]
            if n in (mark, ROW):
                way.append((n, total))
                mark = n + max(1, n // 8)
        rows.append(way)
        return self

    # -- what it says -----------------------------------------------------------------------------------

    @property
    def counts(self) -> Counter[int]:
        """How often each sum came, with these dice."""
        return self._rolled.setdefault((self.faces, self.dice), Counter())

    @property
    def rows(self) -> list[list[tuple[int, int]]]:
        """The long rows: after n dice their sum, at some n."""
        return self._rows.get(self.faces, [])

    @property
    def n(self) -> int:
        """How often these dice were rolled."""
        return self.counts.total()

    @property
    def law(self) -> Dist[int]:
        """The exact distribution of the sum."""
        return sum_of(self.faces, self.dice)

    @property
    def moments(self) -> Moments:
        """The mean and the variance of one die."""
        return moments(self.faces)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the largest sum whose mean counts as close."""
        mean = self.moments.mean
        return ceil(self.dice * (mean - self.near)), int(self.dice * (mean + self.near))

    @property
    def hits(self) -> int:
        """How many rolls had a mean that counts as close."""
        low, high = self.bounds
        return sum(count for total, count in self.counts.items() if low <= total <= high)

    @property
    def chance(self) -> Fraction:
        """The exact chance of a mean that counts as close."""
        low, high = self.bounds
        return self.law.where(lambda total: low <= total <= high)

    @property
    def spread(self) -> float:
        """The standard deviation of the sum."""
        return sqrt(self.dice * self.moments.variance)

    @property
    def step(self) -> int:
        """Sums are so far apart: 1 for a fair die."""
        different = sorted(set(self.faces))
        return gcd(*(b - a for a, b in pairwise(different))) or 1

    def classes(self, low: int, high: int, most: int) -> list[tuple[int, int]]:
        """All sums from `low` to `high` in at most so many classes of equal width, as the first and the last of each."""
        step, least = self.step, self.dice * min(self.faces)
        first = least + (max(low, least) - least + step - 1) // step * step
        last = least + (min(high, self.dice * max(self.faces)) - least) // step * step
        points = (last - first) // step + 1
        width = max(1, -(-points // most)) * step
        return [(start, min(start + width - step, last)) for start in range(first, last + 1, width)]

    def __repr__(self) -> str:
        return f"DiceSums({self.dice} dice, {self.n} rolls)"


def checked_faces(faces: Sequence[int]) -> tuple[int, ...]:
    """The faces of a die; `ValueError` says what is wrong with them.

    >>> checked_faces([4])
    Traceback (most recent call last):
    ValueError: a die has 2 to 20 faces that are not all alike, not [4]
    """
    if isinstance(faces, (str, bytes)) or not isinstance(faces, Sequence):
        raise ValueError(f"name the faces as a list such as [1, 1, 1, 1, 1, 10], not {short(faces)}")
    if not 2 <= len(faces) <= 20 or len(set(faces)) < 2:
        raise ValueError(f"a die has 2 to 20 faces that are not all alike, not {short(faces)}")
    return tuple(whole_number(face, "a face", 0, 100) for face in faces)
