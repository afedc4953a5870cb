"""The two bonuses of a sheet: what they ask for is printed, and must be what the sheet has."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .fields import Fail

COUNTED = {
    "fists": ("fist", 5, 6),
    "rubble": ("rubble", 6, 7),
    "clouds": ("cloud", 8, 8),
    "footprints": ("footprint", 6, 7),
}
"""How many spaces of which kind are asked for, and of how many."""

MARKED = {"mancers": "a Mancer", "worm": "a part of the worm", "armour": "armoured"}
"""What the monsters are that have to be killed, all of them."""


FORMS = {"count": ("kind", "need", "of"), "kill": ("monsters",), "link": ("areas",)}


def check_bonuses(data: dict[str, Any], fail: Fail) -> None:
    """Two different bonuses, each as printed, with 3 gems for the first and 1 later."""
    ids = [bonus["id"] for bonus in data["bonuses"]]
    if len(set(ids)) != 2 or len(ids) != 2:
        fail("bonuses", f"there are two bonuses, not {len(ids)}: {', '.join(ids)}")
    for bonus in data["bonuses"]:
        form = FORMS.get(bonus["type"])
        if form is None:
            fail(bonus["id"], f"there is no bonus of type {bonus['type']!r}")
        if set(bonus) != {"id", "type", "gems", *form}:
            fail(bonus["id"], f"a bonus of type {bonus['type']!r} has the fields {', '.join(form)}")
        if bonus["gems"] != [3, 1]:
            fail(bonus["id"], "a bonus gives 3 gems first and 1 later")
        if bonus["type"] != _type_of(bonus["id"]):
            fail(bonus["id"], f"there is no such bonus of type {bonus['type']!r}")
        if bonus["type"] == "count":
            _check_count(data, bonus, fail)
        elif bonus["type"] == "kill":
            _check_kills(data, bonus, fail)
        else:
            _check_link(data, bonus, fail)


def _type_of(id: str) -> str | None:
    return "count" if id in COUNTED else "kill" if id in MARKED else "link" if id == "link" else None


def _check_count(data: dict[str, Any], bonus: dict[str, Any], fail: Fail) -> None:
    kind, need, of = COUNTED[bonus["id"]]
    there = Counter(node["kind"] for node in data["nodes"])[kind]
    if there != of:
        fail(bonus["id"], f"{need} of {of} does not fit the {there} {kind} spaces")
    if (bonus.get("need"), bonus.get("of"), bonus.get("kind")) != (need, of, kind):
        asked = (
            f"{bonus.get('need')} of {bonus.get('of')} does not fit the {there} {bonus.get('kind')} spaces"
        )
        fail(bonus["id"], f"{asked}: it is {need} of {of} {kind} spaces")


def _check_kills(data: dict[str, Any], bonus: dict[str, Any], fail: Fail) -> None:
    what = MARKED[bonus["id"]]
    wanted = [monster["id"] for monster in data["monsters"] if _is_marked(monster, bonus["id"])]
    named = bonus.get("monsters", [])
    for monster in data["monsters"]:
        if monster["id"] in named and monster["id"] not in wanted:
            fail(monster["id"], f"the bonus {bonus['id']!r} names it, and it is not marked as {what}")
    if not wanted or sorted(named) != sorted(wanted):
        fail(bonus["id"], f"it names monsters of this sheet, each that is {what}: {wanted}, not {named}")


def _is_marked(monster: dict[str, Any], bonus: str) -> bool:
    if bonus == "armour":
        return bool(monster.get("armoured"))
    return {"mancers": "mancer", "worm": "worm"}[bonus] in monster.get("tags", ())


def _check_link(data: dict[str, Any], bonus: dict[str, Any], fail: Fail) -> None:
    areas = sorted({node["area"] for node in data["nodes"] if node["kind"] == "start"})
    if len(areas) != 2:
        fail(bonus["id"], f"it joins the two start areas, and there are {len(areas)}: {areas}")
    if sorted(bonus.get("areas", [])) != areas:
        fail(bonus["id"], f"it joins two of the areas {areas}")
