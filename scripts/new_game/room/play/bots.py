"""Players made for this game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from dungeon_widgets.engine.eyes import Bot, Eyes
from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.state import Action

from ..rules.records import GO, LEAVE
from ..rules.state import LanternState
from ..sight.view import LanternView
from .habit import goes_on


class SteadyBot:
    """Goes deeper until it carries enough."""

    label: ClassVar[dict[str, str]] = {"en": "steady", "fr": "posé"}
    habit: ClassVar[dict[str, str]] = {"en": "leaves with 12", "fr": "sort avec 12"}

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, eyes: Eyes[LanternState, LanternView], rng: Random) -> Action:
        view = eyes.view
        return GO if goes_on(view["carried"], view["home"][eyes.seat], view["goal"]) else LEAVE


BOTS: dict[str, Callable[..., Bot]] = {"steady": SteadyBot}
