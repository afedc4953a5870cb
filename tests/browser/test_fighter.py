"""Dungeon Fighter in JupyterLab: thrown by pointer and by key, with a bot at one's side; in the soak a whole game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

from dungeon_widgets.games.fighter.rules.throw.manner import combine

from .hand import Hand
from .lab import LabPage

Notebook = Callable[[list[str]], str]
MOST_CHOICES = 400
# Infernal monsters, so that it is over soon, one way or the other.
CELL = """import dungeon_widgets as dw
game = dw.DungeonFighter(["You", "bot:comrade"], heroes=["wilrond", "murka"], difficulty="infernal", seed=11, speed=0)
game"""

# One choice of the moment as a person would make it: what is lit on the table, else the first button.
CHOOSE = """root => {
  const lit = ["button.bigcard.lit", ".db.lit", ".throwrow .choice", ".doing .choice"]
    .map((where) => root.querySelector(`${where}:not([aria-disabled="true"])`)).find(Boolean);
  lit?.click();
  return Boolean(lit);
}"""
MOMENT = """root => root.querySelector(".step")?.textContent + root.querySelector(".turn")?.textContent
  + root.querySelectorAll("[data-choice]").length"""
MOVED = """([root, before]) => {
  const now = root.querySelector(".step")?.textContent + root.querySelector(".turn")?.textContent
    + root.querySelectorAll("[data-choice]").length;
  return now !== before || root.querySelector(".endcard") !== null;
}"""


def due(lab: LabPage) -> list[str] | None:
    """The special throws of the launch that is due, or None if none is."""
    code = "(game.view()['throw'] or {}).get('launch') and game.view()['throw']['launch']['throws']"
    answer: Any = lab.kernel(f"import json; print(json.dumps({code}))")
    found: list[str] | None = json.loads(answer.strip().splitlines()[-1])
    return found


def throw(lab: LabPage, root: Locator, turn: int) -> None:
    """By pointer and by key in turn."""
    throws = due(lab)
    assert throws is not None
    hand = Hand(lab.page, combine(throws))
    if turn % 2:
        hand.throw_by_keys(lambda: root.locator("[data-grip]").count() == 0)
    else:
        hand.throw()


def opened(lab: LabPage, path: str) -> Locator:
    lab.open_notebook(path)
    lab.page.evaluate("localStorage.setItem('dungeon_widgets.guide.fighter', '1')")
    lab.run_all()
    root = lab.page.get_by_role("region", name="Dungeon Fighter", exact=True)
    root.wait_for()
    return root


def play(lab: LabPage, root: Locator, most: int) -> int:
    """Choose and throw until the game is over or so many dice are thrown; returns how many were."""
    throws = 0
    for _ in range(MOST_CHOICES):
        if throws == most or root.locator(".endcard").count():
            break
        before = root.evaluate(MOMENT)
        if root.locator("[data-grip]").count():
            throw(lab, root, throws)
            throws += 1
        else:
            assert root.evaluate(CHOOSE), "nothing to choose, and the game is not over"
        lab.page.wait_for_function(MOVED, arg=[root.element_handle(), before])
    return throws


def test_four_dice_are_thrown_in_a_notebook(lab: LabPage, notebook: Notebook) -> None:
    root = opened(lab, notebook([CELL]))
    assert play(lab, root, 4) == 4
    assert int(lab.kernel("print(len(game.session.state.thrown))").split()[-1]) >= 4


@pytest.mark.soak
def test_a_whole_game_is_thrown_in_a_notebook(lab: LabPage, notebook: Notebook) -> None:
    root = opened(lab, notebook([CELL]))
    assert play(lab, root, MOST_CHOICES) > 3
    assert root.locator(".endcard").count() == 1
    assert lab.kernel("print(game.over, game.view()['result'])").split() in (
        ["True", "won"],
        ["True", "down"],
    )
