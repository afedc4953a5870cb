"""Redeals against the exact posterior: a redeal that keeps the view can still be biased.

Drawing each hidden card at its own chance node forgets what was seen later: it keeps every view and says 0.155
where 1/12 is right. Only frequencies find that out.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from ...state import State
from ...streams import stream
from ..data import canonical
from ..fit import misfit
from ..report import Report
from ..spot import Spot
from .redeals import check_world

MOST_WORLDS = 3_000
SAMPLE = 1_600


def check_posterior(state: State, seat: int | None, seed: int, spot: Spot, report: Report) -> bool:
    """Where the game lists the worlds behind a view, redeals must fall on them by their weights.

    Returns whether there was more than one world, and so something to see.
    """
    spot = spot.seat(seat)
    view = state.view(seat)
    worlds = few_worlds(state, seat)
    if worlds is None:
        return False
    listed = [(world.to_json(), weight) for world, weight in worlds]
    for world, weight in worlds:
        if type(weight) is not int or weight <= 0:
            raise spot.error(f"worlds() gives the weight {weight!r}, not a positive whole number")
        check_world(world, state, seat, view, spot, "worlds()")
    texts = {canonical(data) for data, _ in listed}
    if len(texts) < len(worlds):
        raise spot.error("worlds() lists a position twice")
    if canonical(state.to_json()) not in texts:
        raise spot.error("worlds() does not list the true position")
    rng = stream(seed, "posterior")
    drawn = [state.redealt(seat, rng).to_json() for _ in range(SAMPLE if len(worlds) > 1 else 20)]
    fields = varying([*drawn, *(data for data, _ in listed)])
    if found := misfit(
        [part(data, fields) for data in drawn], [(part(data, fields), w) for data, w in listed]
    ):
        raise spot.error(f"redealt() does not draw from the posterior that worlds() lists: {found}")
    report.posteriors += len(worlds) > 1
    report.worlds += len(worlds)
    return len(worlds) > 1


def varying(positions: list[dict[str, Any]]) -> list[str]:
    """The fields in which some positions differ: the others need not be compared."""
    first = positions[0]
    return sorted(
        {name for data in positions for name in data if name not in first or data[name] != first[name]}
    )


def part(data: dict[str, Any], fields: list[str]) -> dict[str, Any]:
    """These fields of a position."""
    return {name: data[name] for name in fields if name in data}


def few_worlds(state: State, seat: int | None) -> list[tuple[State, int]] | None:
    """The worlds behind the view, or None if the game does not list them or they are too many."""
    try:
        listed: Iterable[tuple[State, int]] = state.worlds(seat)
        worlds = list(islice(listed, MOST_WORLDS + 1))
    except NotImplementedError:
        return None
    return worlds if len(worlds) <= MOST_WORLDS else None
