"""A notebook that listens to all keys (VS Code) hears none of those typed into the fields of a widget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

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


def test_words_that_are_cut_are_shown_whole_to_pointers_and_to_keys(page: Page) -> None:
    page.set_viewport_size({"width": 700, "height": 640})
    with listening():
        widget = dw.DungeonFighter(["You"] * 4, heroes="choose", seed=9, speed=0, autosave=False)
        table = Direct(page, widget)
        table.show()
    name = page.locator(".heroes h3").first
    name.evaluate("(name) => { name.textContent = 'A name that is far too long for the place it has'; }")
    whole = page.locator(".whole")
    name.hover()
    expect(whole).to_have_text("A name that is far too long for the place it has")
    page.mouse.move(350, 20)
    expect(whole).to_have_count(0)
    card = page.locator(".heroic button").first
    card.locator("b").evaluate(
        "(name) => { name.style.cssText = 'width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis'; }"
    )
    card.locator("b").evaluate("(name) => { name.textContent = 'Another name too long for its card'; }")
    card.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(whole).to_have_text("Another name too long for its card")
    page.keyboard.press("Escape")
    expect(whole).to_have_count(0)
