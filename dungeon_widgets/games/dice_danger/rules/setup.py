"""Before the first roll: an empty sheet for everybody, and one player begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .sheet import Adventurer
from .state import DiceDangerState

if TYPE_CHECKING:
    from ..game import DiceDangerGame


def opening(game: DiceDangerGame) -> DiceDangerState:
    """The position before the first roll; FR Puzzled Pyramid: there everybody numbers the clouds first."""
    heroes = (Adventurer.blank(game.board),) * game.players
    state = DiceDangerState(
        game, active=game.first, heroes=heroes, shown=heroes, turns=(None,) * game.players
    )
    if game.board.clouds:
        state.phase, state.to_move = "clouds", game.first
        state.todo = (1 << game.players) - 1
    return state
