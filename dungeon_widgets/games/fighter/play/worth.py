"""What things are worth to a sensible group, in points of health of one hero: abilities, cards, rooms.

Rough numbers, found by playing many games; only their order matters much.
"""

from __future__ import annotations

from math import fsum

from ..odds.blows import due_in
from ..odds.law import section_law
from ..rules.content import load_content
from ..rules.printed import Item, Room
from ..sight.view import FighterView

ABILITY = {
    "heroic_defense": 3.5,
    "double_strike": 3.5,
    "time_spell": 3.5,
    "free_sample": 3.0,
    "smash": 3.0,
    "courage": 2.5,
    "enchanted_flute": 3.0,
    "feast": 3.0,
    "instinctive_agility": 2.5,
    "reroll": 2.0,
    "sworn_enemy": 2.0,
    "self_heal": 2.0,
    "group_heal": 2.5,
    "pickpocket": 1.5,
}
"""What it is worth to be able to activate it: who must scar one gives up the least."""

CARD = {
    "rewind_pill": 2.5, "spare_knucklebone": 3.0, "sticky_tape": 3.0, "bribe": 2.5, "shrinking_powder": 3.0,
    "napalm_water": 2.0, "dwarf_espresso": 3.5, "suspicious_soup": 2.5, "family_pizza": 5.0, "second_wind_salts": 3.0,
    "excuse_note": 1.5, "eye_drops": 1.5, "rubber_floor": 0.5, "treasure_map": 1.5, "lucky_underpants": 5.0,
    "umbrella_of_the_group": 4.0, "mirror_shield": 6.0, "cactus_vest": 5.0, "cloak_of_not_now": 5.0,
    "invisible_friend": 5.0, "second_best_plate": 4.5, "padded_waistcoat": 3.5, "door_on_a_strap": 3.5,
    "very_large_hat": 3.5, "cauldron_lid": 2.0, "piggy_bank_shield": 4.0,
}  # fmt: skip
"""Cards for a whole game; weapons are reckoned from their throws."""


def weapon_gain(item: Item, skill: str) -> float:
    """How much a weapon adds to a plain throw of this hand, on average: its bonus against its throw's difficulty."""
    bonus = sum(effect.n for effect in item.effects if effect.op == "add_damage")
    with_it, without = section_law(item.throws, skill), section_law((), skill)
    return with_it.mean + bonus * with_it.hit - without.mean


def card_worth(card: str, skill: str) -> float:
    item = load_content().items[card]
    return CARD[card] if item.kind != "weapon" else 5.0 * weapon_gain(item, skill)


def room_worth(view: FighterView, room: Room) -> float:
    """Gifts and shop symbols, against a stronger monster and a harder throw."""
    setup = load_content().setup
    heroes = [hero for hero in view["heroes"] if hero["health"] > 0]
    missing = sum(min(2, hero["most"] - hero["health"]) for hero in heroes)
    worth = 0.9 * min(room.symbols, setup.symbols_a_shop - view["symbols"])
    for effect in room.effects:
        worth += {
            "gain_gold": 1.2 * effect.n,
            "gain_bonus_die": 2.5 * effect.n,
            "heal_all": float(missing),
            "free_equipment": 3.0 * effect.n,
            "monster_hp": -1.0 * effect.n,
        }[effect.op]
    if room.throw is not None and view["rooms_ask"]:
        skills = [hero["skill"] for hero in heroes] or ["average"]
        plain = fsum(section_law((), skill).mean for skill in skills) / len(skills)
        hard = fsum(section_law((room.throw,), skill).mean for skill in skills) / len(skills)
        worth -= 7.0 * (1 - hard / plain)
    return worth


def difficulty(view: FighterView, skill: str) -> float:
    """The chance to hit as things stand, for a hand."""
    return section_law(sorted(due_in(view)), skill).hit
