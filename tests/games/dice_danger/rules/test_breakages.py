"""Every way to break a sheet, tried on each of the four: refused with the place and a reason, never accepted.

`test_checks` shows each reason once; here nothing depends on the sheet, so that no sheet has a hole of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from dungeon_widgets.games.dice_danger.rules.checks import SheetError
from dungeon_widgets.games.dice_danger.rules.content import SHEETS, read_sheet, sheet_data

Data = dict[str, Any]
Spoilt = Iterator[tuple[str, Data]]
"""The place that must be named, and the sheet that was broken there."""


def copies(sheet: str) -> Callable[[], Data]:
    whole = sheet_data(sheet)
    return lambda: deepcopy(whole)


def things(sheet: str, field: str) -> Iterator[tuple[Data, Data]]:
    """A fresh copy of the sheet for each of its nodes, monsters or bonuses, with that one."""
    copy = copies(sheet)
    for i in range(len(copy()[field])):
        data = copy()
        yield data, data[field][i]


def nodes(sheet: str, *kinds: str) -> Iterator[tuple[Data, Data]]:
    for data, node in things(sheet, "nodes"):
        if not kinds or node["kind"] in kinds:
            yield data, node


# -- fields -----------------------------------------------------------------------------------------


def a_field_is_missing(sheet: str) -> Spoilt:
    copy = copies(sheet)
    for field in set(copy()) - {"origin"}:
        data = copy()
        del data[field]
        yield ("cloud_numbers" if field == "cloud_numbers" else "file"), data


def a_field_of_a_thing_is_missing(sheet: str) -> Spoilt:
    for field, needed in (
        ("nodes", "id kind x y"),
        ("monsters", "name hp black gems boss"),
        ("bonuses", "type gems"),
    ):
        for key in needed.split():
            for i, (data, thing) in enumerate(things(sheet, field)):
                id = thing["id"]
                del thing[key]
                yield (f"{field}[{i}]" if key == "id" else id), data


def a_field_is_of_another_type(sheet: str) -> Spoilt:
    for field, key in (
        ("nodes", "kind"),
        ("nodes", "x"),
        ("monsters", "hp"),
        ("monsters", "boss"),
        ("bonuses", "gems"),
    ):
        for data, thing in things(sheet, field):
            thing[key] = None
            yield thing["id"], data


def the_title_has_one_language(sheet: str) -> Spoilt:
    for lang in ("en", "fr"):
        data = copies(sheet)()
        data["title"][lang] = " "
        yield "title", data


def the_frame_is_another(sheet: str) -> Spoilt:
    changes: dict[str, Any] = {
        "level": 0,
        "life": [0] * 10,
        "start_ability": {"black_dice": 2},
        "chests": [],
        "vp": {"gem": 3},
    }
    for field, value in changes.items():
        yield field, copies(sheet)() | {field: value}


# -- spaces and ways --------------------------------------------------------------------------------


def an_id_is_used_twice(sheet: str) -> Spoilt:
    for data, node in nodes(sheet):
        data["nodes"].append(deepcopy(node))
        yield node["id"], data


def a_kind_is_unknown(sheet: str) -> Spoilt:
    for data, node in nodes(sheet):
        node["kind"] = "swamp"
        yield node["id"], data


def a_number_is_out_of_range(sheet: str) -> Spoilt:
    for wrong in (1, 13):
        for data, node in nodes(sheet):
            if "n" in node:
                node["n"] = wrong
                yield node["id"], data


def a_number_is_missing(sheet: str) -> Spoilt:
    for data, node in nodes(sheet):
        if node.pop("n", None) is not None:
            yield node["id"], data


def a_blank_has_a_number(sheet: str) -> Spoilt:
    for data, node in nodes(sheet):
        if "n" not in node:
            node["n"] = 6
            yield node["id"], data


def a_treasure_is_too_cheap(sheet: str) -> Spoilt:
    for data, node in nodes(sheet, "gem", "chest"):
        node["n"] = 7
        yield node["id"], data


def a_start_number_is_there_twice(sheet: str) -> Spoilt:
    for data, node in nodes(sheet, "start"):
        node["n"] = 2 if node["n"] != 2 else 3
        yield "starts", data


def a_space_has_what_belongs_to_another_kind(sheet: str) -> Spoilt:
    boss = next(monster["id"] for monster in sheet_data(sheet)["monsters"] if monster["boss"])
    for data, node in nodes(sheet, "plain"):
        for field, value in (("area", "west"), ("unlocks", boss), ("monster", boss)):
            node[field] = value
            yield node["id"], deepcopy(data)
            del node[field]


def a_start_has_no_area(sheet: str) -> Spoilt:
    for data, node in nodes(sheet, "start"):
        del node["area"]
        yield node["id"], data


def a_key_unlocks_nothing(sheet: str) -> Spoilt:
    for data, node in nodes(sheet, "grey", "footprint"):
        del node["unlocks"]
        yield node["id"], data


def an_edge_is_none(sheet: str) -> Spoilt:
    copy = copies(sheet)
    a, b = copy()["edges"][0]
    rooms = [node["id"] for node in copy()["nodes"] if node["kind"] == "room"]
    for edge in ([a, "nowhere"], [a, a], [a, b], [b, a], [a, b, a], rooms[:2]):
        data = copy()
        data["edges"].append(edge)
        yield f"edge {'-'.join(edge)}", data


# -- monsters ---------------------------------------------------------------------------------------


def a_monster_is_misprinted(sheet: str) -> Spoilt:
    changes: list[dict[str, Any]] = [
        {"hp": 0}, {"name": {"en": "Bob"}}, {"black": [13]}, {"black": [7, 7]}, {"black": [], "white": []},
        {"gems": [0, 1]}, {"gems": [2, 2]}, {"gems": [2]}, {"skulls": 3}, {"armoured": True, "hp": 5},
    ]  # fmt: skip
    for change in changes:
        for data, monster in things(sheet, "monsters"):
            monster.update(change)
            yield monster["id"], data


def a_monster_is_there_twice(sheet: str) -> Spoilt:
    for data, monster in things(sheet, "monsters"):
        data["monsters"].append(deepcopy(monster))
        yield monster["id"], data


def a_monster_has_no_room(sheet: str) -> Spoilt:
    for data, node in nodes(sheet, "room"):
        lost = node["monster"]
        node["monster"] = next(each["id"] for each in data["monsters"] if each["id"] != lost)
        yield "*", data


def there_are_two_bosses_or_none(sheet: str) -> Spoilt:
    for data, monster in things(sheet, "monsters"):
        monster.update(boss=not monster["boss"])
        monster["gems"][1] = 0 if monster["boss"] else 1
        yield "*", data


def the_boss_has_boxes_that_make_no_trios(sheet: str) -> Spoilt:
    for data, monster in things(sheet, "monsters"):
        if monster["boss"]:
            monster["hp"] += 1
            yield monster["id"], data


def a_mark_of_a_monster_is_missing(sheet: str) -> Spoilt:
    for mark in ("armoured", "on_kill", "tags"):
        for data, monster in things(sheet, "monsters"):
            if monster.pop(mark, None) is not None:
                yield monster["id"], data


def a_worm_part_gives_another_number_of_wounds(sheet: str) -> Spoilt:
    for boxes in (0, 1, 2, 4):
        for data, monster in things(sheet, "monsters"):
            boss = next(each["id"] for each in data["monsters"] if each["boss"])
            monster["on_kill"] = {"wound": boss, "boxes": boxes}
            yield monster["id"], data


# -- keys, modules, bonuses -------------------------------------------------------------------------


def a_key_is_for_nobody(sheet: str) -> Spoilt:
    for data, node in nodes(sheet):
        if "unlocks" in node:
            node["unlocks"] = "ghost"
            yield node["id"], data


def a_key_has_another_number(sheet: str) -> Spoilt:
    for data, node in nodes(sheet, "grey", "footprint"):
        white = next(m["white"] for m in data["monsters"] if m["id"] == node["unlocks"])
        node["n"] = next(n for n in range(2, 13) if n not in white)
        yield node["id"], data


def a_white_number_has_no_key(sheet: str) -> Spoilt:
    for data, monster in things(sheet, "monsters"):
        monster["white"].append(next(n for n in range(2, 13) if n not in monster["black"] + monster["white"]))
        yield monster["id"], data


def a_module_is_missing_or_too_many(sheet: str) -> Spoilt:
    here = sheet_data(sheet)["modules"]
    for module in ("fists", "rubble", "clouds", "portal", "worm", "footprints", "armour", "dragons"):
        data = copies(sheet)()
        data["modules"] = [each for each in here if each != module] if module in here else [*here, module]
        yield "modules", data


def there_is_another_number_of_bonuses(sheet: str) -> Spoilt:
    for change in (lambda b: b[:1], lambda b: [], lambda b: [*b, b[0]], lambda b: [b[0], b[0]]):
        data = copies(sheet)()
        data["bonuses"] = change(data["bonuses"])
        yield "bonuses", data


def a_bonus_asks_for_something_else(sheet: str) -> Spoilt:
    for data, bonus in things(sheet, "bonuses"):
        for field, value in bonus.items():
            wrong: list[Any] = {
                "gems": [[3, 2], [2, 1]],
                "need": [bonus.get("need", 0) - 1, bonus.get("need", 0) + 1],
                "of": [bonus.get("of", 0) - 1, bonus.get("of", 0) + 1],
                "kind": ["gem", "dragon"],
                "areas": [["west"], ["west", "moon"]],
                "monsters": [[], value[1:], [*value, "boss"], [*value, value[0]]]
                if field == "monsters"
                else [],
                "type": ["luck", "link" if value != "link" else "count"],
                "id": ["another"],
            }[field]
            for one in wrong:
                broken = deepcopy(data)
                next(each for each in broken["bonuses"] if each["id"] == bonus["id"])[field] = one
                named = (
                    "boss"
                    if one == [*bonus.get("monsters", ()), "boss"]
                    else "another"
                    if field == "id"
                    else bonus["id"]
                )
                yield named, broken


# -- the map ----------------------------------------------------------------------------------------


def a_start_area_stands_alone(sheet: str) -> Spoilt:
    """Its ways out are cut: each part has a start, but the map falls apart."""
    whole = sheet_data(sheet)
    area = {node["id"]: node.get("area") for node in whole["nodes"]}
    for one in sorted({each for each in area.values() if each}):
        data = deepcopy(whole)
        data["edges"] = [[a, b] for a, b in data["edges"] if (area[a] == one) == (area[b] == one)]
        yield "*", data


def a_node_is_cut_off(sheet: str) -> Spoilt:
    for data, node in nodes(sheet):
        data["edges"] = [edge for edge in data["edges"] if node["id"] not in edge]
        yield "*", data


def a_box_lies_outside_or_on_another(sheet: str) -> Spoilt:
    for data, node in nodes(sheet):
        node["x"] = -1
        yield node["id"], data
    for data, node in nodes(sheet):
        other = data["nodes"][0] if node["id"] != data["nodes"][0]["id"] else data["nodes"][1]
        node.update(x=other["x"], y=other["y"])
        yield "*", data


def a_way_runs_through_a_box(sheet: str) -> Spoilt:
    data = copies(sheet)()
    data["edges"].append([data["nodes"][0]["id"], data["nodes"][-1]["id"]])
    yield "*", data


WAYS = [
    a_field_is_missing, a_field_of_a_thing_is_missing, a_field_is_of_another_type, the_title_has_one_language, the_frame_is_another,
    an_id_is_used_twice, a_kind_is_unknown, a_number_is_out_of_range, a_number_is_missing, a_blank_has_a_number, a_treasure_is_too_cheap,
    a_start_number_is_there_twice, a_space_has_what_belongs_to_another_kind, a_start_has_no_area, a_key_unlocks_nothing, an_edge_is_none,
    a_monster_is_misprinted, a_monster_is_there_twice, a_monster_has_no_room, there_are_two_bosses_or_none,
    the_boss_has_boxes_that_make_no_trios, a_mark_of_a_monster_is_missing, a_worm_part_gives_another_number_of_wounds,
    a_key_is_for_nobody, a_key_has_another_number, a_white_number_has_no_key, a_module_is_missing_or_too_many,
    there_is_another_number_of_bonuses, a_bonus_asks_for_something_else, a_start_area_stands_alone, a_node_is_cut_off,
    a_box_lies_outside_or_on_another, a_way_runs_through_a_box,
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_no_way_to_break_a_sheet_goes_unnoticed(way: Callable[[str], Spoilt], sheet: str) -> None:
    for place, data in way(sheet):
        with pytest.raises(SheetError) as refusal:
            read_sheet(data)
        said = str(refusal.value)
        assert said.startswith(f"sheet {data.get('id', '?')!r}, " + ("" if place == "*" else f"{place}: ")), (
            place,
            said,
        )
