"""The 27 primitives and their parameters: what an effect may say, and what it must."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from .....engine.languages import WRITTEN

Fail = Callable[[str, str], NoReturn]
"""Refuse the card: the field and the reason."""

WHO = ("self", "victim", "foe", "tested", "here", "each", "others", "chosen")
STATS = (
    "melee",
    "magic",
    "move",
    "combat",
    "door",
    "pit",
    "trap",
    "threat",
    "bane_cost",
    "treasure_limit",
    "boon_limit",
    "glory_per_wound",
)
TEST_STATS = ("melee", "magic", "move", "level", "pit")
ATTACKS = ("melee", "magic", "move")
DURATIONS = ("combat", "turn", "next_turn", "in_play", "here", "phase")
WINDOWS = (
    "main",
    "move",
    "any",
    "bane",
    "encounter",
    "trap",
    "challenge",
    "preroll",
    "roll",
    "wound",
    "death",
    "won",
    "lost",
    "turn_start",
    "turn_end",
    "enter",
)
COSTS = ("glory", "mp", "life", "use", "discard_treasure")
CONDITIONS = {
    "attack": ATTACKS,
    "foe_tag": None,
    "roll_stat": (*ATTACKS, "level", "obstacle"),
    "has": ("treasure", "boon", "bane"),
}
AGAINST = {"tag": None, "attack": ATTACKS, "own_monsters": None}
FILTERS = {"tag": None, "sub": ("monster", "trap")}

Rule = tuple[Any, ...] | str
"""The values a parameter may take, or the name of the kind of value it takes."""

OPS: dict[str, dict[str, Rule]] = {
    "glory": {"who": WHO, "n": "number"},
    "peril": {"who": WHO, "n": "number"},
    "wound": {"who": WHO, "n": "count"},
    "recover": {"who": WHO, "n": "count"},
    "life": {"who": WHO, "n": "count"},
    "mp": {"who": WHO, "n": "number"},
    "mod": {"who": WHO, "stat": STATS, "n": "number", "until": DURATIONS, "vs": "against"},
    "immune": {"who": WHO, "to": ("pit", "trapped_door", "locked_door"), "until": DURATIONS},
    "reroll": {"whose": ("self", "any")},
    "test": {
        "who": WHO,
        "stat": TEST_STATS,
        "threat": "count",
        "pass": "effects",
        "fail": "effects",
        "range": ("here", "near", "any"),
        "self": (True, False),
    },
    "fight": {"foe": "foe", "win": "effects", "lose": "effects"},
    "relocate": {
        "who": WHO,
        "to": ("entrance", "adjacent", "through_wall", "any_room", "any_space"),
        "by": ("self", "controller", "victim"),
        "enters": (True, False),
    },
    "set_doors": {"where": WHO, "to": "door", "until": DURATIONS},
    "shift_maps": {"mode": ("swap",), "pick": ("occupied",), "rotate": (True,)},
    "draw": {"who": WHO, "n": "count"},
    "discard": {
        "who": WHO,
        "from": ("hand", "treasure", "boon", "bane", "this_bane"),
        "n": "count",
        "pick": ("owner", "controller", "random"),
    },
    "steal": {"from": ("here",), "what": ("treasure",), "pick": ("controller",)},
    "fetch": {"filter": "filter", "n": "count"},
    "cancel": {"what": ("bane", "encounter", "trap"), "to": ("discard", "hand")},
    "redirect": {"what": ("bane",)},
    "prevent": {"n": "amount", "effects": (True, False)},
    "survive": {"life": "count"},
    "new_quest": {"who": WHO},
    "choose": {"by": ("self", "victim"), "options": "options"},
    "may": {"cost": "offer", "do": "effects"},
    "if": {"cond": "condition", "then": "effects", "else": "effects"},
    "end_turn": {"who": WHO},
}
OPTIONAL = {"vs", "range", "self", "effects", "pass", "fail", "win", "lose", "else"}
FOE_FIELDS = ("name", "icon", "attack", "life", "damage", "tags")


def check_list(value: Any, where: str, fail: Fail) -> None:
    if not isinstance(value, list):
        fail(where, "a list is needed")


def check_record(value: Any, where: str, fail: Fail, needs: tuple[str, ...] = ()) -> None:
    """A record with at least these fields."""
    if not isinstance(value, dict):
        fail(where, "a record with fields is needed")
    for name in needs:
        if name not in value:
            fail(f"{where}.{name}", "this field is missing")


def check_texts(value: Any, where: str, fail: Fail) -> None:
    """A list of names, such as tags."""
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        fail(where, "a list of names is needed")


def check_effects(data: Any, where: str, fail: Fail) -> None:
    """Refuse a list with an effect that is none."""
    check_list(data, where, fail)
    for i, effect in enumerate(data):
        check_effect(effect, f"{where}[{i}]", fail)


def check_effect(effect: Any, where: str, fail: Fail) -> None:
    """Refuse an effect with an unknown primitive, or a parameter that is missing, unknown or wrong."""
    op = effect.get("op") if isinstance(effect, dict) else effect
    if not isinstance(effect, dict) or op not in tuple(OPS):
        fail(f"{where}.op", f"there is no primitive {op!r}; there are: {', '.join(OPS)}")
    known = OPS[effect["op"]]
    for name in effect:
        if name != "op" and name not in known:
            fail(f"{where}.{name}", f"{effect['op']!r} has no such parameter")
    for name, rule in known.items():
        if name in effect:
            check_value(effect[name], rule, f"{where}.{name}", fail)
        elif name not in OPTIONAL:
            fail(f"{where}.{name}", f"{effect['op']!r} needs this parameter")


def check_value(value: Any, rule: Rule, where: str, fail: Fail) -> None:
    """Refuse a parameter that is not what the rule wants."""
    if isinstance(rule, str):
        KINDS[rule](value, where, fail)
    elif not any(value == one and type(value) is type(one) for one in rule):
        fail(where, f"{value!r} is none of {', '.join(map(str, rule))}")


def check_count(value: Any, where: str, fail: Fail) -> None:
    """A whole number from 1."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        fail(where, f"{value!r} is not a whole number from 1")


