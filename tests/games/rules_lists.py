"""Reads the list of rules of a game: ``tests/games/<game>/RULES.md``, in one form for all games.

Every table has the columns clause, source, lives in (functions of the game's room, ``rules/move.py::walk``, records and
tables of it, ``rules/records.py::Step``, and content files where the card says it, or files of the page) and shown by
(tests of the game's folder, ``rules/test_x.py::test_y``). Each test that is named enters each function beside it;
`entered` holds that true. One line says which numbered rulings there are:
``Rulings: 1 to 36``.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).parent
ROOMS = TESTS.parents[1] / "dungeon_widgets" / "games"
HEADER = "| clause | source | lives in | shown by |"
CITED = re.compile(r"# (?:FR\d?\b|EN\d?\b|rulings? \d|tables? \d|operations? \w|ours:)")


class Rule(NamedTuple):
    """One row of the list."""

    game: str
    clause: str
    source: str
    lives_in: tuple[str, ...]
    shown_by: tuple[str, ...]


def games() -> list[str]:
    """Every game with a list of rules."""
    return sorted(path.parent.name for path in TESTS.glob("*/RULES.md"))


def text_of(game: str) -> str:
    return (TESTS / game / "RULES.md").read_text(encoding="utf-8")


def headers(text: str) -> list[str]:
    """The first line of every table."""
    lines = text.splitlines()
    return [line for line, below in pairwise(lines) if re.fullmatch(r"\|[-| ]+\|", below)]


def rules(game: str, text: str | None = None) -> list[Rule]:
    """Every row of the list."""
    text = text_of(game) if text is None else text
    found, above = [], {*headers(text)}
    for line in text.splitlines():
        if line.startswith("|") and line not in above and not re.fullmatch(r"[-| ]+", line):
            cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
            assert len(cells) == 4, f"{game}: not a row of four cells: {line}"
            clause, source, lives_in, shown_by = cells
            found.append(Rule(game, clause, source, _names(lives_in), _names(shown_by)))
    return found


def _names(cell: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`([^`]+)`", cell))


def rulings(text: str) -> list[str]:
    """The numbers of the rulings that the list promises."""
    line = re.search(r"^Rulings: (?:none|((?:\d+\.)?)(\d+) to (?:\d+\.)?(\d+))$", text, re.MULTILINE)
    assert line, "a line such as `Rulings: 1 to 36` is missing"
    if line[3] is None:
        return []
    return [f"{line[1]}{number}" for number in range(int(line[2]), int(line[3]) + 1)]


@cache
def body_of(path: Path) -> list[ast.stmt]:
    """What stands in a module. Hundreds of rows name the same few files, and each is parsed once."""
    return ast.parse(path.read_text(encoding="utf-8")).body


@cache
def rule_tests(game: str) -> dict[str, str]:
    """Every test of a game's folder by ``path::name``, with its source."""
    found = {}
    folder = TESTS / game
    for path in sorted(folder.rglob("test_*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in body_of(path):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = f"{path.relative_to(folder).as_posix()}::{node.name}"
                found[name] = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return found


def cites_a_rule(source: str) -> bool:
    """Whether a test names, in a comment, the rule it shows."""
    return any(CITED.search(line) for line in source.splitlines())


def cites(source: str, ruling: str) -> bool:
    """Whether a test names this ruling in a comment."""
    return any(
        re.search(rf"#.*\bruling {re.escape(ruling)}(?![\d.]*\d)", line) for line in source.splitlines()
    )


def is_there(room: Path, home: str) -> bool:
    """Whether a function (``rules/move.py::walk``, ``rules/state.py::State.legal``) or a content file is in the room.

    A record is a class whose fields begin with a value, a table is a name of the module: neither has a function that
    decides. What only shows is a file of the page (``js/src/games/...``).
    """
    file, _, name = home.partition("::")
    path = ROOMS.parents[1] / file if file.startswith("js/") else room / file
    if not path.is_file() or (path.suffix == ".py") != bool(name):
        return False
    if not name:
        return True
    body = body_of(path)
    for part in name.split("."):
        named = [node for node in body if part in _named_by(node)]
        if not named:
            return False
        body = getattr(named[-1], "body", [])
    last = named[-1]
    return not isinstance(last, ast.ClassDef) or any(
        isinstance(node, ast.AnnAssign) and node.value is not None for node in last.body
    )


def _named_by(node: ast.stmt) -> list[str]:
    """The names that a statement of a module or a class makes."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def faults(game: str, text: str) -> list[str]:
    """All that is wrong with a list."""
    found = [f"a table has other columns: {header}" for header in headers(text) if header != HEADER]
    listed, tests, named = rules(game, text), rule_tests(game), set()
    for rule in listed:
        for home in rule.lives_in:
            if not is_there(ROOMS / game, home):
                found.append(f"{rule.clause}: lives in {home}, which is not there")
        for test in rule.shown_by:
            if test not in tests:
                found.append(f"{rule.clause}: shown by {test}, which is not there")
        if not rule.lives_in or not rule.shown_by or not rule.source:
            found.append(f"{rule.clause}: something is missing in this row")
        if not any(cites_a_rule(tests.get(test, "")) for test in rule.shown_by):
            found.append(f"{rule.clause}: none of its tests cites a rule")
        named.update(rule.shown_by)
    for name, source in tests.items():
        if cites_a_rule(source) and name not in named:
            found.append(f"{name} cites a rule and is not in the list")
    for ruling in rulings(text):
        rows = [rule for rule in listed if cites(f"# {rule.source}", ruling)]
        if not any(cites(tests.get(test, ""), ruling) for rule in rows for test in rule.shown_by):
            found.append(f"ruling {ruling} has no row with a test that cites it")
    return found
