"""The die too slow to bounce: it slides in steps of 4 mm, climbs, is turned back by a bone or falls into a hole."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from .flight import Flight, Frame
from .geometry import GRAVITY, IN_HOLE, ON_BOARD, ON_BONE, ON_TABLE, PHYSICS, zone

MOST_STEPS = int(PHYSICS["max_slide_steps"])
STEP = PHYSICS["ds"]
SLOWING = 2.0 * PHYSICS["mu_slide"] * GRAVITY * STEP
"""What a step takes from the square of the speed."""
CLIMB2 = PHYSICS["v_step"] ** 2
OVER_BONE2 = PHYSICS["v_bone"] ** 2
OVER_HOLE2 = PHYSICS["v_cap"] ** 2
OUT_OF_HOLE2 = PHYSICS["v_esc"] ** 2
TURNED_BACK2 = PHYSICS["refl2"]


class Slide(NamedTuple):
    """Where the die lies; `touched` may come only now, if it slides on to the target."""

    x: float
    y: float
    touched: bool
    time: float


def slide(flight: Flight, path: list[Frame] | None = None) -> Slide:
    """Let it slide from where the flight ended."""
    x, y = flight.x, flight.y
    touched = flight.touched
    v2 = flight.vx * flight.vx + flight.vy * flight.vy
    v = sqrt(v2)
    divisor = v if v > 0 else 1.0
    ux, uy = flight.vx / divisor, flight.vy / divisor
    here = zone(x, y)
    clock = flight.time
    for _ in range(MOST_STEPS):
        fast = v2
        v2 = v2 - SLOWING
        if not v2 > 0:
            break
        nx = x + ux * STEP
        ny = y + uy * STEP
        there = zone(nx, ny)
        drops = False
        if there != here:
            if there == ON_BOARD and here == ON_TABLE:  # up the rim of the target
                if v2 <= CLIMB2:
                    break
                v2 = v2 - CLIMB2
            elif there == ON_BONE:
                if v2 > OVER_BONE2:
                    v2 = v2 - OVER_BONE2
                elif here == ON_BOARD:  # turned back, about the radius through the next point
                    r = sqrt(nx * nx + ny * ny)
                    ex, ey = nx / r, ny / r
                    d = 2.0 * (ux * ex + uy * ey)
                    ux, uy = ux - d * ex, uy - d * ey
                    v2 = v2 * TURNED_BACK2
                    _show(path, clock, x, y, "rail")
                    continue
                elif here == ON_TABLE:
                    break
            drops = there == IN_HOLE and v2 < OVER_HOLE2
            if here == IN_HOLE and v2 <= OUT_OF_HOLE2:
                break
            _show(path, clock, x, y, _CROSSING[there])
        touched = touched or there != ON_TABLE
        x, y, here = nx, ny, there
        clock += 2.0 * STEP / (sqrt(fast) + sqrt(fast - SLOWING))
        if drops:
            break
    _show(path, clock, x, y, "rest")
    return Slide(x, y, touched, clock)


_CROSSING = {ON_TABLE: "out", ON_BOARD: "step", IN_HOLE: "in", ON_BONE: "over"}


def _show(path: list[Frame] | None, clock: float, x: float, y: float, what: str) -> None:
    if path is not None:
        path.append((clock, x, y, 0.0, what))
