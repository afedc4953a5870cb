"""A hand for the browser tests of Dungeon Fighter: it throws the die of a page by pointer or by one key."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Any

from playwright.sync_api import Page

from dungeon_widgets.games.fighter.rules.throw.manner import Manner

STRIDE = 22
STEPS = 6


def throw_by_pointer(page: Page, manner: Manner) -> None:
    """Press the die, flick, let go, with all that the throws due add to it."""
    box = page.locator("[data-grip] .halo").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse, due = page.mouse, set(manner.extras)
    mouse.move(x, y)
    if "catch" in due:  # the first press lets the die come, the next one catches it
        mouse.down()
        mouse.up()
        page.wait_for_timeout(700)
    if manner.control.two_pointers:
        page.keyboard.down("Shift")
    mouse.down()
    if "turns" in due:
        for i in range(49):
            angle = 4 * pi * i / 48
            mouse.move(x + 42 * sin(angle), y - 42 * cos(angle))
    # What the throw turns clockwise, the hand turns back before.
    turn = radians(manner.control.rotate)
    steps = (STEPS // 2, STEPS) if "drag" in due else range(1, STEPS + 1)
    for i in steps:
        mouse.move(x - STRIDE * i * sin(turn), y - STRIDE * i * cos(turn))
    if manner.control.lag:  # a borrowed hand does what one's own did a moment ago
        page.wait_for_timeout(manner.control.lag - 10)
    mouse.up()
    if manner.control.two_pointers:
        page.keyboard.up("Shift")
    if "taps" in due:
        for _ in range(5):
            mouse.down()
            mouse.up()
        page.wait_for_timeout(1700)


HELD = {"Hold: spin the die": 1000, "Hold: bend the card": 400}
TAPPED = "Tap fast, or hold"


def throw_by_keys(page: Page, manner: Manner, done: Any) -> None:
    """One key, again and again, until `done()`."""
    button = page.locator("[data-throw]")
    button.focus()
    shift = "Shift+" if manner.control.two_pointers else ""
    for _ in range(14):
        if done():
            return
        text = button.inner_text()
        if text in HELD:
            page.keyboard.down(" ")
            page.wait_for_timeout(HELD[text])
            page.keyboard.up(" ")
        elif text == TAPPED:
            for _ in range(4):
                page.keyboard.press(" ")
            page.wait_for_timeout(1700)
        else:
            page.keyboard.press(f"{shift}Space")
        page.wait_for_timeout(120)
