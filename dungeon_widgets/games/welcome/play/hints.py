"""The bots and what a search needs of this game (habit, standing), tied together for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from ....engine.eyes import Bot
from ....engine.hints import Effort, Hints
from ....engine.state import Action, Event
from ..rules.state import WelcomeState
from . import habit as habits
from .standing import standing


class WelcomeHints(Hints[WelcomeState]):
    """The game's own bots, its habits, and its prospects between two rounds."""

    effort = Effort(looks=32, games=240, moves=1_800_000)
    hint_effort = 2.0

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        from .bots import BOTS
        from .ladder import LADDER

        return {**LADDER, **BOTS}

    def numbers(self) -> Mapping[str, Callable[..., Any]]:
        from .numbers import NUMBERS

        return NUMBERS

    def habit(self, state: WelcomeState, rng: Random) -> Action:
        return habits.habit(state, rng)

    def plausibility(self, state: WelcomeState, seat: int) -> float:
        return habits.plausibility(state, seat)

    def prospects(self, state: WelcomeState) -> tuple[float, ...] | None:
        return standing(state)

    def standing(self, state: WelcomeState) -> tuple[float, ...] | None:
        """The same: of 1,500 games between habits as many were won as it says, to within 5 points."""
        return standing(state)

    unwanted = frozenset({"you_fall", "other_live"})

    def consequence(self, event: Event, seat: int) -> str | None:
        """Who goes in this round, and whether the hero comes out alive: the marks of the players are all that counts."""
        if event.kind != "result":
            return None
        who = "you" if event.data["seat"] == seat else "other"
        return f"{who}_live" if event.data["survived"] else f"{who}_fall"
