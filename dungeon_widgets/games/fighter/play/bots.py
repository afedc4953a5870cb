"""The bot for a hero nobody plays. Its hand is the game's `skill` for its seat; its head is the same for all hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.game import AnyGame
from ....engine.state import Action
from .habit import sensible


class ComradeBot:
    """Shares the dice by ability, uses weapons where they pay, and spends gold with the boss in mind."""

    label: ClassVar[dict[str, str]] = {"en": "comrade", "fr": "camarade"}
    habit: ClassVar[dict[str, str]] = {
        "en": "takes the die that suits its abilities and throws as planned",
        "fr": "prend le dé qui convient à ses capacités et lance comme prévu",
    }

    def __init__(self, game: AnyGame) -> None:
        pass

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        return sensible(eyes.view, eyes.legal)


BOTS: Mapping[str, Callable[..., Bot]] = {"comrade": ComradeBot}
