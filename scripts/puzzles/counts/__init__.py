"""What a room can count of a choice by itself.

common    What is counted of choices, and chances as cases
welcome   In how many dungeons the hero lives: inside the dungeon, and if the seat went in now
fighter   Whether the monster dies with the dice that are left, and how often a throw hits
dungeons  The chance to finish a quest this turn by each way, and a fight by the attack chosen for the monster
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dungeon_widgets.engine.state import State

from . import dungeons, fighter, welcome
from .common import Cases, Counted, in_cases
from .welcome import obvious

__all__ = ["Cases", "Counted", "decided", "in_cases", "obvious", "told"]

Count = Callable[[Any, int], Counted | None]

DECIDED: dict[str, Count] = {
    "welcome": welcome.inside,
    "fighter": fighter.fight,
    "dungeons": dungeons.turn,
}
TOLD: dict[str, Count] = {"welcome": welcome.lives, "fighter": fighter.hits}


def decided(state: State, seat: int) -> Counted | None:
    """The worth of every choice where a room can count all that is left to decide; None elsewhere."""
    count = DECIDED.get(state.game.name)
    return None if count is None else count(state, seat)


def told(state: State, seat: int) -> Counted | None:
    """What a room can count of every choice without deciding anything by it; None if there is nothing."""
    count = TOLD.get(state.game.name)
    return None if count is None else count(state, seat)
