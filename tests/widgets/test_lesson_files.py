"""Lessons from Markdown files: read with their twins, refused by line, and written as notebooks that work alone."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.cli.main import main
from dungeon_widgets.engine.saving import codes
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.lessons import known
from dungeon_widgets.lab.lessons.carried import plan_code, read_plan_code
from dungeon_widgets.lab.lessons.cells import as_text
from dungeon_widgets.lab.lessons.known import load_plan, read_lesson
from dungeon_widgets.lab.lessons.pages import student_page
from dungeon_widgets.lab.lessons.plan import Cut, Write
from dungeon_widgets.lab.lessons.teacher_pages import teacher_page
from dungeon_widgets.lab.puzzles.bank import puzzle_named
from dungeon_widgets.lab.questions.puzzle_questions import question_of

DOCS = Path(__file__).parents[2] / "docs" / "write-a-lesson.md"
FENCE = "```"
EXAMPLE = re.findall(r"^````markdown\n(.*?)^````", DOCS.read_text("utf-8"), re.MULTILINE | re.DOTALL)[0]

FIRST = f"""---
title: Two dice
---
## Goals

- count to 36

## Count (10 minutes)

Think of a red die and a blue one.

{FENCE}exercise q1
How many rolls are there?

kind: count
truth: 6 * 6
wrong 21: Red 1, blue 2 and red 2, blue 1 are two rolls.
hint: Six for one die.
hint: Six times six.
because: It is {{=36}}.
{FENCE}

{FENCE}python open
# room to count
{FENCE}

## What they will say

| they say | what is true | ask back |
|---|---|---|
| 21 | 36 | P(a \\| b)? |
"""
TWIN = f"""---
title: Deux dés
---
## Objectifs

- compter jusqu'à 36

## Compter (10 minutes)

Pensez à un dé rouge et un dé bleu.

{FENCE}exercise q1
Combien de lancers y a-t-il ?

wrong 21: Rouge 1, bleu 2 et rouge 2, bleu 1 sont deux lancers.
hint: Six pour un dé.
hint: Six fois six.
because: C'est {{=36}}.
{FENCE}

