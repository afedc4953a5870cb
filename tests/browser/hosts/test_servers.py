"""Other pages of a Jupyter server: nbclassic, and Voila, which shows the outputs alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from ..board import SCRIPT_GAME, Board, cell, script
from ..lab import READY_MS, LabServer

Notebook = Callable[[list[str]], str]

# Widgets are an extension there, which may come after the kernel: what is run before it shows no widget.
READY_CLASSIC = (
    "() => window.Jupyter?.notebook?.kernel?.is_connected() && Jupyter.notebook._fully_loaded"
    " && Jupyter.notebook.kernel.widget_manager"
)
RUN_CLASSIC = "() => Jupyter.notebook.execute_all_cells()"


def play_to_the_end(board: Board) -> None:
    for action in script():
        board.act(action)
    expect(board.root.get_by_role("region", name="Game over")).to_contain_text("You win!")


def test_a_whole_game_in_nbclassic(page: Page, lab_server: LabServer, notebook: Notebook) -> None:
    page.goto(lab_server.address(f"nbclassic/notebooks/{notebook([cell(**SCRIPT_GAME)])}"))
    page.wait_for_function(READY_CLASSIC, timeout=READY_MS)
    page.evaluate(RUN_CLASSIC)
    play_to_the_end(Board(page))


def test_a_whole_game_in_voila_which_keeps_no_visitors_game(
    page: Page, lab_server: LabServer, notebook: Notebook, outside: list[str]
) -> None:
    address = lab_server.address(f"voila/render/{notebook([cell(**SCRIPT_GAME)])}")
    page.goto(address)
    Board(page).act(script()[0])
    page.goto(address)  # the next visitor
    board = Board(page)
    expect(board.button("Go on")).to_have_count(0)
    play_to_the_end(board)
    outside[:] = [url for url in outside if "fontawesome" not in url]  # Voila's own icons; we need none
