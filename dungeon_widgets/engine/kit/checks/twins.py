"""Twin games: change one thing in the past, and whoever was not told must not see it.

This asks neither `redeal` nor `worlds`: who saw the same events must have the same view, and who has the same view
of two different positions must have been told the same.
"""

from __future__ import annotations

from typing import Any

from ...state import CHANCE, Action, Event, State, digest
from ...streams import one_of, stream
from ..data import difference
from ..report import Report
from ..spot import Spot
from ..walk import Trail

TWINS = 24
LENGTH = 60
NEAR = 8  # steps after the change in which worlds are imagined, too


def check_twins(trail: Trail, seed: int, report: Report) -> None:
    """At up to `TWINS` steps of the game, let another outcome or choice happen and follow both games."""
    steps = range(len(trail.actions))
    rng = stream(seed, "twins")
    stride = max(1, len(steps) // TWINS)
    for step in steps[::stride]:
        others = _others(trail.states[step], trail.actions[step])
        if others:
            with trail.spot.at(step).guard():
                _follow(trail, step, one_of(others, rng))
            report.twins += 1


def _others(state: State, action: Action) -> list[Action]:
    if state.to_move != CHANCE:
        options = state.legal()
    elif state.sampled:
        return []
    else:
        options = [outcome for outcome, _ in state.chance()]
    return [option for option in options if option != action]


def _follow(trail: Trail, start: int, other: Action) -> None:
    twin = trail.states[start].clone()
    unaware: list[int | None] = list(trail.spot.eyes())
    swap = f"{other!r} instead of {trail.actions[start]!r} at step {start}"
    for step in range(start, min(len(trail.actions), start + LENGTH)):
        action = trail.actions[step] if step > start else other
        if twin.to_move != trail.states[step].to_move or twin.why_not(action) is not None:
            return
        events = twin.apply(action)
        true = trail.states[step + 1]
        spot = trail.spot.at(step + 1)
        unaware = [
            seat
            for seat in unaware
            if not _learns(seat, true, trail.events[step], twin, events, spot.seat(seat), swap)
        ]
        if not unaware:
            return
        if step - start < NEAR:
            for seat in unaware:
                _check_imagined(seat, true, twin, spot.seat(seat), swap)


def _learns(
    seat: int | None,
    true: State,
    events: list[Event],
    twin: State,
    twin_events: list[Event],
    spot: Spot,
    swap: str,
) -> bool:
    """Whether the seat can tell the twins apart now; a failure if only its view or only its events do."""
    heard, twin_heard = told(events, seat), told(twin_events, seat)
    view, twin_view = true.view(seat), twin.view(seat)
    if heard == twin_heard and view != twin_view:
        raise spot.error(
            f"the view shows what no event told this seat: with {swap}, {difference(view, twin_view)}"
        )
    if heard != twin_heard and view == twin_view and true != twin:
        raise spot.error(
            f"the events tell this seat what its view does not show: with {swap}, {difference(heard, twin_heard)}"
        )
    if heard != twin_heard or view != twin_view:
        return True
    if true.to_move == twin.to_move == seat and true.legal() != twin.legal():
        raise spot.error(f"the legal actions tell this seat what its view does not show: with {swap}")
    return False


def _check_imagined(seat: int | None, true: State, twin: State, spot: Spot, swap: str) -> None:
    """Who cannot tell the twins apart imagines the same world behind them, with equal luck."""
    if digest(true.redealt(seat, stream(0, swap))) != digest(twin.redealt(seat, stream(0, swap))):
        raise spot.error(
            f"redealt() uses what the view does not show: with {swap}, equal luck gives another world"
        )


def told(events: list[Event], seat: int | None) -> list[Any]:
    """What the events tell a seat, with what is only for the eye."""
    return [[event.kind, event.as_seen_by(seat), event.show] for event in events]
