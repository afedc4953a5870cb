"""Without its package an adapter says in a sentence what to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "package"), [("pettingzoo", "pettingzoo"), ("gym", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_package_is_named(module: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"dungeon_widgets.adapters.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=r"pip install 'dungeon-widgets\[(pettingzoo|openspiel)\]'"):
        import_module(f"dungeon_widgets.adapters.{module}")
