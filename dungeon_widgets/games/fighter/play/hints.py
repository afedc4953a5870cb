"""What the engine may ask of the game when nobody plays: bots, habits, how well a position stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from ....engine.eyes import Bot
from ....engine.hints import Hints
from ....engine.state import Action
from ..rules.state import FighterState
from .bots import BOTS
from .habit import habit
from .prospects import prospects


class FighterHints(Hints[FighterState]):
    """Bots, habits and prospects of Dungeon Fighter."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return BOTS

    def habit(self, state: FighterState, rng: Random) -> Action:
        return habit(state, rng)

    def prospects(self, state: FighterState) -> Sequence[float] | None:
        return prospects(state)
