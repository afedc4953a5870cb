"""The page of Dungeon Fighter: for everybody's eyes and hands, in light and dark, and a throw seen to its end."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from dungeon_widgets import DungeonFighter
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from tests.games.fighter.helpers import fight, pass_all, put, take_die, turn

from . import phases
from .direct import Direct, listening
from .hand import Hand
from .steady import steady
from .still import complaints, violations
from .test_fit import measured, opened


@pytest.fixture(scope="module")
def moments() -> dict[str, phases.State]:
    return phases.fighter()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, moments: dict[str, phases.State], theme: str) -> None:
    found = {}
    # Dark colours are the same in all phases: one of each kind of table is enough.
    names = list(moments) if theme == "light" else ["room", "die", "launch plain", "shop", "over"]
    with opened(browser, 934, 640) as page:
        for name in names:
            measured(page, moments[name], theme=theme)
            found[name] = violations(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def first_throw(page: Page, **settings: object) -> DungeonFighter:
    """A game of one person at the first die, on a page that is answered."""
    with listening():
        # A monster that one throw does not beat.
        strong = {"heroes": ["wilrond", "murka"], "seed": 3, "difficulty": "infernal", **settings}
        game = DungeonFighter(["You"], autosave=False, **strong)  # type: ignore[arg-type]
    while game.view()["phase"] != "launch":
        game.act(game.legal[0])
    Direct(page, game).show()
    return game


def shown_again(page: Page, game: DungeonFighter) -> Page:
    """The same game on a page of its own, as large as the output of a notebook."""
    other = page.context.new_page()
    other.set_viewport_size({"width": 934, "height": 640})
    Direct(other, game).show()
    return other


def test_the_die_says_what_to_do_with_it_until_it_is_thrown_once(page: Page) -> None:
    heard = complaints(page)
    game = first_throw(page, speed=0.4)
    hint = page.get_by_text("Press, flick at the target, let go")
    expect(hint).to_be_visible()
    Hand(page, combine(game.view()["throw"]["launch"]["throws"])).throw()
    expect(hint).not_to_be_visible()
    # It flies, a lamp lights with its first bounce, and it is told what it came to.
    expect(page.locator(".lamps .on")).to_have_count(1)
    expect(page.locator(".stamp3")).to_be_visible()
    expect(page.locator(".scatter > *")).to_have_count(1)
    assert len(game.view()["thrown"]) == 1
    assert heard == []


def test_the_space_bar_throws_wherever_the_focus_is_and_scrolls_nothing(page: Page) -> None:
    page.set_viewport_size({"width": 934, "height": 420})  # there is something to scroll
    game = first_throw(page, speed=0)
    page.get_by_role("button", name="Walk to the right").click()
    where = page.evaluate("scrollY")
    for word in ("Stop the aim", "Stop the power", "Stop the loft"):
        page.keyboard.press(" ")
        expect(page.locator("[data-throw]")).to_contain_text(word)
        page.locator("section.dw").evaluate("widget => widget.focus({ preventScroll: true })")
    assert page.evaluate("scrollY") == where
    page.keyboard.press(" ")
    expect(page.locator(".scatter > *")).to_have_count(1)
    assert len(game.view()["thrown"]) == 1
    assert page.evaluate("scrollY") == where
    # Who plays by keys finds the next choice in hand, and after it what throws: at once, where the hero throws again.
    expect(page.locator("[data-choice]:focus, [data-throw]:focus")).to_be_visible()
    while game.view()["phase"] != "launch":
        page.keyboard.press("Enter")
        steady(page)
    expect(page.locator("[data-throw]:focus")).to_be_visible()


def test_what_is_chosen_is_named_whole_on_a_telephone(
    browser: Browser, moments: dict[str, phases.State]
) -> None:
    """Two ways to use one card differ in their last word."""
    with opened(browser, 360, 740) as page:
        for name in ("free", "weapons", "again", "light"):
            measured(page, moments[name])
            cut = "parts => parts.filter(part => part.scrollHeight > part.clientHeight).map(part => part.textContent)"
            assert page.locator(".throwrow .choice > :is(b, small)").evaluate_all(cut) == [], name


def choosing_a_die(page: Page, width: int, height: int) -> tuple[DungeonFighter, Direct]:
    """A page of this size before the first die is chosen."""
    page.set_viewport_size({"width": width, "height": height})
    with listening():
        game = DungeonFighter(["You"], autosave=False, heroes=["wilrond", "murka"], seed=3, speed=0)
    while game.view()["phase"] != "die":
        game.act(game.legal[0])
    direct = Direct(page, game)
    direct.show()
    return game, direct


def test_the_target_comes_into_sight_with_the_die_on_a_telephone(page: Page) -> None:
    """Whoever has scrolled down to choose finds the table when there is something to throw at it."""
    game, direct = choosing_a_die(page, 360, 740)
    page.locator(".fbody").evaluate("part => { part.scrollTop = part.scrollHeight }")
    expect(page.locator(".tabletop")).not_to_be_in_viewport(ratio=0.9)
    direct.after(lambda: game.act(game.legal[0]))
    expect(page.locator("[data-grip]")).to_be_in_viewport()
    expect(page.locator(".tabletop")).to_be_in_viewport(ratio=0.9)


def test_the_die_in_the_hand_comes_into_sight_in_a_low_window(page: Page) -> None:
    """A notebook in a low window shows the upper part of the board: the die lies at the lower end of the table."""
    game, direct = choosing_a_die(page, 934, 470)
    direct.after(lambda: game.act(game.legal[0]))
    expect(page.locator("[data-grip]")).to_be_in_viewport(ratio=1)


def test_each_die_says_what_it_does_and_how_likely_the_monster_dies_with_it(page: Page) -> None:
    game = first_throw(page, speed=0)
    while game.view()["phase"] != "die" or len(game.legal) < 2:
        game.act(game.legal[0])
    now = shown_again(page, game)
    shown = now.locator(".db.row")
    expect(shown).to_have_count(len(game.legal))
    hero = load_content().heroes[game.view()["heroes"][game.view()["active"]]["id"]]
    left = [colour for colour in ("red", "green", "blue") if ("die", colour) in game.legal]
    for row, colour in zip(shown.all(), left, strict=True):
        ability = load_content().abilities[hero.abilities[colour]]
        expect(row).to_contain_text(ability.text["en"])
        expect(row).to_contain_text("it dies")


# What lies on what in the odds of a throw: the numbers of its sections, the bars (where there is room), the names.
STACKED = """(box) => {
  const sides = (selector) => [...box.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const bars = sides(".sections i").filter(({ width }) => width > 0);
  return {
    shown: getComputedStyle(box.querySelector(".sections")).display !== "none",
    tallest: bars.length ? Math.max(...bars.map(({ height }) => height)) : null,
    numbers: Math.max(...sides(".sections span").map(({ bottom }) => bottom)),
    names: [Math.min(...sides(".sections b").map(({ top }) => top)), Math.max(...sides(".sections b").map(({ bottom }) => bottom))],
    links: sides(".links")[0].top,
  };
}"""


@pytest.mark.parametrize(("height", "notice"), [(600, True), (560, False), (640, False), (760, False)])
def test_the_odds_of_a_throw_are_bars_that_can_be_read_or_numbers_or_one_chance(
    page: Page, height: int, notice: bool
) -> None:
    """Beside three dice with their texts and beside one in the hand, never an empty strip: 50 % stands over miss."""
    with listening():
        game = DungeonFighter(heroes=["wilrond", "murka", "brad"], seed=7, autosave=False)
    game.act(game.legal[0])
    page.set_viewport_size({"width": 934, "height": height})
    Direct(page, game).show()

    def noticed() -> None:
        if notice:
            said = json.dumps({"type": "notice", "seq": 0, "kind": "info", "text": "Saved."})
            page.evaluate("json => hearFromPython([{ method: 'custom', content: { json } }])", said)
            page.locator(".notice").wait_for()
        steady(page)

    noticed()
    box = page.locator(".oddbox")
    expect(page.locator(".db.row")).to_have_count(3)
    found = box.evaluate(STACKED)
    if found["shown"]:
        assert found["numbers"] <= found["names"][0] + 1
        assert found["names"][1] <= found["links"] + 1
    else:
        expect(box).to_contain_text("It dies in 3 throws")
    page.locator(".db.lit").first.click()
    page.locator("[data-throw]").wait_for()
    expect(box).to_have_attribute("aria-busy", "false")
    noticed()
    found = box.evaluate(STACKED)
    assert found["shown"]
    assert found["tallest"] is None or found["tallest"] >= 20
    assert found["numbers"] <= found["names"][0] + 1
    assert found["names"][1] <= found["links"] + 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_bars_beside_a_long_ability_can_be_read(page: Page, lang: str) -> None:
    """In the room of a notebook, with the map of where to aim and the longest names and texts."""
    state = fight(("wilrond", "brad", "murka"), skill=["average", "human", "average"])
    take_die(state, "blue")
    session = Session(state.game, ["bot:comrade", "You", "bot:comrade"], 3)
    session.states = [state]
    with listening():
        game = DungeonFighter(session=session, lang=lang, speed=0)
    page.set_viewport_size({"width": 934, "height": 640})
    Direct(page, game).show()
    page.locator(".heatkey").wait_for()
    steady(page)
    heights = [bar.evaluate("bar => bar.clientHeight") for bar in page.locator(".sections i").all()]
    assert max(heights) >= 20
    page.locator(".heatkey").click()
    expect(page.locator(".tabletop .heat")).to_be_visible()


def test_the_notes_begin_at_the_first_choice_and_the_flick_they_ask_for_goes_through(
    browser: Browser,
) -> None:
    context = browser.new_context(viewport={"width": 934, "height": 640}, reduced_motion="reduce")
    page = context.new_page()
    with listening():
        game = DungeonFighter(["You"], heroes=["wilrond", "murka"], seed=7, autosave=False, speed=0)
    Direct(page, game).show()
    note = page.locator(".guidenote")
    expect(note).to_contain_text("Your heroes")
    page.locator("button.bigcard.lit").first.click()
    expect(note).to_contain_text("Beat the monster")
    page.locator(".db.lit").first.click()
    expect(note).to_contain_text("Throw at the target")
    Hand(page, combine(game.view()["throw"]["launch"]["throws"])).throw()
    expect(page.locator(".scatter > *")).to_have_count(1)
    expect(note).to_have_count(0)
    assert page.evaluate("localStorage.getItem('dungeon_widgets.guide.fighter')") == "1"
    context.close()


def test_the_panel_draws_ones_own_throws_with_intervals(page: Page) -> None:
    game = first_throw(page, speed=0)
    Hand(page, combine(game.view()["throw"]["launch"]["throws"])).throw()
    expect(page.locator(".scatter > *")).to_have_count(1)
    while game.view()["phase"] not in ("die", "launch"):
        game.act(game.legal[0])
    now = shown_again(page, game)
    now.get_by_role("button", name="Odds", exact=True).click()
    panel = now.get_by_role("tabpanel")
    expect(panel.locator(".lay .scatter > *")).to_have_count(len(game.view()["thrown"]))
    expect(panel.get_by_text("95 % interval")).to_be_visible()
    expect(panel.get_by_text("This is an average hand")).to_be_visible()


def test_a_drawer_covers_neither_dice_nor_chart_nor_undo(page: Page) -> None:
    with listening():
        game = DungeonFighter(heroes=["wilrond", "murka", "brad"], seed=7, autosave=False)
    game.act(game.legal[0])
    page.set_viewport_size({"width": 934, "height": 640})
    Direct(page, game).show()
    page.get_by_role("button", name="Odds", exact=True).click()
    drawer = page.locator(".side.drawer").bounding_box()
    assert drawer is not None
    for part in (".db.row", ".oddbox", ".target", ".hs", ".time"):
        for one in page.locator(part).all():
            box = one.bounding_box()
            assert box is not None
            beside = box["x"] >= drawer["x"] + drawer["width"] - 1
            below = box["y"] >= drawer["y"] + drawer["height"] - 1
            assert beside or below, part


def test_a_rematch_is_the_same_table_with_a_new_deal(page: Page) -> None:
    with listening():
        game = DungeonFighter(
            ["You", "bot:comrade"],
            heroes=["wilrond", "murka"],
            difficulty="infernal",
            seed=3,
            autosave=False,
            speed=0,
        )
        while not game.over:
            game.act(game.legal[0])
        seed = game.session.seed
        Direct(page, game).show()
        again = page.get_by_role("button", name=re.compile("Rematch"))
        again.click()
        expect(again).to_have_count(0)
    assert not game.over
    assert game.session.seed != seed
    assert [hero["id"] for hero in game.view()["heroes"]] == ["wilrond", "murka"]


def test_the_inspector_speaks_in_words(page: Page) -> None:
    page.set_viewport_size({"width": 934, "height": 640})
    game = first_throw(page, speed=0)
    page.get_by_role("button", name="Odds", exact=True).click()
    page.get_by_role("tab", name="Inspector").click()
    facts = page.locator(".inspector .facts")
    expect(facts).to_contain_text("Dice still to throw")
    expect(facts).to_contain_text("Murka Mistcleaver carries")
    expect(facts).to_contain_text(f"{game.view()['foe']['health']} of {game.view()['foe']['start']} health")
    assert violations(page) == []
    page.get_by_role("button", name="The raw state").click()
    expect(page.get_by_role("tree")).to_be_visible()


@pytest.mark.parametrize(
    ("choice", "health"),
    [("button.choice:has-text('Soup for Brad')", 4), ('[data-choice="passing card:suspicious_soup"]', 0)],
)
def test_a_card_can_be_used_or_always_passed_on_before_the_dice_are_taken_back(
    page: Page, choice: str, health: int
) -> None:
    state = fight(
        ("murka", "wilrond", "brad"), skill=["human", "average", "average"], items={0: ["suspicious_soup"]}
    )
    for _ in range(3):
        turn(state, 1)
    pass_all(state, "free")
    state.dice, state.heroes[2].health = 0, 1
    put(state, ("takeback",))
    session = Session(state.game, ["You", "bot:comrade", "bot:comrade"], 3)
    session.states = [state]
    with listening():
        game = DungeonFighter(session=session, speed=0)
    Direct(page, game).show()
    asked = page.get_by_text("Every hero is about to lose 1 health: use a card first?")
    expect(asked).to_be_visible()
    expect(page.locator('[data-choice="passing fight:1"]')).to_be_visible()
    page.locator(choice).first.click()
    expect(asked).not_to_be_visible()
    lost = next(entry for entry in game.session.log if any(e.kind == "takeback" for e in entry.events))
    told = [event.data for event in lost.events if event.kind == "hurt" and event.data["seat"] == 2]
    assert [data["health"] for data in told] == [health]
