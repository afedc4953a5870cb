"""tournament: seats turned, luck shared, shares with intervals, ratings, places in doubt; the same on any executor."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from math import log10
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from dungeon_widgets.engine import given
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.simulate.ratings import may_swap, rated, strengths
from dungeon_widgets.lab.simulate.tournament import RoundRobin, Score, Tournament, tournament
from tests.engine.toy import ToyGame

GAME = WelcomeGame(players=2)
BOTS = {"careful": "bot:careful", "bluffing": "bot:bluff:0.5", "anything": "bot:random"}


@pytest.fixture(autouse=True)
def known_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(given, "_given", {})


@pytest.fixture(scope="module")
def cup() -> Tournament:
    return tournament(BOTS, GAME, 20, seed=5)


def test_seats_are_turned_and_luck_is_shared() -> None:
    plan = RoundRobin(("bot:a", "bot:b", "bot:c"), 2, True, 100)
    games: dict[frozenset[str], list[tuple[tuple[str, ...], int]]] = {}
    for number in range(3 * 4):
        seats, seed = plan.fixture(number)
        games.setdefault(frozenset(seats), []).append((seats, seed))
    assert len(games) == 3
    for pair, played in games.items():
        one, two = sorted(pair)
        assert played == [((one, two), 100), ((two, one), 100), ((one, two), 101), ((two, one), 101)]


def test_four_seats_are_shared_by_two_bots() -> None:
    plan = RoundRobin(("bot:a", "bot:b"), 4, True, 0)
    assert plan.fixture(0)[0] == ("bot:a", "bot:b", "bot:a", "bot:b")
    assert plan.fixture(1)[0] == ("bot:b", "bot:a", "bot:b", "bot:a")


def test_points_are_those_of_the_games(cup: Tournament) -> None:
    """Counted again from the sessions themselves."""
    for name, other in (("careful", "bluffing"), ("bluffing", "anything")):
        points = 0.0
        for number in range(20):
            session = cup.replay(name, other, number)
            mine = {seat for seat, each in enumerate(session.seats) if each.spec == BOTS[name]}
            won = set(session.state.winners())
            points += 1.0 if won <= mine else 0.5 if won & mine else 0.0
        score = cup.against(name, other)
        assert score is not None
        assert score == Score(points, 20)
        back = cup.against(other, name)
        assert back is not None
        assert back.points == 20 - points


def test_lost_games_can_be_looked_into(cup: Tournament) -> None:
    for number in cup.lost("anything", "careful"):
        session = cup.replay("anything", "careful", number)
        assert {session.seats[seat].spec for seat in session.state.winners()} == {"bot:careful"}
    assert cup.lost("anything", "careful")
    with pytest.raises(ValueError, match="have no game 99"):
        cup.replay("anything", "careful", 99)
    with pytest.raises(ValueError, match="no bot 'nobody' played here"):
        cup.against("nobody", "careful")


def test_the_result_does_not_depend_on_the_executor(cup: Tournament) -> None:
    with ProcessPoolExecutor(2) as pool:
        there = tournament(BOTS, GAME, 20, seed=5, executor=pool)
    assert there.rows() == cup.rows()
    assert there.svg() == cup.svg()


def test_a_bot_of_a_cell_plays_under_the_name_it_was_given() -> None:
    cup = tournament({"mine": lambda eyes, rng: eyes.legal[0], "random": "bot:random"}, ToyGame(rounds=1), 8)
    assert sorted(cup.names) == ["mine", "random"]
    assert {seat.spec for seat in cup.replay("mine", "random", 0).seats} == {"bot:mine", "bot:random"}


def test_alone_bots_are_compared_on_the_same_luck() -> None:
    cup = tournament(["bot:greedy", "bot:random"], DiceDangerGame(players=1), 4)
    score = cup.against("greedy", "random")
    assert score is not None
    assert score.games == 4
    assert cup.order == ["greedy", "random"]


def test_a_stopped_tournament_keeps_what_was_played() -> None:
    class Stop:
        stopped = False

        def start(self, total: int) -> None: ...
        def update(self, done: int) -> None:
            self.stopped = done >= 7

        def finish(self, done: int) -> None: ...

    cup = tournament(BOTS, GAME, 20, progress=Stop())
    assert (len(cup), cup.stopped) == (7, True)
    assert "Stopped after 7 of 60 games." in repr(cup)
    told = cup.against("careful", "bluffing")
    assert told is not None
    assert told.games == 2  # whole pairs of turned games only
    ElementTree.fromstring(cup.svg("fr"))


@pytest.mark.parametrize(
    ("bots", "n", "sentence"),
    [
        (["bot:random"], 10, "a tournament has 2 to 20 bots, not 1"),
        (["bot:random", "bot:random"], 10, "the same name"),
        ({"a": "bot:random", "b": "Ada"}, 10, "'b' is no bot"),
        ({"a": "bot:random", "b": "bot:nobody"}, 10, "unknown bot 'nobody'"),
        (["bot:random", "bot:careful"], 7, "must be even"),
        (["bot:random", "bot:careful"], 0, "n, the games of each pairing, must be a whole number"),
    ],
)
def test_what_does_not_fit_is_said(bots: Any, n: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        tournament(bots, GAME, n)


def test_an_odd_number_of_seats_is_refused() -> None:
    with pytest.raises(ValueError, match=r"seats .* must be even"):
        tournament(["bot:random", "bot:careful"], WelcomeGame(players=3), 10)


# -- ratings ---------------------------------------------------------------------------------------


def test_a_few_games_won_without_a_loss_are_no_certainty() -> None:
    """Drawn again, three pairs of games all won are all won again: without a result nobody has seen there is no error."""
    (best, worst), draws = rated({(0, 1): [1.0] * 3}, 2, seed=1)
    assert best.high - best.low > 100
    assert worst.low <= worst.points <= worst.high
    assert may_swap(0, 1, draws)
    assert not may_swap(0, 1, rated({(0, 1): [1.0] * 6}, 2, seed=1)[1])
    assert not may_swap(0, 1, rated({(0, 1): [1.0] * 3}, 2, seed=1, games=2)[1])
    (one, _), draws = rated({(0, 1): [0.5] * 20}, 2, seed=1)
    assert one.low < 1500 < one.high
    assert may_swap(0, 1, draws)
    assert may_swap(1, 0, draws)


def test_one_pairing_without_a_loss_does_not_move_the_others() -> None:
    results = {(0, 1): [1.0, 0.5, 0.0, 1.0] * 5, (0, 2): [1.0] * 20, (1, 2): [1.0] * 20}
    ratings, draws = rated(results, 3, seed=1)
    assert all(rating.low <= rating.points <= rating.high for rating in ratings)
    assert may_swap(0, 1, draws)
    assert not may_swap(1, 2, draws)


def test_two_ratings_differ_as_the_odds_of_their_wins() -> None:
    high, low = strengths([[0, 30], [10, 0]], 2)
    assert abs(high - low - 400 * log10(30.5 / 10.5)) < 0.01
    assert abs(high + low - 3000) < 1e-6


def test_ratings_find_the_strengths_the_games_were_drawn_by() -> None:
    true = [1700.0, 1550.0, 1500.0, 1250.0]
    rng = Random(3)
    results = {
        (i, j): [float(rng.random() < 1 / (1 + 10 ** ((true[j] - true[i]) / 400))) for _ in range(600)]
        for i in range(4)
        for j in range(i + 1, 4)
    }
    ratings, draws = rated(results, 4, seed=1)
    for rating, points in zip(ratings, true, strict=True):
        assert rating.low - 15 < points < rating.high + 15
        assert rating.low < rating.points < rating.high
    assert not may_swap(0, 1, draws)
    assert may_swap(1, 1, draws)


def test_places_that_may_swap_are_said() -> None:
    cup = tournament({"one": "bot:random", "two": "bot:random", "best": "bot:careful"}, GAME, 20)
    assert cup.order[0] == "best"
    assert cup.swaps() == [(2, 3)]
    assert cup.sentence() == "best leads. Places 2 to 3 may still swap."


def test_all_and_none_have_intervals_and_are_never_written_in_per_cent(cup: Tournament) -> None:
    score = Score(0, 20)
    assert score.interval[0] == 0
    assert 0 < score.interval[1] < 0.2
    assert score.clear == -1
    picture = cup.svg()
    assert "100 %" not in picture.replace("\u202f", " ")
    assert ">0 %" not in picture.replace("\u202f", " ")
