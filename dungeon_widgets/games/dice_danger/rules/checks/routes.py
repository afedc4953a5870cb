"""Can everything on a sheet be reached and every monster be fought?"""

from __future__ import annotations

from typing import Any

from .fields import Fail


def check_routes(data: dict[str, Any], fail: Fail) -> None:
    """One map; start areas whole and apart from each other; every node, monster and number within reach."""
    nodes = {node["id"]: node for node in data["nodes"]}
    joined: dict[str, set[str]] = {id: set() for id in nodes}
    for a, b in data["edges"]:
        joined[a].add(b)
        joined[b].add(a)
    _check_areas(nodes, joined, fail)
    spaces = _reach(nodes, joined, through_rooms=False)
    for monster in data["monsters"]:
        _check_fight(monster, nodes, joined, spaces, fail)
    everywhere = _reach(nodes, joined, through_rooms=True)
    for id in nodes:
        if id not in everywhere:
            fail(id, "it cannot be reached even with all monsters dead")
    for id, node in nodes.items():
        if node["kind"] == "portal_out" and not joined[id]:
            fail(id, "the portal leads nowhere")
    _check_connected(nodes, joined, fail)


def _check_connected(nodes: dict[str, Any], joined: dict[str, set[str]], fail: Fail) -> None:
    """The sheet is one map: with all rooms open, and both ends of the portal joined, no part stands alone."""
    found: set[str] = set()
    front = {next(iter(nodes))}
    portal = {id: node["to"] for id, node in nodes.items() if "to" in node}
    portal |= {there: here for here, there in portal.items()}
    while front:
        found |= front
        beside = {other for id in front for other in joined[id]} | {
            portal[id] for id in front if id in portal
        }
        front = beside - found
    for id in nodes:
        if id not in found:
            fail(id, f"no way leads from here to {next(iter(nodes))}: the map falls apart")


def _check_areas(nodes: dict[str, Any], joined: dict[str, set[str]], fail: Fail) -> None:
    areas: dict[str, set[str]] = {}
    for id, node in nodes.items():
        if node["kind"] == "start":
            areas.setdefault(node["area"], set()).add(id)
    for area, starts in areas.items():
        found, front = set(), {min(starts)}
        while front:
            found |= front
            front = {other for id in front for other in joined[id] if other in starts} - found
        if found != starts:
            fail(f"area {area}", f"{sorted(starts - found)} are not joined to the other starts of the area")
        for id in sorted(starts):
            for other in sorted(joined[id]):
                if nodes[other]["kind"] == "start" and nodes[other]["area"] != area:
                    fail(id, f"it is joined to {other}, a start of another area")


def _reach(nodes: dict[str, Any], joined: dict[str, set[str]], *, through_rooms: bool) -> set[str]:
    """The nodes one can come to from the starts; the blank end of the portal only through the numbered one."""
    found: set[str] = set()
    front = {id for id, node in nodes.items() if node["kind"] == "start"}
    while front:
        found |= front
        onward = set()
        for id in front:
            if nodes[id]["kind"] == "room" and not through_rooms:
                continue
            onward |= {other for other in joined[id] if nodes[other]["kind"] != "portal_out"}
            if "to" in nodes[id]:
                onward.add(nodes[id]["to"])
        front = onward - found
    return found


def _check_fight(
    monster: dict[str, Any], nodes: dict[str, Any], joined: dict[str, set[str]], reached: set[str], fail: Fail
) -> None:
    """Without killing anybody else, its room can be reached and some number be used."""
    room = next(id for id, node in nodes.items() if node.get("monster") == monster["id"])
    if not any(door in reached and nodes[door]["kind"] != "room" for door in joined[room]):
        fail(room, f"{monster['id']!r} cannot be reached without another kill")
    keys = [id for id, node in nodes.items() if node.get("unlocks") == monster["id"]]
    if not monster["black"] and not any(key in reached for key in keys):
        fail(monster["id"], "none of its numbers can be used without another kill")
