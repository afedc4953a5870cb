"""Notebook 7, the page of one notebook."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .board import SCRIPT_GAME, Board, cell, script
from .lab import LabPage

Notebook = Callable[[list[str]], str]


def test_a_whole_game_in_notebook_7(lab: LabPage, notebook: Notebook) -> None:
    lab.open_notebook(notebook([cell(**SCRIPT_GAME)]), app="notebooks")
    lab.run_all()
    board = Board(lab.page)
    for action in script():
        board.act(action)
    expect(board.root.get_by_role("region", name="Game over")).to_contain_text("You win!")
    assert lab.kernel("print(game.over)").strip() == "True"
