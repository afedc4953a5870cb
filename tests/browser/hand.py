"""A hand for the browser tests of Dungeon Fighter: it throws the die of a page by mouse, by two fingers or by one key.

Every event is a real one and carries its own time stamp, which is all the page looks at: a gesture is as quick as it
says, however busy the machine is.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import cos, pi, radians, sin
from typing import Any

from playwright.sync_api import Page

from dungeon_widgets.games.fighter.rules.throw.manner import Manner

from .steady import steady

STEPS = 6
STRIDE = 15
STEP_MS = 12
"""A flick: 15 px each 12 ms are 625 mm/s before the throw's own factor."""
TAPPING_MS = 1500
SPACE: dict[str, Any] = {"key": " ", "code": "Space", "windowsVirtualKeyCode": 32}
SHIFT = 8

HELD = {"Hold: spin the die": 1000, "Hold: bend the card": 400}
TAPPED = "Tap fast, or hold"
CHANGED = "([button, before]) => !button.isConnected || button.innerText !== before"


class Hand:
    """Events of one page, in a time of their own."""

    def __init__(self, page: Page, manner: Manner) -> None:
        self.page = page
        self.manner = manner
        self._cdp = page.context.new_cdp_session(page)
        self._now = time.time()

    def throw(self) -> None:
        """Press the die, flick, let go, with all that the throws due add to it."""
        x, y = self._grip()
        self._now = time.time()
        due, control = set(self.manner.extras), self.manner.control
        both = SHIFT if control.two_pointers else 0
        if "catch" in due:  # the first press lets the die come, the next one catches it
            self._mouse("Pressed", x, y)
            self._mouse("Released", x, y)
            self._wait(790)
        self._mouse("Pressed", x, y, both)
        if "turns" in due:
            for i in range(1, 49):
                angle = 4 * pi * i / 48
                self._wait(STEP_MS)
                self._mouse("Moved", x + 42 * sin(angle), y - 42 * cos(angle), both)
        # What the throw turns clockwise, the hand turns back before.
        turn = radians(control.rotate)
        for i in range(1, STEPS + 1):
            self._wait(STEP_MS)
            self._mouse("Moved", x - STRIDE * i * sin(turn), y - STRIDE * i * cos(turn), both)
        # A borrowed hand does what one's own did a moment ago.
        self._wait(control.lag)
        self._mouse(
            "Released", x - STRIDE * STEPS * sin(turn), y - STRIDE * STEPS * cos(turn), both, buttons=0
        )
        if "taps" in due:
            for _ in range(5):
                self._wait(80)
                self._mouse("Pressed", x, y)
                self._mouse("Released", x, y, buttons=0)

    def throw_by_finger(self) -> None:
        """One finger on the die flicks it up the table."""
        x, y = self._grip()
        self._now = time.time()
        self._touch("Start", [(x, y)])
        for i in range(1, STEPS + 1):
            self._wait(STEP_MS)
            self._touch("Move", [(x, y - STRIDE * i)])
        self._touch("End", [])

    def throw_with_two_fingers(self, *, opening: bool) -> None:
        """Both fingers on the die go up the table together, or apart from each other as well."""
        x, y = self._grip()
        self._now = time.time()
        turn = radians(self.manner.control.rotate)
        for fingers in (1, 2):
            self._touch("Start", [(x - 12, y), (x + 12, y)][:fingers])
        for i in range(1, STEPS + 1):
            self._wait(STEP_MS)
            apart = 12 + (STRIDE * i if opening else 0)
            up, aside = STRIDE * i * cos(turn), STRIDE * i * sin(turn)
            self._touch("Move", [(x - apart - aside, y - up), (x + apart - aside, y - up)])
        self._touch("End", [])

    def throw_by_keys(self, done: Callable[[], bool]) -> None:
        """One key, again and again, until `done()`."""
        button = self.page.locator("[data-throw]")
        for _ in range(14):
            if done():
                return
            button.focus()
            # Held before the key, which may end the throw and take the button away.
            held, text = button.element_handle(), button.inner_text()
            self._now = max(self._now, time.time())
            if text == TAPPED:
                for _ in range(4):
                    self._key(80)
            else:
                self._key(HELD.get(text, 40))
            self.page.wait_for_function(CHANGED, arg=[held, text])

    def _grip(self) -> tuple[float, float]:
        steady(self.page)
        self.page.locator(".dw[data-deaf]").wait_for(
            state="detached"
        )  # a die that has just come takes no pointer for a moment
        box = self.page.locator("[data-grip] .halo").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _wait(self, ms: float) -> None:
        self._now += ms / 1000

    def _mouse(self, what: str, x: float, y: float, modifiers: int = 0, buttons: int = 1) -> None:
        self._send("dispatchMouseEvent", type=f"mouse{what}", x=x, y=y, button="left", buttons=buttons,
                   clickCount=1, modifiers=modifiers)  # fmt: skip

    def _touch(self, what: str, places: list[tuple[float, float]]) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
        self._send("dispatchTouchEvent", type=f"touch{what}", touchPoints=points)

    def _key(self, held: float) -> None:
        modifiers = SHIFT if self.manner.control.two_pointers else 0
        self._send("dispatchKeyEvent", type="keyDown", text=" ", modifiers=modifiers, **SPACE)
        self._wait(held)
        self._send("dispatchKeyEvent", type="keyUp", modifiers=modifiers, **SPACE)
        self._wait(40)

    def _send(self, method: str, **event: Any) -> None:
        self._cdp.send(f"Input.{method}", {**event, "timestamp": self._now})
