"""The site in a browser: every game is played on a page with its own Python, and without a network afterwards."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import dungeon_widgets as dw
from dungeon_widgets.live.site.files import PACKAGES, PYODIDE
from dungeon_widgets.live.site.stage import pages

from .board import SHOWN
from .conftest import SEEN, watched
from .steady import PATIENCE_MS, steady

SCREENS = {"desk": (1366, 768), "phone": (360, 740)}
# Everything of the build is in its cache: the service worker has installed and serves this page.
KEPT = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"


# What the browser keeps under a name.
STORED = """(name) => new Promise((done) => {
  const asked = indexedDB.open("dungeon-widgets");
  asked.onsuccess = () => {
    const { result } = asked;
    const read = result.objectStoreNames.contains("games") && result.transaction("games").objectStore("games").get(name);
    if (!read) return done(false);
    read.onsuccess = () => { result.close(); done(Boolean(read.result)); };
  };
})"""


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[BrowserContext]:
    yield from opened_context(browser, "desk")


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[BrowserContext]:
    yield from opened_context(browser, "phone")


def opened_context(browser: Browser, screen: str) -> Iterator[BrowserContext]:
    width, height = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=screen == "phone", is_mobile=screen == "phone"
    )
    context.add_init_script(SEEN)
    context.set_default_timeout(PATIENCE_MS)
    outside: list[str] = []
    faults: list[str] = []
    context.on("page", lambda page: watched(page, outside))
    context.on("weberror", lambda error: faults.append(str(error.error)))
    yield context
    context.close()
    assert outside == []
    assert faults == []


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.locator("body[data-ready]").wait_for()
    steady(page)
    return page


def answered(page: Page, root: Locator, before: str) -> None:
    """Wait for another board than before, at rest."""
    page.wait_for_function(
        f"([root, before]) => ({SHOWN})(root) !== before && !root.querySelector('[aria-busy=\"true\"]')",
        arg=[root.element_handle(), before],
    )
    steady(page)


def board(page: Page) -> Locator:
    return page.locator("[data-room]").first


# A choice as the kernel names it, wherever the page draws it.
CHOICE = """[data-choice^='["']:not([aria-disabled='true'])"""


@pytest.mark.parametrize(
    ("name", "by", "moves"),
    [
        ("welcome-back-to-the-dungeon", "touch", [CHOICE, CHOICE]),
        ("dungeons-dice-danger", "keys", [".pair", ".target"]),
        ("dungeons", "pointer", [CHOICE, CHOICE]),
        pytest.param("dungeon-fighter", "touch", [CHOICE], marks=pytest.mark.soak),
    ],
)
def test_every_game_is_played_by_pointer_touch_and_keys(
    site: str, desk: BrowserContext, phone: BrowserContext, name: str, by: str, moves: list[str]
) -> None:
    page = opened(phone if by == "touch" else desk, f"{site}play/{name}.html?lang=en&speed=0&seed=4")
    for move in moves:
        before = str(board(page).evaluate(SHOWN))
        choice = page.locator(move).first
        if by == "touch":
            choice.tap()
        elif by == "keys":
            choice.focus()
            page.keyboard.press("Enter")
        else:
            choice.click()
        answered(page, board(page), before)
    # The whole page in sight: nothing stands out to the side.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()


def test_a_game_goes_on_without_a_network_and_after_the_tab_was_closed(
    site: str, desk: BrowserContext
) -> None:
    address = (
        f"{site}play/welcome-to-the-dungeon.html?lang=en&speed=0&hero=warrior&seed=3&players=Ada,bot:careful"
    )
    page = opened(desk, address)
    for _ in range(2):
        before = str(board(page).evaluate(SHOWN))
        page.locator(CHOICE).first.click()
        answered(page, board(page), before)
    assert page.evaluate(KEPT)
    page.close()
    desk.set_offline(True)
    try:
        again = opened(desk, address)
        again.get_by_role("button", name="Go on").click()
        expect(again.get_by_text(re.compile(r"[1-9]\d* / [1-9]\d*")).first).to_be_visible()
        again.get_by_role("link", name="All games").click()
        expect(again.get_by_role("heading", level=1)).to_contain_text("Five dungeon games")
        again.close()
    finally:
        desk.set_offline(False)


def test_an_experiment_of_the_lab_runs_in_french_in_the_dark(site: str, phone: BrowserContext) -> None:
    page = opened(phone, f"{site}play/dungeon-for-one.html?lang=fr&theme=dark")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    before = page.locator("#game").evaluate("el => el.firstElementChild.shadowRoot.textContent")
    page.get_by_role("button", name=re.compile("Retourner|Tourner|carte", re.IGNORECASE)).first.tap()
    page.wait_for_function(
        "before => document.querySelector('#game').firstElementChild.shadowRoot.textContent !== before",
        arg=before,
    )
    page.close()


def test_the_puzzle_of_the_day_is_solved_from_the_front_page_and_stands_answered_when_it_is_opened_again(
    site: str, phone: BrowserContext
) -> None:
    page = phone.new_page()
    page.goto(f"{site}index.html?lang=fr")
    page.get_by_role("link", name="Problème du jour").tap()
    page.locator("body[data-ready]").wait_for()
    steady(page)
    # It fills the window: the way home stands in its own bar.
    expect(page.locator("#thin")).to_have_count(0)
    expect(page.get_by_role("link", name="Tous les jeux")).to_be_visible()
    board(page).locator(CHOICE).first.tap()
    rating = page.locator(".rate.now b").first
    expect(rating).to_have_text(re.compile(r"^1[12]\d\d$"))
    told = rating.inner_text()
    page.wait_for_function(STORED, arg="puzzles")
    page.reload()
    page.locator("body[data-ready]").wait_for()
    expect(page.locator("[data-answered]")).to_have_count(1)
    expect(rating).to_have_text(told)
    page.close()


def test_a_code_is_opened_from_the_front_page_and_a_broken_one_is_a_sentence_with_a_way_on(
    site: str, desk: BrowserContext
) -> None:
    game = dw.DungeonsDiceDanger(["Ada", "Bram"], seed=3, autosave=False)
    page = desk.new_page()
    page.goto(f"{site}?lang=en")
    field = page.locator("#code input")
    field.fill("hello")
    field.press("Enter")
    expect(page.locator("#code-note")).to_contain_text("That is no code of a game")
    field.fill(game.share()[:-1])
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("This code cannot be read")
    expect(page.get_by_role("button", name="Start a new game")).to_be_visible()
    page.goto(f"{site}?lang=en")
    field.fill(f"https://example.org/play/x.html#m={game.share()}")
    field.press("Enter")
    page.locator("body[data-ready]").wait_for()
    assert "play/dungeons-dice-danger.html" in page.url
    expect(page.get_by_text("Bram").first).to_be_visible()
    # Share leads back to this site.
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("An address that opens it", exact=True)
    expect(link).to_have_value(re.compile(f"^{re.escape(site)}play/dungeons-dice-danger.html#m=DWG2"))
    expect(page.get_by_role("img", name=re.compile("camera"))).to_be_visible()
    page.close()


def test_a_game_begun_from_a_code_is_offered_where_its_game_is_opened_without_one(
    site: str, desk: BrowserContext
) -> None:
    address = f"{site}play/dungeons-dice-danger.html?lang=en&speed=0"
    code = dw.DungeonsDiceDanger(["Ada", "Bram"], seed=3, autosave=False).share()
    page = opened(desk, f"{address}#m={code}")
    before = str(board(page).evaluate(SHOWN))
    page.locator(".pair").first.click()
    answered(page, board(page), before)
    page.close()
    for again in (opened(desk, address), opened(desk, f"{address}#m={code}")):
        expect(again.get_by_text("Go on with your game")).to_be_visible()
        again.get_by_role("button", name="Go on").click()
        expect(again.get_by_text("Bram").first).to_be_visible()
        expect(again.locator(".target").first).to_be_visible()
        again.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_the_board_of_the_front_page_is_a_game_that_can_be_played_at_once(
    site: str, desk: BrowserContext, phone: BrowserContext, screen: str
) -> None:
    page = (phone if screen == "phone" else desk).new_page()
    page.goto(f"{site}?lang=fr")
    shown = board(page)
    expect(shown.get_by_text("Vampire").first).to_be_visible()
    assert page.evaluate("scrollY") == 0
    before = str(shown.evaluate(SHOWN))
    add = page.locator("""[data-choice='["add"]']""").first
    add.tap() if screen == "phone" else add.click()
    answered(page, shown, before)  # Python has woken, and the choice was made
    # Nothing stands out to the side, and the board has kept its height.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("board.clientHeight >= board.firstElementChild.clientHeight")
    page.goto(f"{site}play/welcome-to-the-dungeon.html?lang=fr")
    expect(page.get_by_role("button", name="Reprendre")).to_be_visible()
    page.close()


def test_a_site_holds_a_page_for_each_widget_and_no_script_in_its_pages(
    site: str, desk: BrowserContext
) -> None:
    for name in pages():
        text = desk.request.get(f"{site}play/{name}.html").text()
        assert "script-src 'self' 'wasm-unsafe-eval'" in text
        assert not re.search(r"<script(?! type=\"(module\" src|application/json))", text)


def test_a_first_visit_fetches_nine_megabytes_at_most(site: str, desk: BrowserContext) -> None:
    page = desk.request.get(f"{site}play/dungeon-fighter.html").text()
    build = re.search(r"b/[0-9a-f]+/", page)
    assert build
    names = (*PYODIDE, PACKAGES, "play.js", "worker.js", "site.css", "fighter.js")
    sent = [gzip.compress(desk.request.get(f"{site}{build[0]}{name}").body()) for name in names]
    assert min(map(len, sent)) > 50
    assert sum(map(len, sent)) < 9_000_000
