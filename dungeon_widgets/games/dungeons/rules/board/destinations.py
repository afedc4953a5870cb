"""Where a card may move a hero: neighbours, through a wall, any Room or space; never the space they are in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import ENTRANCE
from ..records import Cell
from .seating import space_of

if TYPE_CHECKING:
    from ..state import DungeonsState


def destinations(state: DungeonsState, seat: int, to: str) -> list[Cell]:
    """The cells an effect may lead to, never the one the hero is in."""
    layout, here = state.layout, space_of(state, seat)
    if to == "adjacent":
        spaces = layout.neighbours(here)
    elif to == "through_wall":
        spaces = layout.behind_walls[here]
    elif to == "entrance":
        spaces = tuple(i for i, tile in enumerate(state.tiles) if tile.card == ENTRANCE)
    elif to == "any_room":
        spaces = tuple(i for i, card in enumerate(layout.cards) if card.room)
    else:
        spaces = tuple(range(len(state.tiles)))
    return sorted(layout.cells[space] for space in set(spaces) if space != here)
