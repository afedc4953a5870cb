"""Other screens in real browsers: friends at one table, phones of a class, the wall."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import dungeon_widgets as dw
from tests.widgets.conftest import data_folder as data_folder

from .conftest import ROOT, SEEN
from .steady import PATIENCE_MS

AXE = (ROOT / "js/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


@contextmanager
def served(widget: Any) -> Iterator[Callable[[Callable[[], Any]], None]]:
    """Run a table's or a class's errands in a thread; what is to be done there is handed over."""
    widget._errands._loop = None  # Playwright's, in which they would be run a second time, out of their order
    thread = Thread(target=widget.serve, daemon=True)
    thread.start()
    yield widget._errands.leave
    widget._errands.leave(widget.close)
    thread.join(10)


@pytest.fixture
def screen(browser: Browser) -> Iterator[Callable[..., Page]]:
    """A page in a browser of its own; a fault in it fails the test."""
    contexts, faults = [], []

    def make(address: str, width: int = 360, height: int = 740, **settings: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        context.add_init_script(SEEN)
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


def no_violations(page: Page) -> None:
    """What a screen reader needs is there."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { rules: { 'page-has-heading-one': { enabled: false } } })")
    assert [(one["id"], one["nodes"][0]["html"][:120]) for one in found["violations"]] == []


def no_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def fits(wall: Page) -> None:
    """A projector is not scrolled."""
    high = "[document.documentElement.scrollHeight, innerHeight]"
    shown, room = wall.evaluate(high)
    assert shown <= room
    expect(wall.locator(".wallfoot")).to_be_in_viewport(ratio=1)


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_friends_at_one_table(screen: Callable[..., Page]) -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "Bram"], hero="warrior", first=0, seed=7, autosave=False)
    invitation = game.invite(seat=None, window=0)
    links = invitation.links
    with served(invitation):
        ada, bo = screen(links[0]), screen(links[1], color_scheme="dark")
        no_violations(ada)
        no_sideways(ada)
        sit(ada, "Ada L")
        sit(bo, "Bo")
        wall, looking_on = screen(links["wall"], 1366, 768), screen(links["wall"])
        # A telephone is no wall.
        expect(looking_on.locator(".dw[data-room]")).to_have_attribute("data-size", "normal")
        expect(looking_on.get_by_text("13 left")).to_be_in_viewport(ratio=1)
        expect(bo.get_by_text("Ada L is choosing")).to_be_visible()
        expect(wall.get_by_text("Ada L").first).to_be_visible()
        ada.get_by_role("button", name=re.compile("^Draw")).click()
        ada.get_by_role("button", name=re.compile("^Add")).first.click()
        # The other screen plays what happened, and then it is their turn.
        expect(bo.get_by_role("button", name=re.compile("^Draw"))).to_be_enabled()
        expect(ada.get_by_text("Bo is choosing")).to_be_visible()
        no_sideways(bo)
        # What the host has to say moves no choice away under a finger.
        acts = bo.locator(".acts").first
        before = acts.bounding_box()
        bo.locator(".hostline").evaluate(
            "(line) => { line.hidden = false; line.textContent = 'The host is busy.'; }"
        )
        expect(bo.get_by_text("The host is busy.")).to_be_in_viewport()
        assert acts.bounding_box() == before
        # Lost and back: the browser knows who it is.
        bo.reload()
        expect(bo.get_by_role("button", name=re.compile("^Draw"))).to_be_enabled()
        bo.get_by_role("button", name=re.compile("^Pass")).click()
        expect(wall.get_by_text("Bo", exact=False).first).to_be_visible()
    expect(ada.get_by_text("The host has ended it")).to_be_visible()
    game.close()


