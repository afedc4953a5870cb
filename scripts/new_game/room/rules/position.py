"""What must hold between the fields of a position read from JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dungeon_widgets.engine.state import CHANCE, OVER

from .records import Bid, Cup

if TYPE_CHECKING:
    from .state import MygameState


def check_position(state: MygameState) -> None:
    """Refuse what no game can lead to; the error names the field."""
    players = state.game.players
    if len(state.left) != players or not all(0 <= left <= state.game.dice for left in state.left):
        raise ValueError(f"field 'left': {players} players have up to {state.game.dice} dice each")
    if not 0 <= state.player < players:
        raise ValueError(f"field 'player': {state.player} is no seat")
    mover = {"roll": CHANCE, "bid": state.player, "over": OVER}[state.phase]
    if state.to_move != mover:
        raise ValueError(f"field 'to_move': {state.to_move} does not fit the phase {state.phase!r}")
    if (min(state.left) == 0) != (state.phase == "over"):
        raise ValueError("field 'phase': the game is over when somebody has no dice left, and only then")
    _check_cups(state)
    if state.bid is not None:
        if state.phase != "bid":
            raise ValueError(f"field 'bid': nobody has bid in the phase {state.phase!r}")
        _check_bid(state, state.bid, sum(state.left))
    if state.last is not None:
        lifted = state.last
        _check_bid(state, lifted.bid, sum(map(len, lifted.cups)))
        if len(lifted.cups) != players or not all(_is_rolled(state, cup) for cup in lifted.cups):
            raise ValueError("field 'last': these are no cups with rolled dice")
        if lifted.found != sum(cup.count(lifted.bid.face) for cup in lifted.cups):
            raise ValueError(f"field 'last': not {lifted.found} dice showed {lifted.bid.face}")
        if not 0 <= lifted.loser < players:
            raise ValueError(f"field 'last': {lifted.loser} is no seat")


def _check_cups(state: MygameState) -> None:
    """All have rolled when the bidding begins; before, the first ones have; after the game, nobody."""
    if len(state.cups) != state.game.players:
        raise ValueError(f"field 'cups': {state.game.players} players have {len(state.cups)} cups")
    for cup, left in zip(state.cups, state.left, strict=True):
        if cup and (len(cup) != left or not _is_rolled(state, cup)):
            raise ValueError(f"field 'cups': {list(cup)} are not {left} rolled dice, lowest first")
    rolled = [bool(cup) for cup in state.cups]
    fits = {"roll": not all(rolled), "bid": all(rolled), "over": not any(rolled)}[state.phase]
    if not fits or rolled != sorted(rolled, reverse=True):
        raise ValueError(f"field 'cups': who has rolled does not fit the phase {state.phase!r}")


def _is_rolled(state: MygameState, cup: Cup) -> bool:
    return list(cup) == sorted(cup) and all(1 <= face <= state.game.content.faces for face in cup)


def _check_bid(state: MygameState, bid: Bid, dice: int) -> None:
    if not 0 <= bid.by < state.game.players:
        raise ValueError(f"field 'bid': {bid.by} is no seat")
    if not 1 <= bid.number <= dice or not 1 <= bid.face <= state.game.content.faces:
        raise ValueError(f"field 'bid': nobody can bid {bid.number} x {bid.face} on {dice} dice")
