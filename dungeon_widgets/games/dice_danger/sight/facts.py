"""What a seat knows in few facts, for agents that read numbers: what is written, and nothing that follows from it."""

from __future__ import annotations

from typing import Any

from ..rules.board import Board
from ..rules.records import Turn
from ..rules.sheet import Adventurer
from ..rules.state import DiceDangerState


def facts_of(state: DiceDangerState, seat: int | None) -> dict[str, Any]:
    """The dice, and every sheet as the seat may see it: while players write, the others' as before the roll."""
    secret = state.todo != 0 and not state.game.solo
    mine = state.to_move == seat or not secret
    return {
        "phase": state.phase if mine else "wait",
        "roll": state.roll,
        "to_move": state.to_move,
        "active": state.active,
        "ended": seat is not None and not state.todo >> seat & 1,
        "dice": state.dice,
        "ask": state.asks[0]._asdict() if state.asks and mine else None,
        "players": [
            _written(state.heroes[i], state.turns[i])
            if i == seat or not secret
            else _written(state.shown[i], None)
            for i in range(state.game.players)
        ],
    }


def _written(hero: Adventurer, turn: Turn | None) -> dict[str, Any]:
    """What stands on a sheet, each space and reward by its name, and what was done with the roll."""
    board = hero.board
    return {
        "crossed": dict.fromkeys(board.names(hero.crossed), 1),
        "half": dict.fromkeys(board.names(hero.half), 1),
        "clouds": hero.clouds,
        "wounds": hero.wounds,
        "lost": hero.lost,
        "hearts": hero.hearts,
        "chests": dict.fromkeys(hero.chests, 1),
        "torches": hero.torches,
        "black": hero.black,
        "first": dict.fromkeys(board.names(hero.first), 1),
        "later": dict.fromkeys(board.names(hero.later), 1),
        "bonuses": [
            (hero.bonus_first >> i & 1) - (hero.bonus_later >> i & 1) for i in range(len(board.bonuses))
        ],
        "turn": None if turn is None else _done(board, turn),
    }


def _done(board: Board, turn: Turn) -> dict[str, Any]:
    return {
        "pairs": turn.pairs,
        "left": turn.left,
        "black": turn.black,
        "lost": turn.lost,
        "marks": {board.ids[mark.node]: mark.by + 1 for mark in turn.marks},
    }
