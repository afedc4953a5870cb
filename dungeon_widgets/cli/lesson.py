"""A lesson of one's own, from a Markdown file to notebooks; and any lesson in the form of a grader."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "Write the student's and the teacher's notebook of a lesson from its Markdown file."
EXAMPLES = (
    "lesson dice-club.md",
    "lesson dice-club.md --folder lessons --force",
    "lesson L02 --grader nbgrader --folder source/L02",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE.md",
        help="the lesson, with its translation beside it as FILE.fr.md; or the id of a lesson of the package, such as L02",
    )
    parser.add_argument("--folder", metavar="FOLDER", help="where to write; by default beside the file")
    parser.add_argument("--force", action="store_true", help="write over notebooks that are there already")
    parser.add_argument(
        "--grader", choices=("nbgrader", "otter"), help="the student's page in the form of this grader"
    )


def run(args: argparse.Namespace) -> int:
    from ..lab.lessons.cells import as_text
    from ..lab.lessons.graded import graded_page, otter_tests
    from ..lab.lessons.known import open_lesson
    from ..lab.lessons.pages import student_page
    from ..lab.lessons.teacher_pages import teacher_page

    plan = open_lesson(args.file)
    if args.grader:
        pages = {plan.stem: graded_page(plan, plan.lang, args.grader)}
    else:
        pages = {f"{plan.stem}.teacher": teacher_page(plan)}
        for lang in plan.languages:
            pages[plan.stem if lang == plan.lang else f"{plan.stem}.{lang}"] = student_page(plan, lang)
    folder = Path(args.folder) if args.folder else Path(args.file).parent
    written = {folder / f"{name}.ipynb": as_text(page) for name, page in sorted(pages.items())}
    if args.grader == "otter":
        written |= {folder / "tests" / name: text for name, text in otter_tests(plan).items()}
    if not args.force and (there := [path for path in written if path.exists()]):
        raise ValueError(f"{there[0]} is there already; --force writes over it")
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path)
    return 0
