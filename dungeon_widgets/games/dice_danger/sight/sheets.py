"""One player's sheet as plain data: crosses, monsters, bonuses, score, and what was done with the roll."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..rules import scoring
from ..rules.bonuses import bonus_need, bonus_progress
from ..rules.records import Turn
from ..rules.sheet import Adventurer
from ..rules.state import DiceDangerState
from ..rules.turn import missing_crosses


class SheetMark(TypedDict):
    """A box crossed in this roll: with pair 0 or 1, a torch (2), or a permission (3)."""

    node: str
    by: int


class SheetTurn(TypedDict):
    """What a player did with the roll; `black` tells that a symbol was spent, `lost` the life it cost.

    `missing` is the life that ending now would cost: nothing once it has ended.
    """

    pairs: list[list[int]]
    black: bool
    left: list[int]
    marks: list[SheetMark]
    missing: int
    lost: int


class SheetMonster(TypedDict):
    """A monster on one sheet: `numbers` wound it now, `locked` are still white; `gems` once it is rewarded."""

    id: str
    wounds: int
    boxes: int
    dead: bool
    reached: bool
    numbers: list[int]
    locked: list[int]
    reward: Literal["first", "later"] | None
    gems: int


class SheetBonus(TypedDict):
    """A bonus on one sheet: `have` of the `need` things; `gems` once it is rewarded."""

    id: str
    have: int
    need: int
    reward: Literal["first", "later"] | None
    gems: int


class SheetScoreLine(TypedDict):
    """A line of the score: `n` things at `each` points (life: boxes lost and the penalty)."""

    key: Literal["gem", "coin", "trio", "life"]
    n: int
    each: int
    points: int


class SheetView(TypedDict):
    """One player's sheet. `half` is rubble with one box crossed; `clouds` the player's own numbers."""

    crossed: list[str]
    half: list[str]
    clouds: dict[str, int]
    monsters: list[SheetMonster]
    bonuses: list[SheetBonus]
    lost: int
    hearts: int
    penalty: int
    chests: list[str]
    torches: int
    black: int
    score: list[SheetScoreLine]
    total: int
    out: bool
    turn: SheetTurn | None


def sheet_view(hero: Adventurer, turn: SheetTurn | None, solo: bool) -> SheetView:
    """One sheet."""
    board = hero.board
    lines = scoring.lines(hero, solo)
    return {
        "crossed": board.names(hero.crossed),
        "half": board.names(hero.half),
        "clouds": {board.ids[cloud]: n for cloud, n in zip(board.clouds, hero.clouds, strict=False)},
        "monsters": [_monster(hero, slot) for slot in range(len(board.monsters))],
        "bonuses": [_bonus(hero, i) for i in range(len(board.bonuses))],
        "lost": hero.lost,
        "hearts": hero.hearts,
        "penalty": 0 if solo else scoring.penalty(hero),
        "chests": list(hero.chests),
        "torches": hero.torches,
        "black": hero.black,
        "score": [{"key": line.key, "n": line.n, "each": line.each, "points": line.points} for line in lines],
        "total": sum(line.points for line in lines),
        "out": hero.out,
        "turn": turn,
    }


def turn_view(state: DiceDangerState, seat: int, turn: Turn) -> SheetTurn:
    """What the seat has done with the roll so far."""
    game = state.game
    grace = state.roll <= game.solo_grace_rolls
    ended = not state.todo >> seat & 1
    return {
        "pairs": [list(pair) for pair in turn.pairs],
        "black": turn.black,
        "left": pairs_left(turn),
        "marks": [{"node": game.board.ids[mark.node], "by": mark.by} for mark in turn.marks],
        "missing": 0 if ended else missing_crosses(game.board, turn, game.solo, grace),
        "lost": turn.lost,
    }


def pairs_left(turn: Turn) -> list[int]:
    """The pairs not used yet."""
    return [which for which in (0, 1) if turn.left >> which & 1]


def _monster(hero: Adventurer, slot: int) -> SheetMonster:
    board, monster, room = hero.board, hero.board.monsters[slot], hero.board.room[slot]
    numbers = hero.numbers(slot)
    first, later = hero.first >> room & 1, hero.later >> room & 1
    return {
        "id": monster.id,
        "wounds": hero.wounds[slot],
        "boxes": monster.hp,
        "dead": bool(hero.dead >> board.room[slot] & 1),
        "reached": hero.reached(room),
        "numbers": numbers,
        "locked": [n for n in monster.white if n not in numbers],
        "reward": "first" if first else "later" if later else None,
        "gems": monster.gems[0] * first + monster.gems[1] * later,
    }


def _bonus(hero: Adventurer, i: int) -> SheetBonus:
    bonus = hero.board.bonuses[i]
    first, later = hero.bonus_first >> i & 1, hero.bonus_later >> i & 1
    return {
        "id": bonus.id,
        "have": bonus_progress(hero, i),
        "need": bonus_need(bonus),
        "reward": "first" if first else "later" if later else None,
        "gems": bonus.gems[0] * first + bonus.gems[1] * later,
    }
