"""Everything on a sheet can be reached: small maps of a line of nodes, whole or with one thing wrong."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from dungeon_widgets.games.dice_danger.rules.checks.routes import check_routes

KINDS = {"S": "start", "P": "plain", "M": "room", "K": "grey", "I": "portal_in", "O": "portal_out"}


class RefusedError(Exception):
    """Which thing cannot be reached, and why."""


def fail(where: str, reason: str) -> NoReturn:
    raise RefusedError(f"{where}: {reason}")


def mapped(*ways: str, areas: str = "", white: str = "") -> str:
    """What is said of a map of these ways, such as ``S1-P1-M1``: the first letter of a node is its kind.

    Room M1 has the monster 1; the grey space K1 unlocks it, the portal I1 leads to O1. All starts are of the area west,
    but those named in `areas`, which are east; the monsters of `white` have white numbers alone.
    """
    ids = list(dict.fromkeys(id for way in ways for id in way.split("-")))
    nodes: list[dict[str, Any]] = []
    for id in ids:
        node: dict[str, Any] = {"id": id, "kind": KINDS[id[0]]}
        if id[0] == "S":
            node["area"] = "east" if id in areas.split() else "west"
        elif id[0] == "M":
            node["monster"] = id[1:]
        elif id[0] == "K":
            node["unlocks"] = id[1:]
        elif id[0] == "I":
            node["to"] = f"O{id[1:]}"
        nodes.append(node)
    edges = [list(pair) for way in ways for pair in zip(way.split("-"), way.split("-")[1:], strict=False)]
    monsters = [{"id": id[1:], "black": [] if id[1:] in white.split() else [7]} for id in ids if id[0] == "M"]
    try:
        check_routes({"nodes": nodes, "edges": edges, "monsters": monsters}, fail)
    except RefusedError as refusal:
        return str(refusal)
    return ""


@pytest.mark.parametrize(
    ("ways", "reason"),
    [
        (["S1-P1-M1"], ""),
        (["M1-P1-S1"], ""),
        (["S1-P1-M1-P2"], ""),  # behind a monster
        (["S1-P1-M1-P2-M2"], "M2: '2' cannot be reached without another kill"),
        (["S1-P1-M1-P2-M2", "P3-S1", "P3-M2"], ""),
        (["S1-P1-M1-M2"], "M2: '2' cannot be reached without another kill"),
        (["S1-P1", "P2-P3"], "P2: it cannot be reached even with all monsters dead"),
        (["S1-P1", "M1-P3"], "M1: '1' cannot be reached without another kill"),
    ],
)
def test_every_monster_can_be_fought_without_another_kill_and_every_space_be_reached(
    ways: list[str], reason: str
) -> None:
    # ours: a sheet of one's own must be playable
    assert mapped(*ways) == reason


def test_a_monster_of_white_numbers_has_a_key_before_it() -> None:
    # ours: a sheet of one's own must be playable
    assert mapped("S1-K1-M1", white="1") == ""
    assert mapped("S1-P1-M1-K1") == ""
    behind = "1: none of its numbers can be used without another kill"
    assert mapped("S1-P1-M1-K1", white="1") == behind
    assert mapped("S1-P1-M1-K1", "P1-K2-M2", white="1") == behind  # the key of another does not help
    assert mapped("S1-P1-M1-K1", "P1-K1", white="1") == ""


def test_the_starts_of_an_area_are_joined_and_those_of_two_are_not() -> None:
    # FR: a player begins at any start; its area is one
    assert mapped("S1-S2-S3-P1") == ""
    assert mapped("S1-S2-P1-S3") == "area west: ['S3'] are not joined to the other starts of the area"
    assert mapped("S1-S2-P1-S3", areas="S3") == ""
    assert mapped("S1-S2-S3-P1", areas="S3") == "S2: it is joined to S3, a start of another area"


def test_a_portal_leads_on_to_somewhere_and_is_gone_through_one_way() -> None:
    # FR Puzzled Pyramid: the blank end is crossed only through the other; ruling 28
    assert mapped("S1-I1", "O1-P1-S1") == ""
    assert mapped("S1-I1", "O1-P1") == ""
    assert mapped("S1-O1-P1", "S1-P2-I1") == ""
    assert mapped("S1-O1", "I1-P1") == "O1: it cannot be reached even with all monsters dead"
    assert mapped("S1-I1", "O1") == "O1: the portal leads nowhere"


def test_a_sheet_is_one_map() -> None:
    # ours: a sheet of one's own must be playable
    apart = mapped("S1-P1", "S2-P2", areas="S2")
    assert apart == "S2: no way leads from here to S1: the map falls apart"
    assert mapped("S1-P1-M1-P2-S2", areas="S2") == ""  # through a room
    assert mapped("S1-I1", "O1-P2-S2", areas="S2") == ""  # through the portal
    assert mapped("O1-P2-S2", "S1-I1", areas="S2") == ""
