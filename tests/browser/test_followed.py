"""The chance that is followed stands below the cards of a run, and covers none of their words."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from scripts.screenshots import HEIGHT, WIDTH, welcome_back

from .phases import counted
from .still import show_live

EDGES = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  const box = (part) => root.querySelector(part).getBoundingClientRect();
  return [box(".left").bottom, box(".followed").top];
}"""


def test_what_is_to_come_is_read_whole_above_it(page: Page) -> None:
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    state = counted(welcome_back())
    show_live(page, {**state, "snapshot": json.loads(state["snapshot"])})
    page.locator(".stage + .followed").wait_for()
    assert "3 yours" in page.locator(".left").inner_text()
    words, line = page.evaluate(EDGES)
    assert words <= line
