"""The snapshots the page's own tests mount are real ones, and fresh."""

from __future__ import annotations

import json

from dungeon_widgets.widgets.page.contract import Snapshot
from scripts import make_fixtures

PHASES = {"first", "hero", "bid", "deal", "card", "name", "turn", "answer", "swap", "over"}


def test_the_fixtures_are_what_the_kernel_sends_today() -> None:
    assert make_fixtures.main(check=True) == 0, "python -m scripts.make_fixtures"


def test_they_show_every_kind_of_moment() -> None:
    frames = json.loads(make_fixtures.TARGET.read_text(encoding="utf-8"))["frames"]
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
