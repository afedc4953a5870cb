"""What a seat may know, as plain data; nothing is hidden here, so that every seat sees the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ..rules.records import Phase

if TYPE_CHECKING:
    from ..rules.state import LanternState


class LanternView(TypedDict):
    """Everything one seat (or, with seat None, a spectator) may know of a position."""

    seat: int | None
    to_move: int
    phase: Phase
    player: int
    carried: int
    home: list[int]
    goal: int
    winners: list[int]


def view_of(state: LanternState, seat: int | None) -> LanternView:
    """The position as `seat` may know it."""
    return {
        "seat": seat,
        "to_move": state.to_move,
        "phase": state.phase,
        "player": state.player,
        "carried": state.carried,
        "home": list(state.home),
        "goal": state.game.content.goal,
        "winners": state.winners(),
    }
