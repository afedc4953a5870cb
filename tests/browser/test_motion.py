"""How the moves of others are shown: moving, as still pictures, or not at all, as the reader wishes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import dungeon_widgets as dw

from .board import Board
from .direct import Direct, listening

# Every sentence of the turn line from now on, and the most that moved at once on the board.
WATCH = """() => {
  const root = document.querySelector("#game > div").shadowRoot;
  window.seen = { turns: [], moving: 0 };
  const look = () => {
    const turn = root.querySelector(".turn")?.textContent ?? "";
    if (window.seen.turns.at(-1) !== turn) window.seen.turns.push(turn);
    const moving = root.getAnimations().filter(({ effect }) => effect.target?.closest(".table")).length;
    window.seen.moving = Math.max(window.seen.moving, moving);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture(autouse=True)
def listened() -> Iterator[None]:
    with listening():
        yield


def opened(page: Page) -> tuple[Board, dw.WelcomeToTheDungeon]:
    game = dw.WelcomeToTheDungeon(["You", "bot:careful"], seed=3, first=0, hero="warrior", autosave=False)
    Direct(page, game).show()
    return Board(page), game


def a_card_is_added(page: Page, board: Board) -> tuple[str, int]:
    """What was said and what moved from the own card until it is one's turn again."""
    board.root.locator("[data-choice='[\"draw\"]']").last.press("Enter")
    add = board.root.locator("[data-choice='[\"add\"]']").last
    expect(add).to_be_enabled()
    page.evaluate(WATCH)
    add.press("Enter")
    page.wait_for_function(
        "() => window.seen.turns.length > 1 && window.seen.turns.at(-1).includes('Your turn')"
    )
    seen = page.evaluate("() => window.seen")
    return " ".join(seen["turns"]), seen["moving"]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_who_wants_no_motion_sees_the_same_moves_as_pictures(page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]  # one of the two words it knows
    board, _ = opened(page)
    said, moving = a_card_is_added(page, board)
    assert "draws a card" in said
    assert (moving == 0) == (motion == "reduce")


def test_at_no_speed_only_the_end_is_shown(page: Page) -> None:
    board, game = opened(page)
    board.button("Settings").click()
    board.root.get_by_label("Speed of the others").select_option(label="show the end only")
    said, moving = a_card_is_added(page, board)
    assert ("draws a card" in said, moving) == (False, 0)
    assert game.speed == 0
