"""The die in the air: parabolas and bounces on table, target and box, until it is too slow to bounce.

Only + - * / and square roots are used, in this order: other functions differ in their last bits between machines.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from .geometry import (
    BOX_HALF,
    BOX_HEIGHT,
    GRAVITY,
    IN_HOLE,
    ON_BOARD,
    ON_BONE,
    ON_TABLE,
    PHYSICS,
    TABLE_RADIUS,
    zone,
)
from .luck import normal

Vector = tuple[float, float, float]
Box = tuple[tuple[float, float], tuple[float, float]]
"""A point in the middle of the box's front face, and the direction (of length 1) it looks to."""
Frame = tuple[float, float, float, float, str]
"""A moment of the path: seconds, x, y, z and what happens there."""

MOST_BOUNCES = int(PHYSICS["max_bounces"])
RESTITUTION = {
    ON_TABLE: PHYSICS["e_table"],
    ON_BOARD: PHYSICS["e_board"],
    IN_HOLE: PHYSICS["e_hole"],
    ON_BONE: PHYSICS["e_bone"],
}
CONTACT = {ON_TABLE: "table", ON_BOARD: "board", IN_HOLE: "hole", ON_BONE: "bone"}

_G = GRAVITY
_E_SD, _E_LEAST, _E_MOST = PHYSICS["e_sd"], PHYSICS["e_lo"], PHYSICS["e_hi"]
_FRICTION, _FRICTION_MOST = PHYSICS["mu"], PHYSICS["cap"]
_KEEP_SD, _TUMBLE = PHYSICS["keep_sd"], PHYSICS["tumble"]
_SIDE_SPIN, _SPIN_DECAY = PHYSICS["k_spin"], PHYSICS["spin_decay"]
_STOP = PHYSICS["v_stop"]
_BOX_BACK = 1.0 + PHYSICS["box_e"]
_TABLE2 = TABLE_RADIUS * TABLE_RADIUS


class Flight(NamedTuple):
    """Where the flight ends and how fast. `before` counts table contacts before the target was `touched`."""

    x: float
    y: float
    vx: float
    vy: float
    contacts: int
    before: int
    off: bool
    box_hit: bool
    time: float

    @property
    def touched(self) -> bool:
        return self.before >= 0


def fly(
    hand: Vector,
    velocity: Vector,
    spin: float,
    seed: int,
    *,
    drag: float = 0.0,
    tumble: float = 1.0,
    restitution: float = 1.0,
    box: Box | None = None,
    path: list[Frame] | None = None,
) -> Flight:
    """Let go of the die. `path` is given the moments worth showing."""
    x, y, z = hand
    vx, vy, vz = velocity
    contacts, before = 0, -1
    off = box_hit = False
    clock = 0.0
    if path is not None:
        path.append((0.0, x, y, z, "hand"))
    for k in range(MOST_BOUNCES):
        under_root = vz * vz + 2.0 * _G * z
        dead = under_root < 0.0  # starts too far below the table top ever to reach it
        t = (vz + sqrt(max(under_root, 0.0))) / _G
        if drag:
            slower = 1.0 / (1.0 + drag * t)
            vx = vx * slower
            vy = vy * slower
        nx = x + vx * t
        ny = y + vy * t
        if path is not None and dead:
            path.append((max(t, 0.0), nx, ny, 0.0, "edge"))
        elif k == 0:
            crossing = _edge(x, y, z, vx, vy, vz, t)
            if crossing is not None:
                dead = True
                if path is not None:
                    path.append((crossing, x + vx * crossing, y + vy * crossing, 0.0, "edge"))
        if box is not None and not box_hit:
            bounce = _off_the_box(box, (x, y, z), (vx, vy, vz), (nx, ny), t)
            if bounce is not None:
                tc, cx, cy, cz, vx, vy = bounce
                nx = cx + vx * (t - tc)
                ny = cy + vy * (t - tc)
                box_hit = True
                if path is not None and not dead:
                    path.append((clock + tc, cx, cy, cz, "box"))
        impact = _G * t - vz
        x, y, z = nx, ny, 0.0
        clock += t
        off = dead or x * x + y * y > _TABLE2
        where = zone(x, y)
        if not off:
            if where != ON_TABLE and before < 0:
                before = contacts
            elif where == ON_TABLE and before < 0:
                contacts += 1
        if path is not None and not dead:
            path.append((clock, x, y, 0.0, "off" if off else CONTACT[where]))
        e = RESTITUTION[where] * restitution + _E_SD * normal(seed, 10 * k + 1)
        e = min(max(e, _E_LEAST), _E_MOST)
        vh = sqrt(vx * vx + vy * vy)
        lost = min(_FRICTION * (1.0 + e) * impact, _FRICTION_MOST * vh)
        keep = min(max(1.0 + _KEEP_SD * tumble * normal(seed, 10 * k + 3), 0.3), 1.5)
        scale = ((vh - lost) / vh if vh > 0 else 0.0) * keep
        # The direction turns by 2 atan(h): a rotation without sine and cosine.
        h = 0.5 * (_TUMBLE * tumble * normal(seed, 10 * k + 2) + _SIDE_SPIN * spin)
        q = 1.0 + h * h
        c = (1.0 - h * h) / q
        w = 2.0 * h / q
        vx, vy = scale * (c * vx - w * vy), scale * (w * vx + c * vy)
        spin = spin * _SPIN_DECAY
        vz = e * impact
        if off or vz < _STOP:
            break
    return Flight(x, y, vx, vy, contacts, before, off, box_hit, clock)


def _edge(x: float, y: float, z: float, vx: float, vy: float, vz: float, t: float) -> float | None:
    """When the die meets the edge of the table, if it comes from outside and is below the top there."""
    aa = vx * vx + vy * vy
    bb = x * vx + y * vy
    cc = x * x + y * y - _TABLE2
    qq = bb * bb - aa * cc
    if not (cc > 0 and qq > 0 and aa > 0):
        return None
    tc = (-bb - sqrt(qq)) / aa
    height = z + vz * tc - 0.5 * _G * tc * tc
    return tc if tc < t and height < 0.0 else None


def _off_the_box(
    box: Box, at: Vector, velocity: Vector, landing: tuple[float, float], t: float
) -> tuple[float, float, float, float, float, float] | None:
    """Time, place and new velocity where the flight meets the front face, or None. Only that face is solid."""
    (qx, qy), (wx, wy) = box
    x, y, z = at
    vx, vy, vz = velocity
    nx, ny = landing
    before = (x - qx) * wx + (y - qy) * wy
    after = (nx - qx) * wx + (ny - qy) * wy
    if not (before > 0 and after <= 0):
        return None
    tc = before / (before - after) * t
    cx = x + vx * tc
    cy = y + vy * tc
    cz = z + vz * tc - 0.5 * _G * tc * tc
    along = (cx - qx) * (-wy) + (cy - qy) * wx
    if not (abs(along) <= BOX_HALF and 0 <= cz <= BOX_HEIGHT):
        return None
    towards = vx * wx + vy * wy
    return tc, cx, cy, cz, vx - _BOX_BACK * towards * wx, vy - _BOX_BACK * towards * wy
