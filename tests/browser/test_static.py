"""Where nothing runs (HTML from nbconvert, a printed page, no network) every widget is a picture that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Browser, Page, ViewportSize

import dungeon_widgets as dw
from dungeon_widgets.engine.svg import BANDS, MOST_BYTES
from dungeon_widgets.lab.classroom.book import BOOK
from tests.widgets.test_lab import MAKERS

from .pages import fresh_page

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
STORED = [
    *sorted((NOTEBOOKS / "play").glob("*.ipynb")),
    NOTEBOOKS / "lessons/teacher/L02_four_dice_six_pairs.ipynb",
]
SVG = "image/svg+xml"
# What a browser's usual margins leave of a sheet, in pixels.
A4: ViewportSize = {"width": 717, "height": 1046}
# Of every picture: how wide it is drawn, and whether the browser could read it.
PICTURES = """() => [...document.querySelectorAll(".jp-OutputArea-output img, .jp-OutputArea-output svg")].map(
  element => ({
    width: Math.round(element.getBoundingClientRect().width),
    room: element.parentElement.clientWidth,
    read: element.tagName !== "IMG" || (element.complete && element.naturalWidth > 0),
  }))"""
PLAYED: dict[str, Callable[[], Any]] = {
    "welcome": lambda: dw.WelcomeToTheDungeon(seed=1),
    "welcome back": lambda: dw.WelcomeBackToTheDungeon(seed=1),
    "dice": lambda: dw.DungeonsDiceDanger(seed=1),
    "fighter": lambda: dw.DungeonFighter(seed=1),
    "dungeons": lambda: dw.Dungeons(seed=1),
    "range": lambda: dw.ThrowingRange(["jump"], seed=1).throw(),
    "decks": lambda: dw.DeckBuilder(),
}


@pytest.fixture
def offline(browser: Browser) -> Iterator[Page]:
    with fresh_page(browser, offline=True) as page:
        yield page


@pytest.fixture(autouse=True)
def _fresh_book() -> Iterator[None]:
    BOOK.clear()
    yield
    BOOK.clear()


def html_of(notebook: nbformat.NotebookNode, path: Path) -> Path:
    body, _ = HTMLExporter().from_notebook_node(notebook)
    path.write_text(body, encoding="utf-8")
    return path


def test_every_widget_is_a_picture_where_nothing_runs(offline: Page, tmp_path: Path) -> None:
    """As a notebook stores it that was saved without widget state."""
    notebook, makers, large = nbformat.v4.new_notebook(), {**PLAYED, **MAKERS}, dict[str, int]()
    for name, make in makers.items():
        made = make()._repr_mimebundle_()
        assert made is not None
        data = made[0]
        if len(data[SVG].encode()) > MOST_BYTES:
            large[name] = len(data[SVG])
        if name in PLAYED and name != "decks":
            assert BANDS["en"] in data[SVG], name
        output = nbformat.v4.new_output("display_data", data)
        notebook.cells.append(nbformat.v4.new_code_cell(name, outputs=[output]))
    offline.goto(html_of(notebook, tmp_path / "all.html").as_uri())
    shown = offline.evaluate(PICTURES)
    assert large == {}
    assert len(shown) == len(makers)
    assert [picture for picture in shown if picture["width"] < 200 or not picture["read"]] == []
    offline.set_viewport_size(A4)
    offline.emulate_media(media="print")
    assert [picture for picture in offline.evaluate(PICTURES) if picture["width"] > picture["room"]] == []


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_stored_notebooks_can_be_read_offline(offline: Page, tmp_path: Path, path: Path) -> None:
    notebook = nbformat.read(path, 4)
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    pictures = [output for output in outputs if SVG in output.get("data", {})]
    assert "widgets" not in notebook.metadata
    assert outputs
    makes_widgets = any("import dungeon_widgets as dw" in cell.source for cell in notebook.cells)
    assert pictures or "teacher" in path.parts or not makes_widgets
    offline.goto(html_of(notebook, tmp_path / "page.html").as_uri())
    shown = offline.evaluate(PICTURES)
    assert len(shown) == len(pictures)
    assert [picture for picture in shown if picture["width"] < 200 or not picture["read"]] == []
    assert offline.locator(".jp-OutputArea-output").count() == len(outputs)
    assert "Asking the kernel" not in offline.locator("body").inner_text()
