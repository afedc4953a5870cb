"""Files that play: opened by a double click, without a network, in a worker or in the page itself."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import dungeon_widgets as dw

from .board import SHOWN
from .conftest import context_of, watched

NO_WORKER = "globalThis.Worker = class { constructor() { throw new Error('not from a file'); } };"


def opened(browser: Browser, path: Path, script: str = "") -> tuple[Page, list[str]]:
    context = context_of(browser)
    outside: list[str] = []
    if script:
        context.add_init_script(script)
    page = watched(context.new_page(), outside)
    context.set_offline(True)
    page.goto(path.as_uri())
    page.locator("body[data-ready]").wait_for()
    return page, outside


@pytest.mark.usefixtures("pyodide")
@pytest.mark.parametrize(
    "script", ["", pytest.param(NO_WORKER, marks=pytest.mark.hosts)], ids=["worker", "page itself"]
)
def test_a_game_plays_from_a_file(browser: Browser, tmp_path: Path, script: str) -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=987654321, autosave=False, speed=0)
    path = game.to_html(tmp_path / "game.html", playable=True)
    text = path.read_text(encoding="utf-8")
    assert path.stat().st_size < 18_000_000
    assert game.share() in text
    assert "987654321" not in text
    page, outside = opened(browser, path, script)
    board = page.locator("[data-room]").first
    before = str(board.evaluate(SHOWN))
    page.get_by_role("button", name=re.compile("Draw a card")).click()
    page.wait_for_function(
        f"([root, before]) => ({SHOWN})(root) !== before", arg=[board.element_handle(), before]
    )
    expect(page.get_by_text("Where does").first).to_be_visible()
    assert outside == []
    page.context.close()


@pytest.mark.hosts
@pytest.mark.usefixtures("pyodide")
def test_an_experiment_runs_from_a_file_as_it_was_made(browser: Browser, tmp_path: Path) -> None:
    asked = dw.Predict("How likely are two sixes?", Fraction(1, 36), lang="fr", id="sixes")
    path = asked.to_html(tmp_path / "sixes.html")
    assert "two sixes" not in path.read_text(encoding="utf-8")  # packed: its answer lies beside it
    page, outside = opened(browser, path)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_text("How likely are two sixes?").first).to_be_visible()
    assert outside == []
    page.context.close()


def test_a_game_played_for_real_gives_no_file_before_its_end(tmp_path: Path) -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], mode="play", autosave=False)
    with pytest.raises(ValueError, match="after the end"):
        game.to_html(tmp_path / "game.html", playable=True)
    assert not (tmp_path / "game.html").exists()
    assert game.to_html(tmp_path / "replay.html").exists()
    with pytest.raises(ValueError, match="playable=True"):
        dw.DiceTray().to_html(tmp_path / "x.html", playable=False)
