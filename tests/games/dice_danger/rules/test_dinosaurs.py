"""Defiant Dinosaurs: footprints, and armour."""

from __future__ import annotations

import pytest

from ..helpers import at, can, cross, do, game, idle, of_kind, pair, sheet, torchable, write

SHEET = "defiant_dinosaurs"
MEG = {"crossed": ["S8", "P14"]}
TORCH1 = {"torches": 1, "chests": ["torches"]}
TORCH2 = {"torches": 2, "chests": ["torches"]}


def test_a_footprint_unlocks_at_once_and_from_afar() -> None:
    # FR Defiant Dinosaurs: et ce même s'il ne l'a pas encore atteinte; ruling 30
    state = at(game(SHEET), {"crossed": ["D1"]}, dice=(2, 2, 6, 6, 1))
    pair(state, 4, 12)
    cross(state, "T4")
    meg = next(monster for monster in state.view(0)["players"][0]["monsters"] if monster["id"] == "meg")
    assert (meg["reached"], meg["numbers"], meg["locked"]) == (False, [4, 7, 9], [])


@pytest.mark.parametrize(("dice", "totals"), [((1, 6, 4, 5, 1), (7, 9)), ((1, 6, 3, 4, 1), (7, 7))])
def test_two_matching_pairs_wound_an_armoured_dinosaur_twice(
    dice: tuple[int, ...], totals: tuple[int, int]
) -> None:
    # FR Defiant Dinosaurs Ex: un 7 & un 9 ou deux 7 pour infliger 2 blessures à « Mighty Meg »; ruling 3
    state = at(game(SHEET), MEG, dice=dice)
    pair(state, *totals)
    cross(state, "M_meg")
    assert state.why_not(("end",)) == "finish_armoured"
    left = next(action[1] for action in state.legal())
    assert state.why_not(("cross", left, "D1")) == "finish_armoured"
    assert {action[-1] for action in state.legal()} == {"M_meg"}
    cross(state, "M_meg")
    assert sheet(state)["wounds"]["meg"] == 2
    assert state.legal() == [("end",)]


def test_the_second_wound_must_match_too() -> None:
    state = at(game(SHEET), MEG | TORCH1, dice=(1, 6, 5, 5, 1))
    do(state, ("pair", 1, 6, 5, 5))
    cross(state, "M_meg")  # with the 7; the 10 is no number of hers
    assert state.why_not(("cross", 1, "M_meg")) == "wrong_number"


def test_one_matching_pair_alone_does_not_wound_it() -> None:
    # FR Defiant Dinosaurs: il ne peut cocher que 2 ou 0 case(s) durant un même tour; ruling 31
    state = at(game(SHEET), MEG, dice=(1, 6, 5, 5, 1))
    do(state, ("pair", 1, 6, 5, 5))
    assert not can(state, "M_meg")
    assert state.why_not(("cross", 0, "M_meg")) == "armoured"


def test_a_torch_may_take_the_place_of_one_pair() -> None:
    # FR Defiant Dinosaurs: une case rouge peut remplacer une des paires; ruling 31: the freed pair goes elsewhere
    state = at(game(SHEET), MEG | TORCH1, dice=(1, 6, 5, 5, 1))
    do(state, ("pair", 1, 6, 5, 5))
    cross(state, "M_meg", "torch:M_meg")
    assert sheet(state)["wounds"]["meg"] == 2
    assert can(state, "S10")


def test_a_torch_may_come_first() -> None:
    # ruling 31
    state = at(game(SHEET), MEG | TORCH1, dice=(1, 6, 5, 5, 1))
    do(state, ("pair", 1, 6, 5, 5))
    cross(state, "torch:M_meg", "M_meg")
    assert sheet(state)["wounds"]["meg"] == 2


def test_two_torches_may_take_the_place_of_both_pairs() -> None:
    # FR Defiant Dinosaurs: 2 cases rouges pour remplacer les 2 paires
    state = at(game(SHEET), MEG | TORCH2, dice=(5, 5, 6, 6, 1))
    do(state, ("pair", 5, 5, 6, 6))
    cross(state, "torch:M_meg", "torch:M_meg", "S10", "S12")
    assert sheet(state)["wounds"]["meg"] == 2


