"""Copies, ends and refusals."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine import OVER, IllegalAction, Session
from dungeon_widgets.games.dice_danger.rules.content import SHEETS

from ..helpers import at, cross, do, game, idle, pair


def test_a_copy_is_independent() -> None:
    state = at(game(), dice=(3, 3, 3, 4, 1))
    pair(state, 6, 7)
    copy, before = state.clone(), state.to_json()
    cross(copy, "S6", "P3")
    do(copy, ("end",))
    assert state.to_json() == before
    assert copy != state


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_played_by_habit_come_to_an_end(sheet: str, players: int) -> None:
    table = game(sheet, players)
    for seed in range(3):
        state, rng, steps = table.start(), Random(seed), 0
        while state.to_move != OVER:
            state.apply(state.draw(rng) if state.to_move < 0 else table.hints.habit(state, rng))
            steps += 1
        assert steps < table.max_steps
        assert all(table.score_range[0] <= score <= table.score_range[1] for score in state.scores())


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    session = Session(game(), ["Ada", "Ben"], seed=1)
    session.step()
    before = session.state.to_json()
    with pytest.raises(IllegalAction, match="two pairs"):
        session.act(("cross", 0, "S6"))
    assert session.state.to_json() == before


def test_after_the_end_nothing_is_legal() -> None:
    state = at(game(), {"lost": 9}, {"lost": 9})
    idle(state)
    idle(state)
    assert state.legal() == []
    assert state.why_not(("end",)) == "over"
    assert at(game()).why_not(("roll", 1, 1, 1, 1, 1)) == "not_in_pair"
    assert game().start().why_not(("roll", 6, 1, 1, 1, 1)) == "luck"
