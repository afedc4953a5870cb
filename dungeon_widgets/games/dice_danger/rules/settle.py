"""The end of a roll: first and later rewards for kills and bonuses, hearts lost to monsters, free wounds for the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_

from ....engine.state import Event
from .board import Board
from .bonuses import complete_bonuses
from .records import Effect
from .sheet import Adventurer

Asked = tuple[int, list[Effect]]
"""What a free wound set off, for the seat that may have to be asked about it."""


def settle(board: Board, heroes: list[Adventurer], taken: int, won: int) -> tuple[list[Event], list[Asked]]:
    """Work through what the roll brought until nothing new comes of it or a player must be asked.

    Changes the given sheets. `taken` and `won` are the monsters and bonuses somebody had before this roll.

    FR Les monstres: all who kill a monster in the same roll take the first reward and lose the hearts shown;
    the others strike both out and then get a free wound. Ruling 7: what that kills in turn is announced too,
    and whatever nobody had before this roll counts as first.
    """
    events: list[Event] = []
    asked: list[Asked] = []
    while not asked:
        slain = [hero.dead & ~(hero.first | hero.later) for hero in heroes]
        done = [complete_bonuses(hero) & ~(hero.bonus_first | hero.bonus_later) for hero in heroes]
        if not any(slain) and not any(done):
            break
        already = before_roll(heroes)[0]
        events += _rewards(board, heroes, slain, taken)
        events += _bonuses(board, heroes, done, won)
        events += _hearts(board, heroes, slain, taken)
        events += _free_wounds(board, heroes, slain, already, board.costly & ~taken, asked)
    return events, asked


def before_roll(heroes: Sequence[Adventurer]) -> tuple[int, int]:
    """The monsters and the bonuses somebody has taken first."""
    taken = won = 0
    for hero in heroes:
        taken |= hero.first
        won |= hero.bonus_first
    return taken, won


def award(places: Sequence[int], done: list[int], taken: int) -> Iterator[tuple[int, list[int], bool]]:
    """Of the things at these bits, those some seats have just done: which, who, and whether they are first.

    Ruling 4: first is measured by the roll, so all who did it in this one are, or none is.
    """
    for which, place in enumerate(places):
        seats = [seat for seat, mask in enumerate(done) if mask >> place & 1]
        if seats:
            yield which, seats, not taken >> place & 1


def _rewards(board: Board, heroes: list[Adventurer], slain: list[int], taken: int) -> list[Event]:
    events = []
    for slot, seats, first in award(board.room, slain, taken):
        for seat in seats:
            if first:
                heroes[seat].first |= 1 << board.room[slot]
            else:
                heroes[seat].later |= 1 << board.room[slot]
        events.append(_kill(board, slot, seats, first))
    return events


def _kill(board: Board, slot: int, seats: list[int], first: bool) -> Event:
    monster = board.monsters[slot]
    gems = monster.gems[0 if first else 1]
    return Event("kill", {"monster": monster.id, "seats": seats, "first": first, "gems": gems})


def _bonuses(board: Board, heroes: list[Adventurer], done: list[int], won: int) -> list[Event]:
    events = []
    for i, seats, first in award(range(len(board.bonuses)), done, won):
        for seat in seats:
            if first:
                heroes[seat].bonus_first |= 1 << i
            else:
                heroes[seat].bonus_later |= 1 << i
        bonus = board.bonuses[i]
        gems = bonus.gems[0 if first else 1]
        events.append(Event("bonus", {"bonus": bonus.id, "seats": seats, "first": first, "gems": gems}))
    return events


def _hearts(board: Board, heroes: list[Adventurer], slain: list[int], taken: int) -> list[Event]:
    """FR: the first to kill it cross as many life boxes as there are symbols; ruling 22: even the last one."""
    events = []
    for slot, room in enumerate(board.room):
        monster = board.monsters[slot]
        if not monster.hearts or taken >> room & 1:
            continue
        for seat, hero in enumerate(heroes):
            if slain[seat] >> room & 1 and not hero.out:
                hero.lose(monster.hearts)
                events.append(Event("hurt", {"seat": seat, "monster": monster.id, "hearts": monster.hearts}))
                if hero.out:
                    events.append(Event("out", {"seat": seat}))
    return events


def _free_wounds(
    board: Board, heroes: list[Adventurer], slain: list[int], already: int, spared: int, asked: list[Asked]
) -> list[Event]:
    """FR: a monster's first death lets all the others wound it, reached or not; not an armoured dinosaur."""
    new = reduce(or_, slain)
    events = []
    for slot, room in enumerate(board.room):
        if not (new & ~(already | board.armour)) >> room & 1:
            continue
        for seat, hero in enumerate(heroes):
            if hero.out or hero.dead >> room & 1:
                continue
            effects: list[Effect] = []
            hero.wound(slot, 1, effects, spared)
            if any(effect[0] == "ask" for effect in effects):
                asked.append((seat, effects))
            events.append(
                Event("free", {"seat": seat, "monster": board.monsters[slot].id, "effects": effects})
            )
            if hero.dead >> room & 1:  # ruling 6: struck out before the wound, so the later reward
                hero.later |= 1 << room
                events.append(_kill(board, slot, [seat], first=False))
    return events
