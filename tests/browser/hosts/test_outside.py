"""Places that are no notebook: a Shiny app, and HTML that is made while the cells run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from ..board import SHOWN
from ..steady import steady

ROOT = Path(__file__).parents[3]
CHOICE = """[data-choice^='["']:not([aria-disabled='true'])"""


def test_a_shiny_app_follows_the_moves_of_its_game_and_keeps_no_visitors_game(
    page: Page, serving: Callable[..., str], tmp_path: Path
) -> None:
    # Not imported here: it claims every widget that this process makes from then on.
    if find_spec("shinywidgets") is None:
        pytest.skip("shinywidgets is not installed")
    app, data = str(ROOT / "examples" / "shiny_app.py"), tmp_path / "data"
    env = {**os.environ, "JUPYTER_DATA_DIR": str(data)}
    page.goto(serving(sys.executable, "-m", "shiny", "run", "--port", "{port}", app, env=env))
    board = page.locator("[data-room]").first
    said = page.locator("#said")
    expect(said).to_have_text(re.compile(r"step \d+"))
    for _ in range(2):
        steady(page)
        before, step = str(board.evaluate(SHOWN)), said.inner_text()
        page.locator(CHOICE).first.click()
        page.wait_for_function(
            f"([root, before]) => ({SHOWN})(root) !== before", arg=[board.element_handle(), before]
        )
        expect(said).not_to_have_text(step)
    assert not list(data.rglob("*.json"))


def test_executed_html_shows_pictures_without_a_network(
    page: Page, tmp_path: Path, outside: list[str]
) -> None:
    """The line of docs/hosts.md."""
    cells = ["import dungeon_widgets as dw", "dw.WelcomeToTheDungeon(seed=1)", "dw.DiceTray(seed=1)"]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    nbformat.write(notebook, tmp_path / "game.ipynb")
    line = [sys.executable, "-m", "nbconvert", "--to", "html", "--execute"]
    line += ["--ExecutePreprocessor.store_widget_state=False", "game.ipynb"]
    subprocess.run(line, cwd=tmp_path, check=True, capture_output=True)
    page.route(
        "**/*", lambda route: route.abort() if route.request.url.startswith("http") else route.continue_()
    )
    page.goto((tmp_path / "game.html").as_uri())
    shown = page.evaluate(
        "[...document.querySelectorAll('.jp-OutputArea-output img')].map(one => one.naturalWidth)"
    )
    assert len(shown) == 2
    assert all(width > 200 for width in shown)
    outside.clear()  # nbconvert's own formulas and icons; ours ask for nothing
