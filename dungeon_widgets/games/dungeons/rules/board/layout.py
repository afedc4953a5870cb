"""The map as it lies: which spaces are joined, whose door is met between Rooms and Passages, walls, half turns.

Worked out once for each arrangement of map cards; doors opened or overridden for a while are not part of it.
"""

from __future__ import annotations

from typing import NamedTuple

from ..printed import Map
from ..records import Cell, Tile

STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The neighbours to the north, east, south and west, in the order of `cards.SIDES`."""

WALL, OPEN, OPENING = "W", "O", "P"


class Exit(NamedTuple):
    """A way out of a space: the side, the space it leads to, and the door met, with the map card it belongs to."""

    side: int
    to: int
    code: str
    door_tile: int
    door_side: int


class Layout:
    """Spaces by number (the order the cards were laid in), their cells and their ways."""

    __slots__ = ("at", "behind_walls", "cards", "cells", "exits", "fitting", "frontier", "tiles", "ways_on")

    def __init__(self, tiles: tuple[Tile, ...], maps: dict[str, Map]) -> None:
        self.tiles = tiles
        self.cards = tuple(maps[tile.card] for tile in tiles)
        self.cells: tuple[Cell, ...] = tuple(tile.cell for tile in tiles)
        self.at: dict[Cell, int] = {cell: i for i, cell in enumerate(self.cells)}
        self.exits: tuple[tuple[Exit, ...], ...] = tuple(self._exits(i) for i in range(len(tiles)))
        self.behind_walls = tuple(self._behind_walls(i) for i in range(len(tiles)))
        self.frontier: frozenset[Cell] = frozenset(
            (x + dx, y + dy) for x, y in self.cells for dx, dy in STEPS if (x + dx, y + dy) not in self.at
        )
        self.ways_on = self._ways_on()
        self.fitting: dict[tuple[str, bool], tuple[tuple[int, int, int], ...]] = {}
        """Where a card may be laid, remembered by `map.places`."""

    def side(self, space: int, side: int) -> str:
        """What is on this side of a space, the card's turn counted in: W, O, P, L6, T7."""
        return self.cards[space].sides[printed_side(self.tiles[space], side)]

    def beside(self, space: int, side: int) -> int | None:
        """The space that lies there, walls or not."""
        x, y = self.cells[space]
        dx, dy = STEPS[side]
        return self.at.get((x + dx, y + dy))

    def _exits(self, space: int) -> tuple[Exit, ...]:
        found = []
        for side in range(4):
            to = self.beside(space, side)
            if to is not None and WALL not in (self.side(space, side), self.side(to, opposite(side))):
                found.append(self._exit(space, side, to))
        return tuple(found)

    def _exit(self, space: int, side: int, to: int) -> Exit:
        """FR Les Obstacles: the door is that of the space one is in; a Room's door towards a Passage works both
        ways (ruling 10).
        """
        if self.cards[space].room or not self.cards[to].room:
            code, tile, at = self.side(space, side), space, side
        else:
            code, tile, at = self.side(to, opposite(side)), to, opposite(side)
        code = OPEN if code == OPENING else code
        return Exit(side, to, code, tile, printed_side(self.tiles[tile], at))

    def _behind_walls(self, space: int) -> tuple[int, ...]:
        """The neighbouring spaces a wall keeps one from."""
        joined = {exit.to for exit in self.exits[space]}
        x, y = self.cells[space]
        beside = (self.at.get((x + dx, y + dy)) for dx, dy in STEPS)
        return tuple(to for to in beside if to is not None and to not in joined)

    def neighbours(self, space: int) -> tuple[int, ...]:
        """The spaces joined to this one, doors or not."""
        return tuple(exit.to for exit in self.exits[space])

    def connected(self) -> bool:
        """Whether no space is stranded: doors count as passable (FR Définitions, ruling 24)."""
        if not self.tiles:
            return True
        seen, todo = {0}, [0]
        while todo:
            for to in self.neighbours(todo.pop()):
                if to not in seen:
                    seen.add(to)
                    todo.append(to)
        return len(seen) == len(self.tiles)

    def _ways_on(self) -> int:
        """How many sides that are no wall face an empty place: where the dungeon can still grow."""
        return sum(
            1
            for space in range(len(self.tiles))
            for side in range(4)
            if self.beside(space, side) is None and self.side(space, side) != WALL
        )


def opposite(side: int) -> int:
    """North and south, east and west."""
    return (side + 2) % 4


def printed_side(tile: Tile, side: int) -> int:
    """Which printed side of the card lies there: half a turn changes north with south, east with west."""
    return opposite(side) if tile.turned else side
