"""What the game tells those who play it without being people, tied together for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from dungeon_widgets.engine.eyes import Bot
from dungeon_widgets.engine.hints import Hints
from dungeon_widgets.engine.state import Action

from ..rules.state import MygameState
from .bots import BOTS
from .habit import likeliest


class MygameHints(Hints[MygameState]):
    """The game's own bots and habits."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return BOTS

    def habit(self, state: MygameState, rng: Random) -> Action:
        return likeliest(state.view(state.to_move), state.legal())
