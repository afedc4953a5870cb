"""What things are called: spaces, rooms, pairs of dice."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.content import Sheet
from . import LANGUAGES


def node_name(sheet: Sheet, id: str, lang: str) -> str:
    """What a space or a room is called: ``grey 3``, ``Purple Pup``."""
    node = sheet.nodes[id]
    if node.monster is not None:
        return monster_name(sheet, node.monster, lang)
    return LANGUAGES[lang].kinds[node.kind].format(n=node.n)


def monster_name(sheet: Sheet, id: str, lang: str) -> str:
    """A monster's name."""
    return sheet.monsters[id].name[lang]


def sum_of(pair: Sequence[int]) -> str:
    """A pair of dice with its total: ``2+5=7``."""
    return f"{pair[0]}+{pair[1]}={pair[0] + pair[1]}"
