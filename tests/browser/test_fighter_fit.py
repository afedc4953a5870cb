"""Dungeon Fighter fits: target, dice, bars, monster, heroes and choices are seen together in every phase."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from dungeon_widgets import DungeonFighter
from dungeon_widgets.widgets.game_widget import GameWidget

from .phases import State, found_in
from .test_fit import faults, measured, opened

PARTIES: list[dict[str, Any]] = [
    {"players": ["You", "bot:comrade", "bot:comrade"], "heroes": ["wilrond", "murka", "brad"], "seed": 3},
    {"players": ["You"], "heroes": ["marvin", "margarhilda"], "seed": 4, "difficulty": "hard"},
    {"players": ["You"] * 4, "heroes": "choose", "seed": 9},
    {"players": ["You", *["bot:comrade"] * 5], "seed": 6},
]
QUIET = "localStorage.setItem('dungeon_widgets.guide.fighter', '1')"


def moment(widget: GameWidget, _number: int) -> str:
    view = widget.view()
    phase: str = view["phase"]
    if phase == "launch":
        return f"launch {'+'.join(view['throw']['launch']['throws']) or 'plain'}"
    return f"{phase}, many" if len(widget.legal) > 5 else phase


@pytest.fixture(scope="module")
def moments() -> dict[str, State]:
    found = found_in(DungeonFighter, PARTIES, "en", moment)
    kinds = {name.split(" ")[0].split(",")[0] for name in found}
    assert {"hero", "room", "die", "launch", "over", "past"} <= kinds
    # Some launches are enough: they differ in the words above the target.
    launches = [name for name in found if name.startswith("launch")]
    return {name: state for name, state in found.items() if name not in launches[8:]}


def shown(browser: Browser, moments: dict[str, State], width: int, height: int) -> dict[str, dict[str, Any]]:
    page = opened(browser, width, height)
    page.add_init_script(QUIET)
    found = {}
    for name, state in moments.items():
        one = measured(page, state)
        # A die to throw is a choice, made by hand or with the one key.
        one["choices"] += page.locator("[data-throw]").count()
        target = page.locator(".tabletop")
        one["target"] = target.bounding_box() if target.count() else None
        found[name] = one
    page.context.close()
    return found


@pytest.mark.parametrize(("width", "height"), [(934, 640), (1230, 640), (1480, 950)])
def test_a_fight_is_on_a_screen_at_once(
    browser: Browser, moments: dict[str, State], width: int, height: int
) -> None:
    found = shown(browser, moments, width, height)
    assert {name: faults(one) for name, one in found.items() if faults(one)} == {}
    assert len({one["height"] for one in found.values()}) == 1
    for name, one in found.items():
        if name.startswith("launch"):
            assert min(one["target"]["width"], one["target"]["height"]) >= 300, name


@pytest.mark.parametrize(("width", "height"), [(360, 800), (320, 700)])
def test_on_a_telephone_nothing_sticks_out_and_one_thing_scrolls(
    browser: Browser, moments: dict[str, State], width: int, height: int
) -> None:
    found = shown(browser, moments, width, height)
    assert {name: one["sideways"] for name, one in found.items() if one["sideways"] > 0} == {}
    assert {name: one["scrolls"] for name, one in found.items() if len(one["scrolls"]) > 1} == {}
    assert {name: one["cut"] for name, one in found.items() if one["cut"]} == {}
    for name, one in found.items():
        if name.startswith("launch"):
            assert one["target"]["width"] >= width - 4, name
