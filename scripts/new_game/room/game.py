"""The game with its options, and what belongs to it."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.checks import whole
from dungeon_widgets.engine.game import Game

from .odds.advice import MygameAdvice
from .play.hints import MygameHints
from .rules.content import load_content
from .rules.position import check_position
from .rules.state import MygameState
from .sight.redeal import redealt, worlds
from .sight.view import MygameView, view_of
from .text.words import MygameWords

MOST_DICE = 3


class MygameGame(Game[MygameState, MygameView]):
    """__Title__ for 2 or 3 players with 1 to 3 dice each.

    >>> MygameGame(players=2, dice=1).start().chance()[0]
    (('roll', 1), 1)
    """

    name = "mygame"
    rules_version = 1
    seats_allowed = (2, 3)
    aim = "versus"
    hides = True
    score_range = (0, MOST_DICE)

    # The rules know nothing of sight, so a state asks its game.
    view_of = staticmethod(view_of)
    redealt = staticmethod(redealt)
    worlds = staticmethod(worlds)

    def __init__(self, players: int = 2, dice: int = 2) -> None:
        self.players = whole(players, "players", min(self.seats_allowed), max(self.seats_allowed))
        self.dice = whole(dice, "dice", 1, MOST_DICE)
        self.content = load_content()
        self.words = MygameWords()
        self.advice = MygameAdvice()
        self.hints = MygameHints()

    @property
    def options(self) -> dict[str, Any]:
        return {"players": self.players, "dice": self.dice}

    def start(self) -> MygameState:
        return MygameState(self, left=[self.dice] * self.players, cups=[()] * self.players)

    def state(self, data: dict[str, Any]) -> MygameState:
        state = MygameState.read(self, data)
        check_position(state)
        return state
