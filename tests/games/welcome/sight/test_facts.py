"""What agents read as numbers is what the seat sees, without what follows from the rest or never changes."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.welcome import WelcomeGame


@pytest.mark.parametrize("box", ["first", "both"])
def test_facts_are_the_view_without_the_round_that_is_over_and_the_options(box: str) -> None:
    game, rng = WelcomeGame(box, players=3), Random(4)
    state, later = game.start(), 0
    while state.to_move != OVER:
        for seat in (None, 0, 1, 2):
            view = {**state.view(seat)}
            later += view.pop("last") is not None
            del view["box"], view["variant"]
            assert game.facts(state, seat) == view
        state.apply(state.draw(rng) if state.to_move == CHANCE else state.sample(rng))
    assert later > 10
