"""RULES.md says where each rule lives and which test shows it; this keeps the list whole."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
ROWS = re.findall(
    r"^\| (.+?) \| (FR p\. \d+|ruling \d+) \| `(.+?)` \| (.+) \|$",
    (HERE / "RULES.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def named(shown: str) -> list[tuple[str, str]]:
    """The tests of a row."""
    return re.findall(r"`([\w/]*test_\w+\.py)::(test_\w+)`", shown)


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


def test_every_test_that_cites_a_rule_is_in_the_list() -> None:
    listed = {name for *_, shown in ROWS for name in named(shown)}
    citing = {
        name
        for name, source in collected().items()
        if name[0] != Path(__file__).name and ("# FR" in source or cited(source))
    }
    assert sorted(citing - listed) == []


def test_every_ruling_has_its_row_and_a_test_that_cites_it() -> None:
    rulings = {int(source[7:]): named(shown) for _, source, _, shown in ROWS if source.startswith("ruling")}
    assert sorted(rulings) == list(range(1, 37))
    sources = collected()
    for ruling, names in rulings.items():
        assert any(ruling in cited(sources[name]) for name in names), (
            f"ruling {ruling} is cited by none of {names}"
        )


def test_every_page_has_its_rows_and_each_row_a_test_that_cites_the_rulebook() -> None:
    pages = [
        (int(source[6:]), clause, named(shown)) for clause, source, _, shown in ROWS if source[:2] == "FR"
    ]
    assert {page for page, *_ in pages} == set(range(2, 12))
    sources = collected()
    for page, clause, names in pages:
        assert any("# FR" in sources[name] for name in names), (
            f"p. {page}, {clause}: none of {names} cites FR"
        )
