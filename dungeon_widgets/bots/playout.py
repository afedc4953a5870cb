"""Quick play to the end, in place: what look-ahead bots judge a position by."""

from __future__ import annotations

from random import Random

from ..engine.game import Game
from ..engine.state import CHANCE, OVER, State


def play_out(game: Game, state: State, rng: Random) -> list[int]:
    """Play the state itself to the end by the game's habits and return the scores."""
    habit = game.habit
    while (mover := state.to_move) != OVER:
        state.apply(state.draw(rng) if mover == CHANCE else habit(state, rng))
    return state.scores()


def share(scores: list[int], seat: int, score_range: tuple[int, int]) -> float:
    """A seat's score from 0 (the least possible) to 1."""
    low, high = score_range
    return (scores[seat] - low) / (high - low)