def test_one_torch_alone_does_not_wound_it() -> None:
    # ruling 31
    state = at(game(SHEET), MEG | TORCH1, dice=(5, 5, 6, 6, 1))
    do(state, ("pair", 5, 5, 6, 6))
    assert not torchable(state, "M_meg")
    assert state.why_not(("torch", "M_meg")) == "armoured"


def test_it_takes_no_more_than_two_wounds_in_a_roll() -> None:
    # FR Defiant Dinosaurs: 2 ou 0 case(s) durant un même tour; ruling 31
    state = at(game(SHEET), MEG | TORCH2, dice=(1, 6, 4, 5, 1))
    pair(state, 7, 9)
    cross(state, "M_meg", "M_meg")
    assert not torchable(state, "M_meg")


def test_the_limit_is_for_each_dinosaur() -> None:
    # ruling 31: per dinosaur
    both = {"crossed": ["S8", "P14", "P10", "P5"]}
    state = at(game(SHEET), both | TORCH2, dice=(1, 6, 4, 5, 1))
    pair(state, 7, 9)
    cross(state, "M_meg", "M_meg", "torch:M_tony", "torch:M_tony")
    assert (sheet(state)["wounds"]["meg"], sheet(state)["wounds"]["tony"]) == (2, 2)


def test_two_equal_pairs_of_equal_dice_wound_it_as_well() -> None:
    # ruling 3 with ruling 31
    state = at(game(SHEET), MEG, dice=(3, 4, 3, 4, 1))
    do(state, ("pair", 3, 4, 3, 4))
    cross(state, "M_meg", "M_meg")
    assert sheet(state)["wounds"]["meg"] == 2


def test_there_is_no_free_wound_on_an_armoured_dinosaur() -> None:
    # FR Defiant Dinosaurs Attention: la règle spéciale ne s'applique plus; ruling 5
    state = at(game(SHEET), MEG | {"wounds": {"meg": 2}}, dice=(1, 6, 4, 5, 1))
    write(state, 7, 9, "M_meg", "M_meg")
    events = idle(state)
    assert of_kind(events, "kill")[0]["monster"] == "meg"
    assert of_kind(events, "free") == []
    assert sheet(state, 1)["wounds"]["meg"] == 0


def test_the_third_armoured_dinosaur_earns_the_bonus() -> None:
    # FR Defiant Dinosaurs: dès qu'il a tué le 3e dinosaure cuirassé
    hero = MEG | {"wounds": {"meg": 2, "tony": 4, "hank": 4}, "first": ["tony", "hank"]}
    state = at(game(SHEET), hero, dice=(1, 6, 4, 5, 1))
    write(state, 7, 9, "M_meg", "M_meg")
    assert of_kind(idle(state), "bonus") == [{"bonus": "armour", "seats": [0], "first": True, "gems": 3}]


def test_the_sixth_footprint_earns_the_bonus() -> None:
    # FR Defiant Dinosaurs: dès qu'il a barré la 6e des 7 cases Empreinte
    hero = {"crossed": ["T5", "T6", "T7", "T8", "T9", "D1"]}
    state = at(game(SHEET), hero, dice=(2, 2, 6, 6, 1))
    write(state, 4, 12, "T4", "S12")
    assert of_kind(idle(state), "bonus") == [{"bonus": "footprints", "seats": [0], "first": True, "gems": 3}]


def test_the_fifth_footprint_earns_nothing() -> None:
    # FR Defiant Dinosaurs: la 6e des 7
    state = at(game(SHEET), {"crossed": ["T5", "T6", "T7", "T8", "D1"]}, dice=(2, 2, 6, 6, 1))
    write(state, 4, 12, "T4", "S12")
    assert of_kind(idle(state), "bonus") == []


def test_two_armoured_dinosaurs_earn_nothing() -> None:
    # FR Defiant Dinosaurs: le 3e dinosaure cuirassé
    hero = MEG | {"wounds": {"meg": 2, "tony": 4, "hank": 2}, "first": ["tony"]}
    state = at(game(SHEET), hero, dice=(1, 6, 4, 5, 1))
    write(state, 7, 9, "M_meg", "M_meg")
    assert of_kind(idle(state), "bonus") == []
