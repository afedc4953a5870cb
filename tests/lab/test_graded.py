"""Lessons for graders: what is in the page, and what a line or a piece of code is worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from dungeon_widgets.cli.main import main
from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.classroom.grading import code_points, line_points
from dungeon_widgets.lab.classroom.handin import hand_in
from dungeon_widgets.lab.lessons.graded import graded_page, otter_tests
from dungeon_widgets.lab.lessons.known import load_plan
from dungeon_widgets.lab.questions.bank import lessons
from dungeon_widgets.lab.questions.checks import check


def line() -> str:
    book = Book(name="Mia")
    book.open("L02", "en")
    check("q1", 6, book=book)
    check("q2", 12, book=book)
    check("q2", hint=2, book=book)  # the first is told with a wrong answer
    check("q2", 10, book=book)
    check("q3", "1/6", book=book)
    book.note("L02.p1", "guess", "50 %", "committed")
    return hand_in(book=book).code


@pytest.mark.parametrize(
    ("question", "points"), [("q1", 1), ("q2", 0.75), ("q3", 0), ("q4", 0), ("p1", 1), ("p2", 0)]
)
def test_a_line_is_worth_what_its_answers_are(question: str, points: float) -> None:
    assert line_points(f"L02.{question}", line()) == points


def test_a_line_that_is_missing_is_worth_nothing_and_a_spoilt_one_says_why() -> None:
    assert line_points("L02.q1", "  ") == 0
    with pytest.raises(ValueError, match="not whole"):
        line_points("L02.q1", line()[:-3])


def test_code_is_run_where_it_stands() -> None:
    assert code_points("L02.q5", lambda roll: {a + b for i, a in enumerate(roll) for b in roll[:i]}) == 1
    assert code_points("L02.q5", lambda roll: {7}) == 0
    assert code_points("L02.q5", ...) == 0


@pytest.mark.parametrize("lesson", lessons())
def test_every_question_with_points_has_its_cell(lesson: str) -> None:
    plan = load_plan(lesson)
    page = graded_page(plan, "en", "nbgrader")
    graded = [cell["metadata"]["nbgrader"] for cell in page["cells"] if "nbgrader" in cell["metadata"]]
    asked = [question for question in plan.bank.questions.values() if question.points]
    assert [each["grade_id"] for each in graded] == [f"{lesson}-{question.id}" for question in asked]
    assert sum(each["points"] for each in graded) == sum(question.points for question in asked)
    text = "\n".join("".join(cell["source"]) for cell in page["cells"])
    assert text.count('handed_in = ""') == 1
    assert text.count("lesson.hand_in_card()") == 1
    assert len({cell["id"] for cell in page["cells"]}) == len(page["cells"])


def test_otter_has_a_test_file_for_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lesson", "L02", "--grader", "otter"]) == 0
    names = {path.stem for path in Path("tests").glob("*.py")}
    assert names == {"p1", "p2", "p3", "p4", "p5", "p6", *(f"q{n}" for n in range(1, 10)), "x1"}
    for name, text in otter_tests(load_plan("L02")).items():
        compile(text, name, "exec")
    assert 'code_points("L02.q5", formable)' in (Path("tests") / "q5.py").read_text("utf-8")
    assert "otter.Notebook" in Path("L02_four_dice_six_pairs.ipynb").read_text("utf-8")
