"""Puzzled Pyramid: clouds of one's own, a portal, and the parts of the worm."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dungeon_widgets.engine import CHANCE
from dungeon_widgets.engine.state import Event
from dungeon_widgets.games.dice_danger.rules.state import DiceDangerState

from ..helpers import CLOUDS, at, can, cross, do, game, idle, of_kind, pair, sheet, torchable, write

SHEET = "puzzled_pyramid"
NAMES = [f"N{i}" for i in range(1, 9)]


def number(state: DiceDangerState, numbers: Iterable[int]) -> list[Event]:
    for name, n in zip(NAMES, numbers, strict=True):
        do(state, ("number", name, n))
    return do(state, ("end",))


def test_everybody_numbers_the_clouds_before_the_first_roll() -> None:
    # FR Puzzled Pyramid: inscrire 3, 4, 5, 6, 8, 9, 10 et 11, dans l'ordre de son choix; ruling 27
    state = game(SHEET, first=0).start()
    assert state.legal() == [("number", "N1", n) for n in CLOUDS]
    number(state, CLOUDS)
    assert state.to_move == 1
    events = number(state, CLOUDS[::-1])
    assert (state.phase, state.to_move) == ("roll", CHANCE)
    assert state.active == 0  # nobody has had a turn yet
    assert of_kind(events, "numbered") == [
        {"seat": 0, "clouds": dict(zip(NAMES, CLOUDS, strict=True))},
        {"seat": 1, "clouds": dict(zip(NAMES, CLOUDS[::-1], strict=True))},
    ]


def test_each_number_is_used_once() -> None:
    # ruling 27: all eight numbers once
    state = game(SHEET).start()
    do(state, ("number", "N1", 8))
    assert state.why_not(("number", "N2", 8)) == "cloud_number"
    assert state.why_not(("number", "N3", 4)) == "cloud_number"
    assert state.why_not(("end",)) == "not_in_clouds"


def test_a_cloud_is_crossed_with_the_players_own_number() -> None:
    # FR Puzzled Pyramid: each player's own numbers; ruling 27
    hero = {"crossed": ["S9", "P1"]}
    state = at(game(SHEET), hero | {"clouds": CLOUDS}, hero | {"clouds": CLOUDS[::-1]}, dice=(1, 2, 5, 6, 1))
    pair(state, 3, 11)
    cross(state, "N1")
    assert state.heroes[0].crossed & state.game.board.mask(["N1"])
    do(state, ("end",))
    pair(state, 3, 11)
    which = next(action for action in state.legal() if action[2:] == ("N1",))
    assert sum(state.view(1)["players"][1]["turn"]["pairs"][which[1]]) == 11


def test_a_cloud_with_11_has_nothing_to_do_with_the_portal() -> None:
    # ruling 27
    hero = {"crossed": ["S9", "P1"], "clouds": [11, 3, 4, 5, 6, 8, 9, 10]}
    state = at(game(SHEET), hero, dice=(5, 6, 5, 6, 1))
    pair(state, 11, 11)
    cross(state, "N1")
    assert "TO" not in sheet(state)["crossed"]


def test_only_the_eighth_cloud_earns_the_bonus() -> None:
    # FR Puzzled Pyramid: après avoir barré la 8e des 8 cases Nuage
    six = {"crossed": [*NAMES[1:], "P1"], "clouds": CLOUDS}
    state = at(game(SHEET), six, dice=(1, 2, 6, 6, 1))
    assert state.view(0)["players"][0]["bonuses"][0]["have"] == 7
    write(state, 3, 12, "N1", "S12")
    assert of_kind(idle(state), "bonus") == [{"bonus": "clouds", "seats": [0], "first": True, "gems": 3}]


def test_the_seventh_cloud_earns_nothing() -> None:
    # FR Puzzled Pyramid: la 8e des 8
    state = at(game(SHEET), {"crossed": [*NAMES[2:], "P1"], "clouds": CLOUDS}, dice=(1, 2, 6, 6, 1))
    write(state, 3, 12, "N1", "S12")
    assert of_kind(idle(state), "bonus") == []


def test_two_parts_of_the_worm_earn_nothing() -> None:
    # FR Puzzled Pyramid: les 3 parties du ver
    hero = {"crossed": ["S4", "P16"], "wounds": {"tail": 3, "gut": 4, "spine": 3}, "first": ["gut"]}
    state = at(game(SHEET), hero, dice=(2, 3, 6, 6, 1))
    write(state, 5, 12, "M_tail", "S12")
    assert of_kind(idle(state), "bonus") == []


def test_the_numbered_end_of_the_portal_crosses_the_other_end_at_once() -> None:
    # FR Puzzled Pyramid: il barre immédiatement l'autre case et peut continuer à partir de là; ruling 28
    state = at(game(SHEET), {"crossed": ["S2"]}, dice=(5, 6, 4, 4, 1))
    pair(state, 11, 8)
    assert not can(state, "P19")
    cross(state, "TI")
    assert {"TI", "TO"} <= set(sheet(state)["crossed"])
    cross(state, "P19")


@pytest.mark.parametrize("beside", ["P19", "P13"])
def test_the_blank_end_is_never_crossed_from_its_own_side(beside: str) -> None:
    # FR Puzzled Pyramid: l'inverse n'est pas possible; ruling 28: not even by torch
    state = at(game(SHEET), {"crossed": [beside], "torches": 2, "chests": ["torches"]}, dice=(5, 6, 5, 6, 1))
    pair(state, 11, 11)
    assert not can(state, "TO")
    assert not torchable(state, "TO")
    assert state.why_not(("torch", "TO")) == "portal_one_way"
    assert state.why_not(("cross", 0, "TO")) == "portal_one_way"
    hero = {"crossed": ["C11"], "torches": 2, "chests": ["torches"]}
    state = at(game(SHEET), hero, dice=(4, 4, 5, 6, 1))
    pair(state, 8, 11)
    cross(state, "P19")
    assert not can(state, "TO")
    assert not torchable(state, "TO")


def test_a_dead_part_gives_three_wounds_to_the_boss_at_once() -> None:
    # FR Puzzled Pyramid: il peut immédiatement infliger 3 blessures au Boss « Sandy »
    state = at(
        game(SHEET), {"crossed": ["S4", "P16"], "wounds": {"tail": 3, "boss": 2}}, dice=(2, 3, 6, 6, 1)
    )
    pair(state, 5, 12)
    cross(state, "M_tail")
    assert sheet(state)["wounds"]["boss"] == 5


def test_a_part_killed_later_wounds_the_boss_as_well() -> None:
    # ruling 29
    first = {"wounds": {"tail": 4}, "first": ["tail"]}
    later = {"crossed": ["S4", "P16"], "wounds": {"tail": 3}}
    state = at(game(SHEET), first, later, active=1, dice=(2, 3, 6, 6, 1))
    write(state, 5, 12, "M_tail", "S12")
    assert sheet(state, 1)["wounds"]["boss"] == 3


def test_wounds_beyond_the_last_box_are_lost() -> None:
    state = at(
        game(SHEET), {"crossed": ["S4", "P16"], "wounds": {"tail": 3, "boss": 20}}, dice=(2, 3, 6, 6, 1)
    )
    pair(state, 5, 12)
    cross(state, "M_tail", "accept")
    assert sheet(state)["wounds"]["boss"] == 21


def test_the_three_parts_earn_the_bonus() -> None:
    # FR Puzzled Pyramid: quand il aura tué les 3 parties du ver
    hero = {"crossed": ["S4", "P16"], "wounds": {"tail": 3, "gut": 4, "spine": 4}, "first": ["gut", "spine"]}
    state = at(game(SHEET), hero, dice=(2, 3, 6, 6, 1))
    write(state, 5, 12, "M_tail", "S12")
    assert of_kind(idle(state), "bonus") == [{"bonus": "worm", "seats": [0], "first": True, "gems": 3}]
