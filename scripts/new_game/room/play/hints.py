"""What the game tells those who play it without being people, tied together for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from dungeon_widgets.engine.eyes import Bot
from dungeon_widgets.engine.hints import Hints
from dungeon_widgets.engine.state import Action

from ..rules.state import LanternState
from . import habit as habits
from .bots import BOTS


class LanternHints(Hints[LanternState]):
    """The game's own bots and habits."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return BOTS

    def habit(self, state: LanternState, rng: Random) -> Action:
        return habits.habit(state)
