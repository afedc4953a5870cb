"""What the game tells those who play it without being people, tied together for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from ....engine.eyes import Bot
from ....engine.hints import Hints
from ....engine.state import Action
from ..rules.state import DungeonsState
from . import habit as habits
from .bots import BOTS
from .plans import progress


class DungeonsHints(Hints[DungeonsState]):
    """Habits for play-outs, and prospects at the start of a turn."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return BOTS

    def habit(self, state: DungeonsState, rng: Random) -> Action:
        return habits.habit(state, rng)

    def prospects(self, state: DungeonsState) -> Sequence[float] | None:
        if state.stack or state.phase != "discard" or state.to_move < 0:
            return None
        return [progress(state, seat) for seat in range(len(state.heroes))]
