"""Quick plausible play, for searches and for people who want an opponent."""

from __future__ import annotations

from dungeon_widgets.engine.state import Action

from ..rules.records import GO, LEAVE
from ..rules.state import LanternState

ENOUGH = 12  # about where one more roll loses as much as it brings


def goes_on(carried: int, home: int, goal: int) -> bool:
    """Whether a sensible player goes deeper."""
    return carried < ENOUGH and home + carried < goal


def habit(state: LanternState) -> Action:
    """What a sensible player would do now."""
    goal = state.game.content.goal
    return GO if goes_on(state.carried, state.home[state.player], goal) else LEAVE
