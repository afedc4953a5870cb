"""Five dice, two pairs, and who may use the black die."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from dungeon_widgets.engine import CHANCE
from dungeon_widgets.games.dice_danger import pairings
from dungeon_widgets.games.dice_danger.rules.dice import all_pairings, white_pairings

from ..helpers import at, do, game, idle, pair, sheet


def test_a_die_is_used_only_once() -> None:
    # FR Déroulement d'un tour: un même dé ne doit être utilisé qu'une seule fois
    for roll in ((1, 2, 3, 4), (2, 2, 5, 6), (3, 3, 3, 3)):
        for one, two in pairings(roll):
            assert sorted(one + two) == list(roll)


def test_the_active_player_has_nine_pairings_and_the_passive_ones_two() -> None:
    # FR Exemple p. 4: 9 combinaisons, les joueurs passifs seulement les deux dernières
    state = at(game(), dice=(2, 4, 5, 5, 3))
    assert len(state.legal()) == 9
    idle(state)
    state.heroes[1].black = 0
    assert state.legal() == [("pair", 2, 4, 5, 5), ("pair", 2, 5, 4, 5)]


def test_a_passive_player_buys_the_nine_pairings_with_a_symbol() -> None:
    # FR p. 4: à moins qu'ils ne cochent un de leurs 3 symboles « dés noirs »
    state = at(game(), dice=(2, 4, 5, 5, 3))
    idle(state)
    assert len(state.legal()) == 9
    do(state, ("pair", 2, 3, 5, 5))
    assert sheet(state, 1)["black"] == 2


def test_a_pairing_of_white_dice_costs_no_symbol() -> None:
    # FR p. 5: a symbol is crossed to use the black die, not otherwise
    state = at(game(), dice=(2, 4, 5, 5, 5))
    idle(state)
    do(state, ("pair", 2, 4, 5, 5))  # the black 5 is not needed for it
    assert sheet(state, 1)["black"] == 3


def test_the_black_die_is_free_for_the_active_player() -> None:
    # FR p. 5: le joueur actif peut toujours utiliser le dé noir
    state = at(game(), {"black": 0}, dice=(2, 4, 5, 5, 3))
    do(state, ("pair", 2, 3, 5, 5))
    assert sheet(state)["black"] == 0


def test_without_a_symbol_a_passive_player_has_no_black_die() -> None:
    # FR p. 5: si ses trois symboles sont déjà barrés, il ne peut plus en bénéficier
    state = at(game(), {}, {"black": 0}, dice=(2, 4, 5, 5, 3))
    idle(state)
    assert state.why_not(("pair", 2, 3, 5, 5)) == "no_black_die"
    assert state.why_not(("pair", 1, 1, 1, 1)) == "no_such_pairs"


def test_the_active_player_changes_clockwise() -> None:
    # FR Déroulement d'un tour: chacun joue à tour de rôle dans le sens horaire
    state = at(game(players=3), active=1, dice=(1, 2, 3, 4, 5))
    assert state.to_move == 1
    for _ in range(3):
        idle(state)
    assert (state.active, state.to_move) == (2, CHANCE)


def test_the_first_seat_is_an_option() -> None:
    # FR Mise en place: the one who fought a monster last begins, which the players know
    state = game(players=3, first=2).start()
    assert state.active == 2


@pytest.mark.parametrize(("dice", "most"), [((1, 2, 3, 4), 3), ((1, 2, 3, 4, 6), 15)])
def test_pairings_are_merged_by_dice_and_not_by_sums(dice: tuple[int, ...], most: int) -> None:
    # ruling 36: 3 or 15, equal multisets of pairs merged
    assert len(pairings(dice)) == most
    assert ((1, 3), (2, 2)) in pairings((1, 2, 2, 3))
    assert ((1, 2), (2, 3)) in pairings((1, 2, 2, 3))
    assert len(pairings((1, 1, 3, 3))) == 2  # 2+6 by doubles, 4+4 by unlike dice
    assert pairings((2, 2, 2, 2)) == [((2, 2), (2, 2))]


def test_every_roll_has_the_pairings_of_a_plain_enumeration() -> None:
    for roll in product(range(1, 7), repeat=5):
        if list(roll[:4]) != sorted(roll[:4]):
            continue
        found = set()
        for a, b, c, d in [
            (a, b, c, d) for a in range(5) for b in range(5) for c in range(5) for d in range(5)
        ]:
            if len({a, b, c, d}) == 4:
                one, two = sorted((roll[a], roll[b])), sorted((roll[c], roll[d]))
                found.add(tuple(sorted((tuple(one), tuple(two)))))
        assert set(all_pairings(roll)) == found
        assert set(white_pairings(roll)) == set(pairings(roll[:4]))
        assert len(all_pairings(roll)) == len(found)
        if roll[0] == 3:  # the rest is the same by symmetry of the faces
            break


def test_the_roll_has_756_outcomes_that_weigh_7776() -> None:
    outcomes = game().start().chance()
    counted = Counter((tuple(sorted(roll[:4])), roll[4]) for roll in product(range(1, 7), repeat=5))
    assert len(outcomes) == 756
    assert {(action[1:5], action[5]): weight for action, weight in outcomes} == counted


def test_a_draw_is_a_roll_and_each_face_comes_as_often() -> None:
    state, rng = game().start(), Random(7)
    faces: Counter[int] = Counter()
    for _ in range(6000):
        action = state.draw(rng)
        assert state.why_not(action) is None
        faces.update(action[1:])
    for face in range(1, 7):
        assert abs(faces[face] / 30_000 - 1 / 6) < 4 * (5 / 36 / 30_000) ** 0.5


@pytest.mark.parametrize("dice", [[1, 2, 3], [1, 2, 3, 7], [0, 1, 2, 3], [True, 2, 3, 4], [1, 2, 3, 4, 5, 6]])
def test_what_is_no_roll_is_refused(dice: list[int]) -> None:
    with pytest.raises(ValueError, match=r"die shows 1 to 6|4 or 5 dice"):
        pairings(dice)


def test_everybody_must_make_two_pairs() -> None:
    # FR p. 3: chaque joueur doit composer 2 paires
    state = at(game(), dice=(1, 2, 3, 4, 5))
    assert state.why_not(("end",)) == "not_in_pair"
    pair(state, 3, 7)
    assert ("end",) in state.legal()


@pytest.mark.parametrize(("symbols", "may"), [(0, False), (1, True), (2, True)])
def test_the_last_black_symbol_counts_too(symbols: int, may: bool) -> None:
    # FR: a passive player crosses one to use the black die
    state = at(game(), {}, {"black": symbols}, dice=(2, 4, 5, 5, 3))
    idle(state)
    assert state.to_move == 1
    assert (("pair", 2, 3, 5, 5) in state.legal()) == may
    if may:
        do(state, ("pair", 2, 3, 5, 5))
        assert state.heroes[1].black == symbols - 1
