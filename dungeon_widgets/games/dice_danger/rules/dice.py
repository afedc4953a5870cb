"""The dice: every roll with its weight, and the different pairs that four or five dice can make."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import accumulate, combinations, combinations_with_replacement
from math import factorial, prod
from random import Random

from ....engine.state import Action, Outcomes

FACES = range(1, 7)
WHITE = 4
CASES = 6**5

Pair = tuple[int, int]
Pairing = tuple[Pair, Pair]
"""Two pairs of different dice; smaller die first, smaller pair first."""
Dice = tuple[int, ...]
"""Four white dice from small to large, then the black one."""


@cache
def rolls(dice: int) -> tuple[tuple[Dice, int], ...]:
    """The different rolls of so many like dice, each with its number of cases among ``6 ** dice``.

    >>> len(rolls(4)), sum(weight for _, weight in rolls(4))
    (126, 1296)
    """
    whole = factorial(dice)
    return tuple(
        (roll, whole // prod(map(factorial, Counter(roll).values())))
        for roll in combinations_with_replacement(FACES, dice)
    )


@cache
def outcomes() -> Outcomes:
    """The 756 different rolls of four white dice and a black one as chance actions."""
    return [(("roll", *white, black), weight) for white, weight in rolls(WHITE) for black in FACES]


@cache
def _thresholds() -> list[int]:
    return list(accumulate(weight for _, weight in outcomes()))


def draw_roll(rng: Random) -> Action:
    """One roll, by one ``rng.random()``."""
    return outcomes()[bisect(_thresholds(), int(rng.random() * CASES))][0]


@cache
def roll_actions() -> frozenset[Action]:
    """The rolls there are."""
    return frozenset(action for action, _ in outcomes())


def pairings(dice: Iterable[int]) -> list[Pairing]:
    """The different ways to make two pairs of four or five dice, equal dice counted once.

    Ruling 36: merged by dice and not by sums, because a double can do more than its sum. Other than four or five dice
    of 1 to 6 are refused with a ValueError.

    >>> pairings([2, 4, 5, 5])
    [((2, 4), (5, 5)), ((2, 5), (4, 5))]
    >>> len(pairings([2, 4, 5, 5, 3]))
    9
    """
    thrown = tuple(dice)
    if len(thrown) not in (4, 5):
        raise ValueError(f"pairs are made of 4 or 5 dice, not {len(thrown)}")
    for die in thrown:
        if isinstance(die, bool) or die not in FACES:
            raise ValueError(f"a die shows 1 to 6, not {die!r}")
    return list(_pairings(tuple(sorted(thrown))))


@cache
def _pairings(thrown: Dice) -> tuple[Pairing, ...]:
    found: set[Pairing] = set()
    for four in set(combinations(thrown, 4)):
        a, b, c, d = four  # sorted, because `thrown` is
        outer, inner = (a, d), (b, c)
        found |= {((a, b), (c, d)), ((a, c), (b, d)), (min(outer, inner), max(outer, inner))}
    return tuple(sorted(found))


def white_pairings(dice: Dice) -> tuple[Pairing, ...]:
    """What can be made without the black die."""
    return _pairings(dice[:WHITE])


def all_pairings(dice: Dice) -> tuple[Pairing, ...]:
    """What can be made with all five dice."""
    return _pairings(tuple(sorted(dice)))


def needs_black(dice: Dice, pairing: Pairing) -> bool:
    """Whether this pairing cannot be made with the white dice alone."""
    return pairing not in _pairings(dice[:WHITE])


@cache
def pair_actions(dice: Dice, black: bool) -> list[Action]:
    """The choices of a player who may use the black die, or may not."""
    made = all_pairings(dice) if black else white_pairings(dice)
    return [("pair", *one, *two) for one, two in made]
