"""From click to painted state in JupyterLab: the game against a bare counter, a long past against a short one."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median

import nbformat
from playwright.sync_api import Page, sync_playwright

from scripts import chromium
from tests.browser.lab import LabPage, serve

from .measure import Result, Task, turn_about

ROOT = Path(__file__).parents[1]
REPEATS = 200
PAUSE_MS = 150  # a person does not click back to back, and JupyterLab's socket behaves otherwise then
FRAME_MS = 1000 / 60  # what the moment of a frame may make of a click, so that each moment gets its turn:
GOLDEN = 0.618  # clicks in a row fall this part of a frame apart, and so never close together
SHORT, LONG = 10, 300

CELLS = (
    f"import sys; sys.path.insert(0, {str(ROOT)!r})\nfrom bench.clicks_kernel import Counter, game_after, start_again",
    "Counter()",
    f"game_after({SHORT})",
    f"game_after({LONG})",
)

# The times from a click to the first frame after the board, and after the odds beside it, have changed as they should.
CLICK = """async ({ widget, moment }) => {
  const games = [...document.querySelectorAll("[data-lm-suppress-shortcuts]")].filter((el) => el.shadowRoot);
  const root = widget === null ? document.querySelector(".bench-counter") : games[widget].shadowRoot;
  const button = widget === null ? root : root.querySelector('button[data-choice][aria-disabled="false"]');
  const shown = widget === null ? [root] : [root.querySelector(".turn"), root.querySelector(".fig")];
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
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, moment));
  const times = shown.map(painted);
  const start = performance.now();
  button.click();
  return await Promise.all(times);
}"""


def results() -> list[Result]:
    odds: list[float] = []
    with notebook(CELLS) as lab:
        lab.page.locator(".fig").nth(1).wait_for()  # both games are there, with their odds beside them
        tasks = [count_up(lab), _draw(lab, 0, odds), _draw(lab, 1, [])]
        counter, short, long = (median(times) for times in turn_about(tasks, REPEATS))
    return [
        Result("click to painted state, Welcome / bare counter", short / counter, ("<=", 1.3)),
        Result(
            "click to the odds beside the board, which follow it, Welcome / bare counter",
            median(odds) / counter,
        ),
        Result(f"click to painted state after {LONG} moves / after {SHORT}", long / short, ("<=", 1.1)),
    ]


def count_up(lab: LabPage) -> Task:
    """One click on the bare counter."""
    moments = moments_of_a_frame()

    def click() -> float:
        lab.kernel("start_again()")
        return _click(lab.page, None, next(moments))[0]

    return click


def _draw(lab: LabPage, widget: int, odds: list[float]) -> Task:
    """Draw a card; it is taken back before the next click, so that every one starts from the same position.

    The task says when the board was painted; when the odds were is added to `odds`.
    """
    moments = moments_of_a_frame()

    def click() -> float:
        lab.kernel("start_again()")
        board, beside = _click(lab.page, widget, next(moments))
        odds.append(beside)
        return board

    return click


def moments_of_a_frame() -> Iterator[float]:
    """Milliseconds after the beginning of a frame, evenly spread over it however many are taken."""
    return (FRAME_MS * (GOLDEN * click % 1) for click in count())


def _click(page: Page, widget: int | None, moment: float) -> list[float]:
    page.wait_for_timeout(PAUSE_MS)
    return [float(time) for time in page.evaluate(CLICK, {"widget": widget, "moment": moment})]


@contextmanager
def notebook(cells: Sequence[str]) -> Iterator[LabPage]:
    """JupyterLab with all widgets in view: high, since what is out of sight is not painted, and wide, so that panels stand
    beside the boards."""
    written = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    written.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root, private = Path(folder, "root"), Path(folder, "private")
        root.mkdir()
        nbformat.write(written, root / "clicks.ipynb")
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        try:
            with serve(root, private) as server:
                lab = LabPage(browser.new_page(viewport={"width": 1600, "height": 2600}), server)
                lab.open_notebook("clicks.ipynb")
                lab.run_all()
                yield lab
                server.stop_kernels()
        finally:
            browser.close()
