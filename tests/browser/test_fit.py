"""It fits: in every phase of every game, on every screen, turn line, board and choices are seen together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from dungeon_widgets import DungeonsDiceDanger
from dungeon_widgets.widgets.page.bundle import bundle_path, page_code
from scripts import chromium

from . import phases
from .conftest import SEEN
from .direct import HOME, PAGE
from .pages import fresh_page
from .steady import steady

# The sizes between and beyond are left to the soak: they break with the others, and each takes a minute.
SCREENS = [
    (934, 640),
    pytest.param(1230, 640, marks=pytest.mark.soak),
    pytest.param(1480, 950, marks=pytest.mark.soak),
]
TELEPHONES = [
    (360, 800),
    pytest.param(560, 800, marks=pytest.mark.soak),
    pytest.param(320, 700, marks=pytest.mark.soak),
]
# Code is long and sent once to each page.
LEARN = """async ([name, code]) => {
  modules[name] = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
}"""
# As anywidget does it, on a model that nobody answers; the widget of an earlier moment goes, its module stays.
MOUNT = """([name, state]) => {
  window.mounted?.abort();
  const { default: widget } = modules[name];
  const el = document.createElement("div");
  el.id = "game";
  document.getElementById("game").replaceWith(el);
  scrollTo(0, 0);
  const model = {
    get: (name) => state[name], set: (name, value) => { state[name] = value; },
    on(event, handler) { if (event === "msg:custom") heard.push(handler); },
    off() {}, save_changes() {}, send() {},
  };
  window.heard = [];
  window.mounted = new AbortController();
  widget.render({ model, el, signal: mounted.signal });
}"""

# What is where, and what of it cannot be seen.
MEASURE = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  const frame = root.querySelector(".dw");
  const box = (element) => element.getBoundingClientRect();
  const whole = box(frame);
  const visible = (element) => box(element).width > 0 && getComputedStyle(element).visibility !== "hidden";
  const outside = (element) => {
    const { left, right, top, bottom } = box(element);
    return left < whole.left - 1 || right > whole.right + 1 || top < whole.top - 1 || bottom > whole.bottom + 1;
  };
  const named = (element) => `${element.className?.baseVal ?? element.className}: ${element.textContent.slice(0, 40)}`;
  const all = (selector) => [...root.querySelectorAll(selector)].filter(visible);
  const scrolls = all("*").filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const down = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    const across = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    return (down || across) && !element.matches(".pan");
  });
  // On a telephone the one region that scrolls may hold more than is seen at once.
  const held = (element) => innerWidth <= 560 && scrolls.some((one) => one.contains(element));
  // A text that is longer than its line may end in dots; one that is cut without them may not.
  const cut = all(".choice, .choice > b, .tile > b, .goal > b, .pair b, .turn, .player, .mine, .tray, .acts")
    .filter((element) => {
      const style = getComputedStyle(element);
      const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      return !dots && (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2)
        && style.overflow !== "visible";
    });
  // The turn line is whole: no line of it is left out or cut at an edge.
  const words = all(".turn .words").filter((element) =>
    element.scrollHeight - Number.parseFloat(getComputedStyle(element).paddingTop) > element.parentElement.clientHeight + 1);
  // What may be chosen is not cut off by the edge of the table.
  const clipped = all("[data-choice]:not(svg *)").filter((element) => !held(element)).filter((element) => {
    let frame = element.parentElement;
    while (frame && getComputedStyle(frame).overflowY === "visible") frame = frame.parentElement;
    if (!frame || scrolls.includes(frame)) return false;
    return box(element).bottom > box(frame).bottom + 1 || box(element).right > box(frame).right + 1;
  });
  // Nothing of a control hangs out of it.
  const hanging = all(".choice, .tile, .pair, .goal, .mapkeys .btn, .kind, .mine, .piles, .drawn .card, .foe .card").flatMap((element) => {
    const { left, right, top, bottom } = box(element);
    return [...element.querySelectorAll("b, small, .foot .chip, .drawn .card, span:not(.unseen, .k, .tag, .seal)")].filter(visible).filter((part) => {
      const one = box(part);
      return one.left < left - 1 || one.right > right + 1 || one.top < top - 1 || one.bottom > bottom + 1;
    });
  });
  // Two controls must not lie on each other: the middle of each is its own.
  const covered = all("[data-choice]:not(svg *)").filter((element) => !held(element)).filter((element) => {
    const { left, top, width, height } = box(element);
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const there = root.elementFromPoint(x, y);
    return !(there && (element.contains(there) || there.contains(element)));
  });
  // What stands side by side or one under the other keeps to itself; badges on a corner may lie on it.
  const apart = ["tiles", "tile", "namer", "kind", "steps", "crossing", "kit", "goals", "pairs", "pair"];
  const crowded = all(apart.map((name) => `.${name}`).join(", ")).flatMap((holder) => {
    const parts = [...holder.children].filter(visible)
      .filter((part) => getComputedStyle(part).position !== "absolute" && !part.matches(".unseen"));
    return parts.filter((part, at) => parts.slice(at + 1).some((other) => {
      const [one, two] = [box(part), box(other)];
      return one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1;
    }));
  });
  // These are read, not guessed: no dots.
  // On the lowest telephones a long text gives way to the odds of its tile: a touch tells it whole.
  const low = innerWidth <= 560 && innerHeight <= 700;
  const dotted = all(".tile > small, .herosheet .tile > b, .just li span, .player .cap > span:not(.manner), .rival .cap, .kit .cap, .bonuses li > span, .goal small")
    .filter((element) => !(low && element.matches(".tile:has(.foot) > small")))
    .filter((element) => !(innerHeight <= 750 && element.matches(".bidding:has(> .specials) .tile.wordy:has(.foot) > small")))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2);
  // On a wall the title and the players are read from afar.
  const unread = all(".bar h2, .onbar, .onbar li, .onbar b, .onbar small")
    .filter((element) => frame.dataset.size === "big" && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1));
  return {
    unread: unread.map(named),
    crowded: crowded.map(named),
    dotted: dotted.map(named),
    height: Math.round(whole.height),
    mini: all(".mini").length,
    bottom: whole.bottom,
    sideways: document.documentElement.scrollWidth - innerWidth,
    turn: all(".turn").length,
    board: all(".table").length,
    choices: all("[data-choice], [data-throw]").length,
    outside: all(".turn, .table, .acts, .tray, .mine, .players, .side, .time, [data-choice]:not(svg *)")
      .filter((element) => !held(element)).filter(outside).map(named),
    scrolls: scrolls.map(named),
    cut: [...cut, ...words].map(named),
    clipped: clipped.map(named),
    covered: covered.map(named),
    hanging: hanging.map(named),
  };
}"""


