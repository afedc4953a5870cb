"""What the next roll can do on one sheet, exactly: how likely a cross, two crosses, and each space."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from ....engine.errors import unknown
from ..rules.board import Board, bits
from ..rules.dice import Pairing, pairings, rolls
from ..rules.position import sheet_with
from ..rules.sheet import Adventurer
from ..sight.view import DiceDangerView
from .dice import rolls_to_kill


class NextRoll(NamedTuple):
    """The chances that a roll allows at least one cross, and both; `heat` gives each node that has any chance.

    A node counts if a pair can cross it, also after the other pair has opened the way. Torches are not used.

    >>> roll = NextRoll(one=Fraction(9, 10), two=Fraction(1, 2), heat={"S7": Fraction(2, 3)})
    >>> roll.expected
    Fraction(7, 5)
    """

    one: Fraction
    two: Fraction
    heat: dict[str, Fraction]

    @property
    def expected(self) -> Fraction:
        """The crosses to expect, if as many are made as the roll allows."""
        return self.one + self.two


def hero_in(board: Board, view: DiceDangerView, seat: int) -> Adventurer:
    """The sheet of the player at `seat`, read from any seat's `view`; `board` is the one they play on.

    >>> from dungeon_widgets.games.dice_danger import DiceDangerGame
    >>> state = DiceDangerGame("annoyed_animals", players=2).start()
    >>> hero = hero_in(state.heroes[1].board, state.view(0), seat=1)
    >>> hero == state.heroes[1]
    True
    """
    player = view["players"][seat]
    monsters, bonuses = player["monsters"], player["bonuses"]
    return sheet_with(
        board,
        crossed=player["crossed"],
        half=player["half"],
        clouds=player["clouds"].values(),
        wounds={monster["id"]: monster["wounds"] for monster in monsters},
        first=[monster["id"] for monster in monsters if monster["reward"] == "first"],
        later=[monster["id"] for monster in monsters if monster["reward"] == "later"],
        bonus_first=[bonus["id"] for bonus in bonuses if bonus["reward"] == "first"],
        bonus_later=[bonus["id"] for bonus in bonuses if bonus["reward"] == "later"],
        lost=player["lost"],
        hearts=player["hearts"],
        chests=player["chests"],
        torches=player["torches"],
        black=player["black"],
    )


def next_roll(hero: Adventurer, dice: int = 4) -> NextRoll:
    """What the next roll can do on this sheet: all rolls of so many dice are counted.

    `hero` is a sheet, as `hero_in` reads it from a view. `dice` is 4 for a passive player, 5 for the active one.

    >>> from dungeon_widgets.games.dice_danger import DiceDangerGame
    >>> hero = DiceDangerGame("annoyed_animals", players=2).start().heroes[0]
    >>> next_roll(hero).two, next_roll(hero, dice=5).two
    (Fraction(1291, 1296), Fraction(7771, 7776))
    """
    forecast = _Forecast(hero)
    one = two = 0
    heat = [0] * len(hero.board.ids)
    for roll, weight in rolls(dice):
        most, reach = 0, 0
        for pairing in pairings(roll):
            crosses, lit = forecast.of(pairing)
            most = max(most, crosses)
            reach |= lit
        one += weight * (most >= 1)
        two += weight * (most == 2)
        for i in bits(reach):
            heat[i] += weight
    whole = 6**dice
    warm = {hero.board.ids[i]: Fraction(cases, whole) for i, cases in enumerate(heat) if cases}
    return NextRoll(Fraction(one, whole), Fraction(two, whole), warm)


def after_pairing(hero: Adventurer, pairing: Pairing) -> tuple[int, NextRoll]:
    """The most crosses a pairing allows, and the next roll of four dice once they are made.

    Of the ways to make them that one is taken which leaves most next rolls with both crosses to make.
    """
    forecast = _Forecast(hero)
    crosses, ends = forecast.ends(pairing)
    return crosses, max((next_roll(end) for end in ends), key=lambda roll: (roll.two, roll.one))


def after_cross(hero: Adventurer, node: int) -> NextRoll:
    """The next roll of four dice once a box of this node is crossed."""
    return next_roll(_with(hero, node))


class _Forecast:
    """What each pairing can do, worked out once."""

    def __init__(self, hero: Adventurer) -> None:
        self.hero = hero
        self._after: dict[int, Adventurer] = {}
        self._known: dict[Pairing, tuple[int, int]] = {}

    def of(self, pairing: Pairing) -> tuple[int, int]:
        """The most crosses this pairing allows, and the nodes it can cross in some order."""
        known = self._known.get(pairing)
        if known is None:
            known = self._known[pairing] = self._work_out(pairing)
        return known

    def _work_out(self, pairing: Pairing) -> tuple[int, int]:
        armour = self.hero.board.armour
        one, two = self.hero.fitting(pairing[0]), self.hero.fitting(pairing[1])
        both = one & two & armour  # FR Defiant Dinosaurs: such a monster takes both pairs
        reach, crosses = both | (one | two) & ~armour, 2 * bool(both)
        for now, then in ((one, pairing[1]), (two, pairing[0])):
            for i in bits(now & ~armour):
                more = self._crossed(i).fitting(then) & ~armour
                reach |= more
                crosses = max(crosses, 2 if more else 1)
        return crosses, reach

    def ends(self, pairing: Pairing) -> tuple[int, list[Adventurer]]:
        """The most crosses of a pairing, and the different sheets they lead to."""
        armour = self.hero.board.armour
        one, two = self.hero.fitting(pairing[0]), self.hero.fitting(pairing[1])
        most, _ = self.of(pairing)
        found: dict[tuple[object, ...], Adventurer] = {}
        for now, then in ((one, pairing[1]), (two, pairing[0])):
            for i in bits(now & ~armour):
                after = self._crossed(i)
                seconds = list(bits(after.fitting(then) & ~armour)) if most == 2 else []
                for sheet in [_with(after, j) for j in seconds] if seconds else [after] if most < 2 else []:
                    found[sheet.crossed, sheet.half, sheet.wounds] = sheet
        for i in bits(one & two & armour):
            sheet = _with(_with(self.hero, i), i)
            found[sheet.crossed, sheet.half, sheet.wounds] = sheet
        return most, list(found.values()) or [self.hero]

    def _crossed(self, i: int) -> Adventurer:
        after = self._after.get(i)
        if after is None:
            after = self._after[i] = _with(self.hero, i)
        return after


def _with(hero: Adventurer, i: int) -> Adventurer:
    """The sheet with a box of this node crossed."""
    hero = hero.clone()
    hero.cross(i)
    return hero


def time_to_kill(hero: Adventurer, monster: str, dice: int | Sequence[int] = 4) -> Fraction:
    """The expected number of rolls to defeat a monster from here, every pair that fits being used on it.

    Only the numbers unlocked now count. `dice` is as in `rolls_to_kill`. `ValueError` if no number wounds it yet.

    >>> from dungeon_widgets.games.dice_danger import DiceDangerGame
    >>> hero = DiceDangerGame("annoyed_animals", players=2).start().heroes[0]
    >>> round(float(time_to_kill(hero, "growler")), 2)
    8.54
    >>> time_to_kill(hero, "boss")
    Traceback (most recent call last):
    ValueError: no number wounds 'boss' yet: [3, 4, 5, 8, 11] are locked
    """
    board = hero.board
    if monster not in board.slots:
        raise unknown("monster", monster, board.slots)
    slot = board.slots[monster]
    numbers = hero.numbers(slot)
    if not numbers:
        raise ValueError(f"no number wounds {monster!r} yet: {list(board.monsters[slot].white)} are locked")
    boxes = board.monsters[slot].hp - hero.wounds[slot]
    return rolls_to_kill(boxes, numbers, dice, armoured=board.monsters[slot].armoured)
