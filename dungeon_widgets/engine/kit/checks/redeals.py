"""Redeals: another world behind the same view."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ...state import CHANCE, OVER, State, digest
from ...streams import stream
from ..data import difference
from ..report import Report
from ..spot import Spot

REDEALS = 4


def check_redeals(state: State, seat: int | None, seed: int, spot: Spot, report: Report) -> bool:
    """Redealt worlds look the same from the seat; returns whether any of them differed from the truth."""
    spot = spot.seat(seat)
    view = state.view(seat)
    before = digest(state)
    differed = False
    for i in range(REDEALS):
        world = state.redealt(seat, stream(seed, "redeal", i))
        if world is state:
            raise spot.error("redealt() hands back the true state itself")
        check_world(world, state, seat, view, spot, "redealt()")
        again = state.redealt(seat, stream(seed, "redeal", i))
        if digest(again) != digest(world):
            raise spot.error("redealt() gives another world for the same luck")
        # Behind an equal view the truth may be another: with equal luck the worlds imagined must be the same.
        other = world.redealt(seat, stream(seed, "redeal", "again", i))
        if digest(other) != digest(state.redealt(seat, stream(seed, "redeal", "again", i))):
            raise spot.error(
                "redealt() uses what the view does not show: an equal view with equal luck gives another world"
            )
        differed = differed or digest(world) != before
        _check_playable(world, seed, spot)
        report.redeals += 1
    if digest(state) != before:
        raise spot.error("redealt() changed the true state")
    return differed


def check_world(
    world: State, state: State, seat: int | None, view: Mapping[str, Any], spot: Spot, source: str
) -> None:
    """Behind the same view: the same view, mover and choices, in a position that holds together."""
    other = world.view(seat)
    if other != view:
        raise spot.error(
            f"{source} does not keep the view, or the view shows what is hidden: {difference(view, other)}"
        )
    if world.to_move != state.to_move:
        raise spot.error(f"{source} has {world.to_move} to move, not {state.to_move}")
    if state.to_move == seat and world.legal() != state.legal():
        raise spot.error(
            f"{source} has other legal actions, {world.legal()}, so choosing would tell what is hidden"
        )


def _check_playable(world: State, seed: int, spot: Spot) -> None:
    """A redealt world is a whole position: it can be saved, read back and played on."""
    read = spot.game.state(json.loads(json.dumps(world.to_json())))
    if read != world:
        raise spot.error(f"a redealt world is not read back: {difference(world.to_json(), read.to_json())}")
    rng = stream(seed, "play")
    for _ in range(4):
        if read.to_move == CHANCE:
            read.apply(read.draw(rng))
        elif read.to_move != OVER:
            read.apply(read.sample(rng))
