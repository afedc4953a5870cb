"""Where to aim: the chance to hit for every point one may aim at, better with every slice.

To aim at a point means the launch whose dice, without any spread of the hand, come to rest there on average.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import fsum
from typing import NamedTuple

from ..rules.throw.action import LaunchAction
from ..rules.throw.hand import Spread, throw_by_hand
from ..rules.throw.luck import h32
from ..rules.throw.manner import Manner
from .law import has_numpy

REACH = 240.0
"""The map goes so far from the middle of the target, in mm."""
CELLS, PLAIN_CELLS = 21, 9
A_CELL, PLAIN_A_CELL = 10, 1
"""Throws per cell and slice, with NumPy and without: the map is coarser there, and says so."""
SLICES = 48
SPEEDS = 9
STILL = Spread(0.0, 0.0, 0.0, 0.0)
TRIES, PLAIN_TRIES = 150, 12


class AimMap(NamedTuple):
    """The chance to hit by the point aimed at: rows from the near side, cells from the left; `n` throws per cell.

    A `coarse` one has fewer cells and throws, as there is no NumPy.
    """

    p: list[list[float]]
    n: int
    coarse: bool


def aim_maps(launch: LaunchAction, manner: Manner, spread: Spread) -> Iterator[AimMap]:
    """Better and better maps for a hand with this loft; nothing where the box decides where the die goes."""
    if manner.box:
        return
    size = CELLS if has_numpy() else PLAIN_CELLS
    a_cell = A_CELL if has_numpy() else PLAIN_A_CELL
    step = 2 * REACH / size
    points = [
        (-REACH + step * (i + 0.5), -REACH + step * (j + 0.5)) for j in range(size) for i in range(size)
    ]
    ways = reaches(launch, manner)
    aims = [_clamped(x / (y - manner.hand[1]), manner.aim / 1000) for x, y in points]
    speeds = [speed_for(ways, y) for _, y in points]
    hits = [0] * len(points)
    for part in range(SLICES):
        for i, more in enumerate(_hits(launch, manner, spread, aims, speeds, a_cell, part)):
            hits[i] += more
        n = a_cell * (part + 1)
        yield AimMap([[hits[j * size + i] / n for i in range(size)] for j in range(size)], n, not has_numpy())


def _clamped(value: float, most: float) -> float:
    return min(max(value, -most), most)


def reaches(launch: LaunchAction, manner: Manner) -> list[tuple[float, float]]:
    """How far a steady hand comes on average with each of some speeds: (y, speed), the nearest first."""
    least, most = manner.speed
    tries = TRIES if has_numpy() else PLAIN_TRIES
    speeds = [least + (most - least) * i / (SPEEDS - 1) for i in range(SPEEDS)]
    found = list(zip(_mean_ys(launch, manner, speeds, tries), speeds, strict=True))
    rising = [found[0]]
    for y, speed in found[1:]:
        if y > rising[-1][0]:
            rising.append((y, speed))
    return rising


def speed_for(ways: list[tuple[float, float]], y: float) -> float:
    """The speed that comes to this distance on average, between those tried."""
    if y <= ways[0][0]:
        return ways[0][1]
    for (y0, s0), (y1, s1) in pairwise(ways):
        if y <= y1:
            return s0 + (s1 - s0) * (y - y0) / (y1 - y0)
    return ways[-1][1]


def _mean_ys(launch: LaunchAction, manner: Manner, speeds: list[float], n: int) -> list[float]:
    """How far `n` throws come on average, for each speed."""
    straight = launch._replace(aim=0, stance=0)
    if not has_numpy():
        sent = [straight._replace(speed=round(speed)) for speed in speeds]
        return [fsum(throw_by_hand(one, manner, STILL, h32(i))[0].y for i in range(n)) / n for one in sent]
    import numpy as np

    from ..rules.throw.batch import throws_by_hand
    from ..rules.throw.batch.points import h32 as h32_many

    seeds = np.tile(h32_many(np.arange(n, dtype=np.uint32)), len(speeds))
    each = np.repeat(np.array([float(round(speed)) for speed in speeds]), n)
    landed = throws_by_hand(straight, manner, STILL, seeds, speed=each)[0]
    means: list[float] = landed.y.reshape(len(speeds), n).mean(1).tolist()
    return means


def _hits(
    launch: LaunchAction,
    manner: Manner,
    spread: Spread,
    aims: list[float],
    speeds: list[float],
    n: int,
    part: int,
) -> list[int]:
    """The hits of `n` throws at each point, with seeds of this part."""
    first = part * n * len(aims)
    if not has_numpy():
        return [
            sum(_is_hit(launch, manner, spread, aim, speed, h32(first + i * n + k)) for k in range(n))
            for i, (aim, speed) in enumerate(zip(aims, speeds, strict=True))
        ]
    import numpy as np

    from ..rules.throw.batch import throws_by_hand
    from ..rules.throw.batch.points import h32 as h32_many

    seeds = h32_many(np.arange(first, first + n * len(aims), dtype=np.uint32))
    each = {"aim": np.repeat(np.array(aims), n), "speed": np.repeat(np.array(speeds), n)}
    verdicts = throws_by_hand(launch._replace(stance=0), manner, spread, seeds, **each)[1]
    hits: list[int] = (verdicts > 0).reshape(len(aims), n).sum(1).tolist()
    return hits


def _is_hit(
    launch: LaunchAction, manner: Manner, spread: Spread, aim: float, speed: float, seed: int
) -> bool:
    thrown = launch._replace(stance=0, aim=round(aim * 1000), speed=round(speed))
    return throw_by_hand(thrown, manner, spread, seed)[0].verdict > 0