def check_number(value: Any, where: str, fail: Fail) -> None:
    """A whole number other than 0: an effect that adds nothing is a slip."""
    if isinstance(value, bool) or not isinstance(value, int) or value == 0:
        fail(where, f"{value!r} is not a whole number other than 0")


def check_amount(value: Any, where: str, fail: Fail) -> None:
    """A count, or ``"all"``."""
    if value != "all":
        check_count(value, where, fail)


def check_door(value: Any, where: str, fail: Fail) -> None:
    """An open, locked or trapped door."""
    if value != "O" and not (isinstance(value, str) and value[:1] in ("L", "T") and value[1:].isdigit()):
        fail(where, f"{value!r} is no door: O, L and T with a threat are")


def check_cost(value: Any, where: str, fail: Fail) -> None:
    """A price in known coin."""
    if not isinstance(value, dict) or not value:
        fail(where, "a price is needed")
    for name, n in value.items():
        if name not in COSTS:
            fail(f"{where}.{name}", f"there is no such cost; there are: {', '.join(COSTS)}")
        check_count(n, f"{where}.{name}", fail)
    if value.get("discard_treasure", 1) != 1:
        fail(f"{where}.discard_treasure", "one Treasure at a time can be a price")


def check_offer(value: Any, where: str, fail: Fail) -> None:
    """A price asked for while a card resolves: paid from a pool, with points or Life, nothing to pick."""
    check_cost(value, where, fail)
    for name in ("use", "discard_treasure"):
        if name in value:
            fail(
                f"{where}.{name}",
                "this price is for abilities and quests; `may` is paid with glory, mp or life",
            )


def check_words(value: Any, known: dict[str, Any], where: str, fail: Fail) -> None:
    """A small record with known names, each a text or one of a few."""
    if not isinstance(value, dict) or not value:
        fail(where, f"one of {', '.join(known)} is needed")
    for name, given in value.items():
        if name not in known:
            fail(f"{where}.{name}", f"there is no such field; there are: {', '.join(known)}")
        allowed = known[name]
        if not isinstance(given, str) or (allowed is not None and given not in allowed):
            fail(f"{where}.{name}", f"{given!r} is none of {', '.join(allowed or ('a tag',))}")


def check_condition(value: Any, where: str, fail: Fail) -> None:
    check_words(value, CONDITIONS, where, fail)


def check_against(value: Any, where: str, fail: Fail) -> None:
    check_words(value, AGAINST, where, fail)


def check_filter(value: Any, where: str, fail: Fail) -> None:
    check_words(value, FILTERS, where, fail)


def check_options(value: Any, where: str, fail: Fail) -> None:
    """At least two lists to choose from."""
    if not isinstance(value, list) or len(value) < 2:
        fail(where, "at least two lists to choose from are needed")
    for i, one in enumerate(value):
        check_effects(one, f"{where}[{i}]", fail)


def check_foe(value: Any, where: str, fail: Fail) -> None:
    """A printed monster: name, attack, life, damage."""
    check_record(value, where, fail, FOE_FIELDS)
    check_texts(value["tags"], f"{where}.tags", fail)
    if not isinstance(value["icon"], str):
        fail(f"{where}.icon", "the name of an icon is needed")
    check_names(value["name"], f"{where}.name", fail)
    check_attack(value["attack"], f"{where}.attack", fail)
    check_count(value["life"], f"{where}.life", fail)
    check_count(value["damage"], f"{where}.damage", fail)


def check_attack(value: Any, where: str, fail: Fail) -> None:
    """At least one score to attack with."""
    if not isinstance(value, dict) or not value:
        fail(where, "at least one attack is needed")
    for stat, score in value.items():
        if stat not in ATTACKS:
            fail(f"{where}.{stat}", f"an attack is one of {', '.join(ATTACKS)}")
        check_count(score, f"{where}.{stat}", fail)


def check_names(value: Any, where: str, fail: Fail) -> None:
    """A text in both languages."""
    for lang in WRITTEN:
        if not isinstance(value, dict) or not isinstance(value.get(lang), str) or not value[lang].strip():
            fail(f"{where}.{lang}", "a text in en and one in fr are needed")


KINDS: dict[str, Callable[[Any, str, Fail], None]] = {
    "number": check_number,
    "count": check_count,
    "amount": check_amount,
    "door": check_door,
    "cost": check_cost,
    "offer": check_offer,
    "condition": check_condition,
    "against": check_against,
    "filter": check_filter,
    "options": check_options,
    "effects": check_effects,
    "foe": check_foe,
}
