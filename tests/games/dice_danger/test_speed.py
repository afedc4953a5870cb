"""Fast enough to play many games and to ask at every click, measured against a bare loop in the same run."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from dungeon_widgets.engine import OVER
from dungeon_widgets.engine.streams import one_of
from dungeon_widgets.games.dice_danger import next_roll

from .helpers import at, game


def best_of(n: int, once: Callable[[], object]) -> float:
    """The least time of some tries, in seconds."""

    def timed() -> float:
        begin = process_time()
        once()
        return process_time() - begin

    return min(timed() for _ in range(n))


def bare_step() -> float:
    """What this machine takes now for a step that does next to nothing."""

    def loop() -> int:
        x = 0
        for i in range(100_000):
            x = (x * 3 + i) & 1023
        return x

    return best_of(5, loop) / 100_000


def test_a_random_move_costs_no_more_than_a_few_hundred_bare_steps() -> None:
    table, moves = game(), 0

    def games() -> None:
        nonlocal moves
        moves = 0
        for seed in range(20):
            state, rng = table.start(), Random(seed)
            while state.to_move != OVER:
                state.apply(state.draw(rng) if state.to_move < 0 else one_of(state.legal(), rng))
                moves += 1

    games()  # the tables of rolls are made once
    # About 160 bare steps; with a list of all 7776 rolls made at each one it would be tens of thousands.
    assert best_of(5, games) / moves < 400 * bare_step()


def test_a_copy_costs_a_few_bare_steps() -> None:
    state = at(game(players=4), dice=(2, 4, 5, 5, 3))

    def copies() -> None:
        for _ in range(2_000):
            state.clone()

    assert best_of(5, copies) / 2_000 < 30 * bare_step()


def test_the_forecast_of_a_click_is_quick() -> None:
    hero = at(game(), {"crossed": ["S6", "P3", "K1", "S9", "P11", "S8", "P10", "P9"]}).heroes[0]
    next_roll(hero, 5)
    assert best_of(3, lambda: next_roll(hero, 5)) < 150_000 * bare_step()
