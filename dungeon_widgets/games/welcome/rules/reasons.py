"""Which rule forbids an action that is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import CHANCE, OVER, Action
from .effects import POLYMORPH

if TYPE_CHECKING:
    from .state import WelcomeState


def why_not(state: WelcomeState, action: Action) -> str | None:
    """The key of the rule that forbids it, or None if it is legal."""
    if state.to_move == OVER:
        return "over"
    if state.to_move == CHANCE:
        return None if any(action == outcome for outcome, _ in state.chance()) else "luck"
    return None if action in state.legal() else _forbidden_by(state, action)


def _forbidden_by(state: WelcomeState, action: Action) -> str:
    verb, thing = (*action, None, None)[:2]
    phase = state.phase
    if verb == "draw" and phase == "bid":
        return "deck_empty"
    if verb == "strip" and phase == "card":
        return "first_turn" if thing in state.tiles else "tile_gone"
    if verb == "use" and phase in ("turn", "answer"):
        return _why_not_used(state, thing)
    if verb == "discard" and phase == "discard":
        return "not_to_discard"
    if verb == "ask" and phase == "ask":
        return "ask_another"
    if verb == "name" and phase == "name":
        there = thing in state.specials and state.game.rules.equipment.never_named(thing)
        return "never_named" if there else "no_such_monster"
    if verb == "hero" and phase == "hero":
        return "no_such_hero"
    return f"not_in_{phase}"


def _why_not_used(state: WelcomeState, thing: object) -> str:
    tiles = state.run.tiles if state.run is not None else ()
    known = state.game.box_content.tiles
    if tiles == (thing,) and known[tiles[0]].costs_tile:
        return "bomb_alone"
    swaps = [tile for tile in tiles if known[tile].effect == POLYMORPH]
    return "deck_empty_swap" if thing in swaps and not any(state.deck) else "not_usable"
