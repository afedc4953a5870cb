"""A position: every field once, and which chapter of the rulebook answers in which phase.

`heroes` are the sheets as they are, `shown` as they were before this roll: what a player writes stays hidden
until all have ended.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Literal

from ....engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from . import clouds, permissions, rounds, scoring, turn
from .dice import Dice, draw_roll, outcomes, roll_actions
from .reasons import forbidden_by
from .records import Ask, Turn
from .sheet import Adventurer

if TYPE_CHECKING:
    from ..game import DiceDangerGame
    from ..sight.view import DiceDangerView

Phase = Literal["clouds", "roll", "pair", "write", "chest", "accept", "over"]


class DiceDangerState(State):
    """One position. Its fields are replaced and never changed in place, so that a clone is a handful of references.

    >>> from dungeon_widgets.games.dice_danger import DiceDangerGame
    >>> state = DiceDangerGame(players=2).start()
    >>> events = state.apply(("roll", 2, 4, 5, 5, 3))
    >>> state.phase, state.to_move, state.legal()[0]
    ('pair', 0, ('pair', 2, 3, 4, 5))
    """

    game: DiceDangerGame
    phase: Phase = "roll"
    roll: int = 0  # rolls made so far
    active: int = 0
    dice: Dice = ()
    todo: int = 0  # seats that still have to end, a bit each
    heroes: tuple[Adventurer, ...] = ()
    shown: tuple[Adventurer, ...] = ()
    turns: tuple[Turn | None, ...] = ()  # of this roll, or of the last one
    asks: tuple[Ask, ...] = ()  # questions to be answered before anything else

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
        hero = self.heroes[seat].clone()
        self.heroes = (*self.heroes[:seat], hero, *self.heroes[seat + 1 :])
        return hero

    def set_turn(self, seat: int, now: Turn) -> None:
        """Note what the seat has done with the roll so far."""
        self.turns = (*self.turns[:seat], now, *self.turns[seat + 1 :])

    def scores(self) -> list[int]:
        return scoring.scores(self.heroes, self.game.solo)

    def winners(self) -> list[int]:
        return scoring.winners(self.heroes, self.game.tiebreak) if self.to_move == OVER else []

    def survivors(self) -> list[int]:
        """FR: whoever has crossed the skull is out."""
        return [seat for seat, hero in enumerate(self.heroes) if not hero.out]

    # -- what a seat may know: the rules do not say, the game does ----------------------------------

    def view(self, seat: int | None) -> DiceDangerView:
        return self.game.view_of(self, seat)

    def redealt(self, seat: int | None, rng: Random) -> DiceDangerState:
        return self.game.known_to(self, seat)


LEGAL: dict[str, Callable[[DiceDangerState], list[Action]]] = {
    "clouds": clouds.cloud_choices,
    "pair": turn.pair_choices,
    "write": turn.write_choices,
    "chest": turn.chest_choices,
    "accept": permissions.permission_choices,
}
APPLY: dict[str, Callable[[DiceDangerState, Action], list[Event]]] = {
    "number": clouds.number,
    "roll": rounds.roll,
    "pair": turn.pair,
    "cross": turn.cross,
    "torch": turn.torch,
    "chest": turn.chest,
    "end": rounds.end,
    "accept": rounds.permission,
    "decline": rounds.permission,
}
