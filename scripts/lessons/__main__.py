"""Write notebooks/lessons: ``python -m scripts.lessons`` (all), ``python -m scripts.lessons L02``.

Teacher's pages are run, so that their outputs are stored and compared by nbval.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from .pages import CLASS_ROOM, as_text, student_page, teacher_page
from .plans import PLANS

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "notebooks" / "lessons"


def executed(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its cells print; the times of the run are left out."""
    import nbformat
    from nbclient import NotebookClient

    made = nbformat.reads(json.dumps(notebook), as_version=4)
    NotebookClient(made, timeout=300, kernel_name="python3", record_timing=False).execute()
    for cell in made.cells:
        cell.metadata.pop("execution", None)
        if cell.source == CLASS_ROOM:
            cell.outputs = []  # a live widget: it shows the class of whoever runs it
    made.metadata.pop("widgets", None)
    made.metadata["language_info"] = {"name": "python"}
    result: dict[str, Any] = made
    return result


def main(wanted: list[str]) -> None:
    for plan in PLANS:
        if wanted and plan.id not in wanted:
            continue
        for folder, page in (
            (TARGET, student_page(plan, "en")),
            (TARGET / "fr", student_page(plan, "fr")),
            (TARGET / "teacher", executed(teacher_page(plan))),
        ):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / plan.file).write_text(as_text(page), encoding="utf-8", newline="\n")
            print(folder.relative_to(ROOT) / plan.file)


if __name__ == "__main__":
    main(sys.argv[1:])
