"""Eyes: what a bot can look at, worked out only if it looks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import Eyes, State
from tests.engine.toy import ToyGame, ToyState


def chosen() -> ToyState:
    state = ToyGame().start()
    for action in (("high",), ("deal", "orc"), ("deal", "goblin")):
        state.apply(action)
    return state


def test_they_show_the_seats_view_and_choices() -> None:
    state = chosen()
    eyes: Eyes[ToyState, Any] = Eyes(state, 0)
    assert eyes.view == state.view(0)
    assert eyes.legal == state.legal()
    assert (eyes.seat, eyes.game) == (0, state.game)


def test_nothing_is_worked_out_before_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    state = chosen()
    asked: list[str] = []
    monkeypatch.setattr(ToyState, "view", lambda self, seat: asked.append("view") or {})
    eyes: Eyes[ToyState, Any] = Eyes(state, 0)
    assert eyes.legal
    assert asked == []
    _ = eyes.view, eyes.view
    assert asked == ["view"]


def test_an_imagined_world_is_no_more_than_the_seat_knows() -> None:
    state = chosen()
    worlds = [Eyes(state, 0).imagine(Random(i)) for i in range(40)]
    assert {world.hands[1] for world in worlds} == {"goblin", "orc", "dragon"}
    assert all(world.view(0) == state.view(0) for world in worlds)


def test_a_position_laid_anyhow_tells_no_more_than_the_view() -> None:
    state = chosen()
    worlds = [Eyes(state, 0).imagine(Random(i)) for i in range(20)]
    laid = [Eyes(world, 0).anyhow() for world in worlds]
    assert len({world.hands[1] for world in worlds}) > 1
    assert all(each == laid[0] for each in laid)
    assert laid[0].view(0) == state.view(0)


def test_the_position_itself_is_not_among_what_they_show() -> None:
    eyes: Eyes[ToyState, Any] = Eyes(chosen(), 0)
    public = [getattr(eyes, name) for name in dir(eyes) if not name.startswith("_") and name != "imagine"]
    assert not any(isinstance(thing, State) for thing in public)
