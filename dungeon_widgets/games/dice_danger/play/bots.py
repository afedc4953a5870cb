"""Players made for this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from ....engine.game import Bot
from ....engine.state import Action
from ..odds.forecast import hero_in
from ..rules.board import bits
from ..rules.records import TORCH, Mark, Turn
from ..rules.sheet import Adventurer
from ..rules.turn import half_wounded, missing_crosses, targets
from ..sight.redeal import turn_of
from .distance import distances, price
from .judge import SOLO, Judge, Taste

if TYPE_CHECKING:
    from ..game import DiceDangerGame

EASY = (6, 8, 5, 9, 4, 10, 3, 11)
"""Cloud numbers, the most likely first."""


class SheetBot:
    """What both bots share: reading the view, and numbering the clouds nearest to a start with the likely numbers."""

    def __init__(self, game: DiceDangerGame) -> None:
        self.game = game
        self.board = game.board

    def choose(self, view: dict[str, Any], legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if view["phase"] == "clouds":
            return self._number(legal)
        return self.decide(view, legal)

    def decide(self, view: dict[str, Any], legal: list[Action]) -> Action:
        raise NotImplementedError

    def hero(self, view: dict[str, Any]) -> Adventurer:
        return hero_in(self.board, view, view["seat"])

    def turn(self, view: dict[str, Any]) -> Turn:
        data = turn_of(view["players"][view["seat"]]["turn"])
        assert data is not None
        one, two = data["pairs"]
        marks = tuple(Mark(self.board.index[id], by) for id, by in data["marks"])
        return Turn(((one[0], one[1]), (two[0], two[1])), data["black"], data["left"], marks)

    def _number(self, legal: list[Action]) -> Action:
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

    WORTH: Mapping[str, float] = {
        "gem": 3.0, "coin": 2.0, "chest": 3.0, "fist": 3.0, "grey": 1.0, "footprint": 1.0, "rubble": 0.8, "cloud": 0.8,
    }  # fmt: skip

    label: ClassVar[dict[str, str]] = {"en": "greedy", "fr": "glouton"}

    def decide(self, view: dict[str, Any], legal: list[Action]) -> Action:
        if view["phase"] == "chest":
            return max(legal, key=lambda action: {"hearts": 3, "torches": 2, "black_dice": 1}[action[1]])
        hero = self.hero(view)
        if view["phase"] == "pair":
            return max(legal, key=lambda action: self._pairing(hero, view, action))
        return max(
            legal,
            key=lambda action: (
                0.0 if action[0] == "end" else self._node(hero, view, self.board.index[action[-1]])
            ),
        )

    def _pairing(self, hero: Adventurer, view: dict[str, Any], action: Action) -> float:
        turn = Turn(((action[1], action[2]), (action[3], action[4])))
        total = 0.0
        for lit in targets(hero, turn)[:2]:
            total += max((self._node(hero, view, i) for i in bits(lit)), default=-1.0)
        shown = [[action[1], action[2]], [action[3], action[4]]]
        black = any(p["black"] and [pair["dice"] for pair in p["pairs"]] == shown for p in view["pairings"])
        return total - 0.9 * black

    def _node(self, hero: Adventurer, view: dict[str, Any], i: int) -> float:
        slot = self.board.slot_at.get(i)
        if slot is None:
            return self.WORTH.get(self.board.kinds[i], 0.5)
        monster = self.board.monsters[slot]
        first = monster.id not in view["killed"]
        return 3 * monster.gems[0 if first else 1] / monster.hp if first or not monster.boss else 1.0


class PlannerBot(SheetBot):
    """Tries every way to write the roll and keeps the sheet that is worth most, what lies ahead included."""

    label: ClassVar[dict[str, str]] = {"en": "planning", "fr": "planificateur"}

    def __init__(self, game: DiceDangerGame, taste: Taste | None = None) -> None:
        super().__init__(game)
        self.taste = taste or (SOLO if game.solo else Taste())

    def decide(self, view: dict[str, Any], legal: list[Action]) -> Action:
        hero = self.hero(view)
        won = sum(1 << i for i, bonus in enumerate(self.board.bonuses) if bonus.id in view["won"])
        judge = Judge(hero, self.board.rooms_of(view["killed"]), won, self.taste, self.game.solo)
        grace = view["roll"] <= self.game.solo_grace_rolls
        if view["phase"] == "chest":
            turn = self.turn(view)
            values = {
                action: self._best(self._opened(hero, action[1]), turn, judge, grace)[0] for action in legal
            }
        elif view["phase"] == "pair":
            values = {action: self._pairing(hero, view, action, judge, grace) for action in legal}
        else:
            return self._best(hero, self.turn(view), judge, grace, torches=True)[1]
        return max(legal, key=values.__getitem__)

    def _opened(self, hero: Adventurer, chest: str) -> Adventurer:
        hero = hero.copy()
        hero.open_chest(chest)
        return hero

    def _pairing(
        self, hero: Adventurer, view: dict[str, Any], action: Action, judge: Judge, grace: bool
    ) -> float:
        a, b, c, d = action[1:]
        shown = next(p for p in view["pairings"] if [pair["dice"] for pair in p["pairs"]] == [[a, b], [c, d]])
        if shown["black"]:
            hero = hero.copy()
            hero.black -= 1
        return self._best(hero, Turn(((a, b), (c, d)), shown["black"]), judge, grace)[0]

    def _best(
        self, hero: Adventurer, turn: Turn, judge: Judge, grace: bool, *, torches: bool = False
    ) -> tuple[float, Action]:
        """The best value the rest of the turn can reach, and the first step towards it."""
        board = self.board
        first, second, torch = targets(hero, turn)
        best: tuple[float, Action] = (-1e9, ("end",))
        if not half_wounded(board, turn):
            best = (judge.value(self._ended(hero, turn, grace)), ("end",))
        steps: list[tuple[int, int, Action]] = [(i, 0, ("cross", 0, board.ids[i])) for i in bits(first)]
        steps += [(i, 1, ("cross", 1, board.ids[i])) for i in bits(second)]
        if torch and (half_wounded(board, turn) or (torches and not turn.left)):
            steps += [(i, TORCH, ("torch", board.ids[i])) for i in bits(torch)]
        for i, by, action in steps:
            value = self._after(hero, turn, i, by, judge, grace)
            if value > best[0] + 1e-9:
                best = (value, action)
        return best

    def _after(self, hero: Adventurer, turn: Turn, i: int, by: int, judge: Judge, grace: bool) -> float:
        hero = hero.copy()
        left = turn.left
        if by == TORCH:
            hero.torches -= 1
        else:
            left &= ~(1 << by)
        hero.cross(i)
        then = Turn(turn.pairs, turn.black, left, (*turn.marks, Mark(i, by)))
        if not self.board.chests >> i & 1:
            return self._best(hero, then, judge, grace)[0]
        return max(
            self._best(self._opened(hero, chest), then, judge, grace)[0] for chest in hero.chests_left()
        )

    def _ended(self, hero: Adventurer, turn: Turn, grace: bool) -> Adventurer:
        missing = missing_crosses(self.board, turn, self.game.solo, grace)
        if missing:
            hero = hero.copy()
            hero.lose(missing)
        return hero


BOTS: Mapping[str, Callable[..., Bot]] = {"greedy": GreedyBot, "planner": PlannerBot}
