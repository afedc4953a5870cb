"""A redeal keeps all that the seat sees, and comes as often as the cards say."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ..helpers import add, somewhere, start, strip


@pytest.mark.parametrize("seed", range(40))
def test_every_world_fits_the_view_and_holds_all_the_cards(seed: int) -> None:
    state, seat = somewhere(seed, most_hidden=2)
    view = state.view(seat)
    worlds = list(state.worlds(view["seat"]))
    assert sum(world == state for world, _ in worlds) == 1
    for world, weight in worlds:
        assert weight > 0
        assert world.view(seat) == view
        assert state.game.state(world.to_json()) == world


@pytest.mark.parametrize("seed", range(20))
def test_a_redeal_fits_the_view_of_any_seat(seed: int) -> None:
    state, _ = somewhere(seed, most_hidden=13)
    for seat in (None, *range(state.game.players)):
        view = state.view(seat)
        dealt = state.redealt(view["seat"], Random(seed))
        assert dealt.view(seat) == view
        assert state.game.state(dealt.to_json()) == dealt


def test_redeals_come_as_often_as_their_weights_say() -> None:
    state = start(players=3)
    strip(state, "goblin", "torch")
    add(state, "dragon", "orc")
    view, n = state.view(0), 4000
    rng = Random(1)
    seen = Counter(state.redealt(view["seat"], rng).dungeon[0].monster for _ in range(n))
    for kind, copies in {"goblin": 1, "skeleton": 2, "dragon": 1}.items():
        assert abs(seen[kind] / n - copies / 12) < 4 * (copies / 12 / n) ** 0.5
