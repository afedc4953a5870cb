"""Whatever may not be done has one reason: the nearest one, in every phase."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.state import Action

from ..helpers import at, cross, game, pair

HERO: dict[str, Any] = {
    "crossed": ["S6", "P3", "K3", "K2", "P1", "P12", "D2"],
    "wounds": {"pup": 4},
    "first": ["pup"],
    "torches": 1,
    "chests": ["torches"],
}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("cross", 0, "P4"), "wrong_number"),
        (("cross", 0, "S7"), "wrong_number"),  # a start lies near no other: its number is all it needs
        (("cross", 0, "S6"), "already_crossed"),
        (("cross", 0, "P3"), "already_crossed"),
        (("cross", 0, "P18"), "not_joined"),
        (("cross", 0, "F6"), "needs_exact_double"),
        (("cross", 1, "F6"), "needs_exact_double"),
        (("cross", 0, "M_pup"), "already_dead"),
        (("cross", 0, "M_punk"), "not_reached"),
        (("cross", 0, "M_hound"), "wrong_number"),
        (("cross", 1, "M_hound"), "number_locked"),
        (("cross", 0, "P99"), "no_such_space"),
        (("cross", 2, "P4"), "no_such_space"),
        (("cross", -1, "P4"), "no_such_space"),
        (("cross", 0), "no_such_space"),
        (("cross",), "no_such_space"),
        (("cross", 0, "P4", 1), "no_such_space"),
        (("torch", "P18"), "not_joined"),
        (("torch", "S6"), "already_crossed"),
        (("torch", "M_pup"), "already_dead"),
        (("torch", "M_punk"), "not_reached"),
        (("torch", "P99"), "no_such_space"),
        (("torch",), "no_such_space"),
        (("torch", "P4", 1), "no_such_space"),
        (("chest", "hearts"), "not_in_write"),
        (("pair", 1, 4, 4, 6), "not_in_write"),
        (("accept",), "not_in_write"),
        (("roll", 1, 1, 1, 1, 1), "not_in_write"),
        ((), "not_in_write"),
    ],
)
def test_a_cross_that_may_not_be_made_has_its_reason(action: Action, reason: str) -> None:
    # ours: a player is told which rule forbids it
    state = at(game(), HERO, dice=(1, 4, 4, 6, 1))
    pair(state, 5, 10)
    assert state.turn().pairs == ((1, 4), (4, 6))
    assert state.why_not(action) == reason


def test_a_pair_is_used_once_and_a_torch_too() -> None:
    # ours: a player is told which rule forbids it
    state = at(game(), HERO, dice=(3, 4, 4, 5, 1))
    pair(state, 7, 9)
    assert state.why_not(("torch", "P4")) is None
    cross(state, "torch:P4")
    assert state.why_not(("torch", "P5")) == "no_torch"
    assert state.why_not(("torch",)) == "no_torch"
    (which,) = (action[1] for action in state.legal() if action[2:] == ("S9",))
    cross(state, "S9")
    for action in (("cross", which, "S7"), ("cross", which, "P18"), ("cross", which, "S9")):
        assert state.why_not(action) == "pair_used"
    assert state.why_not(("cross", 1 - which, "S7")) is None


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("pair", 1, 1, 6, 6), "no_such_pairs"),
        (("pair",), "no_such_pairs"),
        (("end",), "not_in_pair"),
        (("cross", 0, "P4"), "not_in_pair"),
        (("torch", "P4"), "not_in_pair"),
        (("chest", "hearts"), "not_in_pair"),
        (("number", "N1", 3), "not_in_pair"),
        ((), "not_in_pair"),
    ],
)
def test_pairs_come_first(action: Action, reason: str) -> None:
    # ours: a player is told which rule forbids it
    assert at(game(), HERO, dice=(1, 4, 4, 6, 1)).why_not(action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("chest", "torches"), "chest_opened"),
        (("chest", "gold"), "no_such_chest"),
        (("chest",), "no_such_chest"),
        (("cross", 0, "P4"), "not_in_chest"),
        (("torch", "P4"), "not_in_chest"),
        (("pair", 1, 2, 4, 5), "not_in_chest"),
        ((), "not_in_chest"),
    ],
)
def test_a_chest_is_opened_before_anything_else(action: Action, reason: str) -> None:
    # ours: a player is told which rule forbids it
    state = at(game(), HERO, dice=(1, 2, 4, 5, 1))
    pair(state, 3, 9)
    cross(state, "C3")
    assert state.phase == "chest"
    assert state.why_not(action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("number", "N1", 7), "cloud_number"),
        (("number", "N2", 3), "cloud_number"),
        (("number",), "cloud_number"),
        (("end",), "not_in_clouds"),
        (("cross", 0, "P4"), "not_in_clouds"),
        (("torch", "P4"), "not_in_clouds"),
        ((), "not_in_clouds"),
    ],
)
def test_clouds_are_numbered_before_the_first_roll(action: Action, reason: str) -> None:
    # ours: a player is told which rule forbids it
    assert game("puzzled_pyramid").start().why_not(action) == reason
