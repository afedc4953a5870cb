"""The bot that does anything legal."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from ..engine.eyes import Eyes
from ..engine.game import AnyGame
from ..engine.state import Action
from ..engine.streams import one_of


class RandomBot:
    """Every legal action equally likely."""

    label: ClassVar[dict[str, str]] = {"en": "random", "fr": "hasard"}
    habit: ClassVar[dict[str, str]] = {
        "en": "picks any move",
        "fr": "tire ses coups au sort",
    }

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        """Any of the legal actions."""
        return one_of(eyes.legal, rng)
