"""The words of an effect: every value a parameter may have is read, any other is refused by its name."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from dungeon_widgets.games.dungeons.rules.checks.effects import OPS, check_attack, check_effect, check_texts

WHO = ["self", "victim", "foe", "tested", "here", "each", "others", "chosen"]
STATS = [
    "melee", "magic", "move", "combat", "door", "pit", "trap", "threat", "bane_cost", "treasure_limit", "boon_limit",
    "glory_per_wound",
]  # fmt: skip
UNTIL = ["combat", "turn", "next_turn", "in_play", "here", "phase"]
HEAL: dict[str, Any] = {"op": "recover", "who": "self", "n": 1}
BAD: dict[str, Any] = {"op": "levitate"}
FOE: dict[str, Any] = {
    "name": {"en": "Elf", "fr": "Elfe"}, "icon": "elf", "attack": {"melee": 3}, "life": 2, "damage": 1, "tags": ["undead"],
}  # fmt: skip

NUMBER = ([1, -1, 7], [0, True, "1", 1.5, None])
COUNT = ([1, 2, 9], [0, -1, True, "1", 1.5, None])
EFFECTS = ([[], [HEAL], [HEAL, HEAL]], [None, HEAL, "heal"])
DOORS = (["O", "L3", "T10"], ["", "L", "T", "LX", "P", "W", "O3", 3, None])
OPTIONS = ([[[HEAL], []], [[], [], [HEAL]]], [[], [[HEAL]], None, "x"])
OFFER = ([{"glory": 1}, {"mp": 2}, {"life": 1, "glory": 3}], [{}, None, 3])
CONDITION = (
    [{"attack": "melee"}, {"attack": "magic"}, {"attack": "move"}, {"foe_tag": "undead"}]
    + [{"roll_stat": stat} for stat in ("melee", "magic", "move", "level", "obstacle")]
    + [{"has": thing} for thing in ("treasure", "boon", "bane")],
    [{}, None, "undead"],
)
VERSUS = (
    [
        {"tag": "undead"},
        {"attack": "melee"},
        {"attack": "magic"},
        {"attack": "move"},
        {"own_monsters": "yes"},
    ],
    [{}, None, "undead"],
)
FILTER = ([{"tag": "blade"}, {"sub": "monster"}, {"sub": "trap"}], [{}, None, "trap"])


def words(*values: Any) -> tuple[list[Any], list[Any]]:
    """These words, and none of: another, nothing, a number, one in a list."""
    return [*values], ["nonsense", "", None, 7, [values[0]]]


# Each primitive with its parameters: what may stand there, and some of what may not. "?" is for those that may be left out.
TABLE: dict[str, dict[str, tuple[list[Any], list[Any]]]] = {
    "glory": {"who": words(*WHO), "n": NUMBER},
    "peril": {"who": words(*WHO), "n": NUMBER},
    "wound": {"who": words(*WHO), "n": COUNT},
    "recover": {"who": words(*WHO), "n": COUNT},
    "life": {"who": words(*WHO), "n": COUNT},
    "mp": {"who": words(*WHO), "n": NUMBER},
    "mod": {"who": words(*WHO), "stat": words(*STATS), "n": NUMBER, "until": words(*UNTIL), "vs?": VERSUS},
    "immune": {"who": words(*WHO), "to": words("pit", "trapped_door", "locked_door"), "until": words(*UNTIL)},
    "reroll": {"whose": words("self", "any")},
    "test": {
        "who": words(*WHO), "stat": words("melee", "magic", "move", "level", "pit"), "threat": COUNT,
        "pass?": EFFECTS, "fail?": EFFECTS, "range?": words("here", "near", "any"), "self?": ([True, False], [1, 0, "yes", None]),
    },
    "fight": {"foe": ([FOE], [{}, None]), "win?": EFFECTS, "lose?": EFFECTS},
    "relocate": {
        "who": words(*WHO), "to": words("entrance", "adjacent", "through_wall", "any_room", "any_space"),
        "by": words("self", "controller", "victim"), "enters": ([True, False], [1, 0, "yes", None]),
    },
    "set_doors": {"where": words(*WHO), "to": DOORS, "until": words(*UNTIL)},
    "shift_maps": {"mode": words("swap"), "pick": words("occupied"), "rotate": ([True], [False, 1, None])},
    "draw": {"who": words(*WHO), "n": COUNT},
    "discard": {
        "who": words(*WHO), "from": words("hand", "treasure", "boon", "bane", "this_bane"), "n": COUNT,
        "pick": words("owner", "controller", "random"),
    },
    "steal": {"from": words("here"), "what": words("treasure"), "pick": words("controller")},
    "fetch": {"filter": FILTER, "n": COUNT},
    "cancel": {"what": words("bane", "encounter", "trap"), "to": words("discard", "hand")},
    "redirect": {"what": words("bane")},
    "prevent": {"n": ([1, 3, "all"], [0, -1, True, "some", None]), "effects?": ([True, False], [1, 0, "yes", None])},
    "survive": {"life": COUNT},
    "new_quest": {"who": words(*WHO)},
    "choose": {"by": words("self", "victim"), "options": OPTIONS},
    "may": {"cost": OFFER, "do": EFFECTS},
    "if": {"cond": CONDITION, "then": EFFECTS, "else?": EFFECTS},
    "end_turn": {"who": words(*WHO)},
}  # fmt: skip
DEEPER: list[tuple[str, str, Any, str]] = [
    ("test", "pass", [HEAL, BAD], "pass[1].op"),
    ("test", "fail", [BAD], "fail[0].op"),
    ("fight", "win", [BAD], "win[0].op"),
    ("fight", "lose", [{**HEAL, "n": 0}], "lose[0].n"),
    ("choose", "options", [[HEAL], [HEAL, BAD]], "options[1][1].op"),
    ("may", "do", [BAD], "do[0].op"),
    ("may", "do", ["heal"], "do[0].op"),
    ("if", "then", [BAD], "then[0].op"),
    ("if", "else", [BAD], "else[0].op"),
    ("may", "cost", {"glory": 0}, "cost.glory"),
    ("may", "cost", {"gold": 1}, "cost.gold"),
    ("may", "cost", {"use": 1}, "cost.use"),
    ("may", "cost", {"glory": 1, "discard_treasure": 1}, "cost.discard_treasure"),
    ("mod", "vs", {"size": "large"}, "vs.size"),
    ("mod", "vs", {"attack": "charm"}, "vs.attack"),
    ("mod", "vs", {"tag": 7}, "vs.tag"),
    ("if", "cond", {"attack": "charm"}, "cond.attack"),
    ("if", "cond", {"roll_stat": "luck"}, "cond.roll_stat"),
    ("if", "cond", {"has": "hope"}, "cond.has"),
    ("if", "cond", {"foe_tag": 7}, "cond.foe_tag"),
    ("fetch", "filter", {"sub": "boon"}, "filter.sub"),
    ("fetch", "filter", {"colour": "red"}, "filter.colour"),
    *(("fight", "foe", {k: v for k, v in FOE.items() if k != name}, f"foe.{name}") for name in FOE),
    ("fight", "foe", {**FOE, "name": {"en": "Elf"}}, "foe.name.fr"),
    ("fight", "foe", {**FOE, "name": {"fr": "Elfe"}}, "foe.name.en"),
    ("fight", "foe", {**FOE, "name": {"en": " ", "fr": "Elfe"}}, "foe.name.en"),
    ("fight", "foe", {**FOE, "icon": 7}, "foe.icon"),
    ("fight", "foe", {**FOE, "attack": {}}, "foe.attack"),
    ("fight", "foe", {**FOE, "attack": {"charm": 1}}, "foe.attack.charm"),
    ("fight", "foe", {**FOE, "attack": {"melee": 0}}, "foe.attack.melee"),
    ("fight", "foe", {**FOE, "life": 0}, "foe.life"),
    ("fight", "foe", {**FOE, "damage": 0}, "foe.damage"),
    ("fight", "foe", {**FOE, "tags": "undead"}, "foe.tags"),
    ("fight", "foe", {**FOE, "tags": [7]}, "foe.tags"),
]


class RefusedError(Exception):
    """With the field."""


def refuse(field: str, reason: str) -> NoReturn:
    assert reason
    raise RefusedError(field)


def example(op: str) -> dict[str, Any]:
    """An effect with everything it may say."""
    return {"op": op, **{name.rstrip("?"): good[0] for name, (good, _) in TABLE[op].items()}}


def blamed(effect: Any) -> str | None:
    """The field that is refused, or None."""
    try:
        check_effect(effect, "do[0]", refuse)
    except RefusedError as error:
        return str(error)
    return None


def test_every_primitive_is_in_the_table() -> None:
    assert {op: {name.rstrip("?") for name in TABLE[op]} for op in TABLE} == {op: {*OPS[op]} for op in OPS}


@pytest.mark.parametrize("op", TABLE)
def test_every_word_there_is_is_read_and_no_other(op: str) -> None:
    # table 8: the primitives and their parameters
    assert blamed(example(op)) is None
    assert blamed({**example(op), "colour": "red"}) == "do[0].colour"
    assert blamed({**example(op), "op": f"{op}s"}) == "do[0].op"
    for name, (good, bad) in TABLE[op].items():
        field = name.rstrip("?")
        for value in good:
            assert blamed({**example(op), field: value}) is None, (field, value)
        for value in bad:
            assert str(blamed({**example(op), field: value})).startswith(f"do[0].{field}"), (field, value)
        without = {key: value for key, value in example(op).items() if key != field}
        assert blamed(without) == (None if name.endswith("?") else f"do[0].{field}")


@pytest.mark.parametrize(
    ("op", "name", "value", "field"), DEEPER, ids=[f"{row[0]} {row[3]}" for row in DEEPER]
)
def test_what_is_wrong_deeper_is_named_by_the_way_to_it(op: str, name: str, value: Any, field: str) -> None:
    # table 8: the primitives and their parameters
    assert blamed({**example(op), name: value}) == f"do[0].{field}"


def test_an_attack_has_scores_from_one_and_tags_are_names() -> None:
    # table 8: the primitives and their parameters
    for good in ({"melee": 1}, {"melee": 3, "magic": 2, "move": 9}):
        check_attack(good, "attack", refuse)
    for bad, field in (
        ({}, "attack"),
        (None, "attack"),
        ({"luck": 1}, "attack.luck"),
        ({"move": -1}, "attack.move"),
    ):
        with pytest.raises(RefusedError, match=field):
            check_attack(bad, "attack", refuse)
    check_texts([], "tags", refuse)
    for wrong in (None, "undead", [7], ["undead", None]):
        with pytest.raises(RefusedError, match="tags"):
            check_texts(wrong, "tags", refuse)
