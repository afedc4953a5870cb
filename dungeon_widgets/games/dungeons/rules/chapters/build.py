"""FR Construction du donjon: a map card is drawn and laid; one that fits nowhere goes under the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Action, Event
from ..board.placement import Place, places
from ..cards.attributes import score
from ..events import told
from ..frames import Deal
from ..records import Tile

if TYPE_CHECKING:
    from ..state import DungeonsState, Pile


def build(state: DungeonsState) -> list[Event] | None:
    """Draw until a card fits; the phase is skipped without maps, in a tournament, or if none fits."""
    pile = state.piles[0]
    if state.drawn:
        if fits(state):
            state.to_move = state.active
            return None
        return unfit(state, pile)
    if state.game.tournament or not maps_left(pile) or state.failed >= maps_left(pile):
        state.phase = "move"
        begin_move(state)
        return []
    push(state, Deal(state.active, "map"))
    return []


def maps_left(pile: Pile) -> int:
    """How many map cards a pile holds."""
    return len(pile.maps) + len(pile.maps_under)


def unfit(state: DungeonsState, pile: Pile) -> list[Event]:
    """It goes under the pile, where all know it lies."""
    card, state.drawn = state.drawn, ""
    pile.maps_under = (*pile.maps_under, card)
    state.failed += 1
    return told("unfit", card=card)


def build_choices(state: DungeonsState) -> list[Action]:
    """Where the drawn card may lie."""
    return [("build", *place) for place in drawn_places(state)]


def fits(state: DungeonsState) -> bool:
    """Whether the drawn card may lie anywhere."""
    return bool(drawn_places(state))


def drawn_places(state: DungeonsState) -> tuple[Place, ...]:
    more = any(maps_left(pile) for pile in state.piles) or any(state.held)
    return places(state.layout, state.drawn, state.box.maps, more)


def lay(state: DungeonsState, seat: int, x: int, y: int, turn: int) -> list[Event]:
    """The card lies."""
    card, state.drawn = state.drawn, ""
    state.tiles = (*state.tiles, Tile(card, x, y, turn == 180))
    state.failed = 0
    return told("build", seat=seat, card=card, x=x, y=y, turn=turn)


def begin_move(state: DungeonsState) -> None:
    """Movement points equal the Move score when the phase begins (ruling 7)."""
    state.points = state.pace = score(state, state.active, "move")
