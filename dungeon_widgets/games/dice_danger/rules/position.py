"""Positions written as JSON data and read back, checked mark by mark.

A sheet is given by what a pencil leaves on it; whatever follows from that (what lies near, which numbers are
unlocked, which monsters are dead) is worked out again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....engine.state import CHANCE, OVER
from .board import Board, bits
from .dice import all_pairings, roll_actions
from .records import Mark, Turn
from .sheet import Adventurer
from .state import DiceDangerState

if TYPE_CHECKING:
    from ..game import DiceDangerGame

FIELDS = {
    "crossed", "half", "clouds", "wounds", "lost", "hearts", "chests", "torches", "black", "first", "later", "bonus_first",
    "bonus_later",
}  # fmt: skip
PHASES = ("clouds", "roll", "pair", "write", "chest", "over")


# -- writing ----------------------------------------------------------------------------------------


def write_position(state: DiceDangerState) -> dict[str, Any]:
    """The whole position as JSON data."""
    return {
        "roll": state.roll,
        "phase": state.phase,
        "to_move": state.to_move,
        "active": state.active,
        "dice": list(state.dice),
        "todo": [seat for seat in range(state.game.players) if state.todo >> seat & 1],
        "heroes": [write_hero(hero) for hero in state.heroes],
        "shown": [write_hero(hero) for hero in state.shown],
        "turns": [None if turn is None else _write_turn(state.game.board, turn) for turn in state.turns],
    }


def write_hero(hero: Adventurer) -> dict[str, Any]:
    """What stands on one sheet."""
    board = hero.board
    bonuses = [bonus.id for bonus in board.bonuses]
    return {
        "crossed": board.names(hero.crossed),
        "half": board.names(hero.half),
        "clouds": list(hero.clouds),
        "wounds": {monster.id: n for monster, n in zip(board.monsters, hero.wounds, strict=True)},
        "lost": hero.lost,
        "hearts": hero.hearts,
        "chests": list(hero.chests),
        "torches": hero.torches,
        "black": hero.black,
        "first": board.monsters_in(hero.first),
        "later": board.monsters_in(hero.later),
        "bonus_first": [bonuses[i] for i in bits(hero.bonus_first)],
        "bonus_later": [bonuses[i] for i in bits(hero.bonus_later)],
    }


def _write_turn(board: Board, turn: Turn) -> dict[str, Any]:
    return {
        "pairs": [list(pair) for pair in turn.pairs],
        "black": turn.black,
        "left": turn.left,
        "marks": [[board.ids[mark.node], mark.by] for mark in turn.marks],
        "lost": turn.lost,
    }


# -- reading ----------------------------------------------------------------------------------------


def read_position(game: DiceDangerGame, data: dict[str, Any]) -> DiceDangerState:
    """Read `DiceDangerState.to_json` back; `ValueError` names the field that is wrong."""
    state = DiceDangerState(game)
    for field in ("roll", "phase", "to_move", "active", "dice", "todo", "heroes", "shown", "turns"):
        if field not in data:
            raise ValueError(f"position: field {field!r} is missing")
    state.roll = _whole(data["roll"], "roll", 0, None)
    state.phase = _one_of(data["phase"], "phase", PHASES)
    state.active = _whole(data["active"], "active", 0, game.players - 1)
    state.to_move = _whole(data["to_move"], "to_move", OVER, game.players - 1)
    state.dice = _dice(data["dice"])
    state.todo = sum({1 << _whole(seat, "todo", 0, game.players - 1) for seat in data["todo"]})
    for field in ("heroes", "shown", "turns"):
        if len(data[field]) != game.players:
            raise ValueError(f"position: field {field!r} must have {game.players} entries")
    state.heroes = tuple(read_hero(game.board, hero, f"heroes[{i}]") for i, hero in enumerate(data["heroes"]))
    state.shown = tuple(read_hero(game.board, hero, f"shown[{i}]") for i, hero in enumerate(data["shown"]))
    state.turns = tuple(_read_turn(state, turn, f"turns[{i}]") for i, turn in enumerate(data["turns"]))
    _check(state)
    return state


def _check(state: DiceDangerState) -> None:
    luck = {"roll": CHANCE, "over": OVER}.get(state.phase)
    if luck is not None and state.to_move != luck:
        raise ValueError(f"position: field 'to_move' must be {luck} in the phase {state.phase!r}")
    if luck is None and not (state.to_move >= 0 and state.todo >> state.to_move & 1):
        raise ValueError("position: field 'to_move' must be a seat that is still to end (see 'todo')")
    if state.phase in ("pair", "write", "chest") and not state.dice:
        raise ValueError(f"position: field 'dice' is empty in the phase {state.phase!r}")
    if state.phase in ("write", "chest") and state.turns[state.to_move] is None:
        raise ValueError(f"position: field 'turns[{state.to_move}]' is missing for the seat that is writing")


def read_hero(board: Board, data: dict[str, Any], where: str = "hero") -> Adventurer:
    """One sheet, with what follows from the marks on it."""
    hero = Adventurer(board)
    data = {**write_hero(hero), **data}
    for field in data:
        if field not in FIELDS:
            raise ValueError(f"position: there is no field '{where}.{field}'")
    sheet = board.sheet
    hero.number_clouds(_clouds(board, data["clouds"], f"{where}.clouds"))
    for id in data["crossed"]:
        _one_of(id, f"{where}.crossed", board.space_ids)
    for id in data["half"]:
        _one_of(id, f"{where}.half", [rubble for rubble in board.rubble_ids if rubble not in data["crossed"]])
    for monster in data["wounds"]:
        _one_of(monster, f"{where}.wounds", sheet.monsters)
    for chest in data["chests"]:
        _one_of(chest, f"{where}.chests", sheet.chests)
    hero.crossed, hero.half = board.mask(data["crossed"]), board.mask(data["half"])
    hero.wounds = tuple(
        _whole(data["wounds"].get(monster.id, 0), f"{where}.wounds.{monster.id}", 0, monster.hp)
        for monster in board.monsters
    )
    hero.lost = _whole(data["lost"], f"{where}.lost", 0, len(sheet.life))
    hero.hearts = _whole(data["hearts"], f"{where}.hearts", 0, None)
    hero.chests = tuple(data["chests"])
    hero.torches = _whole(data["torches"], f"{where}.torches", 0, None)
    hero.black = _whole(data["black"], f"{where}.black", 0, None)
    hero.dead = sum(
        1 << room
        for room, monster, n in zip(board.room, board.monsters, hero.wounds, strict=True)
        if n == monster.hp
    )
    hero.first, hero.later = (
        _dead_rooms(hero, data[field], f"{where}.{field}") for field in ("first", "later")
    )
    hero.bonus_first, hero.bonus_later = (
        _bonuses(board, data[field], f"{where}.{field}") for field in ("bonus_first", "bonus_later")
    )
    _work_out(hero)
    return hero


def _work_out(hero: Adventurer) -> None:
    board = hero.board
    fits, near = list(hero.fits), 0
    for i in bits(hero.crossed):
        near |= board.joined[i]
        node = board.nodes[i]
        if node.unlocks is not None:
            fits[node.n or 0] |= 1 << board.room[board.slots[node.unlocks]]
    for room in bits(hero.dead):
        if hero.reached(room):
            near |= board.joined[room]
    hero.fits = tuple(fits)
    hero.near = near & ~(hero.crossed | hero.dead | board.never)


def _dead_rooms(hero: Adventurer, monsters: list[str], where: str) -> int:
    for monster in monsters:
        _one_of(monster, where, hero.board.monsters_in(hero.dead))
    return hero.board.rooms_of(set(monsters))


def _bonuses(board: Board, ids: list[str], where: str) -> int:
    names = [bonus.id for bonus in board.bonuses]
    return sum({1 << names.index(_one_of(id, where, names)) for id in ids})


def _clouds(board: Board, numbers: list[int], where: str) -> tuple[int, ...]:
    for n in numbers:
        _one_of(n, where, board.sheet.cloud_numbers)
    if len(set(numbers)) != len(numbers):
        raise ValueError(f"position: field {where!r} has a number twice")
    return tuple(numbers)


def _read_turn(state: DiceDangerState, data: dict[str, Any] | None, where: str) -> Turn | None:
    if data is None:
        return None
    board = state.game.board
    one, two = data["pairs"]
    pairs = ((one[0], one[1]), (two[0], two[1]))
    if not state.dice or pairs not in all_pairings(state.dice):
        raise ValueError(f"position: field '{where}.pairs' cannot be made of the dice {list(state.dice)}")
    marks = tuple(
        Mark(board.index[_one_of(id, f"{where}.marks", board.index)], by) for id, by in data["marks"]
    )
    left = _whole(data["left"], f"{where}.left", 0, 3)
    return Turn(pairs, bool(data["black"]), left, marks, _whole(data["lost"], f"{where}.lost", 0, None))


def _dice(data: list[int]) -> tuple[int, ...]:
    dice = tuple(data)
    if dice and ("roll", *dice) not in roll_actions():
        raise ValueError(
            f"position: field 'dice' must be four white dice from small to large and a black one, not {data!r}"
        )
    return dice


def _whole(value: Any, where: str, least: int, most: int | None) -> int:
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or value < least
        or (most is not None and value > most)
    ):
        limit = f"{least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"position: field {where!r} must be a whole number {limit}, not {value!r}")
    return value


def _one_of(value: Any, where: str, known: Any) -> Any:
    if value not in known:
        raise ValueError(
            f"position: field {where!r}: there is no {value!r} among {', '.join(map(str, known))}"
        )
    return value
