"""Three opponents of stated strength: a beginner who plays no cards, a rash club player, an expert who races."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.state import Action
from ....engine.streams import one_of
from ....engine.strength import STRENGTHS
from ..rules.frames import Window
from ..rules.machine.windows import PASS
from ..rules.state import DungeonsState
from .bots import RacerBot
from .habit import DONE, decide

if TYPE_CHECKING:
    from ..sight.view import DungeonsView

LOST = 0.3
"""How often a beginner goes anywhere instead of where a quest leads."""
RASH = 0.35
"""How often a club player does the first thing that comes to mind."""


class BeginnerBot(RacerBot):
    """Makes for its quests, often astray; it plays no cards, sends nothing and lets everything happen to it."""

    label: ClassVar[dict[str, str]] = STRENGTHS["beginner"]
    habit: ClassVar[dict[str, str]] = {
        "en": "looks for its quests, often astray, and plays no cards",
        "fr": "cherche ses quêtes, s'égare souvent et ne joue pas de cartes",
    }

    def choose(self, eyes: Eyes[DungeonsState, DungeonsView], rng: Random) -> Action:
        legal = eyes.legal
        if len(legal) == 1:
            return legal[0]
        state = eyes.imagine(rng)
        if state.stack:
            return (
                PASS if isinstance(state.stack[-1], Window) and PASS in legal else decide(state, legal, rng)
            )
        if state.phase in ("encounter", "announce") and DONE in legal:
            return DONE
        if state.phase == "move":
            legal = [action for action in legal if action[0] != "play"]
            if rng.random() < LOST:
                return one_of(legal, rng)
        return decide(state, legal, rng)


class ClubBot(RacerBot):
    """Races like the expert, but now and then does anything."""

    label: ClassVar[dict[str, str]] = STRENGTHS["club"]
    habit: ClassVar[dict[str, str]] = {
        "en": "races for its quests, and is rash in one choice of three",
        "fr": "court vers ses quêtes, mais décide un choix sur trois à la légère",
    }

    def choose(self, eyes: Eyes[DungeonsState, DungeonsView], rng: Random) -> Action:
        return one_of(eyes.legal, rng) if rng.random() < RASH else super().choose(eyes, rng)


class ExpertBot(RacerBot):
    """Races for its quests, prepares them with its cards, and stops the leader."""

    label: ClassVar[dict[str, str]] = STRENGTHS["expert"]
    habit: ClassVar[dict[str, str]] = {
        "en": "races for its quests, prepares them, and stops the leader",
        "fr": "court vers ses quêtes, les prépare et freine qui mène",
    }


LADDER: Mapping[str, Callable[..., Bot]] = {"beginner": BeginnerBot, "club": ClubBot, "expert": ExpertBot}
