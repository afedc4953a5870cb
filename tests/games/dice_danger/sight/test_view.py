"""What a seat is shown."""

from __future__ import annotations

from ..helpers import at, game, idle


def test_the_view_lists_every_pairing_with_what_it_lights():
    state = at(game(), {}, {"black": 0}, dice=(2, 4, 5, 5, 3))
    idle(state)
    shown = state.view(1)["pairings"]
    assert len(shown) == 9
    assert [p["allowed"] for p in shown].count(True) == 2
    best = next(p for p in shown if [pair["dice"] for pair in p["pairs"]] == [[2, 4], [5, 5]])
    assert [pair["targets"] for pair in best["pairs"]] == [["S6"], ["S10"]]
    assert state.game.advice.offers(state)[0] == ("pair", 2, 3, 4, 5)
