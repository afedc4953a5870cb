"""A target and a hand that scatters: which ring is hit, where to aim, and how large the scatter is.

A throw lands at the aim plus an error that is normal in both directions with the same spread s, so that its distance
from the aim has the law of Rayleigh: P(R <= r) = 1 - exp(-r² / 2s²).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise, product
from math import cos, exp, fsum, hypot, log, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.streams import stream

VALUES = (6, 5, 4, 3, 2, 1)
RADIAL, AROUND = 16, 48  # points of the integral in each ring
Z95 = 1.959963984540054


class Pit(NamedTuple):
    """Beyond a line to the right of the centre every throw costs points."""

    edge: float
    value: int


class Target(NamedTuple):
    """Rings of width 1 with their values from the centre out; outside is worth nothing.

    >>> plain = Target()
    >>> [round(p, 4) for p in plain.rings(2)[:4]]
    [0.1175, 0.276, 0.2819, 0.1893]
    >>> Target(pit=Pit(1.5, -6)).best_aim(1.5)[0] < 0
    True
    """

    values: tuple[int, ...] = VALUES
    pit: Pit | None = None

    def rings(self, spread: float, aim: tuple[float, float] = (0.0, 0.0)) -> list[float]:
        """The chance of each ring, and of missing the target; closed form at the centre, an integral elsewhere."""
        s = checked_spread(spread)
        if aim == (0.0, 0.0):
            within = [1 - exp(-(r**2) / (2 * s * s)) for r in range(len(self.values) + 1)]
            hits = [outer - inner for inner, outer in pairwise(within)]
        else:
            hits = [_ring(inner, s, aim) for inner in range(len(self.values))]
        return [*hits, max(0.0, 1 - fsum(hits))]

    def worth(self, x: float, y: float) -> int:
        """What a throw that lands here is worth."""
        if self.pit is not None and x > self.pit.edge:
            return self.pit.value
        ring = int(hypot(x, y))
        return self.values[ring] if ring < len(self.values) else 0

    def mean(self, spread: float, aim: tuple[float, float] = (0.0, 0.0)) -> float:
        """The expected points of one throw at this aim."""
        return _mean(self, checked_spread(spread), aim)

    def best_aim(self, spread: float) -> tuple[float, float]:
        """The best aim, to a tenth."""
        s = checked_spread(spread)
        reach = [n / 10 for n in range(-40, 41)]
        # Everything here is the same above and below the middle line, so the best aim lies on it.
        return max(((x, 0.0) for x in reach), key=lambda aim: round(self.mean(s, aim), 9))

    def heat(self, spread: float, cells: int = 13) -> list[list[float]]:
        """The expected points of an aim in each cell of a square that holds the target, top row first."""
        size, radius = whole_number(cells, "cells", 3, 41), len(self.values)
        at = [radius * (2 * (n + 0.5) / size - 1) for n in range(size)]
        return [[self.mean(spread, (x, -y)) for x in at] for y in at]

    def points(self, spread: float, aim: tuple[float, float] = (0.0, 0.0)) -> dict[int, float]:
        """The law of the points of one throw at the centre, or by integration elsewhere; without a pit."""
        law: dict[int, float] = {}
        for value, p in zip([*self.values, 0], self.rings(spread, aim), strict=True):
            law[value] = law.get(value, 0.0) + p
        return law


def _ring(inner: int, s: float, aim: tuple[float, float]) -> float:
    ax, ay = aim
    total = 0.0
    for step in range(RADIAL):
        r = inner + (step + 0.5) / RADIAL
        for turn in range(AROUND):
            angle = 2 * pi * (turn + 0.5) / AROUND
            dx, dy = r * cos(angle) - ax, r * sin(angle) - ay
            total += r * exp(-(dx * dx + dy * dy) / (2 * s * s))
    return total / (2 * pi * s * s) * (1 / RADIAL) * (2 * pi / AROUND)


@lru_cache(maxsize=4096)
def _mean(target: Target, s: float, aim: tuple[float, float]) -> float:
    """By a grid of equally likely errors: 40 by 40 slices of the normal law, in polar form."""
    total, count = 0.0, 40
    for i, j in product(range(count), repeat=2):
        r = s * sqrt(-2 * log(1 - (i + 0.5) / count))
        angle = 2 * pi * (j + 0.5) / count
        total += target.worth(aim[0] + r * cos(angle), aim[1] + r * sin(angle))
    return total / count**2


# -- throwing ---------------------------------------------------------------------------------------------


class Thrower:
    """A hand with a spread that throws at an aim; the same seed throws the same.

    >>> hand = Thrower(spread=2, seed=1).throw(30)
    >>> len(hand.points), hand.fit().low < 2 < hand.fit().high
    (30, True)
    """

    def __init__(
        self,
        target: Target | None = None,
        *,
        spread: float = 2,
        aim: tuple[float, float] = (0.0, 0.0),
        seed: int = 0,
    ) -> None:
        self.target = Target() if target is None else target
        self.spread = checked_spread(spread)
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.aim = aim
        self.aim_at(*aim)

    def aim_at(self, x: float, y: float) -> Thrower:
        """Aim elsewhere; what was thrown is taken away."""
        radius = len(self.target.values)
        for value in (x, y):
            if (
                isinstance(value, bool)
                or not isinstance(value, (int, float))
                or not -radius <= value <= radius
            ):
                raise ValueError(f"aim within the target, from {-radius} to {radius}, not {short(value)}")
        self.aim = (float(x), float(y))
        return self.clear()

    def clear(self) -> Thrower:
        """Forget all throws and begin again with the same seed."""
        self._rng: Random = stream(self.seed, "target")
        self.points: list[tuple[float, float]] = []
        return self

    def throw(self, times: int = 1) -> Thrower:
        """Throw so many times."""
        for _ in range(whole_number(times, "the number of throws", 1, 1_000_000)):
            self.points.append(one_throw(self._rng, self.spread, self.aim))
        return self

    def counts(self) -> list[int]:
        """How often each ring was hit, and none."""
        found = [0] * (len(self.target.values) + 1)
        for x, y in self.points:
            found[min(int(hypot(x, y)), len(self.target.values))] += 1
        return found

    def score(self) -> int:
        """What the throws are worth together."""
        return sum(self.target.worth(x, y) for x, y in self.points)

    def fit(self) -> Fit:
        """The spread that fits the throws, with its interval."""
        return fit([hypot(x - self.aim[0], y - self.aim[1]) for x, y in self.points])


class Fit(NamedTuple):
    """An estimate of the spread."""

    spread: float
    low: float
    high: float
    n: int

    def __repr__(self) -> str:
        return f"{self.spread:.3f} (95 %: {self.low:.3f} to {self.high:.3f}, n={self.n})"


def fit(distances: Iterable[float]) -> Fit:
    """The spread from distances: √(Σ R² / 2n), with a 95 % interval on its logarithm.

    >>> fit([1.0, 2.0, 3.0])
    1.528 (95 %: 0.867 to 2.690, n=3)
    """
    found = [float(r) for r in distances]
    if not found or not any(found):
        raise ValueError("to fit a spread at least one throw is needed, off the aim")
    s = sqrt(fsum(r * r for r in found) / (2 * len(found)))
    factor = exp(Z95 / (2 * sqrt(len(found))))
    return Fit(s, s / factor, s * factor, len(found))


def one_throw(rng: Random, spread: float, aim: tuple[float, float]) -> tuple[float, float]:
    """Where one throw lands: a distance by Rayleigh's law, in any direction."""
    r = spread * sqrt(-2 * log(1 - rng.random()))
    angle = 2 * pi * rng.random()
    return aim[0] + r * cos(angle), aim[1] + r * sin(angle)


