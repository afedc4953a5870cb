"""Exact chances: against counting by hand, against playing, and in the panel."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from dungeon_widgets.games.dungeons import Leg, combat_odds, route_odds, threat_odds
from dungeon_widgets.games.dungeons.odds.moment import best_way, door_odds, fight_odds, quest_odds, sent_odds
from dungeon_widgets.games.dungeons.odds.panel import panel
from dungeon_widgets.games.dungeons.rules.frames import Fight
from dungeon_widgets.games.dungeons.rules.records import Task, Tile
from dungeon_widgets.games.dungeons.sight.known import known
from tests.games.dungeons.helpers import DONE, E, S, do, table

NAMES = ["Ada", "Bob", "Cy", "Di"]


@pytest.mark.parametrize(("lead", "wins"), [(0, 15), (1, 21), (2, 26), (3, 30), (6, 36), (-1, 10), (-6, 0)])
def test_the_wins_of_a_lead(lead: int, wins: int):
    assert combat_odds(lead).win == Fraction(wins, 36)


@pytest.mark.parametrize("lead", range(-8, 9))
def test_combat_odds_count_the_36_throws(lead: int):
    throws = [(mine + lead, foe) for mine, foe in product(range(1, 7), repeat=2)]
    found = combat_odds(lead)
    assert found.win == Fraction(sum(mine > foe for mine, foe in throws), 36)
    assert found.tie == Fraction(sum(mine == foe for mine, foe in throws), 36)
    assert sum(found) == 1
    assert found.loss == combat_odds(-lead).win


def test_a_rethrow_takes_the_better_of_staying_and_throwing():
    for lead in range(-5, 6):
        again = combat_odds(lead, rerolls=1)
        assert again.win >= combat_odds(lead).win
        assert sum(again) == 1
    # by hand, lead 0: a win stays; else the die is thrown again against the same foe
    by_hand = Fraction(0)
    for mine, foe in product(range(1, 7), repeat=2):
        by_hand += Fraction(1, 36) * (1 if mine > foe else Fraction(6 - foe, 6))
    assert combat_odds(0, rerolls=1).win == by_hand


@pytest.mark.parametrize("bad", ["1", 1.0, True, None])
def test_a_lead_is_a_whole_number(bad: object):
    with pytest.raises(ValueError, match="lead"):
        combat_odds(bad)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("score", "threat", "p"), [(3, 6, "2/3"), (3, 4, "1"), (0, 7, "0"), (1, 7, "1/6"), (-2, 5, "0")]
)
def test_threats_succeed_on_equal_or_more(score: int, threat: int, p: str):  # ruling 8
    assert threat_odds(score, threat) == Fraction(p)


# -- routes -----------------------------------------------------------------------------------------


def test_a_lock_is_tried_again_with_the_points_left():
    p = threat_odds(3, 6)  # 2/3
    assert route_odds(["L6"], points=1, move=3).arrive == p
    assert route_odds(["L6"], points=2, move=3).arrive == 1 - (1 - p) ** 2
    assert route_odds(["O", "L6"], points=2, move=3).arrive == p
    assert route_odds(["L6", "L6"], points=2, move=3).arrive == p * p


def test_a_trapped_door_opens_either_way_and_wounds():
    found = route_odds(["T7"], points=1, move=3)
    assert found.arrive == 1
    assert found.unhurt == threat_odds(3, 7)
    assert found.mean_wounds == 1 - threat_odds(3, 7)


def test_a_pit_ends_the_way():
    found = route_odds([Leg("O", 5), "O"], points=3, move=3)
    p = threat_odds(3, 5)
    assert found.arrive == p
    assert found.wounds == (p, 1 - p)


def test_without_points_nobody_arrives():
    assert route_odds(["O"], points=0, move=3).arrive == 0
    assert route_odds([], points=0, move=3).arrive == 1


def test_rerolls_help_once_each():
    p = threat_odds(2, 6)
    assert route_odds(["L6"], points=1, move=2, rerolls=1).arrive == 1 - (1 - p) ** 2
    twice = route_odds(["L6", "L6"], points=2, move=2, rerolls=1).arrive
    assert p * p < twice < (1 - (1 - p) ** 2) ** 2


@pytest.mark.parametrize("bad", ["X", "L", "W", ""])
def test_a_door_that_is_none_is_refused(bad: str):
    with pytest.raises(ValueError, match="door"):
        route_odds([bad], points=1, move=1)


def test_routes_agree_with_playing_them():
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0))
    start = table({"cell": (1, 0)}, {}, tiles=tiles)
    exact = route_odds(["L6"], points=3, move=3).arrive
    rng = Random(11)
    there = 0
    for _ in range(2000):
        state = start.clone()
        while state.heroes[0].cell != (2, 0) and state.active == 0 and state.points:
            if state.to_move < 0:
                state.apply(state.draw(rng))
            else:
                state.apply(("step", E) if ("step", E) in state.legal() else ("try", E))
        there += state.heroes[0].cell == (2, 0)
    assert abs(there / 2000 - float(exact)) < 0.03


def test_two_routes_with_equal_mean_may_differ_in_risk():
    two_traps = route_odds(["T5", "T5"], points=2, move=1)
    one_trap = route_odds(["O", "T7"], points=2, move=1)
    assert one_trap.mean_wounds == Fraction(5, 6)
    assert two_traps.mean_wounds == 1
    assert two_traps.wounds[2] > 0
    assert len(one_trap.wounds) == 2


# -- moments ----------------------------------------------------------------------------------------


def test_what_lies_open_before_the_hero_counts():
    fight = Fight("monster", 1, "e-zombie", by=0, attack="melee")
    state = table({}, {})
    assert fight_odds(state, fight) == combat_odds(1)
    state = table({}, {"treasures": ["r-ring"]})
    assert fight_odds(state, fight) == combat_odds(1, rerolls=1)
    state = table({}, {"treasures": ["r-giants"]})
    assert fight_odds(state, fight) == combat_odds(4)
    raka = table({}, {"hero": "h-necrowarrior", "glory": 1})
    assert fight_odds(raka, fight) == combat_odds(2)  # Gravebreaker


def test_doors_with_a_pathfinder():
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0))
    assert door_odds(table({"cell": (1, 0), "hero": "h-ranger"}, {}, tiles=tiles), 0, E) == threat_odds(3, 6)
    assert door_odds(table({"cell": (1, 0), "hero": "h-ranger", "glory": 1}, {}, tiles=tiles), 0, E) == 1


def test_an_encounter_strikes_by_its_best_attack():
    state = table({"hand": ["e-hag"]}, {"peril": 9}, phase="encounter")  # Melee 2 or Magic 3 against 3 and 0
    assert sent_odds(state, "e-hag", 1) == combat_odds(0 - 3).loss
    assert sent_odds(state, "t-darts", 1) == 1 - threat_odds(3, 5)


def test_a_quest_this_turn_takes_the_best_way():
    tiles = (Tile("m-crypt", -1, 0), Tile("m-chapel", 0, 1))
    state = table({"tasks": [Task("q-ember", (0,))], "glory": 6}, {}, tiles=tiles)
    assert quest_odds(state, 0, "q-ember") == 0  # 7 Glory are asked
    state = table({"tasks": [Task("q-ember", (0,))], "glory": 7}, {}, tiles=tiles)
    assert quest_odds(state, 0, "q-ember") == 1  # the chapel's north side is open
    way = best_way(state, 0, "m-chapel")
    assert way is not None
    assert way.spaces == (0, 2)


def test_a_quest_with_a_roll_multiplies_the_way_and_the_roll():
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-sanctum", 2, -1, True))
    state = table({"tasks": [Task("q-phylactery", (0,))], "cell": (2, 0)}, {}, tiles=tiles)
    way = best_way(state, 0, "m-sanctum")
    assert way is not None
    assert quest_odds(state, 0, "q-phylactery") == way.odds.arrive * threat_odds(1, 7)


def test_the_panel_comes_from_the_view_and_says_what_it_assumes():
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))
    state = table({"cell": (1, 0)}, {"cell": (1, 0)}, tiles=tiles)
    for lang, said in (("en", "nobody else plays a card"), ("fr", "personne d'autre ne joue de carte")):
        found = panel(state.game, state.view(0), state.legal(), NAMES, lang)
        assert found is not None
        assert said in found["how"]
    chances = {tuple(row["action"]): row["fraction"] for row in found["rows"] if row["action"]}
    assert chances["try", E] == "2/3"
    assert chances["try", S] == "2/3"
    assert chances["challenge", 1, "melee"] == str(combat_odds(-1).win)


def test_the_panel_shows_a_combat_before_its_dice():
    state = table({"hand": ["e-zombie"]}, {"peril": 2, "hand": ["o-dodge"], "glory": 1}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE)
    found = panel(state.game, state.view(1), state.legal(), NAMES, "en")
    assert found is not None
    assert [part["fraction"] for part in found["parts"]] == [str(p) for p in combat_odds(1)]


def test_a_known_position_has_the_scores_of_the_true_one():
    tiles = (Tile("m-barracks", 0, 1),)
    hero = {"treasures": ["r-axe"], "boons": ["o-fleet"], "banes": ["b-veil"], "cell": (0, 1)}
    state = table(hero, {"hand": ["o-dodge"]}, tiles=tiles)
    twin = known(state.game, state.view(0))
    assert twin.view(0)["players"][0]["melee"] == state.view(0)["players"][0]["melee"]
    assert twin.heroes[1].hand == ()
