"""Every event says what its type promises: a page makes its scenes from events alone."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dice_danger.rules.content import SHEETS
from dungeon_widgets.games.dice_danger.sight.view import EVENTS, DiceDangerView

from ...typed import fits
from ..helpers import at, cross, do, game, idle, of_kind, pair


@pytest.mark.slow
def test_every_event_and_view_is_as_its_type_says() -> None:
    seen = set()
    for seed in range(24):
        rng, table = Random(seed), game(SHEETS[seed % 4], 1 + seed // 4 % 3)
        state = table.start()
        while state.to_move != OVER:
            action = state.draw(rng) if state.to_move == CHANCE else table.hints.habit(state, rng)
            for event in state.apply(action):
                seen.add(event.kind)
                for seat in (None, *range(table.players)):
                    assert fits(event.as_seen_by(seat), EVENTS[event.kind]), (event, seat)
            if state.roll % 7 == 1:
                assert all(fits(state.view(seat), DiceDangerView) for seat in (None, *range(table.players)))
    assert seen | {"accept", "decline"} == set(EVENTS)


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_the_answer_to_a_question_is_an_event_of_its_own(answer: str) -> None:
    first = {"crossed": ["S4", "P16"], "wounds": {"tail": 3}}
    other = {"wounds": {"tail": 3, "boss": 18}}
    state = at(game("puzzled_pyramid"), first, other, dice=(2, 3, 6, 6, 1))
    pair(state, 5, 12)
    cross(state, "M_tail")
    do(state, ("end",))
    idle(state)
    told = of_kind(do(state, (answer,)), answer)[0]
    assert fits(told, EVENTS[answer])
    assert (told["seat"], told["monster"], told["boxes"]) == (1, "boss", 3)


def test_a_wound_by_permission_is_shown_among_the_crosses() -> None:
    # ruling 5
    hero = {"crossed": ["S4", "P16"], "wounds": {"tail": 3, "boss": 18}}
    state = at(game("puzzled_pyramid"), hero, dice=(2, 3, 6, 6, 1))
    pair(state, 5, 12)
    cross(state, "M_tail", "accept", "S12")
    do(state, ("end",))
    wrote = of_kind(idle(state), "wrote")[0]
    assert [mark[0] for mark in wrote["marks"]] == ["M_tail", "M_boss", "S12"]
    assert wrote["marks"][1][1] == 3