def test_four_phones_and_a_wall(screen: Callable[..., Page]) -> None:
    room = dw.ClassRoom()
    live = room.go_live(["L02.p1", "L02.q3"])
    with served(live) as do:
        address, code = live.address, live.code
        phones = [
            screen(f"{address}/#{code}", color_scheme=scheme) for scheme in ("light", "dark", "light", "dark")
        ]
        for phone, name in zip(phones, ("Mia", "Tom", "Zoé", "Bo"), strict=True):
            expect(phone.get_by_label("Code")).to_have_value(code)
            for note in ("A nickname is fine", "No account"):
                expect(phone.get_by_text(note)).to_be_in_viewport()
            phone.get_by_label("Your name").fill(name)
            phone.keyboard.press("Enter")
            expect(phone.get_by_text("You are in.")).to_be_visible()
        wall = screen(live.wall, 1920, 1080)
        expect(wall.get_by_text("have joined")).to_be_visible()
        no_violations(phones[0])
        do(live.ask)
        for phone, guess in zip(phones, ("50", "1/3", "0.7", "65"), strict=True):
            field = phone.get_by_role("textbox", name="Your guess in per cent")
            field.fill(guess)
            phone.keyboard.press("Enter")
            expect(phone.get_by_text("committed at")).to_be_visible()
        no_violations(phones[1])
        expect(wall.get_by_text("4 of 4 answers are in.")).to_be_visible()
        expect(wall.locator(".ldots > i")).to_have_count(4)
        fits(wall)
        assert "139/216" not in wall.content() + phones[0].content()
        do(live.shut)
        do(live.tell)
        for phone in phones:
            expect(phone.locator(".truth")).to_contain_text("139/216")
            no_sideways(phone)
        expect(wall.get_by_text("exact 139/216")).to_be_visible()
        no_violations(wall)
        assert sorted(given.answer for given in room.answers("L02.p1")) == ["1/3", "50%", "65%", "70%"]
        phones[0].get_by_role("button", name="FR").click()
        expect(phones[0].get_by_text("révélée")).to_be_visible()
    expect(phones[0].get_by_text(re.compile("ended it|mis fin"))).to_be_visible()


def test_a_phone_changes_its_name_and_sees_the_board_of_a_puzzle_and_dice(
    screen: Callable[..., Page],
) -> None:
    live = dw.ClassRoom().go_live([dw.Puzzles.ask("welcome-1"), "L02.p1"])
    with served(live) as do:
        phone = screen(f"{live.address}/#{live.code}", color_scheme="dark")
        phone.get_by_label("Your name").fill("Mai")
        phone.keyboard.press("Enter")
        change = phone.get_by_role("button", name="Change my name")
        change.focus()
        phone.keyboard.press("Enter")
        no_violations(phone)
        phone.keyboard.type("Mia")  # the old name is selected
        phone.keyboard.press("Enter")
        expect(phone.locator(".namebadge")).to_have_text("MMia")
        expect(change).to_be_focused()
        do(live.ask)
        wall = screen(live.wall, 1366, 768)
        expect(wall.get_by_role("img", name=re.compile("Welcome to the Dungeon"))).to_be_visible()
        fits(wall)
        assert wall.get_by_role("button").count() == 0  # it has no control
        board = phone.get_by_role("button", name=re.compile("Welcome to the Dungeon.*larger"))
        picture = phone.locator(".lboard img").element_handle()
        phone.wait_for_function("img => img.naturalWidth > 0", arg=picture)  # it was drawn
        narrow = picture.evaluate("img => img.clientWidth")
        board.press("Enter")
        phone.wait_for_function("([img, narrow]) => img.clientWidth > 2 * narrow", arg=[picture, narrow])
        no_sideways(phone)
        no_violations(phone)
        phone.get_by_role("radio").nth(1).check(force=True)
        phone.get_by_role("button", name=re.compile("Commit")).click()
        expect(wall.get_by_text("1 of 1 answers are in.")).to_be_visible()
        do(live.shut)
        do(live.tell)
        expect(phone.locator(".lbars [data-right]")).to_have_text(re.compile("^a.*right$"))
        expect(wall.locator(".lbars [data-right]")).to_have_count(1)
        fits(wall)
        do(live.next)
        do(live.ask)
        expect(phone.get_by_text("for example 1 + 6 = 7")).to_be_visible()
        expect(wall.get_by_text("for example 1 + 6 = 7")).to_be_visible()
        no_violations(phone)
        fits(wall)


def test_a_class_without_names_asks_for_none(screen: Callable[..., Page]) -> None:
    live = dw.ClassRoom().go_live(["L02.p1"], names=False)
    with served(live):
        typing, scanned = screen(live.address), screen(f"{live.address}/#{live.code}")
        for phone in (typing, scanned):
            expect(phone.get_by_text("No name is asked for.")).to_be_visible()
            expect(phone.get_by_label("Your name")).to_have_count(0)
        typing.get_by_label("Code").fill(live.code.lower())
        for phone in (typing, scanned):
            phone.get_by_role("button", name="Join").click()
            expect(phone.get_by_text("You are in.")).to_be_visible()


