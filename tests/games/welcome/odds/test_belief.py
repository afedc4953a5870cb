"""What a seat believes is what counting all the worlds that fit its view gives."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState, belief
from dungeon_widgets.odds import Dist

from ..helpers import add, start, strip


def position(seed: int, most_hidden: int = 4) -> tuple[WelcomeState, int]:
    """Somewhere in a random game, with few cards hidden from the seat."""
    rng = Random(seed)
    while True:
        state = WelcomeGame(("first", "back", "both")[seed // 3 % 3], players=2 + seed % 3).start()
        for _ in range(rng.randint(5, 30)):
            if state.to_move == OVER:
                break
            legal = [
                action for action in state.legal() if action != ("pass",) or rng.random() < 0.3
            ] or state.legal()
            state.apply(state.draw(rng) if state.to_move == CHANCE else legal[int(rng.random() * len(legal))])
        seat = rng.randrange(state.game.players)
        view = state.view(seat)
        hidden = sum(card["monster"] is None for card in (*view["dungeon"], *view["aside"]))
        if view["dungeon"] and hidden <= most_hidden:
            return state, seat


@pytest.mark.parametrize("seed", range(40))
def test_belief_is_the_share_of_the_worlds(seed: int) -> None:
    state, seat = position(seed)
    view = state.view(seat)
    rank = state.game.index
    cases: Counter[tuple[str, ...]] = Counter()
    for world, weight in state.game.worlds(view):
        cases[tuple(sorted((card.monster for card in world.dungeon), key=rank.__getitem__))] += weight
    assert belief(view) == Dist(cases)


@pytest.mark.parametrize("seed", range(40))
def test_every_world_fits_the_view_and_holds_all_the_cards(seed: int) -> None:
    state, seat = position(seed, most_hidden=2)
    view = state.view(seat)
    worlds = list(state.game.worlds(view))
    assert sum(world == state for world, _ in worlds) == 1
    for world, weight in worlds:
        assert weight > 0
        assert world.view(seat) == view
        assert state.game.state(world.to_json()) == world


@pytest.mark.parametrize("seed", range(20))
def test_a_redeal_fits_the_view_of_any_seat(seed: int) -> None:
    state, _ = position(seed, most_hidden=13)
    for seat in (None, *range(state.game.players)):
        view = state.view(seat)
        dealt = state.game.redeal(view, Random(seed))
        assert dealt.view(seat) == view
        assert state.game.state(dealt.to_json()) == dealt


def test_redeals_come_as_often_as_their_weights_say() -> None:
    state = start(players=3)
    strip(state, "goblin", "torch")
    add(state, "dragon", "orc")
    view, n = state.view(0), 4000
    rng = Random(1)
    seen = Counter(state.game.redeal(view, rng).dungeon[0].monster for _ in range(n))
    for kind, copies in {"goblin": 1, "skeleton": 2, "dragon": 1}.items():
        assert abs(seen[kind] / n - copies / 12) < 4 * (copies / 12 / n) ** 0.5
