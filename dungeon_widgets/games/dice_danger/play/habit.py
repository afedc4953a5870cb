"""How people tend to play: quick rules of thumb for the play-outs inside a search."""

from __future__ import annotations

from random import Random

from ....engine.state import Action
from ....engine.streams import one_of
from ..rules.permissions import ACCEPT, DECLINE
from ..rules.state import DiceDangerState
from ..rules.turn import END


def habit(state: DiceDangerState, rng: Random) -> Action:
    """Pairs that both have somewhere to go, then a treasure or a wound if there is one, then anywhere."""
    legal = state.legal()
    if len(legal) == 1 or state.phase in ("clouds", "chest"):
        return one_of(legal, rng)
    if state.phase == "accept":
        return permission(state)
    if state.phase == "pair":
        return _pair(state, legal, rng)
    board = state.game.board
    crosses = [action for action in legal if action[0] == "cross"]
    if not crosses:
        return END if END in legal else one_of(legal, rng)
    wanted = [action for action in crosses if (board.rooms | board.prizes) >> board.index[action[2]] & 1]
    return one_of(wanted or crosses, rng)


def permission(state: DiceDangerState) -> Action:
    """Deal the wounds unless the hearts they cost are the last."""
    ask, board = state.asks[0], state.game.board
    hero = state.heroes[ask.seat]
    left = len(board.sheet.life) - hero.lost + hero.hearts
    return ACCEPT if left > board.monsters[ask.slot].hearts else DECLINE


def _pair(state: DiceDangerState, legal: list[Action], rng: Random) -> Action:
    hero = state.heroes[state.to_move]
    prizes = state.game.board.rooms | state.game.board.prizes
    best = -1
    found: list[Action] = []
    for action in legal:
        one, two = hero.fitting(action[1:3]), hero.fitting(action[3:5])
        worth = 2 * bool(one) + 2 * bool(two) + bool(one & prizes) + bool(two & prizes)
        if worth > best:
            best, found = worth, []
        if worth == best:
            found.append(action)
    return one_of(found, rng)
