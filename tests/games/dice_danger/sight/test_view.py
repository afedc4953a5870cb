"""What a seat is shown."""

from __future__ import annotations

from ..helpers import at, do, game, idle


def test_the_view_lists_every_pairing_with_what_it_lights() -> None:
    state = at(game(), {}, {"black": 0}, dice=(2, 4, 5, 5, 3))
    idle(state)
    shown = state.view(1)["pairings"]
    assert len(shown) == 9
    assert len(state.legal()) == 2  # the others are greyed, and their reason says why
    best = next(p for p in shown if [pair["dice"] for pair in p["pairs"]] == [[2, 4], [5, 5]])
    assert [pair["targets"] for pair in best["pairs"]] == [["S6"], ["S10"]]
    assert state.game.advice.offers(state)[0] == ("pair", 2, 3, 4, 5)


def test_of_two_equal_pairs_the_second_shows_what_the_first_may_leave() -> None:
    # both pairs make a 6 of two threes: S6, then P3 has no 6, but another 6 may lie open
    state = at(game(), {"crossed": ["P16"]}, dice=(3, 3, 3, 3, 1))
    pairs = next(
        p["pairs"] for p in state.view(0)["pairings"] if [q["dice"] for q in p["pairs"]] == [[3, 3], [3, 3]]
    )
    first, second = (set(pair["targets"]) for pair in pairs)
    assert "S6" in first
    assert second
    do(state, ("pair", 3, 3, 3, 3))
    left = set()
    for action in state.legal():
        if action[0] == "cross":
            left |= {then[2] for then in state.after(action).legal() if then[0] == "cross"}
    assert second == left


def test_every_choice_lies_where_it_is_made() -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}, {}, dice=(5, 6, 1, 1, 6))
    advice = state.game.advice
    assert advice.at(("pair", 1, 1, 5, 6), state.view(0)) == ["pair:1,1", "pair:5,6"]
    do(state, ("pair", 1, 1, 5, 6))
    at_places = {action: advice.at(action, state.view(0)) for action in state.legal()}
    assert at_places["cross", 1, "M_pup"] == ["monster:pup"]
    assert at_places["cross", 0, "S2"] == ["space:S2"]
    assert at_places["end",] == []
    assert advice.group(("cross", 1, "M_pup"), state.view(0)) == "cross:1"
    clouds = game("puzzled_pyramid").start()
    action = clouds.legal()[0]
    assert clouds.game.advice.at(action, clouds.view(0)) == [f"cloud:{action[1]}"]
