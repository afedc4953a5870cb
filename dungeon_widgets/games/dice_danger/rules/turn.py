"""A player's turn: two pairs, the black die and its price, a cross for each pair, torches, chests, armour, life lost for crosses not made."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ....engine.state import Action, Event
from . import permissions
from .board import Board, bits
from .dice import needs_black, pair_actions
from .records import TORCH, Mark, Turn, secretly
from .sheet import Adventurer

if TYPE_CHECKING:
    from .state import DiceDangerState

END: Action = ("end",)


# -- two pairs --------------------------------------------------------------------------------------


def pair_choices(state: DiceDangerState) -> list[Action]:
    """The pairings the seat to move may make."""
    return list(pair_actions(state.dice, may_use_black(state, state.to_move)))


def may_use_black(state: DiceDangerState, seat: int) -> bool:
    """FR: the active player freely, a passive one by a black die symbol, the solo player as a passive one."""
    return state.heroes[seat].black > 0 or black_is_free(state, seat)


def black_is_free(state: DiceDangerState, seat: int) -> bool:
    """FR: only the active player uses the black die without paying."""
    return seat == state.active and not state.game.solo


def pair(state: DiceDangerState, action: Action) -> list[Event]:
    """FR: two pairs of different dice; a passive player crosses a symbol to use the black one in this roll."""
    seat = state.to_move
    a, b, c, d = action[1:]
    pairs = ((a, b), (c, d))
    black = not black_is_free(state, seat) and needs_black(state.dice, pairs)
    if black:
        state.own_copy(seat).black -= 1
    state.set_turn(seat, Turn(pairs, black))
    state.phase = "write"
    return [
        secretly("write", seat, {"did": "pair", "pairs": [[a, b], [c, d]], "black": black}, state.game.solo)
    ]


# -- crosses ----------------------------------------------------------------------------------------


def write_choices(state: DiceDangerState) -> list[Action]:
    """The crosses the seat to move may make, and ending where nothing is left half done."""
    board, turn = state.game.board, state.turn()
    first, second, torch = targets(state.heroes[state.to_move], turn)
    by_first, by_second = board.cross_actions
    actions = [by_first[i] for i in bits(first)]
    actions += [by_second[i] for i in bits(second)]
    if not board.armour or not half_wounded(board, turn):
        actions.append(END)  # ruling 2: a pair may be left unused
    if torch:
        actions += [board.torch_actions[i] for i in bits(torch)]
    return actions


def cross(state: DiceDangerState, action: Action) -> list[Event]:
    """FR: a pair crosses a box of its total."""
    _, which, node = action
    return _mark(state, state.game.board.index[node], which)


def torch(state: DiceDangerState, action: Action) -> list[Event]:
    """FR Les coffres: one more cross, in any order with the two of the roll."""
    return _mark(state, state.game.board.index[action[1]], TORCH)


def _mark(state: DiceDangerState, node: int, by: int) -> list[Event]:
    seat, board, turn = state.to_move, state.game.board, state.turn()
    left = turn.left
    hero = state.own_copy(seat)
    if by == TORCH:
        hero.torches -= 1
    else:
        left &= ~(1 << by)
    state.set_turn(seat, Turn(turn.pairs, turn.black, left, (*turn.marks, Mark(node, by))))
    effects = hero.cross(node, permissions.spared(state))
    state.asks = permissions.asks_in(state, seat, effects)
    if board.chests >> node & 1:
        state.phase = "chest"
    permissions.next_question(state)
    return [
        secretly(
            "write",
            seat,
            {"did": "cross", "node": board.ids[node], "by": by, "effects": effects},
            state.game.solo,
        )
    ]


def chest_choices(state: DiceDangerState) -> list[Action]:
    """Ruling 18: a chest not opened yet."""
    return sorted(("chest", chest) for chest in state.heroes[state.to_move].chests_left())


def chest(state: DiceDangerState, action: Action) -> list[Event]:
    """FR Les coffres: the space crossed opens one of the three."""
    seat = state.to_move
    state.own_copy(seat).open_chest(action[1])
    state.phase = "write"
    return [secretly("write", seat, {"did": "chest", "chest": action[1]}, state.game.solo)]


# -- what may be crossed ----------------------------------------------------------------------------


class Targets(NamedTuple):
    """What the rest of a turn may cross: with pair 0, with pair 1, with a torch."""

    first: int
    second: int
    torch: int


def targets(hero: Adventurer, turn: Turn) -> Targets:
    """FR: the pairs not yet used, and a torch if there is one; each next to what is crossed already."""
    first = hero.fitting(turn.pairs[0]) if turn.left & 1 else 0
    alike = turn.left == 0b11 and turn.pairs[0] == turn.pairs[1]  # then it does not matter which is used
    second = hero.fitting(turn.pairs[1]) if turn.left & 2 and not alike else 0
    torch = hero.near if hero.torches else 0  # ruling 15: a start alone is next to nothing
    if not hero.board.armour & (first | second | torch):
        return Targets(first, second, torch)
    first, second, torch = _armoured(hero, turn, first, first if alike else second, torch)
    return Targets(first, 0 if alike else second, torch)


def _armoured(hero: Adventurer, turn: Turn, first: int, second: int, torch: int) -> Targets:
    """FR Defiant Dinosaurs: an armoured dinosaur takes two wounds in a roll, or none (ruling 31).

    The two come one after the other, which forbids nothing: the first alone never kills and opens nothing.
    """
    begun = half_wounded(hero.board, turn)
    if begun:
        return Targets(first & begun, second & begun, torch & begun)
    armour = hero.board.armour
    open_ = armour & ~_wounded(hero.board, turn)
    any_torch = open_ if hero.torches else 0
    two_torches = open_ if hero.torches > 1 else 0
    return Targets(
        first & (~armour | second & open_ | any_torch),
        second & (~armour | first & open_ | any_torch),
        torch & (~armour | (first | second) & open_ | two_torches),
    )


def _wounded(board: Board, turn: Turn) -> int:
    wounded = 0
    for mark in turn.marks:
        wounded |= 1 << mark.node & board.armour
    return wounded


def half_wounded(board: Board, turn: Turn) -> int:
    """The room of the armoured dinosaur that has had one wound in this roll, as a mask; 0 if there is none."""
    half = 0
    for mark in turn.marks:
        half ^= 1 << mark.node & board.armour
    return half


# -- what is missing --------------------------------------------------------------------------------


def pay_missing(state: DiceDangerState, seat: int) -> int:
    """FR: a life box for each cross not made."""
    turn, game = state.turn(), state.game
    lost = missing_crosses(game.board, turn, game.solo, state.roll <= game.solo_grace_rolls)
    if lost:
        state.own_copy(seat).lose(lost)
        state.set_turn(seat, turn._replace(lost=lost))
    return lost


def missing_crosses(board: Board, turn: Turn, solo: bool, grace: bool) -> int:
    """FR: one life box for each cross not made. FR Version solo: other terms for one player alone."""
    unused = turn.left.bit_count()
    if not solo:
        return unused
    if any(board.kinds[mark.node] in ("room", "fist") for mark in turn.marks):
        return max(0, unused - 1)  # ruling 34: with a wound made, one pair may be dropped free
    return unused if grace else unused + 1  # ruling 33: no wound in this roll
