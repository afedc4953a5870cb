"""JupyterLite: Python runs in the page, so that a class plays with no server; here with no network either."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from dungeon_widgets.lab.lessons.handing_out import notebooks_folder
from dungeon_widgets.live.site.lite import build_lite
from scripts import page_files

from ..lab import EXECUTE, READY, READY_MS, RUN_ALL

READY_IN_THE_PAGE_MS = 3 * READY_MS  # the kernel itself is loaded first


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `dungeon-widgets lite` builds it."""
    page_files.main()
    return build_lite(tmp_path_factory.mktemp("lite") / "site").parents[1]


@pytest.fixture
def served(site: Path, serving: Callable[..., str]) -> str:
    command = (sys.executable, "-m", "http.server", "{port}", "--bind", "127.0.0.1")
    return serving(*command, "--directory", str(site))


COUNTER = """
import anywidget
class Counter(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.textContent = 'A bare counter'; } }"
Counter()
"""
# Another text for the first cell, which alone is run.
REPLACE_AND_RUN = """async source => {
  const { content } = window.jupyterapp.shell.currentWidget;
  if (source) content.model.cells.get(0).sharedModel.setSource(source);
  content.activeCellIndex = 0;
  await window.jupyterapp.commands.execute("notebook:run-cell");
}"""


def open_notebook(page: Page, served: str, path: str) -> None:
    page.goto(f"{served}/lab/index.html?path={path}")
    page.wait_for_function(READY, arg=path, timeout=READY_IN_THE_PAGE_MS)


def test_the_index_runs_offline_and_a_click_reaches_python(page: Page, served: str) -> None:
    open_notebook(page, served, "index.ipynb")
    assert page.evaluate(RUN_ALL) == []
    board = page.locator("[data-lm-suppress-shortcuts]").first
    draw = board.get_by_role("button", name="Draw").first
    expect(draw).to_be_enabled(timeout=READY_MS)
    before = page.evaluate(EXECUTE, "print(len(game.session.log))")["stdout"]
    draw.click()
    page.wait_for_function(
        "async ([code, before]) => (await (" + EXECUTE + ")(code)).stdout !== before",
        arg=["print(len(game.session.log))", before],
    )


@pytest.mark.parametrize("path", [path.name for path in (notebooks_folder() / "play").glob("*.ipynb")])
def test_a_tour_runs_offline(page: Page, served: str, path: str) -> None:
    open_notebook(page, served, f"play/{path}")
    page.set_default_timeout(READY_IN_THE_PAGE_MS)
    assert page.evaluate(RUN_ALL) == []


@pytest.mark.parametrize(
    ("path", "commit", "drawn"),
    [
        ("lessons/L02_four_dice_six_pairs.ipynb", "Commit", "100 drawn"),
        ("lessons/fr/L02_four_dice_six_pairs.ipynb", "Valider", "100 tirages"),
    ],
)
def test_a_lesson_is_worked_offline(page: Page, served: str, path: str, commit: str, drawn: str) -> None:
    open_notebook(page, served, path)
    page.set_default_timeout(READY_IN_THE_PAGE_MS)
    assert page.evaluate(RUN_ALL) == []
    card = page.locator("section.k-predict").first
    card.scroll_into_view_if_needed()
    card.locator("input.entry").fill("50")
    card.get_by_role("button", name=commit).click()
    sampler = page.locator("section.k-sampler").first
    sampler.scroll_into_view_if_needed()
    sampler.get_by_role("button", name="+100", exact=True).click()
    expect(sampler).to_contain_text(drawn, timeout=READY_MS)


SHOWN = """path => {
  const { context } = window.jupyterapp?.shell?.currentWidget ?? {};
  return context?.isReady && context.path === path;
}"""
FIRST_CELL = "window.jupyterapp.shell.currentWidget.content.model.cells.get(0).sharedModel"
STORED = """async path => {
  const model = await window.jupyterapp.serviceManager.contents.get(path, { content: true });
  return [].concat(model.content.cells[0].source).join("");
}"""


def test_the_site_opens_on_the_index(page: Page, served: str) -> None:
    page.goto(f"{served}/")
    page.wait_for_function(SHOWN, arg="index.ipynb", timeout=READY_MS)


