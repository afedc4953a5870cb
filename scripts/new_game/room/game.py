"""The game with its options, and what belongs to it."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.checks import whole
from dungeon_widgets.engine.game import Game

from .odds.advice import LanternAdvice
from .play.hints import LanternHints
from .rules.content import load_content
from .rules.position import check_position
from .rules.state import LanternState
from .sight.redeal import redealt
from .sight.view import LanternView, view_of
from .text.words import LanternWords


class LanternGame(Game[LanternState, LanternView]):
    """The Lantern for 2 to 4 players.

    >>> LanternGame(players=2).start().legal()
    [('go',)]
    """

    name = "lantern"
    rules_version = 1
    seats_allowed = (2, 3, 4)
    aim = "versus"
    hides = False
    score_range = (0, 20)

    # The rules know nothing of sight, so a state asks its game.
    view_of = staticmethod(view_of)
    redealt = staticmethod(redealt)

    def __init__(self, players: int = 2) -> None:
        self.players = whole(players, "players", min(self.seats_allowed), max(self.seats_allowed))
        self.content = load_content()
        self.words = LanternWords()
        self.advice = LanternAdvice()
        self.hints = LanternHints()

    @property
    def options(self) -> dict[str, Any]:
        return {"players": self.players}

    def start(self) -> LanternState:
        return LanternState(self, home=[0] * self.players)

    def state(self, data: dict[str, Any]) -> LanternState:
        state = LanternState.read(self, data)
        check_position(state)
        return state
