"""The solver against plain recursion with fractions, on small games where one seat plays against luck."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes, State, digest
from dungeon_widgets.odds import Solver, TooLarge
from tests.engine.toy import ToyGame
from tests.engine.toys.thrower import ThrowGame


class PushState(State):
    """Roll and add, or stop: more than `limit` is worth nothing. Each roll has weights of its own."""

    die: tuple[tuple[int, int], ...] = ()
    limit: int = 0
    total: int = 0
    to_move: int = 0

    def legal(self) -> list[Action]:
        return [("roll",), ("stop",)] if self.to_move == 0 else []

    def chance(self) -> Outcomes:
        return [(("rolled", pips), weight) for pips, weight in self.die]

    def apply(self, action: Action) -> list[Event]:
        if action[0] == "rolled":
            self.total += action[1]
            self.to_move = 0 if self.total <= self.limit else OVER
        else:
            self.to_move = CHANCE if action[0] == "roll" else OVER
        return []

    def scores(self) -> list[int]:
        return [self.total if self.total <= self.limit else 0]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.to_json()

    def winners(self) -> list[int]:
        return []

    def why_not(self, action: Action) -> str | None:
        return None


def Push(  # noqa: N802 (made like the state it is)
    die: tuple[tuple[int, int], ...], limit: int, total: int = 0, to_move: int = 0
) -> PushState:
    return PushState(None, die=die, limit=limit, total=total, to_move=to_move)


def by_hand(state: State) -> Fraction:
    """No memory, no integers: the definition."""
    if state.to_move == OVER:
        return Fraction(state.scores()[0])
    if state.to_move == CHANCE:
        outcomes = state.chance()
        return sum(weight * by_hand(state.after(action)) for action, weight in outcomes) / Fraction(
            sum(weight for _, weight in outcomes)
        )
    return max(by_hand(state.after(action)) for action in state.legal())


def key(state: State) -> tuple[int, int]:
    assert isinstance(state, PushState)
    return state.total, state.to_move


dice = st.dictionaries(st.integers(1, 6), st.integers(1, 9), min_size=1, max_size=3).map(
    lambda die: tuple(die.items())
)


@given(dice, st.integers(0, 7))
@settings(max_examples=60)
def test_the_value_is_that_of_the_definition(die: tuple[tuple[int, int], ...], limit: int) -> None:
    assert Solver(key).value(Push(die, limit)) == by_hand(Push(die, limit))


def test_a_value_worked_out_on_paper() -> None:
    """One coin of 1 or 3, at most 3: at 1 stop for 1 or roll for (2 or bust); at 0 roll; at 2 stop."""
    coin = ((1, 1), (3, 1))
    # at 2: stop 2, roll (3 + 0)/2; at 1: stop 1, roll (2 + 0)/2 = 1; at 0: roll (1 + 3)/2 = 2
    assert Solver(key).value(Push(coin, 3)) == 2
    assert Solver(key).value(Push(coin, 3, total=1)) == 1


def test_the_best_action_is_the_first_of_the_best() -> None:
    coin = ((1, 1), (3, 1))
    solver = Solver(key)
    assert solver.best(Push(coin, 3)) == ("roll",)
    assert solver.best(Push(coin, 3, total=2)) == ("stop",)
    assert solver.best(Push(coin, 3, total=1)) == ("roll",)  # both are worth 1


def test_nobody_chooses_at_a_chance_node() -> None:
    with pytest.raises(ValueError, match="nobody chooses here"):
        Solver(key).best(Push(((1, 1),), 3, to_move=CHANCE))


def test_another_value_may_be_asked_for() -> None:
    """The chance to end on exactly the limit."""
    coin = ((1, 1), (3, 1))
    exact = Solver(key, lambda state: int(state.scores()[0] == 3))
    # 3 at once, or 1 then 1 then 1 (2 then a bust, 1 then a bust): 1/2 + 1/8
    assert exact.value(Push(coin, 3)) == Fraction(5, 8)


def test_answers_are_kept() -> None:
    solver = Solver(key)
    solver.value(Push(((1, 1), (2, 1)), 6))
    known = solver.positions
    assert known > 0
    solver.value(Push(((1, 1), (2, 1)), 6, total=3))
    assert solver.positions == known


def test_a_tree_with_too_many_positions_is_refused() -> None:
    with pytest.raises(TooLarge, match="more than 5 positions"):
        Solver(key, limit=5).value(Push(((1, 1), (2, 1)), 20))


def test_the_limit_is_a_number_of_positions() -> None:
    needed = Solver(key)
    needed.value(Push(((1, 1), (2, 1)), 6))
    assert Solver(key, limit=needed.positions).value(Push(((1, 1), (2, 1)), 6)) > 0
    with pytest.raises(TooLarge):
        Solver(key, limit=needed.positions - 1).value(Push(((1, 1), (2, 1)), 6))


@pytest.mark.parametrize("ask", [Solver.value, Solver.best])
def test_a_game_too_long_for_the_stack_is_too_large(ask: Callable[[Solver, State], Any]) -> None:
    with pytest.raises(TooLarge, match="too long"):
        ask(Solver(key), Push(((1, 1),), 100_000))


def test_a_game_that_comes_round_again_is_too_large() -> None:
    with pytest.raises(TooLarge, match="come round again"):
        Solver(key).value(Push(((0, 1), (1, 1)), 3))


def test_luck_without_outcomes_is_an_error_of_the_game() -> None:
    with pytest.raises(ValueError, match="without outcomes"):
        Solver(key).value(Push((), 3))


def test_a_seat_without_choices_is_an_error_of_the_game() -> None:
    class Stuck(PushState):
        def legal(self) -> list[Action]:
            return []

    with pytest.raises(ValueError, match="no legal action"):
        Solver(key).value(Stuck(None, die=((1, 1),), limit=3))


def test_after_a_refusal_a_smaller_question_can_be_asked() -> None:
    solver = Solver(key, limit=8)
    with pytest.raises(TooLarge):
        solver.value(Push(((1, 1), (2, 1)), 20))
    assert solver.value(Push(((1, 1), (2, 1)), 20, total=19)) == 19  # to roll is worth (20 + 0) / 2


def test_seats_that_play_against_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="seats 0 and 1 play against each other"):
        Solver(digest).value(ToyGame(rounds=1).start())


def test_friends_are_served() -> None:
    class Duet(PushState):
        """The second to roll is another, who wants the same."""

        def legal(self) -> list[Action]:
            return [("roll",), ("stop",)] if self.to_move >= 0 else []

        def apply(self, action: Action) -> list[Event]:
            super().apply(action)
            if self.to_move == 0 and self.total:
                self.to_move = 1
            return []

    coin = ((1, 1), (3, 1))
    duet = Duet(SimpleNamespace(aim="together"), die=coin, limit=3)
    assert Solver(lambda state: (state.total, state.to_move)).value(duet) == 2  # type: ignore[attr-defined]


def test_luck_that_cannot_be_listed_is_too_large() -> None:
    state = ThrowGame(players=2).start().after(("launch", 0.0, 1.0))
    with pytest.raises(TooLarge, match="luck here cannot be listed"):
        Solver(digest).value(state)


def test_a_free_decision_is_too_large() -> None:
    with pytest.raises(TooLarge, match="free decision"):
        Solver(digest).value(ThrowGame(players=2).start())
