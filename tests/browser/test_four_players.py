"""Four players share one line: how each stands is read whole beside the marks, and ears hear how each plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page

import dungeon_widgets as dw

from .phases import state_of
from .still import show_live

CUT = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  return [...root.querySelectorAll(".player .cap")]
    .filter((said) => said.scrollHeight > said.clientHeight + 1 || said.scrollWidth > said.clientWidth + 1)
    .map((said) => said.textContent);
}"""


def moments(lang: str) -> Iterator[tuple[str, dw.WelcomeToTheDungeon]]:
    """The first moment of each kind: nobody has passed, one has, one is inside, one is out, one has won."""
    players = ["Zoé", "bot:expert", "bot:careful", "bot:bluff"]
    game = dw.WelcomeToTheDungeon(
        players, box="both", lang=lang, seed=4, first=0, hero="princess", autosave=False, speed=0
    )
    rng, seen = Random(4), set()
    while True:
        view = game.view()
        stands = [(player["out"], player["passed"]) for player in view["players"]]
        kind = f"{view['phase']}, {sum(out for out, _ in stands)} out, {any(gone for _, gone in stands)}"
        if kind not in seen:
            seen.add(kind)
            yield kind, game
        if game.over:
            return
        bold = [action for action in game.legal if action != ("pass",)]
        game.act(rng.choice(bold if bold and rng.random() < 0.8 else game.legal))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_how_each_stands_is_read_whole(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 934, "height": 640})
    seen = []
    for kind, game in moments(lang):
        state = state_of(game)
        show_live(page, {**state, "snapshot": json.loads(state["snapshot"])})
        page.locator(".players").wait_for()
        assert page.evaluate(CUT) == [], kind
        seen.append(kind)
    assert seen[-1].startswith("over")
    assert len(seen) > 4


def test_ears_hear_how_each_plays(page: Page) -> None:
    page.set_viewport_size({"width": 934, "height": 640})
    _, game = next(moments("en"))
    state = state_of(game)
    show_live(page, {**state, "snapshot": json.loads(state["snapshot"])})
    assert "careful , bidding" in page.locator(".players").aria_snapshot()  # a comma is a breath
