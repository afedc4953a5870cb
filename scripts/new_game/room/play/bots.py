"""Players made for this game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from dungeon_widgets.engine.eyes import Bot, Eyes
from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.state import Action

from ..rules.state import MygameState
from ..sight.view import MygameView
from .habit import likeliest


class HonestBot:
    """Says what is most likely right by the dice it sees."""

    label: ClassVar[dict[str, str]] = {"en": "honest", "fr": "honnête"}
    habit: ClassVar[dict[str, str]] = {"en": "says what is most likely", "fr": "dit le plus probable"}

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, eyes: Eyes[MygameState, MygameView], rng: Random) -> Action:
        return likeliest(eyes.view, eyes.legal)


BOTS: dict[str, Callable[..., Bot]] = {"honest": HonestBot}
