"""Redeals against whole histories, where the worlds behind a view cannot be listed.

Of a game cut down so far that every way to play it can be listed, all histories are grouped by what a seat was told.
Then its view may show no more than that, and redeals must fall on the positions of a group by the weights of the luck
that led there. This asks neither `worlds` nor the events' secrets for their word: a window that opens only for a hand
that can answer tells by its silence, and a redeal that forgets the silence is found.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from math import lcm
from typing import NamedTuple

from ...game import AnyGame
from ...state import CHANCE, OVER, Action, Event, State, digest
from ...streams import shuffled, stream
from ..data import canonical, difference
from ..fit import misfit
from ..report import Report
from ..spot import Spot
from .posterior import part, varying

MOST_HISTORIES = 40_000
GROUPS = 40
"""Groups whose redeals are counted, of each seat."""
SAMPLE = 600


class History(NamedTuple):
    """One way to get somewhere: the position, the chance of its luck, and the others' choices on the way."""

    state: State
    weight: Fraction
    choices: tuple[Action, ...]


Groups = dict[tuple[str, ...], list[History]]


def check_histories(game: AnyGame, seed: int, report: Report) -> None:
    """Group the histories of the small game for everybody who may look, and count redeals in each group."""
    small = game.small()
    spot = Spot(small)
    if type(small) is not type(game):
        raise Spot(game).error(f"small() gives {small!r}, not a game of the same rules")
    for seat in spot.eyes():
        groups: Groups = {}
        listed = histories(small.start(), seat)
        for told, history in islice(listed, MOST_HISTORIES):
            groups.setdefault(told, []).append(history)
        if next(listed, None) is not None:
            raise spot.error(f"small() has more than {MOST_HISTORIES} histories: cut it down further")
        with spot.seat(seat).guard():
            _check_groups(groups, seat, seed, spot.seat(seat), report)


def histories(
    state: State,
    seat: int | None,
    told: tuple[str, ...] = (),
    weight: Fraction = Fraction(1),
    choices: tuple[Action, ...] = (),
) -> Iterator[tuple[tuple[str, ...], History]]:
    """Every way to play on from here and where it leads, with what the seat is told on the way."""
    yield told, History(state, weight, choices)
    mover = state.to_move
    if mover == OVER:
        return
    outcomes = state.chance() if mover == CHANCE else [(action, 1) for action in state.legal()]
    total = sum(n for _, n in outcomes)
    for action, n in outcomes:
        after = state.clone()
        events = after.apply(action)
        mine = [canonical(action)] if mover == seat else []
        yield from histories(
            after,
            seat,
            (*told, *mine, *_lines(events, seat)),
            weight * n / total if mover == CHANCE else weight,  # a choice is no luck and has no weight
            choices if mover in (CHANCE, seat) else (*choices, action),
        )


def _lines(events: list[Event], seat: int | None) -> Iterator[str]:
    for event in events:
        yield canonical([event.kind, event.as_seen_by(seat)])


def _check_groups(groups: Groups, seat: int | None, seed: int, spot: Spot, report: Report) -> None:
    unsure = []
    for told, group in groups.items():
        if len(group) == 1:
            continue
        state, *others = {digest(one.state): one.state for one in group}.values()
        if others:
            unsure.append(group)
        view = state.view(seat) if others else None
        for other in others:
            if (seen := other.view(seat)) != view:
                raise spot.error(
                    "the view shows what the seat was never told: "
                    f"{difference(view, seen)} after {list(told[-3:])}"
                )
    for group in shuffled(unsure, stream(seed, "histories", seat))[:GROUPS]:
        _check_group(group, seat, seed, spot, report)


def _check_group(group: list[History], seat: int | None, seed: int, spot: Spot, report: Report) -> None:
    """Redeals of a position fall on the positions that the seat cannot tell from it, by their luck."""
    first, last = group[0].state, group[-1].state
    if digest(first.redealt(seat, stream(seed, "same"))) != digest(last.redealt(seat, stream(seed, "same"))):
        raise spot.error("redealt() uses what the view does not show: equal luck gives another world")
    if len({one.choices for one in group}) > 1:
        return  # what another secretly chose is no luck: there is no right frequency
    scale = lcm(*(one.weight.denominator for one in group))
    listed = [(one.state.to_json(), int(one.weight * scale)) for one in group]
    rng = stream(seed, "redealt")
    drawn = [first.redealt(seat, rng).to_json() for _ in range(SAMPLE)]
    names = varying([*drawn, *(data for data, _ in listed)])
    if found := misfit([part(data, names) for data in drawn], [(part(data, names), w) for data, w in listed]):
        raise spot.error(f"redealt() does not draw from the posterior that the histories give: {found}")
    report.histories += 1
