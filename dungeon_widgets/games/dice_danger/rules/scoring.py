"""Points, line by line, who wins, and what a lone adventurer may be called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .sheet import Adventurer

TITLE_FROM = (0, 10, 25, 40, 55, 70, 85, 100)
"""FR Version solo: the points from which each title is earned."""

TIEBREAKS = ("most_life_lost", "least_life_lost")


class Line(NamedTuple):
    """A line of the score: `n` things at `each` points."""

    key: str  # gem, coin, trio, life
    n: int
    each: int
    points: int


def gems(hero: Adventurer) -> int:
    """Gem boxes ticked: spaces, the hearts chest, monsters, bonuses."""
    board = hero.board
    total = (hero.crossed & board.gems).bit_count()
    total += sum(board.sheet.chests[chest].gems for chest in hero.chests)
    for room, monster in zip(board.room, board.monsters, strict=True):
        total += monster.gems[0] * (hero.first >> room & 1) + monster.gems[1] * (hero.later >> room & 1)
    for i, bonus in enumerate(board.bonuses):
        total += bonus.gems[0] * (hero.bonus_first >> i & 1) + bonus.gems[1] * (hero.bonus_later >> i & 1)
    return total


def coins(hero: Adventurer) -> int:
    """Gold boxes ticked."""
    return (hero.crossed & hero.board.coins).bit_count()


def trios(hero: Adventurer) -> int:
    """FR Fin de la partie: full trios of boxes on the boss, for those who were not first to kill it."""
    boss = hero.board.boss
    return 0 if hero.first >> hero.board.room[boss] & 1 else hero.wounds[boss] // 3


def penalty(hero: Adventurer) -> int:
    """FR: the value of the topmost life box not crossed; nothing is left to read once all are."""
    life = hero.board.sheet.life
    return life[min(hero.lost, len(life) - 1)]


def lines(hero: Adventurer, solo: bool) -> list[Line]:
    """The score, line by line. FR Version solo: no points are lost for life."""
    sheet = hero.board.sheet
    ticked = (
        ("gem", gems(hero), sheet.gem),
        ("coin", coins(hero), sheet.coin),
        ("trio", trios(hero), sheet.trio),
    )
    counted = [Line(key, n, each, n * each) for key, n, each in ticked]
    return counted if solo else [*counted, Line("life", hero.lost, 0, penalty(hero))]


def points(hero: Adventurer, solo: bool) -> int:
    """The sum of the lines."""
    return sum(line.points for line in lines(hero, solo))


def out_score(hero: Adventurer) -> int:
    """Ruling 21: an eliminated player has no score and ranks below every other; no living score is as low."""
    return min(hero.board.sheet.life) - 1


def scores(heroes: Sequence[Adventurer], solo: bool) -> list[int]:
    """One number a seat. Ruling 35: a fallen solo adventurer keeps the points reached."""
    return [out_score(hero) if hero.out and not solo else points(hero, solo) for hero in heroes]


def winners(heroes: Sequence[Adventurer], solo: bool, tiebreak: str) -> list[int]:
    """FR Fin de la partie: most points; then, to the letter, *most* boxes crossed on the life track; then shared.

    Ruling 23: the other way round is ``tiebreak="least_life_lost"``. Nobody wins when all are eliminated.
    """
    counted = scores(heroes, solo)
    living = [seat for seat, hero in enumerate(heroes) if solo or not hero.out]
    if not living:
        return []
    sign = 1 if tiebreak == "most_life_lost" else -1
    best = max((counted[seat], sign * heroes[seat].lost) for seat in living)
    return [seat for seat in living if (counted[seat], sign * heroes[seat].lost) == best]


def title_level(total: int) -> int:
    """FR Version solo: which of the eight titles these points earn, from 0.

    >>> title_level(9), title_level(10), title_level(120)
    (0, 1, 7)
    """
    return sum(total >= least for least in TITLE_FROM) - 1
