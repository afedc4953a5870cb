"""Clumsy Cultists: rubble, and the two Mancers."""

from __future__ import annotations

from ..helpers import at, can, cross, game, idle, of_kind, pair, sheet, write

SHEET = "clumsy_cultists"


def test_rubble_needs_its_number_twice_to_go_on() -> None:
    # FR Clumsy Cultists: avoir barré les deux cases pour pouvoir continuer à avancer; ruling 26
    state = at(game(SHEET), {"crossed": ["S7", "P4"]}, dice=(1, 4, 2, 3, 1))
    pair(state, 5, 5)
    cross(state, "R5")
    assert sheet(state)["half"] == ["R5"]
    assert not can(state, "K5")
    cross(state, "R5")  # both in one roll
    assert sheet(state)["half"] == []
    assert "R5" in sheet(state)["crossed"]


def test_half_crossed_rubble_does_not_conduct() -> None:
    # ruling 26
    state = at(game(SHEET), {"crossed": ["S7", "P4"], "half": ["R5"]}, dice=(1, 4, 2, 3, 6))
    pair(state, 5, 5)
    assert not can(state, "K5")
    cross(state, "R5", "K5")
    assert "K5" in sheet(state)["crossed"]


def test_the_sixth_rubble_earns_the_bonus_when_both_boxes_are_crossed() -> None:
    # FR Clumsy Cultists: dès qu'il a barré la 6e des 7 cases Éboulement; ruling 26
    five = {"crossed": ["R6", "R9", "R4", "R12", "R7", "S7", "P4"], "half": ["R5"]}
    state = at(game(SHEET), five, dice=(1, 4, 6, 6, 1))
    assert state.view(0)["players"][0]["bonuses"][1]["have"] == 5
    write(state, 5, 12, "R5", "S12")
    assert of_kind(idle(state), "bonus") == [{"bonus": "rubble", "seats": [0], "first": True, "gems": 3}]


def test_the_fifth_rubble_earns_nothing() -> None:
    # FR Clumsy Cultists: la 6e des 7; ruling 26: one with a single box crossed is none
    four = {"crossed": ["R6", "R9", "R4", "R12", "S7", "P4"], "half": ["R5", "R7"]}
    state = at(game(SHEET), four, dice=(1, 4, 6, 6, 1))
    write(state, 5, 12, "R5", "S12")
    assert of_kind(idle(state), "bonus") == []


def test_one_mancer_earns_nothing() -> None:
    # FR Clumsy Cultists: à la fois le Pastry Mancer et le Necro Mancer
    hero = {"crossed": ["S8", "P1", "K1"], "wounds": {"necro": 3, "pastry": 4}}
    state = at(game(SHEET), hero, dice=(3, 3, 1, 2, 1))
    write(state, 6, 3, "M_necro", "S3")
    assert of_kind(idle(state), "bonus") == []


def test_both_mancers_earn_the_bonus() -> None:
    # FR Clumsy Cultists: tué à la fois le Pastry Mancer et le Necro Mancer
    hero = {"crossed": ["S8", "P1", "K1"], "wounds": {"necro": 3, "pastry": 5}, "first": ["pastry"]}
    state = at(game(SHEET), hero, dice=(3, 3, 1, 2, 1))
    assert state.view(0)["players"][0]["bonuses"][0]["have"] == 1
    write(state, 6, 3, "M_necro", "S3")
    assert of_kind(idle(state), "bonus") == [{"bonus": "mancers", "seats": [0], "first": True, "gems": 3}]


def test_a_mancer_costs_its_first_killer_a_heart() -> None:
    # FR Les monstres: 1 symbole = 1 case barrée sur la barre de Points de Vie pour le premier
    hero = {"crossed": ["S8", "P1", "K1"], "wounds": {"necro": 3}}
    state = at(game(SHEET), hero, dice=(3, 3, 1, 2, 1))
    write(state, 6, 3, "M_necro", "S3")
    events = idle(state)
    assert of_kind(events, "hurt") == [{"seat": 0, "monster": "necro", "hearts": 1}]
