"""How a place of the dungeon is told: by what lies beside it, and by the quest that goes on there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.board.layout import STEPS
from ..rules.content import Box
from .names import card_name
from .sentences import Sentences

if TYPE_CHECKING:
    from ..sight.parts import SpaceView
    from ..sight.view import DungeonsView


def space_at(view: DungeonsView, x: int, y: int) -> SpaceView | None:
    """The map card of a cell."""
    return next((one for one in view["spaces"] if (one["x"], one["y"]) == (x, y)), None)


def where(box: Box, view: DungeonsView, x: int, y: int, table: Sentences) -> str:
    """``west of the Entrance Chamber``: the cell by a neighbour that lies once; else by its way from the middle."""
    cards = [space["card"] for space in view["spaces"]]
    for side, (dx, dy) in enumerate(STEPS):
        space = space_at(view, x - dx, y - dy)
        if space is not None and cards.count(space["card"]) == 1:
            return table.choices[f"where.{side}"].format(room=card_name(box, space["card"], table.lang))
    sides = [(abs(y), 0 if y < 0 else 2), (abs(x), 1 if x > 0 else 3)]
    said = [
        table.choices["where.steps"].format(n=n, side=table.choices[f"side.{side}"]) for n, side in sides if n
    ]
    return table.choices["where.far"].format(steps=", ".join(said)) if said else table.choices["where.middle"]


def quest_there(box: Box, view: DungeonsView, card: str, table: Sentences) -> str:
    """``Your quest: Rekindle the Ember`` where a quest of who is at play goes on in that room; else nothing."""
    for task in view["players"][view["active"]]["tasks"]:
        if any(step["now"] and step["room"] == card for step in task["steps"]):
            return table.choices["quest"].format(quest=card_name(box, task["quest"], table.lang))
    return ""
