"""Simulated probabilities that carry their size, their error and their seed."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum, sqrt

Z95 = 1.959963984540054  # the 97.5 % point of the normal law


def wilson(hits: float, n: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share of `hits` in `n` runs; half a hit (a shared win) counts as that.

    >>> low, high = wilson(0, 100)
    >>> low, round(high, 3)
    (0.0, 0.037)
    """
    p = hits / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return 0.0 if hits == 0 else centre - half, 1.0 if hits == n else centre + half


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share of `hits` in `n` runs.

    >>> Estimate(58, 100, seed=1)
    0.580 ± 0.049 (simulated, n=100, seed=1)
    >>> low, high = Estimate(0, 100, seed=1).interval()
    >>> low, round(high, 3)
    (0.0, 0.037)

    Where nothing or everything was hit, a standard error of 0 would say too much: the bound of 95 % is shown.

    >>> Estimate(200, 200)
    all 200, at least 98.1 % (simulated)
    """

    hits: int
    n: int
    seed: int | None = None

    def __post_init__(self) -> None:
        if self.n < 1 or not 0 <= self.hits <= self.n:
            raise ValueError(f"{self.hits} hits in {self.n} runs is not a share")

    @property
    def p(self) -> float:
        """The share of hits."""
        return self.hits / self.n

    @property
    def error(self) -> float:
        """The standard error of `p`."""
        return sqrt(self.p * (1 - self.p) / self.n)

    def interval(self, z: float = Z95) -> tuple[float, float]:
        """Wilson's interval, by default of 95 %. It is sound also where nothing or everything was hit."""
        return wilson(self.hits, self.n, z)

    def __float__(self) -> float:
        return self.p

    def __repr__(self) -> str:
        seed = "" if self.seed is None else f", seed={self.seed}"
        low, high = self.interval()
        if self.hits == self.n:
            return f"all {self.n}, at least {_percent(low)} (simulated{seed})"
        if self.hits == 0:
            return f"none of {self.n}, at most {_percent(high)} (simulated{seed})"
        return f"{self.p:.3f} ± {self.error:.3f} (simulated, n={self.n}{seed})"


def _percent(p: float) -> str:
    return f"{100 * p:.1f} %"


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of a number over simulated games, with its standard error.

    >>> Mean.of([1, 2, 3, 4])
    2.500 ± 0.645 (simulated, n=4)
    """

    mean: float
    error: float
    n: int

    @classmethod
    def of(cls, values: list[float] | list[int]) -> Mean:
        """The mean of these values; `ValueError` if there is none."""
        n = len(values)
        if not n:
            raise ValueError("a mean needs at least one value")
        mean = fsum(values) / n
        if n == 1:
            return cls(mean, 0.0, 1)
        variance = fsum((value - mean) ** 2 for value in values) / (n - 1)
        return cls(mean, sqrt(variance / n), n)

    def __repr__(self) -> str:
        return f"{self.mean:.3f} ± {self.error:.3f} (simulated, n={self.n})"
