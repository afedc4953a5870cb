"""A teacher's starting position: shared as a code, locked until a student predicts."""

from __future__ import annotations

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.saving.codes import encode
from dungeon_widgets.lab.classroom.lesson import start_of


def game() -> dw.WelcomeToTheDungeon:
    made = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], hero="warrior", first=0, seed=7)
    made.act(("draw",))
    return made


def test_the_code_comes_back_to_the_same_position_with_its_lock() -> None:
    teacher = game()
    lesson = dw.Lesson(state=teacher, seed=5)
    assert lesson.code is not None
    student = dw.load(lesson.code)
    assert student.session.log == teacher.session.log
    assert student.overlay == "predict"
    assert start_of(lesson.code).code == lesson.code


def test_the_lock_cannot_be_opened_from_the_page_nor_by_load() -> None:
    code = dw.Lesson(state=game()).code or ""
    student = dw.load(code, overlay="open")
    student.set_state({"overlay": "open"})
    assert student.overlay == "predict"


def test_without_a_lock_the_odds_are_open() -> None:
    assert dw.load(dw.Lesson(state=game(), lock=False).code or "").overlay == "open"


def test_a_seed_gives_every_student_the_same_luck() -> None:
    code = dw.Lesson(state=game(), seed=5).code or ""
    lines = []
    for _ in range(2):
        student = dw.load(code)
        while not student.over and len(student.session.log) < 30:
            student.act(student.legal[0])
        lines.append([entry.action for entry in student.session.log])
    assert lines[0] == lines[1]


def test_a_session_a_widget_and_a_code_are_the_same_start() -> None:
    teacher = game()
    assert start_of(teacher).code == start_of(teacher.session).code
    assert start_of(teacher.share()).session.state == start_of(teacher).session.state == teacher.state


@pytest.mark.parametrize(
    "state", ["DWL1broken", "nonsense", 7, {"a": 1}, encode("lesson", {"moment": 1}), encode("hand-in", {})]
)
def test_what_is_no_start_is_a_sentence(state: object) -> None:
    lesson = dw.Lesson(state=state)
    assert lesson.code is None
    assert lesson.state["title"]
    with pytest.raises(ValueError, match=r".{10}"):
        lesson.begin()


def test_begin_opens_it() -> None:
    lesson = dw.Lesson(state=game(), lang="fr")
    assert lesson.begin().overlay == "predict"
    assert "welcome" in repr(lesson)
