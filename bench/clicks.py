"""From click to painted state in JupyterLab: the game against a bare counter, a long past against a short one."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import random
from statistics import median

import nbformat
from playwright.sync_api import Page, sync_playwright

from scripts import chromium
from tests.browser.lab import LabPage, serve

from .measure import Result, Task, turn_about

ROOT = Path(__file__).parents[1]
REPEATS = 100  # where a click falls between two frames makes up to 17 ms: so many even that out
PAUSE_MS = 150  # a person does not click back to back, and JupyterLab's socket behaves otherwise then
FRAME_MS = 17  # and clicks at any moment of a frame
SHORT, LONG = 10, 300

CELLS = (
    f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom bench.clicks_kernel import Counter, forget_odds, game_after",
    "Counter()",
    f"game_after({SHORT})",
    f"game_after({LONG})",
)

# The times from a click to the first frame after the board, and after the panels beside it, have changed as they should.
CLICK = """async ({ widget, undo }) => {
  const games = [...document.querySelectorAll("[data-lm-suppress-shortcuts]")].filter((el) => el.shadowRoot);
  const root = widget === null ? document.querySelector(".bench-counter") : games[widget].shadowRoot;
  const button = widget === null ? root : root.querySelector(
    undo ? 'button[aria-label="Undo"]' : 'button[data-choice][aria-disabled="false"]');
  const shown = widget === null ? [root] : [root.querySelector(".step"), root.querySelector(".logbox header")];
  const painted = (part) => new Promise((resolve, reject) => {
    const before = part.textContent;
    const late = setTimeout(() => reject(new Error(`nothing changed after a click on ${button.textContent}`)), 20000);
    const observer = new MutationObserver(() => {
      if (part.textContent === before) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    // No more than is read: to be told of every change would slow the widget that makes more of them.
    observer.observe(part, { subtree: true, childList: true, characterData: true });
  });
  const times = shown.map(painted);
  const start = performance.now();
  button.click();
  return await Promise.all(times);
}"""


def results() -> list[Result]:
    panels: list[float] = []
    with _notebook() as lab:
        tasks = [_count(lab), _draw(lab, 0, panels), _draw(lab, 1, [])]
        counter, short, long = (median(times) for times in turn_about(tasks, REPEATS))
    return [
        Result("click to painted state, Welcome / bare counter", short / counter, ("<=", 1.3)),
        Result(
            "click to the panels beside the board, which follow it, Welcome / bare counter",
            median(panels) / counter,
        ),
        Result(f"click to painted state after {LONG} moves / after {SHORT}", long / short, ("<=", 1.1)),
    ]


def _count(lab: LabPage) -> Task:
    def click() -> float:
        lab.kernel("forget_odds()")
        return _click(lab.page, None)[0]

    return click


def _draw(lab: LabPage, widget: int, panels: list[float]) -> Task:
    """Draw a card, and take it back unmeasured: every click starts from the same position.

    The task says when the board was painted; when the panels were is added to `panels`.
    """

    def click() -> float:
        lab.kernel("forget_odds()")
        board, beside = _click(lab.page, widget)
        panels.append(beside)
        _click(lab.page, widget, undo=True)
        return board

    return click


def _click(page: Page, widget: int | None, *, undo: bool = False) -> list[float]:
    page.wait_for_timeout(PAUSE_MS + random() * FRAME_MS)
    return [float(time) for time in page.evaluate(CLICK, {"widget": widget, "undo": undo})]


@contextmanager
def _notebook() -> Iterator[LabPage]:
    """JupyterLab with all widgets in view; a high window, since what is out of sight is not painted."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root, private = Path(folder, "root"), Path(folder, "private")
        root.mkdir()
        nbformat.write(notebook, root / "clicks.ipynb")
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        try:
            with serve(root, private) as server:
                lab = LabPage(browser.new_page(viewport={"width": 1280, "height": 2600}), server)
                lab.open_notebook("clicks.ipynb")
                lab.run_all()
                lab.page.get_by_label("Undo").nth(1).wait_for()  # both games are there
                yield lab
                server.stop_kernels()
        finally:
            browser.close()
