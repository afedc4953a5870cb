"""What a run has tried so far, so that one that was stopped goes on: kept while rules and tests stay as they are."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from .breaks import Break
from .trial import Trial
from .usual import Usual


def digest(root: Path, folders: tuple[str, ...] = ("dungeon_widgets", "tests")) -> str:
    """The rules, the tests and all they read, in one short word."""
    found = sha256()
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".json", ".md", ".txt") and "static" not in path.parts:
                found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


class Kept:
    """The trials of one run in a file, a line each; the first line is what all its tests usually do."""

    def __init__(self, folder: Path, name: str) -> None:
        self.path = folder / f"{name}.jsonl"

    def usual(self) -> dict[str, Usual] | None:
        """What the tests do while nothing is broken; None if this run has not begun."""
        if not self.path.exists():
            return None
        first = self.path.read_text(encoding="utf-8").partition("\n")[0]
        return {test: Usual(cpu, frozenset(entered)) for test, (cpu, entered) in json.loads(first).items()}

    def begin(self, usual: dict[str, Usual]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        first = {test: (one.cpu, sorted(one.entered)) for test, one in usual.items()}
        self.path.write_text(json.dumps(first) + "\n", encoding="utf-8")

    def trials(self) -> list[Trial]:
        """In the order they were made."""
        lines = self.path.read_text(encoding="utf-8").splitlines()[1:]
        return [Trial(path, Break(*broken), *rest) for path, broken, *rest in map(json.loads, lines)]

    def add(self, trial: Trial) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(trial) + "\n")
