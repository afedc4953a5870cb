"""Imagined worlds, and quick play in them: what look-ahead bots judge a position by."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ..engine.eyes import Eyes
from ..engine.game import AnyGame
from ..engine.state import CHANCE, OVER, State

TRIES = 8
"""Worlds looked at before an implausible one is taken: it bounds the time, and a surprise stays possible."""


def imagine(eyes: Eyes[Any, Any], rng: Random) -> State:
    """A world that fits the view, drawn from the exact posterior and kept with its plausibility as probability."""
    hints, seat = eyes.game.hints, eyes.seat
    for _ in range(TRIES - 1):
        world: State = eyes.imagine(rng)
        fit = hints.plausibility(world, seat)
        if fit >= 1 or rng.random() < fit:
            return world
    last: State = eyes.imagine(rng)
    return last


def play_out(game: AnyGame, state: State, rng: Random) -> Sequence[float]:
    """Play the state itself on by the game's habits until the seats' prospects can be told, and tell them."""
    while (found := prospects(game, state)) is None:
        state.apply(state.draw(rng) if state.to_move == CHANCE else game.hints.habit(state, rng))
    return found


def prospects(game: AnyGame, state: State) -> Sequence[float] | None:
    """Each seat's prospects from 0 to 1: its share of the best score at the end, the game's own estimate before."""
    if state.to_move != OVER:
        return game.hints.prospects(state)
    low, high = game.score_range
    return [(score - low) / (high - low) for score in state.scores()]
