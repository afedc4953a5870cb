"""Where everybody starts: the index is whole when it opens, and one key puts a game on the screen."""

from __future__ import annotations

from playwright.sync_api import expect

from .board import Board
from .lab import LabPage

BROKEN = "() => [...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)"


def test_one_key_puts_a_game_on_the_screen(lab: LabPage) -> None:
    lab.open_notebook("notebooks/index.ipynb")
    expect(lab.page.get_by_role("heading", name="Dungeon widgets")).to_be_visible()
    assert lab.page.evaluate(BROKEN) == []
    lab.page.keyboard.press("Shift+Enter")
    board = Board(lab.page)
    expect(board.actions.get_by_role("button", name="Draw a card")).to_be_enabled()
    assert lab.page.evaluate(BROKEN) == []
