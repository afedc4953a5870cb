"""How far one node of a sheet is from another, in the price of the crosses between."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ..odds.dice import chance_of
from ..rules.board import Board, bits

FAR = 99.0


@lru_cache(maxsize=1)
def _prices() -> tuple[tuple[float, ...], float]:
    """Waiting times of the totals, and of any double, for a player who is active now and then."""
    totals = [0.0] * 13
    for total in range(2, 13):
        totals[total] = float(2 / (chance_of({total}, 4) + chance_of({total}, 5)))
    return tuple(totals), float(2 / (chance_of({"double"}, 4) + chance_of({"double"}, 5)))


def price(board: Board, i: int, clouds: tuple[int, ...]) -> float:
    """The expected number of rolls until this node could be crossed, were it open."""
    totals, double = _prices()
    node = board.nodes[i]
    if node.kind == "double":
        return double
    if node.kind == "fist":
        return totals[2]  # an exact double is as rare as a 2
    if node.kind == "rubble":
        return 2 * totals[node.n or 0]
    if node.kind == "cloud":
        place = board.clouds.index(i)
        return totals[clouds[place]] if place < len(clouds) else 2.5
    return totals[node.n] if node.n is not None else 0.0


class Gap(NamedTuple):
    """What lies between two sides: both, how far all is from the west, the price, and how far the east is from a node."""

    west: int
    east: int
    near: list[float]
    gap: float
    to_east: dict[int, float]


class Distances(dict[int, tuple[float, ...]]):
    """From each node to each, the summed prices of the crosses to make, the last one included.

    Rooms can be come to, but only those of the dead can be crossed. A row is worked out when it is first asked for:
    most are not, as a monster's death makes all of them new.
    """

    def __init__(self, board: Board, dead: int, prices: list[float]) -> None:
        self._ways = _ways(board)
        self._prices = prices
        self._living = board.rooms & ~dead
        self._gaps: dict[tuple[int, int], Gap] = {}

    def __missing__(self, start: int) -> tuple[float, ...]:
        row = self[start] = tuple(self.nearest(1 << start))
        return row

    def nearest(self, starts: int) -> list[float]:
        """From whichever of these nodes is nearest: the least of their rows, found in one search."""
        prices, ways, living = self._prices, self._ways, self._living
        found = [FAR] * len(prices)
        heap = [(0.0, start) for start in bits(starts)]
        for _, start in heap:
            found[start] = 0.0
        while heap:
            far, i = heappop(heap)
            if far > found[i]:
                continue
            for j in ways[i]:
                more = far + prices[j]
                if more < found[j]:
                    found[j] = more
                    if not living >> j & 1:
                        heappush(heap, (more, j))
        return found

    def gap(self, west: int, east: int) -> Gap:
        """What lies between two sides, of which there is something: asked again turn after turn."""
        found = self._gaps.get((west, east))
        if found is None:
            near = self.nearest(west)
            found = self._gaps[west, east] = Gap(west, east, near, min([near[j] for j in bits(east)]), {})
        return found


@lru_cache(maxsize=512)
def distances(board: Board, dead: int, clouds: tuple[int, ...], ease: float) -> Distances:
    """The distances on a sheet, its prices weighed by the power `ease`."""
    prices = [price(board, i, clouds) ** ease for i in range(len(board.ids))]
    for room in bits(board.rooms):
        prices[room] = 0.0
    return Distances(board, dead, prices)


@lru_cache(maxsize=16)
def _ways(board: Board) -> tuple[tuple[int, ...], ...]:
    """Where one can go from each node: what is joined, and the far end of the portal from its near end alone."""
    found = []
    for joined, node in zip(board.joined, board.nodes, strict=True):
        beside = joined & ~board.never
        if node.to is not None:
            beside |= board.never
        found.append(tuple(bits(beside)))
    return tuple(found)
