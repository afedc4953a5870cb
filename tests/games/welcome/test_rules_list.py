"""RULES.md and the rule tests name each other."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LISTED = re.findall(r"`(test_\w+)`", (HERE / "RULES.md").read_text(encoding="utf-8"))
FILES = re.findall(r"\((test_\w+\.py)\)", (HERE / "RULES.md").read_text(encoding="utf-8"))


def rule_tests(name: str) -> list[ast.FunctionDef]:
    tree = ast.parse((HERE / "rules" / name).read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def test_every_test_named_in_the_list_exists_once() -> None:
    there = [test.name for name in FILES for test in rule_tests(name)]
    assert sorted(there) == sorted(set(there))
    assert set(LISTED) - set(there) == set()


@pytest.mark.parametrize("name", FILES)
def test_every_rule_test_is_in_the_list(name: str) -> None:
    assert [test.name for test in rule_tests(name) if test.name not in LISTED] == []


@pytest.mark.parametrize("name", FILES)
def test_every_rule_test_cites_its_rule(name: str) -> None:
    lines = (HERE / "rules" / name).read_text(encoding="utf-8").splitlines()
    uncited = [
        test.name
        for test in rule_tests(name)
        if not re.match(r"\s*# (FR1|FR2|ruling|table) ", lines[test.body[0].lineno - 2])
    ]
    assert uncited == []


def test_every_ruling_has_a_test() -> None:
    text = (HERE / "RULES.md").read_text(encoding="utf-8")
    assert {int(number) for number in re.findall(r"ruling 7\.(\d+)", text)} == set(range(1, 35))
