"""The quest-racing bot: it makes for the rooms its quests need, stops the leader, and answers sensibly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.state import Action
from ..rules.state import DungeonsState
from .habit import decide, weighed

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
        if len(legal) == 1:
            return legal[0]
        chosen = weighed(eyes.anyhow(), legal)  # all it weighs lies open or is its own
        return chosen if chosen is not None else decide(eyes.imagine(rng), legal, rng)


BOTS: Mapping[str, Callable[..., Bot]] = {"racer": RacerBot}
