"""The die that lies: hit or miss (Cunning, no bounce), symbol or blank (eye drops, strict_requirements), Fatal Blow.
FR 2.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import foes, party
from ..printed import WHITE
from ..throw.geometry import CENTRE, FAILED, OFF_TABLE
from ..throw.verdict import verdict_of
from .required_throw import manner_of

if TYPE_CHECKING:
    from ..state import FighterState


def verdict(state: FighterState) -> int:
    """What the die that lies counts for, before the monster has its say."""
    throw = state.throw
    assert throw is not None
    assert throw.rest is not None
    manner = manner_of(state)
    rest = throw.rest
    return verdict_of(
        rest.section,
        rest.contacts + throw.granted,
        rest.touched,
        bounces=manner.bounces,
        box_due=manner.box,
        box_hit=rest.box_hit,
        in_time=rest.in_time,
    )


def is_hit(state: FighterState) -> bool:
    """FR Touché; Cunning turns a hit into a miss in every respect (ruling 42)."""
    got = verdict(state)
    return got > 0 and not foes.outwits(state, got)


def shows_symbol(state: FighterState) -> bool:
    """Whether the die shows the symbol. With strict requirements an illegal throw shows none (ruling 6)."""
    throw = state.throw
    assert throw is not None
    assert throw.rest is not None
    if state.game.strict_requirements and FAILED <= verdict(state) <= OFF_TABLE:
        return False
    faces = party.content_of(state).setup.symbol_faces
    return throw.symbol or throw.rest.face in faces["white" if throw.die == WHITE else "coloured"]


def is_fatal(state: FighterState) -> bool:
    """FR Coup fatal: the centre with the symbol, on a throw that counts (ruling 33)."""
    return is_hit(state) and verdict(state) == CENTRE and shows_symbol(state)
