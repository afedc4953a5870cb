"""Every way to spoil a card: refused with the card, the field and the reason, and what is just possible is read."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from dungeon_widgets.games.fighter.rules.checks import ContentError, check_content
from dungeon_widgets.games.fighter.rules.content import raw_content

Data = dict[str, Any]
Card = dict[str, Any]

LISTS = {
    "hero": ("heroes", "heroes"),
    "ability": ("heroes", "abilities"),
    "power": ("monsters", "abilities"),
    "monster": ("monsters", "monsters"),
    "boss": ("bosses", "bosses"),
    "room": ("rooms", "rooms"),
    "item": ("equipment", "equipment"),
    "throw": ("throws", "throws"),
}
CARRIERS = {
    "room": ("room", "golden_cauldron"),
    "ability": ("ability", "self_heal"),
    "weapon": ("item", "helm_of_bravery"),
    "armour": ("item", "cauldron_lid"),
    "consumable": ("item", "bribe"),
}
"""A card of each sort that may carry an effect."""
MAY_CARRY = {
    "gain_gold": "room ability armour consumable",
    "gain_bonus_die": "room consumable",
    "monster_hp": "room",
    "heal_all": "room ability consumable",
    "heal_self": "ability weapon consumable",
    "heal_one": "consumable",
    "free_equipment": "room",
    "add_damage": "ability weapon consumable",
    "deal_damage": "ability armour consumable",
    "prevent_damage": "ability armour",
    "reduce_damage": "armour",
    "set_damage_taken": "ability",
    "reflect_damage": "armour",
    "reroll": "ability armour consumable",
    "extra_throw": "ability",
    "token_on": "ability",
    "steal_equipment": "ability",
    "stay_up": "consumable",
    "ignore_throw": "consumable",
    "force_symbol": "consumable",
    "recover_colored_die": "consumable",
    "suppress_monster_ability": "consumable",
    "grant_bounce": "consumable",
}
BARE: dict[str, dict[str, Any]] = {
    "prevent_damage": {},
    "reflect_damage": {},
    "reroll": {},
    "extra_throw": {"limit": "turn"},
    "token_on": {"token": "flute"},
    "steal_equipment": {"limit": "combat"},
    "ignore_throw": {},
    "force_symbol": {},
    "suppress_monster_ability": {},
}
"""What stands beside an operation that takes no number."""


@cache
def written() -> str:
    return json.dumps(raw_content())


def box() -> Data:
    data: Data = json.loads(written())
    return data


def card_of(data: Data, what: str, id: str | None = None) -> Card:
    """A card by its id, or the first of its kind."""
    file, name = LISTS[what]
    cards: list[Card] = data[file][name]
    return next(card for card in cards if id is None or card["id"] == id)


def said(change: Callable[[Data], object]) -> str:
    """What is said of the cards of the box after a change; nothing if they can be played."""
    data = box()
    change(data)
    try:
        check_content(data)
    except ContentError as refusal:
        return str(refusal)
    return ""


def with_field(what: str, id: str, field: str, value: Any) -> str:
    return said(lambda data: card_of(data, what, id).update({field: value}))


def with_effect(carrier: str, effect: dict[str, Any]) -> str:
    return with_field(*CARRIERS[carrier], "effects", [effect])


def effect_of(op: str, **more: Any) -> dict[str, Any]:
    return {"op": op, **(BARE.get(op, {"n": 2})), **more}


# -- the fields of a card ---------------------------------------------------------------------------


@pytest.mark.parametrize("what", LISTS)
def test_a_card_has_each_field_of_its_kind_and_no_other(what: str) -> None:
    # ours: cards of one's own must be playable
    first = card_of(box(), what)
    for field in first:
        message = said(lambda data, field=field: card_of(data, what).pop(field))
        name = "?" if field == "id" else first["id"]
        assert message == f"{what} {name!r}, {field}: is missing"
    assert (
        with_field(what, first["id"], "smell", "sweet")
        == f"{what} {first['id']!r}, smell: is no field of a {what}"
    )


@pytest.mark.parametrize("what", LISTS)
def test_a_card_has_an_id_of_its_own_an_icon_and_words_in_both_languages(what: str) -> None:
    # ours: cards of one's own must be playable
    first = card_of(box(), what)
    name = f"{what} {first['id']!r}"
    for wrong in ("", 3, None):
        assert with_field(what, first["id"], "icon", wrong) == f"{name}, icon: needs the name of an icon"
    assert with_field(what, first["id"], "id", 7) == f"{what} 7, id: is taken or no text"

    def twice(data: Data) -> None:
        file, list_name = LISTS[what]
        data[file][list_name].append(copy.deepcopy(card_of(data, what)))

    assert said(twice) == f"{name}, id: is taken or no text"
    for field in {"name", "text", "hint"} & set(first):
        for words in ("Bob", {"en": "Bob"}, {"en": "Bob", "fr": 3}, {"en": "Bob", "fr": "Bob", "de": "Bob"}):
            assert with_field(what, first["id"], field, words) == f"{name}, {field}: needs en and fr"


# path by kind, id and field; what is read; what is refused; the reason
FIELDS: list[tuple[str, str, str, list[Any], list[Any], str]] = [
    ("throw", "backwards", "noise", [[0, 0, 0], [1, 2, 3]], [[1, 1], [1] * 4, [-0.1, 1, 1], [1, 1, -0.1]], "needs three multipliers, none negative"),
    ("throw", "backwards", "slope", [[0.2, 0.2], [0.1, 0.2]], [[0.3, 0.2]], "the range [0.3, 0.2] is empty"),
    ("throw", "backwards", "speed", [[700, 700], [700, 900]], [[900, 700]], "the range [900, 700] is empty"),
    ("throw", "backwards", "bounces", [1, 5], [0, 6, True, 1.0], "must be a whole number from 1 to 5, not"),
    ("throw", "backwards", "box", [True, False], [0, 1, None, "no"], "must be true or false"),
    ("throw", "backwards", "window", [None, 0.001, 3], [0, -1], "must be seconds, or null"),
    ("ability", "self_heal", "when", ["hit", "miss", "any"], ["rest", "after_hit", None, ""], "must be hit, miss or any"),
    ("hero", "murka", "health", [7, 9], [6, 10, True], "must be a whole number from 7 to 9, not"),
    ("hero", "murka", "slots", [{"weapon": 0, "armour": 4, "consumable": 0}], [{}, {"weapon": 1, "armour": 1}, {"weapon": 1, "armour": 1, "consumable": 1, "hat": 1}], "must be weapon, armour, consumable"),
    ("hero", "murka", "slots", [], [{"weapon": 5, "armour": 1, "consumable": 1}], "weapon must be 0 to 4, not 5"),
    ("hero", "murka", "slots", [], [{"weapon": 1, "armour": 1, "consumable": -1}], "consumable must be 0 to 4, not -1"),
    ("hero", "murka", "abilities", [{key: {"id": "feast"} for key in ("red", "green", "blue")}], [{key: {"id": "feast"} for key in ("red", "green")}, {key: {"id": "feast"} for key in ("red", "green", "blue", "white")}], "must be red, green, blue"),
    ("hero", "murka", "abilities", [{key: {"id": "sworn_enemy", "type": "undead"} for key in ("red", "green", "blue")}], [{key: {"id": "sworn_enemy", "type": "cake"} for key in ("red", "green", "blue")}], "red: unknown type 'cake'"),
    ("hero", "murka", "abilities", [], [{key: {"id": "leech"} for key in ("red", "green", "blue")}], "red: there is no 'leech'"),
    ("monster", "owlbear", "level", [2, 4], [0, 5, "2", True], "must be a whole number from 1 to 4, not"),
    ("monster", "owlbear", "health", [1, 50], [0, 51, None], "must be a whole number from 1 to 50, not"),
    ("monster", "owlbear", "damage", [1, 9], [0, 10], "must be a whole number from 1 to 9, not"),
    ("monster", "owlbear", "gold", [0, 9], [-1, 10], "must be a whole number from 0 to 9, not"),
    ("monster", "owlbear", "type", ["beast", "undead"], ["cake", None], "there is no "),
    ("monster", "zombie_monkey", "throw", [None, "blind"], ["sneeze", ""], "there is no "),
    ("monster", "zombie_monkey", "ability", [None], [{"id": "horde"}], "a monster has a throw or an ability, not both"),
    ("monster", "owlbear", "ability", [None, {"id": "leech", "n": 2}, *({"id": power} for power in ("enraged", "cunning", "super_cunning", "greedy", "horde", "resistant"))], [{"id": "leech"}, {"id": "horde", "n": 2}], "a number goes with leech, and only there"),
    ("monster", "owlbear", "ability", [], [{"id": "sleepy"}, {}], "there is no "),
    ("boss", "landlord_of_doom", "level", [1, 4], [0, 5], "must be a whole number from 1 to 4, not"),
    ("boss", "landlord_of_doom", "health", [1, 50], [0, 51], "must be a whole number from 1 to 50, not"),
    ("boss", "landlord_of_doom", "damage", [1, 9], [0, 10], "must be a whole number from 1 to 9, not"),
    ("boss", "landlord_of_doom", "type", ["beast"], ["cake"], "there is no 'cake'"),
    ("room", "dark_pantry", "symbols", [1, 9], [0, 10], "must be a whole number from 1 to 9, not"),
    ("room", "dark_pantry", "throw", [None, "jump"], ["sneeze", ""], "there is no "),
    ("room", "dark_pantry", "effects", [[]], [[{"op": "dance"}]], "there is no operation 'dance'"),
    ("item", "bribe", "cost", [0, 20], [-1, 21], "must be a whole number from 0 to 20, not"),
    ("item", "bribe", "kind", ["consumable"], ["hat", ""], "must be one of weapon, armour, consumable"),
    ("item", "bribe", "uses", ["discard"], ["every_throw", "once_per_combat", None], "a consumable is used discard"),
    ("item", "cauldron_lid", "uses", ["once_per_combat"], ["every_throw", "discard"], "a armour is used once_per_combat"),
    ("item", "helm_of_bravery", "uses", ["every_throw"], ["once_per_combat", "discard"], "a weapon is used every_throw"),
    ("item", "bribe", "effects", [], [[]], "does nothing"),
    ("item", "bribe", "throws", [[]], [["blind"]], "only a weapon asks for a throw"),
    ("item", "cauldron_lid", "throws", [[]], [["blind"]], "only a weapon asks for a throw"),
    ("item", "helm_of_bravery", "throws", [[], ["jump"], ["jump", "blind"]], [["jump", "sneeze"]], "there is no 'sneeze'"),
]  # fmt: skip


@pytest.mark.parametrize("row", FIELDS, ids=[f"{row[1]} {row[2]} {row[5]:.20}" for row in FIELDS])
def test_a_field_is_read_as_far_as_it_goes_and_then_refused_with_its_reason(
    row: tuple[str, str, str, list[Any], list[Any], str],
) -> None:
    # ours: cards of one's own must be playable
    what, id, field, read, refused, reason = row
    for value in read:
        assert with_field(what, id, field, value) == ""
    for value in refused:
        assert with_field(what, id, field, value).startswith(f"{what} {id!r}, {field}: {reason}"), value


# -- effects ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("op", MAY_CARRY)
def test_an_operation_stands_on_the_sorts_of_card_that_may_carry_it(op: str) -> None:
    # ours: the table of operations
    for carrier, (what, id) in CARRIERS.items():
        message = with_effect(carrier, effect_of(op))
        if carrier in MAY_CARRY[op].split():
            assert message == "", carrier
        else:
            assert message == f"{what} {id!r}, effects: {op} cannot stand on a {carrier}"


@pytest.mark.parametrize("op", MAY_CARRY)
def test_an_operation_has_its_number_and_its_limit(op: str) -> None:
    # ours: the table of operations
    carrier = MAY_CARRY[op].split()[0]
    where = "{} {!r}, effects: ".format(*CARRIERS[carrier])
    if op in BARE:
        assert with_effect(carrier, effect_of(op, n=1)) == f"{where}{op} takes no number"
    else:
        for n in (1, 20):
            assert with_effect(carrier, effect_of(op, n=n)) == ""
        for n in (0, 21, True, None, 1.0):
            message = with_effect(carrier, effect_of(op, n=n))
            assert message == f"{where}{op} needs a whole number from 1 to 20, not {n!r}"
    limit = BARE.get(op, {}).get("limit")
    for other in {None, "turn", "combat", "game"} - {limit}:
        assert with_effect(carrier, effect_of(op, limit=other)) == f"{where}the limit of {op} is {limit}"


def test_damage_may_go_by_the_level_if_it_says_what_it_is_against_a_boss() -> None:
    # FR Capacités: Smash adds the level of the monster
    where = "ability 'self_heal', effects: "
    assert with_effect("ability", {"op": "add_damage", "n": "level", "boss": 4}) == ""
    for wrong in ({"op": "add_damage", "n": "level"}, {"op": "heal_all", "n": "level", "boss": 4}):
        assert with_effect("ability", wrong) == f"{where}{wrong['op']} cannot go by the level"


@pytest.mark.parametrize(
    ("field", "read", "reason"),
    [
        ("when", [None, "hit", "miss", "any", "after_hit", "rest"], "unknown time 'never'"),
        ("if", [None, "type", "not_type", "monster_healthier"], "unknown condition 'never'"),
        ("target", [None, "all"], "unknown target 'never'"),
    ],
)
def test_an_effect_has_a_time_a_condition_and_a_target_that_the_rules_know(
    field: str, read: list[str | None], reason: str
) -> None:
    # ours: cards of one's own must be playable
    for value in read:
        assert with_effect("ability", effect_of("heal_all", **{field: value})) == ""
    message = with_effect("ability", effect_of("heal_all", **{field: "never"}))
    assert message == f"ability 'self_heal', effects: {reason}"


def test_an_effect_has_no_field_that_the_rules_do_not_read() -> None:
    # ours: cards of one's own must be playable
    every = {
        "when": "any",
        "if": None,
        "boss": 1,
        "target": None,
        "token": "flute",
        "limit": None,
        "optional": True,
    }
    assert with_effect("ability", effect_of("heal_all", **every)) == ""
    message = with_effect("ability", effect_of("heal_all", why="because"))
    assert message == "ability 'self_heal', effects: heal_all has no 'why'"
    assert with_effect("ability", {"n": 2}) == "ability 'self_heal', effects: there is no operation None"


def test_a_token_is_one_of_three() -> None:
    # FR Capacités uniques: the Time Spell, the Flute, the Feast
    for token in ("time_spell", "flute", "feast"):
        assert with_effect("ability", effect_of("token_on", token=token)) == ""
    for token in ("banjo", None):
        message = with_effect("ability", effect_of("token_on", token=token))
        assert message == f"ability 'self_heal', effects: there is no token {token!r}"


# -- between cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("list_name", ["conflicts", "impossible"])
def test_two_throws_that_do_not_go_together_are_two_throws_of_the_box(list_name: str) -> None:
    # ours: cards of one's own must be playable
    for pair in (["blow", "blow"], ["blow"], ["blow", "jump", "far"], ["blow", "sneeze"]):
        message = said(lambda data, pair=pair: data["throws"][list_name].append(pair))
        assert message == f"throws {pair}, {list_name}: must be two different throws"
    assert said(lambda data: data["throws"][list_name].append(["blind", "jump"])) == ""


def test_a_boss_has_no_id_of_a_monster_and_a_power_is_one_of_the_rules() -> None:
    # ours: cards of one's own must be playable
    assert (
        with_field("boss", "landlord_of_doom", "id", "owlbear")
        == "bosses, id: a boss has the id of a monster"
    )
    message = with_field("power", "leech", "id", "sleepy")
    known = "enraged, cunning, super_cunning, greedy, leech, horde, resistant"
    assert message == f"power 'sleepy', id: the rules know {known}"


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_there_are_monsters_enough_of_every_level(level: int) -> None:
    # FR Mise en place: three monsters of each level
    def left(data: Data, n: int) -> None:
        cards = data["monsters"]["monsters"]
        of_level = [card for card in cards if card["level"] == level]
        for card in of_level[n:]:
            cards.remove(card)

    assert said(lambda data: left(data, 3)) == ""
    assert said(lambda data: left(data, 2)) == f"monsters, level: level {level} has 2 cards, 3 are needed"
