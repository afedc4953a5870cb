"""Every way to write a roll, and the sheet it leads to: the search behind the planner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine.state import Action
from ..rules.board import Board, bits
from ..rules.records import TORCH, Mark, Turn
from ..rules.sheet import Adventurer
from ..rules.turn import END, half_wounded, missing_crosses, targets
from .judge import Judge

NOTHING = -1e9


class Plans:
    """The ways to go on from a point within one turn, each worth what the judge says of the sheet it leads to."""

    def __init__(self, board: Board, judge: Judge, *, solo: bool, grace: bool, spared: int) -> None:
        self.board = board
        self.judge = judge
        self.solo, self.grace = solo, grace
        self.spared = spared  # rooms of monsters whose death by a permission the player is asked about

    def best(self, hero: Adventurer, turn: Turn, *, torches: bool = False) -> tuple[float, Action]:
        """The best value the rest of the turn can reach, and the first step towards it.

        Torches are used where a dinosaur must have its second wound, or, if told so, once both pairs are.
        """
        board = self.board
        half = half_wounded(board, turn)
        found = (NOTHING, END) if half else (self.judge.value(self.ended(hero, turn)), END)
        first, second, torch = targets(hero, turn)
        steps: list[tuple[int, int, Action]] = [(i, 0, ("cross", 0, board.ids[i])) for i in bits(first)]
        steps += [(i, 1, ("cross", 1, board.ids[i])) for i in bits(second)]
        if torch and (half or (torches and not turn.left)):
            steps += [(i, TORCH, ("torch", board.ids[i])) for i in bits(torch)]
        for i, by, action in steps:
            value = max(self.best(after, then)[0] for after, then in self.crossed(hero, turn, i, by))
            if value > found[0] + 1e-9:
                found = (value, action)
        return found

    def crossed(self, hero: Adventurer, turn: Turn, i: int, by: int) -> Iterator[tuple[Adventurer, Turn]]:
        """What a cross leads to, in every way a chest may be opened and a permission be answered."""
        hero = hero.clone()
        left = turn.left
        if by == TORCH:
            hero.torches -= 1
        else:
            left &= ~(1 << by)
        effects = hero.cross(i, self.spared)
        then = Turn(turn.pairs, turn.black, left, (*turn.marks, Mark(i, by)))
        asked = [effect for effect in effects if effect[0] == "ask"]
        for answered in self._answered(hero, asked):
            if not self.board.chests >> i & 1:
                yield answered, then
            else:
                yield from ((opened(answered, chest), then) for chest in answered.chests_left())

    def _answered(self, hero: Adventurer, asked: list[list[object]]) -> Iterable[Adventurer]:
        if not asked:
            return (hero,)
        _, monster, boxes = asked[0]
        dealt = wounded(hero, self.board.slots[str(monster)], int(str(boxes)))
        return (*self._answered(hero, asked[1:]), *self._answered(dealt, asked[1:]))

    def ended(self, hero: Adventurer, turn: Turn) -> Adventurer:
        """The sheet once the turn is ended here: what is missing costs life."""
        missing = missing_crosses(self.board, turn, self.solo, self.grace)
        if missing:
            hero = hero.clone()
            hero.lose(missing)
        return hero


def opened(hero: Adventurer, chest: str) -> Adventurer:
    """The sheet with a chest opened."""
    hero = hero.clone()
    hero.open_chest(chest)
    return hero


def wounded(hero: Adventurer, slot: int, boxes: int) -> Adventurer:
    """The sheet with these boxes of a monster crossed."""
    hero = hero.clone()
    hero.wound(slot, boxes, [])
    return hero


def paid(hero: Adventurer, black: bool) -> Adventurer:
    """The sheet with a black die symbol crossed, if the pairing costs one."""
    if not black:
        return hero
    hero = hero.clone()
    hero.black -= 1
    return hero
