"""Answers outlive the kernel: offered at the head of a lesson, taken up or left, and never shown to anybody unasked."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.classroom.classroom import Class
from dungeon_widgets.lab.lessons import known

from .conftest import Open, forget_the_kernel
from .page import Page


@pytest.fixture
def left(open_any: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has worked on L02 in the page, and the kernel died."""
    open_any(dw.Lesson, "L02")
    BOOK.name = "Mia"
    open_any(dw.Predict, "p1").say({"type": "commit", "guess": "50", "unit": "%"})
    exercise = open_any(dw.Exercise, "q3")
    exercise.say({"type": "check", "answer": "1/2"})
    exercise.say({"type": "hint"})
    exercise.say({"type": "check", "answer": "139/216"})
    forget_the_kernel(monkeypatch)


def test_a_new_kernel_offers_what_was_left_and_shows_none_of_it(left: None, open_any: Open) -> None:
    head = open_any(dw.Lesson, "L02").widget
    card = open_any(dw.Predict, "p1").widget
    kept = head.state["kept"]
    assert kept["offered"]
    assert kept["text"].startswith("Answers of Mia are kept here: 2 in this lesson")
    assert set(card.state) == {"waits"}
    assert "139/216" not in str(head.state) + str(card.state)


def test_it_is_gone_on_with(left: None, open_any: Open) -> None:
    head = open_any(dw.Lesson, "L02")
    card, exercise = open_any(dw.Predict, "p1"), open_any(dw.Exercise, "q3")
    head.say({"type": "resume"})
    assert not head.widget.state["kept"]["offered"]
    assert card.widget.status in ("committed", "revealed")
    assert card.widget.guess == 0.5
    assert (exercise.widget.status, exercise.widget.state["answer"]) == ("right", "139/216")
    assert exercise.widget.state["tries"] == 2
    assert len(exercise.widget.state["hints"]) == 2  # the first came with the wrong answer
    # A commitment stays a commitment.
    card.say({"type": "commit", "guess": "64.4", "unit": "%"})
    assert card.widget.guess == 0.5


def test_cards_made_after_it_was_taken_up_have_it_too(left: None, open_any: Open) -> None:
    open_any(dw.Lesson, "L02").say({"type": "resume"})
    assert open_any(dw.Exercise, "q3").widget.status == "right"
    assert open_any(dw.Predict, "p1").widget.guess == 0.5


