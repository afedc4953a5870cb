"""The hand that throws: how far it scatters by skill, Borrowed Hand, the tremor of people, timing; and a throw by it.

A bot's hand spreads around its plan; a person's own gesture is the spread, so only the special throws add a tremor.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from ..content import load_content
from .action import LaunchAction, box_of, gestures_in_time, standing
from .flight import Frame, Vector, fly
from .geometry import STANCES
from .launch import Landing, land
from .luck import AIM, LOFT, SPIN, STRENGTH, TIMING, normal
from .manner import Manner

HUMAN = "human"
STEADY = 0.7
SLOWEST = 50.0


class Spread(NamedTuple):
    """Standard deviations: aim as a tangent, strength relative, slope, and timing in seconds."""

    aim: float
    strength: float
    loft: float
    timing: float


def skills() -> tuple[str, ...]:
    """Every hand there is, people's first."""
    return (HUMAN, *load_content().hands)


def spread_of(skill: str, manner: Manner, *, steady: bool = False, neighbour: str | None = None) -> Spread:
    """How a hand spreads in this manner.

    A person has a tremor: what makes an expert's spread as large as the throw says. Ordinary throws have none.
    With Borrowed Hand a bot throws with the worse of its own and its neighbour's hand.
    """
    hands = load_content().hands
    aim, strength, loft = manner.noise
    if skill == HUMAN:
        expert = hands["expert"]
        calm = STEADY if steady else 1.0
        return Spread(
            calm * (expert[0] * sqrt(max(0.0, aim * aim - 1.0))),
            calm * (expert[1] * sqrt(max(0.0, strength * strength - 1.0))),
            calm * (expert[2] * sqrt(max(0.0, loft * loft - 1.0))),
            0.0,
        )
    own = hands[skill]
    if neighbour in hands and "borrowed_hand" in manner.throws:
        own = max(own, hands[neighbour])
    return Spread(own[0] * aim, own[1] * strength, own[2] * loft, own[3])


class Release(NamedTuple):
    """How the die really left the hand, and whether the gestures came off in time."""

    hand: Vector
    velocity: Vector
    spin: float
    in_time: bool


def release(action: LaunchAction, manner: Manner, spread: Spread, seed: int) -> Release:
    """What the hand makes of a launch with this seed; a spread is not held inside the ranges of the throw."""
    a = action.aim / 1000 + spread.aim * normal(seed, AIM)
    s = action.speed * (1.0 + spread.strength * normal(seed, STRENGTH))
    m = action.slope / 1000 + spread.loft * normal(seed, LOFT)
    s = max(s, SLOWEST)
    q = sqrt(1.0 + a * a)
    vx, vy = s * a / q, s / q
    cosine, sine = STANCES[action.stance]
    in_time = manner.possible and gestures_in_time(action, manner)
    if manner.window is not None and spread.timing:
        in_time = in_time and abs(spread.timing * normal(seed, TIMING)) <= manner.window / 2
    return Release(
        standing(manner, action.stance),
        (cosine * vx - sine * vy, sine * vx + cosine * vy, s * m),
        manner.spin_sd * normal(seed, SPIN) if manner.spin_sd else action.spin / 1000,
        in_time,
    )


def throw_by_hand(
    action: LaunchAction,
    manner: Manner,
    spread: Spread,
    seed: int,
    *,
    granted: int = 0,
    path: list[Frame] | None = None,
) -> tuple[Landing, bool]:
    """The throw of this hand, and whether its gestures came off; `granted` table contacts are counted as well."""
    hand, velocity, spin, in_time = release(action, manner, spread, seed)
    box = action.extra("box")
    flight = fly(
        hand,
        velocity,
        spin,
        seed,
        drag=manner.drag,
        tumble=manner.tumble,
        restitution=manner.restitution,
        box=None if box is None else box_of(box),
        path=path,
    )
    bounces = manner.bounces - granted
    return land(flight, seed, bounces=bounces, box_due=manner.box, in_time=in_time, path=path), in_time
