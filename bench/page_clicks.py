"""From click to painted state on a play page, where Python runs in the page, against the same click in JupyterLab."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Page

from dungeon_widgets.live.site.build import build_site
from scripts import page_files
from tests.browser.conftest import SEEN
from tests.browser.lab import LabPage
from tests.browser.site_server import served

from .clicks import CELLS, SHORT, _click, _draw, moments_of_a_frame, notebook
from .clicks_kernel import game_after
from .measure import Result, Task, turn_about

REPEATS = 100
PATIENCE_MS = 120_000


def results() -> list[Result]:
    """The same position in both: the code of the one in JupyterLab."""
    code = game_after(SHORT).share()
    odds: list[float] = []
    beside: list[float] = []
    with notebook(CELLS[:1] + CELLS[2:3]) as lab, play_page(lab, code) as page:
        lab.page.locator(".fig").first.wait_for()
        tasks = [_draw(lab, 0, odds), _draw_on(page, beside)]
        there, here = (median(times) for times in turn_about(tasks, REPEATS))
    return [
        Result("click to painted state, play page / JupyterLab", here / there, ("<=", 2)),
        Result("click to the odds beside the board, play page / JupyterLab", median(beside) / median(odds)),
    ]


def _draw_on(page: Page, odds: list[float]) -> Task:
    """Draw a card; it is taken back by Undo before the next click."""
    moments = moments_of_a_frame()
    undo = page.get_by_role("button", name="Undo", exact=True).first
    draw = page.locator("""button.choice[data-choice='["draw"]'][aria-disabled='false']""")

    def click() -> float:
        if draw.count() == 0:
            undo.click()
        draw.wait_for()
        board, beside = _click(page, 0, next(moments))
        odds.append(beside)
        return board

    return click


@contextmanager
def play_page(lab: LabPage, code: str) -> Iterator[Page]:
    """A play page that stands at a code, in the notebook's browser and in a window as wide."""
    page_files.main()
    browser = lab.page.context.browser
    assert browser is not None
    with tempfile.TemporaryDirectory() as name:
        build_site(Path(name))
        with served(Path(name)) as address:
            page = browser.new_page(viewport={"width": 1600, "height": 900})
            page.add_init_script(SEEN)
            page.goto(f"{address}play/welcome-to-the-dungeon.html?lang=en#m={code}")
            page.locator("body[data-ready]").wait_for(state="attached", timeout=PATIENCE_MS)
            page.locator(".fig").first.wait_for()
            yield page
