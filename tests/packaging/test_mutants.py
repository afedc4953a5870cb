"""The tool that breaks rules breaks what it says, leaves alone what decides nothing, and asks the cited tests first."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.mutants import trial
from scripts.mutants.__main__ import rooms, rules_of
from scripts.mutants.breaks import Break, breaks, drawn
from scripts.mutants.cited import cited
from scripts.mutants.kept import Kept, digest
from scripts.mutants.report import Result, with_room
from scripts.mutants.trial import Copy, Trial
from scripts.mutants.usual import Usual, in_order


def changed(text: str) -> set[tuple[str, str]]:
    return {(one.kind, one.applied(text)) for one in breaks(text)}


@pytest.mark.parametrize(
    ("text", "kind", "broken"),
    [
        ("a < b", "comparison", "a <= b"),
        ("(a) >= (  # é\n b)", "comparison", "(a) > (  # é\n b)"),
        ("a == b", "comparison", "a != b"),
        ("a not  in b", "comparison", "a in b"),
        ("a is b", "comparison", "a is not b"),
        ("1 < a < b", "comparison", "1 < a <= b"),
        ("a and b", "and/or", "a or b"),
        ("not a", "not", "a"),
        ("é + b", "sum", "é - b"),
        ("a // b", "sum", "a * b"),
        ("a += b", "sum", "a -= b"),
        ("a += b", "statement", "pass"),
        ("f(3)", "number", "f(4)"),
        ("f(3)", "number", "f(2)"),
        ("f(3)", "statement", "pass"),
        ("f(True)", "constant", "f(False)"),
        ("a['gold']", "constant", "a['gold-broken']"),
        ("max(a, b)", "min/max", "min(a, b)"),
        ("any(a)", "min/max", "all(a)"),
        ("a.b = c", "statement", "pass"),
        ("del a[b]", "statement", "pass"),
        ("if a:\n  b = c", "condition", "if not a:\n  b = c"),
        (
            "def f():\n  if a:\n    return b\n  return c",
            "early return",
            "def f():\n  if a:\n    pass\n  return c",
        ),
    ],
)
def test_a_module_is_broken_in_every_way(text: str, kind: str, broken: str) -> None:
    assert (kind, broken) in changed(text)


@pytest.mark.parametrize(
    "text",
    [
        '"""A docstring of 3 words."""',
        "a: Literal['gold', 'silver']",
        "Phase = Literal['bid', 'turn']",
        "@dataclass(frozen=True)\nclass A: b: int",
        "def f(a: int | None) -> tuple[int, 3]: return a",
        "assert a < 3, 'cannot be'",
        "raise ValueError(f'{a} is not 3')",
        "from a import b",
        "if TYPE_CHECKING:\n    from a import b",
        "a = 'A sentence for readers'",
    ],
)
def test_what_decides_nothing_is_left_alone(text: str) -> None:
    assert changed(text) == set()


@pytest.mark.slow
@pytest.mark.parametrize("room", rooms())
def test_every_broken_module_can_still_be_read_and_says_something_else(room: str) -> None:
    for text in rules_of(room).values():
        whole = ast.dump(ast.parse(text))
        # Some of each module: all of them would take a minute.
        for one in breaks(text)[::60]:
            assert ast.dump(ast.parse(one.applied(text))) != whole


def test_a_break_knows_its_line_and_its_function() -> None:
    text = "class A:\n    def f(self):\n\n        return self.b > 'é'\n"
    assert {(one.line, one.function) for one in breaks(text)} == {(4, "A.f")}


def test_the_same_seed_draws_the_same_lines_and_none_twice() -> None:
    modules = rules_of("welcome")
    first = drawn(modules, 50, 1)
    assert first == drawn(modules, 50, 1)
    assert first != drawn(modules, 50, 2)
    assert len({(path, one.line) for path, one in first}) == 50


LIST = """
| clause | source | lives in | shown by |
|---|---|---|---|
| One | FR | `rules/bidding.py` | `rules/test_a.py::test_one` |
| Two | FR | `rules/bidding.py::drawn` `sight/view.py` | `rules/test_a.py::test_two` `rules/test_b.py::test_three` |
| Three | FR | `rules/bids.py` | `rules/test_b.py::test_four` |
"""


@pytest.mark.parametrize(
    ("path", "function", "tests"),
    [
        ("rules/bidding.py", "drawn", ["rules/test_a.py::test_two", "rules/test_b.py::test_three"]),
        ("rules/bidding.py", "drawn.inner", ["rules/test_a.py::test_two", "rules/test_b.py::test_three"]),
        (
            "rules/bidding.py",
            "_helper",
            ["rules/test_a.py::test_one", "rules/test_a.py::test_two", "rules/test_b.py::test_three"],
        ),
        ("rules/bids.py", "any", ["rules/test_b.py::test_four"]),
        ("rules/records.py", "any", []),
    ],
)
def test_the_cited_tests_of_a_function_are_found(
    tmp_path: Path, path: str, function: str, tests: list[str]
) -> None:
    (tmp_path / "RULES.md").write_text(LIST, encoding="utf-8")
    assert cited(tmp_path, path, function) == tests


GOLDEN = """
import pytest
from dungeon_widgets.games.toy.rules.bids import spare

