"""What a seat believes is what counting all the worlds that fit its view gives."""

from __future__ import annotations

from collections import Counter

import pytest

from dungeon_widgets.games.welcome import belief
from dungeon_widgets.odds import Dist

from ..helpers import somewhere


@pytest.mark.parametrize("seed", range(40))
def test_belief_is_the_share_of_the_worlds(seed: int) -> None:
    state, seat = somewhere(seed)
    view = state.view(seat)
    rank = state.game.rules.index
    cases: Counter[tuple[str, ...]] = Counter()
    for world, weight in state.worlds(view["seat"]):
        cases[tuple(sorted((card.monster for card in world.dungeon), key=rank.__getitem__))] += weight
    assert belief(view) == Dist(cases)
