"""The two bonuses of a sheet (counting spaces, killing monsters, joining start areas): is one complete?"""

from __future__ import annotations

from .board import bits
from .content import Bonus
from .sheet import Adventurer


def complete_bonuses(hero: Adventurer) -> int:
    """The bonuses whose condition holds on this sheet, a bit each."""
    return sum(
        1 << i for i, bonus in enumerate(hero.board.bonuses) if bonus_progress(hero, i) >= bonus_need(bonus)
    )


def bonus_need(bonus: Bonus) -> int:
    """How many of a bonus's things are asked for."""
    if bonus.type == "count":
        return bonus.need
    return len(bonus.monsters) if bonus.type == "kill" else 1


def bonus_progress(hero: Adventurer, i: int) -> int:
    """How many of the things the bonus asks for this sheet has."""
    bonus = hero.board.bonuses[i]
    if bonus.type == "link":
        return int(joins(hero, *bonus.areas))
    return ((hero.dead | hero.crossed) & hero.board.counted[i]).bit_count()


def joins(hero: Adventurer, one: str, two: str) -> bool:
    """FR Annoyed Animals: an unbroken way of crossed spaces and emptied rooms between two start areas.

    Ruling 25: it runs from a crossed start to a crossed start; an uncrossed one does not conduct.
    """
    board, passable = hero.board, hero.crossed | hero.dead
    goal = board.areas[two] & hero.crossed
    front = found = board.areas[one] & hero.crossed
    if not goal:
        return False
    while front and not found & goal:
        beside = 0
        for i in bits(front):
            beside |= board.joined[i]
        front = beside & passable & ~found
        found |= front
    return bool(found & goal)
