"""Where the heroes stand at the start of a turn: what a first look at a choice stops at.

How far each is with their quests, as a chance to win. It is fitted to 2,048 games of quest racers among two to four that were
played to their end; where it says 10, 20 ... 90 %, as many were won to within 6 points (for two players 13).
"""

from __future__ import annotations

from math import exp

from ..rules.state import DungeonsState
from .plans import progress

SHARP = 5.0
"""How much more progress makes winning likelier."""
TURN = 0.1
"""What it is worth to be the one whose turn begins."""


def standing(state: DungeonsState) -> list[float] | None:
    """The chance of each seat to win; None within a turn."""
    if state.stack or state.phase != "discard" or state.to_move < 0:
        return None
    weights = [
        exp(SHARP * progress(state, seat) + TURN * (seat == state.active)) if hero.alive else 0.0
        for seat, hero in enumerate(state.heroes)
    ]
    return [weight / sum(weights) for weight in weights]
