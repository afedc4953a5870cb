"""Where the players stand before a roll: what a first look at a choice stops at.

The planner's judgement of the sheets, put on the true scale: fitted to games between planners (with greedy bots among them
in company) that were played to their end, 350 alone and 190 for two to four.
"""

from __future__ import annotations

from math import exp

from ..rules.settle import before_roll
from ..rules.state import DiceDangerState
from .bots import taste_for
from .judge import Judge

ALONE = (10.0, 1.14, -0.59)
"""The score to expect: a start, for each point of the judgement, and for each roll. Single games lie 17 points around it."""
SHARP, SHARPER = 0.1, 0.002
"""In company, how much a point more makes winning likelier: at the start, and for each roll."""
LATE = 40  # rolls: from here on it stays the same


def standing(state: DiceDangerState) -> list[float] | None:
    """The chance of each seat to win, alone the score to expect; None within a roll."""
    if state.phase != "roll":
        return None
    game, known = state.game, before_roll(state.shown)
    values = [Judge(hero, *known, taste_for(game), game.solo).value(hero) for hero in state.heroes]
    if game.solo:
        start, each, roll = ALONE
        return [start + each * values[0] + roll * state.roll]
    sharp, most = SHARP + SHARPER * min(state.roll, LATE), max(values)
    weights = [exp(sharp * (value - most)) for value in values]
    return [weight / sum(weights) for weight in weights]
