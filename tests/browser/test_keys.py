"""A notebook that listens to all keys (VS Code) hears none of those typed into the fields of a widget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import dungeon_widgets as dw

from .direct import Direct, listening

LISTEN = """() => {
  window.heard = [];
  for (const type of ["keydown", "keypress", "keyup"])
    document.addEventListener(type, (event) => window.heard.push(`${type} ${event.key}`));
}"""

GAMES: dict[str, Callable[[], Any]] = {
    "welcome": lambda: dw.WelcomeToTheDungeon(seed=1),
    "dice": lambda: dw.DungeonsDiceDanger(seed=1),
    "fighter": lambda: dw.DungeonFighter(seed=1),
    "dungeons": lambda: dw.Dungeons(seed=1),
    "exercise": lambda: dw.Exercise("L02.q3"),
}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_typed_into_a_field_does_not_leave_the_widget(page: Page, name: str) -> None:
    with listening():
        widget = GAMES[name]()
    Direct(page, widget).show()
    page.evaluate(LISTEN)
    if name != "exercise":
        page.get_by_role("button", name="New game").first.click()
    kinds = ("input[type=text], input:not([type])", "input[type=range]", "select")
    fields = [field for kind in kinds if (field := page.locator(".dw").locator(f"{kind}").first).is_visible()]
    assert fields
    for field in fields:
        field.focus()
        page.keyboard.press("q")  # no choice begins with it: the form stays as it is
        page.keyboard.press("Backspace")
    assert page.evaluate("window.heard") == []
    # And it does hear what belongs to nobody.
    page.locator("body").click(position={"x": 1, "y": 1})
    page.keyboard.press("b")
    assert page.evaluate("window.heard") == ["keydown b", "keypress b", "keyup b"]
