"""Redeals: another world behind the same view."""

from __future__ import annotations

import json
from typing import Any

from ..state import CHANCE, State, digest
from ..streams import one_of, stream
from .data import canonical, difference
from .report import Report
from .spot import Spot

REDEALS = 4


def check_redeals(state: State, seat: int | None, seed: int, spot: Spot, report: Report) -> bool:
    """Redealt worlds look the same from the seat; returns whether any of them differed from the truth."""
    spot = spot.seat(seat)
    view = state.view(seat)
    text = canonical(view)
    before = digest(state)
    differed = False
    for i in range(REDEALS):
        world = spot.game.redeal(view, stream(seed, "redeal", i))
        if canonical(view) != text:
            raise spot.error("redeal() changed the view it was given")
        if world is state:
            raise spot.error("redeal() hands back the true state itself")
        check_world(world, state, seat, view, spot, "redeal()")
        again = spot.game.redeal(json.loads(text), stream(seed, "redeal", i))
        if digest(again) != digest(world):
            raise spot.error("redeal() gives another world for the same view and the same luck")
        differed = differed or digest(world) != before
        _check_playable(world, seed, spot)
        report.redeals += 1
    if digest(state) != before:
        raise spot.error("redeal() changed the true state")
    return differed


def check_world(
    world: State, state: State, seat: int | None, view: dict[str, Any], spot: Spot, source: str
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
        elif legal := read.legal():
            read.apply(one_of(legal, rng))
