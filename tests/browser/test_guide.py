"""The notes of the first round: each beside the part it is about, inside the window, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from dungeon_widgets import DungeonFighter, Dungeons, DungeonsDiceDanger, WelcomeToTheDungeon
from dungeon_widgets.widgets.page.bundle import bundle_path
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .direct import HOME, MOUNT, PAGE, Direct, listening
from .pages import fresh_page
from .phases import State, state_of
from .steady import steady

GAMES: list[type[GameWidget]] = [WelcomeToTheDungeon, DungeonsDiceDanger, DungeonFighter, Dungeons]
# French takes more room; the last one is a notebook in a small window.
SCREENS = [(934, 640, "fr"), (1480, 950, "en"), (360, 784, "fr"), (800, 420, "en")]
# Where the note and the ring are, and how much the note covers of what it is about, and of what is chosen in Fighter.
NOTED = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  const box = (selector) => root.querySelector(selector).getBoundingClientRect();
  const [note, spot, frame] = [box(".guidenote"), box(".spot"), box(".dw")];
  const shared = (a, b, low, high) => Math.max(0, Math.min(a[high], b[high]) - Math.max(a[low], b[low]));
  const inside = (one, [left, top, right, bottom]) =>
    one.left >= left - 1 && one.top >= top - 1 && one.right <= right + 1 && one.bottom <= bottom + 1;
  return {
    pointed: spot.width > 12 && shared(spot, frame, "left", "right") * shared(spot, frame, "top", "bottom") > 0,
    seen: inside(note, [0, 0, innerWidth, innerHeight]),
    ringed: Math.min(spot.bottom, innerHeight) - Math.max(spot.top, 0) > 24,
    covered: shared(note, spot, "left", "right") * shared(note, spot, "top", "bottom") / (spot.width * spot.height),
    choices: [...root.querySelectorAll("[data-choice], [data-throw]")].map((choice) => choice.getBoundingClientRect())
      .filter((choice) => shared(note, choice, "left", "right") * shared(note, choice, "top", "bottom") > 0).length,
  };
}"""


def first_choices(game: type[GameWidget], lang: str) -> list[tuple[int, State]]:
    """A new game at the moments its notes wait for: how many notes, and what the page is given."""
    widget = game(players=["You", "bot:random"], seed=2, lang=lang)
    if not isinstance(widget, DungeonFighter):
        return [(5 if isinstance(widget, WelcomeToTheDungeon) else 4, state_of(widget))]
    found = []
    for phase, notes in (("room", 2), ("die", 2), ("launch", 2)):
        while widget.view()["phase"] != phase:
            widget.act(widget.legal[0])
        found.append((notes, state_of(widget)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_note_stands_beside_what_it_is_about(browser: Browser, game: type[GameWidget]) -> None:
    moments = {lang: first_choices(game, lang) for lang in ("en", "fr")}
    code = bundle_path(moments["en"][0][1]["bundle"]).read_text(encoding="utf-8")
    screens = [(*screen, *moment) for screen in SCREENS for moment in moments[screen[2]]]
    for width, height, _lang, notes, state in screens:
        size = {"width": width, "height": height}
        with fresh_page(browser, viewport=size, reduced_motion="reduce") as page:
            page.route(HOME, lambda route: route.fulfill(body=PAGE, content_type="text/html"))
            page.expose_function("sayToPython", lambda _message: [])
            page.goto(HOME)
            page.evaluate(MOUNT, [code, state])
            note = page.locator(".guidenote")
            for number in range(1, notes + 1):
                expect(note.locator(".dots i.seen")).to_have_count(1)
                steady(page)
                found = page.evaluate(NOTED)
                assert (found["pointed"], found["seen"], found["ringed"]) == (True,) * 3, (width, number)
                assert found["covered"] < 0.1, (width, number, found)
                if game is DungeonFighter and height > 420:
                    assert found["choices"] == 0, (width, number, found)
                note.locator(".btn.main").press("Enter")
            expect(note).to_have_count(0)


# How far each edge of the ring lies outside the part it is about.
RINGED = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  const [ring, part] = [".spot", ".tabletop"].map((selector) => root.querySelector(selector).getBoundingClientRect());
  return [part.left - ring.left, part.top - ring.top, ring.right - part.right, ring.bottom - part.bottom];
}"""


def test_the_ring_follows_the_target_that_the_board_scrolls_into_sight(browser: Browser) -> None:
    """On a telephone, whoever chose a die below the table is taken back to the table, and so is the ring."""
    with listening():
        game = DungeonFighter(["You"], autosave=False, heroes=["wilrond", "murka"], seed=3, speed=0)
    while game.view()["phase"] != "die":
        game.act(game.legal[0])
    with fresh_page(browser, viewport={"width": 360, "height": 740}, has_touch=True) as page:
        direct = Direct(page, game)
        direct.show()
        notes = page.locator(".guidenote")
        while notes.count() > 0:
            notes.locator(".btn.main").press("Enter")
        page.locator(".fbody").evaluate("part => { part.scrollTop = part.scrollHeight }")
        direct.after(lambda: game.act(game.legal[0]))
        expect(notes).to_have_count(1)
        steady(page)
        assert page.evaluate(RINGED) == pytest.approx([6] * 4, abs=1)
