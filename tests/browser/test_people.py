"""Several people at one screen, and people who must predict before they see the odds."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .board import Board, cell
from .lab import LabPage

Notebook = Callable[[list[str]], str]


def test_hot_seat_and_prediction(lab: LabPage, notebook: Notebook) -> None:
    two = cell(players=["Ada", "Bo"], seed=3, hero="warrior", first=0, speed=0).replace("game", "two")
    one = cell(players=["Ada", "bot:careful"], seed=7, hero="warrior", speed=0, overlay="predict")
    lab.open_notebook(notebook([two, one]))
    lab.run_all()
    the_curtain_falls_between_two_people(lab, Board(lab.page, 0))
    the_odds_wait_for_a_guess(lab, Board(lab.page, 1))


def the_curtain_falls_between_two_people(lab: LabPage, board: Board) -> None:
    board.act(("draw",))
    mine = lab.kernel(
        "print(two.game.box_content.monsters[two.view(0)['drawn']['monster']].name['en'])"
    ).strip()
    expect(board.root).to_contain_text(mine)
    board.act(("add",))
    cover = board.root.get_by_role("region", name="Screen covered")
    expect(cover).to_contain_text("Pass the screen to Bo")
    assert mine not in all_text(board.root)
    assert board.actions.count() == board.timeline.count() == 0
    board.press(cover.get_by_role("button", name="I am Bo: show my view"))
    expect(board.root).to_contain_text("Your turn")
    assert mine not in all_text(board.root.get_by_role("region", name="Table"))
    assert mine not in all_text(board.open_panel("Log"))
    board.close_panel()
    board.act(("draw",))
    assert lab.kernel("print(two.state.to_move, two.seat)").strip() == "1 1"


def the_odds_wait_for_a_guess(lab: LabPage, board: Board) -> None:
    board.act(("draw",))
    panel = board.open_panel("Odds")
    expect(panel).to_contain_text("How likely is it")
    assert board.root.locator(".chip.odds").count() == 0
    panel.get_by_role("slider").fill("30")
    board.press(panel.get_by_role("button", name="Commit my guess"))
    exact = lab.kernel("print(game.predictions[-1]['fraction'])").strip()
    expect(panel).to_contain_text("Your guess")
    expect(panel).to_contain_text(exact)
    expect(panel.get_by_role("img", name="You guessed 30")).to_be_visible()
    board.close_panel()
    board.act(("add",))
    panel = board.open_panel("Odds")
    expect(panel.get_by_role("button", name="Commit my guess")).to_be_visible()


def all_text(element: Locator) -> str:
    """What is there to read or hear, shown or not."""
    return str(element.evaluate("element => element.outerHTML"))
