"""Chances of a way through the dungeon: doors, pits, and locks tried again with the points left. Exact."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from ....engine.checks import whole
from .dice import threat_odds


class Leg(NamedTuple):
    """One step of a way: the door met (O, L6, T7) and the threat of a pit in the space behind it (0: none)."""

    door: str
    pit: int = 0


class RouteOdds(NamedTuple):
    """The chance to arrive with the turn still going on, the chance to arrive unhurt, and the wounds on the way.

    `wounds[n]` is the chance of n wounds on the way, whether one arrives or not.
    """

    arrive: Fraction
    unhurt: Fraction
    wounds: tuple[Fraction, ...]

    @property
    def mean_wounds(self) -> Fraction:
        """The wounds to expect."""
        return sum((n * p for n, p in enumerate(self.wounds)), Fraction(0))


def route_odds(
    legs: Sequence[Leg | str], points: int, move: int, *, door: int = 0, pit: int = 0, rerolls: int = 0
) -> RouteOdds:
    """A way of these legs with so many movement points and this Move score; nobody else plays a card.

    `door` and `pit` are added to those rolls. A lock that holds costs a point and is tried again while points are left.
    `rerolls` are used at the first failures.

    >>> route_odds(["O", "L6"], points=3, move=3).arrive
    Fraction(8, 9)
    >>> route_odds(["T6", "T6"], points=2, move=3).mean_wounds
    Fraction(2, 3)
    """
    whole(points, "points", 0)
    whole(move, "move", 0)
    taken = tuple(leg if isinstance(leg, Leg) else Leg(leg) for leg in legs)
    for leg in taken:
        if leg.door != "O" and not (leg.door[:1] in ("L", "T") and leg.door[1:].isdigit()):
            raise ValueError(f"a door is O, L or T with a threat, not {leg.door!r}")
    ends = walk(taken, points, move + door, move + pit, rerolls)
    most = max((wounds for _, wounds, _ in ends), default=0)
    return RouteOdds(
        arrive=sum((p for there, _, p in ends if there), Fraction(0)),
        unhurt=sum((p for there, wounds, p in ends if there and not wounds), Fraction(0)),
        wounds=tuple(sum((p for _, wounds, p in ends if wounds == n), Fraction(0)) for n in range(most + 1)),
    )


End = tuple[bool, int, Fraction]
"""Whether one arrived, the wounds on the way, and the chance of it."""


@cache
def walk(legs: tuple[Leg, ...], points: int, door: int, pit: int, rerolls: int) -> tuple[End, ...]:
    """All the ways a walk can end."""
    if not legs:
        return ((True, 0, Fraction(1)),)
    if points < 1:
        return ((False, 0, Fraction(1)),)
    leg, rest = legs[0], legs[1:]
    found: dict[tuple[bool, int], Fraction] = {}

    def add(ends: tuple[End, ...], chance: Fraction, wounds: int = 0) -> None:
        for there, more, p in ends:
            key = (there, more + wounds)
            found[key] = found.get(key, Fraction(0)) + chance * p

    def through(chance: Fraction, left: int, wounds: int) -> None:
        """The door is passed: the space behind it."""
        for ok, spare, p in rolled(pit, leg.pit, left):
            if ok:
                add(walk(rest, points - 1, door, pit, spare), chance * p, wounds)
            else:  # a pit wounds and ends the turn
                add(((False, 1, Fraction(1)),), chance * p, wounds)

    if leg.door == "O":
        through(Fraction(1), rerolls, 0)
    else:
        for ok, spare, p in rolled(door, int(leg.door[1:]), rerolls):
            if ok:
                through(p, spare, 0)
            elif leg.door[0] == "T":
                through(p, spare, 1)
            else:
                add(walk(legs, points - 1, door, pit, spare), p)
    return tuple((there, wounds, p) for (there, wounds), p in found.items())


def rolled(score: int, threat: int, rerolls: int) -> list[tuple[bool, int, Fraction]]:
    """How a threat roll can end: success or not, the re-throws left, the chance."""
    if not threat:
        return [(True, rerolls, Fraction(1))]
    p = threat_odds(score, threat)
    found = [(True, rerolls, p)]
    if rerolls:
        return [*found, (True, rerolls - 1, (1 - p) * p), (False, rerolls - 1, (1 - p) ** 2)]
    return [*found, (False, 0, 1 - p)]
