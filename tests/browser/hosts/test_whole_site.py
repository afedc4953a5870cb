"""The whole site as `make site` writes it, in a browser: every page of the documentation on a phone, its search, a board in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from scripts import page_files

from ..site_server import served
from ..steady import PATIENCE_MS

pytestmark = pytest.mark.skipif(sys.version_info < (3, 11), reason="Sphinx needs Python 3.11")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from scripts.docs.site import build

    page_files.main()
    folder = tmp_path_factory.mktemp("whole") / "some" / "where"
    build(folder)
    return folder


@pytest.fixture(scope="module")
def address(whole: Path) -> Iterator[str]:
    with served(whole.parents[1]) as root:
        yield f"{root}some/where/"


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme="dark")
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


def test_every_page_of_the_documentation_fits_a_phone_and_fetches_all_it_shows(
    whole: Path, address: str, phone: BrowserContext
) -> None:
    page, faults = phone.new_page(), []
    page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
    page.on(
        "response",
        lambda answer: answer.status < 400 or faults.append(f"{page.url}: {answer.status} {answer.url}"),
    )
    paths = sorted(path.relative_to(whole).as_posix() for path in (whole / "docs").rglob("*.html"))
    assert len(paths) > 60
    for path in paths:
        page.goto(address + path)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append(f"{path} is wider than a phone")
    assert faults == []


def test_the_search_finds_a_lesson(address: str, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(f"{address}docs/search.html?q=geometric")
    expect(page.get_by_role("link", name="3. Waiting for the right sum").first).to_be_visible()


def test_a_board_in_the_documentation_becomes_a_game(address: str, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(f"{address}docs/games/dice-danger.html")
    page.get_by_role("button", name="Play it here").click()
    frame = page.frame_locator(".board iframe")
    expect(frame.locator("body[data-ready]")).to_be_attached()
    expect(frame.locator("[data-room]").first).to_be_visible()


def test_the_front_page_leads_to_lessons_and_documents(address: str, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(f"{address}?lang=en")
    page.get_by_role("link", name="Four dice, six pairs").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Four dice, six pairs")
    page.get_by_role("link", name="Dungeon Widgets").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Five dungeon games")
