"""What a sheet adds to the rules, and its two bonuses."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .spaces import BLANK, NUMBERED

CLOUD_NUMBERS = [3, 4, 5, 6, 8, 9, 10, 11]
MODULE_OF = {
    "fist": "fists",
    "rubble": "rubble",
    "cloud": "clouds",
    "portal_in": "portal",
    "portal_out": "portal",
    "footprint": "footprints",
}


def check_modules(data: dict[str, Any], fail: Any) -> None:
    modules = set(data["modules"])
    of_kind = {kind: [node for node in data["nodes"] if node["kind"] == kind] for kind in NUMBERED | BLANK}
    for kind, module in MODULE_OF.items():
        if bool(of_kind[kind]) != (module in modules):
            fail("modules", f"{module!r} and the {kind} spaces do not agree")
    for kind in ("fist", "rubble", "footprint"):
        numbers = [node["n"] for node in of_kind[kind]]
        if len(set(numbers)) < len(numbers):
            fail("modules", f"two {kind} spaces have the same number")
    numbers = data.get("cloud_numbers", [])
    if of_kind["cloud"] and (numbers != CLOUD_NUMBERS or len(of_kind["cloud"]) != len(numbers)):
        fail("cloud_numbers", f"eight clouds take the numbers {CLOUD_NUMBERS}")
    ins, outs = of_kind["portal_in"], of_kind["portal_out"]
    if [node.get("to") for node in ins] != [node["id"] for node in outs] or len(ins) > 1:
        fail("portal", "one numbered end leads `to` one blank end")
    if ("footprints" in modules) and of_kind["grey"]:
        fail(of_kind["grey"][0]["id"], "footprints take the place of grey spaces")
    _check_links(data, modules, fail)


def _check_links(data: dict[str, Any], modules: set[str], fail: Any) -> None:
    boss = next(monster["id"] for monster in data["monsters"] if monster["boss"])
    parts = [monster for monster in data["monsters"] if "on_kill" in monster]
    if bool(parts) != ("worm" in modules):
        fail("modules", "'worm' and the monsters with on_kill do not agree")
    for part in parts:
        if part["on_kill"].get("wound") != boss or part["on_kill"].get("boxes", 0) < 1:
            fail(part["id"], "on_kill must wound the boss")
    if any(monster.get("armoured") for monster in data["monsters"]) != ("armour" in modules):
        fail("modules", "'armour' and the armoured monsters do not agree")


def check_bonuses(data: dict[str, Any], fail: Any) -> None:
    kinds = Counter(node["kind"] for node in data["nodes"])
    monsters = {monster["id"] for monster in data["monsters"]}
    areas = {node["area"] for node in data["nodes"] if node["kind"] == "start"}
    if len(data["bonuses"]) != 2:
        fail("bonuses", f"there are two bonuses, not {len(data['bonuses'])}")
    for bonus in data["bonuses"]:
        id = bonus["id"]
        if bonus["gems"] != [3, 1]:
            fail(id, "a bonus gives 3 gems first and 1 later")
        if bonus["type"] == "count":
            if bonus["of"] != kinds[bonus["kind"]] or not 1 <= bonus["need"] <= bonus["of"]:
                fail(
                    id,
                    f"{bonus['need']} of {bonus['of']} does not fit the {kinds[bonus['kind']]} {bonus['kind']} spaces",
                )
        elif bonus["type"] == "link":
            if len(set(bonus["areas"])) != 2 or not set(bonus["areas"]) <= areas:
                fail(id, f"it joins two of the areas {sorted(areas)}")
        elif bonus["type"] == "kill":
            if not bonus["monsters"] or not set(bonus["monsters"]) <= monsters:
                fail(id, "it names monsters of this sheet")
        else:
            fail(id, f"there is no bonus of type {bonus['type']!r}")
