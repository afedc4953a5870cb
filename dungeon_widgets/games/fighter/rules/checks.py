"""What makes the files of content/ playable: the first rule that a card breaks is named, with the card, the field and
the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.languages import WRITTEN

COLOURS = ("red", "green", "blue")
KINDS = {"weapon": "every_throw", "armour": "once_per_combat", "consumable": "discard"}
TOKENS = ("time_spell", "flute", "feast")
CONDITIONS = ("type", "not_type", "monster_healthier")
WHENS = ("hit", "miss", "any", "after_hit", "rest")
POWERS = ("enraged", "cunning", "super_cunning", "greedy", "leech", "horde", "resistant")

OPERATIONS: dict[str, tuple[str, ...]] = {
    "gain_gold": ("room", "ability", "armour", "consumable"),
    "gain_bonus_die": ("room", "consumable"),
    "monster_hp": ("room",),
    "heal_all": ("room", "ability", "consumable"),
    "heal_self": ("ability", "weapon", "consumable"),
    "heal_one": ("consumable",),
    "free_equipment": ("room",),
    "add_damage": ("ability", "weapon", "consumable"),
    "deal_damage": ("ability", "armour", "consumable"),
    "prevent_damage": ("ability", "armour"),
    "reduce_damage": ("armour",),
    "set_damage_taken": ("ability",),
    "reflect_damage": ("armour",),
    "reroll": ("ability", "armour", "consumable"),
    "extra_throw": ("ability",),
    "token_on": ("ability",),
    "steal_equipment": ("ability",),
    "stay_up": ("consumable",),
    "ignore_throw": ("consumable",),
    "force_symbol": ("consumable",),
    "recover_colored_die": ("consumable",),
    "suppress_monster_ability": ("consumable",),
    "grant_bounce": ("consumable",),
}
"""Every operation, and what may carry it."""

NUMBERLESS = (
    "prevent_damage", "reflect_damage", "reroll", "extra_throw", "token_on", "steal_equipment", "ignore_throw",
    "force_symbol", "suppress_monster_ability",
)  # fmt: skip
EFFECT_FIELDS = {"op", "n", "when", "if", "boss", "target", "token", "limit", "optional"}

FIELDS = {
    "hero": ("id", "name", "icon", "health", "slots", "abilities"),
    "ability": ("id", "name", "text", "icon", "when", "effects"),
    "power": ("id", "name", "text", "icon"),
    "monster": ("id", "name", "icon", "level", "type", "health", "damage", "gold", "throw", "ability"),
    "boss": ("id", "name", "icon", "level", "type", "health", "damage", "throw", "ability"),
    "room": ("id", "name", "text", "icon", "symbols", "effects", "throw"),
    "item": ("id", "name", "text", "icon", "kind", "cost", "throws", "effects", "uses"),
    "throw": (
        "id", "name", "hint", "icon", "noise", "back", "up", "slope", "speed", "tumble", "restitution", "drag",
        "spin_sd", "bounces", "box", "window", "control",
    ),
}  # fmt: skip


class ContentError(ValueError):
    """Content that cannot be played: the message names the card, the field and the reason."""

    def __init__(self, card: str, field: str, reason: str) -> None:
        super().__init__(f"{card}, {field}: {reason}")


def check_content(data: Mapping[str, Mapping[str, Any]]) -> None:
    """Refuse content that breaks a rule."""
    throws = _cards("throw", data["throws"]["throws"])
    abilities = _cards("ability", data["heroes"]["abilities"])
    powers = _cards("power", data["monsters"]["abilities"])
    types = set(data["monsters"]["types"])
    for card in data["throws"]["throws"]:
        _check_throw(card)
    for list_name in ("conflicts", "impossible"):
        _check_pairs(list_name, data["throws"][list_name], throws)
    for card in data["heroes"]["abilities"]:
        _check_ability(card)
    _cards("hero", data["heroes"]["heroes"])
    for card in data["heroes"]["heroes"]:
        _check_hero(card, abilities, types)
    for power in powers:
        _require(power in POWERS, f"power {power!r}", "id", f"the rules know {', '.join(POWERS)}")
    met = _cards("monster", data["monsters"]["monsters"]) | _cards("boss", data["bosses"]["bosses"])
    both = len(data["monsters"]["monsters"]) + len(data["bosses"]["bosses"])
    _require(len(met) == both, "bosses", "id", "a boss has the id of a monster")
    for card in data["monsters"]["monsters"]:
        _check_monster("monster", card, types, powers, throws)
        _whole(card, "monster", "gold", 0, 9)
    for card in data["bosses"]["bosses"]:
        _check_monster("boss", card, types, powers, throws)
    _check_levels(data)
    _cards("room", data["rooms"]["rooms"])
    for card in data["rooms"]["rooms"]:
        _check_room(card, throws)
    _cards("item", data["equipment"]["equipment"])
    for card in data["equipment"]["equipment"]:
        _check_item(card, throws)


def _require(holds: object, card: str, field: str, reason: str) -> None:
    if not holds:
        raise ContentError(card, field, reason)


def _cards(what: str, cards: list[dict[str, Any]]) -> set[str]:
    """The ids of a list of cards, each with exactly the fields of its kind and names in both languages."""
    seen: set[str] = set()
    for card in cards:
        name = f"{what} {card.get('id', '?')!r}"
        for field in FIELDS[what]:
            _require(field in card, name, field, "is missing")
        for field in card:
            _require(field in FIELDS[what], name, field, f"is no field of a {what}")
        _require(isinstance(card["id"], str) and card["id"] not in seen, name, "id", "is taken or no text")
        seen.add(card["id"])
        for field in ("name", "text", "hint"):
            if field in card:
                words = card[field]
                told = isinstance(words, dict) and sorted(words) == sorted(WRITTEN)
                _require(
                    told and all(isinstance(word, str) for word in words.values()),
                    name,
                    field,
                    "needs en and fr",
                )
        _require(card["icon"] and isinstance(card["icon"], str), name, "icon", "needs the name of an icon")
    return seen


def _whole(card: Mapping[str, Any], what: str, field: str, least: int, most: int) -> None:
    value = card[field]
    good = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    _require(
        good, f"{what} {card['id']!r}", field, f"must be a whole number from {least} to {most}, not {value!r}"
    )


def _check_throw(card: Mapping[str, Any]) -> None:
    name = f"throw {card['id']!r}"
    _require(
        len(card["noise"]) == 3 and min(card["noise"]) >= 0,
        name,
        "noise",
        "needs three multipliers, none negative",
    )
    for field in ("slope", "speed"):
        low, high = card[field]
        _require(low <= high, name, field, f"the range {card[field]} is empty")
    _whole(card, "throw", "bounces", 1, 5)
    _require(isinstance(card["box"], bool), name, "box", "must be true or false")
    _require(card["window"] is None or card["window"] > 0, name, "window", "must be seconds, or null")


def _check_pairs(field: str, pairs: list[list[str]], throws: set[str]) -> None:
    for pair in pairs:
        _require(
            len(set(pair)) == 2 and throws.issuperset(pair),
            f"throws {pair}",
            field,
            "must be two different throws",
        )


def _check_effects(what: str, card: Mapping[str, Any], carrier: str) -> None:
    name = f"{what} {card['id']!r}"
    for effect in card["effects"]:
        op = effect.get("op")
        _require(op in OPERATIONS, name, "effects", f"there is no operation {op!r}")
        _require(carrier in OPERATIONS[op], name, "effects", f"{op} cannot stand on a {carrier}")
        for field in effect:
            _require(field in EFFECT_FIELDS, name, "effects", f"{op} has no {field!r}")
        n = effect.get("n")
        if op in NUMBERLESS:
            _require(n is None, name, "effects", f"{op} takes no number")
        elif n == "level":
            _require(
                op == "add_damage" and isinstance(effect.get("boss"), int),
                name,
                "effects",
                f"{op} cannot go by the level",
            )
        else:
            good = isinstance(n, int) and not isinstance(n, bool) and 1 <= n <= 20
            _require(good, name, "effects", f"{op} needs a whole number from 1 to 20, not {n!r}")
        _require(
            effect.get("when") in (None, *WHENS), name, "effects", f"unknown time {effect.get('when')!r}"
        )
        _require(
            effect.get("if") in (None, *CONDITIONS),
            name,
            "effects",
            f"unknown condition {effect.get('if')!r}",
        )
        _require(
            effect.get("target") in (None, "all"), name, "effects", f"unknown target {effect.get('target')!r}"
        )
        if op == "token_on":
            _require(
                effect.get("token") in TOKENS, name, "effects", f"there is no token {effect.get('token')!r}"
            )
        limit = {"extra_throw": "turn", "steal_equipment": "combat"}.get(op)
        _require(effect.get("limit") == limit, name, "effects", f"the limit of {op} is {limit}")


def _check_ability(card: Mapping[str, Any]) -> None:
    _require(
        card["when"] in ("hit", "miss", "any"), f"ability {card['id']!r}", "when", "must be hit, miss or any"
    )
    _check_effects("ability", card, "ability")


def _check_hero(card: Mapping[str, Any], abilities: set[str], types: set[str]) -> None:
    name = f"hero {card['id']!r}"
    _whole(card, "hero", "health", 7, 9)  # three scars take six, and one point must be left
    _require(sorted(card["slots"]) == sorted(KINDS), name, "slots", f"must be {', '.join(KINDS)}")
    for kind, slots in card["slots"].items():
        _require(slots in range(5), name, "slots", f"{kind} must be 0 to 4, not {slots!r}")
    _require(sorted(card["abilities"]) == sorted(COLOURS), name, "abilities", f"must be {', '.join(COLOURS)}")
    for colour, ability in card["abilities"].items():
        _require(
            ability.get("id") in abilities, name, "abilities", f"{colour}: there is no {ability.get('id')!r}"
        )
        _require(
            ability.get("type") in (None, *types),
            name,
            "abilities",
            f"{colour}: unknown type {ability.get('type')!r}",
        )


def _check_monster(
    what: str, card: Mapping[str, Any], types: set[str], powers: set[str], throws: set[str]
) -> None:
    name = f"{what} {card['id']!r}"
    _whole(card, what, "level", 1, 4)
    _whole(card, what, "health", 1, 50)
    _whole(card, what, "damage", 1, 9)
    _require(card["type"] in types, name, "type", f"there is no {card['type']!r}")
    _require(
        card["throw"] is None or card["throw"] in throws, name, "throw", f"there is no {card['throw']!r}"
    )
    ability = card["ability"]
    if ability is None:
        return
    _require(card["throw"] is None, name, "ability", "a monster has a throw or an ability, not both")
    _require(ability.get("id") in powers, name, "ability", f"there is no {ability.get('id')!r}")
    number = ability.get("n")
    _require(
        (number is not None) == (ability["id"] == "leech"),
        name,
        "ability",
        "a number goes with leech, and only there",
    )


def _check_levels(data: Mapping[str, Mapping[str, Any]]) -> None:
    """Enough monsters of each level for the monster deck; the last level also has to do for all later rooms."""
    needed = data["setup"]["monsters_a_level"]
    for level in range(1, 5):
        found = sum(card["level"] == level for card in data["monsters"]["monsters"])
        _require(
            found >= needed, "monsters", "level", f"level {level} has {found} cards, {needed} are needed"
        )


def _check_room(card: Mapping[str, Any], throws: set[str]) -> None:
    _whole(card, "room", "symbols", 1, 9)
    _check_effects("room", card, "room")
    _require(
        card["throw"] is None or card["throw"] in throws,
        f"room {card['id']!r}",
        "throw",
        f"there is no {card['throw']!r}",
    )


def _check_item(card: Mapping[str, Any], throws: set[str]) -> None:
    name = f"item {card['id']!r}"
    _require(card["kind"] in KINDS, name, "kind", f"must be one of {', '.join(KINDS)}")
    _require(
        card["uses"] == KINDS[card["kind"]], name, "uses", f"a {card['kind']} is used {KINDS[card['kind']]}"
    )
    _whole(card, "item", "cost", 0, 20)
    _require(card["effects"], name, "effects", "does nothing")
    _check_effects("item", card, card["kind"])
    _require(not card["throws"] or card["kind"] == "weapon", name, "throws", "only a weapon asks for a throw")
    for throw in card["throws"]:
        _require(throw in throws, name, "throws", f"there is no {throw!r}")