{FENCE}python open
{FENCE}
"""


@pytest.fixture(autouse=True)
def nothing_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr(known, "_OPENED", {})
    monkeypatch.chdir(tmp_path)
    BOOK.clear()
    yield
    BOOK.clear()


def written(text: str, twin: str | None = None) -> Path:
    Path("two.md").write_text(text, encoding="utf-8")
    if twin is not None:
        Path("two.fr.md").write_text(twin, encoding="utf-8")
    return Path("two.md")


def test_a_file_and_its_twin_are_one_lesson() -> None:
    plan = read_lesson(written(FIRST, TWIN))
    assert (plan.id, plan.languages, plan.bank.minutes) == ("two", ("en", "fr"), 10)
    assert plan.bank.title == {"en": "Two dice", "fr": "Deux dés"}
    question = plan.bank.question("q1")
    assert question.question("fr") == "Combien de lancers y a-t-il\u202f?"
    assert (question.truth, question.form, len(question.hints)) == (36, "count", 2)
    (part,) = plan.parts
    assert (part.step, part.title["fr"], part.asked) == ("count", "Compter", ["q1"])
    assert part.items[2].source == {"en": "# room to count", "fr": "# room to count"}  # type: ignore[union-attr]
    assert plan.mistakes[0].ask == "P(a \\| b)?"


def test_a_lesson_without_a_twin_is_the_same_in_both_languages() -> None:
    plan = read_lesson(written(FIRST))
    assert plan.languages == ("en",)
    assert plan.bank.title["fr"] == "Two dice"
    french = read_lesson(
        written(FIRST.replace("---\ntitle", "---\nlang: fr\ntitle", 1).replace("Goals", "Objectifs"))
    )
    assert french.lang == "fr"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("---\ntitle: Two dice\n---", "title: Two dice", "line 1: a lesson begins with its head"),
        ("---\ntitle: Two dice\n---", "---\ntitle: Two dice", "head has"),
        ("title: Two dice", "titel: Two dice", "the head knows"),
        ("title: Two dice", "level: A", "the head has no title"),
        ("title: Two dice", "title: Two dice\nlang: de", "lang must be one of"),
        ("title: Two dice", "title: Two dice\nlesson: two words", "must be a short word"),
        ("## Goals", "A text\n\n## Goals", "before the first heading"),
        ("- count to 36", "count to 36", "line 6: a line such as"),
        (f"{FENCE}exercise q1", f"{FENCE}exercise", "a question has one id"),
        ("truth: 6 * 6", "truth: 6 *", "no expression"),
        ("truth: 6 * 6", "truth: __import__('os').getcwd()", "no function|may not"),
        ("truth: 6 * 6", "truth: 6 * 6\ntruth: 7", "stands twice"),
        ("truth: 6 * 6", "thruth: 6 * 6", "a field is one of"),
        ("truth: 6 * 6", "truth: 5/2", "no whole number"),
        ("truth: 6 * 6", "truth: 36\npoints: many", "points is a whole number"),
        ("truth: 6 * 6", "truth: 36\nfor: experts", "is for one of support, core, stretch"),
        ("kind: count\n", "", "36 is no chance"),
        ("wrong 21:", "wrong 36:", "is the truth"),
        (f"{{=36}}.\n{FENCE}", "{=36}.", "no end|a field is one of"),
        (f"{FENCE}python open", f"{FENCE}python begin", "a cell is ```python"),
        (f"{FENCE}python open", f"{FENCE}python solution", "a cell is ```python"),
        ("| 21 | 36 |", "| 21 |", "a row has three cells"),
    ],
)
def test_what_cannot_be_read_is_refused_by_its_line(old: str, new: str, told: str) -> None:
    assert old in FIRST
    with pytest.raises(ValueError, match=told):
        read_lesson(written(FIRST.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("title: Deux dés", "topic: dés", "the head has no 'title'"),
        ("## Objectifs\n\n- compter jusqu'à 36\n\n", "", "2 sections are wanted"),
        ("- compter jusqu'à 36", "- un\n- deux", "1 lines are wanted"),
        ("hint: Six fois six.\n", "", "hints as in the first file"),
        ("because: C'est {=36}.\n", "", "because as in the first file"),
        ("C'est {=36}", "C'est 36", "same blanks"),
        ("wrong 21:", "wrong 22:", "the wrong answers are not those"),
        ("wrong 21:", "truth: 36\nwrong 21:", "stands in the first file alone"),
        (f"{FENCE}exercise q1", f"{FENCE}exercise q2", "here the first file has: exercise q1"),
        (f"{FENCE}python open\n{FENCE}\n", "", "here the first file has: python open"),
        (
            f"{FENCE}python open\n{FENCE}\n",
            f"{FENCE}python open\n{FENCE}\n\nEncore.",
            "the first file has nothing here",
        ),
    ],
)
def test_a_twin_that_does_not_fit_is_refused_by_its_line(old: str, new: str, told: str) -> None:
    assert old in TWIN
    with pytest.raises(ValueError, match=told):
        read_lesson(written(FIRST, TWIN.replace(old, new, 1)))


def test_a_file_that_is_none_is_refused_kindly() -> None:
    assert "there is no file" in repr(dw.Lesson("nothing.md"))
    Path("folder.md").mkdir()
    assert "cannot be read" in repr(dw.Lesson("folder.md"))
    Path("two.md").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in repr(dw.Lesson("two.md"))
    written(FIRST.replace("title:", "lesson: L02\ntitle:", 1))
    assert "is a lesson of the package" in repr(dw.Lesson("two.md"))
    assert load_plan("L02").bank.title["en"] == "Four dice, six pairs"


# -- the example of the documentation ---------------------------------------------------------------------


def example() -> Path:
    Path("dice-club.md").write_text(EXAMPLE, encoding="utf-8")
    return Path("dice-club.md")


def test_the_example_opens_in_place() -> None:
    lesson = dw.Lesson(example())
    assert repr(lesson) == "Lesson('dice-club': The best of three dice)"
    assert [step["name"] for step in lesson.state["steps"]] == [
        "Play",
        "Predict",
        "Simulate",
        "Count",
        "Decide",
        "Exit ticket",
    ]
    assert lesson.state["caption"] == "level A · 45 minutes · what you need: fractions"
    assert lesson.ask("p1").commit("50 %").status == "committed"
    assert dw.check("q1", "8/27")
    assert lesson.exercise("q2").answer("19/27").detail.startswith("Exactly 19/27, about 70.4")
    assert dw.check("q3", min).status == "wrong"
    assert dw.check("q3", max)
    assert lesson.exercise("q3").state["title"] == "Exercise 3 · stretch"
    assert lesson.exercise("d1").answer("a: because it is likelier").status == "kept"
    made = lesson.hand_in("Mia")
    assert "5 answers of The best of three dice" in made.text
    room = dw.ClassRoom([made.code])
    assert room.group.lessons == ["dice-club"]
    assert lesson.plan is not None
    assert lesson.plan.minutes == [20, 25]


def test_another_kernel_knows_the_lesson_by_its_file_only(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = dw.Lesson(example())
    lesson.exercise("q1").answer("8/27")
    line = lesson.hand_in("Mia").code
    monkeypatch.setattr(known, "_OPENED", {})
    assert "dice-club" in dw.ClassRoom([line]).refused[0][1]
    assert dw.ClassRoom([line], lessons=["dice-club.md"]).refused == []


def cells(path: Path) -> list[str]:
    notebook = json.loads(path.read_text("utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(sources: list[str]) -> dict[str, Any]:
    names: dict[str, Any] = {}
    for source in sources:
        exec(compile(ast.parse(source), "cell", "exec"), names)
    return names


def test_the_command_writes_pages_that_need_no_other_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lesson", str(example())]) == 0
    assert capsys.readouterr().out.split() == ["dice-club.ipynb", "dice-club.teacher.ipynb"]
    Path("dice-club.md").unlink()
    monkeypatch.setattr(known, "_OPENED", {})
    page = Path("dice-club.ipynb").read_text("utf-8")
    assert "19/27" not in page
    assert "max(roll)" not in page.replace("hint", "")
    names = run(cells(Path("dice-club.ipynb")))
    assert names["lesson"].exercise("q2").answer("19/27").status == "right"
    assert names["lesson"].state["steps"][3]["name"] == "Count"
    BOOK.clear()
    solved = cells(Path("dice-club.teacher.ipynb"))
    names = run(solved)
    checks = [source for source in solved if "dw.check(" in source]
    assert len(checks) == 4
    for source in checks:
        call = source[source.index("dw.check(") :].removesuffix(")")
        assert eval(call, names), source


def test_the_command_writes_over_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    main(["lesson", str(example())])
    assert main(["lesson", "dice-club.md"]) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["lesson", "dice-club.md", "--force"]) == 0
    assert main(["lesson", "nothing.md"]) == 2


# -- a lesson that a page carries -------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", ["L02", "L06"])
def test_a_lesson_that_is_carried_asks_the_same(lesson: str) -> None:
    plan = load_plan(lesson)
    again = read_plan_code(plan_code(plan))
    assert {id: each.ask for id, each in again.bank.questions.items()} == {
        id: each.ask for id, each in plan.bank.questions.items()
    }
    assert [part.asked for part in again.parts] == [part.asked for part in plan.parts]
    asked = [each for each in plan.bank.questions.values() if each.kind != "function"]
    assert all(again.bank.question(each.id).truth == each.truth for each in asked)


@pytest.mark.parametrize(
    "change", [{"questions": 7}, {"questions": [7]}, {"parts": [[1]]}, {"goals": [7]}, {"more": 1}]
)
def test_a_code_that_was_made_by_hand_is_refused(change: dict[str, Any]) -> None:
    data = codes.decode(plan_code(load_plan("L02")))[1]
    with pytest.raises(ValueError, match=r"code|lesson|L02|text"):
        read_plan_code(codes.encode("questions", data | change))


def test_the_lessons_of_the_package_have_cuts_and_code() -> None:
    plan = read_lesson(example())
    items = [item for part in plan.parts for item in part.items]
    assert sum(isinstance(item, Cut) for item in items) == 1
    (code,) = (item for item in items if isinstance(item, Write))
    assert (code.name, code.solution) == ("best", "def best(roll):\n    return max(roll)")


PUZZLE = f"""---
title: Two choices
---
## Play (10 minutes)

