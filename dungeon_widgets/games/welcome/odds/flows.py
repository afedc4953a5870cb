"""Cards that leave no choice, joined: what all of them do to all hit points, in one multiplication per outfit.

A blow moves all lanes up (see `lanes`), which is a multiplication by a power of two. So the blows that lead to the
same outfit, each as often as its cards come, are one multiplication by the sum of those powers. Which blows lead where is
the same for every deck: it is found once (`Course`), and for a deck only the shares are filled in (`joined`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .lanes import IN_LANE, LANE
from .outfits import Option, Outfit, Outfits

Slot = tuple[int, int]
"""A kind, and whether it has been met: a place for its share."""


class Flow(NamedTuple):
    """What one kind does if there is one way to meet it."""

    blows: tuple[tuple[Outfit, int], ...]
    """An outfit, and by how much the lanes move: whoever is left without hit points is lost."""
    parts: tuple[tuple[Outfit, int, int], ...]
    """An outfit, by how much the lanes move, and those of whom that holds for; hit points may be won."""
    jumps: tuple[tuple[Outfit, int, int], ...]
    """An outfit, the lane where all come to, and a one for each lane they come from."""


class Course(NamedTuple):
    """What many kinds do, before it is known how often each comes; each is known by the number of its slot."""

    blows: list[tuple[Outfit, list[tuple[int, int]]]]
    parts: list[tuple[Outfit, int, int, int]]
    jumps: list[tuple[Outfit, int, list[tuple[int, int]]]]
    choices: list[tuple[tuple[Option, ...], list[tuple[Outfit, int, int, int]]]]
    others: list[tuple[int, int, int]]


class Joined(NamedTuple):
    """Many kinds, each as often as it comes."""

    blows: list[tuple[Outfit, int]]
    parts: list[tuple[Outfit, int, int, int]]
    jumps: list[tuple[Outfit, int, int]]
    choices: list[tuple[tuple[Option, ...], list[tuple[Outfit, int, int, int]]]]
    """The ways that some kinds leave in common (to use a tile), and what each of them does if it is faced: see `parts`."""
    others: list[tuple[int, int, int]]
    """The kinds of which more is to be said, whether they have been met, and how often they come."""


CHOICE = Flow((), (), ())
"""Stands for a kind that leaves a choice, or whose shape depends on the moment."""


def course(outfits: Outfits, outfit: Outfit, slots: Iterable[Slot]) -> Course:
    """What the kinds of these slots do."""
    blows: dict[Outfit, list[tuple[int, int]]] = {}
    jumps: dict[tuple[Outfit, int], list[tuple[int, int]]] = {}
    choices: dict[tuple[Option, ...], list[tuple[Outfit, int, int, int]]] = {}
    parts, others = [], []
    flows = outfit.flows
    for slot, (kind, again) in enumerate(slots):
        flow = flows[again][kind] or _flow(outfits, outfit, kind, again)
        if flow is CHOICE:
            faced, *used = (None,) if outfits.ranked[kind] else outfits.options(outfit, kind, again, 0)
            if faced and len(faced.shifts) == 1 and not faced.jumps and not faced.swapped and used:
                after, lost, _, _, lanes = faced.shifts[0]
                if lost >= 0:
                    choices.setdefault(tuple(used), []).append((after, LANE * lost, lanes, slot))
                    continue
            others.append((kind, again, slot))
            continue
        for after, move in flow.blows:
            blows.setdefault(after, []).append((slot, move))
        for after, move, lanes in flow.parts:
            parts.append((after, move, lanes, slot))
        for after, back, ones in flow.jumps:
            jumps.setdefault((after, back), []).append((slot, ones))
    led = [(*to, ones) for to, ones in jumps.items()]
    return Course([*blows.items()], parts, led, [*choices.items()], others)


def joined(course: Course, shares: Sequence[int]) -> Joined:
    """The same, each kind as often as the share of its slot says."""
    return Joined(
        [
            (after, often)
            for after, hits in course.blows
            if (often := sum([shares[slot] << move for slot, move in hits]))
        ],
        [(after, move, lanes, shares[slot]) for after, move, lanes, slot in course.parts if shares[slot]],
        [
            (after, back, often)
            for after, back, hits in course.jumps
            if (often := sum([shares[slot] * ones for slot, ones in hits]))
        ],
        [
            (common, some)
            for common, faced in course.choices
            if (
                some := [
                    (after, move, lanes, shares[slot]) for after, move, lanes, slot in faced if shares[slot]
                ]
            )
        ],
        [(kind, again, shares[slot]) for kind, again, slot in course.others if shares[slot]],
    )


def _flow(outfits: Outfits, outfit: Outfit, kind: int, again: int) -> Flow:
    flow = CHOICE
    if not outfits.ranked[kind]:
        options = outfits.options(outfit, kind, again, 0)
        flow = outfits.flows.get(options) or _first_flow(outfits, options)
    outfit.flows[again][kind] = flow
    return flow


def _first_flow(outfits: Outfits, options: tuple[Option, ...]) -> Flow:
    flow = CHOICE
    if len(options) <= 1 and not any(option.swapped for option in options):
        blows, parts = [], []
        for after, lost, _, _, lanes in options[0].shifts if options else ():
            all_who_live = outfits.lanes.some(max(0, lost) + 1, outfits.lanes.top + 1) * IN_LANE
            if lost >= 0 and lanes == all_who_live and not after.hopes:
                blows.append((after, LANE * lost))
            else:
                parts.append((after, LANE * lost, lanes))
        jumps = [
            (after, LANE * back, ones) for after, back, _, _, ones in (options[0].jumps if options else ())
        ]
        flow = Flow(tuple(blows), tuple(parts), tuple(jumps))
    outfits.flows[options] = flow
    return flow
