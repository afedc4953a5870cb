"""A position: every field once, and what may be done and what happens, by phase."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from dungeon_widgets.engine.records.record import fresh
from dungeon_widgets.engine.state import CHANCE, Action, Event, Outcomes, State

from . import descent, reasons, scoring
from .records import GO, LEAVE, Phase

if TYPE_CHECKING:
    from ..game import LanternGame
    from ..sight.view import LanternView


class LanternState(State):
    """One position and the moves from it."""

    game: LanternGame
    to_move: int = 0
    phase: Phase = "choose"
    player: int = 0
    carried: int = 0
    home: list[int] = fresh(list)

    def legal(self) -> list[Action]:
        if self.phase != "choose":
            return []
        return [GO, LEAVE] if self.carried else [GO]

    def chance(self) -> Outcomes:
        if self.to_move != CHANCE:
            return []
        return [(("roll", face), 1) for face in range(1, self.game.content.sides + 1)]

    def why_not(self, action: Action) -> str | None:
        return reasons.why_not(self, action)

    def apply(self, action: Action) -> list[Event]:
        return _DO[action[0]](self, action)

    def view(self, seat: int | None) -> LanternView:
        return self.game.view_of(self, seat)

    def redealt(self, seat: int | None, rng: Random) -> LanternState:
        return self.game.redealt(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)


_DO: dict[str, Callable[[LanternState, Action], list[Event]]] = {
    "go": descent.go,
    "roll": descent.roll,
    "leave": descent.leave,
}
