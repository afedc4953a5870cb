"""Looking back at the games whose choices lie all over the board: they stand there as they were offered, and what was
taken is marked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dungeon_widgets import DungeonFighter, Dungeons
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .direct import Direct, listening

# Whichever way round a tile is held.
OFFERED = """() => {
  const root = document.querySelector("#game > *").shadowRoot;
  return [...root.querySelectorAll(".play [data-choice]")].map((piece) => piece.dataset.choice.replace(",180]", ",0]")).sort();
}"""

GAMES: dict[str, tuple[type[GameWidget], dict[str, Any], tuple[str, ...]]] = {
    "fighter": (
        DungeonFighter,
        {"players": ["You", "bot:comrade"], "heroes": ["wilrond", "murka"], "seed": 3},
        ("room", "die", "buy"),
    ),
    "dungeons": (
        Dungeons,
        {"players": ["You", "bot:random"], "seed": 3},
        ("build", "step", "discard", "announce"),
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_of_the_past_lies_where_it_was_offered_and_is_marked(page: Page, name: str) -> None:
    kind, options, verbs = GAMES[name]
    page.set_viewport_size({"width": 934, "height": 640})
    with listening():
        game = kind(**options, autosave=False, speed=0, overlay="off")
        rng = Random(1)
        while not game.over:
            game._table.act(game.game.hints.habit(game.state, rng))
        own = [entry.action[0] if entry.mover == 0 and not entry.forced else "" for entry in game.session.log]
        direct = Direct(page, game)
        for verb in verbs:
            at = own.index(verb)
            direct.widget = kind(session=game.session.fork(at), speed=0, overlay="off")
            direct.show()
            offered = page.evaluate(OFFERED)
            direct.widget = game.goto(at)
            direct.show()
            assert page.evaluate(OFFERED) == offered, verb
            expect(page.locator(".play [data-chosen]").first).to_be_visible()
            for way in page.locator(".turn .past .btn").all():
                assert way.evaluate("it => it.scrollWidth <= it.clientWidth"), verb
