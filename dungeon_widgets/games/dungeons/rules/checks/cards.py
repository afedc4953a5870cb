"""What each kind of card must have, and that no two cards share an id."""

from __future__ import annotations

from typing import Any, NoReturn

from .effects import (
    ATTACKS,
    TEST_STATS,
    WINDOWS,
    Fail,
    check_attack,
    check_condition,
    check_cost,
    check_count,
    check_effect,
    check_effects,
    check_foe,
    check_list,
    check_names,
    check_record,
    check_texts,
)

SIDES = ("n", "e", "s", "w")
FIELDS: dict[str, tuple[str, ...]] = {
    "heroes": ("race", "class", "levels", "life", "treasure_limit", "boon_limit", "power"),
    "quests": ("steps", "reward"),
    "maps": ("kind", "peril", "glory", "sides"),
    "banes": ("type", "cost", "copies", "timing", "duration", "target"),
    "boons": ("type", "cost", "copies", "timing", "duration"),
    "monsters": ("type", "cost", "copies", "timing", "sub", "attack", "life", "damage", "tags"),
    "traps": ("type", "cost", "copies", "timing", "sub", "stat", "threat"),
    "treasures": ("type", "cost", "copies", "timing", "duration"),
    "decks": ("hero", "quests", "maps", "adventure", "entrance"),
}
MAY: dict[str, tuple[str, ...]] = {
    "heroes": (),
    "quests": ("any_order",),
    "maps": ("pit", "static", "enter", "abilities"),
    "banes": ("do", "static", "abilities", "when", "if"),
    "boons": ("do", "static", "abilities", "when", "if", "tags"),
    "monsters": ("hit", "killed"),
    "traps": ("pass", "fail", "tags"),
    "treasures": ("static", "abilities", "uses", "tags"),
    "decks": (),
}
TYPES = {
    "banes": "bane",
    "boons": "boon",
    "monsters": "encounter",
    "traps": "encounter",
    "treasures": "treasure",
}
NEEDS = {
    "enter": (),
    "test": ("stat", "threat"),
    "fight": ("foe",),
    "pay": ("cost",),
    "event": ("event", "count"),
}


class CardError(ValueError):
    """A card that cannot be played with: the message names the card, the field and the reason."""

    def __init__(self, card: object, field: str, reason: str) -> None:
        super().__init__(f"card {card!r}, field {field!r}: {reason}")
        self.card = card
        self.field = field


def check_cards(data: dict[str, list[Any]]) -> None:
    """Refuse the first card that breaks a rule."""
    seen: set[str] = set()
    maps = [card.get("id") for card in data["maps"] if isinstance(card, dict)]
    for file, cards in data.items():
        for card in cards:
            if not isinstance(card, dict):
                raise CardError(card, file, "a card is a record with fields")
            fail = refusal(card)
            check_head(file, card, seen, fail)
            CHECKS[file](card, fail)
            if file == "quests":
                check_rooms(card, maps, fail)


def refusal(card: dict[str, Any]) -> Fail:
    """How this card is refused."""

    def fail(field: str, reason: str) -> NoReturn:
        raise CardError(card.get("id", "?"), field, reason)

    return fail


def check_head(file: str, card: dict[str, Any], seen: set[str], fail: Fail) -> None:
    """The id, the name, the icon, and just the fields there are."""
    if not isinstance(card.get("id"), str) or card["id"] in seen:
        fail("id", "every card has its own id")
    seen.add(card["id"])
    check_names(card.get("name"), "name", fail)
    if not isinstance(card.get("icon"), str):
        fail("icon", "the name of an icon is needed")
    for name in FIELDS[file]:
        if name not in card:
            fail(name, "this field is missing")
    for name in card:
        if name not in ("id", "name", "icon", *FIELDS[file], *MAY[file]):
            fail(name, "there is no such field on a card of this kind")


def check_hero(card: dict[str, Any], fail: Fail) -> None:
    check_names(card["race"], "race", fail)
    check_names(card["class"], "class", fail)
    if not isinstance(card["levels"], list) or len(card["levels"]) != 3:
        fail("levels", "a hero has three levels")
    for i, level in enumerate(card["levels"]):
        check_record(level, f"levels[{i}]", fail)
        if set(level) != set(ATTACKS) or any(type(n) is not int or n < 0 for n in level.values()):
            fail(f"levels[{i}]", "melee, magic and move are needed, each 0 or more")
    for name in ("life", "treasure_limit", "boon_limit"):
        check_count(card[name], name, fail)
    check_ability(card["power"], "power", fail)
    check_names(card["power"].get("name"), "power.name", fail)


