"""The small facts of a roll: a box crossed, a question asked, what a player did with the dice; events hidden from the others."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....engine.state import Event
from .dice import Pairing

Effect = list[object]
"""Something that came of a cross, for the log: ``["unlock", "pup", 3]``, ``["wound", "boss", 4]``."""

TORCH, PERMISSION = 2, 3
"""Written by a torch or by a permission (ruling 5), not by pair 0 or 1."""


class Mark(NamedTuple):
    """A box crossed in this roll: the node, and the pair (0 or 1), `TORCH` or `PERMISSION` that paid for it."""

    node: int
    by: int


class Ask(NamedTuple):
    """A question: does the seat deal these boxes of a monster (its slot), which would kill it and cost life?"""

    seat: int
    slot: int
    boxes: int


class Turn(NamedTuple):
    """What a player does with the roll: the pairing, the pairs still to use (a bit each), the crosses made."""

    pairs: Pairing
    black: bool  # a black die symbol was spent on it
    left: int = 0b11
    marks: tuple[Mark, ...] = ()
    lost: int = 0  # life boxes given up for missing crosses


def secretly(kind: str, seat: int, what: dict[str, Any], solo: bool) -> Event:
    """Whatever a player writes is one kind of event to the others, who see no more than that; alone, it is open."""
    if solo:
        return Event(kind, {"seat": seat, **what})
    return Event(kind, {"seat": seat}, (seat,), what)
