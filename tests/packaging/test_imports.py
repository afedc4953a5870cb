"""Arrows point one way: engine, odds <- games <- bots, lab, adapters <- widgets <- live <- cli. Read from the source, nothing is run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "dungeon_widgets"

# What a room may import of ours, beside itself.
ALLOWED = {
    "engine": set(),
    "odds": {"engine"},
    "games": {"engine", "odds"},
    "bots": {"engine", "odds", "games"},
    "lab": {"engine", "odds", "games"},
    "adapters": {"engine", "games"},
    "widgets": {"engine", "odds", "games", "bots", "lab"},
    "live": {"engine", "odds", "games", "bots", "lab", "widgets"},
    "cli": {"engine", "odds", "games", "bots", "lab", "widgets", "live"},
}
# A headless simulation must not pay for, or need, any of these. Inside a function they are welcome.
HEAVY = {"anywidget", "ipywidgets", "numpy", "pandas"}
HEADLESS = {"engine", "odds", "games", "bots", "lab"}
# What is the optional part itself: written with NumPy, and imported only inside a function.
OPTIONAL = (
    "dungeon_widgets.games.fighter.rules.throw.batch",
    "dungeon_widgets.games.welcome.odds.many",
    "dungeon_widgets.games.welcome.play.arrays",
)


def imported(node: ast.AST, module: str) -> list[str]:
    """The full names that one import statement of `module` reaches for."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        # `from ..odds import dist` in a.b.c starts at a; a package's __init__ is named a.b.__init__ here.
        parents = module.split(".")[: -node.level] if node.level else []
        base = ".".join([*parents, *filter(None, [node.module])])
        return [f"{base}.{alias.name}" for alias in node.names]
    return []


def at_module_level(tree: ast.Module) -> Iterator[ast.AST]:
    """Every node that runs when the module is imported: not inside a function, not for the type checker only."""
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        yield node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            todo += node.orelse
            continue
        todo += ast.iter_child_nodes(node)


def faults(source: str, module: str) -> list[str]:
    """What `module` imports against the rules."""
    room = module.split(".")[1]
    tree = ast.parse(source)
    found = []
    for node in ast.walk(tree):
        for name in imported(node, module):
            package, *rest = name.split(".")
            other = rest[0] if package == "dungeon_widgets" and rest else None
            if other in ALLOWED and other != room and other not in ALLOWED[room]:
                found.append(f"{module}:{node.lineno} {room} may not import {name}")
    if room in HEADLESS and not module.startswith(OPTIONAL):
        for node in at_module_level(tree):
            for name in imported(node, module):
                if name.split(".")[0] in HEAVY or name.startswith(OPTIONAL):
                    found.append(f"{module}:{node.lineno} import {name} inside the function that needs it")
    return found


def modules() -> list[Path]:
    return sorted(path for room in ALLOWED for path in (PACKAGE / room).rglob("*.py"))


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    assert faults(path.read_text(encoding="utf-8"), module) == []


def test_every_room_has_its_rule() -> None:
    rooms = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert rooms <= set(ALLOWED)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.state", "from dungeon_widgets.odds import Dist"),
        ("engine.state", "from dungeon_widgets import games"),
        ("engine.__init__", "from ..widgets.game_widget import GameWidget"),
        ("odds.solver", "import dungeon_widgets.games.welcome"),
        ("games.welcome.rules", "from ...bots import greedy"),
        ("games.welcome.rules", "def later():\n    from dungeon_widgets.lab import simulate"),
        ("bots.mcts", "from ..lab import simulate"),
        ("lab.simulate", "from ..bots.random import RandomBot"),
        ("lab.frames", "from ..widgets import contract"),
        ("lab.frames", "import pandas as pd"),
        ("odds.dist", "try:\n    import numpy.random\nexcept ImportError:\n    pass"),
        ("engine.session", "class Session:\n    from ipywidgets import Widget"),
        ("games.fighter.odds.law", "from ..rules.throw.batch import throws_by_hand"),
    ],
)
def test_a_wrong_import_is_reported(module: str, source: str) -> None:
    assert len(faults(source, f"dungeon_widgets.{module}")) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("odds.solver", "from ..engine.state import State"),
        ("games.welcome.odds", "from .odds import table\nfrom ...odds import Dist"),
        ("lab.frames", "def frame():\n    import pandas"),
        ("games.fighter.rules.throw.batch.points", "import numpy as np"),
        ("games.fighter.odds.law", "def law():\n    from ..rules.throw.batch import throws_by_hand"),
        ("lab.frames", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pandas"),
        ("widgets.base", "import anywidget\nfrom ..lab import simulate"),
    ],
)
def test_a_right_import_is_not(module: str, source: str) -> None:
    assert faults(source, f"dungeon_widgets.{module}") == []
