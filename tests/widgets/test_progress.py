"""The bar that shows how far a simulation is, in a notebook and only there."""

from __future__ import annotations

from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.simulate.simulate import simulate
from dungeon_widgets.widgets.files.progress import NotebookProgress, in_notebook
from tests.engine.toy import ToyGame

GAME = ToyGame(rounds=1)
BOTS = ["bot:random", "bot:random"]


def test_there_is_one_simulate() -> None:
    assert dw.simulate is simulate


def test_outside_a_notebook_no_bar_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert not in_notebook()
    dw.simulate(GAME, BOTS, 3)
    assert capsys.readouterr().out == ""


def test_the_notebook_bar_can_be_driven_without_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("IPython.display.display", shown.append)
    bar = NotebookProgress()
    bar.start(50)
    assert len(shown) == 1
    bar.update(10)
    assert not bar.stopped
    bar._stop.click()
    assert bar.stopped
    bar.finish(12)
    assert (bar._bar.value, bar._bar.max, bar._text.value) == (12, 50, "12 / 50")
    assert bar._bar.bar_style == "warning"
    assert bar._stop.disabled


def test_a_bar_that_is_asked_for_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("IPython.display.display", shown.append)
    assert len(dw.simulate(GAME, BOTS, 4, progress=True)) == 4
    assert len(shown) == 1
    dw.simulate(GAME, BOTS, 4, progress=False)
    assert len(shown) == 1
