"""Puzzles worked out again, with other luck: whether what the bank says still holds."""

from __future__ import annotations

from math import hypot

from dungeon_widgets.lab.puzzles.puzzle import Judged, Puzzle

from . import whole
from .habits import HABITS
from .weighing import Scales

FAR = 4.0
"""Standard errors between two estimates of the same value that nobody believes any more."""
NEAR = 0.0001
"""What rounding in the bank may change."""
FEWEST = 40


def faults(
    puzzle: Puzzle, share: float = 1.0, seed: int = 0, clear: float = 0.0, *, of_whole: float = 1.0
) -> list[str]:
    """What is wrong with a puzzle, in sentences; nothing if it holds.

    `share` of the games of the bank are played again, with luck of their own: a tenth finds a wrong best choice, all of them
    find that a difference was luck. The best choice must lead by `clear` standard errors: 0 asks that it leads.
    Where the moment is judged, `of_whole` is the share of the whole games.
    """
    state = puzzle.session().state
    if state.to_move != puzzle.seat:
        return [f"seat {puzzle.seat} does not choose here"]
    keys = [choice.key for choice in puzzle.choices]
    if sorted(keys, key=repr) != sorted(state.legal(), key=repr):
        return ["its choices are not those that are legal"]
    found = []
    if (
        puzzle.habit == puzzle.best
        or HABITS[puzzle.game][puzzle.habit_name](state, puzzle.seat) != puzzle.habit
    ):
        found.append(f"the habit {puzzle.habit_name} does not take {puzzle.habit}")
    games = max(FEWEST, round(share * puzzle.games))
    again = Scales(state, puzzle.seat, seed).weigh(games)
    if bool(again.games) != bool(puzzle.games) or again.measure != puzzle.measure:
        return [*found, "it is not judged in the way it was"]
    found += whole.against(puzzle, of_whole, seed)
    if again.choices[0].key != puzzle.best or again.gap <= 0:
        found.append(f"{again.choices[0].key} is best, not {puzzle.best}")
    elif again.sure < clear:
        found.append(f"the best choice leads by {again.sure:.1f} standard errors only")
    values = {choice.key: choice for choice in again.choices}
    return found + [
        f"{told.key} is worth {values[told.key].value:.4f}, not {told.value:.4f}"
        for told in puzzle.choices
        if far(told, values[told.key], played=puzzle.games > 0)
    ]


def far(told: Judged, again: Judged, *, played: bool) -> bool:
    """Whether two values cannot be the same."""
    if not played:
        return told.cases != again.cases or abs(told.value - again.value) > NEAR
    return abs(told.value - again.value) > FAR * hypot(told.error or 0.0, again.error or 0.0)
