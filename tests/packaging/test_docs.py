"""What README, CONTRIBUTING and docs/ say is so: their examples run, their links lead somewhere, their commands exist."""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?:\]\(|srcset=\"|src=\")([^)\"#:]+)[)\"#]")
TARGET = re.compile(r"^([a-z0-9-]+):", re.MULTILINE)

# What the examples of a page take for granted.
GIVEN = "from fractions import Fraction\nimport dungeon_widgets as dw\ncodes = []"


def ids(path: Path) -> str:
    return str(path.relative_to(ROOT))


def said(comment: str) -> str | None:
    """The value an example says it gives: ``# Fraction(1, 2): in words``, or nothing that can be compared."""
    found = re.match(r"(Fraction\([^)]*\)|[\[{].*[\]}])", comment)
    return found[0] if found else None


@pytest.mark.parametrize("page", [page for page in PAGES if BLOCK.search(page.read_text("utf-8"))], ids=ids)
def test_every_example_runs_and_gives_what_it_says(page: Path, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "answers").mkdir()
    names: dict[str, Any] = {}
    exec(GIVEN, names)
    for block in BLOCK.findall(page.read_text("utf-8")):
        lines = block.splitlines()
        for statement in ast.parse(block).body:
            if not isinstance(statement, ast.Expr):
                exec(compile(ast.Module([statement], []), page.name, "exec"), names)
                continue
            value = eval(compile(ast.Expression(statement.value), page.name, "eval"), names)
            _, _, comment = lines[(statement.end_lineno or 0) - 1].partition("  # ")
            if "±" in comment:
                assert str(value) == comment
            elif expected := said(comment):
                assert value == eval(expected, names), comment


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = {link for link in LINK.findall(page.read_text("utf-8")) if not link.startswith("http")}
    assert sorted(link for link in links if not (page.parent / link).exists()) == []


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_command_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    targets = set(TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
    asked = {name for call in re.findall(r"[`\n]make ((?:-n )?[a-z0-9 -]+)", text) for name in call.split()}
    assert sorted(asked - targets - {"-n"}) == []
    modules = set(re.findall(r"python -m ([\w.]+)", text))
    assert sorted(name for name in modules if importlib.util.find_spec(name) is None) == []
