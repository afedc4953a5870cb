"""A class of 25 on the screens a teacher has: the grid and the figure fit a small projector, and scroll inside on a telephone."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.classroom.handin import hand_in
from dungeon_widgets.lab.questions.bank import load_bank
from dungeon_widgets.widgets.page.bundle import bundle_path

from .still import EMPTY, complaints, violations
from .test_lab_widgets import MOUNT_ALL, SIZES

PUPILS = 25
INSIDE = """() => {
  const box = document.querySelector("main > div").firstElementChild.shadowRoot.querySelector(".gridbox");
  return [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
}"""
# No text of the figure may lie on another, or beyond the figure's own sheet.
COLLISIONS = """() => {
  const root = document.querySelector("main > div").firstElementChild.shadowRoot;
  const sheet = root.querySelector(".sheet").getBoundingClientRect();
  const boxes = [...root.querySelectorAll(".classplot .lb, .classplot .xl")].map((el) => [el.textContent, el.getBoundingClientRect()]);
  const found = [];
  for (const [text, box] of boxes) {
    if (box.left < sheet.left || box.right > sheet.right) found.push(`${text} leaves its sheet`);
    for (const [other, its] of boxes)
      if (text < other && box.left < its.right && its.left < box.right && box.top < its.bottom && its.top < box.bottom)
        found.push(`${text} lies on ${other}`);
  }
  return found;
}"""


def class_of_25() -> list[str]:
    """Everybody with an answer to everything: guesses all over the axis, some exercises right, some not."""
    lines = []
    for number in range(PUPILS):
        book = Book(name=f"Student {number:02}", clock=lambda number=number: 1.7e9 + number)  # type: ignore[misc]
        book.open("L02", "en")
        for question in load_bank("L02").questions.values():
            if question.kind == "predict":
                book.note(question.full_id, "guess", f"{4 * number} %", "committed")
            else:
                for answer in ("1/2", "1/3", "1/4")[: number % 4]:
                    book.note(question.full_id, "check", answer, "wrong")
                if number % 3:
                    book.note(question.full_id, "check", "139/216", "right")
        lines.append(hand_in(book=book).code)
    return lines


def show(page: Page, room: dw.ClassRoom, width: int, theme: str) -> list[int]:
    page.set_viewport_size({"width": width, "height": 768})
    page.set_content(EMPTY.replace("<div id='game'></div>", ""))
    traits: dict[str, Any] = {
        "kind": room.kind,
        "state": json.dumps(room.state),
        "lang": room.lang,
        "theme": theme,
        "speed": 0.0,
    }
    page.evaluate(MOUNT_ALL, [bundle_path("lab").read_text(encoding="utf-8"), {"class": traits}])
    page.wait_for_function(
        "() => document.querySelector('main > div').firstElementChild?.shadowRoot?.querySelector('.foot')"
    )
    size: list[int] = page.evaluate(SIZES)["class"]
    return size


def on_projector(room: dw.ClassRoom) -> dw.ClassRoom:
    room._receive({"type": "size", "big": True})
    return room


@pytest.mark.parametrize(("theme", "lang"), [("light", "en"), ("dark", "fr")])
def test_the_grid_of_a_class_fits_a_small_projector(page: Page, theme: str, lang: str) -> None:
    heard = complaints(page)
    wide, tall = show(page, dw.ClassRoom(class_of_25(), lang=lang).show_pupils(), 1366, theme)
    assert wide <= 1366
    assert tall <= 768
    assert page.evaluate(INSIDE) == [0, 0]
    assert violations(page) == []
    assert heard == []


def test_the_grid_scrolls_inside_on_a_telephone(page: Page) -> None:
    wide, _ = show(page, dw.ClassRoom(class_of_25()).show_pupils(), 360, "light")
    assert wide <= 360
    assert page.evaluate(INSIDE)[0] > 0


@pytest.mark.parametrize(
    "maker",
    [
        lambda lines: on_projector(dw.ClassRoom(lines).show("L02.p1")),
        lambda lines: on_projector(dw.ClassRoom(lines, lang="fr").show("L02.q9")),
        lambda lines: on_projector(dw.ClassRoom(lines).show_pupils()),
    ],
    ids=["dots", "bars", "grid"],
)
def test_the_projector_shows_one_thing_and_all_of_it(
    page: Page, maker: Callable[[list[str]], dw.ClassRoom]
) -> None:
    wide, tall = show(page, maker(class_of_25()), 1366, "light")
    assert wide <= 1366
    assert tall <= 768


@pytest.mark.parametrize("width", [1366, 360])
def test_labels_keep_apart(page: Page, width: int) -> None:
    room = dw.ClassRoom(class_of_25()).show("L02.p1")
    found = {}
    for median, exact in product((0.0, 0.5, 1.0), (0.0, 0.02, 0.49, 0.64, 0.97, 1.0)):
        labels = {"median": median, "median_text": "median 66.5 %", "exact": exact, "exact_text": "1296/2401"}
        room.state = {**room.state, **labels}
        show(page, room, width, "light")
        found[median, exact] = page.evaluate(COLLISIONS)
    assert {places: what for places, what in found.items() if what} == {}
