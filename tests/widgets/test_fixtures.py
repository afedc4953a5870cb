"""The snapshots the page's own tests mount are real ones, and fresh."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dungeon_widgets.engine.registry import game_names
from dungeon_widgets.widgets.page.contract import Snapshot
from scripts import make_fixtures

PHASES = {"first", "hero", "bid", "deal", "card", "name", "turn", "answer", "swap", "over"}


def frames_of(game: str) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = json.loads(make_fixtures.file_of(game).read_text(encoding="utf-8"))[
        "frames"
    ]
    return frames


@pytest.mark.slow
@pytest.mark.parametrize("game", make_fixtures.MADE_BY)
def test_the_fixtures_are_what_the_kernel_sends_today(game: str) -> None:
    made = make_fixtures.MADE_BY[game]()
    assert make_fixtures.keep(make_fixtures.file_of(game), made, check=True) == 0, (
        "python -m scripts.make_fixtures"
    )


def test_every_game_has_fixtures() -> None:
    assert sorted(make_fixtures.MADE_BY) == game_names()


def test_a_stale_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_fixtures, "ROOT", tmp_path)
    file = tmp_path / "welcome.json"
    assert make_fixtures.keep(file, "new", check=True) == 1
    assert make_fixtures.keep(file, "new", check=False) == 0
    assert make_fixtures.keep(file, "new", check=True) == 0
    assert make_fixtures.keep(file, "newer", check=True) == 1
    assert file.read_text(encoding="utf-8") == "new"


@pytest.mark.parametrize(
    ("game", "phases"),
    [
        ("fighter", {"room", "die", "launch", "weapons", "again", "gift", "shop", "trade", "over"}),
        ("dungeons", {"discard", "order", "encounter", "build", "move", "announce", "fights", "over"}),
    ],
)
def test_the_frames_of_the_larger_games_show_their_phases(game: str, phases: set[str]) -> None:
    frames = frames_of(game)
    assert all(frame.keys() == Snapshot.__annotations__.keys() for frame in frames)
    assert {frame["board"]["phase"] for frame in frames} >= phases
    assert any(frame["odds"] for frame in frames)


def test_they_show_every_kind_of_moment() -> None:
    frames = frames_of("welcome")
    assert all(frame.keys() == Snapshot.__annotations__.keys() for frame in frames)
    assert {frame["board"]["phase"] for frame in frames} >= PHASES
    assert {frame["board"]["hero"] for frame in frames} >= {"warrior", "rogue", "mage", "barbarian"}
    assert {len(frame["seats"]) for frame in frames} == {2, 3, 4}
    assert {frame["live"] for frame in frames} == {True, False}
    assert any(frame["curtain"] for frame in frames)
    assert any(frame["odds"] and frame["odds"]["locked"] for frame in frames)
    assert any(frame["odds"] and frame["odds"]["prediction"] for frame in frames)
    assert any(frame["branch"]["count"] == 2 for frame in frames)
    assert any(choice["reason"] for frame in frames for choice in frame["choices"])
