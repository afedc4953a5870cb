"""Is a position read from JSON data possible? And sheets made from what is written on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ....engine.checks import short, whole
from ....engine.state import CHANCE, OVER
from .board import Board, bits
from .dice import all_pairings, roll_actions
from .sheet import Adventurer

if TYPE_CHECKING:
    from .state import DiceDangerState


# -- a position -------------------------------------------------------------------------------------


def check(state: DiceDangerState) -> None:
    """Refuse a position that cannot be: `ValueError` names the field and the reason."""
    players = state.game.players
    whole(state.roll, "field 'roll'", 0)
    whole(state.active, "field 'active'", 0, players - 1)
    whole(state.todo, "field 'todo'", 0, (1 << players) - 1)
    if state.dice and ("roll", *state.dice) not in roll_actions():
        raise ValueError(
            f"field 'dice': {short(list(state.dice))} are not four white dice from small to large and a black one"
        )
    for field in ("heroes", "shown", "turns"):
        if len(getattr(state, field)) != players:
            raise ValueError(f"field {field!r} must have {players} entries")
    for field, sheets in (("heroes", state.heroes), ("shown", state.shown)):
        for i, hero in enumerate(sheets):
            _check_sheet(hero, f"{field}.{i}")
    _check_turns(state)
    _check_asks(state)
    _check_mover(state)


def _check_mover(state: DiceDangerState) -> None:
    luck = {"roll": CHANCE, "over": OVER}.get(state.phase)
    if luck is not None and state.to_move != luck:
        raise ValueError(f"field 'to_move' must be {luck} in the phase {state.phase!r}")
    settling = state.phase == "accept" and not state.todo
    if luck is None and not settling and not (state.to_move >= 0 and state.todo >> state.to_move & 1):
        raise ValueError("field 'to_move' must be a seat that is still to end (see 'todo')")
    if state.phase in ("pair", "write", "chest", "accept") and not state.dice:
        raise ValueError(f"field 'dice' is empty in the phase {state.phase!r}")
    if state.phase in ("write", "chest") and state.turns[state.to_move] is None:
        raise ValueError(f"field 'turns.{state.to_move}' is missing for the seat that is writing")


def _check_turns(state: DiceDangerState) -> None:
    for i, turn in enumerate(state.turns):
        if turn is None:
            continue
        if not state.dice or turn.pairs not in all_pairings(state.dice):
            raise ValueError(f"field 'turns.{i}.pairs' cannot be made of the dice {list(state.dice)}")
        whole(turn.left, f"field 'turns.{i}.left'", 0, 3)
        whole(turn.lost, f"field 'turns.{i}.lost'", 0)
        for mark in turn.marks:
            whole(mark.node, f"field 'turns.{i}.marks'", 0, len(state.game.board.ids) - 1)
            whole(mark.by, f"field 'turns.{i}.marks'", 0, 3)


def _check_asks(state: DiceDangerState) -> None:
    if bool(state.asks) != (state.phase == "accept") or (state.asks and state.asks[0].seat != state.to_move):
        raise ValueError(
            "field 'asks' holds the questions of the phase 'accept', that of the seat to move first"
        )
    for ask in state.asks:
        whole(ask.seat, "field 'asks.seat'", 0, state.game.players - 1)
        whole(ask.slot, "field 'asks.slot'", 0, len(state.game.board.monsters) - 1)
        whole(ask.boxes, "field 'asks.boxes'", 1)


def _check_sheet(hero: Adventurer, where: str) -> None:
    board = hero.board
    if len(hero.wounds) != len(board.monsters):
        raise ValueError(f"field '{where}.wounds' must have {len(board.monsters)} entries")
    for field, most in (
        ("crossed", ~board.rooms),
        ("half", board.rubble & ~hero.crossed),
        ("first", hero.dead),
        ("later", hero.dead),
    ):
        mask = getattr(hero, field)
        if mask < 0 or mask >> len(board.ids):
            raise ValueError(
                f"field '{where}.{field}' has a bit for each of the {len(board.ids)} nodes, not {short(mask)}"
            )
        if mask & ~most:
            raise ValueError(
                f"field '{where}.{field}': {', '.join(board.names(mask & ~most))} cannot be there"
            )
    for field in ("bonus_first", "bonus_later"):
        whole(getattr(hero, field), f"field '{where}.{field}'", 0, (1 << len(board.bonuses)) - 1)
    _check_counts(hero, where)
    worked_out = _worked_out(hero)
    for field in ("dead", "near", "fits"):
        if getattr(hero, field) != getattr(worked_out, field):
            raise ValueError(f"field '{where}.{field}' does not follow from what is written on the sheet")


def _check_counts(hero: Adventurer, where: str) -> None:
    sheet = hero.board.sheet
    for monster, n in zip(hero.board.monsters, hero.wounds, strict=True):
        whole(n, f"field '{where}.wounds.{monster.id}'", 0, monster.hp)
    whole(hero.lost, f"field '{where}.lost'", 0, len(sheet.life))
    for field in ("hearts", "torches", "black"):
        whole(getattr(hero, field), f"field '{where}.{field}'", 0)
    for chest in hero.chests:
        _one_of(chest, f"{where}.chests", sheet.chests)
    if len(set(hero.chests)) < len(hero.chests):
        raise ValueError(f"field '{where}.chests' has a chest twice")
    for n in hero.clouds:
        _one_of(n, f"{where}.clouds", sheet.cloud_numbers)
    if len(set(hero.clouds)) < len(hero.clouds):
        raise ValueError(f"field '{where}.clouds' has a number twice")


# -- a sheet by names -------------------------------------------------------------------------------


def sheet_with(
    board: Board,
    *,
    crossed: Iterable[str] = (),
    half: Iterable[str] = (),
    clouds: Iterable[int] = (),
    wounds: Mapping[str, int] | None = None,
    first: Iterable[str] = (),
    later: Iterable[str] = (),
    bonus_first: Iterable[str] = (),
    bonus_later: Iterable[str] = (),
    **counts: Any,
) -> Adventurer:
    """A sheet by the names of what is written on it; what follows from that is worked out, unknown names are refused.

    >>> from .board import board_of
    >>> hero = sheet_with(board_of("annoyed_animals"), crossed=["S6"], wounds={"pup": 1}, torches=2)
    >>> hero.torches, hero.black, hero.reached(hero.board.room[0])
    (2, 3, False)
    """
    hero = Adventurer.blank(board)
    for monster in wounds or {}:
        _one_of(monster, "wounds", board.slots)
    bonuses = [bonus.id for bonus in board.bonuses]
    hero.clouds = tuple(_one_of(n, "clouds", board.sheet.cloud_numbers) for n in clouds)
    hero.wounds = tuple((wounds or {}).get(monster.id, 0) for monster in board.monsters)
    hero.crossed = board.mask(_one_of(id, "crossed", board.index) for id in crossed)
    hero.half = board.mask(_one_of(id, "half", board.index) for id in half)
    hero.first = board.rooms_of({_one_of(id, "first", board.slots) for id in first})
    hero.later = board.rooms_of({_one_of(id, "later", board.slots) for id in later})
    hero.bonus_first = sum({1 << bonuses.index(_one_of(id, "bonus_first", bonuses)) for id in bonus_first})
    hero.bonus_later = sum({1 << bonuses.index(_one_of(id, "bonus_later", bonuses)) for id in bonus_later})
    for field, value in counts.items():
        if field not in ("lost", "hearts", "chests", "torches", "black"):
            raise ValueError(f"a sheet has no field {field!r}")
        setattr(hero, field, tuple(value) if field == "chests" else value)
    hero = _worked_out(hero)
    _check_sheet(hero, "sheet")
    return hero


def _worked_out(hero: Adventurer) -> Adventurer:
    """The sheet with what follows from the marks on it: the dead, what lies near, which numbers fit."""
    board, new = hero.board, hero.clone()
    new.fits = board.fits
    new.number_clouds(hero.clouds)
    new.dead = sum(
        1 << room
        for room, monster, n in zip(board.room, board.monsters, hero.wounds, strict=True)
        if n == monster.hp
    )
    fits, near = list(new.fits), 0
    for i in bits(hero.crossed):
        near |= board.joined[i]
        node = board.nodes[i]
        if node.unlocks is not None:
            assert node.n is not None
            fits[node.n] |= 1 << board.room[board.slots[node.unlocks]]
    for room in bits(new.dead):
        if hero.reached(room):
            near |= board.joined[room]
    new.fits = tuple(fits)
    new.near = near & ~(hero.crossed | new.dead | board.never)
    return new


def _one_of(value: Any, where: str, known: Any) -> Any:
    if value not in known:
        raise ValueError(f"field {where!r}: there is no {short(value)} among {', '.join(map(str, known))}")
    return value
