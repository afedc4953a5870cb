"""The script that finds rules names functions and tests that are there."""

from __future__ import annotations

import pytest

from scripts.where import clauses, drawn, found, main
from tests.games.rules_lists import ROOMS, TESTS, is_there, rules


def test_a_rule_is_found_by_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    main(["a pit wounds"])
    first, home, *_ = capsys.readouterr().out.splitlines()
    assert "dungeons" in first
    assert "pit" in first.lower()
    assert home.startswith("    lives in  dungeon_widgets/games/dungeons/")


@pytest.mark.parametrize(
    ("words", "game", "part"),
    [
        ("empty deck", "welcome", "empty deck"),
        ("wounded monster discard", "dungeons", "wounded monster"),
        ("enraged", "fighter", "Enraged"),
        ("Enragé", "fighter", "Enraged"),
        ("chest opens", "dice_danger", "chest"),
    ],
)
def test_the_words_of_a_clause_or_of_the_rulebook_lead_to_it(words: str, game: str, part: str) -> None:
    best = found(words, ["welcome", "dungeons", "fighter", "dice_danger"])[:3]
    assert any(clause.game == game and part.lower() in clause.text.lower() for clause in best)


def test_a_game_narrows_the_search() -> None:
    assert {clause.game for clause in found("pass", ["welcome"])} == {"welcome"}


def test_words_of_no_clause_are_answered_with_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    main(["xylophone"])
    assert capsys.readouterr().out == "No clause has these words. Try fewer, or the words of the rulebook.\n"


def test_without_words_it_says_what_to_say(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([])
    assert 'such as "a pit wounds"' in capsys.readouterr().err


def test_all_that_is_printed_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    main(["welcome", "--draw", "--seed", "7"])
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    homes = [line[2] for line in lines if line[:2] == ["lives", "in"]]
    tests = [line[2] for line in lines if line[:2] == ["shown", "by"]]
    assert len(homes) >= 12
    assert all(is_there(ROOMS / "welcome", home.split("/welcome/")[1]) for home in homes)
    assert all((TESTS / "welcome" / test.split("/welcome/")[1].split("::")[0]).is_file() for test in tests)


def test_the_same_seed_draws_the_same_rules_and_another_does_not() -> None:
    assert drawn(["welcome"], 7) == drawn(["welcome"], 7)
    assert drawn(["welcome"], 7) != drawn(["welcome"], 8)


def test_every_rule_can_be_drawn() -> None:
    assert [clause.text for clause in clauses("welcome")] == [rule.clause for rule in rules("welcome")]
