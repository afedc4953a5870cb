"""What an answer is worth: each clause of the rule, and what can be set."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dungeon_widgets.lab.classroom.points import Points, read_points
from dungeon_widgets.lab.questions.bank import OPEN, find_question, load_bank, read_bank

Q3 = find_question("L02.q3")


def earned(status: str = "right", tries: int = 1, hints: int = 0, rule: Points | None = None) -> Fraction:
    return (rule or Points()).earned(Q3, status, tries=tries, hints=hints)


def test_right_at_once_has_all_points() -> None:
    assert earned() == 1


def test_every_hint_costs_a_share() -> None:
    assert [earned(hints=n) for n in range(4)] == [1, Fraction(3, 4), Fraction(1, 2), Fraction(1, 4)]


def test_every_try_after_the_second_costs_a_share() -> None:
    assert [earned(tries=n) for n in range(1, 5)] == [1, 1, Fraction(3, 4), Fraction(1, 2)]


def test_a_right_answer_keeps_a_share_whatever_it_took() -> None:
    assert earned(tries=100, hints=9) == Fraction(1, 4)
    assert earned(tries=100, rule=Points(least=0)) == 0


@pytest.mark.parametrize("status", ["wrong", "unreadable", "handed_in"])
def test_what_is_not_right_has_none(status: str) -> None:
    assert earned(status) == 0


def test_what_its_own_check_called_right_counts() -> None:
    assert earned("claimed", hints=1) == Fraction(3, 4)


def test_a_guess_has_its_points_by_being_made() -> None:
    guess = find_question("L02.p1")
    assert Points().earned(guess, "guess", tries=1, hints=0) == 1
    assert Points(guess=0).earned(guess, "guess", tries=1, hints=0) == 0
    assert Points(guess=0).worth(guess) == 0
    assert Points().earned(guess, "unreadable", tries=1, hints=0) == 0


def test_a_teacher_weighs_single_questions() -> None:
    rule = Points(of={"L02.q3": 4}, hint="1/8")  # type: ignore[arg-type]
    assert earned(hints=1, rule=rule) == Fraction(7, 2)


def test_a_lesson_weighs_its_questions() -> None:
    data = {
        "lesson": "L02", "title": {"en": "a", "fr": "a"}, "level": "A", "minutes": 1, "game": "", "goals": [], "words": [],
        "topic": {"en": "a", "fr": "a"}, "needs": {"en": "a", "fr": "a"}, "questions": [dict(Q3.data)],
    }  # fmt: skip
    data["questions"][0]["points"] = 5  # type: ignore[index]
    assert Points().worth(read_bank(data).question("q3")) == 5
    data["questions"][0]["points"] = -1  # type: ignore[index]
    with pytest.raises(ValueError, match=r"L02\.q3: points must be a whole number"):
        read_bank(data)
    assert {
        question.points for question in load_bank("L02").questions.values() if question.kind not in OPEN
    } == {1}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"hints": 1}, "not 'hints'"),
        ({"hint": 2}, "hint must be a number from 0 to 1, not 2"),
        ({"hint": "many"}, "hint must be a number"),
        ({"free": 1.5}, "free must be a whole number of tries"),
        ({"of": {"L02.q99": 1}}, "q99"),
        ({"of": {"L02.q3": -1}}, "must be a number from 0 to 1000"),
        ({"of": 3}, "of must say points by question"),
        (7, "points are a record with hint, retry, free, least, guess, of; not 7"),
    ],
)
def test_a_rule_that_cannot_be_is_refused(given: object, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_points(given)


def test_the_rule_is_said_as_it_is_set() -> None:
    assert "Each hint costs 0.25 of them; each try after the first 2 costs 0.25." in Points().rule("en")
    assert "coûte 0,5" in Points(hint=Fraction(1, 2)).rule("fr")
    assert "Predictions earn no points." in Points(guess=Fraction(0)).rule("en")