def check_quest(card: dict[str, Any], fail: Fail) -> None:
    check_list(card["steps"], "steps", fail)
    if not card["steps"]:
        fail("steps", "a quest has at least one step")
    if not isinstance(card.get("any_order", False), bool):
        fail("any_order", "true or false is needed")
    for i, step in enumerate(card["steps"]):
        check_record(step, f"steps[{i}]", fail, ("room", "need"))
        where, need = f"steps[{i}].need", step["need"]
        check_record(need, where, fail)
        if need.get("type") not in tuple(NEEDS):
            fail(f"{where}.type", f"{need.get('type')!r} is none of {', '.join(NEEDS)}")
        for name in NEEDS[need["type"]]:
            if name not in need:
                fail(f"{where}.{name}", f"{need['type']!r} needs this field")
        if (step["room"] is None) != (need["type"] == "event"):
            fail(f"steps[{i}].room", "every step but an event has its room")
        check_need(need, where, fail)
        if card.get("any_order") and need["type"] != "enter":
            fail(f"{where}.type", "steps in any order are entries")
    check_effects(card["reward"], "reward", fail)


def check_need(need: dict[str, Any], where: str, fail: Fail) -> None:
    if "stat" in need and need["stat"] not in TEST_STATS:
        fail(f"{where}.stat", f"{need['stat']!r} is none of {', '.join(TEST_STATS)}")
    for name in ("threat", "count"):
        if name in need:
            check_count(need[name], f"{where}.{name}", fail)
    if "event" in need and need["event"] != "wound_inflicted":
        fail(f"{where}.event", "the only event counted is wound_inflicted")
    for name in ("fail", "lose"):
        if name in need:
            check_effects(need[name], f"{where}.{name}", fail)
    if "foe" in need:
        check_foe(need["foe"], f"{where}.foe", fail)
    if "cost" in need:
        check_cost(need["cost"], f"{where}.cost", fail)


def check_rooms(card: dict[str, Any], maps: list[Any], fail: Fail) -> None:
    """A quest leads to rooms there are."""
    for i, step in enumerate(card["steps"]):
        if step["room"] is not None and step["room"] not in maps:
            fail(f"steps[{i}].room", f"there is no map card {step['room']!r}")


def check_map(card: dict[str, Any], fail: Fail) -> None:
    if card["kind"] not in ("room", "passage"):
        fail("kind", f"{card['kind']!r} is neither room nor passage")
    for name in ("peril", "glory"):
        if isinstance(card[name], bool) or not isinstance(card[name], int) or card[name] < 0:
            fail(name, f"{card[name]!r} is not a whole number from 0")
    if not isinstance(card["sides"], dict) or set(card["sides"]) != set(SIDES):
        fail("sides", "n, e, s and w are needed")
    for side, code in card["sides"].items():
        if not isinstance(code, str):
            fail(f"sides.{side}", f"{code!r} is no side")
        door = code == "O" or (code[:1] in ("L", "T") and code[1:].isdigit())
        if code != "W" and not (door if card["kind"] == "room" else code == "P"):
            fail(f"sides.{side}", f"{code!r} is no side of a {card['kind']}")
    if all(code == "W" for code in card["sides"].values()):
        fail("sides", "a map card needs a way out")
    check_play(card, fail)
    if "pit" in card:
        check_record(card["pit"], "pit", fail)
        check_count(card["pit"].get("threat"), "pit.threat", fail)
        if not any(effect.get("stat") == "pit" for effect in card.get("enter", ())):
            fail("pit", "a pit is resolved by an `enter` effect with the stat pit")


