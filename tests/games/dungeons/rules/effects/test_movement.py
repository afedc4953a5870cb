"""Primitives relocate, set_doors, shift_maps, end_turn. With a made-up card where no printed one shows it."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dungeons.rules.records import Door, Tile
from tests.games.dungeons.helpers import DONE, E, W, do, game, on_to, roll, table
from tests.games.dungeons.rules.effects.made import HALL, boon, played


@pytest.mark.parametrize(
    ("to", "cells"),
    [
        ("adjacent", [(0, 0), (2, 0)]),
        ("any_space", [(0, 0), (0, 1), (2, 0)]),
        ("any_room", [(0, 0), (0, 1)]),
        ("entrance", [(0, 0)]),
    ],
)
def test_relocate_leads_where_it_says_and_never_to_the_own_space(
    to: str, cells: list[tuple[int, int]]
) -> None:  # table 8: relocate
    effect = {"op": "relocate", "who": "self", "to": to, "by": "self", "enters": True}
    state = played(effect, {"cell": (1, 0)}, {}, tiles=(*HALL, Tile("m-barracks", 0, 1)))
    if len(cells) == 1:
        assert state.heroes[0].cell == cells[0]
    else:
        assert state.legal() == [("go", *cell) for cell in cells]


def test_relocate_through_a_wall() -> None:  # FR Murs: Budge; table 8: relocate
    effect = {"op": "relocate", "who": "self", "to": "through_wall", "by": "self", "enters": True}
    state = played(effect, tiles=(Tile("m-barracks", 1, 0),))
    assert state.heroes[0].cell == (1, 0)
    assert (state.heroes[0].peril, state.heroes[0].glory) == (1, 1)
    assert state.moved
    assert state.points == 3


def test_relocate_without_a_place_does_nothing_and_cannot_be_played() -> None:  # ruling 30
    effect = {"op": "relocate", "who": "self", "to": "through_wall", "by": "self", "enters": True}
    state = table({"hand": ["x-card"]}, {}, tiles=HALL, of=game(2, boons=[boon(effect)]))
    assert state.why_not(("play", "x-card")) == "does_nothing"


def test_set_doors_covers_every_way_out_and_goes_with_the_card() -> None:
    # section 7, setDoors; table 8: setDoors
    effect = {"op": "set_doors", "where": "self", "to": "T9", "until": "turn"}
    state = played(effect, {"cell": (1, 0)}, {})
    assert {action for action in state.legal() if action[0] in ("step", "try")} == {("try", E), ("try", W)}
    do(state, ("try", E))
    roll(state, 1)
    assert state.heroes[0].life == 5  # a trapped door
    assert ("step", E) in state.legal()
    assert state.opened == (Door(1, 1, True),)
    do(state, DONE)
    assert state.overrides == ()


def test_the_latest_override_counts() -> None:  # table 8: setDoors
    effects = [
        {"op": "set_doors", "where": "self", "to": "L9", "until": "turn"},
        {"op": "set_doors", "where": "self", "to": "O", "until": "turn"},
    ]
    state = table({"hand": ["x-card"], "cell": (1, 0)}, {}, tiles=HALL, of=game(2, boons=[boon(*effects)]))
    do(state, ("play", "x-card"))
    assert ("step", E) in state.legal()


def test_who_comes_from_outside_does_not_meet_the_override() -> None:  # table 8: setDoors: whoever leaves it
    state = played(
        {"op": "set_doors", "where": "self", "to": "L9", "until": "next_turn"},
        {"cell": (1, 0)},
        {"cell": (2, 0)},
    )
    do(state, DONE)
    on_to(state, "move", 1)
    assert ("step", W) in state.legal()
    do(state, ("step", W))
    assert ("try", W) in state.legal()


def test_shift_maps_swaps_occupied_cards_and_pawns_stay() -> None:  # table 8: shiftMaps
    effect = {"op": "shift_maps", "mode": "swap", "pick": "occupied", "rotate": True}
    state = played(effect, {}, {"cell": (-1, 0)}, tiles=(Tile("m-crypt", -1, 0),))
    assert state.legal() == [("swap", -1, 0, 0, 0, 0, 0), ("swap", -1, 0, 0, 0, 0, 180)]
    do(state, ("swap", -1, 0, 0, 0, 0, 180))
    assert [hero.cell for hero in state.heroes] == [(0, 0), (-1, 0)]
    assert state.tiles == (Tile("m-entrance", -1, 0), Tile("m-crypt", 0, 0, True))
    assert (state.heroes[0].glory, state.moved) == (0, False)  # nothing is entered


def test_shift_maps_needs_two_occupied_cards() -> None:  # ruling 30
    effect = {"op": "shift_maps", "mode": "swap", "pick": "occupied", "rotate": True}
    state = table({"hand": ["x-card"]}, {}, tiles=HALL, of=game(2, boons=[boon(effect)]))
    assert state.why_not(("play", "x-card")) == "does_nothing"


def test_end_turn_ends_only_the_active_heros_movement() -> None:  # table 8: endTurn
    effects = [{"op": "end_turn", "who": "self"}, {"op": "glory", "who": "self", "n": 5}]
    state = table({"hand": ["x-card"]}, {}, of=game(2, boons=[boon(*effects)]))
    do(state, ("play", "x-card"))
    assert state.active == 1
    assert state.heroes[0].glory == 0  # the rest of the list is dropped
    assert "x-card" in state.piles[0].discard
    state = table({"hand": ["x-card"]}, {}, phase="encounter", of=game(2, boons=[boon(*effects)]))
    do(state, ("play", "x-card"))
    assert state.active == 0
    assert state.heroes[0].due_glory == 5


def test_entering_by_a_card_on_the_own_turn_is_a_full_entry_in_every_phase() -> None:
    # table 8: relocate, enters; ruling 12
    effect = {"op": "relocate", "who": "self", "to": "adjacent", "by": "self", "enters": True}
    made = game(2, boons=[boon(effect, when=["main"])])
    state = table({"hand": ["x-card"]}, {}, tiles=HALL, phase="encounter", of=made)
    do(state, ("play", "x-card"))
    assert (state.heroes[0].cell, state.moved) == ((1, 0), True)
    on_to(state, "move")
    assert (state.heroes[0].peril, state.heroes[0].glory) == (1, 1)
    do(state, ("step", W), ("step", E))
    assert (state.heroes[0].peril, state.heroes[0].glory) == (1, 1)  # neither is new any more


def test_changed_doors_are_shut_with_the_turn_their_hero_dies_in() -> None:
    # table 8: setDoors, until: nextTurn
    state = table({"hand": ["b-doors"]}, {"peril": 9, "life": 1}, {}, phase="encounter", tiles=HALL)
    do(state, ("play", "b-doors", 1))
    assert [one.code for one in state.overrides] == ["L8"]
    state.heroes[1].alive = False
    on_to(state, "discard", 2)
    assert state.overrides == ()


@pytest.mark.parametrize(
    ("until", "seen"), [("turn", [True, False, False, False]), ("next_turn", [True, True, True, False])]
)
def test_changed_doors_last_as_long_as_the_card_says(until: str, seen: list[bool]) -> None:
    # table 8: setDoors, until: nextTurn: the next own turn of the hero they were changed for
    state = played({"op": "set_doors", "where": "self", "to": "L9", "until": until}, {"cell": (1, 0)}, {})
    lasting = [bool(state.overrides)]
    for seat in (1, 0, 1):
        do(state, DONE)
        on_to(state, "move", seat)
        lasting.append(bool(state.overrides))
    assert lasting == seen
