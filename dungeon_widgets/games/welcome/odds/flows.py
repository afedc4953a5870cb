"""Cards that leave no choice, joined: what all of them do to all hit points, in one multiplication per outfit.

A blow moves all lanes up (see `lanes`), which is a multiplication by a power of two. So the blows that lead to the
same outfit, each as often as its cards come, are one multiplication by the sum of those powers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .lanes import IN_LANE, LANE
from .outfits import Option, Outfit, Outfits

Share = tuple[int, int, int]
"""A kind, whether it has been met, and how often it comes."""


class Flow(NamedTuple):
    """What one kind does if there is one way to meet it."""

    blows: tuple[tuple[Outfit, int], ...]
    """An outfit, and by how much the lanes move: whoever is left without hit points is lost."""
    parts: tuple[tuple[Outfit, int, int], ...]
    """An outfit, by how much the lanes move, and those of whom that holds for; hit points may be won."""
    jumps: tuple[tuple[Outfit, int, int], ...]
    """An outfit, the lane where all come to, and a one for each lane they come from."""


class Joined(NamedTuple):
    """Many kinds, each as often as it comes."""

    blows: list[tuple[Outfit, int]]
    parts: list[tuple[Outfit, int, int, int]]
    jumps: list[tuple[Outfit, int, int]]
    others: list[Share]
    """The kinds that leave a choice, and how often they come."""


CHOICE = Flow((), (), ())
"""Stands for a kind that leaves a choice, or whose shape depends on the moment."""


def joined(outfits: Outfits, outfit: Outfit, shares: Iterable[Share]) -> Joined:
    """What the kinds do, each as often as its share says."""
    blows: dict[Outfit, int] = {}
    parts, others = [], []
    jumps: dict[tuple[Outfit, int], int] = {}
    flows = outfit.flows
    for kind, again, share in shares:
        flow = flows[again][kind] or _flow(outfits, outfit, kind, again)
        if flow is CHOICE:
            others.append((kind, again, share))
            continue
        for after, move in flow.blows:
            blows[after] = blows.get(after, 0) + (share << move)
        for after, move, lanes in flow.parts:
            parts.append((after, move, lanes, share))
        for after, back, ones in flow.jumps:
            jumps[after, back] = jumps.get((after, back), 0) + share * ones
    return Joined([*blows.items()], parts, [(*to, ones) for to, ones in jumps.items()], others)


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
