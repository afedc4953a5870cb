"""JupyterLab on the index of the lessons."""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
from pathlib import Path

HELP = "Open JupyterLab on the lessons, tours and games."
EXAMPLES = ("lab", "lab my-class")
FOLDER = "dungeon-lessons"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder",
        nargs="?",
        default=FOLDER,
        metavar="FOLDER",
        help=f"where the notebooks are, or are to be; by default {FOLDER}. What is missing is copied, nothing is written over",
    )
    parser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")


def run(args: argparse.Namespace) -> int:
    from ..lab.lessons.handing_out import INDEX, hand_out

    if importlib.util.find_spec("jupyterlab") is None:
        raise ValueError('JupyterLab is not installed: pip install "dungeon-widgets[lab]"')
    folder = Path(args.folder)
    hand_out(folder, missing=True)
    command = [sys.executable, "-m", "jupyterlab", str(folder / INDEX)]
    return subprocess.call([*command, *(["--no-browser"] if args.no_browser else [])])
