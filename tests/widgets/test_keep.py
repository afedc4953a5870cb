"""A file of a game that is over, as the answer to a press."""

from __future__ import annotations

import json

import pytest

from dungeon_widgets import Dungeons
from dungeon_widgets.widgets.files.replay import page_of, replay_data, unpacked
from dungeon_widgets.widgets.page.bundle import page_code

from .conftest import Open
from .toys import ToyWidget


def test_the_file_comes_when_the_game_is_over_and_not_before(open_any: Open) -> None:
    page = open_any(ToyWidget, seed=3)
    page.say({"type": "replay"})
    assert page.notices == ["illegal"]
    while not page.widget.over:
        page.act("keep")
    page.forget()
    page.say({"type": "replay"})
    (answer,) = page.told
    assert answer["type"] == "replay"
    assert answer["name"].endswith(f"-{page.widget.session.seed}.html")
    assert page.updates == []  # no second widget goes to the page with it


def test_it_holds_what_the_seat_saw_and_nothing_else(open_page: Open) -> None:
    page = open_page(seed=7, hero="warrior")
    while not page.widget.over:
        page.act(*page.widget.legal[-1])
    page.forget()
    page.say({"type": "replay"})
    (answer,) = page.told
    frames = unpacked(answer["html"])["frames"]
    assert frames == [{**frame, "odds": None} for frame in page.widget.replay(odds=False).frames]
    assert {frame["seat"] for frame in frames} == {0}


@pytest.mark.slow
def test_a_long_game_of_dungeons_is_a_small_file() -> None:
    game = Dungeons(["bot:racer", "bot:racer", "bot:racer"], seed=3)
    data = replay_data(game.session, None, "en", odds=False)
    assert len(data["frames"]) > 200
    page = page_of(data, "Dungeons", page_code("dungeons"), cursor=0)
    assert len(page.encode()) < 1_500_000
    assert unpacked(page) == json.loads(json.dumps(data))
