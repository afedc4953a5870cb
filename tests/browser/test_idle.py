"""A page that nobody plays on draws nothing: an open notebook or a telephone in a pocket keeps its battery."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from dungeon_widgets import DungeonFighter

from . import phases
from .direct import Direct, listening
from .test_fit import measured, opened

# Every frame a page asks for, by whatever part of it.
COUNT = """() => {
  const ask = window.requestAnimationFrame.bind(window);
  window.asked = 0;
  window.requestAnimationFrame = (draw) => { window.asked += 1; return ask(draw); };
}"""
# What still moves when everything that ends has ended, and the frames asked for in the moment after that.
AT_REST = """async () => {
  const { shadowRoot: root } = document.querySelector("#game > div");
  const endless = ({ effect }) => effect.getComputedTiming().endTime === Infinity;
  const moving = root.getAnimations();
  for (const one of moving) if (!endless(one)) one.finish();
  await new Promise((done) => setTimeout(done, 50));
  window.asked = 0;
  await new Promise((done) => setTimeout(done, 200));
  return { endless: moving.filter(endless).map(({ animationName }) => animationName), frames: window.asked };
}"""
IDLE = {"endless": [], "frames": 0}


@pytest.mark.parametrize("name", phases.GAMES)
def test_no_moment_of_a_game_draws_while_it_waits_for_a_choice(browser: Browser, name: str) -> None:
    found = {}
    with opened(browser, 934, 640) as page:
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate(COUNT)
        for moment, state in phases.GAMES[name]("en").items():
            measured(page, state, speed=1)
            found[moment] = page.evaluate(AT_REST)
    assert {moment: seen for moment, seen in found.items() if seen != IDLE} == {}


def test_bars_that_nobody_stops_are_put_away(page: Page) -> None:
    """They are drawn in every frame for as long as they run."""
    with listening():
        game = DungeonFighter(["You"], autosave=False, heroes=["wilrond", "murka"], seed=3)
    while game.view()["phase"] != "launch":
        game.act(game.legal[0])
    page.clock.install(time=0)
    Direct(page, game).show()
    page.clock.pause_at(5_000)
    page.locator("[data-throw]").press("Enter")
    page.clock.run_for(20_000)
    expect(page.locator(".bar3.runs")).to_have_count(1)
    page.clock.run_for(15_000)
    expect(page.locator(".bar3.runs")).to_have_count(0)
    expect(page.locator("[data-grip]")).to_be_visible()
