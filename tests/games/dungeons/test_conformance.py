"""Dungeons keeps the contract of the engine, and the kit would notice if it did not."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.kit import ConformanceError, check_game
from dungeon_widgets.engine.kit.checks.histories import check_histories
from dungeon_widgets.engine.kit.report import Report
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.rules.state import DungeonsState


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [1, pytest.param(3, marks=pytest.mark.soak)]
)  # three: one of each kind of play
def test_it_keeps_the_contract(games: int) -> None:
    report = check_game(DungeonsGame(), games=games)
    assert report.histories > 0
    assert report.forced > 0
    assert report.twins > 0


@pytest.mark.soak
def test_a_tournament_keeps_it_too() -> None:
    report = check_game(DungeonsGame(3, tournament=True), games=1, seed=2)
    assert report.redeals > 0


class Forgetful(DungeonsGame):
    """Deals anew as if every hidden card could lie anywhere but where it does: the first hand gets the first cards."""

    def redealt(self, state: DungeonsState, seat: int | None, rng: Random) -> DungeonsState:
        twin = super().redealt(state, seat, rng)
        other = next(hero for i, hero in enumerate(twin.heroes) if i != seat)
        pool = sorted([*(held.card for held in other.hand), *twin.piles[0].deck])
        other.hand = tuple(held._replace(card=card) for held, card in zip(other.hand, pool, strict=False))
        twin.piles[0].deck = tuple(pool[len(other.hand) :])
        return twin

    def small(self) -> Forgetful:
        return Forgetful(2, box="small", first=0, heroes=("h-page", "h-squire"))


@pytest.mark.slow
def test_a_wrong_redeal_would_be_noticed() -> None:
    with pytest.raises(ConformanceError, match="redealt"):
        check_histories(Forgetful(), 0, Report())
