"""Exports step offline; every moment is readable by all, in both colours, and fits a telephone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from dungeon_widgets import WelcomeToTheDungeon

from .board import SCRIPT_GAME, Board, script
from .pages import fresh_page
from .steady import steady
from .still import complaints, export, moments, show_live, violations

THEMES = ("light", "dark")


@pytest.fixture(scope="module")
def states() -> dict[str, dict[str, Any]]:
    found = moments()
    assert {
        "bid",
        "card",
        "name",
        "turn",
        "answer",
        "result",
        "over",
        "locked",
        "predicted",
        "curtain",
        "past",
    } <= set(found)
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_an_export(page: Page, tmp_path: Path, states: Any, theme: Any) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    shown = {name: states[name] for name in ("bid", "card", "name", "turn", "result", "over", "locked")}
    page.goto(export(tmp_path / "game.html", shown).as_uri())
    board = Board(page)
    expect(board.root).to_have_attribute("data-theme", theme)
    found = {}
    for step, name in enumerate(shown):
        board.root.get_by_role("slider", name="Step shown").fill(str(step))
        board.expect_step(step, len(shown) - 1)
        found[name] = violations(page)
    for tab in ("Inspector", "Rules"):
        board.root.get_by_role("tab", name=tab).click()
        found[tab] = violations(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_while_choices_are_open(page: Page, states: Any, theme: str) -> None:
    page.emulate_media(reduced_motion="reduce")  # a card on its way is half transparent
    found = {}
    for name in ("bid", "card", "name", "answer", "predicted", "curtain", "past"):
        show_live(page, states[name], theme=theme)
        Board(page)
        found[name] = violations(page)
    board = Board(page)
    board.button("Settings").click()
    found["settings"] = violations(page)
    board.button("New game").first.click()
    found["new game"] = violations(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_nothing_is_wider_than_a_telephone(browser: Browser, states: Any) -> None:
    wide = {}
    with fresh_page(browser, viewport={"width": 320, "height": 700}) as page:
        for name, state in states.items():
            show_live(page, state)
            Board(page)
            steady(page)
            for tab in ("Log", "Inspector", "Rules", "Odds", "Chances"):
                chosen = page.get_by_role("tab", name=tab)
                if chosen.count():
                    chosen.click()
                    steady(page)
                width = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
                if width[0] > width[1]:
                    wide[f"{name} {tab}"] = width
    assert wide == {}


def test_an_export_steps_offline_and_asks_for_nothing(browser: Browser, tmp_path: Path) -> None:
    game = WelcomeToTheDungeon(**{**SCRIPT_GAME, "players": ["</script><b>Ada", "bot:random"]})
    for action in script():
        game.act(action)
    path = game.replay().to_html(tmp_path / "game.html")
    asked: list[str] = []
    with fresh_page(browser, offline=True) as page:
        page.on("request", lambda request: asked.append(request.url))
        heard = complaints(page)
        page.goto(path.as_uri())
        board = Board(page)
        end = len(game.session.log)
        # It opens on the first choice; luck has dealt before it.
        board.expect_step(1, end)
        board.press(board.button("First step"))
        board.expect_step(0, end)
        for step in range(1, 6):
            board.press(board.button("Step forward"))
            board.expect_step(step, end)
        board.press(board.button("Last step"))
        board.expect_step(end, end)
        expect(board.root.get_by_role("region", name="Game over")).to_contain_text("win")
        expect(board.root.get_by_role("list", name="Players")).to_contain_text("</script><b>Ada")
        board.press(board.button("First step"))
        board.button("Play the steps").click()
        expect(board.root.locator(".step")).not_to_have_text(f"0 / {end}")
        expect(board.button("Undo")).to_have_count(0)
        assert heard == []
        assert [url for url in asked if not url.startswith(("file:", "blob:", "data:"))] == []
        assert len([url for url in asked if url.startswith("file:")]) == 1


def test_without_scripts_an_export_still_tells_the_game(browser: Browser, tmp_path: Path) -> None:
    game = WelcomeToTheDungeon(["Ada", "bot:random"], seed=3, hero="warrior")
    path = game.replay(odds=False).to_html(tmp_path / "game.html")
    with fresh_page(browser, java_script_enabled=False) as page:
        page.goto(path.as_uri())
        expect(page.locator("noscript pre")).to_contain_text(game.log()[-1])
