"""The game keeps the contract."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.kit import check_game
from scripts.new_game.room import LanternGame


@pytest.mark.parametrize("players", LanternGame.seats_allowed)
def test_the_game_keeps_the_contract(players: int) -> None:
    report = check_game(LanternGame(players=players), games=2)
    assert report.games == 2
