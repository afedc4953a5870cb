"""Prices in Glory, movement, Life, uses and Treasures: whether they can be paid, and paying them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.state import Event
from ..board.pools import spend
from ..board.seating import moving
from ..events import told
from ..printed import Cost
from ..records import Item
from . import inventory

if TYPE_CHECKING:
    from ..state import DungeonsState


def payable(state: DungeonsState, seat: int, cost: Cost, item: Item | None = None) -> bool:
    """Whether the hero has all that is asked; uses are those of the item itself."""
    hero = state.heroes[seat]
    return (
        hero.glory >= cost.glory
        and (not cost.mp or (moving(state, seat) and state.points >= cost.mp))
        and (not cost.life or hero.life - cost.life >= 1)
        and (not cost.use or (item is not None and item.uses >= cost.use))
        and len(hero.treasures) >= cost.discard_treasure
    )


def pay(
    state: DungeonsState, seat: int, cost: Cost, why: str, item: Item | None = None, treasure: str = ""
) -> list[Event]:
    """Pay before anything happens; a card whose last use is paid leaves at once."""
    hero = state.heroes[seat]
    events: list[Event] = []
    if cost.glory:
        events += spend(state, seat, "glory", cost.glory, why)
    if cost.mp:
        state.points -= cost.mp
        events += told("points", seat=seat, n=-cost.mp, points=state.points)
    if cost.life:
        hero.life -= cost.life
        events += told("price", seat=seat, n=cost.life, life=hero.life)
    if cost.use and item is not None:
        events += inventory.spend(state, seat, item, cost.use)
    if cost.discard_treasure:
        events += inventory.lose(state, seat, "treasure", treasure)
    return events
