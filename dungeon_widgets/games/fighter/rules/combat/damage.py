"""What a hit does to the monster. FR Touché, FR Coup parfait, FR Effets spéciaux."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import foes, party
from .abilities import added_by_ability
from .hit_or_miss import verdict

if TYPE_CHECKING:
    from ..state import FighterState


def total_of(state: FighterState) -> list[tuple[str, int]]:
    """The parts of a hit's damage: section, weapons, ability, cards used after it (ruling 40: one total)."""
    throw = state.throw
    assert throw is not None
    items = party.content_of(state).items
    parts = [("section", foes.worth(state, verdict(state)))]
    for weapon in throw.weapons:
        parts += [(weapon, effect.n) for effect in items[weapon].effects if effect.op == "add_damage"]
    parts += added_by_ability(state)
    if throw.bonus:
        parts.append(("cards", throw.bonus))
    return parts
