"""The end of a roll: who killed what and who completed a bonus, once everybody has written."""

from __future__ import annotations

from ...engine.state import Event
from .board import Board, bits
from .content import Bonus
from .rules import Adventurer, Effect


def settle(board: Board, heroes: list[Adventurer]) -> list[Event]:
    """Work through what the roll brought until nothing new comes of it; changes the given sheets.

    FR Les monstres: all who kill a monster in the same roll take the first reward and lose the hearts shown;
    the others strike both out and then get a free wound. Ruling 7: what that kills in turn is announced too,
    and whatever nobody had before this roll counts as first.
    """
    taken, won = before_roll(heroes)
    events: list[Event] = []
    while True:
        slain = [hero.dead & ~(hero.first | hero.later) for hero in heroes]
        done = [complete_bonuses(hero) & ~(hero.bonus_first | hero.bonus_later) for hero in heroes]
        if not any(slain) and not any(done):
            return events
        already = before_roll(heroes)[0]
        events += _rewards(board, heroes, slain, taken)
        events += _bonuses(board, heroes, done, won)
        events += _hearts(board, heroes, slain, taken)
        events += _free_wounds(board, heroes, slain, already)


def before_roll(heroes: list[Adventurer]) -> tuple[int, int]:
    """The monsters and the bonuses somebody has taken first."""
    taken = won = 0
    for hero in heroes:
        taken |= hero.first
        won |= hero.bonus_first
    return taken, won


def _rewards(board: Board, heroes: list[Adventurer], slain: list[int], taken: int) -> list[Event]:
    events = []
    for slot, room in enumerate(board.room):
        seats = [seat for seat, rooms in enumerate(slain) if rooms >> room & 1]
        if not seats:
            continue
        first = not taken >> room & 1
        for seat in seats:
            if first:
                heroes[seat].first |= 1 << room
            else:
                heroes[seat].later |= 1 << room
        events.append(_kill(board, slot, seats, first))
    return events


def _kill(board: Board, slot: int, seats: list[int], first: bool) -> Event:
    monster = board.monsters[slot]
    gems = monster.gems[0 if first else 1]
    return Event("kill", {"monster": monster.id, "seats": seats, "first": first, "gems": gems})


def _bonuses(board: Board, heroes: list[Adventurer], done: list[int], won: int) -> list[Event]:
    events = []
    for i, bonus in enumerate(board.bonuses):
        seats = [seat for seat, bonuses in enumerate(done) if bonuses >> i & 1]
        if not seats:
            continue
        first = not won >> i & 1
        for seat in seats:
            if first:
                heroes[seat].bonus_first |= 1 << i
            else:
                heroes[seat].bonus_later |= 1 << i
        events.append(
            Event(
                "bonus",
                {"bonus": bonus.id, "seats": seats, "first": first, "gems": bonus.gems[0 if first else 1]},
            )
        )
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


def _free_wounds(board: Board, heroes: list[Adventurer], slain: list[int], already: int) -> list[Event]:
    """FR: a monster's first death lets all the others wound it, reached or not; not an armoured dinosaur."""
    new = 0
    for rooms in slain:
        new |= rooms
    events = []
    for slot, room in enumerate(board.room):
        if not (new & ~(already | board.armour)) >> room & 1:
            continue
        for seat, hero in enumerate(heroes):
            if hero.out or hero.dead >> room & 1:
                continue
            effects: list[Effect] = []
            hero.wound(slot, 1, effects)
            events.append(
                Event("free", {"seat": seat, "monster": board.monsters[slot].id, "effects": effects})
            )
            if hero.dead >> room & 1:  # ruling 6: struck out before the wound, so the later reward
                hero.later |= 1 << room
                events.append(_kill(board, slot, [seat], first=False))
    return events


# -- bonuses ----------------------------------------------------------------------------------------


def complete_bonuses(hero: Adventurer) -> int:
    """The bonuses whose condition holds on this sheet, a bit each."""
    complete = hero.bonus_first | hero.bonus_later
    for i, bonus in enumerate(hero.board.bonuses):
        if not complete >> i & 1 and bonus_progress(hero, i) >= bonus_need(bonus):
            complete |= 1 << i
    return complete


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