@pytest.fixture(scope="module", params=sorted(phases.GAMES))
def game(request: pytest.FixtureRequest) -> dict[str, phases.State]:
    found: dict[str, phases.State] = phases.GAMES[request.param]("en")
    assert {"over", "past"} <= set(found)
    assert len(found) > 7
    return found


@pytest.fixture(scope="module")
def classic(browser: Browser) -> Iterator[Browser]:
    """A Chromium whose scrollbars take room, as most people's do."""
    other = browser.browser_type.launch(
        executable_path=chromium.find(), args=list(chromium.FLAGS), ignore_default_args=["--hide-scrollbars"]
    )
    yield other
    other.close()


@contextmanager
def opened(browser: Browser, width: int, height: int) -> Iterator[Page]:
    """A page of this size where moments are shown one after the other."""
    with fresh_page(browser, viewport={"width": width, "height": height}, reduced_motion="reduce") as page:
        page.route(HOME, lambda route: route.fulfill(body=PAGE, content_type="text/html"))
        page.add_init_script(SEEN)
        page.goto(HOME)
        yield page


def measured(page: Page, state: phases.State, *, face: bool = False, **changed: Any) -> dict[str, Any]:
    """The widget at one moment, once it knows its room; in the fonts of the machine, or in our own face."""
    name = state["bundle"]
    module = f"{name} {face}"
    if not page.evaluate("module => module in (window.modules ??= {})", module):
        code = page_code(name) if face else bundle_path(name).read_text(encoding="utf-8")
        page.evaluate(LEARN, [module, code])
    page.evaluate(MOUNT, [module, {**state, **changed}])
    page.locator(".dw").wait_for()
    steady(page)
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def faults(found: dict[str, Any]) -> list[str]:
    looked_for = ("outside", "cut", "clipped", "covered", "hanging", "crowded", "dotted", "unread")
    said = [f"{what}: {found[what]}" for what in looked_for if found[what]]
    if len(found["scrolls"]) > 1:
        said.append(f"scrolls: {found['scrolls']}")
    if found["sideways"] > 0:
        said.append(f"{found['sideways']} px too wide")
    if not (found["turn"] and found["board"] and found["choices"]):
        said.append("no turn line, board or choice")
    return said


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_everything_is_on_a_screen_at_once_and_keeps_its_place(
    browser: Browser, game: dict[str, phases.State], width: int, height: int
) -> None:
    with opened(browser, width, height) as page:
        found = {name: measured(page, state) for name, state in game.items()}
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}
    assert len({one["height"] for one in found.values()}) == 1
    assert all(one["bottom"] <= height for one in found.values())
    if "write, 2 left" in game:  # a sheet is seen whole: its map does not scroll, and nothing lies on it
        assert not any(one["mini"] for one in found.values())


