"""FR Construction du donjon, FR Les Obstacles: how map cards lie, join and part."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from dungeon_widgets.games.dungeons.rules.board.layout import Layout
from dungeon_widgets.games.dungeons.rules.board.placement import places, swapped, swaps, why_not_there
from dungeon_widgets.games.dungeons.rules.content import ENTRANCE, load_box
from dungeon_widgets.games.dungeons.rules.records import Tile

MAPS = load_box().maps
N, E, S, W = range(4)


def lay(*tiles: Tile) -> Layout:
    return Layout((Tile(ENTRANCE, 0, 0), *tiles), MAPS)


def exits(layout: Layout, space: int) -> dict[int, tuple[int, str]]:
    return {exit.side: (exit.to, exit.code) for exit in layout.exits[space]}


def test_half_a_turn_changes_north_with_south_and_east_with_west() -> None:  # FR Construction: 180°
    sides = [
        lay(Tile("m-crypt", 1, 0, turned)).side(1, side) for turned in (False, True) for side in range(4)
    ]
    assert sides == ["T6", "O", "L6", "T6", "L6", "T6", "T6", "O"]


def test_cards_are_only_turned_by_half() -> None:  # FR Construction: placed horizontally
    assert {turn for _, _, turn in places(lay(), "m-crypt", MAPS, True)} == {0, 180}


def test_a_wall_on_either_face_blocks() -> None:  # FR Les Obstacles, Murs
    layout = lay(Tile("m-barracks", 1, 0), Tile("m-barracks", -1, 0))
    assert E not in exits(layout, 0)  # the wall of the Barracks' west side
    assert exits(layout, 0)[W] == (2, "O")
    assert layout.behind_walls[0] == (1,)
    assert layout.behind_walls[1] == (0,)


def test_the_door_is_the_one_of_the_space_one_is_in() -> None:
    # FR Les Obstacles: a door may be trapped one way only
    layout = lay(Tile("m-crypt", 1, 0))
    assert exits(layout, 0)[E] == (1, "O")
    assert exits(layout, 1)[W] == (0, "T6")


def test_the_door_towards_a_passage_works_both_ways() -> None:  # FR Les Obstacles; ruling 10
    layout = Layout((Tile("m-crypt", 0, 0), Tile("m-cross1", -1, 0)), MAPS)
    assert exits(layout, 0)[W] == (1, "T6")
    assert exits(layout, 1)[E] == (0, "T6")
    leaving, entering = layout.exits[0][0], layout.exits[1][0]
    assert (leaving.door_tile, leaving.door_side) == (entering.door_tile, entering.door_side) == (0, W)


def test_between_two_rooms_each_side_is_its_own_door() -> None:  # section 7, ruling 9
    layout = lay(Tile("m-crypt", 1, 0))
    out, back = layout.exits[0][0], layout.exits[1][0]
    assert (out.door_tile, back.door_tile) == (0, 1)


def test_passage_to_passage_is_free() -> None:  # ruling 10
    layout = Layout((Tile("m-cross1", 0, 0), Tile("m-fork2", -1, 0)), MAPS)
    assert exits(layout, 0)[W] == (1, "O")


def test_a_card_must_be_joined_to_the_dungeon() -> None:  # FR Construction: connect it; no stranded zone
    assert why_not_there(lay(), Tile("m-stair", 1, 0), MAPS, True) == "stranded"
    assert why_not_there(lay(), Tile("m-stair", 0, 1), MAPS, True) is None
    assert why_not_there(lay(), Tile("m-stair", 2, 0), MAPS, True) == "not_beside"
    assert why_not_there(lay(), Tile("m-stair", 0, 0), MAPS, True) == "cell_taken"
    assert [place[:2] for place in sorted(places(lay(), "m-stair", MAPS, True))] == [(0, -1), (0, 1)]


def test_false_doors_and_dead_ends_may_be_made() -> None:  # FR Construction, Vous noterez; ruling 23
    layout = lay(Tile("m-cross1", 1, 0))
    gallery = Tile("m-gallery", 1, -1)  # no: its south side is a wall
    assert why_not_there(layout, gallery, MAPS, True) == "stranded"
    layout = lay(Tile("m-cross1", 1, 0), Tile("m-cross2", 0, -1))
    assert (
        why_not_there(layout, Tile("m-gallery", 1, -1), MAPS, True) is None
    )  # joined west, a wall to the south


def test_a_card_that_would_close_the_last_way_is_refused() -> None:  # ruling 50
    end = replace(MAPS["m-gallery"], id="m-end", sides=("W", "P", "W", "W"))
    maps = MAPS | {"m-end": end}
    west = Layout((Tile("m-end", -1, 0), Tile("m-gallery", 0, 0), Tile("m-gallery", 1, 0)), maps)
    assert west.ways_on == 1
    assert why_not_there(west, Tile("m-end", 2, 0, True), maps, True) == "sealed"
    assert why_not_there(west, Tile("m-end", 2, 0, True), maps, False) is None  # the last card may


def test_both_turns_are_offered_where_they_differ() -> None:
    found = list(places(lay(), "m-fork2", MAPS, True))
    assert (1, 0, 180) in found
    assert (1, 0, 0) not in found  # its west side is a wall
    assert {place[2] for place in places(lay(), "m-cross1", MAPS, True)} == {0}  # the same either way


@pytest.mark.parametrize("seed", range(20))
def test_the_dungeon_can_always_be_built(seed: int) -> None:  # ruling 50: random buildings always finish
    rng = Random(seed)
    deck = [card for card in MAPS if card != ENTRANCE]
    layout, skipped = lay(), 0
    while deck and skipped < len(deck):
        card = deck.pop(int(rng.random() * len(deck)))
        found = sorted(places(layout, card, MAPS, bool(deck)))
        if not found:
            deck.append(card)
            skipped += 1
            continue
        skipped = 0
        x, y, turn = found[int(rng.random() * len(found))]
        layout = Layout((*layout.tiles, Tile(card, x, y, turn == 180)), MAPS)
        assert layout.connected()
    assert not deck


def test_swapped_cards_change_places_and_may_be_turned() -> None:  # table 8: shift_maps
    layout = lay(Tile("m-crypt", 1, 0), Tile("m-cross1", 0, 1))
    after = swapped(layout.tiles, layout, (0, 0, 180, 1, 0, 0))
    assert after[1] == Tile("m-crypt", 0, 0, True)
    assert after[0] == Tile(ENTRANCE, 1, 0, False)
    assert after[2] == layout.tiles[2]


def test_a_swap_that_strands_something_is_not_offered() -> None:  # ruling 24
    layout = lay(Tile("m-gallery", 1, 0), Tile("m-cross1", 2, 0), Tile("m-stair", 2, -1))
    found = list(swaps(layout, MAPS, [(1, 0), (2, 0)]))
    assert found == []  # the stair would hang above the gallery's wall
    assert any(swaps(layout, MAPS, [(0, 0), (2, 0)]))
    assert all(
        Layout(swapped(layout.tiles, layout, swap), MAPS).connected()
        for swap in swaps(layout, MAPS, [(0, 0), (2, 0)])
    )


def test_the_frontier_is_what_lies_around() -> None:
    assert lay().frontier == {(0, -1), (1, 0), (0, 1), (-1, 0)}
