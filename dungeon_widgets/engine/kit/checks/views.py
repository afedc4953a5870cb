"""Views: plain data of one's own, for every seat and a spectator."""

from __future__ import annotations

from ...state import State, digest
from ..data import canonical, difference, not_plain, scribble
from ..report import Report
from ..spot import Spot


def check_views(state: State, spot: Spot, report: Report) -> None:
    """A view is JSON data; nothing that is done to it reaches the state or the next view."""
    before = digest(state)
    for seat in spot.eyes():
        here = spot.seat(seat)
        view = state.view(seat)
        if type(view) is not dict:
            raise here.error(f"view() is a {type(view).__name__}, not a dict")
        if found := not_plain(view):
            raise here.error(f"view() is not plain data: {found}")
        text = canonical(view)
        scribble(view)
        if digest(state) != before:
            raise here.error("view() holds a part of the state: writing into the view changed the state")
        again = state.view(seat)
        if canonical(again) != text:
            raise here.error(f"view() is not made afresh: {difference(again, view)}")
        report.views += 1
