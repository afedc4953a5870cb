"""Imagined worlds, and quick play in them: what look-ahead bots judge a position by."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ..engine.game import Game
from ..engine.state import CHANCE, OVER, State

TRIES = 8
"""Worlds looked at before an implausible one is taken: it bounds the time, and a surprise stays possible."""


def imagine(game: Game, view: dict[str, Any], rng: Random) -> State:
    """A world that fits the view, drawn from the exact posterior and kept as often as it is plausible."""
    for _ in range(TRIES - 1):
        world = game.redeal(view, rng)
        fit = game.plausibility(world, view)
        if fit >= 1 or rng.random() < fit:
            return world
    return game.redeal(view, rng)


def play_out(game: Game, state: State, rng: Random) -> Sequence[float]:
    """Play the state itself on by the game's habits until the seats' prospects can be told, and tell them."""
    while (found := prospects(game, state)) is None:
        state.apply(state.draw(rng) if state.to_move == CHANCE else game.habit(state, rng))
    return found


def prospects(game: Game, state: State) -> Sequence[float] | None:
    """Each seat's prospects from 0 to 1: its share of the best score at the end, the game's own estimate before."""
    if state.to_move != OVER:
        return game.worth(state)
    low, high = game.score_range
    return [(score - low) / (high - low) for score in state.scores()]
