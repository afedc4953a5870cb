"""FR Construction du donjon: where a map card may lie, and which two may change places."""

from __future__ import annotations

from itertools import combinations

from .cards import Map
from .layout import STEPS, WALL, Layout, opposite, printed_side
from .records import Cell, Tile

Place = tuple[int, int, int]
"""A cell, and 0 or 180 degrees."""

Swap = tuple[int, int, int, int, int, int]
"""Two cells, each with the turn of the card that comes to lie there: 0 as it lay, 180 turned."""

TURNS = (0, 180)


def places(layout: Layout, card: str, maps: dict[str, Map], more: bool) -> list[Place]:
    """Where a card may be laid; `more` says that map cards remain, so that the dungeon may not be sealed."""
    found = []
    for x, y in frontier(layout):
        for turn in turns(maps[card]):
            tile = Tile(card, x, y, turn == 180)
            if why_not_there(layout, tile, maps, more) is None:
                found.append((x, y, turn))
    return sorted(found)


def turns(card: Map) -> tuple[int, ...]:
    """Both turns of a card, or one where they are the same."""
    n, e, s, w = card.sides
    return TURNS[:1] if (n, e) == (s, w) else TURNS


def frontier(layout: Layout) -> set[Cell]:
    """The empty cells beside the dungeon."""
    cells = layout.at.keys()
    return {(x + dx, y + dy) for x, y in cells for dx, dy in STEPS} - cells


def why_not_there(layout: Layout, tile: Tile, maps: dict[str, Map], more: bool) -> str | None:
    """The rule that forbids to lay the card so, or None."""
    if tile.cell in layout.at:
        return "cell_taken"
    if tile.cell not in frontier(layout):
        return "not_beside"
    if not any(joins(layout, tile, maps[tile.card], side) for side in range(4)):
        return "stranded"  # FR: it is forbidden to make an isolated space
    if more and Layout((*layout.tiles, tile), maps).ways_on() == 0:
        return "sealed"  # ruling 50
    return None


def joins(layout: Layout, tile: Tile, card: Map, side: int) -> bool:
    """Whether the card would be joined to the dungeon on this side: no wall on either face."""
    dx, dy = STEPS[side]
    to = layout.at.get((tile.x + dx, tile.y + dy))
    if to is None or card.sides[printed_side(tile, side)] == WALL:
        return False
    return layout.side(to, opposite(side)) != WALL


def swapped(tiles: tuple[Tile, ...], layout: Layout, swap: Swap) -> tuple[Tile, ...]:
    """The table after two cards changed places: each keeps its number, so what is said of a card stays with it."""
    x1, y1, turn1, x2, y2, turn2 = swap
    one, two = layout.at[x1, y1], layout.at[x2, y2]
    moved = list(tiles)
    moved[two] = Tile(tiles[two].card, x1, y1, tiles[two].turned != (turn1 == 180))
    moved[one] = Tile(tiles[one].card, x2, y2, tiles[one].turned != (turn2 == 180))
    return tuple(moved)


def swaps(layout: Layout, maps: dict[str, Map], occupied: list[Cell]) -> list[Swap]:
    """Every way to swap two occupied cards that strands nothing (ruling 24, primitive shift_maps)."""
    found = []
    for (x1, y1), (x2, y2) in combinations(sorted(set(occupied)), 2):
        one, two = layout.at[x1, y1], layout.at[x2, y2]
        for turn1 in turns(layout.cards[two]):
            for turn2 in turns(layout.cards[one]):
                swap = (x1, y1, turn1, x2, y2, turn2)
                if Layout(swapped(layout.tiles, layout, swap), maps).connected():
                    found.append(swap)
    return found
