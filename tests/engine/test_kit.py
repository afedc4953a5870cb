"""The kit passes a game that keeps the contract and finds each fault planted in it."""

from __future__ import annotations

from dataclasses import fields
from fractions import Fraction
from itertools import permutations, product
from math import exp, factorial, log, prod
from typing import Any

import pytest

from dungeon_widgets.engine import AnyGame, TooLarge
from dungeon_widgets.engine.kit import (
    ConformanceError,
    Report,
    check,
    check_game,
    digest_of_game,
    perft,
    processes,
)
from dungeon_widgets.engine.kit.fit import RISK, misfit, surprise
from dungeon_widgets.engine.kit.processes import spec_of
from tests.engine.faults.advice import Odds
from tests.engine.faults.all import FAULTS
from tests.engine.faults.choices import Unsorted
from tests.engine.faults.luck import Thrown
from tests.engine.faults.planted import Planted
from tests.engine.toy import ToyGame, ToyWords
from tests.engine.toys.thrower import ThrowGame
from tests.engine.toys.window import WindowGame

pytestmark = pytest.mark.slow


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "unseen"),
    [
        (ToyGame(), {"samples", "forced", "histories", "panels"}),
        (ThrowGame(), {"forced", "outcomes", "posteriors", "worlds", "histories", "reveals", "panels"}),
        (WindowGame(), {"samples", "posteriors", "worlds", "panels"}),
    ],
    ids=["toy", "thrower", "window"],
)
def test_a_game_that_keeps_the_contract_passes_and_everything_was_looked_at(
    game: AnyGame, unseen: set[str]
) -> None:
    report = check_game(game)
    assert {field.name for field in fields(report) if not getattr(report, field.name)} == unseen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name"), [(WindowGame(), "posteriors"), (WindowGame(), "samples"), (ThrowGame(), "reveals")]
)
def test_a_promised_check_that_saw_nothing_fails(game: AnyGame, name: str) -> None:
    with pytest.raises(ConformanceError, match=f"the check saw no {name}"):
        check_game(game, games=1, must_see=(name,))


def test_a_game_that_hides_something_from_its_mover_promises_the_check_of_reveals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(check, "check_reveals", lambda trail, seed, report: None)
    with pytest.raises(ConformanceError, match="the check saw no reveals"):
        check_game(ToyGame(), games=1)


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda kind: kind.__name__)
def test_a_planted_fault_is_found_and_named(fault: type[Planted]) -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(fault(), games=fault.games)  # type: ignore[arg-type]
    assert fault.finds in str(caught.value)


def test_luck_that_cannot_be_listed_is_only_drawn() -> None:
    assert check_game(Thrown(), games=2).draws > 0


def test_advice_that_is_sound_passes() -> None:
    class Advised(ToyGame):
        advice = Odds()

    assert check_game(Advised(), games=1).panels > 0


def test_a_failure_names_the_game_the_step_the_seat_and_the_reason() -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(Unsorted(rounds=2))
    spot = caught.value.spot
    assert (spot.game, spot.number, spot.step, spot.who) == (Unsorted(rounds=2), 0, 3, "seat 0")
    assert str(caught.value).startswith(
        "Unsorted(rounds=2), game 0, step 3, seat 0: legal() is not sorted: [('swap',)"
    )


def test_a_game_that_raises_is_a_failure_with_a_place() -> None:
    class Speechless(ToyWords):
        def caption(self, view: dict[str, Any], lang: str) -> str:
            raise KeyError("caption")

    class Broken(ToyGame):
        words_class = Speechless

    with pytest.raises(ConformanceError, match=r"game 0, step 0: raised KeyError: 'caption'"):
        check_game(Broken())


def test_the_same_seed_checks_the_same_games() -> None:
    assert digest_of_game(ToyGame(), seed=3) == digest_of_game(ToyGame(), seed=3)
    assert digest_of_game(ToyGame(), seed=3) != digest_of_game(ToyGame(), seed=4)


def test_a_game_that_no_other_process_can_import_is_left_out() -> None:
    class Local(ToyGame):
        pass

    assert spec_of(Local()) is None
    assert spec_of(ToyGame()) == "tests.engine.toy:ToyGame"


