"""What questions about many samples compute, counted again as a person would: die by die, throw by throw."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import exp, pi, sqrt
from typing import Any

FACES = {"fair": [1, 2, 3, 4, 5, 6], "chest": [1, 1, 1, 1, 1, 10]}

# -- sums of dice -----------------------------------------------------------------------------------


def _totals(dice: int, die: str = "fair") -> dict[int, int]:
    """In how many ways each sum comes: one die more at a time."""
    found = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, n in found.items():
            for face in FACES[die]:
                more[total + face] = more.get(total + face, 0) + n
        found = more
    return found


def mean_close(dice: int, die: str = "fair") -> Fraction:
    mean = Fraction(sum(FACES[die]), 6)
    close = sum(
        n for total, n in _totals(dice, die).items() if abs(Fraction(total, dice) - mean) <= Fraction(1, 2)
    )
    return Fraction(close, 6**dice)


def mean_at_least(dice: int, least: int) -> Fraction:
    high = sum(n for total, n in _totals(dice).items() if Fraction(total, dice) >= least)
    return Fraction(high, 6**dice)


def total_p(dice: int, total: int) -> Fraction:
    return Fraction(_totals(dice)[total], 6**dice)


def ways(dice: int, total: int) -> int:
    return _totals(dice)[total]


def total_spread(dice: int, die: str = "fair") -> float:
    totals = _totals(dice, die)
    mean = Fraction(sum(n * total for total, n in totals.items()), 6**dice)
    return sqrt(sum(n * (total - mean) ** 2 for total, n in totals.items()) / 6**dice)


def mean_spread(dice: int, die: str = "fair") -> float:
    return total_spread(dice, die) / dice


def normal_within(spreads: Any) -> float:
    """The area below the curve, in narrow strips (Simpson's rule)."""
    z, strips = float(spreads), 2000
    height = [exp(-((z * (2 * i / strips - 1)) ** 2) / 2) / sqrt(2 * pi) for i in range(strips + 1)]
    inner = 4 * sum(height[1:-1:2]) + 2 * sum(height[2:-1:2])
    return (height[0] + inner + height[-1]) * 2 * z / strips / 3


# -- intervals --------------------------------------------------------------------------------------

Z = {80: 1.2815515655446004, 95: 1.959963984540054, 99: 2.5758293035489004}


def _holds(hits: int, n: int, p: float, method: str, level: int) -> bool:
    """Whether so many hits are near enough to what p makes one expect: by their own error, or by that of p (Wilson)."""
    share = hits / n
    error = sqrt((share * (1 - share) if method == "textbook" else p * (1 - p)) / n)
    return abs(share - p) <= Z[level] * error


def _edge(hits: int, n: int, method: str, level: int, side: int) -> float:
    """The outermost p that is near enough, found by halving."""
    inside, outside = hits / n, hits / n + 2 * side
    if method == "wilson":
        outside = float(side > 0)
    if _holds(hits, n, outside, method, level):
        return outside
    for _ in range(200):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if _holds(hits, n, middle, method, level) else (inside, middle)
    return inside


def interval_low(hits: int, n: int, method: str = "wilson", level: int = 95) -> float:
    return _edge(hits, n, method, level, -1)


def interval_high(hits: int, n: int, method: str = "wilson", level: int = 95) -> float:
    return _edge(hits, n, method, level, 1)


def clear_wins(games: int) -> int:
    return min(wins for wins in range(games + 1) if _edge(wins, games, "wilson", 95, -1) > 0.5)


def _hits(n: int, p: float) -> list[float]:
    """How likely each number of hits is, one throw more at a time."""
    found = [1.0]
    for _ in range(n):
        found = [
            (found[k] * (1 - p) if k < len(found) else 0) + (found[k - 1] * p if k else 0)
            for k in range(len(found) + 1)
        ]
    return found


def interval_holds(n: int, p: Any, method: str = "wilson", level: int = 95) -> float:
    return sum(
        chance for hits, chance in enumerate(_hits(n, float(p))) if _holds(hits, n, float(p), method, level)
    )


def all_hit(n: int, p: Any) -> float:
    return _hits(n, float(p))[n]


PLAIN_SAMPLES: dict[str, Callable[..., Any]] = {
    name: made
    for name, made in list(globals().items())
    if callable(made) and name[0] != "_" and name.islower() and name not in ("exp", "sqrt")
}
