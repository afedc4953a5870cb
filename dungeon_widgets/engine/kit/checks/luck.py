"""Chance moves: what is listed is canonical, and `draw` draws from the list by its weights."""

from __future__ import annotations

from random import Random

from ...errors import TooLarge
from ...state import Action, Outcomes, State, digest
from ..data import canonical
from ..fit import misfit
from ..report import Report
from ..spot import Spot
from .actions import check_action, check_distinct

DRAWS = 2_000

SOME = 300
"""Outcomes that are each tried, of a list that may be long."""


def check_outcomes(state: State, spot: Spot, report: Report) -> Outcomes | None:
    """Outcomes are actions, each once, with positive whole weights; None where they cannot be listed."""
    if state.sampled:
        _check_unlisted(state, spot)
        return None
    outcomes = state.chance()
    if not outcomes:
        raise spot.error("chance() is empty though CHANCE is to move")
    for action, weight in outcomes:
        check_action(action, spot)
        if type(weight) is not int or weight <= 0:
            raise spot.error(f"chance() gives {action!r} the weight {weight!r}, not a positive whole number")
        if (rule := state.why_not(action)) is not None:
            raise spot.error(f"why_not({action!r}) is {rule!r} though chance() lists it")
    check_distinct([action for action, _ in outcomes], "chance()", spot)
    if state.chance() != outcomes:
        raise spot.error("chance() gives another answer when asked again")
    report.outcomes += len(outcomes)
    return outcomes


def _check_unlisted(state: State, spot: Spot) -> None:
    """Whoever asks for a list all the same is told so in words."""
    try:
        state.chance()
    except TooLarge:
        return
    raise spot.error("chance() lists outcomes though the luck here is sampled: it must raise TooLarge")


def hidden_luck(state: State, outcomes: Outcomes, spot: Spot) -> bool:
    """Whether somebody cannot tell two of the outcomes apart when they happen."""
    told: dict[int | None, set[str]] = {seat: set() for seat in spot.eyes()}
    for action, _ in outcomes[:SOME]:
        events = state.clone().apply(action)
        for seat, met in told.items():
            met.add(canonical([[event.kind, event.as_seen_by(seat)] for event in events]))
    return any(len(met) < len(outcomes[:SOME]) for met in told.values())


def check_canonical(state: State, outcomes: Outcomes, spot: Spot) -> None:
    """No two outcomes are the same thing under two names, as two orders of one hand of dice are."""
    met: dict[str, object] = {}
    for action, _ in outcomes[:SOME]:
        after = state.clone()
        events = after.apply(action)
        key = digest(after) + canonical([[*event[:2], event.secret] for event in events])
        if key in met:
            raise spot.error(f"chance() lists {met[key]!r} and {action!r}, and both come to the same")
        met[key] = action


def check_drawn(state: State, rng: Random, spot: Spot, report: Report) -> None:
    """A few draws, quick enough for every step."""
    for _ in range(10):
        draw(state, rng, spot)
    report.draws += 10


def draw(state: State, rng: Random, spot: Spot) -> Action:
    """What is drawn may happen."""
    action = state.draw(rng)
    if (rule := state.why_not(action)) is not None:
        raise spot.error(f"draw() gave {action!r}, which why_not refuses: {rule!r}")
    return action


def check_draw(state: State, outcomes: Outcomes | None, rng: Random, spot: Spot, report: Report) -> None:
    """`draw` gives what is listed, as often as its weight says, and leaves the state alone."""
    before = digest(state)
    drawn = [state.draw(rng) for _ in range(DRAWS if outcomes else 20)]
    report.draws += len(drawn)
    if digest(state) != before:
        raise spot.error("draw() changed the state")
    if outcomes is None:
        for action in drawn:
            check_action(action, spot)
            if (rule := state.why_not(action)) is not None:
                raise spot.error(f"draw() gave {action!r}, which why_not refuses: {rule!r}")
        return
    listed = dict(outcomes)
    for action in drawn:
        if action not in listed:
            raise spot.error(f"draw() gave {action!r}, which chance() does not list")
    if found := misfit(drawn, outcomes):
        raise spot.error(f"draw() does not keep the weights of chance(): {found}")
