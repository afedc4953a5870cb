"""A game that kills the process that plays it, in a module that a worker can import."""

from __future__ import annotations

import os
from typing import Any

from tests.engine.toy import ToyGame, ToyState


class DeadlyState(ToyState):
    def winners(self) -> list[int]:
        game = self.game
        assert isinstance(game, DeadlyGame)
        game.ended += 1
        if os.getpid() != game.home and game.ended == 3:
            os.kill(os.getpid(), 9)
        return super().winners()


class DeadlyGame(ToyGame):
    """The toy, deadly to any process but the one it was made in."""

    state_class = DeadlyState

    def __init__(self, rounds: int = 3, home: int = 0) -> None:
        super().__init__(rounds)
        self.home = home
        self.ended = 0

    @property
    def options(self) -> dict[str, Any]:
        return {"rounds": self.rounds, "home": self.home}
