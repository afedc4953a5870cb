"""The lessons and tours as notebooks, copied to where a class works."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..engine.languages import LANGUAGES

HELP = "Copy the index, the tours and the lessons into a folder, as notebooks."
EXAMPLES = ("lessons my-class", "lessons my-class --lang fr", "lessons preparation --teacher")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="where to write; it is made if need be")
    parser.add_argument("--teacher", action="store_true", help="the teachers' pages too, with all solutions")
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="lessons in one language only; by default in all there are"
    )
    parser.add_argument("--force", action="store_true", help="write over notebooks that are there already")


def run(args: argparse.Namespace) -> int:
    from ..lab.lessons.handing_out import INDEX, hand_out
    from ..lab.text import LANGUAGES

    folder = Path(args.folder)
    langs = (args.lang,) if args.lang else LANGUAGES
    written = hand_out(folder, teacher=args.teacher, langs=langs, force=args.force)
    print(f"{len(written)} notebooks written. Begin with {folder / INDEX}: dungeon-widgets lab {folder}")
    return 0
