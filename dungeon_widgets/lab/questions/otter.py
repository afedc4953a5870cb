"""The checks of a lesson as test files for otter-grader: ``python -m dungeon_widgets.lab.questions.otter L02 tests/``.

Each file holds one question. It looks for the student's answer under the name ``answer_q3`` and asks `check`, so that the
notebook, the grader and a class all judge alike.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .bank import load_bank
from .questions import Question

TEMPLATE = """from otter.test_files import test_case

OK_FORMAT = False

name = "{id}"
points = 1


@test_case(points=1, hidden=False, success_message="right", failure_message="not yet")
def test_{id}({variable}):
    from dungeon_widgets.lab.questions.checks import check

    verdict = check("{full}", {variable})
    assert verdict, repr(verdict)
"""


def otter_test(question: Question) -> str:
    """The test file of one question."""
    return TEMPLATE.format(id=question.id, full=question.full_id, variable=variable(question))


def variable(question: Question) -> str:
    """The name under which a student's notebook keeps the answer: a function's own name, else ``answer_q3``."""
    return question.name or f"answer_{question.id.replace('-', '_')}"


def export(lesson: str, folder: str | Path) -> list[Path]:
    """Write a test file for each question of a lesson that can be checked."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for question in load_bank(lesson).questions.values():
        if question.kind != "predict":
            path = target / f"{question.id}.py"
            path.write_text(otter_test(question), encoding="utf-8")
            written.append(path)
    return written


def main(arguments: list[str]) -> int:
    """The command: a lesson and a folder."""
    if len(arguments) != 2:
        print("usage: python -m dungeon_widgets.lab.questions.otter L02 folder", file=sys.stderr)
        return 2
    try:
        for path in export(*arguments):
            print(path)
    except (ValueError, OSError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
