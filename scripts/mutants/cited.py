"""Which tests the list of rules of a room names for a function: those of the rows that say a rule lives there."""

from __future__ import annotations

import re
from pathlib import Path


def cited(tests: Path, path: str, function: str) -> list[str]:
    """The tests cited for a function of a module of the room, as ``rules/test_x.py::test_y``.

    A row may name a module (``rules/bidding.py``) or a function of it (``rules/bidding.py::may_pass``). Where rows name
    the function, they count; where none does, as for a helper, all rows of the module do.
    """
    of_module: list[str] = []
    of_function: list[str] = []
    for lives_in, shown_by in _rows((tests / "RULES.md").read_text(encoding="utf-8")):
        for place in lives_in:
            module, _, name = place.partition("::")
            if module == path:
                of_module += shown_by
                if name and (name == function or function.startswith(f"{name}.")):
                    of_function += shown_by
    return list(dict.fromkeys(of_function or of_module))


def _rows(text: str) -> list[tuple[list[str], list[str]]]:
    """Of every row: where the rule lives, and what shows it."""
    found = []
    for line in text.splitlines():
        cells = line.strip().strip("|").split(" | ")
        if line.startswith("|") and len(cells) == 4:
            found.append((re.findall(r"`([^`]+)`", cells[2]), re.findall(r"`([^`]+)`", cells[3])))
    return found
