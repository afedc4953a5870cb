"""Intervals for a hidden chance: many samples of throws, an interval from each, and how often the truth lies inside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, sqrt
from typing import Any, NamedTuple

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.errors import unknown
from ...engine.streams import stream
from ...odds.estimate import Z95, wilson

HANDS = {"A": Fraction(1, 2), "B": Fraction(9, 10), "C": Fraction(97, 100)}
"""Hands whose chance to hit is hidden until it is asked for."""
METHODS = ("textbook", "wilson")
LEVELS = {80: 1.2815515655446004, 95: Z95, 99: 2.5758293035489004}
SIZES = (20, 100)
MOST_THROWS = 1000
MOST_SAMPLES = 20_000
CURVE = 200  # steps of the chance on the curve of coverage


class Interval(NamedTuple):
    """From `low` to `high`; that of the textbook may reach below 0 or above 1."""

    low: float
    high: float

    def holds(self, chance: Fraction | float) -> bool:
        """Whether a chance lies inside, ends included."""
        return self.low <= chance <= self.high


def interval(hits: int, n: int, method: str = "wilson", level: int = 95) -> Interval:
    """The interval that a method makes from so many hits.

    >>> [round(end, 3) for end in interval(18, 20, "textbook")], [round(end, 3) for end in interval(18, 20)]
    ([0.769, 1.031], [0.699, 0.972])
    """
    z = LEVELS[_level(level)]
    if _method(method) == "wilson":
        return Interval(*wilson(hits, n, z))
    p = hits / n
    half = z * sqrt(p * (1 - p) / n)
    return Interval(p - half, p + half)


def coverage(n: int, chance: Fraction | float, method: str = "wilson", level: int = 95) -> float:
    """How likely an interval from n throws holds the truth: all numbers of hits whose interval does, added up.

    >>> [round(coverage(20, p, "textbook"), 3) for p in (0.5, 0.9, 0.97)]
    [0.959, 0.876, 0.456]
    """
    return _added(n, float(chance), _ends(n, method, level))


def _added(n: int, p: float, ends: tuple[Interval, ...]) -> float:
    return sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k, one in enumerate(ends) if one.holds(p))


@lru_cache(maxsize=32)
def _ends(n: int, method: str, level: int) -> tuple[Interval, ...]:
    """The interval of every number of hits."""
    return tuple(interval(hits, n, method, level) for hits in range(n + 1))


@lru_cache(maxsize=32)
def coverage_curve(n: int, method: str, level: int) -> tuple[tuple[float, float], ...]:
    """The coverage for chances from 0 to 1, both left out."""
    ends = _ends(n, method, level)
    return tuple((step / CURVE, _added(n, step / CURVE, ends)) for step in range(1, CURVE))


class Samples:
    """A hand with a chance to hit, and samples of its throws, each with an interval. The same samples serve all methods.

    >>> made = Samples("B", seed=1).throw(25)
    >>> made.hits[:3], made.held
    ([17, 18, 20], 21)
    """

    def __init__(self, hand: str | Fraction | float = "A", *, throws: int = 20, seed: int = 0) -> None:
        self.chance = chance_of(hand)
        self.throws = whole_number(throws, "throws", 5, MOST_THROWS)
        self.method, self.level = "textbook", 95
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.clear()

    def clear(self) -> Samples:
        """Forget all samples, and begin again with the same seed."""
        self._hits: dict[int, list[int]] = {}
        self._luck = stream(self.seed, "intervals")
        self.written: Interval | None = None
        return self

    def choose(
        self, *, throws: int | None = None, method: str | None = None, level: int | None = None
    ) -> Samples:
        """Throw more or fewer times for a sample, or make the intervals in another way; samples are kept."""
        wanted = self.throws if throws is None else whole_number(throws, "throws", 5, MOST_THROWS)
        method = self.method if method is None else _method(method)
        level = self.level if level is None else _level(level)
        self.throws, self.method, self.level = wanted, method, level
        return self

    def throw(self, samples: int = 1) -> Samples:
        """So many samples more."""
        whole_number(samples, "samples", 1, MOST_SAMPLES)
        if self.n + samples > MOST_SAMPLES:
            raise ValueError(f"{MOST_SAMPLES} samples are enough: clear them to throw again")
        random, p = self._luck.random, float(self.chance)
        for _ in range(samples):
            self.hits.append(sum(random() < p for _ in range(self.throws)))
        return self

    def add(self, counts: Mapping[Any, int]) -> Samples:
        """Put the samples of others beside one's own: how often each number of hits came."""
        found: list[int] = []
        for hits, times in counts.items():
            text = str(hits)
            made = whole_number(int(text) if text.isdecimal() else hits, "a number of hits", 0, self.throws)
            found += [made] * whole_number(times, "how often it came", 0, MOST_SAMPLES)
        if self.n + len(found) > MOST_SAMPLES:
            raise ValueError(f"{MOST_SAMPLES} samples are enough: clear them to add more")
        self.hits.extend(found)
        return self

    def write(self, low: float, high: float) -> Samples:
        """An interval by feeling: between which chances one says that the truth lies."""
        if type(low) not in (int, float) or type(high) not in (int, float) or not 0 <= low <= high <= 1:
            raise ValueError("an interval goes from a chance to one that is no smaller, both from 0 to 1")
        self.written = Interval(float(low), float(high))
        return self

    # -- what it says -----------------------------------------------------------------------------------

    @property
    def hits(self) -> list[int]:
        """The hits of each sample of this size."""
        return self._hits.setdefault(self.throws, [])

    @property
    def n(self) -> int:
        """How many samples of this size there are."""
        return len(self.hits)

    @property
    def held(self) -> int:
        """How many of their intervals hold the truth."""
        return sum(count for hits, count in Counter(self.hits).items() if self.of(hits).holds(self.chance))

    def of(self, hits: int) -> Interval:
        """The interval of a sample with so many hits."""
        return _ends(self.throws, self.method, self.level)[hits]

    @property
    def coverage(self) -> float:
        """How likely an interval holds the truth."""
        return coverage(self.throws, self.chance, self.method, self.level)

    def __repr__(self) -> str:
        return f"Samples({self.n} of {self.throws} throws)"


def chance_of(hand: str | Fraction | float) -> Fraction:
    """The chance to hit of a hand, by its name or as a number; `ValueError` if there is none.

    >>> chance_of("Z")
    Traceback (most recent call last):
    ValueError: unknown hand 'Z'; choose from: A, B, C
    """
    if isinstance(hand, str):
        if hand not in HANDS:
            raise unknown("hand", hand[:40], tuple(HANDS))
        return HANDS[hand]
    if isinstance(hand, bool) or not isinstance(hand, (int, float, Fraction)) or not 0 < hand < 1:
        raise ValueError(
            f"a hand is one of {', '.join(HANDS)}, or a chance between 0 and 1, not {short(hand)}"
        )
    return Fraction(str(hand)) if isinstance(hand, float) else Fraction(hand)


def _method(name: str) -> str:
    if name not in METHODS:
        raise unknown("method", str(name)[:40], METHODS)
    return name


def _level(level: int) -> int:
    if level not in LEVELS:
        raise unknown("level", str(level)[:40], tuple(map(str, LEVELS)))
    return level
