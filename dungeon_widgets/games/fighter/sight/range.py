"""What the page of a throwing range is sent: the launch that is due, and what the throws came to."""

from __future__ import annotations

from typing import TypedDict

from ....engine.words import CardFace
from .combat_events import ThrowShow
from .parts import LaunchView


class RangeNumber(TypedDict):
    """A number as far as it is known: with the bounds of 95 %."""

    value: float
    low: float
    high: float


class RangePoint(TypedDict):
    """Where a throw came to rest, in mm from the middle of the target, and what it counted."""

    x: float
    y: float
    verdict: int


class RangeThrow(ThrowShow):
    """The last throw: how it was made, how it ended, and its way for the eye."""

    stance: int
    aim: int
    speed: int
    slope: int
    throws: list[str]
    verdict: int
    section: int
    face: int


class RangeView(TypedDict):
    """The whole range. `spread` is how far the throws scatter across and along, once there are a few.

    `series` are the hits in a row up to now, and the longest row.
    """

    launch: LaunchView
    faces: dict[str, CardFace]
    count: int
    thrown: list[RangePoint]
    last: RangeThrow | None
    hits: RangeNumber | None
    series: tuple[int, int]
    damage: float | None
    spread: tuple[RangeNumber, RangeNumber] | None
