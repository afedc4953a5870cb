"""What makes a sheet playable: the first rule it breaks is named, with the sheet, the place and the reason.

Here: the file, its spaces, monsters, modules and bonuses. `routes` follows the ways, `drawing` looks at the map.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NoReturn

from .drawing import check_drawing
from .routes import check_routes

FORMAT = "ddd-sheet/1"
LIFE = [0, 0, -1, -2, -4, -6, -9, -12, -16, -20]
CHESTS = [
    {"id": "hearts", "hearts": 3, "gems": 1},
    {"id": "torches", "torches": 2},
    {"id": "black_dice", "black_dice": 3},
]
POINTS = {"coin": 2, "gem": 3, "boss_trio": 3}
CLOUD_NUMBERS = [3, 4, 5, 6, 8, 9, 10, 11]
KEYS = (
    "format",
    "id",
    "title",
    "level",
    "canvas",
    "life",
    "start_ability",
    "chests",
    "vp",
    "nodes",
    "edges",
    "monsters",
    "bonuses",
    "modules",
)

NUMBERED = {"start", "plain", "grey", "gem", "coin", "chest", "fist", "rubble", "portal_in", "footprint"}
BLANK = {"double", "cloud", "portal_out", "room"}
UNLOCKING = {"grey", "footprint"}
MODULE_OF = {
    "fist": "fists",
    "rubble": "rubble",
    "cloud": "clouds",
    "portal_in": "portal",
    "portal_out": "portal",
    "footprint": "footprints",
}


class SheetError(ValueError):
    """A sheet that cannot be played on: the message names the sheet, the place and the reason."""

    def __init__(self, sheet: object, where: str, reason: str) -> None:
        super().__init__(f"sheet {sheet!r}, {where}: {reason}")


def check_sheet(data: dict[str, Any]) -> None:
    """Refuse a sheet that breaks a rule."""

    def fail(where: str, reason: str) -> NoReturn:
        raise SheetError(data.get("id", "?"), where, reason)

    for key in KEYS:
        if key not in data:
            fail("file", f"the field {key!r} is missing")
    _check_file(data, fail)
    _check_nodes(data, fail)
    _check_edges(data, fail)
    _check_monsters(data, fail)
    _check_keys(data, fail)
    _check_modules(data, fail)
    _check_bonuses(data, fail)
    check_routes(data, fail)
    check_drawing(data, fail)


def _check_file(data: dict[str, Any], fail: Any) -> None:
    if data["format"] != FORMAT:
        fail("file", f"the format is {data['format']!r}, not {FORMAT!r}")
    if not _two_languages(data["title"]):
        fail("title", "a text in en and one in fr are needed")
    if data["level"] not in (1, 2, 3, 4):
        fail("level", f"{data['level']!r} is not 1, 2, 3 or 4")
    if data["life"] != LIFE:
        fail("life", f"the life track must be {LIFE}")
    if data["start_ability"] != {"black_dice": 3}:
        fail("start_ability", "every sheet starts with 3 black dice")
    if data["chests"] != CHESTS:
        fail("chests", "the three chests are 3 hearts and a gem, 2 torches, 3 black dice")
    if data["vp"] != POINTS:
        fail("vp", f"the points must be {POINTS}")


def _two_languages(text: Any) -> bool:
    return isinstance(text, dict) and all(
        isinstance(text.get(lang), str) and text[lang].strip() for lang in ("en", "fr")
    )


def _check_nodes(data: dict[str, Any], fail: Any) -> None:
    for id, count in Counter(node["id"] for node in data["nodes"]).items():
        if count > 1:
            fail(id, "this id is used twice")
    for node in data["nodes"]:
        _check_node(node, fail)
    starts = sorted(node["n"] for node in data["nodes"] if node["kind"] == "start")
    if starts != list(range(2, 13)):
        fail("starts", f"each number from 2 to 12 must be there once, not {starts}")


def _check_node(node: dict[str, Any], fail: Any) -> None:
    id, kind = node["id"], node["kind"]
    n: Any = node.get("n")
    if kind not in NUMBERED | BLANK:
        fail(id, f"there is no kind {kind!r}")
    if kind in BLANK and n is not None:
        fail(id, f"a {kind} has no number")
    if kind in NUMBERED and (isinstance(n, bool) or not isinstance(n, int) or not 2 <= n <= 12):
        fail(id, f"{n!r} is not a number from 2 to 12")
    if kind == "fist" and n % 2:
        fail(id, f"a fist is a double, and no double makes {n}")
    if kind == "gem" and n not in (2, 12):
        fail(id, f"a gem costs a 2 or a 12, not a {n}")
    if kind == "chest" and n not in (3, 11):
        fail(id, f"a chest costs a 3 or an 11, not a {n}")
    if ("area" in node) != (kind == "start"):
        fail(id, "start spaces have an area, and only they")
    if kind in UNLOCKING and "unlocks" not in node:
        fail(id, f"a {kind} space must unlock a number")
    if "unlocks" in node and kind not in {*UNLOCKING, "fist"}:
        fail(id, f"a {kind} space unlocks nothing")
    if ("monster" in node) != (kind == "room"):
        fail(id, "rooms have a monster, and only they")


def _check_edges(data: dict[str, Any], fail: Any) -> None:
    kinds = {node["id"]: node["kind"] for node in data["nodes"]}
    seen = set()
    for edge in data["edges"]:
        where = f"edge {'-'.join(map(str, edge))}"
        if len(edge) != 2:
            fail(where, "an edge joins two nodes")
        for end in edge:
            if end not in kinds:
                fail(where, f"there is no node {end!r}")
        if edge[0] == edge[1]:
            fail(where, "a node is joined to itself")
        if frozenset(edge) in seen:
            fail(where, "these two are joined twice")
        if kinds[edge[0]] == kinds[edge[1]] == "room":
            fail(where, "two rooms are never joined directly")
        seen.add(frozenset(edge))


def _check_monsters(data: dict[str, Any], fail: Any) -> None:
    ids = [monster["id"] for monster in data["monsters"]]
    rooms = Counter(node["monster"] for node in data["nodes"] if node["kind"] == "room")
    for monster in data["monsters"]:
        _check_monster(monster, fail)
        if ids.count(monster["id"]) > 1:
            fail(monster["id"], "this monster is there twice")
        if rooms[monster["id"]] != 1:
            fail(monster["id"], f"a monster has one room, this one has {rooms[monster['id']]}")
    for monster in rooms:
        if monster not in ids:
            fail(f"room of {monster}", "there is no such monster")
    bosses = [monster for monster in data["monsters"] if monster["boss"]]
    if len(bosses) != 1:
        fail("monsters", f"there is one boss, not {len(bosses)}")
    if bosses[0]["hp"] % 3:
        fail(bosses[0]["id"], f"the boss has boxes in threes, not {bosses[0]['hp']}")


def _check_monster(monster: dict[str, Any], fail: Any) -> None:
    id, numbers = monster["id"], monster["black"] + monster["white"]
    if not _two_languages(monster["name"]):
        fail(id, "a name in en and one in fr are needed")
    if monster["hp"] < 1:
        fail(id, "a monster has at least one box")
    if not numbers or any(not 2 <= n <= 12 for n in numbers):
        fail(id, f"{numbers} are not numbers from 2 to 12")
    if len(set(numbers)) < len(numbers):
        fail(id, "a number is there twice")
    first, later = monster["gems"]
    if first < 1 or later != (0 if monster["boss"] else 1):
        fail(id, "the first gets gems, later killers one, and none from the boss")
    if monster.get("armoured") and (monster["boss"] or monster["hp"] % 2):
        fail(id, "an armoured monster takes wounds by twos and is not the boss")


def _check_keys(data: dict[str, Any], fail: Any) -> None:
    """White numbers and unlocking spaces, one to one."""
    monsters = {monster["id"]: monster for monster in data["monsters"]}
    rooms = {node["monster"]: node["id"] for node in data["nodes"] if node["kind"] == "room"}
    joined = {frozenset(edge) for edge in data["edges"]}
    keys: Counter[tuple[str, int]] = Counter()
    for node in data["nodes"]:
        monster = node.get("unlocks")
        if monster is None:
            continue
        if monster not in monsters:
            fail(node["id"], f"it unlocks {monster!r}, and there is no such monster")
        if node["n"] not in monsters[monster]["white"]:
            fail(node["id"], f"{monster!r} has no white {node['n']} to unlock")
        if node["kind"] != "footprint" and frozenset((node["id"], rooms[monster])) not in joined:
            fail(node["id"], f"it does not adjoin the room of {monster!r}")
        keys[monster, node["n"]] += 1
    for id, monster in monsters.items():
        for n in monster["white"]:
            if keys[id, n] != 1:
                fail(id, f"its white {n} must be unlocked by one space, not {keys[id, n]}")


def _check_modules(data: dict[str, Any], fail: Any) -> None:
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


def _check_bonuses(data: dict[str, Any], fail: Any) -> None:
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
