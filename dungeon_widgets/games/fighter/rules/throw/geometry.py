"""The table and the target: rings, sections, holes and bones. Millimetres, the middle of the target is the origin."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ..content import raw_file

_TABLE: dict[str, Any] = raw_file("tabletop")
_TARGET: dict[str, Any] = _TABLE["target"]

TABLE_RADIUS: float = _TABLE["radius"]
TARGET_RADIUS: float = _TARGET["radius"]
RINGS: tuple[tuple[float, int], ...] = tuple((radius, value) for radius, value in _TARGET["rings"])
SIX = 6
SIX_RADIUS: float = _TARGET["sixes"]["radius"]
SIX_CENTRES: tuple[tuple[float, float], ...] = tuple((x, y) for x, y in _TARGET["sixes"]["centres"])
HOLE_RADIUS: float = _TARGET["holes"]["radius"]
HOLE_OFFSET: float = _TARGET["holes"]["centres"][0][0]
"""The four holes lie at plus or minus this in x and in y, so that one comparison does for all."""
BONE_INNER: float = _TARGET["bones"]["inner"]
BONE_OUTER: float = _TARGET["bones"]["outer"]
BONE_COSINE: float = _TARGET["bones"]["cosine"]
BONE_AXES: tuple[tuple[float, float], ...] = tuple((x, y) for x, y in _TARGET["bones"]["axes"])
DIE_HALF: float = _TABLE["die"] / 2
HAND: tuple[float, float, float] = tuple(_TABLE["hand"])
STANCES: tuple[tuple[float, float], ...] = tuple((cosine, sine) for cosine, sine in _TABLE["stances"])
BOX_HALF: float = _TABLE["box"]["half_width"]
BOX_HEIGHT: float = _TABLE["box"]["height"]
PHYSICS: dict[str, float] = _TABLE["physics"]
GRAVITY: float = PHYSICS["g"]

ON_TABLE, ON_BOARD, IN_HOLE, ON_BONE = range(4)

OUTSIDE, HOLE, BONE, OFF_TABLE, NO_BOUNCE, NO_BOX, FAILED = range(-1, -8, -1)
"""What a die that does not count is called: sections below nought."""

CENTRE = RINGS[0][1]

_R2 = TARGET_RADIUS * TARGET_RADIUS
_INNER2 = BONE_INNER * BONE_INNER
_OUTER2 = BONE_OUTER * BONE_OUTER
_HOLE2 = HOLE_RADIUS * HOLE_RADIUS
_SIX2 = SIX_RADIUS * SIX_RADIUS
_RINGS2 = tuple((radius * radius, value) for radius, value in RINGS)


def zone(x: float, y: float) -> int:
    """What lies under a point: a hole before everything, a bone before board and table."""
    ax = abs(x) - HOLE_OFFSET
    ay = abs(y) - HOLE_OFFSET
    if ax * ax + ay * ay <= _HOLE2:
        return IN_HOLE
    r2 = x * x + y * y
    if _INNER2 <= r2 <= _OUTER2:
        reach = BONE_COSINE * sqrt(r2)
        for bx, by in BONE_AXES:
            if x * bx + y * by >= reach:
                return ON_BONE
    return ON_BOARD if r2 <= _R2 else ON_TABLE


def section(x: float, y: float) -> int:
    """The number printed at a point, or `OUTSIDE`, `HOLE` or `BONE`.

    >>> section(0, 0), section(170, 0), section(85, 85), section(300, 0)
    (10, 6, -2, -1)
    """
    where = zone(x, y)
    if where == IN_HOLE:
        return HOLE
    if where == ON_BONE:
        return BONE
    for cx, cy in SIX_CENTRES:
        dx = x - cx
        dy = y - cy
        if dx * dx + dy * dy <= _SIX2:
            return SIX
    r2 = x * x + y * y
    for ring2, value in _RINGS2:
        if r2 <= ring2:
            return value
    return OUTSIDE
