"""Annoyed Animals: fists, and joining the two sides."""

from __future__ import annotations

import pytest

from ..helpers import at, can, cross, do, game, idle, of_kind, pair, sheet, write

WEST = ["S6", "P3", "K3", "P4", "P5", "P6", "P7", "P8", "K4", "P9", "P10"]


@pytest.mark.parametrize(("a", "b", "fits"), [(3, 3, True), (2, 4, False), (1, 5, False)])
def test_a_fist_needs_the_double_that_makes_its_number(a: int, b: int, fits: bool) -> None:
    # FR Annoyed Animals: la case 6 uniquement avec une paire de 3
    state = at(game(), {"crossed": ["K2"]}, dice=(a, b, 6, 6, 1))
    do(state, ("pair", a, b, 6, 6))
    assert can(state, "F6") is fits
    if not fits:
        assert state.why_not(("cross", 0, "F6")) == "needs_exact_double"


def test_another_double_does_not_cross_a_fist() -> None:
    # FR Annoyed Animals: avec le double adéquat
    state = at(game(), {"crossed": ["K2"]}, dice=(4, 4, 6, 6, 1))
    pair(state, 8, 12)
    assert not can(state, "F6")


def test_a_fist_wounds_every_monster_at_once_reached_or_not() -> None:
    # FR Annoyed Animals: 1 blessure à tous les monstres, y compris dans les salles non atteintes
    state = at(
        game(), {"crossed": ["K2"], "wounds": {"pup": 4, "wolf": 2}, "first": ["pup"]}, dice=(3, 3, 6, 6, 1)
    )
    pair(state, 6, 12)
    cross(state, "F6")
    wounds = sheet(state)["wounds"]
    assert wounds == {"pup": 4, "growler": 1, "hound": 1, "wolf": 3, "primal": 1, "punk": 1, "boss": 1}


def test_a_grey_fist_ticks_unlocks_and_wounds_by_one_cross() -> None:
    # ruling 13
    state = at(game(), {"crossed": ["P16"]}, dice=(4, 4, 3, 5, 1))
    do(state, ("pair", 3, 5, 4, 4))
    assert not can(state, "M_boss")
    cross(state, "F8")
    assert set(sheet(state)["wounds"].values()) == {1}
    assert state.view(0)["players"][0]["bonuses"][0]["have"] == 1
    assert can(state, "M_boss")  # the 8 of the other pair now wounds it
    cross(state, "M_boss")
    assert sheet(state)["wounds"]["boss"] == 2


def test_the_fifth_fist_earns_the_bonus() -> None:
    # FR Annoyed Animals: dès qu'un joueur barre la 5e des 6 cases Poing
    state = at(game(), {"crossed": ["F2", "F4", "F6", "K12"]}, dice=(5, 5, 6, 6, 1))
    write(state, 10, 12, "F10", "S12")
    assert of_kind(idle(state), "bonus") == []  # four
    state = at(game(), {"crossed": ["F2", "F4", "F6", "F8", "K12"]}, dice=(5, 5, 6, 6, 1))
    write(state, 10, 12, "F10", "S12")
    assert of_kind(idle(state), "bonus") == [{"bonus": "fists", "seats": [0], "first": True, "gems": 3}]


def test_joining_both_sides_by_crossed_spaces_earns_the_bonus() -> None:
    # FR Annoyed Animals: relier les deux zones de cases Départ par un chemin ininterrompu; ruling 25
    state = at(game(), {"crossed": WEST}, dice=(4, 4, 6, 6, 1))
    assert state.view(0)["players"][0]["bonuses"][1]["have"] == 0  # S8 is not crossed: it does not conduct
    write(state, 8, 12, "S8", "S12")
    assert of_kind(idle(state), "bonus") == [{"bonus": "link", "seats": [0], "first": True, "gems": 3}]


def test_emptied_rooms_are_part_of_the_way() -> None:
    # FR Annoyed Animals: de cases et de salles barrées
    crossed = ["S6", "P3", "K3", "P4", "P5", "P6", "G2", "D1", "P2", "K4", "P9", "P10", "S8"]
    open_way = at(game(), {"crossed": crossed})
    assert open_way.view(0)["players"][0]["bonuses"][1]["have"] == 0
    dead = {"wounds": {"primal": 5, "hound": 4}, "first": ["primal", "hound"]}
    joined = at(game(), {"crossed": crossed} | dead)
    assert joined.view(0)["players"][0]["bonuses"][1]["have"] == 1


def test_a_gap_breaks_the_way() -> None:
    # FR Annoyed Animals: ininterrompu
    state = at(game(), {"crossed": [*(node for node in WEST if node != "P7"), "S8"]})
    assert state.view(0)["players"][0]["bonuses"][1]["have"] == 0


def test_an_uncrossed_start_does_not_conduct() -> None:
    # ruling 25: S8 lies between the way and S11, which is crossed
    joined = at(game(), {"crossed": [*WEST, "S8", "S11"]})
    assert joined.view(0)["players"][0]["bonuses"][1]["have"] == 1
    state = at(game(), {"crossed": [*WEST, "S11"]})
    assert state.view(0)["players"][0]["bonuses"][1]["have"] == 0


def test_an_uncrossed_start_on_the_own_side_does_not_conduct_either() -> None:
    # ruling 25: the way begins beside S6, which is not crossed; S3 next to it is
    way = [node for node in WEST if node != "S6"]
    assert at(game(), {"crossed": [*way, "S6", "S3", "S8"]}).view(0)["players"][0]["bonuses"][1]["have"] == 1
    assert at(game(), {"crossed": [*way, "S3", "S8"]}).view(0)["players"][0]["bonuses"][1]["have"] == 0
