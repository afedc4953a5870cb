"""The quest racer plays Boons of a moment where they help, and keeps them where they do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.games.dungeons.play.bots import RacerBot
from dungeon_widgets.games.dungeons.rules.records import Task, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import table

LOCKED = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-sanctum", 2, 1))
SANCTUM = (Tile("m-sanctum", 0, -1),)
FAR = (Tile("m-cross1", 1, 0), Tile("m-cross2", 2, 0), Tile("m-fork1", 3, 0), Tile("m-sanctum", 4, 0))


def choice(state: DungeonsState) -> tuple[object, ...]:
    return RacerBot(state.game).choose(Eyes(state, state.to_move), Random(0))


def hero(card: str, **more: Any) -> dict[str, Any]:
    return {"hand": [card], "glory": 3, "tasks": ["q-draky"], **more}


CASES: list[tuple[str, dict[str, Any], tuple[Tile, ...], dict[str, Any]]] = [
    # the card, a hero whom it helps, the dungeon, and what is otherwise where it does not
    ("o-cry", {"cell": (0, -1)}, SANCTUM, {"cell": (0, 0)}),
    ("o-key", {"cell": (1, 0)}, LOCKED, {"cell": (0, 0)}),
    ("o-wind", {"life": 2}, FAR, {"life": 6}),
    ("o-cleanse", {"banes": ["b-veil"]}, SANCTUM, {"banes": []}),
    ("o-insight", {}, SANCTUM, {"glory": 1}),
    ("o-fickle", {"tasks": ["q-draky", "q-vault"]}, SANCTUM, {"tasks": ["q-draky"]}),
    ("o-teleport", {}, FAR, {"cell": (3, 0)}),
]


@pytest.mark.parametrize(("card", "helped", "tiles", "otherwise"), CASES, ids=[case[0] for case in CASES])
def test_a_boon_is_played_where_it_helps(
    card: str, helped: dict[str, Any], tiles: tuple[Tile, ...], otherwise: dict[str, Any]
) -> None:
    state = table(hero(card, **helped), {}, tiles=tiles)
    assert ("play", card) in state.legal()
    assert choice(state) == ("play", card)
    kept = table(hero(card, **{**helped, **otherwise}), {}, tiles=tiles)
    assert choice(kept) != ("play", card)


def test_magic_is_prepared_for_a_test_of_magic_and_not_for_a_fight() -> None:
    tiles = (Tile("m-sanctum", 0, -1),)
    me = {"hand": ["o-surge"], "glory": 3, "cell": (0, -1), "hero": "h-paladin"}
    magic = table({**me, "tasks": [Task("q-phylactery", (0,))]}, {}, tiles=tiles)
    assert ("attempt", "q-phylactery") in magic.legal()
    assert choice(magic) == ("play", "o-surge")
    magic.apply(("play", "o-surge"))
    assert choice(magic) == ("attempt", "q-phylactery")
    melee = table({**me, "tasks": ["q-draky"]}, {}, tiles=tiles)
    assert choice(melee) == ("attempt", "q-draky")


def test_it_goes_through_the_wall_that_shortens_the_way() -> None:
    # The east side of the sanctum is a wall; by its door in the north it is three spaces and a lock away.
    tiles = (Tile("m-cross1", 0, -1), Tile("m-cross2", -1, -1), Tile("m-sanctum", -1, 0))
    state = table(hero("o-budge"), {}, tiles=tiles)
    assert choice(state) == ("play", "o-budge")
    state.apply(("play", "o-budge"))
    while state.heroes[0].cell == (0, 0):
        state.apply(choice(state) if state.to_move == 0 else ("pass",))
    assert state.heroes[0].cell == (-1, 0)
    near = table(hero("o-budge", cell=(-1, -1)), {}, tiles=tiles)
    assert choice(near) == ("try", 2)