def test_a_game_that_remembers_earlier_games_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the fresh processes agree with each other and not with this one."""
    monkeypatch.setattr(processes, "digest_of_game", lambda game, seed: "something else")
    with pytest.raises(ConformanceError, match="in a fresh process"):
        processes.check_hash_seeds(ToyGame(), 0, Report())


def test_perft_counts_every_way_to_play() -> None:
    # high or low; then 3 kinds; then 3 kinds; then 3 calls, keep or swap (the deck still has cards).
    assert perft(ToyGame().start(), 4) == [1, 2, 6, 16, 80]  # 16: a second dragon cannot be dealt


def test_perft_says_what_it_cannot_count() -> None:
    throw = ThrowGame(players=2).start()
    assert perft(throw, 0) == [1]
    with pytest.raises(TooLarge, match="after 0 moves comes a free decision"):
        perft(throw, 1)
    with pytest.raises(TooLarge, match="after 0 moves comes luck that cannot be listed"):
        perft(throw.after(("launch", 0.0, 1.0)), 3)


def test_perft_stops_at_the_end() -> None:
    state = ToyGame(rounds=1).start()
    for action in (("high",), ("deal", "orc"), ("deal", "orc"), ("keep",)):
        state.apply(action)
    # Five choices; four of them end the game, a swap deals one of the two kinds left.
    assert perft(state, 3) == [1, 5, 2, 0]


# -- the statistics ------------------------------------------------------------------------------


@pytest.mark.parametrize("weights", [(1, 1), (1, 5), (3, 2, 1), (1, 1, 1, 1)])
@pytest.mark.parametrize("log_risk", [-1.5, -3.0, -5.0])
def test_fair_counts_fail_no_more_often_than_promised(weights: tuple[int, ...], log_risk: float) -> None:
    """The bound holds for every n: here every way 24 fair draws can fall is summed exactly."""
    n, total = 24, sum(weights)
    failing = Fraction()
    for counts in product(range(n + 1), repeat=len(weights)):
        if sum(counts) == n and surprise(dict(enumerate(counts)), dict(enumerate(weights))) < log_risk:
            ways = factorial(n) // prod(map(factorial, counts))
            failing += ways * prod(Fraction(w, total) ** c for w, c in zip(weights, counts, strict=True))
    assert failing <= exp(log_risk)


def test_counts_that_are_off_are_found() -> None:
    """The bias of the trap, 0.155 for 1/12, stands out of 1,500 draws."""
    assert surprise({"yes": 232, "no": 1268}, {"yes": 1, "no": 11}) < log(RISK / 30)
    assert surprise({"yes": 130, "no": 1370}, {"yes": 1, "no": 11}) == 0.0


def test_what_is_not_listed_is_never_fair() -> None:
    assert surprise({"ghost": 1}, {"orc": 1}) == float("-inf")


def test_rare_cells_are_counted_together() -> None:
    weights: dict[Any, int] = dict.fromkeys(range(1000), 1) | {"often": 9000}
    assert surprise(dict.fromkeys(range(0, 1000, 100), 1) | {"often": 90}, weights) == 0.0
    assert surprise({0: 100}, weights) < log(RISK)


def test_a_bias_shows_in_a_part_where_no_whole_comes_twice() -> None:
    """Thousands of equally likely worlds, and draws that never put a 1 first: no single world is suspicious."""
    worlds = list(permutations(range(7)))
    listed = [(list(world), 1) for world in worlds]
    fair, biased = worlds[::5], [world for world in worlds if world[0] != 1][::5]
    assert misfit(fair, listed) is None
    assert "1 came 0 times" in (misfit(biased, listed) or "")


def test_a_part_that_is_missing_counts() -> None:
    listed = [({"card": "orc"}, 1), ({}, 1)]
    assert misfit([{"card": "orc"}] * 30 + [{}] * 30, listed) is None
    assert misfit([{}] * 60, listed) is not None
    assert "in nothing that is listed" in (misfit([{"ghost": 1}], listed) or "")
