"""A gentle beginning, for a first evening: two plain monsters, then one special throw. Ruling 56."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .printed import Monster

if TYPE_CHECKING:
    from .state import FighterState

PLAIN_FIGHTS = 2
GENTLE_FIGHTS = 3


def rooms_ask(state: FighterState) -> bool:
    """Whether the room of this combat, or of the next one, asks for its throw: not in the first three."""
    combat = state.fights + (state.foe is None)
    return not state.game.gentle or combat > GENTLE_FIGHTS


def may_come(state: FighterState, card: Monster) -> bool:
    """Whether this monster may be the next: one without throw and ability twice, then one with a throw."""
    combat = state.fights + 1
    if not state.game.gentle or combat > GENTLE_FIGHTS:
        return True
    if combat > PLAIN_FIGHTS:
        return card.throw is not None
    return card.throw is None and card.ability is None
