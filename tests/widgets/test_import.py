"""Importing the package costs next to nothing."""

from __future__ import annotations

import subprocess
import sys

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


def test_every_public_name_is_there() -> None:
    for name in dw.__all__:
        assert getattr(dw, name).__name__
        assert name in dir(dw)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        _ = dw.Nothing
