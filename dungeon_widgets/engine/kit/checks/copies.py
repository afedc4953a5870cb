"""Copies: equal at first, independent ever after; and the same action always does the same."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from ...state import Action, Event, State, digest
from ..data import not_plain
from ..report import Report
from ..spot import Spot

COPIES: dict[str, Callable[[State], State]] = {
    "clone()": lambda state: state.clone(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
}


def check_copies(state: State, action: Action, spot: Spot, report: Report) -> None:
    """A copy equals its original, moves without it, and does not hear of its moves."""
    before = digest(state)
    results: list[tuple[str, Any]] = []
    for name, make in COPIES.items():
        twin = make(state)
        if twin is state or type(twin) is not type(state) or twin != state or digest(twin) != before:
            raise spot.error(f"{name} does not give an equal copy")
        kept = twin.clone()
        events = twin.apply(action)
        results.append((digest(twin), events))
        if digest(state) != before:
            raise spot.error(f"{action!r} on a {name} changed the original: they share something")
        if digest(kept) != before:
            raise spot.error(f"{action!r} changed a clone() made before it: they share something")
        report.copies += 1
    after = state.after(action)
    if digest(state) != before:
        raise spot.error(f"after({action!r}) changed the state itself")
    results.append((digest(after), results[0][1]))
    if any(result != results[0] for result in results):
        raise spot.error(f"{action!r} does not always do the same here")
    check_events(results[0][1], action, spot, report)


def check_events(events: Any, action: Action, spot: Spot, report: Report) -> None:
    """Events are plain data, and those who see more are seats."""
    if type(events) is not list:
        raise spot.error(f"apply({action!r}) gives a {type(events).__name__}, not a list of events")
    for event in events:
        if not isinstance(event, Event) or type(event.kind) is not str or not event.kind:
            raise spot.error(f"apply({action!r}) gives {event!r}, not an Event with a kind")
        if found := not_plain(event.data) or not_plain(event.secret or {}) or not_plain(event.show or {}):
            raise spot.error(f"the event {event!r} is not plain data: {found}")
        if type(event.seen_by) is not tuple or not set(event.seen_by) <= set(range(spot.game.players)):
            raise spot.error(f"the event {event!r} is seen by {event.seen_by!r}, not by seats")
        report.events += 1
