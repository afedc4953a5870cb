"""Chances of a way through the dungeon: doors, pits, and locks tried again with the points left. Exact."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from ....engine.checks import whole
from .dice import threat_odds


class Leg(NamedTuple):
    """One step of a way: its door, and the threat of the pit in the space behind it (0: no pit).

    A door is ``"O"`` (open), ``"L6"`` (a lock of 6) or ``"T7"`` (a trap of 7).

    >>> Leg("L6", pit=5)
    Leg(door='L6', pit=5)
    """

    door: str
    pit: int = 0


class RouteOdds(NamedTuple):
    """The chance to arrive with the turn still going on, the chance to arrive unhurt, and the wounds on the way.

    `wounds[n]` is the chance of n wounds on the way, whether the hero arrives or not.

    >>> route_odds([Leg("O"), Leg("L6", pit=5)], points=3, move=3)
    RouteOdds(arrive=Fraction(20, 27), unhurt=Fraction(20, 27), wounds=(Fraction(23, 27), Fraction(4, 27)))
    """

    arrive: Fraction
    unhurt: Fraction
    wounds: tuple[Fraction, ...]

    @property
    def mean_wounds(self) -> Fraction:
        """The wounds to expect."""
        return sum((n * p for n, p in enumerate(self.wounds)), Fraction(0))


def route_odds(
    legs: Sequence[Leg | str],
    points: int,
    move: int,
    *,
    door: int = 0,
    pit: int = 0,
    rerolls: int = 0,
    life: int | None = None,
) -> RouteOdds:
    """The chances of a way through the dungeon, if nobody else plays a card.

    - `legs`: the steps of the way, each a `Leg` or the text of its door.
    - `points`: movement points. A lock that holds costs a point and is tried again while points are left.
    - `move`: the hero's Move score. `door` and `pit` are bonuses to those rolls.
    - `rerolls`: failed dice that may be thrown again, each once. They are used so that arriving is likeliest, and
      among equals so that the hero is wounded least.
    - `life`: if it is given, the way ends with the wound that takes the last of it.

    `ValueError` names a door that does not exist, or a number that is out of range.

    >>> route_odds(["O", "L6"], points=3, move=3).arrive
    Fraction(8, 9)
    >>> route_odds(["T6", "T6"], points=2, move=3).mean_wounds
    Fraction(2, 3)
    >>> route_odds(["T6", "T6"], points=2, move=3, life=1).arrive
    Fraction(4, 9)
    """
    whole(points, "points", 0)
    whole(move, "move", 0)
    whole(rerolls, "rerolls", 0)
    if life is not None:
        whole(life, "life", 1)
    taken = tuple(leg if isinstance(leg, Leg) else Leg(leg) for leg in legs)
    for leg in taken:
        if leg.door != "O" and not (leg.door[:1] in ("L", "T") and leg.door[1:].isdigit()):
            raise ValueError(f"a door is O, L or T with a threat, not {leg.door!r}")
    ends = walk(taken, points, max(0, move + door), max(0, move + pit), rerolls, life)
    most = max((wounds for _, wounds in ends), default=0)
    return RouteOdds(
        arrive=sum((p for (there, _), p in ends.items() if there), Fraction(0)),
        unhurt=ends.get((True, 0), Fraction(0)),
        wounds=tuple(
            sum((p for (_, wounds), p in ends.items() if wounds == n), Fraction(0)) for n in range(most + 1)
        ),
    )


Ends = dict[tuple[bool, int], Fraction]
"""How a walk can end: whether one arrived and the wounds on the way, with the chance of it."""


@cache
def walk(legs: tuple[Leg, ...], points: int, door: int, pit: int, rerolls: int, life: int | None) -> Ends:
    """The ends of a walk, re-throws used as well as they can be."""
    if not legs:
        return {(True, 0): Fraction(1)}
    if points < 1:
        return {(False, 0): Fraction(1)}
    leg, rest = legs[0], legs[1:]

    def onward(left: int, alive: int | None) -> Ends:
        """Through the door, into the space behind it."""
        if not leg.pit:
            return walk(rest, points - 1, door, pit, left, alive)
        return thrown(
            threat_odds(pit, leg.pit),
            left,
            lambda spare: walk(rest, points - 1, door, pit, spare, alive),
            lambda spare: {(False, 1): Fraction(1)},  # a pit wounds and ends the turn
        )

    def trapped(left: int) -> Ends:
        """A trapped door opens anyway, and wounds."""
        if life == 1:
            return {(False, 1): Fraction(1)}
        return hurt(onward(left, None if life is None else life - 1))

    def held(left: int) -> Ends:
        """A lock that holds costs a point."""
        return walk(legs, points - 1, door, pit, left, life)

    if leg.door == "O":
        return onward(rerolls, life)
    failed = trapped if leg.door[0] == "T" else held
    return thrown(threat_odds(door, int(leg.door[1:])), rerolls, lambda spare: onward(spare, life), failed)


def thrown(p: Fraction, rerolls: int, passed: Callable[[int], Ends], failed: Callable[[int], Ends]) -> Ends:
    """A threat roll; a failed die is thrown again where that is better than leaving it."""
    lost = failed(rerolls) if p < 1 else {}
    if rerolls and 0 < p < 1:
        again = mixed((p, passed(rerolls - 1)), (1 - p, failed(rerolls - 1)))
        lost = max(lost, again, key=goodness)
    return mixed((p, passed(rerolls) if p else {}), (1 - p, lost))


def goodness(ends: Ends) -> tuple[Fraction, Fraction]:
    """To arrive more often, then to be wounded less."""
    arrive = sum((p for (there, _), p in ends.items() if there), Fraction(0))
    return arrive, -sum((wounds * p for (_, wounds), p in ends.items()), Fraction(0))


def mixed(*branches: tuple[Fraction, Ends]) -> Ends:
    """What happens with these chances, put together."""
    found: Ends = {}
    for chance, ends in branches:
        for end, p in ends.items():
            if chance:
                found[end] = found.get(end, Fraction(0)) + chance * p
    return found


def hurt(ends: Ends) -> Ends:
    """The same with a wound more."""
    return {(there, wounds + 1): p for (there, wounds), p in ends.items()}
