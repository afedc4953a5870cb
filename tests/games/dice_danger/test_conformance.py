"""Dungeons, Dice & Danger keeps the contract of the engine, and the kit would notice if it did not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.kit import ConformanceError, check_game
from dungeon_widgets.games.dice_danger import DiceDangerGame, DiceDangerState
from dungeon_widgets.games.dice_danger.sight.view import view_of


@pytest.mark.parametrize(
    "options",
    [
        {"sheet": "annoyed_animals", "players": 2},
        {"sheet": "clumsy_cultists", "players": 1, "solo_grace_rolls": 3},
        {"sheet": "puzzled_pyramid", "players": 2},
        {"sheet": "defiant_dinosaurs", "players": 3, "first": 2, "tiebreak": "least_life_lost"},
    ],
    ids=lambda options: f"{options['sheet']} {options['players']}",
)
def test_every_sheet_keeps_the_contract(options: dict[str, Any]):
    report = check_game(DiceDangerGame(**options), games=1, seed=1)
    assert report.twins > 0
    assert report.processes > 0


class Peeking(DiceDangerState):
    """Shows everybody what the others are writing."""

    __slots__ = ()

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = self.clone()
        shown.shown = self.heroes
        return view_of(shown, seat)  # type: ignore[return-value]

    def clone(self) -> Peeking:
        twin = super().clone()
        twin.__class__ = Peeking
        return twin  # type: ignore[return-value]


class PeekingGame(DiceDangerGame):
    def start(self) -> DiceDangerState:
        return Peeking(self)

    def redeal(self, view: dict[str, Any], rng: Random) -> DiceDangerState:
        state = super().redeal(view, rng)
        state.__class__ = Peeking
        return state

    def state(self, data: dict[str, Any]) -> DiceDangerState:
        state = super().state(data)
        state.__class__ = Peeking
        return state


def test_a_view_of_the_others_crosses_would_be_noticed():
    with pytest.raises(ConformanceError, match="view"):
        check_game(PeekingGame("annoyed_animals", 2), games=1)
