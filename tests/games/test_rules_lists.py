"""Every game's list of rules says where a rule lives and which test shows it, and both are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.entered import entered_by_tests, not_entered
from tests.games.rules_lists import faults, games, rules, text_of


@pytest.mark.parametrize("game", games())
def test_the_list_is_true(game: str) -> None:
    assert faults(game, text_of(game)) == []


@pytest.mark.parametrize("game", games())
def test_a_list_is_read(game: str) -> None:
    assert rules(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_a_cited_test_enters_the_function_its_rule_lives_in(game: str, tmp_path: Path) -> None:
    assert not_entered(rules(game), entered_by_tests(game, tmp_path / "entered.json")) == []


def test_a_function_that_is_never_entered_is_found() -> None:
    rows = rules("welcome")
    entered = {f"welcome/{test}": set(rule.lives_in) for rule in rows for test in rule.shown_by}
    row = next(rule for rule in rows if rule.lives_in[0] == HOME)
    entered[f"welcome/{row.shown_by[0]}"] = set()
    assert any(found.startswith(row.clause) for found in not_entered(rows, entered))


ROW = next(
    line
    for line in text_of("welcome").splitlines()
    if line.startswith("| With an empty deck you must pass |")
)
HOME = rules("welcome", ROW)[0].lives_in[0]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("| clause | source |", "| page | clause |", "other columns"),
        (HOME, "rules/bids.py::bid", "lives in rules/bids.py::bid, which is not there"),
        (HOME, "rules/bidding.py::bidding", "lives in rules/bidding.py::bidding, which is not there"),
        (HOME, "rules/bidding.py", "lives in rules/bidding.py, which is not there"),
        ("::test_turns_go_clockwise`", "::test_turns_go_round`", "test_turns_go_round, which is not there"),
        (
            "::test_turns_go_clockwise`",
            "::test_turns_go_round`",
            "test_turns_go_clockwise cites a rule and is not",
        ),
        ("ruling 7.32", "FR1 Donjon", "ruling 7.32 has no row"),
        ("Rulings: 7.1 to 7.34", "Rulings: 7.1 to 7.35", "ruling 7.35 has no row"),
        (ROW, ROW.replace(f"`{HOME}`", "here"), "something is missing in this row"),
    ],
)
def test_a_list_that_is_not_true_is_found(old: str, new: str, fault: str) -> None:
    text = text_of("welcome")
    assert old in text
    assert any(fault in found for found in faults("welcome", text.replace(old, new, 1)))
