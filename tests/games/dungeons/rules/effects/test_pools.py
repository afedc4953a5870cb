"""Primitives glory, peril, recover, life, mp, and whom an effect means. With a made-up card where no printed one shows it."""

from __future__ import annotations

from dungeon_widgets.games.dungeons.rules.board.pools import gain
from dungeon_widgets.games.dungeons.rules.records import Tile
from tests.games.dungeons.helpers import (
    close,
    do,
    game,
    table,
)
from tests.games.dungeons.rules.effects.made import boon, played


def test_glory_and_peril_are_gained_and_lost_but_never_below_zero() -> None:
    # ruling 35; table 8: glory, peril
    state = played({"op": "glory", "who": "each", "n": 2}, {"glory": 1}, {})
    assert [hero.glory for hero in state.heroes] == [3, 2]
    state = played({"op": "glory", "who": "others", "n": -2}, {"glory": 5}, {"glory": 1})
    assert [hero.glory for hero in state.heroes] == [5, 0]
    state = played({"op": "peril", "who": "self", "n": -2}, {"peril": 3}, {})
    assert state.heroes[0].peril == 1


def test_here_means_every_hero_of_the_space() -> None:  # who: here
    state = played({"op": "glory", "who": "here", "n": 1}, {}, {"cell": (1, 0)}, {})
    assert [hero.glory for hero in state.heroes] == [1, 0, 1]


def test_recover_stops_at_the_printed_life_and_life_does_not() -> None:  # FR Récupérer; ruling 18
    assert played({"op": "recover", "who": "self", "n": 9}, {"life": 4}, {}).heroes[0].life == 6
    state = table(
        {"hand": ["x-card"], "life": 8},
        {},
        of=game(2, boons=[boon({"op": "recover", "who": "self", "n": 1})]),
    )
    assert state.why_not(("play", "x-card")) == "does_nothing"  # above 6 stays where it is
    assert played({"op": "life", "who": "self", "n": 2}, {"life": 6}, {}).heroes[0].life == 8


def test_surplus_life_is_ordinary_life() -> None:  # ruling 18
    state = played({"op": "wound", "who": "self", "n": 1}, {"life": 8}, {})
    close(state)
    assert state.heroes[0].life == 7


def test_mp_gives_points_only_in_the_own_movement_phase() -> None:  # table 8: mp; ruling 41
    assert played({"op": "mp", "who": "self", "n": 2}).points == 5
    assert played({"op": "mp", "who": "self", "n": -9}).points == 0
    state = table(
        {"hand": ["x-card"]},
        {},
        phase="encounter",
        of=game(2, boons=[boon({"op": "mp", "who": "self", "n": 2})]),
    )
    assert state.why_not(("play", "x-card")) == "does_nothing"


def test_costs_are_paid_before_anything_is_done() -> None:  # section 8
    state = table({"cell": (-1, 0), "glory": 1}, {}, tiles=(Tile("m-portals", -1, 0),))
    events = do(state, ("use", "m-portals", 0))
    assert [event.kind for event in events][:3] == ["use", "spend", "points"]


def test_who_is_dead_gains_nothing_and_nothing_is_told_of_nothing() -> None:  # table 8: glory, peril
    state = table({"glory": 2}, {"peril": 1})
    assert gain(state, 0, "glory", 0, "o-x") == []
    state.heroes[1].alive = False
    assert gain(state, 1, "peril", 3, "o-x") == []
    assert (state.heroes[0].glory, state.heroes[1].peril) == (2, 1)