def test_a_screen_says_that_the_host_is_away_and_comes_back(screen: Callable[..., Page]) -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "Bram"], hero="warrior", first=0, seed=7, autosave=False)
    invitation = game.invite(seat=None, window=0)
    with served(invitation):
        page = screen(invitation.links[0])
        sit(page, "Ada")
        expect(page.get_by_role("button", name=re.compile("^Draw"))).to_be_enabled()
        server = invitation._server
        server.soon(lambda: [socket.end() for socket in list(server.sockets)])
        expect(page.locator(".hostline")).to_contain_text("The host is away")
        expect(page.locator(".hostline")).to_be_hidden()
        page.get_by_role("button", name=re.compile("^Draw")).click()
        expect(page.get_by_role("button", name=re.compile("^Add"))).to_be_enabled()
    game.close()


def host_page(browser: Browser, widget: Any, tmp_path: Path, width: int, scheme: str) -> Page:
    """The host's own widget in a plain page: what its kernel sends is recorded, and the page is given it."""
    from dungeon_widgets.widgets.page.bundle import bundle_path

    state = {
        name: part
        for name, part in widget.get_state().items()
        if not name.startswith("_") and name != "layout"
    }
    html = tmp_path / "host.html"
    html.write_text(
        f"""<!doctype html><html lang="en"><title>host</title><meta charset="utf-8"><style>:root {{ color-scheme: light dark }}</style><main id="here"></main>
        <script type="module">
        import widget from "./live.js";
        const state = {json.dumps(state)}; const heard = [];
        window.sent = [];
        const model = {{ get: (k) => state[k], set() {{}}, save_changes() {{}}, off() {{}},
          on: (event, f) => event === "msg:custom" && heard.push(f), send: (m) => window.sent.push(m) }};
        window.tell = (m) => heard.forEach((f) => f({{ json: JSON.stringify(m) }}, []));
        widget.render({{ model, el: document.getElementById("here"), signal: new AbortController().signal }});
        </script>""",
        encoding="utf-8",
    )
    (tmp_path / "live.js").write_bytes(bundle_path("live").read_bytes())
    page = browser.new_page(viewport={"width": width, "height": 768}, color_scheme=scheme)
    page.route(
        "http://127.0.0.1/**",
        lambda route: route.fulfill(path=tmp_path / route.request.url.rsplit("/", 1)[1]),
    )
    page.goto("http://127.0.0.1/host.html")
    return page


@pytest.mark.parametrize(("width", "scheme"), [(934, "light"), (360, "dark")])
def test_what_the_host_sees(browser: Browser, tmp_path: Path, width: int, scheme: str) -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "Bram", "bot:careful"], hero="warrior", seed=7, autosave=False)
    invitation = game.invite()
    page = host_page(browser, invitation, tmp_path, width, scheme)
    sent: list[Any] = []
    invitation.send = sent.append
    invitation._on_links({})
    page.evaluate("(m) => window.tell(m)", sent[0])
    expect(page.get_by_role("heading", name="Bram")).to_be_visible()
    expect(page.get_by_role("img", name="The link of Bram as a picture for a camera")).to_be_visible()
    no_violations(page)
    no_sideways(page)
    page.get_by_role("button", name="Use a bot").click()
    assert page.evaluate("window.sent.at(-1)") == {"type": "bot", "seat": 1, "bot": "club"}
    # The bot keeps the seat warm: the card still has its link.
    invitation.bot(1, "club")
    page.close()
    page = host_page(browser, invitation, tmp_path, width, scheme)
    invitation._on_links({})
    page.evaluate("(m) => window.tell(m)", sent[-1])
    card = page.locator(".seatcard").nth(1)
    expect(card).to_contain_text("A bot plays here until somebody opens the link.")
    expect(card.get_by_role("textbox")).to_have_value(invitation.links[1])
    no_violations(page)
    no_sideways(page)
    card.get_by_role("button", name="Wait for a person").click()
    assert page.evaluate("window.sent.at(-1)") == {"type": "person", "seat": 1}
    page.close()
    invitation.close()
    game.close()


@pytest.mark.parametrize(("width", "scheme"), [(934, "light"), (360, "dark")])
def test_what_the_teacher_sees(browser: Browser, tmp_path: Path, width: int, scheme: str) -> None:
    live = dw.ClassRoom(lang="en").go_live("L02")
    live.ask()
    page = host_page(browser, live, tmp_path, width, scheme)
    expect(page.get_by_role("button", name=re.compile("^Close"))).to_be_enabled()
    no_violations(page)
    no_sideways(page)
    page.get_by_role("button", name=re.compile("^Close")).click()
    assert page.evaluate("window.sent.at(-1)") == {"type": "shut"}
    page.close()
    live.close()
