"""Chances of single rolls, exact: an opposed roll of two dice, and a threat.

Nobody else plays a card; what the own hero can throw again is counted where it is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from ....engine.checks import whole

FACES = range(1, 7)


class CombatOdds(NamedTuple):
    """The chances of one round: to win, to tie (nobody is wounded), to lose.

    >>> sum(CombatOdds(win=Fraction(5, 12), tie=Fraction(1, 6), loss=Fraction(5, 12)))
    Fraction(1, 1)
    """

    win: Fraction
    tie: Fraction
    loss: Fraction


@cache
def combat_odds(lead: int, *, rerolls: int = 0) -> CombatOdds:
    """The chances of one round of combat with a score that is `lead` higher than the foe's (negative: lower).

    With `rerolls` the hero may throw their own die again, once, after seeing both dice. They do so where that wins
    more often than staying, or as often while losing less. `ValueError` if an argument is no whole number.

    >>> combat_odds(0)
    CombatOdds(win=Fraction(5, 12), tie=Fraction(1, 6), loss=Fraction(5, 12))
    >>> combat_odds(0, rerolls=1).win
    Fraction(125, 216)
    """
    whole(lead, "lead")
    whole(rerolls, "rerolls", 0)
    counts = [Fraction(0)] * 3
    for foe in FACES:
        for mine in FACES:
            best = again(lead, foe) if rerolls and throws_again(lead, mine, foe) else stay(lead, mine, foe)
            counts = [count + chance / 36 for count, chance in zip(counts, best, strict=True)]
    return CombatOdds(*counts)


def stay(lead: int, mine: int, foe: int) -> list[Fraction]:
    """What the dice as they lie come to."""
    return [Fraction(int(result(mine + lead, foe) == i)) for i in range(3)]


def again(lead: int, foe: int) -> list[Fraction]:
    """What another throw of the own die may come to."""
    return [Fraction(sum(result(mine + lead, foe) == i for mine in FACES), 6) for i in range(3)]


@cache
def throws_again(lead: int, mine: int, foe: int) -> bool:
    """Whether a hero who may throw their own die again does so, having seen both."""
    return better(again(lead, foe)) > better(stay(lead, mine, foe))


def better(chances: Sequence[Fraction]) -> tuple[Fraction, Fraction]:
    """What is preferred: to win more often, then to lose less often."""
    return chances[0], -chances[2]


def result(mine: int, theirs: int) -> int:
    """0 the hero strikes, 1 nobody, 2 the foe strikes."""
    return 0 if mine > theirs else 1 if mine == theirs else 2


@cache
def threat_odds(score: int, threat: int, *, rerolls: int = 0) -> Fraction:
    """The chance that a die plus the `score` reaches the `threat`.

    With `rerolls` a failed die is thrown again, once. `ValueError` if an argument is no whole number.

    >>> threat_odds(3, 6)
    Fraction(2, 3)
    >>> threat_odds(3, 6, rerolls=1)
    Fraction(8, 9)
    """
    whole(score, "score")
    whole(threat, "threat")
    whole(rerolls, "rerolls", 0)
    p = Fraction(sum(face + score >= threat for face in FACES), 6)
    return 1 - (1 - p) ** (1 + min(rerolls, 1))
