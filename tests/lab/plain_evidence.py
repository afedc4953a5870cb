"""What questions about something seen compute, counted again as a person would: all rounds, throw by throw."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any


def _rounds(keeper: str) -> list[tuple[int, int, int, int]]:
    """All rounds with their weights: where the treasure is, which chest one takes, which is opened."""
    found = []
    for treasure, taken in product(range(3), repeat=2):
        others = [chest for chest in range(3) if chest != taken]
        opened = [chest for chest in others if chest != treasure] if keeper == "knows" else others
        found += [(treasure, taken, chest, 2 // len(opened)) for chest in opened]
    return found


def chest_wins(keeper: str, way: str) -> Fraction:
    fit = [each for each in _rounds(keeper) if each[0] != each[2]]
    won = [n for treasure, taken, _, n in fit if (treasure == taken) == (way == "stay")]
    return Fraction(sum(won), sum(n for *_, n in fit))


def chest_shown(keeper: str) -> Fraction:
    all_of = _rounds(keeper)
    return Fraction(
        sum(n for treasure, _, opened, n in all_of if treasure == opened), sum(n for *_, n in all_of)
    )


@cache
def _sixes(throws: int, p: Fraction) -> tuple[int, ...]:
    """In how many equally likely ways 0, 1, 2, ... sixes come: one throw after the other."""
    ways = [1]
    for _ in range(throws):
        hit = [0, *(n * p.numerator for n in ways)]
        missed = [*(n * (p.denominator - p.numerator) for n in ways), 0]
        ways = [a + b for a, b in zip(hit, missed, strict=True)]
    return tuple(ways)


def exactly(sixes: int, throws: int) -> Fraction:
    rolls = list(product(range(1, 7), repeat=throws))
    return Fraction(sum(roll.count(6) == sixes for roll in rolls), len(rolls))


def some_throws() -> list[tuple[Any, ...]]:
    return [(k, n) for n in (1, 2, 3, 4, 5, 6) for k in range(7) if k <= n]


def from_line(throws: int, line: int, p: Any = Fraction(1, 6)) -> float:
    ways = _sixes(throws, Fraction(p))
    return sum(ways[line:]) / sum(ways)


def up_to_line(throws: int, line: int, p: Any = Fraction(1, 6)) -> float:
    ways = _sixes(throws, Fraction(p))
    return sum(ways[: line + 1]) / sum(ways)


def line_for(throws: int, level: Any) -> int:
    """Down from the highest line, as long as it does not accuse too often."""
    line = throws + 1
    while from_line(throws, line - 1) <= float(level):
        line -= 1
    return line


def fair_if_accused(throws: int, line: int, loaded: Any, share: Any) -> float:
    """Of many dice, each kind as often as in the bag."""
    fair, bad = (1 - float(share)) * from_line(throws, line), float(share) * from_line(throws, line, loaded)
    return fair / (fair + bad)


PLAIN_EVIDENCE: dict[str, Callable[..., Any]] = {
    each.__name__: each
    for each in (
        chest_shown, chest_wins, exactly, fair_if_accused, from_line, line_for, some_throws, up_to_line,
    )
}  # fmt: skip
