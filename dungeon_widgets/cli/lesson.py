"""A lesson of one's own, from a Markdown file to notebooks."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "Write the student's and the teacher's notebook of a lesson from its Markdown file."
EXAMPLES = ("lesson dice-club.md", "lesson dice-club.md --folder lessons --force")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE.md", help="the lesson; its translation lies beside it as FILE.fr.md"
    )
    parser.add_argument("--folder", metavar="FOLDER", help="where to write; by default beside the file")
    parser.add_argument("--force", action="store_true", help="write over notebooks that are there already")


def run(args: argparse.Namespace) -> int:
    from ..lab.lessons.cells import as_text
    from ..lab.lessons.known import know, read_lesson
    from ..lab.lessons.pages import student_page
    from ..lab.lessons.teacher_pages import teacher_page

    file = Path(args.file)
    plan = know(read_lesson(file))
    folder = Path(args.folder) if args.folder else file.parent
    pages = {
        (plan.stem if lang == plan.lang else f"{plan.stem}.{lang}"): student_page(plan, lang)
        for lang in plan.languages
    } | {f"{plan.stem}.teacher": teacher_page(plan)}
    written = {folder / f"{name}.ipynb": page for name, page in pages.items()}
    if not args.force and (there := [path for path in written if path.exists()]):
        raise ValueError(f"{there[0]} is there already; --force writes over it")
    folder.mkdir(parents=True, exist_ok=True)
    for path, page in written.items():
        path.write_text(as_text(page), encoding="utf-8", newline="\n")
        print(path)
    return 0
