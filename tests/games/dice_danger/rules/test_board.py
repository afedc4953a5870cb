"""What the rules know of a sheet: read from its file, by the names that stand there."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dice_danger.rules.board import Board
from dungeon_widgets.games.dice_danger.rules.content import SHEETS, read_sheet, sheet_data
from dungeon_widgets.games.dice_danger.rules.every import every_action

from ..helpers import game

EVEN = range(2, 13, 2)


@pytest.fixture(params=SHEETS)
def sheet(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def board_and_data(sheet: str) -> tuple[Board, dict[str, Any]]:
    data = sheet_data(sheet)
    return Board(read_sheet(data)), data


def of_kind(data: dict[str, Any], *kinds: str) -> list[str]:
    return sorted(node["id"] for node in data["nodes"] if node["kind"] in kinds)


def test_a_board_knows_the_spaces_of_each_kind(sheet: str) -> None:
    # FR p. 2: cases Départ, normales, d'activation et spéciales
    board, data = board_and_data(sheet)
    assert list(board.ids) == sorted(node["id"] for node in data["nodes"])
    for kinds, mask in {
        ("start",): board.starts,
        ("room",): board.rooms,
        ("rubble",): board.rubble,
        ("portal_out",): board.never,
        ("gem",): board.gems,
        ("coin",): board.coins,
        ("chest",): board.chests,
        ("fist",): board.fists,
        ("gem", "coin", "chest", "fist"): board.prizes,
    }.items():
        assert board.names(mask) == of_kind(data, *kinds), kinds
    assert [board.ids[cloud] for cloud in board.clouds] == [
        node["id"] for node in data["nodes"] if node["kind"] == "cloud"
    ]
    for i, id in enumerate(board.ids):
        beside = {end for edge in data["edges"] if id in edge for end in edge} - {id}
        assert set(board.names(board.joined[i])) == beside
        assert [actions[i] for actions in (*board.cross_actions, board.torch_actions)] == [
            ("cross", 0, id),
            ("cross", 1, id),
            ("torch", id),
        ]
    areas = {node["area"] for node in data["nodes"] if "area" in node}
    assert {area: board.names(mask) for area, mask in board.areas.items()} == {
        area: sorted(node["id"] for node in data["nodes"] if node.get("area") == area) for area in areas
    }


def test_a_total_crosses_the_spaces_and_wounds_the_monsters_with_its_number(sheet: str) -> None:
    # FR p. 3: the number of a space, the black numbers of a monster; a double fits a double, and its fist
    board, data = board_and_data(sheet)
    black = {monster["id"]: monster["black"] for monster in data["monsters"]}
    for total in range(13):
        fits = [
            node["id"]
            for node in data["nodes"]
            if (node.get("n") == total and node["kind"] != "fist")
            or total in black.get(node.get("monster"), [])
        ]
        assert board.names(board.fits[total]) == sorted(fits), total
        doubles = [
            node["id"]
            for node in data["nodes"]
            if total in EVEN and (node["kind"] == "double" or (node["kind"] == "fist" and node["n"] == total))
        ]
        assert board.names(board.doubles[total]) == sorted(doubles), total
    assert len(board.fits) == len(board.doubles) == 13


def test_a_board_knows_its_monsters_and_where_they_are(sheet: str) -> None:
    # FR Les monstres
    board, data = board_and_data(sheet)
    room = {node["monster"]: node["id"] for node in data["nodes"] if node["kind"] == "room"}
    for slot, (monster, read) in enumerate(zip(data["monsters"], board.monsters, strict=True)):
        assert (board.slots[monster["id"]], board.ids[board.room[slot]]) == (slot, room[monster["id"]])
        assert board.slot_at[board.room[slot]] == slot
        assert (board.boss == slot) == monster["boss"] == read.boss
        assert (read.id, read.name, read.hp, read.hearts) == tuple(
            monster[key] for key in ("id", "name", "hp", "skulls")
        )
        assert read.the == monster.get("the", monster["name"])
        assert (read.black, read.white, read.gems) == tuple(
            tuple(monster[key]) for key in ("black", "white", "gems")
        )
        assert read.armoured == ("armoured" in monster)
        kill = monster.get("on_kill", {"wound": None, "boxes": 0})
        assert (read.wounds, read.boxes) == (kill["wound"], kill["boxes"])
    assert board.monsters_in(board.costly) == [each["id"] for each in data["monsters"] if each["skulls"]]
    assert board.monsters_in(board.armour) == [
        each["id"] for each in data["monsters"] if each.get("armoured")
    ]


def test_a_bonus_counts_its_spaces_its_monsters_or_two_start_areas(sheet: str) -> None:
    # FR Les bonus
    board, data = board_and_data(sheet)
    room = {node["monster"]: node["id"] for node in data["nodes"] if node["kind"] == "room"}
    for bonus, read, mask in zip(data["bonuses"], board.bonuses, board.counted, strict=True):
        counted = {
            "count": lambda bonus: of_kind(data, bonus["kind"]),
            "kill": lambda bonus: sorted(room[monster] for monster in bonus["monsters"]),
            "link": lambda bonus: sorted(
                node["id"] for node in data["nodes"] if node.get("area") in bonus["areas"]
            ),
        }[bonus["type"]](bonus)
        assert board.names(mask) == counted
        assert (read.id, read.type, read.gems) == (bonus["id"], bonus["type"], tuple(bonus["gems"]))
        assert (read.areas, read.monsters) == (
            tuple(bonus.get("areas", ())),
            tuple(bonus.get("monsters", ())),
        )
        assert (read.kind, read.need, read.of) == (
            bonus.get("kind"),
            bonus.get("need", 0),
            bonus.get("of", 0),
        )


def test_every_action_has_its_place_in_one_list(sheet: str) -> None:
    # ours: an action can be called by its number
    board, data = board_and_data(sheet)
    found = every_action(board)
    assert found == sorted(set(found))
    crossed = sorted({*board.ids} - {*of_kind(data, "portal_out")})
    numbers = data.get("cloud_numbers", [])
    pairs = list(combinations_with_replacement(range(1, 7), 2))
    assert set(found) == {
        *(("pair", *one, *two) for one, two in combinations_with_replacement(pairs, 2)),
        *(("cross", which, id) for which in (0, 1) for id in crossed),
        *(("torch", id) for id in crossed),
        *(("chest", id) for id in ("hearts", "torches", "black_dice")),
        *(("number", id, n) for id in of_kind(data, "cloud") for n in numbers),
        ("end",),
        ("accept",),
        ("decline",),
    }
    assert Counter(action[0] for action in found)["pair"] == 231


def test_a_choice_of_a_game_is_one_of_the_list(sheet: str) -> None:
    # ours: an action can be called by its number
    table, rng = game(sheet), Random(3)
    known, state = set(every_action(table.board)), table.start()
    for _ in range(60):
        if state.to_move == OVER:
            break
        assert state.to_move == CHANCE or set(state.legal()) <= known
        state.apply(state.draw(rng) if state.to_move < 0 else table.hints.habit(state, rng))
