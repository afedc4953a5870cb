"""Every action that a seat may ever choose on a sheet, so that each can be called by its number."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ....engine.state import Action
from .board import Board, bits
from .dice import FACES
from .permissions import ACCEPT, DECLINE
from .turn import END


def every_action(board: Board) -> list[Action]:
    """Pairs of all dice, crosses and torches on all that can be crossed, clouds, chests and answers, sorted."""
    pairs = combinations_with_replacement(FACES, 2)
    found: list[Action] = [("pair", *one, *two) for one, two in combinations_with_replacement(pairs, 2)]
    crossed = [board.ids[i] for i in bits((1 << len(board.ids)) - 1 & ~board.never)]
    found += [("cross", which, node) for which in (0, 1) for node in crossed]
    found += [("torch", node) for node in crossed]
    found += [("chest", chest) for chest in board.sheet.chests]
    found += [("number", board.ids[cloud], n) for cloud in board.clouds for n in board.sheet.cloud_numbers]
    found += [END, ACCEPT, DECLINE]
    return sorted(found)
