"""Hearts, torches, black dice."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dice_danger.rules.scoring import gems as gems_of

from ..helpers import at, can, cross, do, game, idle, pair, sheet, torchable, write

AT_CHEST = {"crossed": ["S9", "P11", "D2", "P12"]}
TORCHES = {"chests": ["torches"], "torches": 2}


def test_a_chest_space_opens_one_of_three_chests() -> None:
    # FR Les coffres: il débloque l'un des trois coffres au choix
    state = at(game(), AT_CHEST, dice=(1, 2, 3, 3, 1))
    pair(state, 3, 6)
    cross(state, "C3")
    assert state.legal() == [("chest", "black_dice"), ("chest", "hearts"), ("chest", "torches")]
    assert state.why_not(("end",)) == "not_in_chest"


@pytest.mark.parametrize(
    ("chest", "hearts", "gems", "torches", "black"),
    [("hearts", 3, 1, 0, 3), ("torches", 0, 0, 2, 3), ("black_dice", 0, 0, 0, 6)],
)
def test_each_chest_holds_its_own_thing_and_no_other(
    chest: str, hearts: int, gems: int, torches: int, black: int
) -> None:
    # FR Les coffres: points de vie et une gemme, deux torches, ou trois dés noirs
    state = at(game(), AT_CHEST, dice=(1, 2, 3, 3, 1))
    pair(state, 3, 6)
    cross(state, "C3")
    before = gems_of(state.heroes[0])
    do(state, ("chest", chest))
    now = sheet(state)
    assert (now["hearts"], now["torches"], now["black"]) == (hearts, torches, black)
    assert gems_of(state.heroes[0]) - before == gems


def test_hearts_are_three_more_boxes_and_a_gem() -> None:
    # FR Points de Vie: 3 cases supplémentaires, et immédiatement 1 gemme
    state = at(game(), AT_CHEST | {"lost": 3}, dice=(1, 2, 3, 3, 1))
    pair(state, 3, 6)
    cross(state, "C3")
    do(state, ("chest", "hearts"))
    assert sheet(state)["hearts"] == 3
    assert sheet(state)["lost"] == 3  # ruling 19: heals nothing
    assert state.view(0)["players"][0]["score"][0]["points"] == 3


def test_black_dice_are_three_more_symbols() -> None:
    # FR Dés noirs: 3 symboles supplémentaires
    state = at(game(), AT_CHEST | {"black": 1}, dice=(1, 2, 3, 3, 1))
    pair(state, 3, 6)
    cross(state, "C3")
    do(state, ("chest", "black_dice"))
    assert sheet(state)["black"] == 4


def test_the_second_chest_holds_something_else() -> None:
    # ruling 18: one tick box each
    state = at(game(), AT_CHEST | TORCHES, dice=(1, 2, 3, 3, 1))
    pair(state, 3, 6)
    cross(state, "C3")
    assert ("chest", "torches") not in state.legal()
    assert state.why_not(("chest", "torches")) == "chest_opened"


def test_a_torch_crosses_a_box_next_to_a_crossed_one() -> None:
    # FR Torche: barrer immédiatement 1 case, adjacente à une case déjà barrée
    state = at(game(), {"crossed": ["S6"], **TORCHES}, dice=(6, 6, 6, 6, 6))
    pair(state, 12, 12)
    assert torchable(state, "P3")
    assert not torchable(state, "K1")
    assert state.why_not(("torch", "K1")) == "not_joined"
    cross(state, "torch:P3", "torch:K1")  # both in one turn, in any order
    assert sheet(state)["torches"] == 0
    assert state.why_not(("torch", "K3")) == "no_torch"


def test_a_torch_needs_neither_number_nor_double() -> None:
    # ruling 14: fist, double, chest, with their effect; or a wound on a reached monster whatever its numbers
    crossed = ["S6", "P3", "K1", "S9", "P11", "P12", "K7"]
    state = at(game(), {"crossed": crossed, **TORCHES}, dice=(6, 6, 6, 6, 6))
    pair(state, 12, 12)
    assert all(torchable(state, node) for node in ("F4", "D2", "C3", "M_pup", "M_boss"))
    cross(state, "torch:F4")
    assert set(sheet(state)["wounds"].values()) == {1}
    cross(state, "torch:C3")
    assert state.phase == "chest"


def test_a_torch_crosses_a_cloud_or_one_box_of_rubble() -> None:
    # ruling 14
    state = at(game("puzzled_pyramid"), {"crossed": ["P1"], **TORCHES}, dice=(6, 6, 6, 6, 6))
    pair(state, 12, 12)
    assert torchable(state, "N1")
    state = at(game("clumsy_cultists"), {"crossed": ["P4"], **TORCHES}, dice=(6, 6, 6, 6, 6))
    pair(state, 12, 12)
    cross(state, "torch:R5")
    assert sheet(state)["half"] == ["R5"]
    cross(state, "torch:R5")
    assert "R5" in sheet(state)["crossed"]


def test_a_torch_cannot_cross_a_start_that_stands_alone() -> None:
    # ruling 15: the text asks for adjacency
    state = at(game(), {"crossed": ["S6"], **TORCHES}, dice=(6, 6, 6, 6, 6))
    pair(state, 12, 12)
    assert not torchable(state, "S7")
    assert torchable(state, "S3")  # joined to S6


def test_a_torch_does_not_replace_a_missing_cross() -> None:
    # FR: cette action vient s'ajouter à vos deux croix habituelles; ruling 16
    state = at(game(), {"crossed": ["S6", "S12"], **TORCHES}, dice=(6, 6, 6, 6, 6))
    pair(state, 12, 12)
    cross(state, "torch:P3")
    do(state, ("end",))
    assert sheet(state)["lost"] == 2


def test_a_torch_may_open_the_way_for_a_pair() -> None:
    # ruling 16, ruling 1: the 3 or 4 crosses in the order of one's choice
    state = at(game(), {"crossed": ["S6"], **TORCHES}, dice=(1, 2, 6, 6, 6))
    pair(state, 3, 12)
    assert not can(state, "K1")
    cross(state, "torch:P3")
    cross(state, "K1")
    assert "K1" in sheet(state)["crossed"]


def test_a_torch_may_be_used_in_the_roll_its_chest_was_opened_by_anybody() -> None:
    # ruling 17: at once, both in one roll, as a passive player
    state = at(game(), {}, AT_CHEST, dice=(1, 2, 3, 3, 1))
    idle(state)
    pair(state, 3, 6)
    cross(state, "C3")
    do(state, ("chest", "torches"))
    cross(state, "torch:K7", "torch:M_boss")
    assert sheet(state, 1)["wounds"]["boss"] == 1


def test_a_chest_may_be_crossed_by_a_torch() -> None:
    # ruling 14: with its effect
    state = at(game(), AT_CHEST | TORCHES, dice=(6, 6, 6, 6, 6))
    pair(state, 12, 12)
    cross(state, "torch:C3")
    do(state, ("chest", "hearts"))
    assert sheet(state)["chests"] == ["torches", "hearts"]


def test_hearts_are_not_counted_in_a_tie() -> None:
    # ruling 19: not counted for the tie-break
    table = game()
    state = at(
        table,
        {"lost": 1, "hearts": 0, "chests": ["torches"]},
        {"lost": 1, "hearts": 2, "chests": ["black_dice"]},
    )
    from dungeon_widgets.games.dice_danger.rules.scoring import winners

    assert winners(state.heroes, "most_life_lost") == [0, 1]
    used = {"lost": 1, "hearts": 0, "chests": ["hearts"]}  # all three green boxes crossed
    kept = {"lost": 1, "hearts": 3, "chests": ["hearts"]}
    assert winners(at(table, used, kept).heroes, "most_life_lost") == [0, 1]
    assert winners(at(table, used, kept).heroes, "least_life_lost") == [0, 1]


def test_black_symbols_are_for_passive_players() -> None:
    # FR Dés noirs: utilisables lorsque vous êtes joueur passif
    state = at(game(), {"black": 6}, dice=(2, 4, 5, 5, 3))
    write(state, 5, 10, "S5", "S10")
    assert sheet(state)["black"] == 6
