"""RULES.md says which test shows which rule; this keeps it true."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
LIST = (HERE / "RULES.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`(\w*/?test_\w+\.py)::(test_\w+)`", LIST))


def collected() -> dict[tuple[str, str], str]:
    """Every test of this folder with its source."""
    found = {}
    for path in sorted(HERE.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.relative_to(HERE).as_posix(), node.name] = (
                    ast.get_source_segment(source, node) or ""
                )
    return found


def cited(source: str) -> set[int]:
    """The rulings a test cites in its comments."""
    comments = [line.split("#", 1)[1] for line in source.splitlines() if "#" in line]
    return {int(n) for comment in comments for n in re.findall(r"\bruling (\d+)", comment)}


def test_every_test_named_in_the_list_exists():
    assert sorted(NAMED - set(collected())) == []


def test_every_test_that_cites_a_rule_is_in_the_list():
    citing = {
        name
        for name, source in collected().items()
        if name[0] != Path(__file__).name and ("# FR" in source or cited(source))
    }
    assert sorted(citing - NAMED) == []


def test_every_ruling_has_its_row_and_a_test_that_cites_it():
    rows = dict(re.findall(r"^\| (\d+) \| .*? \| (`.*`) \|$", LIST.split("## Rulings")[1], re.MULTILINE))
    assert sorted(map(int, rows)) == list(range(1, 37))
    sources = collected()
    for ruling, shown in rows.items():
        names = re.findall(r"`(\w*/?test_\w+\.py)::(test_\w+)`", shown)
        assert any(int(ruling) in cited(sources[name]) for name in names), (
            f"ruling {ruling} is cited by none of {names}"
        )


def test_every_clause_has_a_test_that_cites_the_rulebook():
    clauses = re.findall(r"^\| (\d+) \| (.*?) \| (.*) \|$", LIST.split("## Rulings")[0], re.MULTILINE)
    sources = collected()
    assert {int(page) for page, _, _ in clauses} == set(range(2, 12))
    for page, clause, shown in clauses:
        names = re.findall(r"`(\w*/?test_\w+\.py)::(test_\w+)`", shown)
        assert any("# FR" in sources[name] for name in names), (
            f"p. {page}, {clause}: none of {names} cites FR"
        )
