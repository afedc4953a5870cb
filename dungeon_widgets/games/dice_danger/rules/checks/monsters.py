"""Monsters, their rooms, and the spaces that unlock their white numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .fields import Fail
from .file import two_languages


def check_monsters(data: dict[str, Any], fail: Fail) -> None:
    """Each monster by itself, each in a room, and one boss."""
    ids = [monster["id"] for monster in data["monsters"]]
    rooms = Counter(node["monster"] for node in data["nodes"] if node["kind"] == "room")
    for monster in data["monsters"]:
        _check_monster(monster, fail)
        if ids.count(monster["id"]) > 1:
            fail(monster["id"], "this monster is there twice")
        if rooms[monster["id"]] != 1:
            fail(monster["id"], f"a monster has one room, this one has {rooms[monster['id']]}")
    for owner in rooms:
        if owner not in ids:
            fail(f"room of {owner}", "there is no such monster")
    bosses = [monster for monster in data["monsters"] if monster["boss"]]
    if len(bosses) != 1:
        fail("monsters", f"there is one boss, not {len(bosses)}")
    if bosses[0]["hp"] % 3:
        fail(bosses[0]["id"], f"the boss has boxes in threes, not {bosses[0]['hp']}")
    for monster in data["monsters"]:
        hearts = 2 if monster["boss"] else 1 if "mancer" in monster.get("tags", ()) else 0
        if monster["skulls"] != hearts:
            fail(monster["id"], f"it costs its first killers {hearts} hearts, not {monster['skulls']}")


def _check_monster(monster: dict[str, Any], fail: Fail) -> None:
    id, numbers = monster["id"], monster["black"] + monster["white"]
    if not two_languages(monster["name"]):
        fail(id, "a name in en and one in fr are needed")
    if "the" in monster and not two_languages(monster["the"]):
        fail(id, "a name with its article is needed in en and in fr")
    if monster["hp"] < 1:
        fail(id, "a monster has at least one box")
    if not numbers or any(not 2 <= n <= 12 for n in numbers):
        fail(id, f"{numbers} are not numbers from 2 to 12")
    if len(set(numbers)) < len(numbers):
        fail(id, "a number is there twice")
    first, later = monster["gems"] if len(monster["gems"]) == 2 else (0, 0)
    if first < 1 or later != (0 if monster["boss"] else 1):
        fail(id, "the first gets gems, later killers one, and none from the boss")
    if monster.get("armoured") and (monster["boss"] or monster["hp"] % 2):
        fail(id, "an armoured monster takes wounds by twos and is not the boss")


def check_keys(data: dict[str, Any], fail: Fail) -> None:
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
