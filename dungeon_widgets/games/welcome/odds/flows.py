"""Cards that leave no choice, joined: what all of them do to all hit points, in one multiplication per outfit.

A blow moves all lanes up (see `lanes`), which is a multiplication by a power of two. So the blows that lead to the
same outfit, each as often as its cards come, are one multiplication by the sum of those powers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .lanes import IN_LANE, LANE
from .outfits import Outfit, Outfits


class Flow(NamedTuple):
    """What one kind does if there is one way to meet it."""

    blows: list[tuple[Outfit, int]]
    """An outfit, and by how much the lanes move: whoever is left without hit points is lost."""
    parts: list[tuple[Outfit, int, int]]
    """An outfit, the hit points lost, and the lanes of whom that holds for; hit points may be won."""
    jumps: list[tuple[Outfit, int, int]]
    """An outfit, the lane where all come to, and a one for each lane they come from."""


class Joined(NamedTuple):
    """Many kinds, each as often as it comes."""

    blows: list[tuple[Outfit, int]]
    parts: list[tuple[Outfit, int, int, int]]
    jumps: list[tuple[Outfit, int, int]]
    others: list[tuple[int, int]]
    """The kinds that leave a choice, and how often they come."""


CHOICE = Flow([], [], [])
"""Stands for a kind that leaves a choice, or whose shape depends on the moment."""


def joined(outfits: Outfits, outfit: Outfit, shares: Iterable[tuple[int, int]]) -> Joined:
    """What the kinds do to a hero who knows none of them again, each as often as its share says."""
    blows: dict[Outfit, int] = {}
    parts, others = [], []
    jumps: dict[tuple[Outfit, int], int] = {}
    flows = outfit.flows
    for kind, share in shares:
        flow = flows[kind] or _flow(outfits, outfit, kind)
        if flow is CHOICE:
            others.append((kind, share))
            continue
        for after, move in flow.blows:
            blows[after] = blows.get(after, 0) + (share << move)
        for after, lost, lanes in flow.parts:
            parts.append((after, LANE * lost, lanes, share))
        for after, back, ones in flow.jumps:
            jumps[after, back] = jumps.get((after, back), 0) + share * ones
    return Joined([*blows.items()], parts, [(*to, ones) for to, ones in jumps.items()], others)


def _flow(outfits: Outfits, outfit: Outfit, kind: int) -> Flow:
    if outfits.ranked[kind]:
        flow = CHOICE
    else:
        options = outfits.options(outfit, kind, 0, 0)
        if len(options) > 1 or any(option.swapped for option in options):
            flow = CHOICE
        else:
            flow = Flow([], [], [])
            for shifts, jumps, _ in options:
                for after, lost, _, _, lanes in shifts:
                    all_who_live = outfits.lanes.some(max(0, lost) + 1, outfits.lanes.top + 1) * IN_LANE
                    if lost >= 0 and lanes == all_who_live and not after.hopes:
                        flow.blows.append((after, LANE * lost))
                    else:
                        flow.parts.append((after, lost, lanes))
                flow.jumps.extend([(after, LANE * back, ones) for after, back, _, _, ones in jumps])
    outfit.flows[kind] = flow
    return flow
