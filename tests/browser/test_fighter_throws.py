"""Every special throw, once by pointer and once by one key: a launch arrives that the table takes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import dungeon_widgets as dw
from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.throw.manner import Manner, combine

from .direct import Direct, listening
from .hand import throw_by_keys, throw_by_pointer
from .still import complaints

THROWS = sorted(load_content().throws)
TRIES = 6
"""A busy machine makes slow hands: a gesture that was too slow is made again, as a person would."""


class Stand:
    """A throwing range on a page."""

    def __init__(self, page: Page, throws: list[str]) -> None:
        with listening():
            self.range = dw.ThrowingRange(throws=throws, speed=0)
        self.page = page
        self.manner: Manner = combine(throws)
        self.heard = complaints(page)
        Direct(page, self.range).show()
        page.locator("[data-grip]").wait_for()

    def arrived(self) -> bool:
        """Whether a launch has been taken; a refused one would have left nothing."""
        return len(self.range.points) > 0

    def until_it_arrives(self, gesture: Callable[[], None]) -> None:
        for _ in range(TRIES):
            gesture()
            self.page.wait_for_timeout(150)
            if self.arrived():
                break
        assert self.arrived(), self.page.locator(".slip").all_inner_texts()
        assert self.heard == []


@pytest.fixture
def stand(page: Page) -> Callable[[list[str]], Stand]:
    page.set_viewport_size({"width": 960, "height": 720})
    return lambda throws: Stand(page, throws)


@pytest.mark.parametrize("throw", THROWS)
def test_a_special_throw_by_pointer(stand: Callable[[list[str]], Stand], throw: str) -> None:
    place = stand([throw])
    place.until_it_arrives(lambda: throw_by_pointer(place.page, place.manner))


@pytest.mark.parametrize("throw", THROWS)
def test_a_special_throw_by_one_key(stand: Callable[[list[str]], Stand], throw: str) -> None:
    place = stand([throw])
    place.until_it_arrives(lambda: throw_by_keys(place.page, place.manner, place.arrived))


@pytest.mark.parametrize("throws", [[], ["blind", "jump"], ["hot_potato", "pirouette", "wink"]])
def test_plain_and_combined_throws(stand: Callable[[list[str]], Stand], throws: list[str]) -> None:
    place = stand(throws)
    place.until_it_arrives(lambda: throw_by_pointer(place.page, place.manner))


def test_three_practice_flicks_set_the_power_to_the_hand(stand: Callable[[list[str]], Stand]) -> None:
    place = stand([])
    page = place.page
    page.get_by_role("button", name="Three practice flicks").click()
    for _ in range(3 * TRIES):
        throw_by_pointer(page, place.manner)
        page.wait_for_timeout(900)
        if page.get_by_text("The power is set to your hand").count():
            break
    assert len(place.range.points) == 3


def test_the_hand_walks_round_the_table(stand: Callable[[list[str]], Stand]) -> None:
    place = stand([])
    for _ in range(3):
        place.page.get_by_role("button", name="Walk to the right").click()
    place.until_it_arrives(lambda: throw_by_pointer(place.page, place.manner))
    assert place.range.state["last"]["stance"] == 3
