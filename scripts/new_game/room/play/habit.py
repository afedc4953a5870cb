"""Quick plausible play, for searches and for people who want an opponent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from dungeon_widgets.engine.eyes import Bot
from dungeon_widgets.engine.hints import Hints
from dungeon_widgets.engine.state import Action

from ..rules.records import GO, LEAVE
from ..rules.state import LanternState

ENOUGH = 12  # about where one more roll loses as much as it brings


def goes_on(carried: int, home: int, goal: int) -> bool:
    """Whether a sensible player goes deeper."""
    return carried < ENOUGH and home + carried < goal


class LanternHints(Hints[LanternState]):
    """The game's own bots and habits."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        from .bots import BOTS

        return BOTS

    def habit(self, state: LanternState, rng: Random) -> Action:
        goal = state.game.content.goal
        return GO if goes_on(state.carried, state.home[state.player], goal) else LEAVE
