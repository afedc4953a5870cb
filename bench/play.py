"""Bare random play, which other costs are measured against."""

from __future__ import annotations

from random import Random

from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.state import CHANCE, OVER


def play_randomly(game: AnyGame, rng: Random) -> int:
    """Play one game to its end, one random number per move, and say how many moves it took."""
    state, moves = game.start(), 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = state.draw(rng)
        else:
            legal = state.legal()
            action = legal[int(rng.random() * len(legal))]
        state.apply(action)
        moves += 1
    return moves
