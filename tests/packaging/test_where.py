"""The script that prints where rules live names files that are there."""

from __future__ import annotations

import pytest

from scripts.where import drawn, main, rows
from tests.games.rules_lists import ROOMS, rules


def test_twelve_rules_are_printed_each_with_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    main(["welcome", "--seed", "7"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 24
    for line in lines[1::2]:
        home, _, files = line.strip().partition("/: ")
        assert home == "dungeon_widgets/games/welcome"
        assert files
        assert all((ROOMS / "welcome" / file).is_file() for file in files.split(", "))


def test_the_same_seed_draws_the_same_rules_and_another_does_not() -> None:
    assert drawn(["welcome"], 7) == drawn(["welcome"], 7)
    assert drawn(["welcome"], 7) != drawn(["welcome"], 8)


def test_every_rule_can_be_drawn() -> None:
    assert [clause for clause, _, _ in rows("welcome")] == [rule.clause for rule in rules("welcome")]
