"""A sheet as whole numbers, one bit per node: what is joined, and which totals fit where on an empty sheet.

Nodes are numbered in the order of their ids, so that reading a mask from its lowest bit gives sorted actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ....engine.state import Action
from .content import Bonus, Monster, Node, Sheet, load_sheet

TOTALS = range(2, 13)


def bits(mask: int) -> Iterator[int]:
    """The places of the bits that are set, lowest first.

    >>> list(bits(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """What the rules need to know of a sheet, worked out once and shared by all players and states."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.ids: tuple[str, ...] = tuple(sorted(sheet.nodes))
        self.index = {id: i for i, id in enumerate(self.ids)}
        self.nodes: tuple[Node, ...] = tuple(sheet.nodes[id] for id in self.ids)
        self.kinds: tuple[str, ...] = tuple(node.kind for node in self.nodes)
        self.joined = self._joined()
        self.starts = self.of_kind("start")
        self.rooms = self.of_kind("room")
        self.rubble = self.of_kind("rubble")
        self.never = self.of_kind("portal_out")  # FR Puzzled Pyramid: crossed only through the other end
        self.clouds: tuple[int, ...] = tuple(
            self.index[node.id] for node in sheet.nodes.values() if node.kind == "cloud"
        )
        self._read_monsters()
        self._read_numbers()
        self.areas = {node.area: self._area(node.area) for node in self.nodes if node.area}
        self.bonuses: tuple[Bonus, ...] = tuple(sheet.bonuses.values())
        self.counted: tuple[int, ...] = tuple(map(self._counted, self.bonuses))
        self.gems, self.coins, self.chests = map(self.of_kind, ("gem", "coin", "chest"))
        self.fists = self.of_kind("fist")
        self.prizes = self.gems | self.coins | self.chests | self.fists
        self.cross_actions: tuple[tuple[Action, ...], ...] = tuple(
            tuple(("cross", which, id) for id in self.ids) for which in (0, 1)
        )
        self.torch_actions: tuple[Action, ...] = tuple(("torch", id) for id in self.ids)

    def _joined(self) -> tuple[int, ...]:
        joined = [0] * len(self.ids)
        for a, b in self.sheet.edges:
            joined[self.index[a]] |= 1 << self.index[b]
            joined[self.index[b]] |= 1 << self.index[a]
        return tuple(joined)

    def _read_monsters(self) -> None:
        """Monsters by their place in the file (`slot`), rooms by their node."""
        self.monsters: tuple[Monster, ...] = tuple(self.sheet.monsters.values())
        self.slots = {monster.id: slot for slot, monster in enumerate(self.monsters)}
        rooms = {node.monster: i for i, node in enumerate(self.nodes) if node.kind == "room"}
        self.room: tuple[int, ...] = tuple(rooms[monster.id] for monster in self.monsters)
        self.slot_at = {room: slot for slot, room in enumerate(self.room)}
        self.boss = next(slot for slot, monster in enumerate(self.monsters) if monster.boss)
        self.costly = sum(
            1 << room for room, monster in zip(self.room, self.monsters, strict=True) if monster.hearts
        )
        self.armour = sum(
            1 << room for room, monster in zip(self.room, self.monsters, strict=True) if monster.armoured
        )

    def _read_numbers(self) -> None:
        """What a total crosses or wounds on a fresh sheet, and what a double of that total does besides."""
        fits, doubles = [0] * 13, [0] * 13
        for i, node in enumerate(self.nodes):
            if node.kind == "double":
                for total in range(2, 13, 2):
                    doubles[total] |= 1 << i
            elif node.kind == "fist":
                assert node.n is not None
                doubles[node.n] |= 1 << i
            elif node.n is not None:
                fits[node.n] |= 1 << i
        for room, monster in zip(self.room, self.monsters, strict=True):
            for total in monster.black:
                fits[total] |= 1 << room
        self.fits, self.doubles = tuple(fits), tuple(doubles)

    def of_kind(self, kind: str) -> int:
        """The nodes of a kind."""
        return sum(1 << i for i, each in enumerate(self.kinds) if each == kind)

    def mask(self, ids: Iterable[str]) -> int:
        """These nodes."""
        return sum({1 << self.index[id] for id in ids})

    def names(self, mask: int) -> list[str]:
        """The ids of these nodes."""
        return [self.ids[i] for i in bits(mask)]

    def rooms_of(self, monsters: Iterable[str]) -> int:
        """The rooms of these monsters."""
        return sum(1 << self.room[self.slots[monster]] for monster in monsters)

    def monsters_in(self, mask: int) -> list[str]:
        """The ids of the monsters of these rooms, in the order of the sheet."""
        return [
            monster.id for room, monster in zip(self.room, self.monsters, strict=True) if mask >> room & 1
        ]

    def _area(self, area: str) -> int:
        return sum(1 << i for i, node in enumerate(self.nodes) if node.area == area)

    def _counted(self, bonus: Bonus) -> int:
        """The nodes that count for a bonus: spaces of a kind, rooms to empty, or the two start areas."""
        if bonus.type == "count":
            return self.of_kind(bonus.kind or "")
        if bonus.type == "kill":
            return self.rooms_of(bonus.monsters)
        return sum(self.areas[area] for area in bonus.areas)


@cache
def board_of(sheet: str) -> Board:
    """The one board of a shipped sheet."""
    return Board(load_sheet(sheet))
