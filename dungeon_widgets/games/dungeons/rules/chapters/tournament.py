"""FR Plan de tournoi: the dungeon laid before play from a neighbour's pile, holding a map back, several Entrances.

A player may hold one card back, once; it is laid when their pile is empty. `state.active` is the player who lays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Action, Event
from ..content import ENTRANCE
from ..events import told
from ..frames import Deal
from ..records import Cell, Tile
from . import setup
from .build import build_choices, fits, lay, maps_left, unfit

if TYPE_CHECKING:
    from ..state import DungeonsState

HOLD: Action = ("hold",)


def pile_to_lay(state: DungeonsState, seat: int) -> int:
    """Each player hands their pile to the left: one lays the cards of the neighbour on the right (ruling 52)."""
    return (seat - 1) % len(state.heroes)


def laying(state: DungeonsState) -> list[Event] | None:
    """The next card of the tournament's dungeon."""
    if not state.tiles:
        return first_entrance(state)
    seat = state.active
    pile = state.piles[pile_to_lay(state, seat)]
    if state.drawn:
        return lay_drawn(state, seat)
    if maps_left(pile):
        push(state, Deal(pile_to_lay(state, seat), "map"))
        return []
    if state.held[seat]:
        state.drawn, state.drawn_seen = state.held[seat], False
        state.held = tuple("" if i == seat else card for i, card in enumerate(state.held))
        return map_drawn(seat, state.drawn)
    if any(maps_left(other) for other in state.piles) or any(state.held):
        pass_on(state)
        return []
    state.phase = "entrance"
    state.active = state.first
    return []


def map_drawn(seat: int, card: str) -> list[Event]:
    """A map card comes to whoever lays it; the others see it when it lies (ruling 56)."""
    return [Event("map", {"seat": seat}, (seat,), {"card": card})]


def first_entrance(state: DungeonsState) -> list[Event]:
    """Player 1's Entrance lies first, else the next one's to the left; the others join their owners' maps."""
    players = len(state.heroes)
    decks = state.game.decks
    seats = [(state.first + i) % players for i in range(players)]
    bringing = [seat for seat in seats if decks[seat].entrance]
    for seat in bringing[1:]:
        pile = state.piles[seat]
        pile.maps = tuple(sorted((*pile.maps, ENTRANCE)))
    state.tiles = (Tile(ENTRANCE, 0, 0),)
    return told("build", seat=bringing[0], card=ENTRANCE, x=0, y=0, turn=0)


def lay_drawn(state: DungeonsState, seat: int) -> list[Event] | None:
    """Ask where it shall lie; what fits nowhere is held back, else goes under the pile, and at last is left out."""
    if fits(state):
        state.to_move = seat
        return None
    pile = state.piles[pile_to_lay(state, seat)]
    if not state.held_once[seat]:
        return hold(state, seat)
    if maps_left(pile) > state.failed:
        return unfit(state, pile)
    card, state.drawn = state.drawn, ""
    state.failed = 0
    if maps_left(pile):  # none of those left fits either: they stay out
        pile.maps = pile.maps_under = ()
    pass_on(state)
    return told("unfit", card=card)


def lay_choices(state: DungeonsState) -> list[Action]:
    """The places for the drawn card, and holding it back, once; the last card of a pile too (ruling 56)."""
    places = build_choices(state)
    return [*places, HOLD] if places and not state.held_once[state.active] else places


def hold(state: DungeonsState, seat: int) -> list[Event]:
    """The turn is passed; the card is kept until the pile is empty, and only its holder sees it (ruling 56)."""
    card, state.drawn = state.drawn, ""
    state.held = tuple(card if i == seat else kept for i, kept in enumerate(state.held))
    state.held_once = tuple(i == seat or once for i, once in enumerate(state.held_once))
    pass_on(state)
    return [Event("hold", {"seat": seat}, (seat,), {"card": card})]


def place(state: DungeonsState, action: Action) -> list[Event]:
    """Lay the card or hold it back; then the next player lays."""
    seat = state.active
    if action == HOLD:
        return hold(state, seat)
    events = lay(state, seat, *action[1:])
    pass_on(state)
    return events


def pass_on(state: DungeonsState) -> None:
    state.active = (state.active + 1) % len(state.heroes)


# -- where to begin ---------------------------------------------------------------------------------


def entrances(state: DungeonsState) -> list[Cell]:
    """The Entrance Chambers that lie."""
    return sorted(tile.cell for tile in state.tiles if tile.card == ENTRANCE)


def beginning(state: DungeonsState) -> list[Event] | None:
    """With several Entrances each player picks one, in turn order."""
    cells = entrances(state)
    if len(cells) > 1:
        state.to_move = state.active
        return None
    return pick_entrance(state, cells[0])


def entrance_choices(state: DungeonsState) -> list[Action]:
    return [("entrance", x, y) for x, y in entrances(state)]


def pick_entrance(state: DungeonsState, cell: Cell) -> list[Event]:
    """The pawn stands there; once all do, player 1's turn begins."""
    events = setup.arrive(state, state.active, cell)
    pass_on(state)
    if state.active == state.first:
        state.phase = "reset"
    return events
