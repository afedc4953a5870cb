"""Numbers that say what they are: how we counted, what each pairing is worth, and a guess before the number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import dungeon_widgets as dw
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .direct import Direct, listening
from .steady import steady
from .still import violations

Show = Callable[..., Locator]

# The middle of a control is its own: nothing lies over it, and it is inside the frame.
REACHABLE = """(element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const frame = element.getRootNode().querySelector(".dw").getBoundingClientRect();
  const there = element.getRootNode().elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return bottom <= frame.bottom && right <= frame.right && Boolean(there && element.contains(there));
}"""


@pytest.fixture
def show(page: Page) -> Iterator[Show]:
    """Mount a widget and answer its page."""
    page.set_viewport_size({"width": 934, "height": 640})
    with listening():

        def mount(
            kind: type[GameWidget], *players: str, verbs: tuple[str, ...] = (), **settings: Any
        ) -> Locator:
            widget = kind(list(players), autosave=False, speed=0, **settings)
            for verb in verbs:
                widget.act(next(action for action in widget.legal if action[0] == verb))
            Direct(page, widget).show()
            return page.locator("section.dw")

        yield mount


def to_a_pairing() -> dict[str, Any]:
    return {"seed": 4, "sheet": "annoyed_animals"}


def test_how_we_counted_is_walked_with_keys_and_each_case_runs(show: Show, page: Page) -> None:
    game = show(
        dw.WelcomeToTheDungeon, "You", "bot:careful", "bot:bluff",
        seed=12, hero="warrior", first=0, verbs=("draw", "strip", "draw", "add"),
    )  # fmt: skip
    game.get_by_role("button", name="How we counted").click()
    squares = game.locator(".waffle [data-cell]")
    squares.first.wait_for()
    chance = re.search(r"C\(\d+, \d+\) = (\d+)", game.locator(".how").inner_text())
    assert chance is not None
    expect(squares).to_have_count(int(chance[1]))
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert violations(page) == []
    squares.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(game.locator(".runsteps li").first).to_be_visible()
    assert violations(page) == []
    expect(game.get_by_role("button", name="All the cases")).to_be_focused()
    page.keyboard.press("Enter")
    expect(game.locator(".waffle [data-cell]:focus")).to_have_count(1)


def test_a_guess_in_dice_and_danger_can_be_made_and_read(show: Show, page: Page) -> None:
    game = show(dw.DungeonsDiceDanger, "You", "bot:greedy", overlay="predict", **to_a_pairing())
    commit = game.get_by_role("button", name="Commit my guess")  # asked beside the board, without a press
    slider = game.get_by_role("slider", name=re.compile("how likely"))
    commit.wait_for()
    steady(page)
    for control in (commit, slider):
        assert control.evaluate(REACHABLE)
    assert "to expect" not in game.locator(".tray").inner_text()  # no number before the guess
    slider.focus()
    page.keyboard.press("End")
    commit.click()
    gauge = game.get_by_role("img", name=re.compile("You guessed 100"))
    expect(gauge).to_be_visible()
    steady(page)
    assert gauge.evaluate(REACHABLE)
    expect(game.locator(".tray")).to_contain_text("to expect")
    game.get_by_role("button", name="Settings").click()
    game.get_by_label("Language").select_option(label="Français")
    game.get_by_role("button", name="Retour").click()
    expect(game.locator(".lead").first).to_contain_text("quelle chance")
    assert violations(page) == []


def test_which_pairing_is_better_stands_on_the_pairings(show: Show, page: Page) -> None:
    game = show(dw.DungeonsDiceDanger, "You", "bot:greedy", **to_a_pairing())
    pairs = game.locator(".pair")
    expect(pairs.locator(".plan.best")).to_have_count(1)
    steady(page)
    for told in pairs.all_inner_texts():
        assert re.search(r"≈ \d+\.\d points", told)
        assert re.search(r"[012] cross(es)?, \d\.\d crosses to expect", told)
    assert violations(page) == []
