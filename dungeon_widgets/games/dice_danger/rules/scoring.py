"""Points: gems, gold, trios of the boss, the penalty for life; places and ties; the titles of a lone adventurer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from .sheet import Adventurer

TITLE_FROM = (0, 10, 25, 40, 55, 70, 85, 100)
"""FR Version solo: the points from which each title is earned."""

TIEBREAKS = ("most_life_lost", "least_life_lost")


class Line(NamedTuple):
    """A line of the score: `n` things at `each` points."""

    key: Literal["gem", "coin", "trio", "life"]
    n: int
    each: int
    points: int


def gems(hero: Adventurer) -> int:
    """Gem boxes ticked: spaces, the hearts chest, monsters, bonuses."""
    return treasure_gems(hero) + monster_gems(hero) + bonus_gems(hero)


def treasure_gems(hero: Adventurer) -> int:
    """Gem boxes ticked for spaces and for the hearts chest."""
    chests = sum(hero.board.sheet.chests[chest].gems for chest in hero.chests)
    return (hero.crossed & hero.board.gems).bit_count() + chests


def monster_gems(hero: Adventurer) -> int:
    """Gem boxes ticked for monsters that were killed."""
    return sum(gems_for(hero, slot) for slot in range(len(hero.board.monsters)))


def gems_for(hero: Adventurer, slot: int) -> int:
    """Those for one monster, first or later."""
    room, monster = hero.board.room[slot], hero.board.monsters[slot]
    return monster.gems[0] * (hero.first >> room & 1) + monster.gems[1] * (hero.later >> room & 1)


def bonus_gems(hero: Adventurer) -> int:
    """Gem boxes ticked for bonuses."""
    total = 0
    for i, bonus in enumerate(hero.board.bonuses):
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
    gem, coin, trio = gems(hero), coins(hero), trios(hero)
    counted = [
        Line("gem", gem, sheet.gem, gem * sheet.gem),
        Line("coin", coin, sheet.coin, coin * sheet.coin),
        Line("trio", trio, sheet.trio, trio * sheet.trio),
    ]
    return counted if solo else [*counted, Line("life", hero.lost, 0, penalty(hero))]


def points(hero: Adventurer, solo: bool) -> int:
    """The sum of the lines."""
    return sum(line.points for line in lines(hero, solo))


def out_score(hero: Adventurer) -> int:
    """Ruling 21: an eliminated player has no score and ranks below every other; no living score is as low."""
    return min(hero.board.sheet.life) - 1


def scores(heroes: Sequence[Adventurer], solo: bool) -> list[int]:
    """One number per seat. Ruling 35: a fallen solo adventurer keeps the points reached."""
    return [out_score(hero) if hero.out and not solo else points(hero, solo) for hero in heroes]


def places(heroes: Sequence[Adventurer], tiebreak: str) -> list[int]:
    """The place of each seat, from 1: by points, then by the life track; who is equal in both shares a place.

    FR Fin de la partie says, to the letter, that a tie goes to who crossed *most* boxes of the life track. Ruling 23:
    the other way round is ``tiebreak="least_life_lost"``. Ruling 19: green boxes do not count. Ruling 21: the
    eliminated come last, together.
    """
    sign = 1 if tiebreak == "most_life_lost" else -1
    standing = [() if hero.out else (points(hero, False), sign * hero.lost) for hero in heroes]
    return [1 + sum(other > own for other in standing) for own in standing]


def winners(heroes: Sequence[Adventurer], tiebreak: str) -> list[int]:
    """FR Fin de la partie: the first place, shared or not. Nobody wins when all are out, and nobody alone:

    FR Version solo knows points and a title, but no winning.
    """
    if len(heroes) == 1:
        return []
    ranked = places(heroes, tiebreak)
    return [seat for seat, hero in enumerate(heroes) if ranked[seat] == 1 and not hero.out]


def title_level(total: int) -> int:
    """FR Version solo: which of the eight titles these points earn, from 0.

    >>> title_level(9), title_level(10), title_level(120)
    (0, 1, 7)
    """
    return sum(total >= least for least in TITLE_FROM) - 1
