"""`flight` on arrays: one contact at a time for all dice still in the air.

Dice that have come down are taken out of the arrays, so that the loop gets shorter; the order of operations is that
of the plain model.
"""

from __future__ import annotations

import numpy as np

from .. import flight as plain
from ..flight import Box
from ..geometry import (
    BOX_HALF,
    BOX_HEIGHT,
    GRAVITY,
    ON_TABLE,
    PHYSICS,
    TABLE_RADIUS,
)
from .points import Bools, Floats, Indices, Ints, Seeds, normal, zone

_RESTITUTION = np.array([plain.RESTITUTION[where] for where in range(4)])
_TABLE2 = TABLE_RADIUS * TABLE_RADIUS


class Columns:
    """An array for each of the slots; `keep` drops the same dice from all of them."""

    __slots__: tuple[str, ...] = ()

    def keep(self, mask: Bools) -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name)[mask])


class InAir(Columns):
    """The dice still flying; `index` is their place among all."""

    __slots__ = ("before", "box_hit", "contacts", "index", "seed", "spin", "vx", "vy", "vz", "x", "y", "z")

    x: Floats
    y: Floats
    z: Floats
    vx: Floats
    vy: Floats
    vz: Floats
    spin: Floats
    seed: Seeds
    index: Indices
    contacts: Ints
    before: Ints
    box_hit: Bools

    def __init__(self, hand: list[Floats], velocity: list[Floats], spin: Floats, seed: Seeds) -> None:
        n = len(seed)
        self.x, self.y, self.z = hand
        self.vx, self.vy, self.vz = velocity
        self.spin, self.seed, self.index = spin, seed, np.arange(n)
        self.contacts = np.zeros(n, np.int16)
        self.before = np.full(n, -1, np.int16)
        self.box_hit = np.zeros(n, bool)


class Ended:
    """Where and how fast all flights ended, as `Flight`."""

    __slots__ = ("before", "box_hit", "contacts", "off", "vx", "vy", "x", "y")

    def __init__(self, n: int) -> None:
        self.x, self.y, self.vx, self.vy = np.empty(n), np.empty(n), np.empty(n), np.empty(n)
        self.contacts: Ints = np.zeros(n, np.int16)
        self.before: Ints = np.zeros(n, np.int16)
        self.off: Bools = np.zeros(n, bool)
        self.box_hit: Bools = np.zeros(n, bool)

    def take(self, dice: InAir, done: Bools, off: Bools) -> None:
        """Write down the dice whose flight is over."""
        at = dice.index[done]
        for name in ("x", "y", "vx", "vy", "contacts", "before", "box_hit"):
            getattr(self, name)[at] = getattr(dice, name)[done]
        self.off[at] = off[done]


def fly(
    dice: InAir, *, drag: float = 0.0, tumble: float = 1.0, restitution: float = 1.0, box: Box | None = None
) -> Ended:
    """Let go of all dice."""
    ended = Ended(len(dice.seed))
    for k in range(plain.MOST_BOUNCES):
        off = _bounce(dice, k, drag, tumble, restitution, box)
        done = off | (dice.vz < PHYSICS["v_stop"])
        if k == plain.MOST_BOUNCES - 1:
            done[:] = True
        ended.take(dice, done, off)
        dice.keep(~done)
        if not len(dice.index):
            break
    return ended


def _bounce(d: InAir, k: int, drag: float, tumble: float, restitution: float, box: Box | None) -> Bools:
    """One flight and the contact at its end, for all dice; returns which of them left the table."""
    p = PHYSICS
    under_root = d.vz * d.vz + 2.0 * GRAVITY * d.z
    off: Bools = under_root < 0.0
    t = (d.vz + np.sqrt(np.maximum(under_root, 0.0))) / GRAVITY
    if drag:
        slower = 1.0 / (1.0 + drag * t)
        d.vx = d.vx * slower
        d.vy = d.vy * slower
    nx = d.x + d.vx * t
    ny = d.y + d.vy * t
    if k == 0:
        off |= _edge(d, t)
    if box is not None:
        nx, ny = _off_the_box(d, nx, ny, t, box)
    impact = GRAVITY * t - d.vz
    d.x, d.y, d.z = nx, ny, np.zeros_like(nx)
    off |= nx * nx + ny * ny > _TABLE2
    where = zone(nx, ny)
    fresh = ~off & (d.before < 0)
    target = where != ON_TABLE
    d.before = np.where(fresh & target, d.contacts, d.before)
    d.contacts = d.contacts + (fresh & ~target)
    e = _RESTITUTION[where] * restitution + p["e_sd"] * normal(d.seed, 10 * k + 1)
    e = np.minimum(np.maximum(e, p["e_lo"]), p["e_hi"])
    vh = np.sqrt(d.vx * d.vx + d.vy * d.vy)
    lost = np.minimum(p["mu"] * (1.0 + e) * impact, p["cap"] * vh)
    keep = np.minimum(np.maximum(1.0 + p["keep_sd"] * tumble * normal(d.seed, 10 * k + 3), 0.3), 1.5)
    moves = vh > 0
    scale = np.where(moves, (vh - lost) / np.where(moves, vh, 1.0), 0.0) * keep
    h = 0.5 * (p["tumble"] * tumble * normal(d.seed, 10 * k + 2) + p["k_spin"] * d.spin)
    q = 1.0 + h * h
    c = (1.0 - h * h) / q
    w = 2.0 * h / q
    d.vx, d.vy = scale * (c * d.vx - w * d.vy), scale * (w * d.vx + c * d.vy)
    d.spin = d.spin * p["spin_decay"]
    d.vz = e * impact
    return off


def _edge(d: InAir, t: Floats) -> Bools:
    """Which dice come from outside and are below the table top where they meet its edge."""
    aa = d.vx * d.vx + d.vy * d.vy
    bb = d.x * d.vx + d.y * d.vy
    cc = d.x * d.x + d.y * d.y - _TABLE2
    qq = bb * bb - aa * cc
    meets = (cc > 0) & (qq > 0) & (aa > 0)
    tc = (-bb - np.sqrt(np.maximum(qq, 0.0))) / np.where(meets, aa, 1.0)
    height = d.z + d.vz * tc - 0.5 * GRAVITY * tc * tc
    return np.asarray(meets & (tc < t) & (height < 0.0))


def _off_the_box(d: InAir, nx: Floats, ny: Floats, t: Floats, box: Box) -> tuple[Floats, Floats]:
    """Where the dice land that meet the front face on their way; changes their velocity."""
    (qx, qy), (wx, wy) = box
    before = (d.x - qx) * wx + (d.y - qy) * wy
    after = (nx - qx) * wx + (ny - qy) * wy
    crosses = (before > 0) & (after <= 0) & ~d.box_hit
    tc = np.where(crosses, before / np.where(crosses, before - after, 1.0), 0.0) * t
    cx = d.x + d.vx * tc
    cy = d.y + d.vy * tc
    cz = d.z + d.vz * tc - 0.5 * GRAVITY * tc * tc
    along = (cx - qx) * (-wy) + (cy - qy) * wx
    hit = crosses & (np.abs(along) <= BOX_HALF) & (cz >= 0) & (cz <= BOX_HEIGHT)
    back = 1.0 + PHYSICS["box_e"]
    towards = d.vx * wx + d.vy * wy
    d.vx = np.where(hit, d.vx - back * towards * wx, d.vx)
    d.vy = np.where(hit, d.vy - back * towards * wy, d.vy)
    d.box_hit = d.box_hit | hit
    return np.where(hit, cx + d.vx * (t - tc), nx), np.where(hit, cy + d.vy * (t - tc), ny)
