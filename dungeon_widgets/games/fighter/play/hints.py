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


class FighterHints(Hints[FighterState]):
    """Bots, habits and prospects of Dungeon Fighter."""

    effort = Effort(looks=14, games=100, moves=320_000)

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return {**LADDER, **BOTS}

    def habit(self, state: FighterState, rng: Random) -> Action:
        return habit(state, rng)

    def prospects(self, state: FighterState) -> Sequence[float] | None:
        return prospects(state)

    def feat(self, event: Event, seat: int) -> int | None:
        """The damage of a throw."""
        return event.data["total"] if event.kind == "hit" and event.data["seat"] == seat else None

    def consequence(self, event: Event, seat: int) -> str | None:
        """What ends the fight at hand, or fells a hero in it."""
        return {"slain": "slain", "fall": "fall", "retreat": "retreat", "defeat": "defeat"}.get(event.kind)
