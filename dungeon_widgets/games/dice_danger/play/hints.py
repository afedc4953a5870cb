"""The bots and what a search needs of this game (its habit), tied together for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ....engine.eyes import Bot
from ....engine.hints import Hints
from ....engine.state import Action
from ..rules.state import DiceDangerState
from .bots import BOTS
from .habit import habit


class DiceDangerHints(Hints[DiceDangerState]):
    """Two bots of its own, and a habit."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return BOTS

    def habit(self, state: DiceDangerState, rng: Random) -> Action:
        return habit(state, rng)
