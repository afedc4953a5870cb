"""Verdicts in Dice & Danger: a turn is one choice, alone by the score, in company by winning."""

from __future__ import annotations

from dungeon_widgets.bots.verdict import judge
from dungeon_widgets.games.dice_danger.play.standing import standing
from tests.games.dice_danger.helpers import at, do, game, idle


def test_to_end_a_turn_without_a_cross_is_a_blunder() -> None:
    state = game(players=1).start()
    do(state, ("roll", 1, 1, 2, 6, 5))
    pair = state.legal()[0]
    verdict = judge(state, made=[pair, ("end",)])
    assert verdict.unit == "points"
    assert len(verdict.best.way) > 2  # the whole turn
    assert verdict.gain > 5


def test_every_way_is_a_whole_turn() -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}, {}, dice=(5, 6, 1, 1, 6))
    verdict = judge(state, effort=0.1)
    assert verdict.unit == "chance"
    assert all(row.way[0][0] == "pair" and row.way[-1] == ("end",) for row in verdict.rows)
    assert len({row.way[0] for row in verdict.rows}) == len(state.legal())


def test_standing_is_told_before_a_roll() -> None:
    alone = game(players=1).start()
    found = standing(alone)
    assert found is not None
    assert 30 < found[0] < 80  # the planner makes about 50 points
    both = at(game(), {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}, {}, dice=(5, 6, 1, 1, 6))
    assert standing(both) is None
    idle(both)
    idle(both)
    ahead, behind = standing(both) or (0, 0)
    assert ahead > 0.5 > behind
