"""Which specific throws are due: those of monster, room and weapons together, notes, and what nobody can make
(retreat). FR Exigences.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from .. import foes, party
from ..gentle import rooms_ask
from ..throw.manner import Manner, combine

if TYPE_CHECKING:
    from ..state import FighterState


def room_throws(state: FighterState) -> set[str]:
    """What monster and room ask of every throw of this combat; no room lies open against the boss (ruling 44)."""
    due = {foes.foe_card(state).throw}
    if state.room and rooms_ask(state):
        due.add(party.content_of(state).rooms[state.room].throw)
    return {throw for throw in due if throw is not None}


def due_throws(state: FighterState) -> set[str]:
    """What this throw must be, with its weapons."""
    throw = state.throw
    assert throw is not None
    due = set() if throw.ignored else room_throws(state)
    for weapon in throw.weapons:
        due |= set(party.content_of(state).items[weapon].throws)
    return due


def manner_of(state: FighterState) -> Manner:
    return combine(due_throws(state))


def impossible(state: FighterState) -> bool:
    """FR Situations impossibles: monster and room ask for two throws nobody can make together (ruling 45)."""
    content = party.content_of(state)
    pairs = {frozenset(pair) for pair in combinations(room_throws(state), 2)}
    return bool(pairs & (content.conflicts | content.impossible))