def check_adventure(card: dict[str, Any], fail: Fail) -> None:
    if isinstance(card["cost"], bool) or not isinstance(card["cost"], int) or card["cost"] < 0:
        fail("cost", f"{card['cost']!r} is not a whole number from 0")
    check_count(card["copies"], "copies", fail)
    if card["timing"] not in ("turn", "response", "anytime"):
        fail("timing", f"{card['timing']!r} is none of turn, response, anytime")
    if card["timing"] != "turn" and not card.get("when"):
        fail("when", f"a card of timing {card['timing']!r} says when")
    if "duration" in card and card["duration"] not in ("temporary", "permanent"):
        fail("duration", f"{card['duration']!r} is neither temporary nor permanent")
    if "target" in card and card["target"] not in ("hero", "none"):
        fail("target", f"{card['target']!r} is neither hero nor none")
    if card.get("duration") == "temporary" and not card.get("do"):
        fail("do", "a temporary card does something")
    if "attack" in card:
        check_attack(card["attack"], "attack", fail)
        check_count(card["life"], "life", fail)
        check_count(card["damage"], "damage", fail)
    if "stat" in card and card["stat"] not in TEST_STATS:
        fail("stat", f"{card['stat']!r} is none of {', '.join(TEST_STATS)}")
    for name in ("threat", "uses"):
        if name in card:
            check_count(card[name], name, fail)
    check_play(card, fail)


def check_type(file: str) -> Any:
    """An adventure card of this file says the type of the file."""

    def check(card: dict[str, Any], fail: Fail) -> None:
        if card["type"] != TYPES[file]:
            fail("type", f"{card['type']!r} does not belong among the {file}")
        if "sub" in card and card["sub"] != file.removesuffix("s"):
            fail("sub", f"{card['sub']!r} does not belong among the {file}")
        check_adventure(card, fail)

    return check


def check_play(card: dict[str, Any], fail: Fail) -> None:
    """What a card does: its lists, what holds while it is in play, its abilities, its moments."""
    for name in ("do", "hit", "killed", "pass", "fail", "enter"):
        if name in card:
            check_effects(card[name], name, fail)
    for name in ("static", "abilities"):
        check_list(card.get(name, []), name, fail)
    for name in ("when", "tags"):
        check_texts(card.get(name, []), name, fail)
    for i, effect in enumerate(card.get("static", ())):
        check_effect(effect, f"static[{i}]", fail)
        if effect["op"] not in ("mod", "immune"):
            fail(f"static[{i}].op", "what always holds is a mod or an immune")
    for i, ability in enumerate(card.get("abilities", ())):
        check_ability(ability, f"abilities[{i}]", fail)
        if "use" in ability.get("cost", {}) and "uses" not in card:
            fail("uses", "an ability paid with uses needs them")
    for moment in card.get("when", ()):
        if moment not in WINDOWS:
            fail("when", f"{moment!r} is none of {', '.join(WINDOWS)}")
    if "if" in card:
        check_condition(card["if"], "if", fail)


def check_ability(ability: Any, where: str, fail: Fail) -> None:
    check_record(ability, where, fail, ("when", "do"))
    for name in ability:
        if name not in ("when", "do", "cost", "limit", "if", "name"):
            fail(f"{where}.{name}", "an ability has no such field")
    if "name" in ability:
        check_names(ability["name"], f"{where}.name", fail)
    if ability["when"] not in WINDOWS:
        fail(f"{where}.when", f"{ability['when']!r} is none of {', '.join(WINDOWS)}")
    if ability["when"] in ("turn_start", "turn_end", "enter") and "cost" in ability:
        fail(f"{where}.cost", f"what happens by itself at {ability['when']!r} costs nothing: use `may`")
    check_effects(ability["do"], f"{where}.do", fail)
    if "cost" in ability:
        check_cost(ability["cost"], f"{where}.cost", fail)
    if ability.get("limit", "turn") != "turn":
        fail(f"{where}.limit", "the only limit is turn")
    if "if" in ability:
        check_condition(ability["if"], f"{where}.if", fail)


def check_deck(card: dict[str, Any], fail: Fail) -> None:
    """Only the form: whether the deck is legal is a rule of the tournament."""
    for name in ("quests", "maps"):
        if not isinstance(card[name], list):
            fail(name, "a list of ids is needed")
    if not isinstance(card["adventure"], dict):
        fail("adventure", "how many of each card is needed")


CHECKS = {
    "heroes": check_hero,
    "quests": check_quest,
    "maps": check_map,
    **{file: check_type(file) for file in TYPES},
    "decks": check_deck,
}
