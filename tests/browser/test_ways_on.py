"""What a play page says when something is missing: a sentence, and a way on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from .board import SHOWN
from .conftest import SEEN

GAME = "play/welcome-to-the-dungeon.html?lang=en&speed=0&hero=warrior&seed=3"
NO_WASM = "delete globalThis.WebAssembly;"
FULL = """IDBObjectStore.prototype.put = () => {
  throw new DOMException("no room", "QuotaExceededError");
};"""
CHOICE = """[data-choice^='["']:not([aria-disabled='true'])"""


def opened(page: Page, address: str, script: str = "") -> Page:
    page.add_init_script(SEEN + script)
    page.goto(address)
    return page


def test_without_webassembly_the_address_goes_to_another_browser(page: Page, site: str) -> None:
    opened(page, f"{site}{GAME}", NO_WASM)
    expect(page.get_by_role("alert")).to_contain_text("WebAssembly is missing or switched off")
    expect(page.get_by_label("To copy")).to_have_value(f"{site}{GAME}")
    page.get_by_role("button", name="Other ways to play").click()
    expect(page).to_have_url(re.compile("index.html[?]lang=en#notebook$"))
    expect(page.locator("#notebook")).to_be_in_viewport()


def test_a_full_browser_says_that_the_game_is_not_kept_and_gives_a_code(page: Page, site: str) -> None:
    opened(page, f"{site}{GAME}&players=Ada,Bram", FULL)
    page.locator("body[data-ready]").wait_for()
    board = page.locator("[data-room]").first
    before = str(board.evaluate(SHOWN))
    page.locator(CHOICE).first.click()
    page.wait_for_function(
        f"([root, before]) => ({SHOWN})(root) !== before", arg=[board.element_handle(), before]
    )
    pill = page.locator("#pill")
    expect(pill).to_contain_text("the game is not kept")
    pill.get_by_role("button", name="Get a code to keep").click()
    field = pill.get_by_label("To copy")
    expect(field).to_have_value(re.compile(f"^{re.escape(site)}play/welcome-to-the-dungeon.html#m=DWG2"))
    address = field.input_value()
    pill.get_by_role("button", name="Close").click()
    expect(pill).to_be_hidden()
    # Said once: it stays true.
    again = page.context.new_page()
    again.goto(address)
    again.locator("body[data-ready]").wait_for()
    expect(again.get_by_text("Bram").first).to_be_visible()


def test_a_full_browser_offers_no_code_of_a_game_that_is_played_for_real(page: Page, site: str) -> None:
    opened(page, f"{site}{GAME}&players=Ada,Bram&mode=play", FULL)
    page.locator("body[data-ready]").wait_for()
    page.locator(CHOICE).first.click()
    pill = page.locator("#pill")
    expect(pill).to_contain_text("the game is not kept")
    expect(pill.get_by_role("button")).to_have_text(["Close"])


def test_a_server_that_is_gone_is_named_and_can_be_tried_again(page: Page, site: str) -> None:
    def gone(route: Route) -> None:
        route.abort("connectionrefused")

    page.route("**/packages.bin", gone)
    opened(page, f"{site}{GAME}")
    expect(page.get_by_role("alert")).to_contain_text("The server of this page does not answer")
    page.unroute("**/packages.bin", gone)
    page.get_by_role("button", name="Try again").click()
    page.locator("body[data-ready]").wait_for()


def test_a_bot_that_thinks_can_be_stopped_and_the_game_stands_at_the_choice_before(
    page: Page, site: str
) -> None:
    opened(page, f"{site}{GAME}&players=Ada,bot:mcts:10000&first=0")
    page.locator("body[data-ready]").wait_for()
    draw = page.locator("""button.choice[data-choice='["draw"]']:not([aria-disabled='true'])""")
    draw.click()
    add = page.locator("""button.choice[data-choice='["add"]']:not([aria-disabled='true'])""")
    expect(add).to_be_visible()
    add.click()
    stop = page.locator("#pill").get_by_role("button", name="Stop")
    stop.click()
    # A kernel of its own again, at the choice that was made before the bot began to think.
    expect(page.locator("#pill")).to_be_hidden()
    expect(add).to_be_visible()
    page.get_by_role("button", name="Undo").first.click()
    expect(draw).to_be_visible()
