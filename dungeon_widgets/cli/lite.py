"""A JupyterLite site with the notebooks of a class, in a folder."""

from __future__ import annotations

import argparse
from pathlib import Path

from .folders import free_folder

HELP = "Write a JupyterLite site with all lessons, for a class without a server, for any web server."
EXAMPLES = ("lite public/lab", "lite public/lab --force", "lite preparation --teacher")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the site is written; it is made")
    parser.add_argument("--teacher", action="store_true", help="the teachers' pages too, with all solutions")
    parser.add_argument("--force", action="store_true", help="replace a folder that holds something already")


def run(args: argparse.Namespace) -> int:
    from ..live.site.lite import LINKS, build_lite, lite_files

    folder = free_folder(args.folder, force=args.force)
    lite_files()  # what is missing is said before anything is begun
    print("JupyterLite is being built ...", flush=True)
    front = build_lite(folder, teacher=args.teacher)
    print(
        f"{front} is the page to open; {folder / LINKS} has a link for each lesson. Any web server will do:"
    )
    print(f"  python -m http.server --bind 127.0.0.1 --directory {folder}")
    return 0
