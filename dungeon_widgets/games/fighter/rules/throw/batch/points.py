"""The luck and the target of the plain model, on arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .. import geometry

Floats = NDArray[np.float64]
Ints = NDArray[np.int16]
Bools = NDArray[np.bool_]
Seeds = NDArray[np.uint32]
Indices = NDArray[np.intp]


def h32(x: Seeds) -> Seeds:
    """`luck.h32` on an array."""
    x = x ^ (x >> np.uint32(16))
    x *= np.uint32(0x7FEB352D)
    x ^= x >> np.uint32(15)
    x *= np.uint32(0x846CA68B)
    x ^= x >> np.uint32(16)
    return x


def uniform(seed: Seeds, channel: int) -> Floats:
    """`luck.uniform` on an array."""
    mixed = h32(seed ^ np.uint32(channel * 0x9E3779B9 & 0xFFFFFFFF))
    mixed += np.uint32(channel)
    out: Floats = h32(mixed).astype(np.float64)
    out += 0.5
    out *= 1.0 / 4294967296.0
    return out


def normal(seed: Seeds, channel: int) -> Floats:
    """`luck.normal` on an array."""
    c = 4 * channel
    total = uniform(seed, c)
    for more in range(c + 1, c + 4):
        total += uniform(seed, more)
    total -= 2.0
    total *= 1.7320508075688772
    return total


def zone(x: Floats, y: Floats) -> NDArray[np.int8]:
    """`geometry.zone` on arrays."""
    r2 = x * x + y * y
    where = (r2 <= geometry.TARGET_RADIUS * geometry.TARGET_RADIUS).astype(np.int8)
    near = np.flatnonzero(
        (r2 >= geometry.BONE_INNER * geometry.BONE_INNER) & (r2 <= geometry.BONE_OUTER * geometry.BONE_OUTER)
    )
    if len(near):
        nx, ny = x[near], y[near]
        reach = geometry.BONE_COSINE * np.sqrt(r2[near])
        on = np.zeros(len(near), bool)
        for bx, by in geometry.BONE_AXES:
            on |= nx * bx + ny * by >= reach
        where[near[on]] = geometry.ON_BONE
    ax = np.abs(x)
    ax -= geometry.HOLE_OFFSET
    ay = np.abs(y)
    ay -= geometry.HOLE_OFFSET
    ax *= ax
    ay *= ay
    ax += ay
    where[ax <= geometry.HOLE_RADIUS * geometry.HOLE_RADIUS] = geometry.IN_HOLE
    return where


def section(x: Floats, y: Floats) -> Ints:
    """`geometry.section` on arrays."""
    r2 = x * x + y * y
    value = np.full(x.shape, geometry.OUTSIDE, np.int16)
    for radius, ring in reversed(geometry.RINGS):
        value[r2 <= radius * radius] = ring
    for cx, cy in geometry.SIX_CENTRES:
        dx = x - cx
        dy = y - cy
        value[dx * dx + dy * dy <= geometry.SIX_RADIUS * geometry.SIX_RADIUS] = geometry.SIX
    where = zone(x, y)
    value[where == geometry.IN_HOLE] = geometry.HOLE
    value[where == geometry.ON_BONE] = geometry.BONE
    return value
