"""marimo: cells run again with every move, and the board fits the place it is given."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..board import Board

APP = Path(__file__).parents[3] / "examples" / "marimo_app.py"
COMMAND = (sys.executable, "-m", "marimo")
WHERE = ("--headless", "--no-token", "--host", "127.0.0.1", "--port", "{port}")
MOVES = re.compile(r"After (\d+) moves")
# How far the widget, or anything in it, is wider than its place.
TOO_WIDE = """root => {
  const host = root.getRootNode().host;
  const place = host.parentElement.getBoundingClientRect();
  return Math.max(0, root.scrollWidth - root.clientWidth, host.getBoundingClientRect().right - place.right);
}"""


@pytest.mark.parametrize("how", ["run", "edit"])
def test_cells_follow_the_game(page: Page, serving: Callable[..., str], tmp_path: Path, how: str) -> None:
    app = tmp_path / "app.py"  # marimo writes beside the app
    shutil.copy(APP, app)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(serving(*COMMAND, how, str(app), *WHERE, cwd=tmp_path))
    if how == "edit":  # cells are there first, and run when somebody wants them to
        connect, code = page.get_by_text("Click to connect"), page.get_by_text("import dungeon_widgets")
        connect.or_(code).first.wait_for()
        if connect.is_visible():
            connect.click()
        code.first.wait_for()
        page.get_by_test_id("run-button").last.click()
    board = Board(page)
    said = page.get_by_text(MOVES)
    for action in (("draw",), ("add",), ("draw",)):
        before = said.inner_text()
        board.act(action)
        expect(said).not_to_have_text(before)
    assert board.root.evaluate(TOO_WIDE) == 0
