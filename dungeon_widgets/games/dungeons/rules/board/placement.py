"""Where a map card may lie (joined, not closing the last way out, turned by half), and which two may be swapped."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ..printed import Map
from ..records import Cell, Tile
from .layout import STEPS, WALL, Layout, opposite, printed_side

Place = tuple[int, int, int]
"""A cell, and 0 or 180 degrees."""

Swap = tuple[int, int, int, int, int, int]
"""Two cells, each with the turn of the card that comes to lie there: 0 as it lay, 180 turned."""

TURNS = (0, 180)


def places(layout: Layout, card: str, maps: dict[str, Map], more: bool) -> tuple[Place, ...]:
    """Where a card may be laid; `more` says that map cards remain, so that the dungeon may not be sealed."""
    known = layout.fitting.get((card, more))
    if known is None:
        known = layout.fitting[card, more] = tuple(
            (x, y, turn)
            for x, y in layout.frontier
            for turn in turns(maps[card])
            if why_not_there(layout, Tile(card, x, y, turn == 180), maps, more) is None
        )
    return known


def turns(card: Map) -> tuple[int, ...]:
    """Both turns of a card, or one where they are the same."""
    n, e, s, w = card.sides
    return TURNS[:1] if (n, e) == (s, w) else TURNS


def why_not_there(layout: Layout, tile: Tile, maps: dict[str, Map], more: bool) -> str | None:
    """The rule that forbids to lay the card so, or None."""
    if tile.cell in layout.at:
        return "cell_taken"
    if tile.cell not in layout.frontier:
        return "not_beside"
    if not any(joins(layout, tile, maps[tile.card], side) for side in range(4)):
        return "stranded"  # FR: it is forbidden to make an isolated space
    if more and ways_after(layout, tile, maps[tile.card]) == 0:
        return "sealed"  # ruling 50
    return None


def ways_after(layout: Layout, tile: Tile, card: Map) -> int:
    """How many ways on there would be with this card: its own, less those it closes."""
    ways = layout.ways_on
    for side, (dx, dy) in enumerate(STEPS):
        to = layout.at.get((tile.x + dx, tile.y + dy))
        if to is None:
            ways += card.sides[printed_side(tile, side)] != WALL
        else:
            ways -= layout.side(to, opposite(side)) != WALL
    return ways


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


def swaps(layout: Layout, maps: dict[str, Map], occupied: list[Cell]) -> Iterator[Swap]:
    """Every way to swap two occupied cards that strands nothing (ruling 24, primitive shift_maps)."""
    for (x1, y1), (x2, y2) in combinations(sorted(set(occupied)), 2):
        one, two = layout.at[x1, y1], layout.at[x2, y2]
        for turn1 in turns(layout.cards[two]):
            for turn2 in turns(layout.cards[one]):
                swap = (x1, y1, turn1, x2, y2, turn2)
                if connected(swapped(layout.tiles, layout, swap), maps):
                    yield swap


def connected(tiles: tuple[Tile, ...], maps: dict[str, Map]) -> bool:
    """Whether no card of this table is stranded; without working out all that a `Layout` knows."""
    at = {tile.cell: tile for tile in tiles}
    seen, todo = {tiles[0].cell}, [tiles[0]]
    while todo:
        tile = todo.pop()
        for side, (dx, dy) in enumerate(STEPS):
            cell = (tile.x + dx, tile.y + dy)
            to = at.get(cell)
            if to is None or cell in seen or maps[tile.card].sides[printed_side(tile, side)] == WALL:
                continue
            if maps[to.card].sides[printed_side(to, opposite(side))] != WALL:
                seen.add(cell)
                todo.append(to)
    return len(seen) == len(tiles)
