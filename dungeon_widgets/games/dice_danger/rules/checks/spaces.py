"""Spaces with their numbers, and the ways between them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .fields import Fail

NUMBERED = {"start", "plain", "grey", "gem", "coin", "chest", "fist", "rubble", "portal_in", "footprint"}
BLANK = {"double", "cloud", "portal_out", "room"}
UNLOCKING = {"grey", "footprint"}


def check_nodes(data: dict[str, Any], fail: Fail) -> None:
    """Each space by itself, and a start for each number."""
    for id, count in Counter(node["id"] for node in data["nodes"]).items():
        if count > 1:
            fail(id, "this id is used twice")
    for node in data["nodes"]:
        _check_node(node, fail)
    starts = sorted(node["n"] for node in data["nodes"] if node["kind"] == "start")
    if starts != list(range(2, 13)):
        fail("starts", f"each number from 2 to 12 must be there once, not {starts}")


def _check_node(node: dict[str, Any], fail: Fail) -> None:
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


def check_edges(data: dict[str, Any], fail: Fail) -> None:
    """Each way joins two nodes, once."""
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