def test_a_new_notebook_reaches_who_worked_on_the_old_one_and_their_copy_is_kept(
    page: Page, served: str, site: Path
) -> None:
    path, copy = "lessons/L01_first_sums.ipynb", "lessons/L01_first_sums (my copy).ipynb"
    address = f"{served}/lab/index.html?path={path}"
    page.goto(address)
    page.wait_for_function(SHOWN, arg=path, timeout=READY_MS)
    page.evaluate(f"{FIRST_CELL}.setSource('what I wrote')")
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.goto(address)
    page.wait_for_function(SHOWN, arg=path, timeout=READY_MS)
    assert page.evaluate(f"{FIRST_CELL}.getSource()") == "what I wrote"

    shipped, listed = site / "files" / path, site / "notebooks.json"
    before = {each: each.read_text(encoding="utf-8") for each in (shipped, listed)}
    notebook = json.loads(before[shipped])
    notebook["cells"][0]["source"] = "# A better lesson"
    try:
        shipped.write_text(json.dumps(notebook), encoding="utf-8")
        listed.write_text(json.dumps({**json.loads(before[listed]), path: "new"}), encoding="utf-8")
        page.goto(address)
        page.wait_for_function(SHOWN, arg=path, timeout=READY_MS)
        assert page.evaluate(f"{FIRST_CELL}.getSource()") == "# A better lesson"
        assert page.evaluate(STORED, copy) == "what I wrote"
    finally:
        for each, text in before.items():
            each.write_text(text, encoding="utf-8")


def test_simulate_says_that_there_are_no_threads_here(page: Page, served: str) -> None:
    open_notebook(page, served, "index.ipynb")
    told = page.evaluate(
        EXECUTE,
        "import warnings\n"
        "import dungeon_widgets as dw\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "from dungeon_widgets.games.welcome import WelcomeGame\n"
        "with warnings.catch_warnings(record=True) as told:\n"
        "    played = dw.simulate(WelcomeGame(players=2), ['bot:random'] * 2, 4, executor=ThreadPoolExecutor())\n"
        "print(len(played), told[0].message)\n",
    )
    assert told["error"] is None, told["error"]
    assert told["stdout"].startswith("4 ")
    assert "no threads" in told["stdout"]


def test_the_first_board_is_there_within_twice_the_time_of_a_bare_counter(page: Page, served: str) -> None:
    """From the address to the widget; the kernel that is loaded first is in both."""
    seconds = {}
    # The first opening fills the browser's cache, which would favour whatever comes second.
    for what, source in (("first of all", COUNTER), ("counter", COUNTER), ("board", "")):
        started = time.monotonic()
        open_notebook(page, served, "index.ipynb")
        page.evaluate(REPLACE_AND_RUN, source)
        shown = page.get_by_text("A bare counter", exact=True) if source else page.locator(".dw").first
        shown.wait_for(timeout=READY_IN_THE_PAGE_MS)
        seconds[what] = round(time.monotonic() - started, 1)
    print(seconds)
    assert seconds["board"] <= 2 * seconds["counter"]


def test_answers_are_offered_again_after_the_page_was_loaded_anew(page: Page, served: str) -> None:
    """The book of a lesson lies in the browser's own storage, and outlives the kernel in the page."""
    path = "lessons/L02_four_dice_six_pairs.ipynb"
    open_notebook(page, served, path)
    page.set_default_timeout(READY_IN_THE_PAGE_MS)
    assert page.evaluate(RUN_ALL) == []
    card = page.locator("section.k-predict").first
    card.scroll_into_view_if_needed()
    card.locator("input.entry").fill("16,7 %")
    card.get_by_role("button", name="Commit").click()
    expect(card).to_contain_text("can no longer be changed", timeout=READY_MS)
    open_notebook(page, served, path)
    assert page.evaluate(RUN_ALL) == []
    head = page.locator("section.k-lesson").first
    head.scroll_into_view_if_needed()
    expect(head).to_contain_text("are kept here: 1 in this lesson", timeout=READY_MS)
    head.get_by_role("button", name="Yes, go on").click()
    card = page.locator("section.k-predict").first
    card.scroll_into_view_if_needed()
    expect(card).to_contain_text("you 16.7", timeout=READY_MS)
