"""A long simulation can be stopped while its cell runs, and keeps the games it played."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .lab import LabPage

Notebook = Callable[[list[str]], str]

LONG = """
import dungeon_widgets as dw
from dungeon_widgets.games.welcome import WelcomeGame
result = dw.simulate(WelcomeGame(players=2), ["bot:random", "bot:random"], 10_000_000)
"""
START = (
    "() => { window.ran = window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => 'ran'); }"
)
CLEAR = "() => window.jupyterapp.commands.execute('notebook:clear-all-cell-outputs')"
IDLE = "() => Promise.race([window.ran, new Promise(resolve => setTimeout(resolve, 50))])"
TELL = "print(result.stopped, len(result) > 0, len(result) < 10_000_000)"


def test_a_running_simulation_is_stopped_by_its_button_and_by_an_interrupt(
    lab: LabPage, notebook: Notebook
) -> None:
    lab.open_notebook(notebook([LONG]))
    page = lab.page
    counted = page.locator(".jp-OutputArea").get_by_text("/ 10000000")
    for end in ("button", "interrupt"):
        # What the first run counted must not be taken for the second one: an interrupt before it begins stops nothing.
        page.evaluate(CLEAR)
        expect(counted).to_have_count(0)
        lab.kernel("result = None")
        page.evaluate(START)
        expect(counted).to_have_text(re.compile(r"[1-9]\d* / 10000000"))
        if end == "button":
            page.locator("button.jupyter-button", has_text="Stop").click()
        else:
            page.evaluate("() => window.jupyterapp.commands.execute('notebook:interrupt-kernel')")
        page.wait_for_function(IDLE)
        assert lab.kernel(TELL).split() == ["True", "True", "True"]
        expect(page.locator("button.jupyter-button", has_text="Stop")).to_be_disabled()
