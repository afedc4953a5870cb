"""One broken rule in a copy of the repository, and which tests notice."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from .breaks import Break
from .cited import cited
from .server import Answer, Request
from .usual import Usual, in_order, marked

HOME = Path(__file__).resolve().parents[2]
ROOT = HOME
COPIED = ("dungeon_widgets", "tests", "scripts", "pyproject.toml")
GOLDENS = "tests/test_goldens.py"
SEEN = ("a cited test", "the room", "a golden game")
"""Who noticed, in the order they are asked."""
PATIENCE = 10
"""A test may work so many seconds, and so many times as long as it usually does."""
FIRST = 300.0
"""The seconds it may work before anybody knows how long it usually does."""
READING = 30.0
"""The seconds it may take to read a file of tests."""


class Trial(NamedTuple):
    """What became of one broken rule."""

    path: str  # in the room
    broken: Break
    old: str
    noticed: str  # one of SEEN, or nothing
    by: str  # the test, or why it ended
    cpu: float = 0.0

    @property
    def change(self) -> str:
        """The change in words, the same as long as the line is: ``>= to >``."""
        if self.broken.kind in ("statement", "early return"):
            return f"{self.broken.kind} dropped: {self.old.strip()}"
        return f"{self.old or 'nothing'} to {self.broken.new or 'nothing'}"


class Copy:
    """A copy of the repository whose rules may be broken, and a Python that runs its tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        for path in ROOT.iterdir():
            if path.name not in COPIED and not path.name.startswith("."):
                (folder / path.name).symlink_to(path)
        ignored = shutil.ignore_patterns("static", "browser", "__pycache__")
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=ignored)
            else:
                shutil.copy2(ROOT / name, folder / name)
        bundles = Path("dungeon_widgets", "widgets", "static")
        if (ROOT / bundles).is_dir():
            (folder / bundles).symlink_to(ROOT / bundles)
        env = {
            **os.environ,
            "PYTHONPATH": str(folder),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading them takes longer than most of these tests
        }
        self._server = subprocess.Popen(
            [sys.executable, "-m", "scripts.mutants.server", str(folder)],
            cwd=HOME,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        """End its Python."""
        assert self._server.stdin is not None
        self._server.stdin.close()
        self._server.wait()

    def usual(self, room: str) -> dict[str, Usual]:
        """Every test of a room while no rule is broken; refused if one fails, for then there is nothing to learn."""
        home = self.folder / "dungeon_widgets" / "games" / room
        texts = {path: path.read_text(encoding="utf-8") for path in sorted((home / "rules").rglob("*.py"))}
        for path, text in texts.items():
            path.write_text(marked(text, path.relative_to(home).as_posix()), encoding="utf-8")
        try:
            answer = self._ask(room, {})
        finally:
            for path, text in texts.items():
                self._write(path, text)
        if answer["failed"]:
            raise SystemExit(f"{room}: {', '.join(answer['failed'])} fails while no rule is broken")
        return {test: Usual(cpu, frozenset(entered)) for test, cpu, entered in answer["passed"]}

    def try_out(self, room: str, usual: dict[str, Usual], path: str, broken: Break) -> Trial:
        """Break the rule, ask the cited tests, then all of them, and mend it again."""
        file = self.folder / "dungeon_widgets" / "games" / room / path
        text = file.read_text(encoding="utf-8")
        tests = Path("tests") / "games" / room
        named = [str(tests / test) for test in cited(self.folder / tests, path, broken.function)]
        order = in_order(usual, named, GOLDENS, f"{path}::{broken.function}")
        first = [test for test in order if test.partition("[")[0] in named]
        self._write(file, broken.applied(text))
        cpu = 0.0
        try:
            # Most are noticed by a cited test: the other files are read only for those that are not.
            for asked in ([first] if first else []) + [[]]:
                answer = self._ask(room, usual, order, asked)
                cpu += answer["cpu"]
                if answer["failed"]:
                    break
        finally:
            self._write(file, text)
        noticed, by = _who(answer["failed"], named)
        if answer["late"]:
            by += " (not over in ten times its usual time)"
        return Trial(path, broken, text[broken.start : broken.end], noticed, by, cpu)

    def _write(self, file: Path, text: str) -> None:
        """Write a module so that nobody takes what was compiled of another text of the same size and second."""
        file.write_text(text, encoding="utf-8")
        for compiled in file.parent.glob(f"__pycache__/{file.stem}.*"):
            compiled.unlink()

    def _ask(
        self, room: str, usual: dict[str, Usual], order: Sequence[str] = (), only: Sequence[str] = ()
    ) -> Answer:
        """Have these tests run, or all of the room, until one fails."""
        all_of_it = [f"tests/games/{room}/", f"{GOLDENS}::test_a_golden_game_is_played_as_before[{room}-"]
        request = Request(
            paths=sorted({test.partition("::")[0] for test in only}) or [f"tests/games/{room}", GOLDENS],
            named=list(only) or all_of_it,
            order=list(order),
            seconds={test: PATIENCE * (1 + one.cpu) for test, one in usual.items()},
            default=FIRST,
            reading=READING,
        )
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(json.dumps(request) + "\n")
        self._server.stdin.flush()
        answer: Answer = json.loads(self._server.stdout.readline())
        # An example that showed one fault would be tried first on the next.
        shutil.rmtree(self.folder / ".hypothesis", ignore_errors=True)
        if answer["trouble"] and not only:
            raise RuntimeError(f"the tests of {room} did not run: {answer['trouble']}")
        return answer


def _who(failed: list[str], named: list[str]) -> tuple[str, str]:
    """Who noticed, and which test of theirs; a file that cannot be read is noticed by all of its tests."""
    cited = {*named, *(test.partition("::")[0] for test in named)}
    groups = (
        [test for test in failed if test.partition("[")[0] in cited],
        [test for test in failed if not test.startswith(GOLDENS)],
        failed,
    )
    return next(((who, tests[-1]) for who, tests in zip(SEEN, groups, strict=True) if tests), ("", ""))
