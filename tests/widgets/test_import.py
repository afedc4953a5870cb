"""Importing the package costs next to nothing."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import dungeon_widgets as dw


def modules_after(code: str) -> set[str]:
    script = f"{code}\nimport sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_import_loads_nothing_heavy_and_computes_nothing() -> None:
    loaded = modules_after("import dungeon_widgets")
    assert not {"numpy", "pandas", "altair", "anywidget", "ipywidgets", "IPython"} & loaded
    assert {name for name in loaded if name.startswith("dungeon_widgets")} == {"dungeon_widgets"}


def test_a_widget_needs_no_numpy() -> None:
    code = (
        "import dungeon_widgets as dw; dw.WelcomeToTheDungeon(['Ada', 'bot:careful'], seed=1, hero='warrior')"
    )
    assert not {"numpy", "pandas", "altair", "matplotlib"} & modules_after(code)


def test_a_type_checker_is_told_every_public_name() -> None:
    """It runs no code, so the names found by entry point are written out for it."""
    tree = ast.parse(Path(dw.__file__).read_text(encoding="utf-8"))
    told = next(node for node in tree.body if isinstance(node, ast.If))
    names = [alias.name for node in told.body if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert sorted(names) == dw.__all__
    (listed,) = [node.value for node in told.body if isinstance(node, ast.Assign)]
    assert ast.literal_eval(listed) == dw.__all__


def test_every_public_name_is_there() -> None:
    for name in dw.__all__:
        assert getattr(dw, name).__name__
        assert name in dir(dw)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        _ = dw.Nothing