# -- a party ------------------------------------------------------------------------------------------------


def total_law(laws: Sequence[dict[int, float]]) -> dict[int, float]:
    """The law of the sum of independent points.

    >>> total_law([{1: 0.5, 2: 0.5}, {1: 0.5, 2: 0.5}])
    {2: 0.25, 3: 0.5, 4: 0.25}
    """
    total = {0: 1.0}
    for law in laws:
        after: dict[int, float] = {}
        for a, p in total.items():
            for b, q in law.items():
                after[a + b] = after.get(a + b, 0.0) + p * q
        total = after
    return dict(sorted(total.items()))


def wild(spread: float, target: Target | None = None) -> dict[int, float]:
    """A throw with closed eyes: the spread is doubled, and so are the points."""
    law: dict[int, float] = {}
    for value, p in (target or Target()).points(2 * spread).items():
        law[2 * value] = law.get(2 * value, 0.0) + p
    return law


def party_chance(spreads: Sequence[float], health: int, blind: int | None = None) -> float:
    """The chance that one throw of each hero deals `health` together; hero number `blind` closes the eyes.

    >>> [round(party_chance([1, 1.5, 2], health), 3) for health in (9, 15)]
    [0.996, 0.386]
    """
    target = Target()
    laws = [wild(s) if number == blind else target.points(s) for number, s in enumerate(spreads)]
    return fsum(p for total, p in total_law(laws).items() if total >= health)


def best_plan(spreads: Sequence[float], health: int) -> int | None:
    """Which hero should close the eyes for a monster with so much health; none if nobody should."""
    plans: list[int | None] = [None, *range(len(spreads))]
    return max(plans, key=lambda blind: party_chance(spreads, health, blind))


def checked_spread(spread: float) -> float:
    """A spread between a needle and a blindfold."""
    if isinstance(spread, bool) or not isinstance(spread, (int, float)) or not 0.05 <= spread <= 20:
        raise ValueError(f"a spread is a number from 0.05 to 20, not {short(spread)}")
    return float(spread)