Look at the board.

{FENCE}exercise q1
puzzle: welcome-1
points: 3
{FENCE}
"""
PUZZLE_TWIN = f"""---
title: Deux choix
---
## Jouer (10 minutes)

Regardez le plateau.

{FENCE}exercise q1
{FENCE}
"""


def test_a_puzzle_of_the_bank_is_a_question_of_a_lesson() -> None:
    puzzle = puzzle_named("welcome-1")
    lesson = dw.Lesson(str(written(PUZZLE, PUZZLE_TWIN)))
    question = lesson.bank.question("q1")  # type: ignore[union-attr]
    own = question_of(puzzle)
    assert (question.points, question.ask, question.options) == (3, own.ask, own.options)
    asked = lesson.exercise("q1")
    assert isinstance(asked, dw.Puzzles)
    assert (asked.id, asked.verdict) == ("two.q1", None)
    asked.answer(puzzle.best)
    assert BOOK.entries["two.q1"].status == "right"
    again = lesson.exercise("q1")
    assert isinstance(again, dw.Puzzles)
    assert again.verdict is not None  # the answer stands on every card


def test_a_page_carries_its_puzzles_along() -> None:
    plan = read_lesson(written(PUZZLE, PUZZLE_TWIN))
    again = read_plan_code(plan_code(plan)).bank.question("q1")
    assert (again.data["puzzle"], again.points) == ("welcome-1", 3)
    assert [option.right for option in again.options] == [
        option.right for option in plan.bank.question("q1").options
    ]
    assert r"lesson.exercise(\"q1\")" in as_text(student_page(plan, "fr"))
    teacher = as_text(teacher_page(plan))
    right = next(option.id for option in again.options if option.right)
    assert f'\\"{right}\\"' in teacher


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("welcome-1", "welcome-100000", "line 9: q1: "),
        ("welcome-1", "nonsense", "line 9: q1: "),
        ("points: 3", "truth: 1/2", "beside it stand only 'points' and 'for'"),
        ("points: 3", "hint: Look.", "beside it stand only"),
        ("puzzle: welcome-1", "Which one?\n\npuzzle: welcome-1", "its own words"),
        ("exercise q1", "predict q1", "a puzzle is an exercise"),
        ("points: 3", "points: many", "points is a whole number"),
    ],
)
def test_what_no_puzzle_can_be_is_told_with_its_line(old: str, new: str, told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        read_lesson(written(PUZZLE.replace(old, new)))


def test_a_translation_has_no_words_for_a_puzzle() -> None:
    with pytest.raises(ValueError, match="its own words"):
        read_lesson(written(PUZZLE, PUZZLE_TWIN.replace("exercise q1\n", "exercise q1\nLequel ?\n")))
