"""The pages of the lessons: written from one source, without answers for students, with solutions that pass."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.lessons.cells import as_text
from dungeon_widgets.lab.lessons.known import load_plan
from dungeon_widgets.lab.lessons.pages import student_page
from dungeon_widgets.lab.lessons.plan import Ask, Cell, Plan, Try, Write
from dungeon_widgets.lab.lessons.teacher_pages import teacher_page
from dungeon_widgets.lab.questions.bank import OPEN, find_question, lessons, load_bank
from dungeon_widgets.lab.questions.checks import check
from dungeon_widgets.lab.simulate.tournament import tournament
from dungeon_widgets.odds import Estimate

PLANS = [load_plan(lesson) for lesson in lessons()]
FOLDER = Path(__file__).parents[2] / "notebooks" / "lessons"


def page(folder: Path, plan: Plan) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / plan.file).read_text(encoding="utf-8"))
    return data


def sources(notebook: dict[str, Any]) -> list[str]:
    return ["".join(cell["source"]) for cell in notebook["cells"]]


@pytest.fixture(params=PLANS, ids=lambda plan: plan.id)
def plan(request: pytest.FixtureRequest) -> Plan:
    found: Plan = request.param
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_student_pages_are_what_the_source_writes(plan: Plan, lang: str) -> None:
    folder = FOLDER if lang == "en" else FOLDER / "fr"
    assert (folder / plan.file).read_text(encoding="utf-8") == as_text(student_page(plan, lang)), (
        "run `python -m scripts.lessons`"
    )


def test_teacher_pages_are_what_the_source_writes(plan: Plan) -> None:
    assert sources(page(FOLDER / "teacher", plan)) == sources(json.loads(as_text(teacher_page(plan))))


def test_a_lesson_asks_every_question_of_its_bank(plan: Plan) -> None:
    asked = [item.id for part in plan.parts for item in part.items if isinstance(item, (Ask, Try, Write))]
    assert sorted(asked) == sorted(load_bank(plan.id).questions)
    assert len(plan.parts) == 8
    assert 60 <= sum(part.minutes for part in plan.parts) == load_bank(plan.id).minutes


def test_exercises_are_numbered_as_they_are_met(plan: Plan) -> None:
    met = [item.id for part in plan.parts for item in part.items if isinstance(item, (Try, Write))]
    counted = [id for id in met if id[0] != "d"]
    assert counted == [f"q{number}" for number in range(1, len(counted))] + ["x1"]
    assert met == [id for id in load_bank(plan.id).questions if id[0] != "p"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_ladder_of_hints_says_something_new_at_every_step(plan: Plan, lang: str) -> None:
    for question in load_bank(plan.id).questions.values():
        if question.kind in ("predict", *OPEN):
            continue
        told = [hint[lang] for hint in question.hints]
        assert len(set(told)) == len(told) >= 2, question.full_id


@pytest.mark.parametrize("folder", [FOLDER, FOLDER / "fr"], ids=["en", "fr"])
def test_no_answer_is_in_a_students_page(plan: Plan, folder: Path) -> None:
    notebook = page(folder, plan)
    assert all(not cell.get("outputs") for cell in notebook["cells"])
    text = "\n".join(sources(notebook))
    for question in load_bank(plan.id).questions.values():
        truth = question.truth if question.kind in ("predict", "number", "simulation") else None
        if isinstance(truth, Fraction) and truth.denominator > 10:
            assert str(truth) not in text, question.full_id
    for part in plan.parts:
        for item in part.items:
            if isinstance(item, Write):
                assert item.solution not in text
            if isinstance(item, Try) and len(item.solution) > 12:
                assert item.solution not in text


def test_no_prediction_tells_what_an_exercise_asks(plan: Plan) -> None:
    """A guess is compared with the truth only when the exercise with the same number is solved."""
    questions = load_bank(plan.id).questions.values()
    for guess in (each for each in questions if each.kind == "predict" and each.until is None):
        for other in questions:
            assert not other.asks_for(guess.truth), f"{guess.full_id} tells the answer of {other.full_id}"


def test_every_lesson_ends_with_a_decision_and_can_be_cut_in_two(plan: Plan) -> None:
    (decide,) = (part for part in plan.parts if part.step == "decide")
    assert any(plan.bank.question(id).kind == "decision" for id in decide.asked)
    assert len(plan.minutes) == 2
    assert all(30 <= minutes <= 50 for minutes in plan.minutes), plan.minutes
    assert {question.track for question in plan.bank.questions.values()} == {"support", "core", "stretch"}


def test_every_lesson_has_something_to_watch_and_something_to_simulate(plan: Plan) -> None:
    steps = {part.step: part for part in plan.parts}
    for step in ("play", "observe", "simulate"):
        assert any(isinstance(item, Cell) for item in steps[step].items), step


def test_code_is_folded_unless_it_is_the_lesson(plan: Plan) -> None:
    for cell in page(FOLDER, plan)["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "code" and text.startswith(("lesson.", "dw.", "import dungeon_widgets")):
            assert cell["metadata"]["jupyter"]["source_hidden"] is True


def test_no_cell_speaks_to_a_test(plan: Plan) -> None:
    """What nbval compares is told by the tags of a cell."""
    for folder in (FOLDER, FOLDER / "fr", FOLDER / "teacher"):
        sources = ["".join(cell["source"]) for cell in page(folder, plan)["cells"]]
        assert not any("NBVAL" in source or "assert " in source for source in sources)


def test_the_solutions_pass_every_check(plan: Plan) -> None:
    checked = 0
    for cell in page(FOLDER / "teacher", plan)["cells"]:
        if cell["cell_type"] == "code" and "dw.check(" in "".join(cell["source"]):
            told = "".join("".join(output.get("text", "")) for output in cell["outputs"])
            assert told.casefold().startswith("right"), told
            checked += 1
    assert checked == sum(q.kind not in ("predict", *OPEN) for q in load_bank(plan.id).questions.values())


def wrong_answer(id: str) -> Any:
    """An answer that is wrong and has no name."""
    question = find_question(id)
    if question.kind == "choice":
        return next(option.id for option in question.options if not option.right)
    if question.kind == "function":
        return lambda *arguments: set()
    if question.kind == "simulation":
        return Estimate(10_000 if question.truth < Fraction(1, 2) else 0, 10_000)
    if question.kind == "reach":
        return {
            "L06.q5": lambda seen: False,
            "L07.q6": (1, 0),
            "L15.q1": lambda eyes, rng: eyes.legal[int(rng.random() * len(eyes.legal))],
            "L15.q7": tournament(["bot:careful", "bot:random"], WelcomeGame(players=2), 2),
        }[id]
    if question.kind == "set":
        return {2, 3, 4, 5}
    if question.kind == "list":
        return [99] * sum(len(row) if isinstance(row, list) else 1 for row in question.truth)
    return "0.123456" if question.form == "chance" else 987654


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_run_of_wrong_answers_fails_every_check_with_a_hint(plan: Plan, lang: str) -> None:
    book = Book(lang=lang)
    book.open(plan.id, lang)
    for question in load_bank(plan.id).questions.values():
        if question.kind in ("predict", *OPEN):
            continue
        verdict = check(question.id, wrong_answer(question.full_id), book=book)
        assert verdict.status == "wrong", verdict
        assert verdict.detail or verdict.named, verdict
        assert book.entries[question.full_id].status == "wrong"
