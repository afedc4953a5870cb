"""Every way to write a roll, and the sheet it leads to: the search behind the planner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ....engine.state import Action
from ..rules.board import Board, bits
from ..rules.dice import Dice, Pairing, needs_black
from ..rules.records import TORCH, Mark, Turn
from ..rules.sheet import Adventurer
from ..rules.turn import END, half_wounded, missing_crosses, targets
from .judge import Judge, marks_on
from .kills import steps_towards_boss

NOTHING = -1e9


class Moment(NamedTuple):
    """A decision of one player: all that a plan starts from."""

    phase: str
    hero: Adventurer
    turn: Turn | None
    dice: Dice
    black_free: bool
    ask: tuple[int, int] | None  # slot and boxes of a question
    writing: bool  # False once everybody has ended: then there is no turn to go on with

    def costs_symbol(self, pairs: Pairing) -> bool:
        """Whether a black die symbol is paid for this pairing."""
        return not self.black_free and needs_black(self.dice, pairs)


class Plans:
    """The ways to go on from a point within one turn, each worth what the judge says of the sheet it leads to."""

    def __init__(self, board: Board, judge: Judge, *, solo: bool, grace: bool, spared: int) -> None:
        self.board = board
        self.judge = judge
        self.solo, self.grace = solo, grace
        self._known = judge.plans.setdefault((grace, spared), {})
        self.spared = spared  # rooms of monsters whose death by a permission the player is asked about

    def best(self, hero: Adventurer, turn: Turn, *, torches: bool = False) -> tuple[float, Action]:
        """The best value the rest of the turn can reach, and the first step towards it.

        The same sheet is come to in many orders, and asked about again at the next choice of the turn.
        Torches are used where a dinosaur must have its second wound, wherever they may save the last life boxes,
        and, if told so, once both pairs are used.
        """
        half = half_wounded(self.board, turn)
        torches = torches and not turn.left
        key = (*marks_on(hero), turn.pairs, turn.black, turn.left, self._wounded(turn), half, torches)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._best(hero, turn, half, torches)
        return found

    def _best(self, hero: Adventurer, turn: Turn, half: int, torches: bool) -> tuple[float, Action]:
        found = (NOTHING, END) if half else (self.judge.value(self.ended(hero, turn)), END)
        by_torch = hero.torches and (half or torches or self.in_danger(hero))
        if not (turn.left or by_torch):
            return found
        first, second, torch = targets(hero, turn)
        for by, lit in enumerate((first, second, torch) if by_torch else (first, second)):
            for i in bits(lit):
                value = max([self.best(*after)[0] for after in self.crossed(hero, turn, i, by)])
                if value > found[0] + 1e-9:
                    found = (value, self.step(i, by))
        return found

    def _wounded(self, turn: Turn) -> int:
        """Where the turn has wounded, as far as it matters: alone, and where armour takes two wounds in a roll."""
        if not (self.solo or self.board.armour):
            return 0
        wounded = 0
        for mark in turn.marks:
            wounded |= 1 << mark.node
        return wounded & (self.board.rooms | self.board.fists)

    def in_danger(self, hero: Adventurer) -> bool:
        """Whether a bad roll may be the last: three life boxes can go at once."""
        return len(self.board.sheet.life) - hero.lost + hero.hearts <= 3

    def step(self, i: int, by: int) -> Action:
        """The action that crosses a node by a pair or a torch."""
        return ("torch", self.board.ids[i]) if by == TORCH else ("cross", by, self.board.ids[i])

    def values(self, moment: Moment, legal: list[Action]) -> dict[Action, float]:
        """What each choice is worth, followed by the best there is."""
        return {action: self._value_of(moment, action) for action in legal}

    def _value_of(self, moment: Moment, action: Action) -> float:
        hero, turn, verb = moment.hero, moment.turn, action[0]
        if verb == "pair":
            pairs = pairing_of(action)
            black = moment.costs_symbol(pairs)
            return self.value(paid(hero, black), Turn(pairs, black))
        if moment.ask is not None and verb == "accept":
            hero = wounded(hero, *moment.ask)
        if not moment.writing or turn is None:
            return self.judge.value(hero)
        if verb == "chest":
            hero = opened(hero, action[1])
        elif verb == "end":
            return self.judge.value(self.ended(hero, turn))
        elif verb in ("cross", "torch"):
            by = TORCH if verb == "torch" else action[1]
            after = self.crossed(hero, turn, self.board.index[action[-1]], by)
            return max([self.value(*each) for each in after])
        return self.value(hero, turn)

    def best_kill(self, hero: Adventurer, turn: Turn) -> tuple[float, Action | None]:
        """The best value of a turn in which the boss dies, and the first step towards it; None if it cannot die."""
        found: tuple[float, Action | None] = (NOTHING, None)
        known: dict[tuple[object, ...], float] = {}
        if hero.dead >> self.board.room[self.board.boss] & 1:
            return found
        for i, by in steps_towards_boss(hero, turn):
            value = max([self._kill(*after, known) for after in self.crossed(hero, turn, i, by)])
            if value > found[0] + 1e-9:
                found = (value, self.step(i, by))
        return found

    def _kill(self, hero: Adventurer, turn: Turn, known: dict[tuple[object, ...], float]) -> float:
        """The best value from here with the boss dead. What the order of the crosses was does not matter."""
        key = (*marks_on(hero), turn.left)
        if key not in known:
            known[key] = NOTHING
            if hero.dead >> self.board.room[self.board.boss] & 1:
                known[key] = self.best(hero, turn)[0]
            else:
                for i, by in steps_towards_boss(hero, turn):
                    for after in self.crossed(hero, turn, i, by):
                        known[key] = max(known[key], self._kill(*after, known))
        return known[key]

    def value(self, hero: Adventurer, turn: Turn) -> float:
        """The best value the rest of the turn can reach, with the boss dead or alive."""
        return max(self.best(hero, turn)[0], self.best_kill(hero, turn)[0])

    def choose(self, hero: Adventurer, turn: Turn) -> Action:
        """The first step towards the best there is, or the end."""
        value, action = self.best(hero, turn, torches=True)
        kill, step = self.best_kill(hero, turn)
        return step if step is not None and kill > value else action

    def crossed(self, hero: Adventurer, turn: Turn, i: int, by: int) -> list[tuple[Adventurer, Turn]]:
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
        opens = self.board.chests >> i & 1
        if not (asked or opens):
            return [(hero, then)]
        answered = self._answered(hero, asked)
        if not opens:
            return [(sheet, then) for sheet in answered]
        return [(opened(sheet, chest), then) for sheet in answered for chest in sheet.chests_left()]

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


def pairing_of(action: Action) -> Pairing:
    """The two pairs of a ``("pair", a, b, c, d)``."""
    _, a, b, c, d = action
    return (a, b), (c, d)


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
