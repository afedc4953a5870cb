"""Planted faults: a game that is not what it says, scores and winners that cannot be."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.state import OVER
from tests.engine.faults.planted import Faulty, Planted
from tests.engine.toy import ToyState
from tests.engine.toys.thrower import ThrowGame, ThrowState


class HighScores(Faulty):
    finds = "outside score_range (0, 2)"
    score_range = (0, 2)

    class state_class(ToyState):  # noqa: N801
        def scores(self) -> list[int]:
            return [points + 3 for points in super().scores()]


class Endless(Faulty):
    finds = "longer than max_steps=12"
    max_steps = 12


class LostOption(Faulty):
    """Does not say that it was asked for another number of rounds."""

    finds = "the options do not make the same game again"

    @property
    def options(self) -> dict[str, Any]:
        return {"rounds": self.rounds + 1}


class NoAim(Faulty):
    finds = "aim is 'peace'"
    aim = "peace"  # type: ignore[assignment]


class AloneInTwos(Faulty):
    finds = "2 players do not fit aim 'alone'"
    aim = "alone"  # type: ignore[assignment]


class EarlyWinners(Faulty):
    finds = "winners() is [0, 1] before the end"

    class state_class(ToyState):  # noqa: N801
        def winners(self) -> list[int]:
            return [0, 1]


class UnsortedWinners(Faulty):
    finds = "each seat once, in order"

    class state_class(ToyState):  # noqa: N801
        def winners(self) -> list[int]:
            return [1, 0] if self.to_move == OVER else []


class StrangeWinners(Faulty):
    finds = "winners() is [2], not a list of seats"

    class state_class(ToyState):  # noqa: N801
        def winners(self) -> list[int]:
            return [2] if self.to_move == OVER else []


class LonelyWinner(Planted, ThrowGame):
    """Friends, of whom only the last to throw wins."""

    finds = "but they play together: all win, or nobody"

    class state_class(ThrowState):  # noqa: N801
        def winners(self) -> list[int]:
            return [0] if self.to_move == OVER else []
