"""Many throws at once, in chunks that fit into the processor's own memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np

from ..action import LaunchAction, box_of, gestures_in_time, standing
from ..flight import Box
from ..geometry import DIE_HALF, FAILED, HOLE, IN_HOLE, NO_BOUNCE, NO_BOX, OFF_TABLE, STANCES
from ..hand import SLOWEST, Spread
from ..luck import AIM, FACE, LOFT, REST, SPIN, STRENGTH, TIMING
from ..manner import Manner
from ..verdict import CORNERS
from .flight import Ended, InAir, fly
from .points import Bools, Floats, Ints, Seeds, normal, section, uniform, zone
from .slide import slide

CHUNK = 1 << 15


@dataclass(slots=True)
class Landings:
    """As `Landing`, an array for each field."""

    x: Floats
    y: Floats
    section: Ints
    contacts: Ints
    touched: Bools
    face: Ints
    box_hit: Bools

    def verdict(self, *, bounces: int, box_due: bool, in_time: Bools | bool = True) -> Ints:
        """What each die counts for: `verdict_of`, the last rule first."""
        verdict = self.section.copy()
        verdict[(verdict > 0) & ~np.asarray(in_time)] = FAILED
        if box_due:
            verdict[self.touched & ~self.box_hit & (self.section != OFF_TABLE)] = NO_BOX
        verdict[self.touched & (self.contacts < bounces)] = NO_BOUNCE
        return verdict


def throw_many(
    hand: Sequence[Floats],
    velocity: Sequence[Floats],
    spin: Floats,
    seeds: Seeds,
    *,
    drag: float = 0.0,
    tumble: float = 1.0,
    restitution: float = 1.0,
    box: Box | None = None,
) -> Landings:
    """`launch.throw` for arrays of launches, each with its own seed."""
    parts = []
    for start in range(0, len(seeds), CHUNK):
        cut = slice(start, start + CHUNK)
        dice = InAir([a[cut] for a in hand], [a[cut] for a in velocity], spin[cut], seeds[cut])
        ended = fly(dice, drag=drag, tumble=tumble, restitution=restitution, box=box)
        parts.append(_land(ended, seeds[cut]))
    if len(parts) == 1:
        return parts[0]
    return Landings(
        **{
            field.name: np.concatenate([getattr(part, field.name) for part in parts])
            for field in fields(Landings)
        }
    )


def _land(ended: Ended, seeds: Seeds) -> Landings:
    touched = slide(ended)
    h = uniform(seeds, REST) * 0.8284271247461903 - 0.41421356237309515
    q = 1.0 + h * h
    c = (1.0 - h * h) / q
    w = 2.0 * h / q
    x, y = ended.x, ended.y
    corners = np.stack(
        [section(x + DIE_HALF * (c * ex - w * ey), y + DIE_HALF * (w * ex + c * ey)) for ex, ey in CORNERS]
    )
    values = np.maximum(corners, 0)
    counts = (values[None] == values[:, None]).sum(1)
    best = (counts * 16 - values).argmax(0)
    place: Ints = np.take_along_axis(corners, best[None], 0)[0]
    place[zone(x, y) == IN_HOLE] = HOLE
    place[ended.off] = OFF_TABLE
    contacts = np.where(ended.before >= 0, ended.before, ended.contacts)
    face = np.minimum((uniform(seeds, FACE) * 6.0).astype(np.int16) + 1, 6).astype(np.int16)
    return Landings(x, y, place, contacts, touched, face, ended.box_hit)


def throws_by_hand(
    action: LaunchAction,
    manner: Manner,
    spread: Spread,
    seeds: Seeds,
    *,
    aim: Floats | None = None,
    speed: Floats | None = None,
) -> tuple[Landings, Ints]:
    """`hand.throw_by_hand` for many seeds: where the dice lie, and what they count for.

    With `aim` (tangents) and `speed` each throw has its own, for a map of where to aim.
    """
    a = (action.aim / 1000 if aim is None else aim) + spread.aim * normal(seeds, AIM)
    s = (action.speed if speed is None else speed) * (1.0 + spread.strength * normal(seeds, STRENGTH))
    m = action.slope / 1000 + spread.loft * normal(seeds, LOFT)
    s = np.maximum(s, SLOWEST)
    q = np.sqrt(1.0 + a * a)
    vx, vy = s * a / q, s / q
    cosine, sine = STANCES[action.stance]
    zeros = np.zeros(len(seeds))
    hand = [zeros + part for part in standing(manner, action.stance)]
    velocity = [cosine * vx - sine * vy, sine * vx + cosine * vy, s * m]
    spin = manner.spin_sd * normal(seeds, SPIN) if manner.spin_sd else zeros + action.spin / 1000
    box = action.extra("box")
    landings = throw_many(
        hand,
        velocity,
        spin,
        seeds,
        drag=manner.drag,
        tumble=manner.tumble,
        restitution=manner.restitution,
        box=None if box is None else box_of(box),
    )
    in_time: Bools | bool = manner.possible and gestures_in_time(action, manner)
    if manner.window is not None and spread.timing:
        in_time = in_time & (np.abs(spread.timing * normal(seeds, TIMING)) <= manner.window / 2)
    return landings, landings.verdict(bounces=manner.bounces, box_due=manner.box, in_time=in_time)
