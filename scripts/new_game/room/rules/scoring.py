"""Scores, winners, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import LanternState


def scores(state: LanternState) -> list[int]:
    """What each player has brought home, at most the goal."""
    return [min(brought, state.game.content.goal) for brought in state.home]


def winners(state: LanternState) -> list[int]:
    """Who brought enough home: at most one, because the game ends at once."""
    return [seat for seat, brought in enumerate(state.home) if brought >= state.game.content.goal]
