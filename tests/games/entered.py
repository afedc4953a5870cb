"""Which functions of a room the tests of its list of rules really enter.

A pytest plug-in (``python -m pytest -p tests.games.entered``): of the tests it is given it runs those that RULES.md
cites, and writes down which of the cited functions each has entered. A test ends as soon as it has entered all that is
cited beside it: whether it passes is seen where it is run as a test.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Generator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from .rules_lists import ROOMS, TESTS, Rule, rules

OUT = "DW_ENTERED"
"""The environment's name for the file that is written."""
Place = tuple[str, int]
"""A function as the interpreter knows it: its file and its first line."""


@cache
def functions(path: Path) -> dict[str, Place]:
    """Every function of a module by its name, methods as ``Class.method``."""
    found: dict[str, Place] = {}

    def look(body: list[ast.stmt], prefix: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                found[prefix + node.name] = (str(path), first)
            elif isinstance(node, ast.ClassDef):
                look(node.body, f"{prefix}{node.name}.")

    look(ast.parse(path.read_text(encoding="utf-8")).body, "")
    return found


def place_of(game: str, home: str) -> Place | None:
    """Where ``rules/move.py::walk`` stands; None if it is not there."""
    file, _, name = home.partition("::")
    path = ROOMS / game / file
    return functions(path).get(name) if path.is_file() and path.suffix == ".py" else None


def wanted(rows: list[Rule]) -> dict[str, dict[Place, str]]:
    """For each cited test the functions it must enter."""
    found: dict[str, dict[Place, str]] = defaultdict(dict)
    for rule in rows:
        for home in rule.lives_in:
            if place := place_of(rule.game, home):
                for test in rule.shown_by:
                    found[f"{rule.game}/{test}"][place] = home
    return found


class EnteredAll(BaseException):
    """Ends a test that has shown what it is cited for; no base of it is caught by what is tested."""


class Recorder:
    """Notes the calls of cited functions while a cited test runs."""

    def __init__(self, rows: list[Rule]) -> None:
        self.wanted = wanted(rows)
        self.entered: dict[str, set[str]] = {test: set() for test in self.wanted}
        self._known: dict[CodeType, Place] = {}
        self.may_end = False
        """Whether a test may be ended now: not while what other tests use, too, is being made for it."""

    def missing(self, test: str) -> set[str]:
        """What a test should enter and has not."""
        return set(self.wanted[test].values()) - self.entered[test]

    def watch(self, test: str) -> None:
        """From now on calls are noted for this test."""
        homes, entered, known = self.wanted[test], self.entered[test], self._known
        everything = set(homes.values())

        def called(frame: FrameType, event: str, _: Any) -> None:
            if event == "call":
                code = frame.f_code
                place = known.get(code)
                if place is None:
                    place = known[code] = (os.path.realpath(code.co_filename), code.co_firstlineno)
                if place in homes:
                    entered.add(homes[place])
                    if len(entered) == len(everything):
                        sys.setprofile(None)
                        if self.may_end:
                            raise EnteredAll

        sys.setprofile(called)


def name_of(item: pytest.Item) -> str:
    """A test as RULES.md names it, behind the name of its game."""
    path = Path(item.path).relative_to(TESTS).as_posix()
    return f"{path}::{getattr(item, 'originalname', item.name)}"


class Plugin:
    """Runs what is cited, and watches it."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if name_of(item) in self.recorder.wanted]

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        # A test that has shown all it is cited for need not be run with its other parameters.
        if not self.recorder.missing(name_of(item)):
            pytest.skip("has shown it")
        self.recorder.watch(name_of(item))

    @pytest.hookimpl(wrapper=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> Generator[None, object, object]:
        # Hypothesis would try again what ends otherwise than before.
        self.recorder.may_end = not hasattr(pyfuncitem.obj, "hypothesis")
        try:
            return (yield)
        except EnteredAll:
            return True
        finally:
            self.recorder.may_end = False

    def pytest_runtest_logfinish(self) -> None:
        sys.setprofile(None)

    def pytest_sessionfinish(self) -> None:
        entered = {test: sorted(homes) for test, homes in self.recorder.entered.items()}
        Path(os.environ[OUT]).write_text(json.dumps(entered), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if OUT in os.environ:
        games = {Path(name).resolve().relative_to(TESTS).parts[0] for name in config.args}
        config.pluginmanager.register(
            Plugin(Recorder([rule for game in sorted(games) for rule in rules(game)]))
        )


def entered_by_tests(game: str, out: Path) -> dict[str, set[str]]:
    """Run the cited tests of a game in a Python of their own: what each has entered of what is cited beside it."""
    files = sorted({test.partition("::")[0] for rule in rules(game) for test in rule.shown_by})
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:nbval",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
    ]
    command += [
        "-p",
        "tests.games.entered",
        "-m",
        "not browser",
        *(str(TESTS / game / file) for file in files),
    ]
    ran = subprocess.run(
        command,
        cwd=TESTS.parents[1],
        env={**os.environ, OUT: str(out)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    return {test: set(homes) for test, homes in json.loads(out.read_text(encoding="utf-8")).items()}


def not_entered(rows: list[Rule], entered: dict[str, set[str]]) -> list[str]:
    """The rows whose cited test never enters a function the row names."""
    return [
        f"{rule.clause}: {test} never enters {home}"
        for rule in rows
        for home in rule.lives_in
        if place_of(rule.game, home)
        for test in rule.shown_by
        if home not in entered.get(f"{rule.game}/{test}", set())
    ]
