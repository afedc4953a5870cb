"""A person's own hand, estimated from the launches they have made: how far they scatter, with intervals.

A person's gesture is the spread; the kernel only adds a tremor to special throws. So the hand is in the launches
themselves: how much aim, speed and loft vary round what that person usually does in the same manner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import fsum, log, sqrt
from typing import Literal, NamedTuple

from ....odds import Estimate
from ..rules.content import load_content
from ..rules.throw.action import LaunchAction
from ..rules.throw.hand import HUMAN, Spread, spread_of
from ..rules.throw.manner import Manner
from ..rules.throw.plans import aimed_launch, planned_launch
from ..sight.view import FighterView

ENOUGH = 20
"""Own throws before the odds are those of one's own hand."""
ENOUGH_ALIKE = 5
"""Throws in the same manner before its usual launch is one's own."""
Z95 = 1.959963984540054

Bound = Literal["value", "low", "high"]


class Sent(NamedTuple):
    """A launch somebody made, in whole numbers, and what it came to."""

    throws: tuple[str, ...]
    aim: int
    speed: int
    slope: int
    verdict: int


class Sd(NamedTuple):
    """A standard deviation with the bounds of 95 %."""

    value: float
    low: float
    high: float


class OwnHand(NamedTuple):
    """The spread of a person's launches: aim as a tangent, strength relative, slope; from `n` throws."""

    aim: Sd
    strength: Sd
    loft: Sd
    n: int
    hits: Estimate


def seats_of(view: FighterView, names: Sequence[str], seat: int) -> set[int]:
    """The heroes that the person at a seat throws for."""
    return {
        other
        for other, hero in enumerate(view["heroes"])
        if hero["skill"] == HUMAN and names[other] == names[seat]
    }


def sent_by(view: FighterView, names: Sequence[str], seat: int) -> list[Sent]:
    """The throws of the person at a seat, at all seats of the same name."""
    mine = seats_of(view, names, seat)
    return [
        Sent(tuple(t["throws"]), t["aim"], t["speed"], t["slope"], t["verdict"])
        for t in view["thrown"]
        if t["seat"] in mine
    ]


def hand_of(sent: Sequence[Sent]) -> OwnHand | None:
    """The hand behind these launches, or None while they are too few to tell.

    >>> launches = [Sent((), aim, 1300 + 10 * aim, 200, 3) for aim in (-2, -1, 0, 1, 2)]
    >>> hand = hand_of(launches)
    >>> round(hand.aim.value, 5), hand.n
    (0.00158, 5)
    """
    groups = _alike(sent)
    freedom = len(sent) - len(groups)
    if freedom < 2:
        return None
    aim, strength, loft = (_pooled(groups, key, freedom) for key in (_aim, _speed, _slope))
    hits = Estimate(sum(one.verdict > 0 for one in sent), len(sent))
    return OwnHand(aim, strength, loft, len(sent), hits)


def _alike(sent: Iterable[Sent]) -> dict[tuple[str, ...], list[Sent]]:
    groups: dict[tuple[str, ...], list[Sent]] = {}
    for one in sent:
        groups.setdefault(one.throws, []).append(one)
    return groups


def _aim(one: Sent) -> float:
    return one.aim / 1000


def _speed(one: Sent) -> float:
    return log(one.speed)


def _slope(one: Sent) -> float:
    return one.slope / 1000


def _pooled(groups: dict[tuple[str, ...], list[Sent]], key: Callable[[Sent], float], freedom: int) -> Sd:
    """The spread round the mean of each manner, pooled; the interval of a standard deviation of normal numbers."""
    total = 0.0
    for group in groups.values():
        numbers = [key(one) for one in group]
        mean = fsum(numbers) / len(numbers)
        total += fsum((number - mean) ** 2 for number in numbers)
    sd = sqrt(total / freedom)
    half = Z95 * sd / sqrt(2 * freedom)
    return Sd(sd, max(0.0, sd - half), sd + half)


def own_spread(hand: OwnHand, manner: Manner, bound: Bound = "value", *, steady: bool = False) -> Spread:
    """The whole spread of a throw: the person's own and the tremor of the manner; timing as of an average hand.

    At a `bound` of what is known of the hand it is as small or as large as it may be.
    """
    tremor = spread_of(HUMAN, manner, steady=steady)
    timing = load_content().hands["average"][3]
    aim, strength, loft = (getattr(sd, bound) for sd in (hand.aim, hand.strength, hand.loft))
    return Spread(
        sqrt(aim**2 + tremor.aim**2),
        sqrt(strength**2 + tremor.strength**2),
        sqrt(loft**2 + tremor.loft**2),
        timing,
    )


def own_launch(sent: Sequence[Sent], manner: Manner) -> LaunchAction:
    """What the person usually does in this manner, or the plan while that is not known."""
    alike = [one for one in sent if one.throws == manner.throws]
    plan = planned_launch(manner, HUMAN)
    if len(alike) < ENOUGH_ALIKE:
        return plan
    n = len(alike)
    box = plan.extra("box")
    return aimed_launch(
        manner,
        aim=plan.aim if manner.box else round(sum(one.aim for one in alike) / n),
        speed=round(sum(one.speed for one in alike) / n),
        slope=round(sum(one.slope for one in alike) / n),
        box=None if box is None else (box[0], box[1], box[2], box[3]),
    )
