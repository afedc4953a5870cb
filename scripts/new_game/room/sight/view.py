"""What a seat may know, as plain data: the dice under its own cup, and what all have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ..rules.records import Phase

if TYPE_CHECKING:
    from ..rules.records import Bid, Lifted
    from ..rules.state import MygameState


class BidView(TypedDict):
    """A bid and who made it."""

    number: int
    face: int
    by: int


class LiftedView(TypedDict):
    """The last doubt: the bid, all cups, how many dice showed the face, and who was wrong."""

    bid: BidView
    cups: list[list[int]]
    found: int
    loser: int


class MygameView(TypedDict):
    """Everything one seat (or, with seat None, a spectator) may know of a position. The cups of others are None."""

    seat: int | None
    to_move: int
    phase: Phase
    player: int
    faces: int
    left: list[int]
    cups: list[list[int] | None]
    bid: BidView | None
    last: LiftedView | None
    winners: list[int]


def view_of(state: MygameState, seat: int | None) -> MygameView:
    """The position as `seat` may know it."""
    return {
        "seat": seat,
        "to_move": state.to_move,
        "phase": state.phase,
        "player": state.player,
        "faces": state.game.content.faces,
        "left": list(state.left),
        "cups": [list(cup) if owner == seat else None for owner, cup in enumerate(state.cups)],
        "bid": None if state.bid is None else _bid(state.bid),
        "last": None if state.last is None else _lifted(state.last),
        "winners": state.winners(),
    }


def _bid(bid: Bid) -> BidView:
    return {"number": bid.number, "face": bid.face, "by": bid.by}


def _lifted(last: Lifted) -> LiftedView:
    cups = [list(cup) for cup in last.cups]
    return {"bid": _bid(last.bid), "cups": cups, "found": last.found, "loser": last.loser}
