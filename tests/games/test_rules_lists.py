"""Every game's list of rules says where a rule lives and which test shows it, and both are there."""

from __future__ import annotations

import pytest

from tests.games.rules_lists import faults, games, rules, text_of


@pytest.mark.parametrize("game", games())
def test_the_list_is_true(game: str) -> None:
    assert faults(game, text_of(game)) == []


@pytest.mark.parametrize("game", games())
def test_a_list_is_read(game: str) -> None:
    assert len(rules(game)) >= 6  # those of the smallest game, the one a new room is copied from


ROW = "| With an empty deck you must pass | FR1 Phase d'enchère, note; ruling 6 | `rules/bidding.py` |"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("| clause | source |", "| page | clause |", "other columns"),
        ("`rules/bidding.py`", "`rules/bids.py`", "lives in rules/bids.py, which is not there"),
        ("::test_turns_go_clockwise`", "::test_turns_go_round`", "test_turns_go_round, which is not there"),
        (
            "::test_turns_go_clockwise`",
            "::test_turns_go_round`",
            "test_turns_go_clockwise cites a rule and is not",
        ),
        ("ruling 7.32", "FR1 Donjon", "ruling 7.32 has no row"),
        ("Rulings: 7.1 to 7.34", "Rulings: 7.1 to 7.35", "ruling 7.35 has no row"),
        (ROW, ROW.replace("`rules/bidding.py`", "here"), "something is missing in this row"),
    ],
)
def test_a_list_that_is_not_true_is_found(old: str, new: str, fault: str) -> None:
    text = text_of("welcome")
    assert old in text
    assert any(fault in found for found in faults("welcome", text.replace(old, new, 1)))
