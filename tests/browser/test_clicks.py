"""No click is lost or doubled: what a click brings does not take the next one for a moment, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .direct import Direct, listening
from .phases import boldly
from .test_motion import TABLES

# Whatever can be pressed on the table and hears a pointer now, by its words; a choice of the game is "choice".
HEARING = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  const able = [...root.querySelectorAll(".play :is(button:not(.where), [role=button], [data-grip])")]
    .filter((one) => !one.matches('[aria-disabled="true"], :disabled') && one.getClientRects().length > 0);
  return able.filter((one) => getComputedStyle(one).pointerEvents !== "none").map((one) =>
    one.matches("[data-choice], [data-throw], [data-grip], [data-undo]") ? "choice"
      : one.getAttribute("aria-label") || one.textContent.trim());
}"""
# They change what is looked at or how it lies, not the game.
LOOKING = (
    "You", "Bram", "Chloé", "Symbols", "Chances", "My hand", "Walk", "Both hands", "Where to aim", "Closer",
    "Turn it round", "Odds", "Log", "Rules",
)  # fmt: skip
# All that the page asks of Python that would change the game.
LISTEN = """() => {
  const say = window.sayToPython;
  window.asked = [];
  window.answered = 0;
  window.sayToPython = (data) => {
    const changes = ["act", "undo", "passing", "new"].includes(data.content?.type);
    if (changes) window.asked.push(data.content.type);
    return say(data).finally(() => { if (changes) window.answered++; });
  };
}"""


@pytest.fixture(autouse=True)
def listened() -> Iterator[None]:
    with listening():
        yield


@pytest.mark.parametrize("name", TABLES)
def test_a_new_position_takes_no_pointer_for_a_moment(page: Page, name: str) -> None:
    game = TABLES[name]()
    game.speed = 0
    page.clock.install(time=0)
    direct = Direct(page, game)
    direct.show()
    page.clock.pause_at(5_000)
    rng = Random(7)
    offered = 0
    for _ in range(10):
        action = boldly(game.legal, rng)
        direct.after(partial(game.act, action))
        page.clock.run_for(60)
        hear = [words for words in page.evaluate(HEARING) if not any(look in words for look in LOOKING)]
        assert hear == [], game.snapshot["prompt"]
        page.clock.run_for(400)
        offered += page.evaluate(HEARING).count("choice")
    assert offered > 10


@pytest.mark.parametrize("name", TABLES)
def test_a_double_click_makes_one_choice_and_a_key_is_heard_at_once(page: Page, name: str) -> None:
    game = TABLES[name]()
    game.speed = 0
    page.clock.install(time=0)
    Direct(page, game).show()
    page.clock.pause_at(5_000)
    page.evaluate(LISTEN)
    choices = page.locator(".play button[data-choice*='[']:not([aria-disabled=true])")
    box = choices.first.bounding_box()
    assert box is not None
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    seq = game.snapshot["seq"]
    page.mouse.click(*place)
    page.wait_for_function("() => window.answered === 1", polling=50)
    assert game.snapshot["seq"] > seq
    page.clock.run_for(60)  # the answer is drawn, and by the page's own clock hardly any time has gone
    expect(page.locator(".step").first).to_have_text(f"{game.cursor} / {game.cursor}")
    page.mouse.click(*place)
    assert page.evaluate("() => window.asked") == ["act"]
    if name != "fighter":  # where the next thing to do is a throw
        choices.first.press("Enter")
        page.wait_for_function("() => window.answered > 1", polling=50)
        assert (
            page.evaluate("() => window.asked.length") == 2
        )  # the key; the click before it asked for nothing
