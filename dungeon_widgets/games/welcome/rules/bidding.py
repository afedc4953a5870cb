"""The bidding: draw or pass; a drawn card is added to the dungeon, or set aside with a tile; the variant; who must go in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import CHANCE, Action, Event
from .dungeon import enter, face_or_ask, turned
from .records import ADD, DRAW, NOBODY, PASS, Aside, Placed, without
from .rounds import left_of

if TYPE_CHECKING:
    from .state import WelcomeState


def bids(state: WelcomeState) -> list[Action]:
    """FR1 Phase d'enchère: draw or pass; with an empty deck you must pass."""
    return [DRAW, PASS] if any(state.deck) else [PASS]


def places(state: WelcomeState) -> list[Action]:
    """FR1 Piocher une carte: into the dungeon, or aside with a tile, if one is left to strip."""
    return [ADD] if must_add(state) else state.game.lists.places[state.tiles].copy()


def must_add(state: WelcomeState) -> bool:
    """FR1: no tile is left to strip. FR1 Variante: a player's first card of the bidding."""
    return not state.tiles or (state.game.variant and not state.turned >> state.to_move & 1)


def draw(state: WelcomeState, action: Action) -> list[Event]:
    """The seat to move takes the top card of the deck."""
    state.phase = "deal"
    state.drawer = state.to_move
    state.to_move = CHANCE
    return [Event("draw", {"seat": state.drawer, "deck": sum(state.deck) - 1})]


def deal(state: WelcomeState, action: Action) -> list[Event]:
    """A card of the deck turns out to be this one: in the drawer's hand, or in place of a card swapped inside."""
    monster = action[1]
    deck = list(state.deck)
    deck[state.game.rules.index[monster]] -= 1
    state.deck = tuple(deck)
    if state.phase == "swap":
        state.to_move = state.runner
        return [turned(state, "swap", monster), *face_or_ask(state, monster)]
    state.to_move = state.drawer
    state.drawn = monster
    state.phase = "card"
    return [Event("deal", {"seat": state.to_move}, (state.to_move,), {"monster": monster})]


def add(state: WelcomeState, action: Action) -> list[Event]:
    """FR1 Piocher une carte 1: face down on the dungeon."""
    seat = state.to_move
    state.dungeon = (*state.dungeon, Placed(state.drawn, seat, must_add(state)))
    event = Event("add", {"seat": seat, "cards": len(state.dungeon)}, (seat,), {"monster": state.drawn})
    _end_turn(state)
    return [event]


def strip(state: WelcomeState, action: Action) -> list[Event]:
    """FR1 Piocher une carte 2: set aside, together with a tile of the hero."""
    seat, stripped = state.to_move, action[1]
    state.aside = (*state.aside, Aside(state.drawn, stripped, seat))
    state.tiles = without(state.tiles, stripped)
    hp = state.game.rules.equipment.hp(state.game.box_content.heroes[state.hero], state.tiles)
    event = Event("strip", {"seat": seat, "tile": stripped, "hp": hp}, (seat,), {"monster": state.drawn})
    _end_turn(state)
    return [event]


def _end_turn(state: WelcomeState) -> None:
    state.drawer, state.drawn = NOBODY, ""
    state.phase = "bid"
    state.turned |= 1 << state.to_move
    state.to_move = left_of(state, state.to_move)


def pass_(state: WelcomeState, action: Action) -> list[Event]:
    """FR1 Phase d'enchère: out for the rest of the round; the last one left goes in."""
    seat = state.to_move
    state.passed |= 1 << seat
    state.turned |= 1 << seat
    state.to_move = left_of(state, seat)
    event = Event("pass", {"seat": seat})
    return [event] if others_left(state) else [event, *enter(state)]


def others_left(state: WelcomeState) -> int:
    """How many are still bidding, beside one."""
    return state.game.players - state.passed.bit_count() - 1
