"""What a pair may cross, and what missing a cross costs."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dice_danger.rules.content import SHEETS

from ..helpers import at, can, cross, do, game, idle, of_kind, pair, sheet, torchable, write


@pytest.mark.parametrize("name", SHEETS)
def test_every_start_space_can_be_crossed_at_once(name: str) -> None:
    # FR p. 5 Remarque: les cases Départ peuvent toujours être barrées, même non reliées
    table = game(name)
    for total in range(2, 13):
        a = max(1, total - 6)
        state = at(table, dice=(a, total - a, a, total - a, 1))
        pair(state, total, total)
        assert can(state, f"S{total}")


def test_a_space_needs_a_crossed_neighbour() -> None:
    # FR p. 4: une case directement reliée à au moins une case déjà barrée
    state = at(game(), dice=(3, 3, 3, 4, 1))
    pair(state, 6, 7)
    assert can(state, "S6")
    assert not can(state, "P3")
    assert state.why_not(("cross", 1, "P3")) == "not_joined"


def test_the_second_cross_may_use_what_the_first_opened() -> None:
    # ruling 1: the order is the player's
    state = at(game(), dice=(3, 3, 3, 4, 1))
    pair(state, 6, 7)
    cross(state, "S6", "P3")
    assert sheet(state)["crossed"] == ["P3", "S6"]


def test_the_number_must_be_the_sum() -> None:
    # FR p. 4: une case de même valeur
    state = at(game(), {"crossed": ["S6"]}, dice=(3, 3, 3, 5, 1))
    pair(state, 6, 8)
    assert not can(state, "P3")
    assert state.why_not(("cross", 0, "S7")) == "wrong_number"


def test_a_crossed_space_cannot_be_used_again() -> None:
    # FR p. 4: ces cases ne peuvent plus être utilisées ultérieurement
    state = at(game(), {"crossed": ["S6"]}, dice=(3, 3, 3, 3, 1))
    pair(state, 6, 6)
    assert not can(state, "S6")
    assert state.why_not(("cross", 0, "S6")) == "already_crossed"
    hero = {"crossed": ["S6"], "torches": 1, "chests": ["torches"]}
    state = at(game(), hero, dice=(1, 2, 3, 4, 1))
    pair(state, 7, 3)
    cross(state, "P3")
    assert not torchable(state, "P3")
    cross(state, "K1")  # its neighbour: P3 does not come within reach again
    assert not torchable(state, "P3")


def test_a_double_space_needs_any_two_equal_dice() -> None:
    # FR p. 5: deux dés de même valeur au choix
    hero = {"crossed": ["S9", "P11"]}
    for face in range(1, 7):
        state = at(game(), hero, dice=(face, face, 1 + face % 6, 1 + (face + 1) % 6, 1))
        do(state, next(a for a in state.legal() if (face, face) in (a[1:3], a[3:5])))
        assert can(state, "D2")
    state = at(game(), hero, dice=(1, 3, 2, 6, 1))
    do(state, ("pair", 1, 3, 2, 6))
    assert not can(state, "D2")
    assert state.why_not(("cross", 0, "D2")) == "needs_double"


def test_a_pair_is_used_once() -> None:
    # FR p. 4: deux résultats, une case chacun
    state = at(game(), dice=(3, 3, 3, 4, 1))
    pair(state, 6, 7)
    which = next(a for a in state.legal() if a[2] == "S6")[1]
    cross(state, "S6")
    assert state.why_not(("cross", which, "S3")) == "pair_used"


def test_pairs_may_be_chosen_badly_and_left_unused_for_a_life_each() -> None:
    # ruling 2: free choice of pairing; a usable pair may be dropped at 1 life
    state = at(game(), dice=(3, 3, 3, 4, 1))
    pair(state, 6, 7)
    assert can(state, "S7")
    do(state, ("end",))
    assert sheet(state)["lost"] == 2


@pytest.mark.parametrize(("crosses", "lost"), [((), 2), (("S6",), 1), (("S6", "S7"), 0)])
def test_each_cross_not_made_costs_a_life_box(crosses: tuple[str, ...], lost: int) -> None:
    # FR p. 5: pour toute croix non faite, barrer une case de la barre de Points de Vie
    state = at(game(), dice=(3, 3, 3, 4, 1))
    write(state, 6, 7, *crosses)
    assert sheet(state)["lost"] == lost


def test_two_equal_totals_are_two_crosses() -> None:
    # ruling 3: both may hit one monster
    hero = {"crossed": ["S6", "P3", "K1"]}
    state = at(game(), hero, dice=(5, 6, 5, 6, 1))
    write(state, 11, 11, "M_pup", "M_pup")
    assert sheet(state)["wounds"]["pup"] == 2
    assert sheet(state)["lost"] == 0


def test_gems_and_gold_are_ticked_at_once() -> None:
    # FR Les trésors: chaque case permet de cocher une case du tableau de score
    state = at(game("clumsy_cultists"), {"crossed": ["S4", "S8", "P1", "K1"]}, dice=(1, 1, 1, 2, 6))
    pair(state, 2, 3)
    cross(state, "G1", "O4")
    score = {line["key"]: line for line in state.view(0)["players"][0]["score"]}
    assert (score["gem"]["n"], score["gem"]["points"]) == (1, 3)
    assert (score["coin"]["n"], score["coin"]["points"]) == (1, 2)


def test_a_grey_space_unlocks_its_own_number_for_its_room() -> None:
    # FR Les monstres: noircir le nombre blanc correspondant; ruling 12
    state = at(game(), {"crossed": ["S6", "P3"]}, dice=(1, 2, 1, 2, 6))
    do(state, ("pair", 1, 2, 1, 2))
    assert not can(state, "M_pup")  # 3 is white still
    cross(state, "K1")
    assert can(state, "M_pup")  # at once, in the same roll
    cross(state, "M_pup")
    pup = state.view(0)["players"][0]["monsters"][0]
    assert (pup["numbers"], pup["locked"], pup["wounds"]) == ([3, 11], [4], 1)
    growler = state.view(0)["players"][0]["monsters"][1]
    assert growler["locked"] == [3, 9]  # its own 3 is another grey's


def test_a_white_number_does_not_wound_before_it_is_unlocked() -> None:
    # FR Les monstres: les nombres en blanc doivent d'abord être « débloqués »
    state = at(game(), {"crossed": ["S6", "P3", "K1"]}, dice=(1, 3, 5, 6, 1))
    pair(state, 4, 11)
    assert state.why_not(("cross", 0, "M_pup")) == "number_locked"
    cross(state, "M_pup")  # the black 11 always does
    assert sheet(state)["wounds"]["pup"] == 1


def test_a_monster_is_wounded_only_once_its_room_is_reached() -> None:
    # FR p. 5: il doit d'abord avoir atteint cette salle via des cases barrées; ruling 11
    state = at(game(), {"crossed": ["S6", "P3"]}, dice=(5, 6, 5, 6, 1))
    pair(state, 11, 11)
    assert not can(state, "M_pup")
    assert state.why_not(("cross", 0, "M_pup")) == "not_reached"


def test_a_living_monster_bars_the_way() -> None:
    # FR p. 2: les monstres vous barrent le passage; p. 5: il faut au préalable tuer le monstre
    hero = {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}
    state = at(game(), hero, dice=(1, 1, 5, 6, 1))
    pair(state, 2, 11)
    assert not can(state, "G1")
    cross(state, "M_pup", "G1")  # dead: its other doors open in the same roll
    assert "G1" in sheet(state)["crossed"]


def test_a_dead_monster_takes_no_more_wounds() -> None:
    # FR p. 2: dès qu'il subit sa dernière blessure, il meurt
    state = at(
        game(), {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 4}, "first": ["pup"]}, dice=(5, 6, 5, 6, 1)
    )
    pair(state, 11, 11)
    assert not can(state, "M_pup")
    assert state.why_not(("cross", 0, "M_pup")) == "already_dead"
    state = at(game(), {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}, dice=(5, 6, 5, 6, 1))
    pair(state, 11, 11)
    cross(state, "M_pup")  # its last box
    assert not can(state, "M_pup")


def test_a_room_killed_from_afar_opens_when_a_door_is_reached() -> None:
    # ruling 10
    state = at(
        game(), {"crossed": ["S6", "P3"], "wounds": {"pup": 4}, "first": ["pup"]}, dice=(1, 1, 1, 2, 6)
    )
    pair(state, 2, 3)
    assert not can(state, "G1")
    cross(state, "K1")  # a door
    assert can(state, "G1")


def test_a_kill_from_afar_opens_nothing_by_itself() -> None:
    # ruling 10: killed by a fist far away
    hero = {"crossed": ["S6", "P3", "K2"], "wounds": {"pup": 3}}
    state = at(game(), hero, dice=(3, 3, 1, 1, 6))
    do(state, ("pair", 1, 1, 3, 3))
    cross(state, "F6")
    assert sheet(state)["wounds"]["pup"] == 4
    assert not can(state, "G1")


def test_what_was_written_is_shown_at_the_end_of_the_roll() -> None:
    # FR Les monstres: announced once all have finished; ruling 4 needs nobody to write later than another
    state = at(game(), dice=(3, 3, 3, 4, 1))
    write(state, 6, 7, "S6", "S7")
    events = idle(state)
    assert of_kind(events, "wrote")[0]["marks"] == [["S6", 0], ["S7", 1]]
