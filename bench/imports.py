"""Starting up: our import against that of anywidget, which every widget package pays."""

from __future__ import annotations

import subprocess
import sys

from .measure import Result, ratio, turn_about

REPEATS = 21
# The child reports its own CPU time: the wall clock would measure the other guests of the machine.
CHILD = "import time; start = time.process_time(); {}; print(time.process_time() - start)"


def _import(statement: str) -> float:
    line = [sys.executable, "-c", CHILD.format(statement)]
    return float(subprocess.run(line, capture_output=True, text=True, check=True).stdout)


def results() -> list[Result]:
    package, widget, anywidget = turn_about(
        [
            lambda: _import("import dungeon_widgets"),
            lambda: _import("from dungeon_widgets import WelcomeToTheDungeon"),
            lambda: _import("import anywidget"),
        ],
        REPEATS,
    )
    return [
        Result("import dungeon_widgets / import anywidget", ratio(package, anywidget), ("<=", 1.3)),
        Result("the same with the widget class loaded", ratio(widget, anywidget), ("<=", 1.3)),
    ]
