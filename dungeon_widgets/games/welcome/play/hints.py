"""The bots and what a search needs of this game (habit, standing), tied together for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ....engine.eyes import Bot
from ....engine.hints import Hints
from ....engine.state import Action
from ..rules.state import WelcomeState
from . import habit as habits
from .bots import BOTS
from .standing import standing


class WelcomeHints(Hints[WelcomeState]):
    """The game's own bots, its habits, and its prospects between two rounds."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return BOTS

    def habit(self, state: WelcomeState, rng: Random) -> Action:
        return habits.habit(state, rng)

    def plausibility(self, state: WelcomeState, seat: int) -> float:
        return habits.plausibility(state, seat)

    def prospects(self, state: WelcomeState) -> tuple[float, ...] | None:
        return standing(state)
