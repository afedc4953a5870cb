"""Whole games are played as they were when they were last read and kept."""

from __future__ import annotations

import json

import pytest

from dungeon_widgets.engine.kit import playthrough
from tests.goldens import FOLDER, GOLDENS


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_game_is_played_as_before(name: str) -> None:
    game, seed = GOLDENS[name]
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(game, seed) == kept, (
        "if the change is meant: python -m tests.goldens, and read the difference"
    )


def test_every_kept_file_is_compared() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GOLDENS)


def test_a_golden_tells_a_card_only_to_who_may_see_it() -> None:
    """The files are read by people: a secret stands on a line that says to whom."""
    lines = (FOLDER / "welcome_4.txt").read_text(encoding="utf-8").splitlines()
    dealt = [(line, lines[i + 1]) for i, line in enumerate(lines) if line.startswith("  event    deal")]
    assert dealt
    for told, also in dealt:
        seat = json.loads(told.removeprefix("  event    deal "))["seat"]
        assert "monster" not in told
        assert also.startswith(f'           and to seat {seat}: {{"monster":')
