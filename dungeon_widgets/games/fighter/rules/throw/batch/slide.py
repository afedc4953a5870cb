"""`slide` on arrays: one step of 4 mm at a time for all dice that still move."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..geometry import IN_HOLE, ON_BOARD, ON_BONE, ON_TABLE
from ..slide import CLIMB2, MOST_STEPS, OUT_OF_HOLE2, OVER_BONE2, OVER_HOLE2, SLOWING, STEP, TURNED_BACK2
from .flight import Columns, Ended
from .points import Bools, Floats, Indices, zone


class Sliding(Columns):
    """The dice still sliding: place, direction, square of the speed and the zone they are in."""

    __slots__ = ("here", "index", "ux", "uy", "v2", "x", "y")

    index: Indices
    x: Floats
    y: Floats
    ux: Floats
    uy: Floats
    v2: Floats
    here: NDArray[np.int8]

    def __init__(self, ended: Ended) -> None:
        self.index = index = np.flatnonzero(~ended.off)
        vx, vy = ended.vx[index], ended.vy[index]
        self.v2 = vx * vx + vy * vy
        v = np.sqrt(self.v2)
        divisor = np.where(v > 0, v, 1.0)
        self.ux, self.uy = vx / divisor, vy / divisor
        self.x, self.y = ended.x[index], ended.y[index]
        self.here = zone(self.x, self.y)


def slide(ended: Ended) -> Bools:
    """Let the dice slide to their rest, which is written into `ended`; returns which have touched the target."""
    touched: Bools = ended.before >= 0
    d = Sliding(ended)
    for _ in range(MOST_STEPS):
        rests = _step(d, touched)
        if rests.any():
            done = d.index[rests]
            ended.x[done], ended.y[done] = d.x[rests], d.y[rests]
            d.keep(~rests)
            if not len(d.index):
                break
    ended.x[d.index], ended.y[d.index] = d.x, d.y
    return touched


def _step(d: Sliding, touched: Bools) -> Bools:
    """One step for all dice; returns which of them lie now."""
    d.v2 = d.v2 - SLOWING
    rests: Bools = ~(d.v2 > 0)
    nx = d.x + d.ux * STEP
    ny = d.y + d.uy * STEP
    there = zone(nx, ny)
    moves = ~rests
    changes = np.flatnonzero(moves & (there != d.here))
    drops = _cross(d, changes, nx, ny, there, rests, moves) if len(changes) else changes
    touched[d.index[moves & (there != ON_TABLE)]] = True
    d.x = np.where(moves, nx, d.x)
    d.y = np.where(moves, ny, d.y)
    d.here = np.where(moves, there, d.here)
    rests[drops] = True
    return rests


def _cross(
    d: Sliding, at: Indices, nx: Floats, ny: Floats, there: NDArray[np.int8], rests: Bools, moves: Bools
) -> Indices:
    """The dice `at` come to another zone: who may not go on leaves `moves`; returns who drops into a hole."""
    here, to, v2 = d.here[at], there[at], d.v2[at]
    climbs = (to == ON_BOARD) & (here == ON_TABLE)
    stops = climbs & (v2 <= CLIMB2)
    v2 = np.where(climbs, v2 - CLIMB2, v2)
    bone = to == ON_BONE
    slow = bone & (v2 <= OVER_BONE2)
    v2 = np.where(bone & ~slow, v2 - OVER_BONE2, v2)
    stops |= slow & (here == ON_TABLE)
    back = slow & (here == ON_BOARD)
    if back.any():
        turned = at[back]
        px, py, ux, uy = nx[turned], ny[turned], d.ux[turned], d.uy[turned]
        r = np.sqrt(px * px + py * py)
        ex, ey = px / r, py / r
        twice = 2.0 * (ux * ex + uy * ey)
        d.ux[turned], d.uy[turned] = ux - twice * ex, uy - twice * ey
        v2 = np.where(back, v2 * TURNED_BACK2, v2)
    drops = (to == IN_HOLE) & (v2 < OVER_HOLE2)
    stops |= (here == IN_HOLE) & (v2 <= OUT_OF_HOLE2)
    d.v2[at] = v2
    rests[at[stops]] = True
    moves[at[stops | back]] = False
    return np.asarray(at[drops & ~stops])
