"""How far an imagined journey has come, and what can be said of the dungeon before it begins."""

from __future__ import annotations

from typing import NamedTuple

from ..rules.cards.plays import OWN_WINDOWS
from ..rules.printed import Ability
from ..rules.records import Door
from ..rules.state import DungeonsState


class JourneyState(NamedTuple):
    """How far the journey has come: `done` of the quest, `others` of the other quests, `spent` how often each help was
    used, `gates` which portals and other abilities that work once per turn.
    """

    at: int
    points: int
    glory: int
    life: int
    done: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]
    tried: bool
    opened: frozenset[Door]
    pits: frozenset[int]
    visited: frozenset[int]
    spent: tuple[int, ...]
    gates: frozenset[str]


def distances(state: DungeonsState, room: str) -> dict[int, int]:
    """How many points at least each space is from a copy of that room; a portal is a point to any room."""
    layout = state.layout
    far = {i: 0 for i, card in enumerate(layout.cards) if card.id == room}
    todo = list(far)
    for space in todo:
        for back, card in enumerate(layout.cards):
            gate = any(leads_on(state, one) for one in card.abilities)
            if back not in far and (gate or space in layout.neighbours(back)):
                far[back] = far[space] + 1
                todo.append(back)
    return far


def leads_on(state: DungeonsState, ability: Ability) -> bool:
    """Whether an ability of the Movement phase does nothing but put its hero elsewhere, entering."""
    effects = state.box.lists.get(ability.do, ())
    return (
        ability.when in OWN_WINDOWS["move"]
        and len(effects) == 1
        and effects[0].op == "relocate"
        and effects[0].who == "self"
        and effects[0].enters
    )
