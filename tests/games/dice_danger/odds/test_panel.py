"""The numbers beside the board."""

from __future__ import annotations

from dungeon_widgets.games.dice_danger import next_roll

from ..helpers import at, game


def test_the_panel_speaks_of_the_seats_own_sheet():
    state = at(game(), {"crossed": ["S6", "P3", "K1"]}, {}, dice=(2, 4, 5, 5, 3))
    panel = state.game.advice.panel(state.view(0), state.legal(), ["Ada", "Ben"], "en")
    assert panel is not None
    forecast = next_roll(state.heroes[0])
    assert panel["rows"][0]["fraction"] == str(forecast.two)
    assert any("Purple Pup" in row["label"] for row in panel["rows"])
    assert state.game.advice.panel(state.view(None), [], ["Ada", "Ben"], "en") is None
