"""Advice: panels of odds that are plain data and hold together, and choices that say where they lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...advice import Panel
from ...languages import LANGUAGES
from ...state import State
from ..data import not_plain
from ..report import Report
from ..spot import Spot


def check_panel(state: State, seat: int | None, names: list[str], spot: Spot, report: Report) -> None:
    """Every panel (of an iterator too) and the beliefs behind it are plain data whose probabilities are some."""
    spot, advice = spot.seat(seat), spot.game.advice
    legal = state.legal() if state.to_move == seat else []
    for lang in LANGUAGES:
        said = advice.panel(state.view(seat), legal, names, lang)
        if said is None:
            continue
        for panel in _panels(said, spot):
            _check_panel(panel, spot)
        belief = advice.belief(state.view(seat), lang)
        if belief is not None and (found := not_plain(belief)):
            raise spot.error(f"belief() is not plain data: {found}")
        report.panels += 1


def _panels(said: Panel | Iterator[Panel], spot: Spot) -> list[Panel]:
    panels = [said] if isinstance(said, dict) else list(said)
    if not panels:
        raise spot.error("panel() is an iterator that gives no panel: say None")
    return panels


def _check_panel(panel: Panel, spot: Spot) -> None:
    if found := not_plain(panel):
        raise spot.error(f"panel() is not plain data: {found}")
    for entry in [*panel["rows"], *panel["parts"]]:
        if not 0 <= entry["p"] <= 1:
            raise spot.error(f"panel() has a probability of {entry['p']}: {entry!r}")
    parts = [part["p"] for part in panel["parts"]]
    if parts and abs(sum(parts) - 1) > 1e-9:
        raise spot.error(f"panel() has parts of a whole that come to {sum(parts)}")


def check_place(action: Any, view: Mapping[str, Any], spot: Spot) -> None:
    """A choice lies at places with names, in a group with a name."""
    at: Any = spot.game.advice.at(action, view)
    if type(at) is not list or not all(type(place) is str and place for place in at):
        raise spot.error(f"at({action!r}) is {at!r}, not a list of places")
    group: Any = spot.game.advice.group(action, view)
    if type(group) is not str or not group:
        raise spot.error(f"group({action!r}) is {group!r}, no name of a group")
