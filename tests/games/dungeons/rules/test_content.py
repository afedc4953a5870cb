"""The cards: how many there are, what they are read into, and how a broken one is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from dungeon_widgets.games.dungeons.rules.checks import CardError
from dungeon_widgets.games.dungeons.rules.checks.effects import OPS
from dungeon_widgets.games.dungeons.rules.content import FILES, box_data, load_box, read_box

BOX = load_box()


def test_the_set_has_the_cards_of_the_sheets() -> None:
    assert (len(BOX.heroes), len(BOX.quests), len(BOX.maps), len(BOX.adventure)) == (8, 18, 21, 90)
    assert len(BOX.decks) == 4
    designs = Counter(card.sub or card.type for card in BOX.adventure.values())
    assert designs == {"bane": 14, "boon": 27, "monster": 19, "trap": 11, "treasure": 19}
    copies = Counter[str]()
    for card in BOX.adventure.values():
        copies[card.sub or card.type] += card.copies
    assert copies == {"bane": 15, "boon": 31, "monster": 22, "trap": 12, "treasure": 23}


def test_every_hero_has_six_life_and_three_levels() -> None:  # FR Définitions, Récupérer
    assert {hero.life for hero in BOX.heroes.values()} == {6}
    assert {len(hero.levels) for hero in BOX.heroes.values()} == {3}


def test_the_cards_use_nearly_all_primitives_and_only_known_ones() -> None:
    used = {effect.op for effects in BOX.lists.values() for effect in effects}
    used |= {effect.op for card in (*BOX.adventure.values(), *BOX.maps.values()) for effect in card.static}
    assert used <= set(OPS)
    assert set(OPS) - used == set()


def test_every_deck_and_quest_names_cards_there_are() -> None:
    for deck in BOX.decks.values():
        assert deck.hero in BOX.heroes
        assert set(deck.quests) <= set(BOX.quests)
        assert set(deck.maps) <= set(BOX.maps)
        assert set(deck.adventure) <= set(BOX.adventure)
    rooms = {step.room for quest in BOX.quests.values() for step in quest.steps if step.room}
    assert all(BOX.maps[room].room for room in rooms)


def test_lists_of_effects_go_by_the_way_to_them() -> None:
    assert [effect.op for effect in BOX.lists["b-bell/do/0/fail"]] == ["wound"]
    assert BOX.adventure["e-skeleton"].hit == ""


def test_the_small_box_is_small() -> None:
    small = load_box("small")
    assert (len(small.heroes), len(small.maps), len(small.adventure)) == (2, 3, 5)
    assert (small.hand, small.turns) == (1, 2)
    assert sum(card.copies for card in small.adventure.values()) == 8


def test_an_unknown_box_is_refused() -> None:
    with pytest.raises(ValueError, match="huge"):
        load_box("huge")


def card(data: dict[str, Any], file: str, id: str) -> dict[str, Any]:
    return next(one for one in data[file] if one["id"] == id)


Spoil = Callable[[dict[str, Any]], object]

ONE_EACH = [
    ("heroes", "h-thief"), ("quests", "q-draky"), ("maps", "m-vault"), ("banes", "b-leaden"), ("boons", "o-dodge"),
    ("monsters", "e-zombie"), ("traps", "t-darts"), ("treasures", "r-healing"), ("decks", "d-steel"),
]  # fmt: skip
BROKEN: list[tuple[str, str, Spoil, str]] = [
    ("banes", "b-leaden", lambda c: c["do"][0].update(op="levitate"), "do[0].op"),
    ("banes", "b-leaden", lambda c: c["do"][0].update(stat="charm"), "do[0].stat"),
    ("banes", "b-leaden", lambda c: c["do"][0].pop("until"), "do[0].until"),
    ("banes", "b-leaden", lambda c: c["do"][1].update(n=0), "do[1].n"),
    ("banes", "b-leaden", lambda c: c["do"][1].update(colour="red"), "do[1].colour"),
    ("banes", "b-bell", lambda c: c["do"][0]["fail"][0].update(who="nobody"), "do[0].fail[0].who"),
    ("banes", "b-leaden", lambda c: c.update(target="everyone"), "target"),
    ("banes", "b-leaden", lambda c: c.update(cost=-1), "cost"),
    ("banes", "b-leaden", lambda c: c.update(type="boon"), "type"),
    ("banes", "b-leaden", lambda c: c.pop("do"), "do"),
    ("boons", "o-dodge", lambda c: c.update(when=["teatime"]), "when"),
    ("boons", "o-dodge", lambda c: c.pop("when"), "when"),
    ("boons", "o-dodge", lambda c: c.update({"if": {"attack": "psychic"}}), "if.attack"),
    ("boons", "o-dodge", lambda c: c.update(timing="never"), "timing"),
    ("boons", "o-teleport", lambda c: c["do"][0].update(to="moon"), "do[0].to"),
    ("boons", "o-key", lambda c: c["do"][0].update(to="Z3"), "do[0].to"),
    ("boons", "o-bargain", lambda c: c["do"][0].update(options=[]), "do[0].options"),
    ("monsters", "e-zombie", lambda c: c.update(attack={}), "attack"),
    ("monsters", "e-zombie", lambda c: c["attack"].update(charm=3), "attack.charm"),
    ("monsters", "e-zombie", lambda c: c.update(life=0), "life"),
    ("monsters", "e-zombie", lambda c: c.update(sub="trap"), "sub"),
    ("traps", "t-darts", lambda c: c.update(stat="luck"), "stat"),
    ("traps", "t-darts", lambda c: c.update(threat="5"), "threat"),
    ("treasures", "r-healing", lambda c: c.pop("uses"), "uses"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update(when="never"), "abilities[0].when"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update(cost={"gold": 1}), "abilities[0].cost.gold"),
    ("treasures", "r-wand", lambda c: c["abilities"][0].update(limit="day"), "abilities[0].limit"),
    ("treasures", "r-sword", lambda c: c["static"].append({"op": "end_turn", "who": "self"}), "static[1].op"),
    ("heroes", "h-thief", lambda c: c["levels"].pop(), "levels"),
    ("heroes", "h-thief", lambda c: c["levels"][0].update(move=-1), "levels[0]"),
    ("heroes", "h-thief", lambda c: c["name"].pop("fr"), "name.fr"),
    ("heroes", "h-thief", lambda c: c["power"].pop("name"), "power.name.en"),
    ("heroes", "h-thief", lambda c: c.pop("icon"), "icon"),
    ("quests", "q-draky", lambda c: c["steps"][0].update(room="m-cellar"), "steps[0].room"),
    ("quests", "q-draky", lambda c: c["steps"][0]["need"].pop("foe"), "steps[0].need.foe"),
    ("quests", "q-draky", lambda c: c["steps"][0]["need"]["foe"].update(damage=0), "steps[0].need.foe.damage"),
    ("quests", "q-trophy", lambda c: c["steps"][0]["need"].update(event="yawn"), "steps[0].need.event"),
    ("quests", "q-lanterns", lambda c: c["steps"][0].update(need={"type": "pay", "cost": {"glory": 1}}), "steps[0].need.type"),
    ("quests", "q-draky", lambda c: c.update(steps=[]), "steps"),
    ("quests", "q-draky", lambda c: c["steps"][0].update(room=None), "steps[0].room"),
    ("quests", "q-trophy", lambda c: c["steps"][0].update(room="m-vault"), "steps[0].room"),
    ("quests", "q-trophy", lambda c: c["steps"][0]["need"].update(count=0), "steps[0].need.count"),
    ("quests", "q-trophy", lambda c: c["steps"][0]["need"].update(count="3"), "steps[0].need.count"),
    ("quests", "q-lanterns", lambda c: c["steps"][0].update(need={"type": "test", "stat": "move", "threat": 0}), "steps[0].need.threat"),
    ("quests", "q-lanterns", lambda c: c["steps"][0].update(need={"type": "test", "stat": "luck", "threat": 5}), "steps[0].need.stat"),
    ("quests", "q-offering", lambda c: c["steps"][1]["need"]["cost"].update(discard_treasure=2), "steps[1].need.cost.discard_treasure"),
    ("maps", "m-vault", lambda c: c["enter"][0].update(cost={"discard_treasure": 1}), "enter[0].cost.discard_treasure"),
    ("maps", "m-vault", lambda c: c["enter"][0].update(cost={"use": 1}), "enter[0].cost.use"),
    ("maps", "m-barracks", lambda c: c["sides"].update(n="X"), "sides.n"),
    ("maps", "m-barracks", lambda c: c["sides"].update(n="P"), "sides.n"),
    ("maps", "m-gallery", lambda c: c["sides"].update(n="O"), "sides.n"),
    ("maps", "m-gallery", lambda c: c["sides"].update(e="W", w="W"), "sides"),
    ("maps", "m-pit1", lambda c: c.pop("enter"), "pit"),
    ("maps", "m-pit1", lambda c: c.update(kind="attic"), "kind"),
    ("maps", "m-pit1", lambda c: c.update(glory=-1), "glory"),
    *((file, id, lambda c: c.update(cost=-1), "cost") for file, id in ONE_EACH[3:8]),
    *((file, id, lambda c: c.update(cost=True), "cost") for file, id in ONE_EACH[3:8]),
    *((file, id, lambda c: c.update(cost="1"), "cost") for file, id in ONE_EACH[3:8]),
    *((file, id, lambda c: c.update(copies=0), "copies") for file, id in ONE_EACH[3:8]),
    *((file, id, lambda c: c.update(timing="never"), "timing") for file, id in ONE_EACH[3:8]),
    *((file, id, lambda c: c.update(type="quest"), "type") for file, id in ONE_EACH[3:8]),
    ("monsters", "e-zombie", lambda c: c.update(damage=0), "damage"),
    ("monsters", "e-zombie", lambda c: c.update(tags="undead"), "tags"),
    ("monsters", "e-zombie", lambda c: c.update(tags=[7]), "tags"),
    ("monsters", "e-zombie", lambda c: c.update(hit=[{"op": "levitate"}]), "hit[0].op"),
    ("monsters", "e-zombie", lambda c: c.update(killed={}), "killed"),
    ("monsters", "e-zombie", lambda c: c["attack"].update(melee=0), "attack.melee"),
    ("traps", "t-darts", lambda c: c.update(threat=0), "threat"),
    ("traps", "t-darts", lambda c: c.update({"pass": [{"op": "levitate"}]}), "pass[0].op"),
    ("traps", "t-darts", lambda c: c.update(fail=[{"op": "levitate"}]), "fail[0].op"),
    ("traps", "t-darts", lambda c: c.update(sub="monster"), "sub"),
    ("treasures", "r-healing", lambda c: c.update(uses=0), "uses"),
    ("treasures", "r-healing", lambda c: c.update(duration="brief"), "duration"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update(colour="red"), "abilities[0].colour"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update(name={"en": "Sip"}), "abilities[0].name.fr"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].pop("do"), "abilities[0].do"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].pop("when"), "abilities[0].when"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update(do=[{"op": "levitate"}]), "abilities[0].do[0].op"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update(when="turn_start"), "abilities[0].cost"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update(when="turn_end"), "abilities[0].cost"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update(when="enter"), "abilities[0].cost"),
    ("treasures", "r-healing", lambda c: c["abilities"][0].update({"if": {"has": "hope"}}), "abilities[0].if.has"),
    ("treasures", "r-healing", lambda c: c.update(abilities={}), "abilities"),
    ("treasures", "r-sword", lambda c: c.update(static="strong"), "static"),
    ("treasures", "r-sword", lambda c: c["static"][0].update(stat="charm"), "static[0].stat"),
    ("boons", "o-dodge", lambda c: c.update(when="bane"), "when"),
    ("boons", "o-dodge", lambda c: c.update(timing="anytime", when=[]), "when"),
    ("boons", "o-dodge", lambda c: c.update(do=[]), "do"),
    ("boons", "o-dodge", lambda c: c.update(tags=[7]), "tags"),
    ("heroes", "h-thief", lambda c: c.update(levels=3), "levels"),
    ("heroes", "h-thief", lambda c: c["levels"].append(c["levels"][0]), "levels"),
    ("heroes", "h-thief", lambda c: c["levels"].__setitem__(1, 7), "levels[1]"),
    ("heroes", "h-thief", lambda c: c["levels"][2].pop("melee"), "levels[2]"),
    ("heroes", "h-thief", lambda c: c["levels"][2].update(luck=1), "levels[2]"),
    ("heroes", "h-thief", lambda c: c["levels"][1].update(magic=True), "levels[1]"),
    ("heroes", "h-thief", lambda c: c["levels"][1].update(magic="2"), "levels[1]"),
    ("heroes", "h-thief", lambda c: c["race"].pop("fr"), "race.fr"),
    ("heroes", "h-thief", lambda c: c["class"].pop("en"), "class.en"),
    ("heroes", "h-thief", lambda c: c.update(life=0), "life"),
    ("heroes", "h-thief", lambda c: c.update(treasure_limit=0), "treasure_limit"),
    ("heroes", "h-thief", lambda c: c.update(boon_limit=0), "boon_limit"),
    ("heroes", "h-thief", lambda c: c.update(power=7), "power"),
    ("heroes", "h-thief", lambda c: c["power"].update(when="never"), "power.when"),
    ("quests", "q-draky", lambda c: c.update(steps="one"), "steps"),
    ("quests", "q-draky", lambda c: c.update(any_order="yes"), "any_order"),
    ("quests", "q-draky", lambda c: c["steps"][0].pop("need"), "steps[0].need"),
    ("quests", "q-draky", lambda c: c["steps"].__setitem__(0, 7), "steps[0]"),
    ("quests", "q-draky", lambda c: c["steps"][0].update(need=7), "steps[0].need"),
    ("quests", "q-draky", lambda c: c["steps"][0]["need"].update(type="wish"), "steps[0].need.type"),
    ("quests", "q-draky", lambda c: c["steps"][0]["need"].update(lose=[{"op": "levitate"}]), "steps[0].need.lose[0].op"),
    ("quests", "q-draky", lambda c: c.update(reward=[{"op": "levitate"}]), "reward[0].op"),
    ("quests", "q-prisoner", lambda c: c["steps"][0]["need"].update(fail=[{"op": "levitate"}]), "steps[0].need.fail[0].op"),
    ("quests", "q-prisoner", lambda c: c["steps"][0]["need"].pop("stat"), "steps[0].need.stat"),
    ("quests", "q-prisoner", lambda c: c["steps"][0]["need"].pop("threat"), "steps[0].need.threat"),
    ("quests", "q-trophy", lambda c: c["steps"][0]["need"].pop("event"), "steps[0].need.event"),
    ("quests", "q-trophy", lambda c: c["steps"][0]["need"].pop("count"), "steps[0].need.count"),
    ("quests", "q-offering", lambda c: c["steps"][1]["need"].pop("cost"), "steps[1].need.cost"),
    ("maps", "m-barracks", lambda c: c["sides"].pop("n"), "sides"),
    ("maps", "m-barracks", lambda c: c.update(sides=[]), "sides"),
    ("maps", "m-barracks", lambda c: c["sides"].update(n=7), "sides.n"),
    ("maps", "m-barracks", lambda c: c["sides"].update(n="L"), "sides.n"),
    ("maps", "m-barracks", lambda c: c["sides"].update(n="T"), "sides.n"),
    ("maps", "m-barracks", lambda c: c["sides"].update(n="O5"), "sides.n"),
    ("maps", "m-barracks", lambda c: c.update(peril=-1), "peril"),
    ("maps", "m-barracks", lambda c: c.update(peril=True), "peril"),
    ("maps", "m-barracks", lambda c: c.update(glory="1"), "glory"),
    ("maps", "m-pit1", lambda c: c.update(pit=7), "pit"),
    ("maps", "m-pit1", lambda c: c["pit"].update(threat=0), "pit.threat"),
    ("maps", "m-pit1", lambda c: c["pit"].pop("threat"), "pit.threat"),
    ("maps", "m-vault", lambda c: c.update(enter=[{"op": "levitate"}]), "enter[0].op"),
    ("decks", "d-steel", lambda c: c.pop("hero"), "hero"),
    ("decks", "d-steel", lambda c: c.update(quests="q-draky"), "quests"),
    ("decks", "d-steel", lambda c: c.update(maps={}), "maps"),
    ("decks", "d-steel", lambda c: c.update(adventure=[]), "adventure"),
    *((file, id, lambda c: c.update(colour="red"), "colour") for file, id in ONE_EACH),
    *((file, id, lambda c: c.pop("icon"), "icon") for file, id in ONE_EACH),
    *((file, id, lambda c: c["name"].pop("en"), "name.en") for file, id in ONE_EACH),
]  # fmt: skip


@pytest.mark.parametrize(("file", "id", "spoil", "field"), BROKEN, ids=[f"{b[1]}-{b[3]}" for b in BROKEN])
def test_a_broken_card_is_refused_with_card_and_field(file: str, id: str, spoil: Spoil, field: str) -> None:
    # ours: cards of one's own must be playable
    data = box_data()
    spoil(card(data, file, id))
    with pytest.raises(CardError) as error:
        read_box(data)
    assert (error.value.card, error.value.field) == (id, field)
    assert str(error.value).startswith(f"card {id!r}, field {field!r}: ")


def refused(change: Callable[[dict[str, Any]], object], file: str, id: str) -> str:
    """The field that is refused, or nothing."""
    data = box_data()
    change(card(data, file, id))
    try:
        read_box(data)
    except CardError as error:
        return error.field
    return ""


def test_the_last_that_a_card_may_say_is_read() -> None:
    # ours: cards of one's own must be playable
    for n in (0, 1):
        assert refused(lambda c, n=n: c.update(cost=n), "boons", "o-cry") == ""  # type: ignore[misc]
        assert refused(lambda c, n=n: c.update(peril=n, glory=n), "maps", "m-vault") == ""  # type: ignore[misc]
        assert (
            refused(lambda c, n=n: c["levels"][0].update(move=n, melee=n, magic=n), "heroes", "h-thief") == ""
        )  # type: ignore[misc]
    assert refused(lambda c: c.update(copies=1), "boons", "o-cry") == ""
    assert refused(lambda c: c.update(life=1, damage=1), "monsters", "e-zombie") == ""
    assert refused(lambda c: c.update(any_order=False), "quests", "q-draky") == ""
    for door in ("W", "O", "L1", "T12"):
        assert refused(lambda c, door=door: c["sides"].update(n=door), "maps", "m-vault") == ""  # type: ignore[misc]
    for target in ("hero", "none"):
        assert refused(lambda c, target=target: c.update(target=target), "banes", "b-leaden") == ""  # type: ignore[misc]
    for timing in ("response", "anytime"):
        assert refused(lambda c, timing=timing: c.update(timing=timing), "boons", "o-dodge") == ""  # type: ignore[misc]


@pytest.mark.parametrize("file", FILES)
def test_a_card_is_a_record_with_an_id_of_its_own(file: str) -> None:
    # ours: cards of one's own must be playable
    for bad in (7, None, "card"):
        data = box_data()
        data[file].append(bad)  # type: ignore[arg-type]
        with pytest.raises(CardError, match="a card is a record with fields") as error:
            read_box(data)
        assert (error.value.card, error.value.field) == (bad, file)
    for bad in (7, None):
        data = box_data()
        data[file][-1]["id"] = bad
        with pytest.raises(CardError) as error:
            read_box(data)
        assert error.value.field == "id" or file == "maps"  # a quest may miss its room before


def test_two_cards_with_one_id_are_refused() -> None:
    # ours: cards of one's own must be playable
    data = box_data()
    data["boons"].append(data["boons"][0])
    with pytest.raises(CardError, match=r"o-veteran.*own id"):
        read_box(data)


def test_a_new_card_needs_no_python() -> None:
    data = box_data()
    data["boons"].append(
        {
            "id": "o-new",
            "name": {"en": "Tea", "fr": "Thé"},
            "icon": "teapot",
            "type": "boon",
            "cost": 1,
            "copies": 1,
            "timing": "turn",
            "duration": "temporary",
            "do": [{"op": "recover", "who": "self", "n": 3}],
        }
    )
    assert read_box(data).adventure["o-new"].do == "o-new/do"


SPOILS: list[Any] = [None, 7, -1, True, "", "nonsense", [], {}, [7], {"nonsense": 7}, [{}]]


def spots(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a card."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in parts:
        yield (*way, key)
        yield from spots(one, (*way, key))


@pytest.mark.slow
@pytest.mark.parametrize("file", [file for file in FILES if file != "decks"])
def test_whatever_is_wrong_with_a_card_the_error_names_it(file: str) -> None:
    """Every value of every card spoilt in turn: refused with that card's id, or a card that can still be read."""
    shipped, rng, refused = box_data(), Random(file), 0
    for at, one in enumerate(shipped[file]):
        for way in spots(one):
            data = {**shipped, file: [*shipped[file]]}
            data[file][at] = broken = deepcopy(one)
            for key in way[:-1]:
                broken = broken[key]
            broken[way[-1]] = rng.choice(SPOILS)
            blamed = blamed_card(data)
            refused += blamed is not None
            leads_there = (
                [quest["id"] for quest in data["quests"]] if file == "maps" and way == ("id",) else []
            )
            assert blamed in (None, one["id"], data[file][at]["id"], *leads_there), way
    assert refused > 20


def blamed_card(data: dict[str, list[Any]]) -> object:
    """The card the error names, or None where the cards can be read."""
    try:
        read_box(data)
    except CardError as error:
        return error.card
    return None