@pytest.mark.parametrize(("width", "height"), TELEPHONES)
def test_on_a_telephone_it_is_one_column_of_one_height(
    browser: Browser, game: dict[str, phases.State], width: int, height: int
) -> None:
    with opened(browser, width, height) as page:
        found = {name: measured(page, state) for name, state in game.items()}
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}
    assert len({one["height"] for one in found.values()}) == 1


@pytest.mark.parametrize("which", ["welcome", "dice_danger"])
def test_on_a_low_telephone_board_choices_and_undo_are_seen_together(browser: Browser, which: str) -> None:
    moments = phases.GAMES[which]("en")
    with opened(browser, 360, 670) as page:  # an output 360 px wide in JupyterLab
        found = {}
        for name, state in moments.items():
            found[name] = measured(page, state)
            assert page.get_by_role("button", name="Undo").first.is_visible(), name
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}
    assert {one["bottom"] <= 670 for one in found.values()} == {True}


def test_it_fits_with_scrollbars_that_take_room(classic: Browser, game: dict[str, phases.State]) -> None:
    with opened(classic, 934, 640) as page:
        found = {name: measured(page, state) for name, state in game.items()}
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}
    assert len({one["height"] for one in found.values()}) == 1


def test_it_fits_between_a_telephone_and_a_screen_and_on_a_wall(
    browser: Browser, game: dict[str, phases.State]
) -> None:
    found = {}
    for width, height, size in [(700, 640, "normal"), (1366, 768, "big")]:
        with opened(browser, width, height) as page:
            for name, state in game.items():
                found[f"{width} {name}"] = measured(page, state, size=size)
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}
    if "write, 2 left" in game:  # a class sees the whole sheet
        assert not any(one["mini"] for name, one in found.items() if name.startswith("1366"))


@pytest.mark.parametrize(("width", "height"), [(934, 640), pytest.param(1230, 640, marks=pytest.mark.soak)])
def test_large_fits_what_a_notebook_leaves_on_a_small_laptop(
    browser: Browser, game: dict[str, phases.State], width: int, height: int
) -> None:
    with opened(browser, width, height) as page:
        found = {name: measured(page, state, size="big") for name, state in game.items()}
        drawn = page.locator(".dw").evaluate("element => Number(getComputedStyle(element).zoom)")
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}
    assert all(one["bottom"] <= height for one in found.values())
    assert drawn >= 1.15  # still larger than it was
    if "write, 2 left" in game:  # the whole sheet there too
        assert not any(one["mini"] for one in found.values())


