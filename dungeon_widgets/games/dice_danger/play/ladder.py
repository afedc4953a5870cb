"""Three opponents of stated strength: a beginner by habit, a greedy club player, an expert who plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.state import Action
from ....engine.strength import STRENGTHS
from ..rules.state import DiceDangerState
from ..sight.view import DiceDangerView
from .bots import GreedyBot, PlannerBot
from .habit import habit

if TYPE_CHECKING:
    from ..game import DiceDangerGame


class BeginnerBot:
    """Plays by habit: a treasure or a wound if there is one in reach, else any cross."""

    label: ClassVar[dict[str, str]] = STRENGTHS["beginner"]
    habit: ClassVar[dict[str, str]] = {
        "en": "takes a treasure in reach, else crosses anything",
        "fr": "prend un trésor à portée, sinon coche n'importe quoi",
    }

    def __init__(self, game: DiceDangerGame) -> None:
        self.game = game

    def choose(self, eyes: Eyes[DiceDangerState, DiceDangerView], rng: Random) -> Action:
        legal = eyes.legal
        return legal[0] if len(legal) == 1 else habit(eyes.imagine(rng), rng)


class ClubBot(GreedyBot):
    """Takes what is worth most at once."""

    label: ClassVar[dict[str, str]] = STRENGTHS["club"]


class ExpertBot(PlannerBot):
    """Tries every way to write the roll."""

    label: ClassVar[dict[str, str]] = STRENGTHS["expert"]


LADDER: Mapping[str, Callable[..., Bot]] = {"beginner": BeginnerBot, "club": ClubBot, "expert": ExpertBot}
