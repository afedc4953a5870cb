"""The game keeps the contract of the engine, and the kit would notice if it did not."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.kit import ConformanceError, check_game
from dungeon_widgets.engine.state import CHANCE, Action
from scripts.new_game.room import MygameGame
from scripts.new_game.room.rules.state import MygameState

SEEN = ("posteriors", "worlds", "twins", "panels")


@pytest.mark.parametrize(("players", "dice"), [(2, 1), (2, 2), (3, 1)])
def test_the_game_keeps_the_contract(players: int, dice: int) -> None:
    report = check_game(MygameGame(players=players, dice=dice), games=2, must_see=SEEN)
    assert report.games == 2


def test_a_redeal_that_leaves_the_dice_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def redealt(self: MygameState, seat: int | None, rng: Random) -> MygameState:
        return self.clone()

    monkeypatch.setattr(MygameState, "redealt", redealt)
    with pytest.raises(ConformanceError, match="redealt"):
        check_game(MygameGame(), games=1)


def test_a_doubt_that_could_be_taken_back_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def reveals(self: MygameState, action: Action) -> bool:
        return self.to_move == CHANCE

    monkeypatch.setattr(MygameState, "reveals", reveals)
    with pytest.raises(ConformanceError, match="reveals"):
        check_game(MygameGame(), games=1)
