"""The fields of a sheet's file and their types, so that the other checks can rely on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn

Fail = Callable[[str, str], NoReturn]
"""Refuses the sheet: the place, and the reason."""

Types = dict[str, "type | tuple[type, ...]"]

NUMBER = (int, float)


class Form(NamedTuple):
    """What a thing in the file must have, and what it may have."""

    must: Types
    may: Types


FILE = Form(
    {
        "format": str, "id": str, "title": dict, "level": int, "canvas": dict, "life": list, "start_ability": dict, "chests": list,
        "vp": dict, "nodes": list, "edges": list, "monsters": list, "bonuses": list, "modules": list,
    },
    {"origin": str, "cloud_numbers": list},
)  # fmt: skip
CANVAS = Form({"w": NUMBER, "h": NUMBER, "cell": NUMBER}, {})
NODE = Form(
    {"id": str, "kind": str, "x": NUMBER, "y": NUMBER},
    {"n": int, "area": str, "unlocks": str, "to": str, "monster": str, "w": NUMBER, "h": NUMBER},
)
MONSTER = Form(
    {"id": str, "name": dict, "hp": int, "black": list, "white": list, "gems": list, "skulls": int, "boss": bool},
    {"the": dict, "armoured": bool, "tags": list, "on_kill": dict, "icon": str},
)  # fmt: skip
BONUS = Form(
    {"id": str, "type": str, "gems": list},
    {"kind": str, "need": int, "of": int, "areas": list, "monsters": list},
)


def check_fields(data: dict[str, Any], fail: Fail) -> None:
    """Nothing is missing, nothing is unknown, and everything is of its type."""
    _check(data, "file", FILE, fail)
    _check(data["canvas"], "canvas", CANVAS, fail)
    for field, form in (("nodes", NODE), ("monsters", MONSTER), ("bonuses", BONUS)):
        for i, thing in enumerate(data[field]):
            known = isinstance(thing, dict) and isinstance(thing.get("id"), str)
            _check(thing, thing["id"] if known else f"{field}[{i}]", form, fail)
    for monster in data["monsters"]:
        for field in ("black", "white", "gems"):
            if not all(type(n) is int for n in monster[field]):
                fail(monster["id"], f"the field {field!r} holds numbers, not {monster[field]!r}")


def _check(thing: Any, where: str, form: Form, fail: Fail) -> None:
    if not isinstance(thing, dict):
        fail(where, f"{thing!r} has no fields")
    for field in form.must:
        if field not in thing:
            fail(where, f"the field {field!r} is missing")
    for field, value in thing.items():
        wanted = form.must.get(field) or form.may.get(field)
        if wanted is None:
            fail(where, f"there is no field {field!r}")
        elif not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
            fail(where, f"the field {field!r} cannot be {value!r}")
