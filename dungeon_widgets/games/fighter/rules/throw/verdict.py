"""What a die at rest counts for: the section of most corners, ties, and the first reason for a miss (outside, hole,
bone, table, bounces, box, gesture).
"""

from __future__ import annotations

from .geometry import DIE_HALF, FAILED, HOLE, IN_HOLE, NO_BOUNCE, NO_BOX, OFF_TABLE, section, zone
from .luck import FACE, REST, uniform

CORNERS = ((1, 1), (-1, 1), (-1, -1), (1, -1))


def half_turn(seed: int) -> float:
    """The tangent of half the angle at which the die comes to rest, between -45 and 45 degrees."""
    return uniform(seed, REST) * 0.8284271247461903 - 0.41421356237309515


def face_of(seed: int) -> int:
    """The face on top, 1 to 6, whatever the place."""
    return min(int(uniform(seed, FACE) * 6.0) + 1, 6)


def section_of(x: float, y: float, h: float) -> int:
    """Where a die lies: the section with most of its corners, of equal ones the lower, misses counting 0.

    FR Frontières des sections. A die with its middle over a hole is in it.
    """
    q = 1.0 + h * h
    c = (1.0 - h * h) / q
    w = 2.0 * h / q
    corners = [
        section(x + DIE_HALF * (c * ex - w * ey), y + DIE_HALF * (w * ex + c * ey)) for ex, ey in CORNERS
    ]
    if zone(x, y) == IN_HOLE:
        return HOLE
    values = [max(corner, 0) for corner in corners]
    best = max(range(4), key=lambda i: values.count(values[i]) * 16 - values[i])
    return corners[best]


def verdict_of(
    section: int,
    contacts: int,
    touched: bool,
    *,
    bounces: int = 1,
    box_due: bool = False,
    box_hit: bool = False,
    in_time: bool = True,
) -> int:
    """A section that counts, or the reason why the throw is a miss (FR Raté), the first that holds.

    Fewer table contacts than due before the target, off the table, box not hit, outside or hole or bone; a gesture
    that failed spoils what would have been a hit.
    """
    if touched and contacts < bounces:
        return NO_BOUNCE
    if section == OFF_TABLE:
        return OFF_TABLE
    if box_due and touched and not box_hit:
        return NO_BOX
    if section > 0 and not in_time:
        return FAILED
    return section
