"""Can the boss die in this roll? Only steps that may lead there are tried, torches among them.

A way to kill it that is worth taking has no step without a purpose: what else there is to cross can be crossed after
it. So a step either wounds the boss (its room, a fist, the last box of a part of the worm) or leads to one that does
(a door of a room, a number to unlock, a chest with torches), and of these there are no more than can be spared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..rules.board import Board, bits
from ..rules.records import TORCH, Turn
from ..rules.sheet import Adventurer
from ..rules.turn import targets

Step = tuple[int, int]
"""A node, and the pair or torch that crosses it."""

CHEST_TORCHES = "torches"


def steps_towards_boss(hero: Adventurer, turn: Turn) -> Iterator[Step]:
    """The steps of a turn that may end with the boss dead; none if it cannot die in this roll."""
    spare = spare_steps(hero, turn)
    if spare < 0:
        return
    wounding = _wounding(hero)
    leading = _leading(hero, spare) if spare else 0
    first, second, torch = targets(hero, turn)
    for lit, by in ((first, 0), (second, 1), (torch, TORCH)):
        yield from ((i, by) for i in bits(lit & (wounding | leading)))


def spare_steps(hero: Adventurer, turn: Turn) -> int:
    """How many crosses of the turn need not wound the boss for it to die all the same; -1 if it cannot."""
    board = hero.board
    missing = board.monsters[board.boss].hp - hero.wounds[board.boss]
    steps = turn.left.bit_count() + hero.torches
    if CHEST_TORCHES not in hero.chests and board.chests & ~hero.crossed:
        steps += board.sheet.chests[CHEST_TORCHES].torches
    for used in range(steps + 1):
        if _most_wounds(hero, used) >= missing:
            return steps - used
    return -1


def _most_wounds(hero: Adventurer, steps: int) -> int:
    """No more wounds than these come of so many crosses: one each, and three for every part of the worm in reach."""
    wounds = steps
    for slot, monster in enumerate(hero.board.monsters):
        if monster.wounds is not None and 0 < monster.hp - hero.wounds[slot] <= steps:
            wounds += monster.boxes
    return wounds


def _wounding(hero: Adventurer) -> int:
    """The boss's room, fists, and the rooms of living parts of the worm."""
    board = hero.board
    rooms = 1 << board.room[board.boss]
    for slot, monster in enumerate(board.monsters):
        if monster.wounds is not None:
            rooms |= 1 << board.room[slot]
    return (rooms & ~hero.dead) | board.fists


def _leading(hero: Adventurer, spare: int) -> int:
    """The nodes from which, with so many crosses, something useful can be had, themselves included."""
    board = hero.board
    found = _purposes(board) & ~hero.crossed
    for _ in range(spare - 1):
        for i in bits(found):
            found |= board.joined[i]
        for i in bits(board.rooms & found):  # a room on the way may open it by its monster's death
            found |= board.joined[i]
        found |= _portal(board, found)
    return found


@lru_cache(maxsize=16)
def _purposes(board: Board) -> int:
    """Doors of the boss and of the parts of the worm, numbers of the boss to unlock, chests, what lies beside a fist."""
    goals = board.fists | board.chests
    for i in bits(board.fists):
        goals |= board.joined[i]
    for slot, monster in enumerate(board.monsters):
        if monster.boss or monster.wounds is not None:
            goals |= board.joined[board.room[slot]]
    for i, node in enumerate(board.nodes):
        if node.unlocks == board.monsters[board.boss].id:
            goals |= 1 << i
    return goals | _portal(board, goals)


def _portal(board: Board, goals: int) -> int:
    """The numbered end of the portal, if the other end is a goal."""
    return sum(
        1 << i
        for i, node in enumerate(board.nodes)
        if node.to is not None and goals >> board.index[node.to] & 1
    )
