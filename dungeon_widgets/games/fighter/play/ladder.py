"""Three comrades of stated strength, by their plans and not by their hands: how much each leaves to chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.state import Action
from ....engine.streams import one_of
from ....engine.strength import STRENGTHS
from ..rules.records import BONUS, HEAL
from .bots import ComradeBot
from .journey import dice_come_first


class ChanceBot(ComradeBot):
    """A comrade without a plan for some kinds of choices: there it does anything."""

    careless: ClassVar[frozenset[str]]

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        if eyes.view["phase"] in self.careless:
            return one_of(eyes.legal, rng)
        return super().choose(eyes, rng)


class BeginnerBot(ChanceBot):
    """Has a plan for weapons, throws and cards in need, and for nothing else."""

    label: ClassVar[dict[str, str]] = STRENGTHS["beginner"]
    habit: ClassVar[dict[str, str]] = {
        "en": "takes any die and any door, and buys what it sees",
        "fr": "prend n'importe quel dé et n'importe quelle porte, et achète ce qu'il voit",
    }
    careless = frozenset({"die", "gift", "room", "shop"})


class ClubBot(ChanceBot):
    """Chooses rooms, weapons and purchases well, but neither dice nor who should have a card."""

    label: ClassVar[dict[str, str]] = STRENGTHS["club"]
    habit: ClassVar[dict[str, str]] = {
        "en": "shops with a plan, but takes any die and gives cards to anybody",
        "fr": "achète avec un plan, mais prend n'importe quel dé et donne ses cartes à n'importe qui",
    }
    careless = frozenset({"die", "gift"})


class ExpertBot(ComradeBot):
    """Has a plan for everything; in the last shop dice for the boss come before cards."""

    label: ClassVar[dict[str, str]] = STRENGTHS["expert"]
    habit: ClassVar[dict[str, str]] = {
        "en": "takes the die that suits it best and plans for the boss",
        "fr": "prend le dé qui lui convient le mieux et prévoit le boss",
    }

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        choice = super().choose(eyes, rng)
        return BONUS if choice != HEAL and dice_come_first(eyes.view, eyes.legal) else choice


LADDER: Mapping[str, Callable[..., Bot]] = {"beginner": BeginnerBot, "club": ClubBot, "expert": ExpertBot}