def test_somebody_else_begins_with_an_empty_book_and_mias_stays(
    left: None, open_any: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = open_any(dw.Lesson, "L02")
    card = open_any(dw.Predict, "p1")
    head.say({"type": "anew"})
    assert head.widget.state["kept"] is None
    assert card.widget.state["status"] == "unanswered"
    card.say({"type": "commit", "guess": "30", "unit": "%"})
    forget_the_kernel(monkeypatch)
    again = open_any(dw.Lesson, "L02").widget.state["kept"]
    assert "somebody without a name" in again["text"]


def test_a_page_cannot_answer_before_it_is_said_whose_book_it_is(left: None, open_any: Open) -> None:
    open_any(dw.Lesson, "L02")
    card = open_any(dw.Predict, "p1")
    card.say({"type": "commit", "guess": "64", "unit": "%"})
    assert card.widget.status == "unanswered"


def test_forgetting_leaves_nothing_behind(left: None, open_any: Open, data_folder: Path) -> None:
    head = open_any(dw.Lesson, "L02")
    head.say({"type": "resume"})
    exercise = open_any(dw.Exercise, "q3")
    head.say({"type": "forget"})
    assert list((data_folder.parent / "books").iterdir()) == []
    assert BOOK.empty
    assert open_any(dw.Exercise, "q3").widget.status == "unanswered"
    assert exercise.widget.status == "unanswered"


def test_where_visitors_share_a_server_nothing_is_kept(
    open_any: Open, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    head = open_any(dw.Lesson, "L02")
    open_any(dw.Exercise, "q3").say({"type": "check", "answer": "1/2"})
    assert not (data_folder.parent / "books").exists()
    assert head.widget.state["kept"]["text"].startswith("Your answers cannot be kept here")


def test_a_script_keeps_nothing(data_folder: Path) -> None:
    dw.Lesson("L02").exercise("q3").answer("1/2")
    assert not (data_folder.parent / "books").exists()


def test_answers_from_a_cell_of_a_notebook_are_kept(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JPY_SESSION_NAME", "/home/mia/L02.ipynb")
    dw.Lesson("L02")
    dw.check("q3", "139/216")
    assert len(list((data_folder.parent / "books").iterdir())) == 1


def test_in_french(left: None, open_any: Open) -> None:
    text = open_any(dw.Lesson, "L02", lang="fr").widget.state["kept"]["text"]
    assert text.startswith("Les réponses de Mia sont gardées ici")


@pytest.mark.parametrize(
    ("unit", "text", "percent"),
    [("%", "64", 64), ("%", "64 %", 64), ("%", "0.64", 64), ("%", "0,64", 64), ("%", "16,7 %", 16.7), ("%", "1/4", 25),
     ("%", "1 in 4", 25), ("%", "1", 1), ("%", "0", 0), ("%", "100", 100), ("n", "9", 25), ("n", "9/36", 25), ("n", "25 %", 25),
     ("n", "0.25", 25), ("n", "36", 100)],
)  # fmt: skip
def test_a_prediction_is_read_by_the_unit_beside_its_field(
    open_any: Open, unit: str, text: str, percent: float
) -> None:
    card = open_any(dw.Predict, "L02.p1")
    message = {"guess": text, "unit": unit, "of": 36 if unit == "n" else 100}
    card.say({"type": "read", **message})
    read = card.widget.state["read"]
    assert read["text"] == text
    assert read["value"] == pytest.approx(percent / 100)
    assert card.widget.status == "unanswered"
    card.say({"type": "commit", **message})
    assert float(card.widget.guess or -1) * 100 == pytest.approx(percent) or percent == 0


@pytest.mark.parametrize("text", ["", "a lot", "640", "-1", "0.1 6", "1/0"])
def test_what_cannot_be_read_is_not_committed(open_any: Open, text: str) -> None:
    card = open_any(dw.Predict, "L02.p1")
    card.say({"type": "commit", "guess": text, "unit": "%", "of": 100})
    assert card.widget.status == "unanswered"
    assert card.widget.state["read"]["value"] is None


# -- questions of one's own, without a lesson ------------------------------------------------------------

BEST, TEXT = Fraction(19, 27), "Best of three dice at least 5?"


def own_cards(open_any: Open) -> tuple[Page, Page]:
    guess = open_any(dw.Predict, "Best of three dice a six?", Fraction(91, 216), id="six", reveal="after")
    return guess, open_any(dw.Exercise, TEXT, BEST, hints=["first", "second"], id="best")


def new_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_the_kernel(monkeypatch)
    monkeypatch.setattr(known, "_OPENED", {})


@pytest.fixture
def asked(open_any: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has answered a teacher's own questions, and the kernel died."""
    new_kernel(monkeypatch)
    guess, card = own_cards(open_any)
    guess.say({"type": "commit", "guess": "50", "unit": "%"})
    card.say({"type": "hint"})
    card.say({"type": "check", "answer": "1/27"})
    new_kernel(monkeypatch)


def test_own_questions_are_offered_again_on_their_cards(asked: None, open_any: Open) -> None:
    guess, card = own_cards(open_any)
    assert set(card.widget.state) == {"waits", "kept"}
    assert card.widget.state["kept"]["text"].startswith("Answers of somebody without a name to questions")
    assert "1/27" not in str(card.widget.state) + repr(card.widget) + card.widget.picture()
    guess.say({"type": "commit", "guess": "42", "unit": "%"})
    assert guess.widget.status == "unanswered"
    card.say({"type": "resume"})
    assert (guess.widget.status, guess.widget.guess) == ("committed", Fraction(1, 2))
    assert (card.widget.state["answer"], card.widget.state["tries"]) == ("1/27", 1)
    assert card.widget.state["hints"] == ["first"]
    card.say({"type": "check", "answer": "19/27"})
    assert "2 answers" in str(dw.hand_in("Mia"))


def test_somebody_else_is_asked_once(asked: None, open_any: Open) -> None:
    guess, card = own_cards(open_any)
    guess.say({"type": "anew"})
    assert card.widget.state["answer"] == ""
    assert "kept" not in own_cards(open_any)[1].widget.state  # the cells are run again


def test_another_question_of_the_same_name_is_not_answered(asked: None, open_any: Open) -> None:
    other = open_any(dw.Exercise, "Best of two dice at least 5?", Fraction(5, 9), id="best")
    assert other.widget.state["status"] == "unanswered"
    guess = own_cards(open_any)[0]
    guess.say({"type": "resume"})
    assert guess.widget.guess == Fraction(1, 2)
    changed = open_any(dw.Exercise, "Best of four dice at least 5?", Fraction(65, 81), id="best")
    assert changed.widget.state["status"] == "unanswered"


def test_what_is_asked_in_another_notebook_is_not_handed_in(
    asked: None, open_any: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    guess = open_any(dw.Predict, "Best of three dice a six?", Fraction(91, 216), id="six", reveal="after")
    guess.say({"type": "resume"})
    assert "own.best" in BOOK.entries
    made = dw.hand_in("Mia")
    assert made.text.startswith("1 answer")
    assert Class([made.code]).questions() == ["own.six"]
    new_kernel(monkeypatch)
    offered = own_cards(open_any)[0].widget.state["kept"]
    assert offered["text"].startswith("Answers of Mia")


def test_nothing_is_offered_for_a_question_nobody_has_answered(asked: None, open_any: Open) -> None:
    assert "waits" not in open_any(dw.Exercise, "A six?", Fraction(1, 6)).widget.state


def test_own_questions_beside_a_lesson_are_asked_about_at_its_head(asked: None, open_any: Open) -> None:
    head = open_any(dw.Lesson, "L02")
    guess, card = own_cards(open_any)
    assert head.widget.state["kept"]["offered"]
    assert set(card.widget.state) == {"waits"}
    head.say({"type": "resume"})
    assert guess.widget.guess == Fraction(1, 2)
