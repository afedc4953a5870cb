"""Every kind of special throw by pointer and by one key (in the soak all): a launch arrives that the table takes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import dungeon_widgets as dw
from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.throw.manner import combine

from .direct import Direct, listening
from .hand import Hand
from .steady import PATIENCE_MS
from .still import complaints, violations

NAMES = {throw.id: throw.name["en"] for throw in load_content().throws.values()}
THROWS = sorted(NAMES)


def by_key(throw: str) -> object:
    """What the key asks is another thing where a throw needs a second hand or more than a flick; the others are alike."""
    control = combine([throw]).control
    alike = not control.extras and not control.two_pointers
    return pytest.param(throw, marks=pytest.mark.soak) if alike else throw


def by_pointer(throw: str) -> object:
    """A hand does another thing where a throw is turned or late as well."""
    control = combine([throw]).control
    alike = not (control.extras or control.two_pointers or control.rotate or control.lag)
    return pytest.param(throw, marks=pytest.mark.soak) if alike else throw


class Stand:
    """A throwing range on a page, and a hand before it."""

    def __init__(self, page: Page) -> None:
        with listening():
            self.range = dw.ThrowingRange(speed=0)
        self.page = page
        self.hand = Hand(page, combine([]))
        self.heard = complaints(page)
        Direct(page, self.range).show()

    def practise(self, throws: list[str]) -> None:
        """An empty table, and these throws chosen on the page."""
        page = self.page
        page.get_by_role("button", name="Clear the table").click()
        held = page.locator('.throws26 [aria-pressed="true"]')
        before: set[str] = set(held.evaluate_all("all => all.map((one) => one.innerText)"))
        wanted = {NAMES[throw] for throw in throws}
        for name in sorted(before ^ wanted):
            button = page.get_by_role("button", name=name, exact=True)
            button.click()
            expect(button).to_have_attribute("aria-pressed", str(name in wanted).lower())
        expect(page.locator(".scatter > *")).to_have_count(0)
        page.locator("[data-grip]").wait_for()
        self.hand.manner = combine(throws)

    def arrived(self) -> bool:
        """Whether a launch has been taken; a refused one leaves nothing."""
        return len(self.range.points) > 0

    def lies(self, count: int = 1) -> None:
        """The page shows where the die came to rest, and has complained of nothing."""
        expect(self.page.locator(".scatter > *")).to_have_count(count)
        assert len(self.range.points) == count
        assert self.heard == []


@pytest.fixture(scope="module")
def stand(browser: Browser) -> Iterator[Stand]:
    """One page for all throws: they are chosen on it as people do."""
    context = browser.new_context(viewport={"width": 960, "height": 720})
    context.set_default_timeout(PATIENCE_MS)
    yield Stand(context.new_page())
    context.close()


@pytest.mark.parametrize("throw", [by_pointer(throw) for throw in THROWS])
def test_a_special_throw_by_pointer(stand: Stand, throw: str) -> None:
    stand.practise([throw])
    stand.hand.throw()
    stand.lies()


@pytest.mark.parametrize("throw", [by_key(throw) for throw in THROWS])
def test_a_special_throw_by_one_key(stand: Stand, throw: str) -> None:
    stand.practise([throw])
    stand.hand.throw_by_keys(stand.arrived)
    stand.lies()


@pytest.mark.parametrize("throws", [[], ["blind", "jump"], ["hot_potato", "pirouette", "wink"]])
def test_plain_and_combined_throws(stand: Stand, throws: list[str]) -> None:
    stand.practise(throws)
    stand.hand.throw()
    stand.lies()


@pytest.mark.parametrize("throw", ["pious", "pinkies", "crossed_wrists"])
def test_a_throw_with_two_fingers(stand: Stand, throw: str) -> None:
    stand.practise([throw])
    stand.hand.throw_with_two_fingers(opening=throw == "pious")
    stand.lies()


def test_one_finger_is_told_that_two_are_needed(stand: Stand) -> None:
    stand.practise(["pious"])
    stand.hand.manner = combine([])
    stand.hand.throw()
    expect(stand.page.locator(".slip")).to_contain_text("Use both hands")
    assert not stand.arrived()


def test_a_flick_away_from_the_target_throws_nothing(stand: Stand) -> None:
    stand.practise(["backwards"])
    stand.hand.manner = combine([])
    stand.hand.throw()
    expect(stand.page.locator(".slip")).to_contain_text("pull the die towards yourself")
    assert not stand.arrived()


def test_another_throw_is_chosen_and_the_last_result_is_not_stamped_again(stand: Stand) -> None:
    stand.practise([])
    stand.hand.throw()
    stand.lies()
    expect(stand.page.locator(".stamp3")).to_have_count(0)
    expect(stand.page.locator(".lamps .on")).to_have_count(1)
    seen = stand.page.evaluate_handle("""() => {
      const stamps = { count: 0 };
      const root = document.getElementById("game").shadowRoot ?? document.getElementById("game");
      new MutationObserver(() => { stamps.count += root.querySelectorAll(".stamp3").length; })
        .observe(root, { childList: true, subtree: true });
      return stamps;
    }""")
    stand.page.get_by_role("button", name="Jump", exact=True).click()
    expect(stand.page.locator(".due")).to_contain_text("Jump")
    assert seen.evaluate("stamps => stamps.count") == 0
    # What the last throw was stays on the bars only where the next is of the same kind.
    expect(stand.page.locator(".bar3 .was")).to_have_count(0)
    expect(stand.page.locator(".lamps .on")).to_have_count(0)
    stand.page.get_by_role("button", name="Jump", exact=True).click()
    expect(stand.page.locator(".bar3 .was")).to_have_count(3)
    expect(stand.page.locator(".ghost path")).to_have_count(1)
    expect(stand.page.locator(".nexttime")).to_be_visible()


def test_practice_throws_set_power_and_steadiness_to_the_hand(stand: Stand) -> None:
    stand.practise([])
    stand.page.get_by_role("button", name="Five practice throws").click()
    for count in range(1, 6):
        stand.page.locator("[data-grip]").wait_for()
        stand.hand.throw()
        stand.lies(count)
    expect(stand.page.get_by_text("Set to your hand.")).to_be_visible()


def test_the_space_bar_throws_after_a_click_beside_the_die(stand: Stand) -> None:
    stand.practise([])
    page = stand.page
    page.locator(".due").click()
    where = page.evaluate("scrollY")
    page.keyboard.press(" ")
    expect(page.locator("[data-throw]")).to_contain_text("Stop the aim")
    assert page.evaluate("scrollY") == where
    page.keyboard.press("Escape")
    expect(page.locator("[data-throw]")).to_contain_text("Throw with one key")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_figures_are_in_sight_in_the_room_of_a_notebook(page: Page, lang: str) -> None:
    with listening():
        shown = dw.ThrowingRange(lang=lang, speed=0)
    for _ in range(3):
        shown.throw()
    page.set_viewport_size({"width": 934, "height": 640})
    Direct(page, shown).show()
    column = page.locator(".range .col")
    assert column.evaluate("column => column.scrollHeight - column.clientHeight") <= 0


def test_the_hand_walks_round_the_table(stand: Stand) -> None:
    stand.practise([])
    for _ in range(3):
        stand.page.get_by_role("button", name="Walk to the right").click()
    stand.hand.throw()
    stand.lies()
    assert stand.range.state["last"]["stance"] == 3


def test_axe_finds_nothing(stand: Stand) -> None:
    stand.practise([])
    assert violations(stand.page) == []
    stand.practise(["hot_potato", "pious"])
    stand.hand.throw()
    stand.lies()
    assert violations(stand.page) == []


def test_a_plain_throw_by_a_finger_on_a_phone(browser: Browser) -> None:
    """A flick throws the die: it neither scrolls the page nor gets lost."""
    context = browser.new_context(viewport={"width": 390, "height": 760}, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE_MS)
    phone = Stand(context.new_page())
    phone.page.locator("[data-grip]").wait_for()
    before = phone.page.evaluate("scrollY")
    phone.hand.throw_by_finger()
    phone.lies()
    assert phone.page.evaluate("scrollY") == before
    context.close()
