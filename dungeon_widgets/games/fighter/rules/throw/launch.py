"""A launch in physical numbers, and the throw that follows from it and a seed."""

from __future__ import annotations

from math import atan, degrees, isfinite
from typing import NamedTuple

from .....engine.checks import short
from .flight import Box, Flight, Frame, Vector, fly
from .geometry import OFF_TABLE
from .slide import Slide, slide
from .verdict import face_of, half_turn, section_of, verdict_of

SEEDS = 1 << 32


class Launch:
    """How a die leaves the hand: place and velocity in mm and mm/s, side spin from -1 to 1.

    `drag` is per second, `tumble` and `restitution` multiply what the table does; `box` is a point of a box's front
    face and the direction it looks to.

    >>> Launch(hand=(0, -760, 260), velocity=(0, 1400, 280)).spin
    0.0
    """

    __slots__ = ("box", "drag", "hand", "restitution", "spin", "tumble", "velocity")

    def __init__(
        self,
        hand: Vector,
        velocity: Vector,
        spin: float = 0.0,
        *,
        drag: float = 0.0,
        tumble: float = 1.0,
        restitution: float = 1.0,
        box: Box | None = None,
    ) -> None:
        self.hand = _vector("hand", hand)
        self.velocity = _vector("velocity", velocity)
        self.spin = _number("spin", spin, -1.0, 1.0)
        self.drag = _number("drag", drag, 0.0, 10.0)
        self.tumble = _number("tumble", tumble, 0.0, 10.0)
        self.restitution = _number("restitution", restitution, 0.0, 10.0)
        self.box = None if box is None else _box(box)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Launch) and all(
            getattr(self, name) == getattr(other, name) for name in Launch.__slots__
        )

    def __hash__(self) -> int:
        return hash(tuple(getattr(self, name) for name in Launch.__slots__))

    def __repr__(self) -> str:
        rest = "".join(
            f", {name}={value!r}"
            for name, usual in (("drag", 0.0), ("tumble", 1.0), ("restitution", 1.0), ("box", None))
            if (value := getattr(self, name)) != usual
        )
        return f"Launch(hand={self.hand}, velocity={self.velocity}, spin={self.spin}{rest})"


class Landing(NamedTuple):
    """A die at rest: where, on which `section`, and what it counts for (`verdict`).

    `contacts` are those with the tabletop before the target was `touched`; `turn` is the angle of the die in degrees.

    >>> throw(Launch(hand=(0, -760, 260), velocity=(0, 1400, 280)), seed=1).verdict
    3
    """

    x: float
    y: float
    section: int
    verdict: int
    contacts: int
    touched: bool
    face: int
    box_hit: bool
    turn: float


def throw(
    launch: Launch, seed: int, *, bounces: int = 1, in_time: bool = True, path: list[Frame] | None = None
) -> Landing:
    """Throw a die: the same launch and seed rest at the same place on every machine.

    `bounces` contacts with the tabletop are due before the target, and `in_time` says whether the die was thrown in
    time. A list given as `path` is filled with the keyframes of the flight. `ValueError` if the seed is no whole
    number of 32 bits.

    >>> landing = throw(Launch(hand=(0, -760, 260), velocity=(0, 1400, 280), spin=0), seed=1)
    >>> landing.x, landing.y
    (-107.56890888547717, -101.04338270182328)
    >>> landing.section, landing.contacts, landing.face
    (3, 2, 5)
    """
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise ValueError(f"seed must be a whole number from 0 to {SEEDS - 1}, not {seed!r}")
    flight = fly(
        launch.hand,
        launch.velocity,
        launch.spin,
        seed,
        drag=launch.drag,
        tumble=launch.tumble,
        restitution=launch.restitution,
        box=launch.box,
        path=path,
    )
    return land(flight, seed, bounces=bounces, box_due=launch.box is not None, in_time=in_time, path=path)


def land(
    flight: Flight,
    seed: int,
    *,
    bounces: int,
    box_due: bool,
    in_time: bool,
    path: list[Frame] | None = None,
) -> Landing:
    """Let the die come to rest after its flight, and judge it."""
    end: Flight | Slide = flight if flight.off else slide(flight, path)
    h = half_turn(seed)
    contacts = flight.before if flight.touched else flight.contacts
    section = OFF_TABLE if flight.off else section_of(end.x, end.y, h)
    verdict = verdict_of(
        section,
        contacts,
        end.touched,
        bounces=bounces,
        box_due=box_due,
        box_hit=flight.box_hit,
        in_time=in_time,
    )
    turn = degrees(2 * atan(h))
    return Landing(end.x, end.y, section, verdict, contacts, end.touched, face_of(seed), flight.box_hit, turn)


def _number(what: str, value: float, least: float, most: float) -> float:
    good = isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value)
    if not good or not least <= value <= most:
        raise ValueError(f"{what} must be a number from {least:g} to {most:g}, not {short(value)}")
    return float(value)


def _vector(what: str, value: Vector) -> Vector:
    if not isinstance(value, (tuple, list)) or len(value) != 3:
        raise ValueError(f"{what} must be three numbers, not {short(value)}")
    x, y, z = (_number(what, part, -1e6, 1e6) for part in value)
    return x, y, z


def _box(value: Box) -> Box:
    try:
        (x, y), (nx, ny) = value
    except (TypeError, ValueError):
        raise ValueError(f"box must be ((x, y), (nx, ny)), not {short(value)}") from None
    place = (_number("box", x, -1e4, 1e4), _number("box", y, -1e4, 1e4))
    normal = (_number("box", nx, -1.0, 1.0), _number("box", ny, -1.0, 1.0))
    if abs(normal[0] ** 2 + normal[1] ** 2 - 1.0) > 1e-6:
        raise ValueError(f"the box must look in a direction of length 1, not {value[1]!r}")
    return place, normal