@pytest.mark.parametrize("name", ["toy-a", "other-b"])
def test_a_golden_game_is_played_as_before(name):
    assert name == "toy-a" and spare() in (9, 5)
"""
RULES = """
def may_pass(cards):
    return cards > 0

def cost(gold):
    while gold < 5:
        gold += 1
    return gold - 2

def spare():
    return 7 + 2

FEE = int("3")
while FEE < 5:
    FEE += 1
"""
TESTS = {
    "rules/test_rules.py": "def test_passing():\n    assert may_pass(1)\n    assert not may_pass(0)\n",
    "rules/test_other.py": "def test_nothing():\n    pass\n",
    "sight/test_sight.py": "def test_cost():\n    assert cost(4) == 3\n",
}


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Copy]:
    """A copy of a repository with one room of two rules, one of them cited."""
    root = tmp_path / "repository"
    room, tests = root / "dungeon_widgets/games/toy/rules", root / "tests/games/toy"
    room.mkdir(parents=True)
    for package in (room, *list(room.parents)[:3]):
        (package / "__init__.py").touch()
    (room / "bids.py").write_text(RULES, encoding="utf-8")
    (root / "scripts").mkdir()
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\npythonpath = ['.']\n", encoding="utf-8")
    for name, text in TESTS.items():
        (tests / name).parent.mkdir(parents=True, exist_ok=True)
        opening = "from dungeon_widgets.games.toy.rules.bids import cost, may_pass\n\n"
        (tests / name).write_text(opening + text, encoding="utf-8")
    row = "| Pass | FR | `rules/bids.py::may_pass` | `rules/test_rules.py::test_passing` |\n"
    (tests / "RULES.md").write_text(row, encoding="utf-8")
    (root / "tests/test_goldens.py").write_text(GOLDEN, encoding="utf-8")
    monkeypatch.setattr(trial, "ROOT", root)
    monkeypatch.setattr(trial, "PATIENCE", 1)
    monkeypatch.setattr(trial, "READING", 1.0)
    copy = Copy(tmp_path / "copy")
    yield copy
    copy.close()


def broken_at(line: int, kind: str) -> Break:
    return next(one for one in breaks(RULES) if (one.line, one.kind) == (line, kind))


@pytest.mark.slow
def test_a_broken_rule_is_noticed_by_the_cited_test_by_the_room_by_a_golden_game_or_by_nobody(
    small: Copy,
) -> None:
    usual = small.usual("toy")
    entered = {test.rpartition("::")[2]: one.entered for test, one in usual.items()}
    assert entered == {
        "test_passing": {"rules/bids.py::may_pass"},
        "test_nothing": set(),
        "test_cost": {"rules/bids.py::cost"},
        "test_a_golden_game_is_played_as_before[toy-a]": {"rules/bids.py::spare"},
    }
    found = [
        small.try_out("toy", usual, "rules/bids.py", broken_at(line, kind))
        for line, kind in (
            (3, "comparison"),
            (8, "sum"),
            (7, "sum"),
            (11, "sum"),
            (11, "number"),
            (13, "constant"),
            (15, "sum"),
        )
    ]
    assert [(one.noticed, one.by) for one in found] == [
        ("a cited test", "tests/games/toy/rules/test_rules.py::test_passing"),
        ("the room", "tests/games/toy/sight/test_sight.py::test_cost"),
        ("the room", "tests/games/toy/sight/test_sight.py::test_cost (not over in ten times its usual time)"),
        ("", ""),
        ("a golden game", "tests/test_goldens.py::test_a_golden_game_is_played_as_before[toy-a]"),
        # Nothing can be read any more: the cited test cannot either.
        ("a cited test", "tests/games/toy/rules/test_rules.py"),
        # The file of the cited test is never read to its end.
        ("a cited test", "tests/games/toy/rules/test_rules.py (not over in ten times its usual time)"),
    ]
    assert [one.change for one in found] == [
        "> to >=",
        "- to +",
        "+= to -=",
        "+ to -",
        "7 to 6",
        "\"3\" to '3-broken'",
        "+= to -=",
    ]
    # Every one was mended again.
    assert (small.folder / "dungeon_widgets/games/toy/rules/bids.py").read_text(encoding="utf-8") == RULES


def test_the_cheapest_test_that_can_notice_is_asked_first() -> None:
    rule = "rules/bids.py::cost"
    usual = {
        "t/test_a.py::test_other": Usual(0.1, frozenset()),
        "t/test_a.py::test_slow": Usual(9.0, frozenset({rule})),
        "t/test_a.py::test_quick": Usual(1.0, frozenset({rule})),
        "goldens.py::test_played[a]": Usual(0.1, frozenset({rule})),
        "t/test_a.py::test_cited[b]": Usual(2.0, frozenset()),
        "t/test_a.py::test_cited[a]": Usual(1.0, frozenset()),
    }
    order = in_order(usual, ["t/test_a.py::test_cited"], "goldens.py", rule)
    names = [test.rpartition("_")[2] for test in order]
    assert names == ["cited[a]", "cited[b]", "quick", "slow", "other", "played[a]"]


def test_the_page_keeps_the_other_rooms_and_names_what_nobody_noticed() -> None:
    def result(room: str, noticed: str) -> Result:
        one = Trial(
            "rules/bids.py", broken_at(3, "comparison"), ">", noticed, "tests/games/toy/test_a.py::test_b[x]"
        )
        return Result(room, 1, [one], 1)

    page = with_room(with_room("", result("toy", "")), result("other", "the room"))
    again = with_room(page, result("toy", "a cited test"))
    assert "- `dungeon_widgets/games/toy/rules/bids.py:3` in `may_pass`: `> to >=`" in page
    assert "| toy | 1 | 1 | 0 | 0 | 0 | 1 | 0 |" in page
    assert "| toy | 1 | 1 | 1 | 1 | 0 | 0 | 0 |" in again
    for text in (page, again):
        assert "| other | 1 | 1 | 0 | 1 | 0 | 0 | 0 |" in text
        assert "`> to >=`: noticed by `tests/games/toy/test_a.py::test_b`" in text
    assert again.count("## toy") == 1
    stopped = result("toy", "")._replace(drawn=30)
    assert "| toy | 1 | the first 1 of 30 | 0 | 0 | 0 | 1 | 0 |" in with_room(page, stopped)
    assert "Noticed by nobody" not in again


def test_a_run_that_was_stopped_goes_on_while_rules_and_tests_are_the_same(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "cache", "toy-2-1")
    assert kept.usual() is None
    usual = {"tests/test_a.py::test_b[c]": Usual(0.5, frozenset({"rules/bids.py::cost"}))}
    kept.begin(usual)
    trials = [Trial("rules/bids.py", broken_at(3, "number"), "1", "the room", "tests/test_a.py", 1.5)] * 2
    for one in trials:
        kept.add(one)
    again = Kept(tmp_path / "cache", "toy-2-1")
    assert (again.usual(), again.trials()) == (usual, trials)
    rule = tmp_path / "dungeon_widgets" / "rule.py"
    rule.parent.mkdir()
    rule.write_text("COST = 1\n")
    before = digest(tmp_path)
    assert digest(tmp_path) == before
    rule.write_text("COST = 2\n")
    assert digest(tmp_path) != before
