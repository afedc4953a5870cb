"""Verdicts in Fighter: dice and weapons by whether the group wins; a throw is for the hand."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.bots.verdict import judge
from dungeon_widgets.engine.state import OVER
from dungeon_widgets.games.fighter.rules.state import FighterState
from tests.games.fighter.helpers import game


def reached(phase: str) -> FighterState:
    """The first choice of this kind in games that sensible heroes play."""
    for seed in range(20):
        state, rng = game().start(), Random(seed)
        while state.to_move != OVER:
            if state.phase == phase and state.to_move >= 0 and (len(state.legal()) > 1 or state.free):
                return state
            state.apply(state.draw(rng) if state.to_move < 0 else state.game.hints.habit(state, rng))
    raise AssertionError(f"no choice of {phase} in twenty games")


@pytest.mark.parametrize("phase", ["die", "weapons"])
def test_dice_and_weapons_are_judged_by_whether_the_group_wins(phase: str) -> None:
    state = reached(phase)
    verdict = judge(state, effort=0.05)
    assert verdict.unit == "chance"
    assert {row.way for row in verdict.rows} == {(action,) for action in state.legal()}


def test_a_throw_is_not_judged() -> None:
    with pytest.raises(ValueError, match="a throw cannot be judged"):
        judge(reached("launch"))
