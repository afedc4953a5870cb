"""A position: every field once, and which chapter of the rulebook answers in which phase.

`heroes` are the sheets as they are, `shown` as they were before this roll: what a player writes stays hidden
until all have ended.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from ....engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from . import clouds, rounds, scoring, turn
from .dice import Dice, draw_roll, outcomes, roll_actions
from .reasons import forbidden_by
from .records import Turn
from .sheet import Adventurer

if TYPE_CHECKING:
    from ..game import DiceDangerGame


class DiceDangerState(State):
    """Fields are immutable values or records nobody changes, so that a copy is a handful of references."""

    __slots__ = ("active", "dice", "game", "heroes", "phase", "roll", "shown", "to_move", "todo", "turns")

    def __init__(self, game: DiceDangerGame) -> None:
        self.game = game
        self.roll = 0  # rolls made so far
        self.active = game.first
        self.dice: Dice = ()
        self.todo = 0  # seats that still have to end, a bit each
        self.heroes: tuple[Adventurer, ...] = (Adventurer(game.board),) * game.players
        self.shown = self.heroes
        self.turns: tuple[Turn | None, ...] = (None,) * game.players  # of this roll, or of the last one
        self.phase = "roll"
        self.to_move = CHANCE
        if game.board.clouds:  # FR Puzzled Pyramid: first everybody numbers the clouds
            self.phase, self.to_move = "clouds", game.first
            self.todo = (1 << game.players) - 1

    def clone(self) -> DiceDangerState:
        new = DiceDangerState.__new__(DiceDangerState)
        new.game = self.game
        new.roll = self.roll
        new.active = self.active
        new.dice = self.dice
        new.todo = self.todo
        new.heroes = self.heroes
        new.shown = self.shown
        new.turns = self.turns
        new.phase = self.phase
        new.to_move = self.to_move
        return new

    # -- what may happen --------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        return LEGAL[self.phase](self) if self.to_move >= 0 else []

    def chance(self) -> Outcomes:
        return list(outcomes()) if self.to_move == CHANCE else []

    def draw(self, rng: Random) -> Action:
        return draw_roll(rng)

    def why_not(self, action: Action) -> str | None:
        if self.to_move == OVER:
            return "over"
        if self.to_move == CHANCE:
            return None if action in roll_actions() else "luck"
        return None if action in self.legal() else forbidden_by(self, action)

    def reveals(self, action: Action) -> bool:
        """Only the roll and, with others at the table, the last player's end show anything new."""
        last = self.todo == 1 << self.to_move if self.to_move >= 0 else False
        return self.to_move == CHANCE or (action == turn.END and not self.game.solo and last)

    # -- what happens -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        return APPLY[action[0]](self, action)

    def turn(self) -> Turn:
        """What the seat to move has done with the roll so far."""
        now = self.turns[self.to_move]
        assert now is not None
        return now

    def own_copy(self, seat: int) -> Adventurer:
        """A sheet of the seat's own to write on: the old one may be shared with earlier positions."""
        hero = self.heroes[seat].copy()
        self.heroes = (*self.heroes[:seat], hero, *self.heroes[seat + 1 :])
        return hero

    def set_turn(self, seat: int, now: Turn) -> None:
        """Note what the seat has done with the roll so far."""
        self.turns = (*self.turns[:seat], now, *self.turns[seat + 1 :])

    def scores(self) -> list[int]:
        return scoring.scores(self.heroes, self.game.solo)

    # -- seen and saved ---------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        from ..sight.view import view_of

        return view_of(self, seat)  # type: ignore[return-value]

    def to_json(self) -> dict[str, Any]:
        from .position import write_position

        return write_position(self)


LEGAL: dict[str, Callable[[DiceDangerState], list[Action]]] = {
    "clouds": clouds.cloud_choices,
    "pair": turn.pair_choices,
    "write": turn.write_choices,
    "chest": turn.chest_choices,
}
APPLY: dict[str, Callable[[DiceDangerState, Action], list[Event]]] = {
    "number": clouds.number,
    "roll": rounds.roll,
    "pair": turn.pair,
    "cross": turn.cross,
    "torch": turn.torch,
    "chest": turn.chest,
    "end": rounds.end,
}
