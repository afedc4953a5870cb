"""Which rule forbids an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dungeon_widgets.engine.state import CHANCE, OVER, Action

from .records import LEAVE

if TYPE_CHECKING:
    from .state import LanternState


def why_not(state: LanternState, action: Action) -> str | None:
    """The key of the rule that forbids the action, or None if it is legal."""
    if state.to_move == OVER:
        return "over"
    if state.to_move == CHANCE:
        return None if any(action == outcome for outcome, _ in state.chance()) else "luck"
    if action in state.legal():
        return None
    return "nothing_carried" if action == LEAVE else "unknown"
