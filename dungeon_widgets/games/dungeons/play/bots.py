"""The quest-racing bot: it makes for the rooms its quests need, stops the leader, and answers sensibly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.hints import Hints
from ....engine.state import Action
from ..rules.state import DungeonsState
from .habit import decide, habit
from .plans import progress

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from ..sight.view import DungeonsView


class RacerBot:
    """Races for its quests by simple thresholds; it never bluffs."""

    label: ClassVar[dict[str, str]] = {"en": "quest racer", "fr": "coureur de quêtes"}
    habit: ClassVar[dict[str, str]] = {
        "en": "makes for the nearest room of its quests and answers what hurts",
        "fr": "va à la salle de quête la plus proche et répond à ce qui blesse",
    }

    def __init__(self, game: DungeonsGame) -> None:
        self.game = game

    def choose(self, eyes: Eyes[DungeonsState, DungeonsView], rng: Random) -> Action:
        legal = eyes.legal
        return legal[0] if len(legal) == 1 else decide(eyes.imagine(rng), legal, rng)


BOTS: Mapping[str, Callable[..., Bot]] = {"racer": RacerBot}


class DungeonsHints(Hints[DungeonsState]):
    """Habits for play-outs, and prospects at the start of a turn."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return BOTS

    def habit(self, state: DungeonsState, rng: Random) -> Action:
        return habit(state, rng)

    def prospects(self, state: DungeonsState) -> Sequence[float] | None:
        if state.stack or state.phase != "discard" or state.to_move < 0:
            return None
        return [progress(state, seat) for seat in range(len(state.heroes))]
