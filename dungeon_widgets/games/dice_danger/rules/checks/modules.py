"""What a sheet adds to the rules: spaces and monsters of a kind of its own."""

from __future__ import annotations

from typing import Any

from .fields import Fail
from .spaces import BLANK, NUMBERED

WORM_PARTS, WORM_WOUNDS = 3, 3
CLOUD_NUMBERS = [3, 4, 5, 6, 8, 9, 10, 11]
MODULE_OF = {
    "fist": "fists",
    "rubble": "rubble",
    "cloud": "clouds",
    "portal_in": "portal",
    "portal_out": "portal",
    "footprint": "footprints",
}


def check_modules(data: dict[str, Any], fail: Fail) -> None:
    """The modules named are those whose spaces and monsters are there."""
    modules = set(data["modules"])
    for module in data["modules"]:
        if module not in {*MODULE_OF.values(), "worm", "armour"} or data["modules"].count(module) > 1:
            fail("modules", f"{module!r} is unknown or there twice")
    of_kind = {kind: [node for node in data["nodes"] if node["kind"] == kind] for kind in NUMBERED | BLANK}
    for kind, module in MODULE_OF.items():
        if bool(of_kind[kind]) != (module in modules):
            fail("modules", f"{module!r} and the {kind} spaces do not agree")
    for kind in ("fist", "rubble", "footprint"):
        seen: dict[int, str] = {}
        for node in of_kind[kind]:
            if node["n"] in seen:
                fail(node["id"], f"{seen[node['n']]} is a {kind} space with the number {node['n']} already")
            seen[node["n"]] = node["id"]
    numbers = data.get("cloud_numbers", [])
    if of_kind["cloud"] and (numbers != CLOUD_NUMBERS or len(of_kind["cloud"]) != len(numbers)):
        fail("cloud_numbers", f"eight clouds take the numbers {CLOUD_NUMBERS}")
    ins, outs = of_kind["portal_in"], of_kind["portal_out"]
    if [node.get("to") for node in ins] != [node["id"] for node in outs] or len(ins) > 1:
        fail("portal", "one numbered end leads `to` one blank end")
    if ("footprints" in modules) and of_kind["grey"]:
        fail(of_kind["grey"][0]["id"], "footprints take the place of grey spaces")
    _check_links(data, modules, fail)


def _check_links(data: dict[str, Any], modules: set[str], fail: Fail) -> None:
    """FR Puzzled Pyramid: three parts of the worm, three wounds on the boss each; FR Defiant Dinosaurs: armour."""
    boss = next(monster["id"] for monster in data["monsters"] if monster["boss"])
    parts = [monster for monster in data["monsters"] if "worm" in monster.get("tags", ())]
    for monster in data["monsters"]:
        if (monster in parts) != ("on_kill" in monster):
            fail(
                monster["id"],
                "a part of the worm wounds the boss when it dies (on_kill), and nobody else does",
            )
    if len(parts) != (WORM_PARTS if "worm" in modules else 0):
        fail("modules", f"'worm' and the monsters with on_kill do not agree: {len(parts)} parts")
    for part in parts:
        if part["on_kill"] != {"wound": boss, "boxes": WORM_WOUNDS}:
            fail(part["id"], f"on_kill must wound the boss: {WORM_WOUNDS} boxes of {boss!r}")
    if any(monster.get("armoured") for monster in data["monsters"]) != ("armour" in modules):
        fail("modules", "'armour' and the armoured monsters do not agree")
