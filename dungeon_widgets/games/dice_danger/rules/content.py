"""The printed sheets: spaces, rooms, monsters, chests and bonuses, read from JSON and shared by all states.

A broken sheet is refused when it is read, with the sheet, the place and the reason: see `checks`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ....engine.errors import unknown
from ....engine.languages import said_in

SHEETS = ("annoyed_animals", "clumsy_cultists", "puzzled_pyramid", "defiant_dinosaurs")
"""The four adventures, easiest first."""

Names = dict[str, str]
"""A text in each language."""


@dataclass(frozen=True, slots=True)
class Node:
    """A space, or a monster's room. `n` is the number to make, where one is printed; rooms have a width and a height."""

    id: str
    kind: str
    x: float
    y: float
    n: int | None = None
    area: str | None = None
    unlocks: str | None = None
    to: str | None = None
    monster: str | None = None
    w: float = 0
    h: float = 0


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster with `hp` boxes; black numbers always wound it, white ones once unlocked. `the` is its name inside a
    sentence.

    `gems` is the reward of the first to kill it and of everybody later; `hearts` is what it costs the first.
    Its death marks `boxes` of the monster `wounds` (the worm's parts).
    """

    id: str
    name: Names
    the: Names
    hp: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    gems: tuple[int, int]
    hearts: int
    boss: bool
    armoured: bool
    wounds: str | None
    boxes: int


@dataclass(frozen=True, slots=True)
class Bonus:
    """Gems for crossing enough spaces of a kind, joining two start areas, or killing certain monsters."""

    id: str
    type: str
    gems: tuple[int, int]
    kind: str | None = None
    need: int = 0
    of: int = 0
    areas: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chest:
    """What a chest holds."""

    id: str
    hearts: int = 0
    gems: int = 0
    torches: int = 0
    black_dice: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """One adventure. Nodes, monsters and bonuses keep the order of the file."""

    id: str
    title: Names
    level: int
    width: float
    height: float
    cell: float
    life: tuple[int, ...]
    black_dice: int
    coin: int
    gem: int
    trio: int
    chests: dict[str, Chest]
    nodes: dict[str, Node]
    edges: tuple[tuple[str, str], ...]
    monsters: dict[str, Monster]
    bonuses: dict[str, Bonus]
    modules: tuple[str, ...]
    cloud_numbers: tuple[int, ...]


def _node(data: dict[str, Any]) -> Node:
    return Node(**data)


def _monster(data: dict[str, Any]) -> Monster:
    on_kill = data.get("on_kill", {})
    return Monster(
        id=data["id"],
        name=data["name"],
        the=data.get("the", data["name"]),
        hp=data["hp"],
        black=tuple(data["black"]),
        white=tuple(data["white"]),
        gems=(data["gems"][0], data["gems"][1]),
        hearts=data["skulls"],
        boss=data["boss"],
        armoured=data.get("armoured", False),
        wounds=on_kill.get("wound"),
        boxes=on_kill.get("boxes", 0),
    )


def _bonus(data: dict[str, Any]) -> Bonus:
    lists: dict[str, Any] = {key: tuple(data[key]) for key in ("gems", "areas", "monsters") if key in data}
    return Bonus(**(data | lists))


def read_sheet(data: dict[str, Any]) -> Sheet:
    """A sheet from its JSON data; `SheetError` says what is wrong with a broken one, and where."""
    from .checks import check_sheet

    check_sheet(data)
    return Sheet(
        id=data["id"],
        title=data["title"],
        level=data["level"],
        width=data["canvas"]["w"],
        height=data["canvas"]["h"],
        cell=data["canvas"]["cell"],
        life=tuple(data["life"]),
        black_dice=data["start_ability"]["black_dice"],
        coin=data["vp"]["coin"],
        gem=data["vp"]["gem"],
        trio=data["vp"]["boss_trio"],
        chests={chest["id"]: Chest(**chest) for chest in data["chests"]},
        nodes={node["id"]: _node(node) for node in data["nodes"]},
        edges=tuple((a, b) for a, b in data["edges"]),
        monsters={monster["id"]: _monster(monster) for monster in data["monsters"]},
        bonuses={bonus["id"]: _bonus(bonus) for bonus in data["bonuses"]},
        modules=tuple(data["modules"]),
        cloud_numbers=tuple(data.get("cloud_numbers", ())),
    )


def sheet_data(sheet: str) -> dict[str, Any]:
    """The JSON of a shipped sheet; an unknown one is refused with the list of those there are."""
    if sheet not in SHEETS:
        raise unknown("sheet", sheet, SHEETS)
    source = files(__package__.rpartition(".")[0]).joinpath("content", "sheets", f"{sheet}.json")
    data: dict[str, Any] = said_in(json.loads(source.read_text(encoding="utf-8")))
    return data


@cache
def load_sheet(sheet: str) -> Sheet:
    """Read and check a shipped sheet, once."""
    return read_sheet(sheet_data(sheet))
