"""A lesson from a student's side: no truth before its exercise is solved, no second guess, one line to hand in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.classroom.handin_line import read_hand_in
from dungeon_widgets.lab.lessons.known import load_plan
from dungeon_widgets.lab.lessons.pages import student_page
from dungeon_widgets.lab.questions.bank import lessons
from dungeon_widgets.lab.text import spaced
from dungeon_widgets.widgets.lab.base import LabWidget


@pytest.fixture(autouse=True)
def lesson() -> Iterator[dw.Lesson]:
    BOOK.clear()
    yield dw.Lesson("L02")
    BOOK.clear()


def everything(widget: LabWidget) -> str:
    """All that a page or a saved notebook could show of a widget."""
    made = widget._repr_mimebundle_()
    assert made is not None
    return json.dumps([widget.state, made[0].get("text/plain"), made[0].get("image/svg+xml")])


def test_a_truth_waits_for_the_exercise_that_asks_for_it(lesson: dw.Lesson) -> None:
    card = lesson.ask("p1").commit("50 %")
    assert (card.status, card.state["held"]) == ("committed", "Shown once you have solved: Exercise 2.3.")
    assert card.state["may_reveal"] is False
    assert "139" not in everything(card)
    lesson.exercise("q3").answer("139/216")
    assert card.status == "revealed"
    assert card.state["fraction"] == "139/216"


def test_the_page_cannot_ask_for_it_earlier(lesson: dw.Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    card = lesson.ask("p1").commit("50 %")
    told: list[Any] = []
    monkeypatch.setattr(card, "send", lambda content, buffers=None: told.append(content))
    card._receive({"type": "reveal"})
    assert card.status == "committed"
    assert "Exercise 2.3" in told[0]["text"]


def test_three_tries_are_enough_to_go_on(lesson: dw.Lesson) -> None:
    card = lesson.ask("p1").commit("50 %")
    for wrong in ("0.1", "0.2"):
        lesson.exercise("q3").answer(wrong)
        assert card.status == "committed"
    lesson.exercise("q3").answer("0.3")
    assert card.status == "revealed"


def test_a_prediction_that_no_exercise_asks_for_is_told_at_once(lesson: dw.Lesson) -> None:
    assert lesson.ask("p4").commit("1/2").status == "revealed"


def test_running_a_cell_again_is_no_second_guess(lesson: dw.Lesson) -> None:
    lesson.ask("p4").commit("1/2")
    again = lesson.ask("p4")
    assert (again.status, again.state["said"]) == ("revealed", "50\u202f%")
    with pytest.raises(ValueError, match="no longer"):
        again.commit("0.13")


def test_the_solved_exercise_remembers_the_guess(lesson: dw.Lesson) -> None:
    lesson.ask("p1").commit("80 %")
    exercise = lesson.exercise("q3")
    exercise.answer("139/216")
    assert "Question 1: you had guessed 80\u202f%. You were 15.6 points too high." in exercise.state["detail"]


@pytest.mark.parametrize(
    ("make", "secret"),
    [
        (lambda: dw.Sampler.rolls({7}, seed=7, exact_after="q3").run(100), "139/216"),
        (lambda: dw.PairsPicker([7], seed=7, exact_after="q3").roll(), "139/216"),
        (lambda: dw.TargetView(spread=2, seed=1, show_exact=True, exact_after="q3").throw(30), "28.2"),
    ],
)
def test_nothing_exact_is_shown_before_it_is_counted(lesson: dw.Lesson, make: Any, secret: str) -> None:
    widget = make()
    assert secret not in everything(widget)
    assert widget.state["held"]
    lesson.exercise("q3").answer("139/216")
    assert widget.state["held"] is None
    assert secret in everything(widget)


def test_a_chain_hides_its_table_too() -> None:
    lesson = dw.Lesson("L03")
    view = dw.MarkovView.coverage({2, 12}, seed=1, exact_after="q4")
    view.run()
    assert "1503/133" not in everything(view)
    assert "20/27" not in everything(view)
    lesson.exercise("q4").answer("1503/133")
    assert "1503/133" in everything(view)
    assert "20/27" in everything(view)


def test_all_guesses_in_one_figure(lesson: dw.Lesson) -> None:
    figure = lesson.guesses()
    assert repr(figure) == "Guesses('L02': 0 of 6 said, 0 compared)"
    lesson.ask("p1").commit("50 %")
    lesson.ask("p4").commit("50 %")
    assert repr(figure) == "Guesses('L02': 2 of 6 said, 1 compared)"
    first, *_, fourth = figure.state["rows"][:4]
    assert (first["said"], first["exact"], first["verdict"]) == ("50\u202f%", None, "after Exercise 2.3")
    assert (fourth["exact_text"], fourth["verdict"]) == ("13.2\u202f%", "You were 36.8 points too high.")
    assert "139" not in everything(figure)
    lesson.exercise("q3").answer("139/216")
    assert figure.state["rows"][0]["exact_text"] == "64.4\u202f%"
    assert figure.state["scores"]["guesses"] == 2


def test_a_lesson_that_is_not_there_has_no_guesses() -> None:
    unknown = dw.Lesson("L99")
    assert unknown.guesses().state["rows"] == []
    assert "code" in unknown.hand_in_card().state


def test_the_card_to_hand_in_follows_the_answers(
    lesson: dw.Lesson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    card = lesson.hand_in_card()
    assert card.state["code"] == ""
    lesson.ask("p1").commit("50 %")
    card._receive({"type": "name", "name": "  Mia\n<b>"})
    handed = read_hand_in(card.state["code"])
    assert (handed.name, [answer.id for answer in handed.answers]) == ("Mia <b>", ["L02.p1"])
    card._receive({"type": "save"})
    assert (tmp_path / "answers" / f"L02-Mia-b-{BOOK.mark[:4]}.dwh").read_text().strip() == card.state["code"]
    assert "answers" in card.state["file"]


def test_a_hint_that_came_with_a_wrong_answer_is_not_told_again(lesson: dw.Lesson) -> None:
    card = lesson.exercise("q3")
    card.answer("0.2")
    first = "Count the rolls in which no pair makes 7."
    assert first in card.state["detail"]
    assert card.hint() != first
    assert card.state["hints"][0] == first
    assert first not in card.state["detail"]


def test_a_widget_that_waits_tells_nothing_in_a_saved_notebook(lesson: dw.Lesson) -> None:
    picker = dw.PairsPicker([7], after=["p1", "p2"])
    assert "139/216" not in everything(picker)
    assert repr(picker) == "PairsPicker(Opens once you have answered: Question 1, Question 2)"
    lesson.ask("p1").commit("1/2")
    assert picker.state["waits"].endswith(": Question 2.")
    lesson.ask("p2").commit("1/2")
    assert "139/216" in everything(picker)


def test_several_exercises_hold_one_widget(lesson: dw.Lesson) -> None:
    picker = dw.PairsPicker([7], exact_after=["q3", "q4"])
    lesson.exercise("q3").answer("139/216")
    assert picker.state["held"] == "Shown once you have solved: Exercise 2.4."
    lesson.exercise("q4").answer("115/144")
    assert picker.state["fraction"] == "139/216"


def test_each_number_of_the_stories_waits_for_its_own_exercise() -> None:
    lesson = dw.Lesson("L05")
    locks = {"stories": "q1", "posterior": "q2", "chance": "q5", "habit": "q6"}
    table = dw.BayesTable(["Bram", "Chloé", "Dov"], elsewhere=["lich"], exact_after=locks)
    assert (table.state["answer"], table.state["after"], table.state["rows"]) == (None, ["", ""], [])
    lesson.exercise("q1").answer("40, 40, 8, 2")
    assert table.state["after"][1] == "2 of 42 are strong:"
    assert table.state["answer"] is None
    lesson.exercise("q2").answer("1/21")
    assert table.state["answer"] == "1/21"
    assert "83/229" not in everything(table)
    table.habit("bluffer")
    assert "4/9" not in everything(table)
    lesson.exercise("q6").answer("4/9")
    assert table.state["answer"] == "4/9"
    lesson.exercise("q5").answer("83/229")
    assert "83/229" in everything(table.habit("careful"))


def test_a_part_that_a_widget_does_not_have_is_refused(lesson: dw.Lesson) -> None:
    with pytest.raises(ValueError, match=r"unknown part of this widget 'chanse'.*did you mean 'chance'"):
        dw.BayesTable(exact_after={"chanse": "q5"})


def test_a_part_is_ticked_when_its_questions_are_answered_and_not_before(lesson: dw.Lesson) -> None:
    def ticked() -> list[str]:
        return [step["name"] for step in lesson.state["steps"] if step["done"]]

    assert ticked() == []
    for number in range(1, 7):
        lesson.ask(f"p{number}").commit("50 %")
    assert ticked() == ["Play", "Predict"]
    lesson.exercise("x1").answer("1")
    assert ticked() == ["Play", "Predict", "Observe", "Simulate", "Exit ticket"]
    lesson.exercise("d1").answer("a: because I need it now")
    assert "Decide" in ticked()


def test_the_title_of_a_page_stands_there_once() -> None:
    for plan in map(load_plan, lessons()):
        for lang in plan.languages:
            page = student_page(plan, lang)
            texts = ["".join(cell["source"]) for cell in page["cells"]]
            assert sum(text.count(f"{spaced(plan.bank.title[lang], lang)}\n") for text in texts) == 1
            assert "heading=False" in texts[1]
    assert dw.Lesson("L02", heading=False).state["heading"] is False
