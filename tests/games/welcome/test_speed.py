"""Fast enough for a page that asks at every click, measured against a bare loop in the same run."""

from __future__ import annotations

from time import process_time

import pytest

from dungeon_widgets.games.welcome import odds, survival
from dungeon_widgets.games.welcome.rules import rules_of


def seconds_of_a_bare_loop() -> float:
    """What this machine takes now for 100 000 steps that do next to nothing."""

    def once() -> float:
        begin, x = process_time(), 0
        for i in range(100_000):
            x = (x * 3 + i) & 1023
        return process_time() - begin

    return min(once() for _ in range(5))


@pytest.mark.parametrize("hero", ["warrior", "barbarian", "mage", "rogue"])
def test_the_odds_of_a_click_take_no_longer_than_a_short_loop(hero: str) -> None:
    tiles = rules_of("first").box.heroes[hero].tiles
    kits = [tiles, *([tile for tile in tiles if tile != gone] for gone in tiles)]

    def click() -> float:
        odds.chances_of.cache_clear()
        begin = process_time()
        for kit in kits:
            survival(hero, kit, 6)
        return process_time() - begin

    # The Mage takes about 20 bare loops, the others 7 at most; before counting it was 400.
    assert min(click() for _ in range(3)) < 60 * seconds_of_a_bare_loop()


def test_nothing_is_computed_before_it_is_asked_for() -> None:
    odds.chances_of.cache_clear()
    assert survival("mage", ["omnipotence"], 0) == 1
    assert odds.chances_of.cache_info().currsize == 1
