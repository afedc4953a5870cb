"""What the engine may ask of the game when nobody plays: bots, habits, how well a position stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from ....engine.eyes import Bot
from ....engine.hints import Effort, Hints
from ....engine.state import Action, Event
from ..rules.state import FighterState
from .bots import BOTS
from .habit import habit
from .ladder import LADDER
from .prospects import prospects
from .standing import standing


class FighterHints(Hints[FighterState]):
    """Bots, habits and prospects of Dungeon Fighter."""

    effort = Effort(looks=28, games=140, moves=360_000)

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return {**LADDER, **BOTS}

    def habit(self, state: FighterState, rng: Random) -> Action:
        return habit(state, rng)

    def prospects(self, state: FighterState) -> Sequence[float] | None:
        return prospects(state)

    looks_past = 1

    def standing(self, state: FighterState) -> Sequence[float] | None:
        return standing(state)

    def supposed(self, state: FighterState) -> FighterState:
        state.game = state.game.supposed
        return state

    def feat(self, event: Event, seat: int) -> int | None:
        """The damage of a throw."""
        return event.data["total"] if event.kind == "hit" and event.data["seat"] == seat else None

    unwanted = frozenset({"fall", "retreat", "defeat"})

    def consequence(self, event: Event, seat: int) -> str | None:
        """What ends the fight at hand, or fells a hero in it."""
        return {"slain": "slain", "fall": "fall", "retreat": "retreat", "defeat": "defeat"}.get(event.kind)
