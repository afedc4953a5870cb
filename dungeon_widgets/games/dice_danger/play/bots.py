"""The bots of this game, greedy and planning, and how each decides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.state import Action
from ..rules.board import bits
from ..rules.permissions import spared
from ..rules.records import Turn
from ..rules.settle import before_roll
from ..rules.state import DiceDangerState
from ..rules.turn import black_is_free, targets
from ..sight.view import DiceDangerView
from .distance import distances, price
from .habit import permission
from .judge import SOLO, Judge, Taste
from .plans import Moment, Plans, pairing_of

if TYPE_CHECKING:
    from ..game import DiceDangerGame

EASY = (6, 8, 5, 9, 4, 10, 3, 11)
"""Cloud numbers, the most likely first."""


class SheetBot(ABC):
    """What both bots share: clouds nearest to a start get the likely numbers, and one choice is no choice."""

    def __init__(self, game: DiceDangerGame) -> None:
        self.game = game
        self.board = game.board

    def choose(self, eyes: Eyes[DiceDangerState, DiceDangerView], rng: Random) -> Action:
        legal = eyes.legal
        if len(legal) == 1:
            return legal[0]
        state = eyes.imagine(rng)
        if state.phase == "clouds":
            return self.number(legal)
        return self.decide(state, legal)

    @abstractmethod
    def decide(self, state: DiceDangerState, legal: list[Action]) -> Action:
        """Choose in a position that holds nothing its seat may not know."""

    def number(self, legal: list[Action]) -> Action:
        """The cloud nearest to a start gets the likeliest number left."""
        board = self.board
        far = distances(board, 0, (), 0.6)
        depth = {
            c: min(far[s][c] + price(board, s, ()) ** 0.6 for s in bits(board.starts)) for c in board.clouds
        }
        order = sorted(board.clouds, key=lambda cloud: (depth[cloud], cloud))
        wanted = EASY[order.index(board.index[legal[0][1]])]
        return next((action for action in legal if action[2] == wanted), legal[0])


class GreedyBot(SheetBot):
    """Takes what is worth most at once, one cross at a time, and never looks at what a cross opens."""

    label: ClassVar[dict[str, str]] = {"en": "greedy", "fr": "glouton"}
    habit: ClassVar[dict[str, str]] = {
        "en": "takes what pays most at once and never looks ahead",
        "fr": "prend ce qui rapporte le plus tout de suite, sans voir plus loin",
    }
    WORTH: ClassVar[Mapping[str, float]] = {
        "gem": 3.0, "coin": 2.0, "chest": 3.0, "fist": 3.0, "grey": 1.0, "footprint": 1.0, "rubble": 0.8, "cloud": 0.8,
    }  # fmt: skip

    def decide(self, state: DiceDangerState, legal: list[Action]) -> Action:
        if state.phase == "accept":
            return permission(state)
        if state.phase == "chest":
            return max(legal, key=lambda action: {"hearts": 3, "torches": 2, "black_dice": 1}[action[1]])
        killed = before_roll(state.shown)[0]
        if state.phase == "pair":
            return max(legal, key=lambda action: self._pairing(state, action, killed))
        index = self.board.index
        return max(
            legal, key=lambda action: 0.0 if action[0] == "end" else self._node(index[action[-1]], killed)
        )

    def _pairing(self, state: DiceDangerState, action: Action, killed: int) -> float:
        pairs = pairing_of(action)
        total = 0.0
        for lit in targets(state.heroes[state.to_move], Turn(pairs, black=False))[:2]:
            total += max((self._node(i, killed) for i in bits(lit)), default=-1.0)
        return total - 0.9 * moment_of(state).costs_symbol(pairs)

    def _node(self, i: int, killed: int) -> float:
        slot = self.board.slot_at.get(i)
        if slot is None:
            return self.WORTH.get(self.board.kinds[i], 0.5)
        monster = self.board.monsters[slot]
        first = not killed >> i & 1
        return 3 * monster.gems[0 if first else 1] / monster.hp if first or not monster.boss else 1.0


class PlannerBot(SheetBot):
    """Tries every way to write the roll and keeps the sheet that is worth most, what lies ahead included."""

    label: ClassVar[dict[str, str]] = {"en": "planning", "fr": "planificateur"}
    habit: ClassVar[dict[str, str]] = {
        "en": "tries every way to write the roll and keeps the best sheet",
        "fr": "essaie toutes les façons d'écrire le lancer et garde la meilleure feuille",
    }

    def __init__(self, game: DiceDangerGame, taste: Taste | None = None) -> None:
        super().__init__(game)
        self.taste = taste or taste_for(game)
        self._judge: Judge | None = None

    def decide(self, state: DiceDangerState, legal: list[Action]) -> Action:
        plans = self.plans(state)
        if state.phase == "write":
            return plans.choose(state.heroes[state.to_move], state.turn())
        values = plans.values(moment_of(state), legal)
        return max(legal, key=values.__getitem__)

    def plans(self, state: DiceDangerState) -> Plans:
        """The ways to go on for the seat to move."""
        game, hero = self.game, state.heroes[state.to_move]
        killed, won = before_roll(state.shown)
        judge = self._judge
        if judge is None or not judge.begins_with(hero, killed, won):
            judge = self._judge = Judge(hero, killed, won, self.taste, game.solo, judge)
        grace = state.roll <= game.solo_grace_rolls
        return Plans(self.board, judge, solo=game.solo, grace=grace, spared=spared(state))


def moment_of(state: DiceDangerState) -> Moment:
    """The decision of the seat to move."""
    seat = state.to_move
    ask = (state.asks[0].slot, state.asks[0].boxes) if state.asks else None
    free = black_is_free(state, seat)
    return Moment(state.phase, state.heroes[seat], state.turns[seat], state.dice, free, ask, state.todo != 0)


def taste_for(game: DiceDangerGame) -> Taste:
    """Alone one plays for other things than in company."""
    return SOLO if game.solo else Taste()


BOTS: Mapping[str, Callable[..., Bot]] = {"greedy": GreedyBot, "planner": PlannerBot}
