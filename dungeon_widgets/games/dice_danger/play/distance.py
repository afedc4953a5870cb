"""How far one node of a sheet is from another, in the price of the crosses between."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

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


@lru_cache(maxsize=512)
def distances(board: Board, dead: int, clouds: tuple[int, ...], ease: float) -> tuple[tuple[float, ...], ...]:
    """From each node to each, the summed prices (to the power `ease`) of the crosses to make, the last one included.

    Rooms can be come to, but only those of the dead can be crossed.
    """
    prices = [price(board, i, clouds) ** ease for i in range(len(board.ids))]
    for room in bits(board.rooms):
        prices[room] = 0.0
    return tuple(_from(board, start, dead, prices) for start in range(len(board.ids)))


def _from(board: Board, start: int, dead: int, prices: list[float]) -> tuple[float, ...]:
    found = [FAR] * len(prices)
    found[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        far, i = heappop(heap)
        if far > found[i] or (i != start and board.rooms >> i & 1 and not dead >> i & 1):
            continue
        beside = board.joined[i] & ~board.never
        if board.nodes[i].to is not None:
            beside |= board.never
        for j in bits(beside):
            more = far + prices[j]
            if more < found[j]:
                found[j] = more
                heappush(heap, (more, j))
    return tuple(found)
