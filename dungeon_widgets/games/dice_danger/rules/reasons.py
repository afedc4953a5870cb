"""Which rule forbids an action: the key of a sentence in `text`, for tool tips and errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import Action
from .dice import Pair, all_pairings
from .records import Turn
from .sheet import Adventurer
from .turn import half_wounded

if TYPE_CHECKING:
    from .state import DiceDangerState


def forbidden_by(state: DiceDangerState, action: Action) -> str:
    """The rule against an action that is not legal in this position."""
    verb = action[0] if action else None
    hero, turn = state.heroes[state.to_move], state.turns[state.to_move]
    if state.phase == "pair" and verb == "pair":
        return _pair(state, action)
    if state.phase == "chest" and verb == "chest":
        return "chest_opened" if action[1:2] and action[1] in hero.chests else "no_such_chest"
    if state.phase == "clouds" and verb == "number":
        return "cloud_number"
    if state.phase == "write" and turn is not None:
        if action == ("end",):
            return "finish_armoured"
        if verb == "torch":
            return _torch(hero, turn, action)
        if verb == "cross":
            return _cross(hero, turn, action)
    return f"not_in_{state.phase}"


def _pair(state: DiceDangerState, action: Action) -> str:
    made = [("pair", *one, *two) for one, two in all_pairings(state.dice)]
    return "no_black_die" if action in made else "no_such_pairs"


def _torch(hero: Adventurer, turn: Turn, action: Action) -> str:
    if not hero.torches:
        return "no_torch"
    if len(action) != 2 or action[1] not in hero.board.index:
        return "no_such_space"
    return _nowhere(hero, turn, action[1]) or "armoured"


def _cross(hero: Adventurer, turn: Turn, action: Action) -> str:
    if len(action) != 3 or action[1] not in (0, 1) or action[2] not in hero.board.index:
        return "no_such_space"
    _, which, node = action
    if not turn.left >> which & 1:
        return "pair_used"
    if (
        hero.board.nodes[hero.board.index[node]].kind == "start"
        and not hero.crossed >> hero.board.index[node] & 1
    ):
        return "wrong_number"
    return _nowhere(hero, turn, node) or _misfit(hero, turn.pairs[which], node)


def _nowhere(hero: Adventurer, turn: Turn, id: str) -> str | None:
    """Why nothing at all can be crossed there now."""
    board = hero.board
    i = board.index[id]
    begun = half_wounded(board, turn)
    if begun and not begun >> i & 1:
        return "finish_armoured"
    if board.kinds[i] == "room":
        if hero.dead >> i & 1:
            return "already_dead"
        return None if hero.reached(i) else "not_reached"
    if hero.crossed >> i & 1:
        return "already_crossed"
    if board.never >> i & 1:
        return "portal_one_way"
    return None if hero.near >> i & 1 else "not_joined"


def _misfit(hero: Adventurer, pair: Pair, id: str) -> str:
    board = hero.board
    i = board.index[id]
    total = sum(pair)
    if board.kinds[i] == "double":
        return "needs_double"
    if board.kinds[i] == "fist":
        return "needs_exact_double"
    if board.kinds[i] != "room":
        return "wrong_number"
    slot = board.slot_at[i]
    if total in hero.numbers(slot):
        return "armoured"
    return "number_locked" if total in board.monsters[slot].white else "wrong_number"
