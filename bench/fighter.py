"""Dungeon Fighter: throws one by one and in a batch, a turn of four bots, and random play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.play.habit import sensible
from dungeon_widgets.games.fighter.rules.state import FighterState
from dungeon_widgets.games.fighter.rules.throw.batch import throws_by_hand
from dungeon_widgets.games.fighter.rules.throw.batch.points import h32
from dungeon_widgets.games.fighter.rules.throw.hand import spread_of, throw_by_hand
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from dungeon_widgets.games.fighter.rules.throw.plans import planned_launch

from .measure import Result, cpu, ratio, turn_about

REPEATS = 5
BATCH = 100_000
ALONE = 2_000
GAMES = 4

MANNER = combine([])
LAUNCH = planned_launch(MANNER, "average")
SPREAD = spread_of("average", MANNER)


def results() -> list[Result]:
    plain, batched = turn_about([_one_by_one, _at_once], REPEATS)
    turn, random = turn_about([_turns, _randomly], REPEATS)
    return [
        Result("throws per second, in a batch of 100 000 / one by one", ratio(plain, batched), (">=", 25)),
        Result("throws a CPU second in a batch", 1 / min(batched), (">=", 250_000), unit="throws"),
        Result("throws a CPU second one by one", 1 / min(plain), unit="throws"),
        Result("a combat turn of a bot, its throw and what follows", 1000 * min(turn), unit="ms"),
        Result("moves per second of random play", 1 / min(random), unit="moves"),
    ]


def _one_by_one() -> float:
    return cpu(lambda: [throw_by_hand(LAUNCH, MANNER, SPREAD, seed) for seed in range(ALONE)]) / ALONE


def _at_once() -> float:
    seeds = h32(np.arange(BATCH, dtype=np.uint32))
    return cpu(lambda: throws_by_hand(LAUNCH, MANNER, SPREAD, seeds)) / BATCH


def _turns() -> float:
    """What a turn costs in games of four average bots."""
    done = 0

    def work() -> None:
        nonlocal done
        for seed in range(GAMES):
            done += len(
                _played(seed, lambda state, rng: sensible(state.view(state.to_move), state.legal())).thrown
            )

    return cpu(work) / max(1, done)


def _randomly() -> float:
    """What a move costs in games of random choices."""
    moves = 0

    def choose(state: FighterState, rng: Random) -> tuple[object, ...]:
        nonlocal moves
        moves += 1
        return state.sample(rng)

    return cpu(lambda: [_played(seed, choose) for seed in range(GAMES)]) / max(1, moves)


def _played(seed: int, choose: Callable[[FighterState, Random], tuple[object, ...]]) -> FighterState:
    rng, state = Random(seed), FighterGame().start()
    while state.to_move != OVER:
        state.apply(state.draw(rng) if state.to_move == CHANCE else choose(state, rng))
    return state