def test_long_names_of_bonuses_keep_off_their_numbers_in_large(browser: Browser) -> None:
    widget = DungeonsDiceDanger(
        sheet="defiant_dinosaurs", players=["Ada", "bot:random"], seed=3, lang="fr", speed=0, autosave=False
    )
    with opened(browser, 934, 640) as page:
        assert faults(measured(page, phases.state_of(widget), size="big")) == []


# What lies on what: nothing may lie on the players, the board or the choices while a notice stands.
UNDER = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  const notices = [...root.querySelectorAll(".notice, .offer")].map((one) => one.getBoundingClientRect());
  const parts = [...root.querySelectorAll(".bar, .turn, .body, .acts, .player, .time, .footbar")];
  return [notices.length, parts.filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const seen = width > 0 && getComputedStyle(part).visibility === "visible";
    return seen && notices.some((one) => one.left < right - 1 && one.right > left + 1 && one.top < bottom - 1 && one.bottom > top + 1);
  }).map((part) => part.className)];
}"""
SAY = """(message) => { for (const hear of heard) hear({ json: JSON.stringify(message) }, []); }"""


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [
        (934, 600, "normal"),  # the least room there is
        (360, 740, "normal"),  # a telephone on which a link is opened again
        pytest.param(360, 800, "normal", marks=pytest.mark.soak),
        pytest.param(934, 640, "normal", marks=pytest.mark.soak),
        pytest.param(934, 640, "big", marks=pytest.mark.soak),
    ],
)
def test_a_notice_covers_nothing_and_all_still_fits(
    browser: Browser, game: dict[str, phases.State], width: int, height: int, size: str
) -> None:
    offer = {"type": "offer", "saved": {"when": 1_767_261_660_000, "step": 39}}
    bad = {}
    with opened(browser, width, height) as page:
        for name, state in game.items():
            if name == "past":
                continue  # the offer is made on a new game
            measured(page, state, size=size)
            before = page.locator(".dw").evaluate("element => element.clientHeight")
            page.evaluate(SAY, offer)
            page.locator(".offer").wait_for()
            steady(page)
            if width == 360:  # nothing is pushed out of sight, and what stands at the foot stays there
                frame, foot = (page.locator(part).last.bounding_box() for part in (".dw", ".footbar, .time"))
                assert frame is not None
                assert foot is not None
                assert page.locator(".dw").evaluate("element => element.clientHeight") == before
                assert foot["y"] + foot["height"] == pytest.approx(frame["y"] + frame["height"], abs=2)
            notices, under = page.evaluate(UNDER)
            assert notices == 1
            # On a telephone the offer stands where it is said whose turn it is.
            said = [*under, *faults({**page.evaluate(MEASURE), **({"turn": 1} if width == 360 else {})})]
            if said:
                bad[name] = said
    assert bad == {}


def test_it_fits_in_its_own_face_too_and_wears_it(browser: Browser) -> None:
    moments = phases.GAMES["welcome"]("en")
    with opened(browser, 934, 640) as page:
        found = {name: measured(page, state, face=True) for name, state in moments.items()}
        worn = page.evaluate("document.fonts.load('600 15px \"Gelasio DW\"').then(found => found.length)")
        faces = page.evaluate("document.fonts.size")
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}
    assert (worn, faces) == (1, 1)  # registered once, however often a widget was shown


@pytest.mark.parametrize(("width", "height"), [(934, 640), (360, 800)])
def test_french_fits_too(browser: Browser, width: int, height: int) -> None:
    with opened(browser, width, height) as page:
        found = {
            f"{which} {name}": measured(page, state)
            for which, moments in phases.GAMES.items()
            for name, state in moments("fr").items()
        }
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}


@pytest.mark.parametrize(("width", "height", "least"), [(934, 640, 300), (360, 800, 356), (320, 700, 316)])
def test_a_target_is_large_enough_to_throw_at(browser: Browser, width: int, height: int, least: int) -> None:
    with opened(browser, width, height) as page:
        for name, state in phases.fighter().items():
            if not name.startswith("launch"):
                continue
            measured(page, state)
            target = page.locator(".tabletop").bounding_box()
            assert target is not None
            assert target["width"] >= least, name
