"""What is no move is refused with a reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.state import digest
from tests.games.fighter.helpers import fight, game, put, take_die

GOOD: tuple[Any, ...] = ("launch", 0, 0, 1300, 200, 0, ())


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ((), "no_action"),
        ((1,), "no_action"),
        (("fly",), "not_now"),
        (("die", "red"), "not_now"),
        (("seed", 1), "not_now"),
        (("launch",), "launch_form"),
        (GOOD[:6], "launch_form"),
        (("launch", 0, 0, 1300.0, 200, 0, ()), "launch_whole"),
        (("launch", 0, 0, float("nan"), 200, 0, ()), "launch_whole"),
        (("launch", 0, 0, 100, 200, 0, ()), "launch_speed"),
        (("launch", 0, 0, 9999, 200, 0, ()), "launch_speed"),
        (("launch", 99, 0, 1300, 200, 0, ()), "launch_stance"),
        (("launch", 0, 2000, 1300, 200, 0, ()), "launch_aim"),
        (("launch", 0, 0, 1300, 5000, 0, ()), "launch_slope"),
        (("launch", 0, 0, 1300, 200, 5000, ()), "launch_spin"),
        (("launch", 0, 0, 1300, 200, 0, (("air", 0),)), "launch_extra_not_due"),
        (("launch", 0, 0, 1300, 200, 0, [["air", 0]]), "launch_extras_form"),
    ],
)
def test_a_forged_launch_changes_nothing(action: tuple[Any, ...], reason: str) -> None:
    # ours: who is refused is told which rule forbids it
    state = fight()
    take_die(state)
    before = digest(state)
    assert state.why_not(action) == reason
    assert digest(state) == before
    assert state.why_not(GOOD) is None


@pytest.mark.parametrize(
    ("room", "launch", "reason"),
    [
        ("cursed_trampoline", GOOD, "launch_extra_missing"),
        ("cursed_trampoline", (*GOOD[:6], (("air", 0), ("turn", 0))), "launch_extra_not_due"),
        ("cursed_trampoline", (*GOOD[:6], (("air", 0), ("air", 0))), "launch_extras_order"),
        ("cursed_trampoline", (*GOOD[:6], (("air", float("nan")),)), "launch_extras_form"),
        ("windy_shaft", GOOD, "launch_extra_missing"),
        ("windy_shaft", ("launch", 0, 0, 1000, 200, 0, (("taps", 15),)), "launch_derived"),
        ("windy_shaft", ("launch", 0, 0, 1800, 200, 0, (("taps", 99),)), "launch_taps"),
    ],
)
def test_extras_are_checked_against_what_is_due(room: str, launch: tuple[Any, ...], reason: str) -> None:
    state = fight(room=room)
    take_die(state)
    before = digest(state)
    assert state.why_not(launch) == reason
    assert digest(state) == before


@pytest.mark.parametrize(
    ("box", "reason"),
    [
        ((-100, 0, 0, 0), "launch_box_near"),
        ((-600, -330, 0, 0), "launch_box_off"),
        ((-300, -330, 2, 0), "launch_box_behind"),
        ((-300, -330, 9, 0), "launch_box"),
        ((-300.5, -330, 0, 0), "launch_extras_form"),
    ],
)
def test_a_box_where_it_may_not_stand_is_refused(box: tuple[Any, ...], reason: str) -> None:
    state = fight(monster="minotaur_estate_agent")
    take_die(state)
    before = digest(state)
    assert state.why_not(("launch", 0, -500, 1600, 200, 0, (("box", *box),))) == reason
    assert digest(state) == before


def test_a_launch_at_another_time_is_refused() -> None:
    state = fight()
    assert state.phase == "die"
    assert state.why_not(GOOD) == "not_now"
    rooms = game().start()
    assert rooms.why_not(GOOD) == "luck"


def test_luck_that_is_none_is_refused() -> None:
    state = game().start()
    assert state.why_not(("rooms", "low_crypt", "low_crypt")) == "luck"
    assert state.why_not(("rooms",)) == "luck"


def test_after_the_end_nothing_may_be_done() -> None:
    state = fight(health={0: 0, 2: 0, 1: 1})
    take_die(state)
    put(state, ("launch", 0, 0, 2400, 800, 0, ()), ("seed", 13))
    assert state.result == "down"
    assert state.why_not(("die", "red")) == "over"
    assert state.legal() == []


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("call", 9), "no_such_seat"),
        (("call", -1), "no_such_seat"),
        (("call", "x"), "no_such_seat"),
        (("call",), "no_such_seat"),
        (("white", 1), "no_action"),
        (("takeback", 1), "no_action"),
        (("retreat",), "retreat_only_impossible"),
        (("pass",), "not_now"),
        (("buy", "bribe"), "not_now"),
        (("die",), "no_such_die"),
        (("die", ["red"]), "no_such_die"),
    ],
)
def test_odd_actions_have_a_reason(action: tuple[Any, ...], reason: str) -> None:
    # ours: who is refused is told which rule forbids it
    assert fight().why_not(action) == reason
