"""A lesson for nbgrader or otter-grader: the student's page, a cell for the line that is handed in, and what grades it.

Answers are given in the cards as always. The student copies the line of the card *Hand in* into a cell, so that it is in
the notebook; the grader runs the notebook again and asks what each answer in the line is worth.
"""

from __future__ import annotations

from typing import Any

from ...engine.languages import Said
from ..questions.questions import Question
from ..questions.titles import title_of
from ..text import spaced
from .cells import Cells
from .pages import fill_page
from .plan import Plan, Write

GRADERS = ("nbgrader", "otter")
LINE = "handed_in"
PASTE = Said(
    en="## Hand in\n\nCopy the line of the card and put it between the quotation marks below. Run the cell, then save the notebook.",
    fr="## Remettre son travail\n\nCopiez la ligne de la carte et collez-la entre les guillemets ci-dessous. Exécutez la cellule, puis enregistrez le notebook.",
)
OTTER_TEST = """from otter.test_files import test_case

OK_FORMAT = False

name = "{name}"
points = {points}


@test_case(points={points}, hidden=False, success_message="right", failure_message="not yet")
def test_{name}({variable}):
    from dungeon_widgets.lab.classroom.grading import {function}

    assert {function}("{id}", {variable}) > 0
"""


def graded_page(plan: Plan, lang: str, grader: str) -> dict[str, Any]:
    """The student's notebook in the form of a grader."""
    cells = Cells(f"{plan.id.lower()}-{lang}-{grader}")
    fill_page(cells, plan, lang, hand_in=False)
    cells.text(spaced(PASTE[lang], lang))
    cells.code("lesson.hand_in_card()", folded=True)
    cells.code(f'{LINE} = ""')
    if grader == "nbgrader":
        for question in graded_questions(plan):
            _nbgrader_cell(cells, plan, question)
    else:
        cells.code(
            f'import otter\n\ngrader = otter.Notebook("{plan.file}", tests_dir="tests")\ngrader.check_all()'
        )
    return cells.notebook()


def graded_questions(plan: Plan) -> list[Question]:
    """The questions that are worth something."""
    return [question for question in plan.bank.questions.values() if question.points]


def _nbgrader_cell(cells: Cells, plan: Plan, question: Question) -> None:
    function, variable = _graded_by(plan, question)
    cells.code(
        f"# {title_of(question.full_id, plan.lang)}\nfrom dungeon_widgets.lab.classroom.grading import {function}\n\n"
        f'{function}("{question.full_id}", {variable})',
        nbgrader={
            "cell_type": "code",
            "grade": True,
            "grade_id": f"{plan.id}-{question.id}",
            "locked": True,
            "points": question.points,
            "schema_version": 3,
            "solution": False,
            "task": False,
        },
    )


def _graded_by(plan: Plan, question: Question) -> tuple[str, str]:
    """What grades a question: the code of its own cell, or the line that was handed in."""
    written = {item.id: item.name for part in plan.parts for item in part.items if isinstance(item, Write)}
    return ("code_points", written[question.id]) if question.id in written else ("line_points", LINE)


def otter_tests(plan: Plan) -> dict[str, str]:
    """A test file for each question, by its name."""
    made = {}
    for question in graded_questions(plan):
        function, variable = _graded_by(plan, question)
        name = question.id.replace("-", "_")
        told = OTTER_TEST.format(
            name=name, points=question.points, variable=variable, function=function, id=question.full_id
        )
        made[f"{name}.py"] = told
    return made
