"""Simple habits by room: what somebody does who does not count.

A habit looks at what lies open to its seat, and at nothing else. It gives the choice it takes, or None where it has none.

common       What a habit is, and small helps
welcome      Weak monsters go in, strong ones out, pass when there are many, use what can be used
dice_danger  The biggest sum, doubles, wounds and gems first
dungeons     The shortest way, the strongest attribute, play and fight at once
fighter      All weapons, never take the dice back, use and buy at once
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dungeon_widgets.engine.state import Action

from . import dice_danger, dungeons, fighter, welcome
from .common import Habit

HABITS: Mapping[str, Mapping[str, Habit]] = {
    "welcome": welcome.HABITS,
    "dice_danger": dice_danger.HABITS,
    "dungeons": dungeons.HABITS,
    "fighter": fighter.HABITS,
}


def misled(
    state: Any, seat: int, best: Action, *, but: frozenset[str] = frozenset()
) -> tuple[str, Action] | None:
    """The first habit of the room that takes something else than the best choice, and what it takes; `but` are left out."""
    legal = state.legal()
    for name, habit in HABITS[state.game.name].items():
        taken = None if name in but else habit(state, seat)
        if taken is not None and taken != best and taken in legal:
            return name, taken
    return None
