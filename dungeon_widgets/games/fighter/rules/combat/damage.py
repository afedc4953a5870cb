"""How much a hit costs the monster: section, weapons, ability and cards in one total; and whether more can be gained
by the throw. FR Touché, FR Coup parfait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import foes, party
from .abilities import added_by_ability
from .hit_or_miss import is_fatal, is_hit, verdict

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


def lost_by_monster(state: FighterState) -> int:
    """What the monster would lose by the throw as it lies, after Resistant; a miss by itself costs it nothing."""
    return foes.resisted(state, sum(n for _, n in total_of(state))) if is_hit(state) else 0


def settles_it(state: FighterState) -> bool:
    """Whether nothing more can be gained by this throw: no card is asked for and nobody throws it again (ruling 52).

    A Fatal Blow; a blow that beats the boss; or one that beats a monster and is epic. One that only beats a monster
    may be thrown again or made stronger, for the coin of an epic throw.
    """
    foe = state.foe
    assert foe is not None
    if not is_hit(state):
        return False
    left = foe.health - lost_by_monster(state)
    return is_fatal(state) or left <= (0 if foes.foe_card(state).boss else foes.EPIC)
