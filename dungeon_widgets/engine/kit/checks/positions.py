"""Positions as JSON: read back they are equal, go on equally, and a lost field is noticed."""

from __future__ import annotations

import json
from typing import Any

from ...state import CHANCE, Action, Outcomes, State, digest
from ..data import canonical, difference, not_plain, scribble
from ..report import Report
from ..spot import Spot


def check_reading(state: State, action: Action, after: State, spot: Spot) -> None:
    """Quick enough for every step: read back from text, the position does the same when the action is made."""
    read = spot.game.state(json.loads(json.dumps(state.to_json())))
    read.apply(action)
    if digest(read) != digest(after):
        lost = difference(after.to_json(), read.to_json())
        raise spot.error(f"state(to_json()) goes another way at {action!r}: {lost}")


def check_position(state: State, rest: list[Action], spot: Spot, report: Report) -> None:
    """Write the position to text, read it, and play the `rest` of the game on both."""
    data = state.to_json()
    if found := not_plain(data):
        raise spot.error(f"to_json() is not plain data: {found}")
    text = json.dumps(data)
    scribble(data)
    if canonical(state.to_json()) != canonical(json.loads(text)):
        raise spot.error("to_json() hands out a part of the state: writing into it changed the state")
    source = json.loads(text)
    read = spot.game.state(source)
    scribble(source)
    if canonical(read.to_json()) != canonical(json.loads(text)):
        lost = difference(json.loads(text), read.to_json())
        raise spot.error(f"state(to_json()) is not the same position: {lost}")
    if read != state or digest(read) != digest(state):
        raise spot.error("state(to_json()) does not equal the position")
    _check_alike(state, read, spot)
    _check_missing(json.loads(text), spot)
    report.positions += 1
    _check_future(state, read, rest, spot)


def _check_alike(state: State, read: State, spot: Spot) -> None:
    for name in ("to_move", "legal", "scores"):
        one, other = (getattr(each, name) for each in (state, read))
        if (one() != other()) if callable(one) else (one != other):
            raise spot.error(f"state(to_json()) has another {name}")
    if _chance(state) != _chance(read):
        raise spot.error("state(to_json()) has another chance()")
    for seat in spot.eyes():
        if state.view(seat) != read.view(seat):
            what = difference(state.view(seat), read.view(seat))
            raise spot.seat(seat).error(f"state(to_json()) has another view: {what}")


def _chance(state: State) -> Outcomes | None:
    if state.to_move != CHANCE:
        return []
    return None if state.sampled else state.chance()


def _check_missing(data: dict[str, Any], spot: Spot) -> None:
    """Without a field, a position is refused by the field's name (or the field was not needed)."""
    whole = canonical(data)
    for field in data:
        less = {name: json.loads(json.dumps(part)) for name, part in data.items() if name != field}
        try:
            read = spot.game.state(less)
        except ValueError as error:
            if field not in str(error):
                raise spot.error(f"state() without {field!r} is refused without naming it: {error}") from None
        else:
            if canonical(read.to_json()) != whole:
                raise spot.error(f"state() reads a position without its {field!r} as another position")


def _check_future(state: State, read: State, rest: list[Action], spot: Spot) -> None:
    """Something that is not in the JSON but matters shows in the moves to come."""
    one, other = state.clone(), read.clone()
    for action in rest:
        if one.apply(action) != other.apply(action) or digest(one) != digest(other):
            raise spot.error(
                f"state(to_json()) goes another way at {action!r}: to_json() leaves something out"
            )
