"""The end of the game, points and ties."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine import CHANCE, OVER
from dungeon_widgets.games.dice_danger.rules.scoring import lines, places, points, winners

from ..helpers import at, game, idle, of_kind, sheet, write


def all_but_pup(table: Any) -> dict[str, Any]:
    others = [monster for monster in table.board.monsters if monster.id != "pup"]
    return {"wounds": {m.id: m.hp for m in others}, "first": [m.id for m in others]}


def test_the_game_ends_after_the_roll_in_which_the_last_unbeaten_monster_dies() -> None:
    # FR Fin de la partie: la partie s'arrête à l'issue du tour où un joueur a tué le dernier monstre invaincu
    table = game()
    one = all_but_pup(table)
    two = {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}
    state = at(table, one, two, active=1, dice=(5, 6, 1, 1, 6))
    write(state, 11, 2, "M_pup", "S2")
    assert state.to_move == 0  # the others still write this roll
    events = idle(state)
    assert state.to_move == OVER
    assert of_kind(events, "over")[0]["scores"] == state.scores()


def test_it_does_not_matter_who_killed_which_monster() -> None:
    # FR p. 3: peu importe qui a tué quel monstre; a monster killed by nobody keeps the game going
    table = game()
    state = at(table, all_but_pup(table), {})
    idle(state)
    idle(state)
    assert state.to_move == CHANCE


def test_the_boss_is_worth_three_points_for_each_full_trio() -> None:
    # FR Exemple p. 8: ce Boss rapporte 6 points; 3 croix contre le Boss = 3 points
    for wounds, worth in ((0, 0), (2, 0), (3, 3), (5, 3), (6, 6), (8, 6), (11, 9)):
        state = at(game(), {"wounds": {"boss": wounds}})
        assert state.scores()[0] == worth


def test_points_are_gems_gold_trios_and_life() -> None:
    # FR p. 6 and p. 8: gemmes 3, pièces 2, trios 3, moins la vie
    hero = {
        "crossed": ["G1", "G3", "O1", "O4", "O5"],
        "lost": 4,
        "wounds": {"boss": 4, "phantom": 4},
        "first": ["phantom"],
    }
    state = at(game("clumsy_cultists"), hero | {"bonus_later": ["rubble"]})
    assert [tuple(line) for line in lines(state.heroes[0], False)] == [
        ("gem", 6, 3, 18),
        ("coin", 3, 2, 6),
        ("trio", 1, 3, 3),
        ("life", 4, 0, -4),
    ]
    assert points(state.heroes[0], False) == 23


@pytest.mark.parametrize(
    ("written", "gems"),
    [
        ({}, 0),
        ({"crossed": ["G1", "G2"]}, 2),
        ({"chests": ["hearts"], "hearts": 3}, 1),
        ({"chests": ["torches", "black_dice"]}, 0),
        ({"bonus_first": ["fists"]}, 3),
        ({"bonus_first": ["link"]}, 3),
        ({"bonus_later": ["fists"]}, 1),
        ({"bonus_later": ["link"]}, 1),
        ({"bonus_first": ["fists"], "bonus_later": ["link"]}, 4),
        ({"wounds": {"primal": 5}, "first": ["primal"]}, 3),
        ({"wounds": {"primal": 5}, "later": ["primal"]}, 1),
        ({"wounds": {"primal": 5, "pup": 4}, "first": ["pup"], "later": ["primal"]}, 3),
        ({"wounds": {"boss": 12}, "first": ["boss"]}, 6),
        ({"wounds": {"boss": 12}, "later": ["boss"]}, 0),
    ],
)
def test_gems_are_on_spaces_in_a_chest_and_won_by_kills_and_bonuses(
    written: dict[str, Any], gems: int
) -> None:
    # FR p. 6: the reward of the first and of everybody later
    (hero, *_) = at(game(), written).heroes
    assert next(line.n for line in lines(hero, False) if line.key == "gem") == gems


def test_the_eliminated_come_last_together() -> None:
    # ruling 21: whatever they had
    state = at(
        game(players=4),
        {"lost": 10, "crossed": ["G1"]},
        {"lost": 9},
        {"lost": 10},
        {"lost": 9, "crossed": ["G1"]},
        active=1,
    )
    assert places(state.heroes, "most_life_lost") == [3, 2, 3, 1]
    assert state.scores() == [-21, -20, -21, -17]


@pytest.mark.parametrize(("tiebreak", "expected"), [("most_life_lost", [1]), ("least_life_lost", [0])])
def test_a_tie_goes_to_the_player_who_crossed_more_life_boxes(tiebreak: str, expected: list[int]) -> None:
    # FR p. 8: celui qui a coché le plus de cases sur sa barre de Points de Vie; ruling 23
    state = at(game(tiebreak=tiebreak), {"lost": 0}, {"lost": 1})
    assert state.scores() == [0, 0]
    assert winners(state.heroes, tiebreak) == expected


def test_a_tie_in_life_too_is_shared() -> None:
    # FR p. 8: en cas de nouvelle égalité, ils se partagent la victoire
    state = at(game(players=3), {"lost": 1}, {"lost": 1}, {"lost": 2})
    assert winners(state.heroes, "most_life_lost") == [0, 1]


def test_the_most_points_win() -> None:
    # FR p. 8: celui qui totalise le plus de Points de Victoire
    state = at(game(), {"crossed": ["G1"]}, {"lost": 3})
    assert winners(state.heroes, "most_life_lost") == [0]


def test_bonuses_are_checked_at_the_end_of_the_roll_and_shared_by_all_of_it() -> None:
    # FR p. 9 Remarque: similar for all bonuses; ruling 24: 3 gems for all in the same roll, 1 later
    fists = {"crossed": ["F2", "F4", "F6", "F8", "K12"]}
    table = game(players=3)
    state = at(table, fists, fists, {}, dice=(5, 5, 6, 6, 1))
    write(state, 10, 12, "F10", "S12")
    events = write(state, 10, 12, "F10", "S12")
    assert of_kind(events, "bonus") == []
    events = idle(state)
    assert of_kind(events, "bonus") == [{"bonus": "fists", "seats": [0, 1], "first": True, "gems": 3}]
    assert [sheet(state, seat)["bonus_first"] for seat in range(3)] == [["fists"], ["fists"], []]
    late = at(
        table,
        fists | {"crossed": [*fists["crossed"], "F10"], "bonus_first": ["fists"]},
        fists,
        {},
        active=1,
        dice=(5, 5, 6, 6, 1),
    )
    write(late, 10, 12, "F10", "S12")
    idle(late)
    events = idle(late)
    assert of_kind(events, "bonus") == [{"bonus": "fists", "seats": [1], "first": False, "gems": 1}]
    assert (sheet(late, 1)["bonus_first"], sheet(late, 1)["bonus_later"]) == ([], ["fists"])
