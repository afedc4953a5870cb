"""Puzzles on a page: one try by keys, the answer beside the board or in its place, for every eye and ear."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.puzzles.bank import bank, rooms
from dungeon_widgets.lab.puzzles.puzzle import Puzzle

from .direct import Direct, listening
from .steady import resized, steady
from .still import complaints, violations

OVERFLOWS = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  return [...root.querySelectorAll(".bar, .turn, .foot, .valued li, .verdict, .key")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className} ${part.textContent}`);
}"""

# Words that lie under the small map, that a button cuts, or that stand in a column of single words.
CROWDED = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  const box = (part) => part.getBoundingClientRect();
  const wordsIn = (part) => { const range = document.createRange(); range.selectNodeContents(part); return [...range.getClientRects()]; };
  const map = root.querySelector(".mini");
  const meet = (a, b) => b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const under = map ? wordsIn(root.querySelector(".turn .words")).filter((line) => meet(line, box(map))).map(() => "under the map") : [];
  const cut = [...root.querySelectorAll(".acts .choice")].filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent);
  const narrow = [...root.querySelectorAll(".due p > span")].filter((one) => box(one).width > 0 && box(one).width < 120).map((one) => one.textContent);
  const tips = [...root.querySelectorAll(".maphint")].map((one) => one.textContent);
  return [...under, ...cut, ...narrow, ...tips];
}"""


@pytest.fixture(autouse=True)
def listened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))  # what is solved here is nobody's rating
    monkeypatch.setattr(BOOK, "lang", "en")  # whatever lesson was open before
    with listening():
        yield


def opened(page: Page, puzzle: Puzzle, **settings: Any) -> tuple[dw.Puzzles, Direct]:
    page.set_viewport_size({"width": 934, "height": 640})
    puzzles = dw.Puzzles.one(puzzle.id, **settings)
    direct = Direct(page, puzzles)
    direct.show()
    return puzzles, direct


def few(game: str = "welcome") -> Puzzle:
    """A puzzle whose choices have a key each."""
    return next(puzzle for puzzle in bank(game) if len(puzzle.choices) <= 3)


def test_a_puzzle_is_solved_by_keys_and_the_next_one_follows(page: Page) -> None:
    heard = complaints(page)
    puzzles, _ = opened(page, few())
    labels = dict(puzzles.choices)
    keys = page.locator(".key button")
    best = page.get_by_role("button", name=labels[puzzles._puzzle.best])
    letter = best.get_attribute("aria-keyshortcuts")
    assert letter is not None
    page.locator("[data-room]").focus()
    page.keyboard.press(letter.lower())
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Right")
    expect(page.get_by_role("status")).to_contain_text("Right")
    expect(verdict).to_be_focused()
    expect(keys.first).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".valued li.is-best")).to_contain_text(labels[puzzles._puzzle.best])
    assert puzzles.verdict is not None
    shown = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    page.get_by_role("button", name="Next puzzle").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-answered]")).to_have_count(0)
    assert page.locator("[data-puzzle]").get_attribute("data-puzzle") != shown
    assert heard == []


@pytest.mark.parametrize("room", ["welcome", "dungeons"])
def test_on_a_telephone_the_answer_takes_the_place_of_the_board(page: Page, room: str) -> None:
    puzzle = few(room)
    opened(page, puzzle)
    resized(page, 360, 740)
    label = dict(dw.Puzzles.one(puzzle.id).choices)[puzzle.habit]
    page.locator(".acts").get_by_role("button", name=label).click()
    expect(page.locator(".verdict")).to_contain_text("Better")
    expect(page.locator(".play")).to_be_hidden()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="The board").click()
    expect(page.locator(".play")).to_be_visible()
    expect(page.locator(".verdict")).to_have_count(0)
    page.get_by_role("button", name="The answer").click()
    expect(page.locator(".verdict")).to_be_visible()


LOOKS = [("en", "light"), ("fr", "dark")]
FULL = {"welcome": 3, "dungeons": 7, "fighter": 11}
"""Puzzles with much to say: a long choice, a map larger than its window, a throw that asks for a gesture."""
# Each room in one of the looks, in turn; in the soak in both.
SEEN = [
    pytest.param(game, *look, marks=[] if (place + turn) % 2 == 0 else pytest.mark.soak)
    for place, game in enumerate(rooms())
    for turn, look in enumerate(LOOKS)
]


@pytest.mark.parametrize(("game", "lang", "theme"), SEEN)
def test_it_can_be_read_by_everybody_on_every_screen(page: Page, game: str, lang: str, theme: str) -> None:
    puzzle = bank(game)[FULL.get(game, 0)]
    puzzles, direct = opened(page, puzzle, lang=lang, theme=theme)
    fits = "() => document.scrollingElement.scrollWidth <= innerWidth"
    assert violations(page) == []
    for answered in (False, True):
        if answered:
            direct.after(lambda: puzzles.answer(puzzle.habit))
            steady(page)
            assert violations(page) == []
        for width, height in ((360, 740), (934, 640)):
            resized(page, width, height)
            assert page.evaluate(fits)
            assert page.evaluate(OVERFLOWS) == []
            assert page.evaluate(CROWDED) == []
            if width == 934:
                assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
