"""Where everybody starts: the index is whole when it opens, and one key puts a game on the screen."""

from __future__ import annotations

from playwright.sync_api import expect

from dungeon_widgets.lab.lessons.handing_out import hand_out

from .board import Board
from .lab import LabPage

DESCRIBED = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  const info = await panel.sessionContext.session.kernel.info;
  return panel.context.model.getMetadata("language_info").version === info.language_info.version;
}"""
BROKEN = "() => [...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)"


def test_one_key_puts_a_game_on_the_screen(lab: LabPage) -> None:
    lab.open_notebook("notebooks/index.ipynb")
    expect(lab.page.get_by_role("heading", name="Dungeon widgets")).to_be_visible()
    assert lab.page.evaluate(BROKEN) == []
    lab.page.keyboard.press("Shift+Enter")
    board = Board(lab.page)
    expect(board.actions.get_by_role("button", name="Draw a card")).to_be_enabled()
    assert lab.page.evaluate(BROKEN) == []


def test_opening_the_index_that_was_handed_out_changes_nothing_in_it(lab: LabPage) -> None:
    hand_out(lab.server.root / "handed", missing=True)
    lab.open_notebook("handed/index.ipynb")
    # Lab has asked the kernel who it is, and written down what it said.
    lab.page.wait_for_function(DESCRIBED)
    assert lab.page.evaluate("window.jupyterapp.shell.currentWidget.context.model.dirty") is False


def test_run_all_leaves_a_tour_at_its_game(lab: LabPage) -> None:
    lab.open_notebook("notebooks/play/dungeons.ipynb")
    lab.run_all()
    expect(lab.page.locator(".dw").last.get_by_role("button", name="New game")).to_be_in_viewport()
