"""The deck builder on a page: by pointer, by keys, in French, on a telephone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import dungeon_widgets as dw

from .direct import Direct, listening
from .steady import resized
from .still import complaints, violations


@pytest.fixture
def listened() -> Iterator[None]:
    with listening():
        yield


def opened(page: Page, without: str = "", **settings: Any) -> Any:
    page.set_viewport_size({"width": 934, "height": 640})
    builder: Any = dw.DeckBuilder("d-steel", **settings)
    if without:
        builder.put(without, 0)
    Direct(page, builder).show()
    return builder


@pytest.mark.usefixtures("listened")
def test_a_card_too_many_is_named_at_once_and_taken_out_again(page: Page) -> None:
    heard = complaints(page)
    builder = opened(page)
    verdict = page.get_by_role("status")
    expect(verdict).to_contain_text("This deck may be played")
    page.get_by_role("tab", name="Rooms").click()
    room = page.locator(".pickable", has=page.get_by_role("spinbutton", name="Barracks"))
    room.get_by_text("+", exact=True).click()
    expect(verdict).to_contain_text("may not be played yet")
    expect(page.get_by_role("list", name="What is wrong")).to_contain_text("as many Passages as Rooms")
    room.get_by_text("−", exact=True).click()
    expect(verdict).to_contain_text("This deck may be played")
    assert builder.legal
    page.get_by_label("Begin with").first.select_option(label="Quick Hands")
    page.get_by_role("button", name="Begin with it").click()
    expect(page.get_by_role("button", name="Pim Quickfinger")).to_be_visible()
    assert builder.deck["hero"] == "h-thief"
    assert heard == []


@pytest.mark.usefixtures("listened")
def test_keys_find_a_card_and_choose_how_many(page: Page) -> None:
    builder = opened(page)
    before = builder.count("e-ghoul")
    page.get_by_role("tab", name="Heroes").focus()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Monsters")).to_have_attribute("aria-selected", "true")
    ghoul = page.get_by_role("spinbutton", name="Tomb Ghoul")
    ghoul.focus()
    for n in range(1, 3):
        page.keyboard.press("+")
        expect(ghoul).to_have_attribute("aria-valuenow", str(before + n))
    page.keyboard.press("ArrowLeft")
    expect(ghoul).to_have_attribute("aria-valuenow", str(before + 1))
    expect(ghoul).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(ghoul).not_to_be_focused()
    page.get_by_role("searchbox").fill("re-roll")
    expect(page.get_by_role("spinbutton").first).to_be_visible()
    assert builder.count("e-ghoul") == before + 1


@pytest.mark.usefixtures("listened")
@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_it_can_be_read_by_everybody_on_every_screen(page: Page, lang: str, theme: str) -> None:
    opened(page, without="m-sanctum", lang=lang, theme=theme)
    expect(page.locator(".said")).to_have_count(2)  # a fault, and a warning
    assert violations(page) == []
    resized(page, 320, 700)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320
    assert violations(page) == []
