"""What a habit is, and small helps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dungeon_widgets.engine.state import Action

Habit = Callable[[Any, int], Action | None]
"""Of a position (a world that fits the view) and a seat."""


def most(state: Any, of: Callable[[Action], float]) -> Action:
    """The choice that has most of something, the first of equals."""
    legal: list[Action] = state.legal()
    return max(legal, key=of)


def verb(*names: str) -> Habit:
    """The first choice of one of these verbs, wherever there is one."""

    def habit(state: Any, seat: int) -> Action | None:
        return next((action for action in state.legal() if action[0] in names), None)

    return habit


def only(*actions: Action) -> Habit:
    """One of these choices, wherever it may be taken."""

    def habit(state: Any, seat: int) -> Action | None:
        return next((action for action in actions if action in state.legal()), None)

    return habit
