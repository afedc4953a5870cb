"""Entering a space, on foot or by a card: it pays once a turn, its effect comes first, then quests; being put there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..events import told
from ..frames import Arrive, Ctx, Run
from ..records import Cell
from .pools import gain

if TYPE_CHECKING:
    from ..state import DungeonsState


def go(state: DungeonsState, seat: int, cell: Cell, enters: bool, why: str) -> list[Event]:
    """A card or a power moves a hero. On their own turn it may count as entering, on another's it never does (ruling 11).

    A hero who is only put there, on their own turn, has been there: the space pays nothing when they walk in later
    (ruling 54).
    """
    if seat != state.active:
        return put(state, seat, cell, why)
    if enters:
        return enter(state, seat, cell, why)
    if cell not in state.visited:
        state.visited = (*state.visited, cell)
    return put(state, seat, cell, why)


def put(state: DungeonsState, seat: int, cell: Cell, why: str) -> list[Event]:
    """The pawn stands there; `why` is ``step`` or the card that put it there."""
    old = state.heroes[seat].cell
    state.heroes[seat].cell = cell
    card = state.tiles[state.layout.at[cell]].card
    return told("move", seat=seat, x=cell[0], y=cell[1], from_x=old[0], from_y=old[1], card=card, why=why)


def enter(state: DungeonsState, seat: int, cell: Cell, why: str) -> list[Event]:
    """A space entered on the own turn: Peril and Glory if it is new, then its effect, then quests (ruling 12)."""
    events = put(state, seat, cell, why)
    state.moved = True
    card = state.layout.cards[state.layout.at[cell]]
    if cell not in state.visited:  # FR Mouvement: a space pays once a turn
        state.visited = (*state.visited, cell)
        events += gain(state, seat, "peril", card.peril, card.id)
        events += gain(state, seat, "glory", card.glory, card.id)
    push(state, Arrive(seat))
    if card.enter:
        push(state, Run(card.enter, Ctx(seat, card.id)))
    return events
