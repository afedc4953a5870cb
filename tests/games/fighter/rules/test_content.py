"""The cards of the box, and content that is refused with the card and the field that is wrong."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from dungeon_widgets.games.fighter.rules.checks import OPERATIONS, ContentError
from dungeon_widgets.games.fighter.rules.content import load_content, raw_content, read_content
from dungeon_widgets.games.fighter.rules.printed import COLOURS, Control

CONTENT = load_content()
ICONS = Path(__file__).parents[4] / "js/node_modules/@iconify-json/game-icons/icons.json"


def test_the_box_holds_what_the_rulebook_lists() -> None:
    # FR Matériel: 48 monsters, 48 equipment, 21 dungeon cards, 6 bosses, 8 hero sheets; FR Lancers spécifiques: 26
    assert len(CONTENT.monsters) == 48
    assert len(CONTENT.items) == 48
    assert len(CONTENT.rooms) == 21
    assert len(CONTENT.bosses) == 6
    assert len(CONTENT.heroes) == 8
    assert len(CONTENT.throws) == 26


def test_monsters_are_twelve_a_level_and_eight_a_type() -> None:
    monsters = CONTENT.monsters.values()
    assert Counter(monster.level for monster in monsters) == {1: 12, 2: 12, 3: 12, 4: 12}
    assert set(Counter(monster.type for monster in monsters).values()) == {8}


def test_equipment_is_weapons_armours_and_consumables() -> None:
    assert Counter(item.kind for item in CONTENT.items.values()) == {
        "weapon": 22,
        "armour": 12,
        "consumable": 14,
    }


def test_a_monster_has_a_throw_or_an_ability_or_neither() -> None:
    # FR Capacités spéciales des monstres: an ability instead of a throw
    foes = [*CONTENT.monsters.values(), *CONTENT.bosses.values()]
    assert not [foe.id for foe in foes if foe.throw and foe.ability]
    assert any(foe.throw is None and foe.ability is None for foe in foes)


def test_every_throw_stands_on_a_card() -> None:
    on_cards = {foe.throw for foe in (*CONTENT.monsters.values(), *CONTENT.bosses.values())}
    on_cards |= {room.throw for room in CONTENT.rooms.values()}
    on_cards |= {throw for item in CONTENT.items.values() for throw in item.throws}
    assert on_cards - {None} == set(CONTENT.throws)


def test_all_operations_are_used() -> None:
    cards = [*CONTENT.abilities.values(), *CONTENT.rooms.values(), *CONTENT.items.values()]
    assert {effect.op for card in cards for effect in card.effects} == set(OPERATIONS)
    assert len(OPERATIONS) == 23


def test_the_published_cards_are_as_printed() -> None:
    # FR Exemple de combat: Zombie Monkey 2 health, 1 damage, 1 gold, level 1, Under the Leg; cauldron +1 gold, +3 health
    monkey = CONTENT.monsters["zombie_monkey"]
    assert (monkey.health, monkey.damage, monkey.gold, monkey.level, monkey.throw) == (
        2,
        1,
        1,
        1,
        "under_leg",
    )
    cauldron = CONTENT.rooms["golden_cauldron"]
    assert [(effect.op, effect.n) for effect in cauldron.effects] == [("gain_gold", 1), ("monster_hp", 3)]
    # second example: Owlbear enraged, 3 damage, 3 gold; trampoline Jump; helm Blind; elbow pad Elbow; napalm +2
    owlbear = CONTENT.monsters["owlbear"]
    assert (owlbear.damage, owlbear.gold, owlbear.ability, owlbear.health) == (3, 3, "enraged", 11)
    assert CONTENT.rooms["cursed_trampoline"].throw == "jump"
    assert CONTENT.items["helm_of_bravery"].throws == ("blind",)
    assert CONTENT.items["spiky_elbow_pad"].throws == ("elbow",)
    assert CONTENT.items["napalm_water"].effects[0].n == 2


def test_every_hero_has_nine_health_and_an_ability_of_his_own_on_blue() -> None:
    # FR Détails d'une fiche Héros: 9 to 1; FR Capacités uniques: one a hero, on the blue die
    assert {hero.health for hero in CONTENT.heroes.values()} == {9}
    assert len({hero.abilities["blue"] for hero in CONTENT.heroes.values()}) == 8
    for hero in CONTENT.heroes.values():
        assert set(hero.abilities) == set(COLOURS)
        for colour, ability in hero.abilities.items():
            assert (ability == "sworn_enemy") == (colour in hero.enemies)


def test_the_start_gold_and_the_titles_are_the_rulebooks() -> None:
    # FR Mise en place 8; FR Décompte: ten titles, up to 0, 5, ..., 40 and beyond
    assert CONTENT.setup.gold == {2: 0, 3: 1, 4: 2, 5: 3, 6: 4}
    assert [most for most, _ in CONTENT.setup.titles] == [0, 5, 10, 15, 20, 25, 30, 35, 40, None]
    assert {key: level.score for key, level in CONTENT.setup.difficulty.items()} == {
        "normal": 5,
        "hard": 15,
        "infernal": 25,
    }


def test_a_throw_changes_the_gesture_as_its_card_says() -> None:
    # ours: what a card does not say is as in the plain throw
    plain = Control()
    names = {
        "rotate": "rotate_deg", "mirror": "mirror_x", "lag": "lag_ms", "preview": "preview_ms", "sway": "sway_tan",
        "sway_hz": "aim_sway_hz", "parallax": "parallax_tan", "camera": "camera", "two_pointers": "two_pointer",
        "pivot": "radius_px", "aim_limit": "aim_limit_tan",
    }  # fmt: skip
    assert asdict(plain) == {
        "rotate": 0, "mirror": False, "power": 1.0, "lag": 0, "preview": 0, "sway": 0.0, "sway_hz": 0.0,
        "parallax": 0.0, "hide": (), "camera": "plain", "two_pointers": False, "pivot": 0, "aim_limit": 1.0, "extras": (),
    }  # fmt: skip
    raw = raw_content()
    content = read_content(raw)
    for card in raw["throws"]["throws"]:
        control = content.throws[card["id"]].control
        written = card["control"]
        for field, name in names.items():
            assert getattr(control, field) == written.get(name, getattr(plain, field)), (card["id"], field)
        assert control.power == written.get("power_scale", 1.0) * written.get("gain", 1.0)
        assert control.hide == tuple(written.get("hide", ()))
        words = [written.get(name) for name in ("gate", "power", "gesture", "place_object")]
        sent = {
            "spinner": ["turn"], "airtime": ["air"], "hit_ball": ["hit"], "catch_then_throw": ["catch", "held"],
            "tap_rate": ["taps"], "charge_release": ["charge"], "circle": ["turns"], "flick": ["drag"], "box": ["box"],
        }  # fmt: skip
        assert list(control.extras) == [extra for word in words if word for extra in sent[word]]


def test_a_card_is_read_as_it_is_printed_and_nothing_else() -> None:
    # ours: every field of a card has one meaning
    raw = raw_content()

    def same(card: Any, written: dict[str, Any], *apart: str) -> None:
        assert {*written} >= {*asdict(card)} - {*apart}
        for field in {*asdict(card)} - {*apart}:
            value = written[field]
            assert getattr(card, field) == (tuple(value) if isinstance(value, list) else value), field

    def effects(card: Any, written: list[dict[str, Any]]) -> None:
        for effect, one in zip(card.effects, written, strict=True):
            level = one.get("n") == "level"
            assert (effect.op, effect.level, effect.n) == (one["op"], level, 0 if level else one.get("n", 0))
            assert (effect.only_if, effect.everybody) == (one.get("if"), one.get("target") == "all")
            for field in ("boss", "when", "token", "limit"):
                assert getattr(effect, field) == one.get(field), field
            assert effect.optional == one.get("optional", False)

    for hero in raw["heroes"]["heroes"]:
        mine = CONTENT.heroes[hero["id"]]
        same(mine, hero, "abilities", "enemies")
        assert mine.abilities == {colour: one["id"] for colour, one in hero["abilities"].items()}
        assert mine.enemies == {
            colour: one["type"] for colour, one in hero["abilities"].items() if "type" in one
        }
    groups: list[tuple[dict[str, Any], list[dict[str, Any]]]] = [
        (CONTENT.abilities, raw["heroes"]["abilities"]),
        (CONTENT.rooms, raw["rooms"]["rooms"]),
        (CONTENT.items, raw["equipment"]["equipment"]),
    ]
    for cards, written in groups:
        assert [*cards] == [one["id"] for one in written]
        for one in written:
            same(cards[one["id"]], one, "effects")
            effects(cards[one["id"]], one["effects"])
    assert [*CONTENT.powers] == [one["id"] for one in raw["monsters"]["abilities"]]
    for one in raw["monsters"]["abilities"]:
        same(CONTENT.powers[one["id"]], one)
    for key, one in raw["monsters"]["types"].items():
        same(CONTENT.types[key], {**one, "id": key})
    for foes, printed, boss in (
        (CONTENT.monsters, raw["monsters"]["monsters"], False),
        (CONTENT.bosses, raw["bosses"]["bosses"], True),
    ):
        assert [*foes] == [one["id"] for one in printed]
        for one in printed:
            foe = foes[one["id"]]
            same(foe, {"gold": 0, **one}, "ability", "ability_n", "boss")
            ability = one["ability"] or {}
            assert (foe.ability, foe.ability_n) == (ability.get("id"), ability.get("n", 0))
            assert foe.boss is boss
    for one in raw["throws"]["throws"]:
        same(CONTENT.throws[one["id"]], one, "control")
    for pairs, name in ((CONTENT.conflicts, "conflicts"), (CONTENT.impossible, "impossible")):
        assert pairs == {frozenset(pair) for pair in raw["throws"][name]}
    assert {name: [*spread] for name, spread in CONTENT.hands.items()} == raw["tabletop"]["hands"]
    setup = raw["setup"]
    same(CONTENT.setup, setup, "gold", "symbol_faces", "difficulty", "scar_health", "most_scars", "titles")
    assert CONTENT.setup.gold == {int(heroes): gold for heroes, gold in setup["gold"].items()}
    assert {die: [*faces] for die, faces in CONTENT.setup.symbol_faces.items()} == setup["dice"]
    for key, level in setup["difficulty"].items():
        same(CONTENT.setup.difficulty[key], {**level, "id": key})
    assert (CONTENT.setup.scar_health, CONTENT.setup.most_scars) == (
        setup["scars"]["health"],
        setup["scars"]["most"],
    )
    assert [*CONTENT.setup.titles] == [(title["most"], title["name"]) for title in setup["titles"]]
    assert read_content(raw) == CONTENT


def test_every_icon_exists() -> None:
    icons = json.loads(ICONS.read_text(encoding="utf-8"))
    known = set(icons["icons"]) | set(icons.get("aliases", {}))
    groups = (
        CONTENT.heroes,
        CONTENT.abilities,
        CONTENT.types,
        CONTENT.powers,
        CONTENT.monsters,
        CONTENT.bosses,
    )
    cards = [
        card for group in (*groups, CONTENT.rooms, CONTENT.items, CONTENT.throws) for card in group.values()
    ]
    assert not [card.id for card in cards if card.icon not in known]


def _set(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        *way, last = path.split("/")
        place: Any = data
        for step in way:
            place = place[int(step)] if step.isdigit() else place[step]
        if value is _GONE:
            del place[last]
        else:
            place[int(last) if last.isdigit() else last] = value

    return change


_GONE = object()

BROKEN = [
    ("monsters/monsters/0/health", 0, "monster 'caffeinated_squirrel', health"),
    ("monsters/monsters/0/health", True, "monster 'caffeinated_squirrel', health"),
    ("monsters/monsters/0/level", 5, "monster 'caffeinated_squirrel', level"),
    ("monsters/monsters/0/throw", "sneeze", "monster 'caffeinated_squirrel', throw"),
    ("monsters/monsters/1/ability", {"id": "horde"}, "monster 'sulking_toad', ability"),
    ("monsters/monsters/0/ability", {"id": "leech"}, "monster 'caffeinated_squirrel', ability"),
    ("monsters/monsters/0/type", "cake", "monster 'caffeinated_squirrel', type"),
    ("monsters/monsters/1/id", "caffeinated_squirrel", "monster 'caffeinated_squirrel', id"),
    ("monsters/monsters/0/colour", "red", "monster 'caffeinated_squirrel', colour"),
    ("monsters/monsters/0/gold", _GONE, "monster 'caffeinated_squirrel', gold"),
    ("monsters/abilities/0/id", "sleepy", "power 'sleepy', id"),
    ("bosses/bosses/0/id", "owlbear", "bosses, id"),
    ("bosses/bosses/0/damage", "3", "boss 'landlord_of_doom', damage"),
    ("heroes/heroes/0/slots", {"weapon": 2}, "hero 'doigts_de_fee', slots"),
    ("heroes/heroes/0/health", 6, "hero 'doigts_de_fee', health"),
    ("heroes/heroes/0/abilities/red/id", "dance", "hero 'doigts_de_fee', abilities"),
    ("heroes/heroes/1/abilities/red/type", "cake", "hero 'murka', abilities"),
    ("heroes/abilities/0/when", "always", "ability 'instinctive_agility', when"),
    ("heroes/abilities/0/effects/1/n", 0, "ability 'instinctive_agility', effects"),
    ("heroes/abilities/13/effects/0/token", "banjo", "ability 'feast', effects"),
    ("heroes/abilities/7/effects/0/limit", "combat", "ability 'double_strike', effects"),
    ("rooms/rooms/0/symbols", 0, "room 'golden_cauldron', symbols"),
    ("rooms/rooms/0/effects/0/op", "explode", "room 'golden_cauldron', effects"),
    ("rooms/rooms/0/effects/0/op", "add_damage", "room 'golden_cauldron', effects"),
    ("rooms/rooms/0/name", {"en": "Cauldron"}, "room 'golden_cauldron', name"),
    ("rooms/rooms/1/throw", "sneeze", "room 'cursed_trampoline', throw"),
    ("equipment/equipment/0/kind", "hat", "item 'helm_of_bravery', kind"),
    ("equipment/equipment/0/uses", "discard", "item 'helm_of_bravery', uses"),
    ("equipment/equipment/0/throws/0", "sneeze", "item 'helm_of_bravery', throws"),
    ("equipment/equipment/0/effects", [], "item 'helm_of_bravery', effects"),
    ("equipment/equipment/0/effects/0/why", "because", "item 'helm_of_bravery', effects"),
    ("equipment/equipment/0/effects/0/when", "sunday", "item 'helm_of_bravery', effects"),
    ("equipment/equipment/47/throws", ["blind"], "item 'shrinking_powder', throws"),
    ("throws/throws/0/slope", [0.8, 0.2], "throw 'backwards', slope"),
    ("throws/throws/0/noise", [1.0, 1.0], "throw 'backwards', noise"),
    ("throws/throws/0/window", 0, "throw 'backwards', window"),
    ("throws/throws/0/icon", "", "throw 'backwards', icon"),
    ("throws/conflicts/0", ["blow", "blow"], "throws \\['blow', 'blow'\\], conflicts"),
    ("setup/monsters_a_level", 13, "monsters, level"),
]


@pytest.mark.parametrize(
    ("path", "value", "message"), BROKEN, ids=[row[0] + "=" + repr(row[1])[:12] for row in BROKEN]
)
def test_broken_content_is_refused_with_card_and_field(path: str, value: Any, message: str) -> None:
    # ours: cards of one's own must be playable
    data = copy.deepcopy(raw_content())
    read_content(data)
    _set(path, value)(data)
    with pytest.raises(ContentError, match=message):
        read_content(data)


# path, the card, what is read, what is refused
LIMITS: list[tuple[str, str, list[Any], list[Any]]] = [
    ("monsters/monsters/0/level", "monster 'caffeinated_squirrel', level", [1], [0, 5, "1", True]),
    ("monsters/monsters/0/health", "monster 'caffeinated_squirrel', health", [1, 50], [0, 51]),
    ("monsters/monsters/0/damage", "monster 'caffeinated_squirrel', damage", [1, 9], [0, 10]),
    ("monsters/monsters/0/gold", "monster 'caffeinated_squirrel', gold", [0, 9], [-1, 10]),
    ("bosses/bosses/0/level", "boss 'landlord_of_doom', level", [1, 4], [0, 5]),
    ("bosses/bosses/0/damage", "boss 'landlord_of_doom', damage", [1, 9], [0, 10]),
    ("heroes/heroes/0/health", "hero 'doigts_de_fee', health", [7, 9], [6, 10]),
    ("heroes/heroes/0/slots/weapon", "hero 'doigts_de_fee', slots", [0, 4], [-1, 5]),
    ("rooms/rooms/0/symbols", "room 'golden_cauldron', symbols", [1, 9], [0, 10]),
    ("rooms/rooms/0/effects/0/n", "room 'golden_cauldron', effects: gain_gold", [1, 20], [0, 21, True, None, "level"]),
    ("equipment/equipment/0/cost", "item 'helm_of_bravery', cost", [0, 20], [-1, 21]),
    ("throws/throws/0/bounces", "throw 'backwards', bounces", [1, 5], [0, 6]),
    ("throws/throws/0/noise", "throw 'backwards', noise", [[0, 0, 0]], [[0, 0, -0.1]]),
    ("throws/throws/0/slope", "throw 'backwards', slope", [[0.2, 0.2]], [[0.3, 0.2]]),
    ("throws/throws/0/window", "throw 'backwards', window", [None, 0.1], [0, -1]),
    ("setup/monsters_a_level", "monsters, level: level 1 has 12 cards", [12], [13]),
]  # fmt: skip


@pytest.mark.parametrize(("path", "message", "read", "refused"), LIMITS, ids=[row[0] for row in LIMITS])
def test_a_number_on_a_card_goes_just_so_far(
    path: str, message: str, read: list[Any], refused: list[Any]
) -> None:
    # ours: cards of one's own must be playable
    for value in read:
        data = copy.deepcopy(raw_content())
        _set(path, value)(data)
        read_content(data)
    for value in refused:
        data = copy.deepcopy(raw_content())
        _set(path, value)(data)
        with pytest.raises(ContentError, match=message):
            read_content(data)


def test_damage_by_the_level_says_what_it_is_against_a_boss() -> None:
    # ours: the card and the field are named, and so is the reason
    data = copy.deepcopy(raw_content())
    where = [
        effect
        for card in (*data["heroes"]["abilities"], *data["equipment"]["equipment"])
        for effect in card["effects"]
        if effect.get("n") == "level"
    ]
    assert where
    for effect in where:
        boss = effect.pop("boss")
        with pytest.raises(ContentError, match=r"', effects: add_damage cannot go by the level"):
            read_content(data)
        effect["boss"] = boss
    read_content(data)
