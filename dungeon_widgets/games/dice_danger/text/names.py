"""What things are called: spaces, rooms, pairs of dice."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.content import Node, Sheet
from . import LANGUAGES


def node_name(sheet: Sheet, id: str, lang: str) -> str:
    """What a space or a room is called: ``grey 3``, ``Purple Pup``."""
    node = sheet.nodes[id]
    if node.monster is not None:
        return monster_name(sheet, node.monster, lang)
    return LANGUAGES[lang].kinds[node.kind].format(n=node.n)


def place_name(sheet: Sheet, id: str, lang: str) -> str:
    """What a node is called, and where it lies if others are called the same: ``gem 12 (top left)``."""
    node, name = sheet.nodes[id], node_name(sheet, id, lang)
    return name if len(_alike(sheet, node)) == 1 else f"{name} ({place(sheet, node, lang)})"


def place(sheet: Sheet, node: Node, lang: str) -> str:
    """Where on the map a node lies; if one like it lies there too, near which room; and if even that, which of them.

    It is said in few words, as it stands on small buttons: of those near a room the first is the leftmost.
    """
    table = LANGUAGES[lang]
    where = table.places[_cell(sheet, node)]
    alike = _alike(sheet, node)
    crowded = [
        each for each in alike if sum(_cell(sheet, each) == _cell(sheet, other) for other in alike) > 1
    ]
    if node not in crowded:
        return where
    room = _room_near(sheet, node)
    short = node_name(sheet, room.id, lang).partition(",")[0]  # without its titles
    where = table.say["place.near"].format(name=short)
    beside = sorted((each.x, each.y, each.id) for each in crowded if _room_near(sheet, each) is room)
    if len(beside) == 1:
        return where
    return table.say["place.nth"].format(place=where, n=1 + beside.index((node.x, node.y, node.id)))


def _alike(sheet: Sheet, node: Node) -> list[Node]:
    """The nodes that go by the same name."""
    return [
        each
        for each in sheet.nodes.values()
        if (each.kind, each.n, each.monster) == (node.kind, node.n, node.monster)
    ]


def _room_near(sheet: Sheet, node: Node) -> Node:
    rooms = [each for each in sheet.nodes.values() if each.monster is not None]
    return min(rooms, key=lambda room: (room.x - node.x) ** 2 + (room.y - node.y) ** 2)


def _cell(sheet: Sheet, node: Node) -> int:
    """The ninth of the map a node lies in, row by row."""
    column, row = int(3 * node.x / sheet.width), int(3 * node.y / sheet.height)
    return 3 * min(row, 2) + min(column, 2)


def monster_name(sheet: Sheet, id: str, lang: str) -> str:
    """A monster's name."""
    return sheet.monsters[id].name[lang]


def the_monster(sheet: Sheet, id: str, lang: str) -> str:
    """The same inside a sentence: ``the White Wolf``."""
    return sheet.monsters[id].the[lang]


def sum_of(pair: Sequence[int]) -> str:
    """A pair of dice with its total: ``2+5=7``."""
    return f"{pair[0]}+{pair[1]}={pair[0] + pair[1]}"
