"""Which rule forbids an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dungeon_widgets.engine.state import CHANCE, OVER, Action

from .records import DOUBT

if TYPE_CHECKING:
    from .state import MygameState


def why_not(state: MygameState, action: Action) -> str | None:
    """The key of the rule that forbids the action, or None if it is legal."""
    if state.to_move == OVER:
        return "over"
    if state.to_move == CHANCE:
        return None if any(action == outcome for outcome, _ in state.chance()) else "luck"
    if action != DOUBT and not _names_a_bid(state, action):
        return "unknown"
    if action in state.legal():
        return None
    if action == DOUBT:
        return "nothing_to_doubt"
    return "too_many" if action[1] > sum(state.left) else "not_higher"


def _names_a_bid(state: MygameState, action: Action) -> bool:
    """Whether this is a bid on some number of dice and a face that a die has."""
    if len(action) != 3 or action[0] != "bid" or any(type(number) is not int for number in action[1:]):
        return False
    return bool(action[1] >= 1 and 1 <= action[2] <= state.game.content.faces)
