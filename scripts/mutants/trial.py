"""One broken rule in a copy of the repository, and which tests notice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from .breaks import Break
from .cited import cited

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("dungeon_widgets", "tests", "scripts", "pyproject.toml")
# Its own time, not that of the clock: on a busy machine a test is as patient as on a quiet one.
LIMITED = """
import resource, sys, pytest
seconds = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
sys.exit(pytest.main(sys.argv[2:]))
"""
SEEN = ("a cited test", "the room", "a golden game")
"""Who noticed, in the order they are asked."""


class Trial(NamedTuple):
    """What became of one broken rule."""

    path: str  # in the room
    broken: Break
    old: str
    noticed: str  # one of SEEN, or nothing
    by: str  # the test, or why it ended

    @property
    def change(self) -> str:
        """The change in words, the same as long as the line is: ``>= to >``."""
        if self.broken.kind in ("statement", "early return"):
            return f"{self.broken.kind} dropped: {self.old.strip()}"
        return f"{self.old or 'nothing'} to {self.broken.new or 'nothing'}"


class Copy:
    """A copy of the repository whose rules may be broken."""

    def __init__(self, folder: Path, seconds: int) -> None:
        self.folder = folder
        self.seconds = seconds
        folder.mkdir(parents=True)
        for path in ROOT.iterdir():
            if path.name not in COPIED and not path.name.startswith("."):
                (folder / path.name).symlink_to(path)
        ignored = shutil.ignore_patterns("static", "browser")
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=ignored)
            else:
                shutil.copy2(ROOT / name, folder / name)

    def try_out(self, room: str, path: str, broken: Break) -> Trial:
        """Break the rule, ask the tests, and mend it again."""
        file = self.folder / "dungeon_widgets" / "games" / room / path
        text, times = file.read_text(encoding="utf-8"), file.stat()
        file.write_text(broken.applied(text), encoding="utf-8")
        try:
            noticed, by = self._asked(room, path, broken.function)
        finally:
            file.write_text(text, encoding="utf-8")
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))  # what was compiled stays good
            # An example that showed one fault would be tried first on the next.
            shutil.rmtree(self.folder / ".hypothesis", ignore_errors=True)
        return Trial(path, broken, text[broken.start : broken.end], noticed, by)

    def whole(self, room: str) -> str:
        """What fails while no rule is broken: nothing, or there is nothing to learn."""
        return self._failing([f"tests/games/{room}"]) or self._failing(_goldens(room))

    def _asked(self, room: str, path: str, function: str) -> tuple[str, str]:
        tests = Path("tests") / "games" / room
        named = [str(tests / test) for test in cited(self.folder / tests, path, function)]
        # What is broken in a module of rules is most often noticed by the tests of rules: they come first.
        asked = [named, [str(tests / "rules"), *_others(self.folder, tests)], _goldens(room)]
        for who, chosen in zip(SEEN, asked, strict=True):
            if chosen and (by := self._failing(chosen)):
                return who, by
        return "", ""

    def _failing(self, chosen: list[str]) -> str:
        """The first of these tests that fails; a rule that never ends is noticed too."""
        command = [
            *(sys.executable, "-c", LIMITED, str(self.seconds), "-x", "-q", "--tb=no", "-rfE"),
            *("-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", "--hypothesis-seed=1", *chosen),
        ]
        env = {
            **os.environ,
            "PYTHONPATH": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading them takes longer than most of these tests
        }
        ran = subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True)
        if ran.returncode < 0:
            return f"not over after {self.seconds} s of work"
        if ran.returncode == 0:
            return ""
        told = [
            line.split(" ", 1)[1]
            for line in ran.stdout.splitlines()
            if line.startswith(("FAILED ", "ERROR "))
        ]
        if not told:
            raise RuntimeError(f"the tests did not run:\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}")
        return told[0].partition(" - ")[0]


def _others(folder: Path, tests: Path) -> list[str]:
    return sorted(
        str(path.relative_to(folder))
        for path in (folder / tests).iterdir()
        if (path.is_dir() and path.name not in ("rules", "__pycache__")) or path.name.startswith("test_")
    )


def _goldens(room: str) -> list[str]:
    return ["tests/test_goldens.py", "-k", f"played_as_before and {room}"]
