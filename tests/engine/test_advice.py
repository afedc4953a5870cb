"""What every game may say about a moment: rows, panels that get better, and where a choice lies."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from dungeon_widgets.engine.advice import Advice, Panel, last_panel, part, row
from dungeon_widgets.odds import Estimate
from tests.engine.toy import ToyGame, ToyState


def panel(title: str) -> Panel:
    return {
        "title": title,
        "question": "",
        "source": "",
        "rows": [],
        "parts": [],
        "lead": [],
        "how": "",
        "beliefs": False,
    }


def test_an_exact_row_has_its_fraction_and_no_error() -> None:
    said = row("Live", Fraction(1, 3), ("pass",), word="lives", tone="bad")
    assert (said["p"], said["fraction"], said["n"], said["error"]) == (1 / 3, "1/3", None, None)
    assert (said["action"], said["word"], said["tone"]) == (["pass"], "lives", "bad")
    assert "low" not in said


def test_a_simulated_row_has_its_size_its_error_and_its_interval() -> None:
    said = row("Live", Estimate(100, 100))
    assert (said["p"], said["fraction"], said["n"], said["error"]) == (1.0, None, 100, 0.0)
    assert said["high"] == 1.0
    assert 0.96 < said["low"] < 0.97


def test_a_part_of_a_whole() -> None:
    assert part("Orc", "3", "mixed", Fraction(1, 4))["p"] == 0.25


def test_the_last_of_better_and_better_panels_counts() -> None:
    def better() -> Iterator[Panel]:
        yield panel("rough")
        yield panel("fine")

    assert (last_panel(better()) or {})["title"] == "fine"
    assert last_panel(iter(())) is None
    assert last_panel(None) is None
    assert (last_panel(panel("whole")) or {})["title"] == "whole"


def test_without_advice_the_legal_choices_are_shown() -> None:
    advice: Advice[ToyState, Any] = Advice()
    state = ToyGame().start()
    assert advice.offers(state) == state.legal()
    assert advice.panel({}, [], [], "en") is None
    assert advice.belief({}, "en") is None
    assert (advice.at(("keep", 1), {}), advice.group(("keep", 1), {})) == ([], "keep")
