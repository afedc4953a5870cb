"""What README, CONTRIBUTING and docs/ say is so: their examples run, their links lead somewhere, their commands exist."""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LESSON = re.compile(r"^````markdown\n(---\nlesson: (\S+)\n.*?)^````", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?:\]\(|srcset=\"|src=\")([^)\"#:]+)[)\"#]|^\[[^\]]+\]: (\S+)$", re.MULTILINE)
FILE = re.compile(r"`([\w./<>*-]+/[\w.<>*-]+\.(?:py|tsx?|json|md|ipynb))`")
TARGET = re.compile(r"^([a-z0-9-]+):", re.MULTILINE)

# Where a file that a page names may lie: its path is written from one of these.
BASES = (
    "", "dungeon_widgets", "dungeon_widgets/widgets", "dungeon_widgets/games/*", "dungeon_widgets/games/*/rules/throw",
    "js/src", "tests/games/*", "scripts/new_game/page")  # fmt: skip
# What the reader is told to write.
TO_BE_WRITTEN: set[str] = set()
COLUMNS = 150
# Pages that a command writes.
WRITTEN = {"bench.md", "mutants.md", "soak.md", "strength.md"}

# What the examples of a page take for granted.
GIVEN = "from fractions import Fraction\nimport dungeon_widgets as dw\ncodes = []"


def ids(path: Path) -> str:
    return str(path.relative_to(ROOT))


def said(comment: str) -> str | None:
    """The value an example says it gives: ``# Fraction(1, 2): in words``, or nothing that can be compared."""
    found = re.match(r"(Fraction\([^)]*\)|[\[{].*[\]}])", comment)
    return found[0] if found else None


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if BLOCK.search(page.read_text("utf-8"))], ids=ids)
def test_every_example_runs_and_gives_what_it_says(page: Path, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "answers").mkdir()
    names: dict[str, Any] = {}
    exec(GIVEN, names)
    text = page.read_text("utf-8")
    for lesson, name in LESSON.findall(text):
        (tmp_path / f"{name}.md").write_text(lesson, encoding="utf-8")
    for block in BLOCK.findall(LESSON.sub("", text)):
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
    found = {inline or below for inline, below in LINK.findall(page.read_text("utf-8"))}
    links = {link for link in found if not link.startswith("http")}
    assert sorted(link for link in links if not (page.parent / link).exists()) == []


def test_the_contents_name_every_page_once() -> None:
    contents = (ROOT / "docs" / "index.md").read_text("utf-8")
    named = re.findall(r"^- \[[^\]]+\]\(([^)#:]+\.md)\)", contents, re.MULTILINE)
    written = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert sorted(name for name in named if not name.startswith("..")) == sorted(written - {"index.md"})


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_command_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    targets = set(TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
    asked = {name for call in re.findall(r"[`\n]make ((?:-n )?[a-z0-9 -]+)", text) for name in call.split()}
    assert sorted(asked - targets - {"-n"}) == []
    modules = set(re.findall(r"python -m ([\w.]+)", text))
    assert sorted(name for name in modules if importlib.util.find_spec(name) is None) == []


def exists(name: str) -> bool:
    """Whether a file that a page names is there; ``<game>`` stands for some game."""
    pattern = re.sub(r"<\w+>", "*", name)
    return any(True for base in BASES for _ in ROOT.glob(f"{base}/{pattern}".lstrip("/")))


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = set(FILE.findall(page.read_text("utf-8"))) - TO_BE_WRITTEN
    assert sorted(name for name in named if not exists(name)) == []


def test_a_file_that_has_moved_is_found() -> None:
    assert FILE.findall("see `engine/record.py` and `rules/<chapter>.py`") == [
        "engine/record.py",
        "rules/<chapter>.py",
    ]
    assert not exists("engine/record.py")
    assert exists("engine/records/record.py")
    assert exists("rules/<chapter>.py")


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in WRITTEN], ids=ids)
def test_a_line_can_be_read_without_scrolling(page: Path) -> None:
    lines = page.read_text("utf-8").splitlines()
    assert [number for number, line in enumerate(lines, 1) if len(line) > COLUMNS] == []
