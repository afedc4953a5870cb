"""A turn: go deeper and roll, or leave with what you carry."""

from __future__ import annotations

from fractions import Fraction

from dungeon_widgets.engine.state import CHANCE, OVER
from scripts.new_game.room import LanternGame, chance_to_bring
from scripts.new_game.room.rules.state import LanternState


def played(*actions: tuple[object, ...], home: tuple[int, int] = (0, 0)) -> LanternState:
    """The position after these actions."""
    state = LanternState(LanternGame(players=2), home=list(home))
    for action in actions:
        assert state.why_not(action) is None
        state.apply(action)
    return state


def test_going_deeper_rolls_the_die() -> None:  # EN A turn
    state = played(("go",))
    assert state.to_move == CHANCE
    assert [action for action, _ in state.chance()] == [("roll", face) for face in range(1, 7)]


def test_what_is_found_is_carried() -> None:  # EN A turn
    state = played(("go",), ("roll", 2), ("go",), ("roll", 6))
    assert (state.carried, state.to_move, state.home) == (8, 0, [0, 0])


def test_a_one_puts_the_light_out_and_all_is_lost() -> None:  # EN A turn
    state = played(("go",), ("roll", 6), ("go",), ("roll", 1))
    assert (state.carried, state.to_move, state.home) == (0, 1, [0, 0])


def test_leaving_brings_home_what_is_carried() -> None:  # EN A turn
    state = played(("go",), ("roll", 5), ("leave",), ("go",), ("roll", 3), ("leave",))
    assert (state.home, state.to_move) == ([5, 3], 0)


def test_nobody_leaves_with_nothing() -> None:  # EN A turn
    assert played().why_not(("leave",)) == "nothing_carried"


def test_twenty_brought_home_win_at_once_and_nineteen_do_not() -> None:  # EN The aim
    won = played(("go",), ("roll", 5), ("leave",), home=(15, 0))
    assert (won.to_move, won.winners()) == (OVER, [0])
    short = played(("go",), ("roll", 4), ("leave",), home=(15, 0))
    assert (short.to_move, short.winners()) == (1, [])


def test_the_chance_to_bring_something_is_counted() -> None:
    assert chance_to_bring(1) == Fraction(5, 6)
    assert chance_to_bring(7) == sum(chance_to_bring(7 - face) for face in range(2, 7)) / 6
