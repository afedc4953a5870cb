"""Write notebooks/lessons from the lessons of the package: ``python -m scripts.lessons`` (all), ``python -m scripts.lessons L02``.

Teacher's pages are run, so that their outputs are stored and compared by nbval.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from dungeon_widgets.lab.lessons.cells import as_text
from dungeon_widgets.lab.lessons.known import load_plan
from dungeon_widgets.lab.lessons.pages import student_page
from dungeon_widgets.lab.lessons.plan import Plan
from dungeon_widgets.lab.lessons.teacher_pages import class_room, teacher_page
from dungeon_widgets.lab.questions.bank import lessons

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "notebooks" / "lessons"


def executed(plan: Plan) -> dict[str, Any]:
    """The teacher's page with what its cells print; the times of the run are left out."""
    import nbformat
    from nbclient import NotebookClient

    made = nbformat.reads(json.dumps(teacher_page(plan)), as_version=4)
    NotebookClient(made, timeout=300, kernel_name="python3", record_timing=False).execute()
    for cell in made.cells:
        cell.metadata.pop("execution", None)
        if cell.source == class_room(plan):
            cell.outputs = []  # a live widget: it shows the class of whoever runs it
    made.metadata.pop("widgets", None)
    made.metadata["language_info"] = {"name": "python"}
    result: dict[str, Any] = json.loads(nbformat.writes(made))
    return result


def main(wanted: list[str]) -> None:
    for plan in map(load_plan, wanted or lessons()):
        for folder, page in (
            (TARGET, student_page(plan, "en")),
            *((TARGET / lang, student_page(plan, lang)) for lang in plan.languages if lang != "en"),
            (TARGET / "teacher", executed(plan)),
        ):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / plan.file).write_text(as_text(page), encoding="utf-8", newline="\n")
            print(folder.relative_to(ROOT) / plan.file)


if __name__ == "__main__":
    main(sys.argv[1:])
