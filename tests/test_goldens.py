"""Whole games are played as they were when they were last read and kept."""

from __future__ import annotations

import json

import pytest

from dungeon_widgets.engine.registry import game_names
from tests.goldens import FOLDER, goldens_of

CASES = [(name, stem) for name in game_names() for stem in goldens_of(name)]


@pytest.mark.parametrize(("name", "stem"), CASES)
def test_a_golden_game_is_played_as_before(name: str, stem: str) -> None:
    kept = (FOLDER / name / f"{stem}.txt").read_text(encoding="utf-8")
    assert goldens_of(name)[stem].played() == kept, (
        f"if the change is meant: python -m tests.goldens {name}, and read the difference"
    )


def test_every_kept_file_is_compared() -> None:
    kept = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*")}
    assert kept == set(CASES)


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_goldens_of_every_number_of_players(name: str) -> None:
    goldens = goldens_of(name)
    assert {golden.game.name for golden in goldens.values()} == {name}
    game = next(iter(goldens.values())).game
    assert {golden.game.players for golden in goldens.values()} == set(game.seats_allowed)


def test_a_golden_tells_a_card_only_to_who_may_see_it() -> None:
    """The files are read by people: a secret stands on a line that says to whom."""
    lines = (FOLDER / "welcome" / "4.txt").read_text(encoding="utf-8").splitlines()
    dealt = [(line, lines[i + 1]) for i, line in enumerate(lines) if line.startswith("  event    deal")]
    assert dealt
    for told, also in dealt:
        seat = json.loads(told.removeprefix("  event    deal "))["seat"]
        assert "monster" not in told
        assert also.startswith(f'           and to seat {seat}: {{"monster":')
