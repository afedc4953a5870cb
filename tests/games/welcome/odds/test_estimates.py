"""Estimates against the exact chance, where that can still be had: never above best play, and not far below."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from dungeon_widgets.engine.errors import TooLarge
from dungeon_widgets.games.welcome.odds.living import chance_to_live
from dungeon_widgets.games.welcome.odds.question import question
from dungeon_widgets.games.welcome.odds.simulated import estimated
from dungeon_widgets.games.welcome.rules.meeting import rules_of

BOTH = rules_of("both")
AFFORDABLE = 25_000  # positions
RUNS = 1_000


def check(number: int, seed: int) -> None:
    """So many random questions: none is better than best play, and none more than 3 points and 3 standard errors low.

    One of two hundred is more than 2 points low, so the panel says "at least".
    """
    rng, asked = Random(seed), 0
    while asked < number:
        hero = rng.choice(list(BOTH.box.heroes))
        kit = [tile for tile in BOTH.box.heroes[hero].tiles if rng.random() < 0.8]
        known = rng.sample(BOTH.box.kinds[:8], rng.randrange(3))
        specials = rng.sample(BOTH.box.specials, 2)
        told = hero, kit, rng.randint(3, 6), known, (), rng.randrange(2), "both", specials
        rules, run, pile = question(*told)
        try:
            p = float(chance_to_live(rules, run, pile, limit=AFFORDABLE))
        except TooLarge:
            continue
        asked += 1
        error = sqrt(p * (1 - p) / RUNS)
        found = estimated(rules, run, pile, n=RUNS).p
        assert p - 0.03 - 3 * error <= found <= p + 4 * error, told


@pytest.mark.slow
def test_estimates_are_close_to_best_play() -> None:
    check(12, seed=1)


@pytest.mark.soak
def test_two_hundred_estimates_are_close_to_best_play() -> None:
    check(200, seed=7)


@pytest.mark.parametrize(
    "tiles", [["vorpal_sword", "plate_armor"], ["vorpal_sword", "knight_shield", "torch"]]
)
@pytest.mark.parametrize("successes", [0, 1])
def test_with_the_count_about_a_blade_names_the_kind_that_helps_most(
    tiles: list[str], successes: int
) -> None:
    """The Count answers to Vampire while it is one: there may be three of them."""
    rules, run, pile = question("warrior", tiles, 3, ["count"], (), successes, "both", ["count", "fairy"])
    p = float(chance_to_live(rules, run, pile))
    assert abs(estimated(rules, run, pile, n=RUNS).p - p) <= 0.02 + 3 * sqrt(p * (1 - p) / RUNS)
