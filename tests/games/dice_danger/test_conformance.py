"""Dungeons, Dice & Danger keeps the contract of the engine, and the kit would notice if it did not."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.kit import ConformanceError, check_game
from dungeon_widgets.games.dice_danger import DiceDangerGame, DiceDangerState
from dungeon_widgets.games.dice_danger.sight.view import DiceDangerView

pytestmark = pytest.mark.slow


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"sheet": "annoyed_animals", "players": 2}, marks=pytest.mark.soak),
        {"sheet": "clumsy_cultists", "players": 1, "solo_grace_rolls": 3},
        pytest.param({"sheet": "puzzled_pyramid", "players": 2}, marks=pytest.mark.soak),
        {"sheet": "defiant_dinosaurs", "players": 3, "first": 2, "tiebreak": "least_life_lost"},
    ],
    ids=lambda options: f"{options['sheet']} {options['players']}",
)
def test_every_sheet_keeps_the_contract(options: dict[str, Any]) -> None:
    report = check_game(DiceDangerGame(**options), games=1, seed=1)
    assert report.twins > 0
    assert report.processes > 0


class PeekingGame(DiceDangerGame):
    """Shows everybody what the others are writing."""

    def view_of(self, state: DiceDangerState, seat: int | None) -> DiceDangerView:
        peeked = state.clone()
        peeked.shown = state.heroes
        return super().view_of(peeked, seat)


class ForgetfulGame(DiceDangerGame):
    """Keeps what the others have written when it deals anew."""

    def known_to(self, state: DiceDangerState, seat: int | None) -> DiceDangerState:
        return state.clone()


def test_a_view_of_the_others_crosses_would_be_noticed() -> None:
    with pytest.raises(ConformanceError, match="view"):
        check_game(PeekingGame("annoyed_animals", 2), games=1)


def test_a_redeal_that_knows_what_the_others_wrote_would_be_noticed() -> None:
    with pytest.raises(ConformanceError, match="redealt"):
        check_game(ForgetfulGame("annoyed_animals", 2), games=1)
