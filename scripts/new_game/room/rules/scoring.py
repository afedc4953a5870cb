"""Scores, winners, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import MygameState


def scores(state: MygameState) -> list[int]:
    """The dice each player has left."""
    return list(state.left)


def winners(state: MygameState) -> list[int]:
    """Once somebody has lost the last die: whoever has most dice left. Several may share the win."""
    if state.phase != "over":
        return []
    return [seat for seat, left in enumerate(state.left) if left == max(state.left)]
