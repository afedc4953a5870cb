"""The life track: penalties, the skull, the end of an adventurer."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine import OVER
from dungeon_widgets.games.dice_danger.rules.scoring import places

from ..helpers import at, game, idle, of_kind, sheet, write

PENALTY = [0, 0, -1, -2, -4, -6, -9, -12, -16, -20]


@pytest.mark.parametrize("lost", range(10))
def test_the_penalty_is_the_topmost_box_not_crossed(lost: int) -> None:
    # FR p. 5: la valeur inscrite dans la case non barrée la plus haute; ruling 20
    state = at(game(), {"lost": lost})
    assert state.scores()[0] == PENALTY[lost]
    assert state.view(0)["players"][0]["penalty"] == PENALTY[lost]


def test_whoever_crosses_the_skull_is_eliminated() -> None:
    # FR p. 5: le joueur qui barre la tête de mort est éliminé; ruling 21
    state = at(game(), {"lost": 9}, {})
    idle(state)
    events = idle(state)
    assert of_kind(events, "out") == [{"seat": 0}]
    assert state.view(1)["players"][0]["out"]


def test_the_eliminated_neither_roll_nor_write_any_more() -> None:
    # ruling 21: stops playing
    state = at(game(players=3), {}, {"lost": 9}, {})
    for _ in range(3):
        idle(state)
    assert state.active == 2  # seat 1 would have been next
    state.apply(("roll", 1, 2, 3, 4, 5))
    movers = []
    while state.to_move >= 0:
        movers.append(state.to_move)
        idle(state)
    assert movers == [2, 0]


def test_the_eliminated_rank_below_every_living_player() -> None:
    # ruling 21: ranks last with no score
    rich = {"lost": 10, "wounds": {"boss": 12}, "first": ["boss"]}
    state = at(game(), rich, {"lost": 9}, active=1)
    assert state.scores() == [-21, -20]


def test_the_eliminated_share_the_last_place_whatever_they_had() -> None:
    # ruling 21: no score, so nothing to tell them apart
    rich = {"lost": 10, "wounds": {"boss": 12}, "first": ["boss"]}
    state = at(game(players=3), rich, {"lost": 9}, {"lost": 10}, active=1)
    assert places(state.heroes, "most_life_lost") == [2, 1, 2]


def test_the_kills_of_the_eliminated_count_for_the_end() -> None:
    # ruling 21: their earlier kills still count
    table = game()
    names = [monster.id for monster in table.board.monsters]
    hp = {monster.id: monster.hp for monster in table.board.monsters}
    most = [name for name in names if name != "pup"]
    dead = {"lost": 10, "wounds": {name: hp[name] for name in most}, "first": most}
    alive = {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}
    state = at(table, dead, alive, active=1, dice=(5, 6, 1, 2, 1))
    events = write(state, 11, 3, "S3", "M_pup")
    assert state.to_move == OVER
    assert of_kind(events, "over")[0]["seats"] == [1]


def test_the_game_ends_when_nobody_is_left() -> None:
    # ruling 21: if nobody is left, game over, and nobody wins
    state = at(game(), {"lost": 9}, {"lost": 9})
    idle(state)
    events = idle(state)
    assert state.to_move == OVER
    assert of_kind(events, "over")[0]["seats"] == []
    assert state.view(0)["winners"] == []


def test_green_boxes_are_crossed_first() -> None:
    # FR Les coffres: commencez par barrer ces trois cases vertes; ruling 19
    state = at(game(), {"lost": 3, "hearts": 1, "chests": ["hearts"]})
    idle(state)
    assert (sheet(state)["hearts"], sheet(state)["lost"]) == (0, 4)


def test_hearts_lost_to_a_monster_may_eliminate_and_the_kill_stands() -> None:
    # ruling 22
    hero = {"crossed": ["P12", "K7"], "wounds": {"boss": 11}, "lost": 8}
    state = at(game(), hero, {}, dice=(1, 3, 6, 6, 1))
    write(state, 4, 12, "M_boss", "S12")
    events = idle(state)
    assert of_kind(events, "kill")[0] == {"monster": "boss", "seats": [0], "first": True, "gems": 6}
    assert of_kind(events, "out") == [{"seat": 0}]
    assert sheet(state)["first"] == ["boss"]
