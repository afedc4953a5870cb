"""Verdicts in Dice & Danger: a turn is one choice, alone by the score, in company by winning."""

from __future__ import annotations

import pytest

from dungeon_widgets.bots.judging import Judging
from dungeon_widgets.bots.played import SMALL
from dungeon_widgets.bots.verdict import judge
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.dice_danger.play.standing import standing
from dungeon_widgets.games.dice_danger.play.tally import tally
from dungeon_widgets.widgets.table.review import capital, why_of
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


@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (2, 2), (3, 9)])
def test_the_parts_of_a_score_add_up_to_it_and_rivals_are_told_by_the_best(seats: int, seed: int) -> None:
    session = Session(game(players=seats), ["bot:greedy"] * seats, seed)
    session.play()
    state = session.state
    points = state.scores()
    assert not any(hero.out for hero in state.heroes) or seats == 1
    for seat in range(seats):
        parts = tally(state, seat)
        own = {name: part for name, part in parts.items() if name != "rivals"}
        assert sum(part.n if part.good else -part.n for part in own.values()) == points[seat]
        assert all(part.n >= 0 for part in own.values())
        if seats > 1:
            assert parts["rivals"] == (max(points[:seat] + points[seat + 1 :]), False)


def test_who_is_out_has_no_part_of_a_score() -> None:
    state = at(game(), {"crossed": ["S6", "P3", "K1"], "lost": 5}, {"crossed": ["S6"]})
    assert tally(state, 0)["life"].n > 0
    state.heroes[0].lose(99)
    parts = tally(state, 0)
    assert {name for name, part in parts.items() if part.n} <= {"rivals"}


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "on average after the better"), ("fr", "en moyenne après le")]
)
def test_a_turn_is_blamed_with_what_it_costs_in_the_end_where_no_event_tells_it(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = game(players=1).start()
    do(state, ("roll", 1, 1, 2, 6, 5))
    work = Judging(state, 0, made=(state.legal()[0], ("end",)))
    for _ in work.run():
        pass
    monkeypatch.setattr(work, "why", lambda: None)
    part = work.part()
    assert part is not None
    assert part[1] > part[2] + SMALL["points"]
    sentence = why_of(state.game.words, work, lang)
    assert said in sentence
    assert capital(state.game.words.part(part[0], lang)) in sentence
