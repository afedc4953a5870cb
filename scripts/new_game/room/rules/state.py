"""A position: every field once, and what may be done and what happens, by phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from dungeon_widgets.engine.records.record import fresh
from dungeon_widgets.engine.state import CHANCE, Action, Event, Outcomes, State

from . import bidding, reasons, scoring
from .records import DOUBT, Bid, Cup, Lifted, Phase

if TYPE_CHECKING:
    from ..game import MygameGame
    from ..sight.view import MygameView


class MygameState(State):
    """One position and the moves from it."""

    game: MygameGame
    phase: Phase = "roll"
    player: int = 0  # whose turn it is, or who begins when all have rolled
    left: list[int] = fresh(list)  # dice of each player
    cups: list[Cup] = fresh(list)
    bid: Bid | None = None
    last: Lifted | None = None

    def legal(self) -> list[Action]:
        return bidding.choices(self) if self.phase == "bid" else []

    def chance(self) -> Outcomes:
        return bidding.outcomes(self) if self.to_move == CHANCE else []

    def why_not(self, action: Action) -> str | None:
        return reasons.why_not(self, action)

    def apply(self, action: Action) -> list[Event]:
        return _DO[action[0]](self, action)

    def reveals(self, action: Action) -> bool:
        """Dice do, and a doubt: it lifts all cups."""
        return super().reveals(action) or action == DOUBT

    def view(self, seat: int | None) -> MygameView:
        return self.game.view_of(self, seat)

    def redealt(self, seat: int | None, rng: Random) -> MygameState:
        return self.game.redealt(self, seat, rng)

    def worlds(self, seat: int | None) -> Iterator[tuple[MygameState, int]]:
        return self.game.worlds(self, seat)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)


_DO: dict[str, Callable[[MygameState, Action], list[Event]]] = {
    "roll": bidding.roll,
    "bid": bidding.bid,
    "doubt": bidding.doubt,
}
