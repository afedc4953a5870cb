"""What somebody does in Dungeons, Dice & Danger who does not count."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.state import Action

from .common import Habit, most, only


def _biggest_sum(state: Any, seat: int) -> Action | None:
    """The pair with the biggest sum."""
    if state.phase != "pair":
        return None
    return most(state, lambda action: max(action[1] + action[2], action[3] + action[4]))


def _biggest_total(state: Any, seat: int) -> Action | None:
    """The two pairs with the biggest total: the smallest die is left out."""
    return most(state, lambda action: sum(action[1:])) if state.phase == "pair" else None


def _double(state: Any, seat: int) -> Action | None:
    """A double where there is one."""
    if state.phase != "pair":
        return None
    doubles = [action for action in state.legal() if action[1] == action[2] or action[3] == action[4]]
    return doubles[0] if doubles else None


def _wound(state: Any, seat: int) -> Action | None:
    """Wound a monster whenever it can be."""
    return next((action for action in state.legal() if action[0] == "cross" and action[2][0] == "M"), None)


def _gem(state: Any, seat: int) -> Action | None:
    """A gem before anything else."""
    return next((action for action in state.legal() if action[0] == "cross" and action[2][0] == "G"), None)


def _cross(state: Any, seat: int) -> Action | None:
    """The first space that fits."""
    return next((action for action in state.legal() if action[0] == "cross"), None)


HABITS: dict[str, Habit] = {
    "wound": _wound,
    "gem": _gem,
    "double": _double,
    "biggest_sum": _biggest_sum,
    "biggest_total": _biggest_total,
    "hearts": only(("chest", "hearts")),
    "black_dice": only(("chest", "black_dice")),
    "accept": only(("accept",)),
    "cross": _cross,
    "end": only(("end",)),
}
