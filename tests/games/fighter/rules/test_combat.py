"""FR 2 Combat: turns, dice, hits, misses, falling and losing."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from tests.games.fighter.helpers import (
    data,
    fight,
    free_dice,
    healths,
    kinds,
    pass_all,
    put,
    take_die,
    throw,
    turn,
)


def test_the_hero_left_of_the_leader_throws_first_then_to_the_left() -> None:
    # FR 2; FR 2.4; ruling 31: left is the next seat
    state = fight()
    order = [state.to_move]
    for _ in range(2):
        turn(state, 1)
        order.append(state.active)
    assert order == [1, 2, 0]


def test_heroes_who_are_down_are_passed_over() -> None:
    # FR Héros à terre; ruling 31: also for the first attacker
    state = fight(health={1: 0})
    assert state.active == 2
    turn(state, 1)
    assert state.active == 0
    turn(state, 1)
    assert state.active == 2


def test_each_coloured_die_is_thrown_once_a_combat() -> None:
    # FR 2: chaque dé une seule fois
    state = fight()
    assert free_dice(state) == ["blue", "green", "red"]
    turn(state, 1, die="red")
    assert free_dice(state) == ["blue", "green"]
    assert state.why_not(("die", "red")) == "die_thrown"
    assert state.why_not(("die", "pink")) == "no_such_die"
    assert state.why_not(("white",)) == "coloured_first"
    assert state.why_not(("takeback",)) == "coloured_first"


def test_the_last_die_needs_no_question() -> None:
    state = fight(monster="troll_kings_mother")
    turn(state, -1, die="red")
    turn(state, -1, die="green")
    assert state.phase == "launch"
    assert state.throw is not None
    assert state.throw.die == "blue"


def test_a_hit_deals_the_sections_number() -> None:
    # FR Touché
    state = fight(monster="troll_kings_mother", skill="expert")
    assert state.foe is not None
    for section in (1, 3, 5):
        before = state.foe.health
        events = turn(state, section)
        assert data(events, "wound")["n"] == section
        assert state.foe.health == before - section
        state.foe.health = 20


def test_the_six_fields_deal_six() -> None:
    state = fight(monster="troll_kings_mother", skill="expert")
    assert data(turn(state, 6), "wound")["n"] == 6


def test_the_centre_deals_ten() -> None:
    # FR Coup parfait
    state = fight(monster="three_headed_poodle", skill="expert")
    events = turn(state, 10)
    assert data(events, "wound") == {"n": 10, "health": 0, "why": "hit"}


def test_a_miss_costs_the_thrower_the_monsters_damage() -> None:
    # FR Raté
    state = fight(monster="one_headed_hydra")
    events = turn(state, -1)
    assert data(events, "hurt") == {"seat": 1, "n": 2, "health": 7, "why": "miss"}
    assert healths(state) == [9, 7, 9]


@pytest.mark.parametrize("verdict", [-1, -2, -3, -5])
def test_outside_hole_bone_and_no_bounce_are_misses(verdict: int) -> None:
    # FR Raté: every case but the failed requirement
    state = fight()
    assert state.foe is not None
    events = turn(state, verdict)
    assert data(events, "miss")["verdict"] == verdict
    assert state.foe.health == 6
    assert state.heroes[1].health == 8


def test_off_the_table_is_a_miss() -> None:
    # FR Raté: outside the target; ruling 6
    state = fight()
    take_die(state)
    events = throw(state, -4, launch=("launch", 0, 0, 2400, 800, 0, ()))
    assert data(events, "miss")["verdict"] == -4
    assert state.heroes[1].health == 8


def test_a_requirement_not_met_is_a_miss() -> None:
    # FR Raté: conditions de lancer spécifique
    state = fight(room="cursed_trampoline")
    take_die(state)
    late = ("launch", 0, 0, 1100, 400, 0, (("air", 151),))
    events = throw(state, -7, launch=late)
    assert data(events, "miss")["verdict"] == -7
    assert state.heroes[1].health == 8


def test_two_bounces_are_due_where_the_card_says_so() -> None:
    # FR Ricoche
    state = fight(room="tilted_gallery")
    take_die(state)
    assert data(throw(state, -5), "miss")["verdict"] == -5


def test_the_box_must_be_hit() -> None:
    # FR Rebond de boîte
    state = fight(monster="minotaur_estate_agent")
    take_die(state)
    assert data(throw(state, -6), "miss")["verdict"] == -6


# -- FR Pénurie de dés colorés ---------------------------------------------------------------------


def test_after_three_dice_a_white_one_or_all_back() -> None:
    # FR Pénurie; ruling 32: white dice only when all coloured ones have been thrown
    state = fight(monster="homeless_troll")
    for _ in range(3):
        turn(state, 1)
    assert state.legal() == [("takeback",), ("white",)]
    turn(state, 1, die="white")
    assert (state.dice, state.white_used) == (1, 1)


def test_taking_back_costs_every_hero_the_level() -> None:
    # FR Pénurie; ruling 4: the level, not the damage, and no card helps
    state = fight(monster="homeless_troll", items={0: ["cloak_of_not_now", "suspicious_soup"]})
    for _ in range(3):
        turn(state, 1)
    events = put(state, ("takeback",))
    assert data(events, "takeback") == {"seat": 1, "level": 3}
    assert healths(state) == [6, 6, 6]
    assert free_dice(state) == ["blue", "green", "red"]
    assert state.active == 1  # the active hero goes on
    hydra = fight(monster="one_headed_hydra")  # level 1, but it bites for 2
    for _ in range(3):
        turn(hydra, 1)
    put(hydra, ("takeback",))
    assert healths(hydra) == [8, 8, 8]


def test_dice_may_be_taken_back_again_and_again() -> None:
    # FR Pénurie: several times in a combat
    state = fight(monster="jogging_boar")
    for _ in range(2):
        for _ in range(3):
            turn(state, 1)
        assert state.foe is not None
        state.foe.health = 7
        put(state, ("takeback",))
    assert healths(state) == [5, 5, 5]


def test_without_white_dice_they_must_be_taken_back() -> None:
    # ruling 32
    state = fight(monster="squeaky_armor")
    state.dice = 0
    turn(state, 1)
    turn(state, 1)
    take_die(state)
    events = throw(state, 1, False)
    assert "takeback" in kinds(events)
    assert healths(state) == [8, 8, 8]
    assert state.coloured == ()


def test_if_the_active_hero_falls_by_taking_back_the_next_one_throws() -> None:
    # ruling 4
    state = fight(monster="homeless_troll", health={1: 3})
    for _ in range(3):
        turn(state, 1)
    assert state.active == 1
    events = put(state, ("takeback",))
    assert data(events, "fall") == {"seat": 1}
    assert state.active == 2


def test_taking_back_that_fells_all_loses_the_game() -> None:
    # ruling 4
    state = fight(monster="homeless_troll", health={0: 3, 1: 3, 2: 2})
    for _ in range(3):
        turn(state, 1)
    events = put(state, ("takeback",))
    assert data(events, "defeat") == {"why": "down"}


# -- falling and losing ----------------------------------------------------------------------------


def test_a_hero_at_0_falls_and_plays_no_more_in_this_combat() -> None:
    # FR Héros à terre
    state = fight(monster="homeless_troll", health={1: 3})
    events = turn(state, -1)
    assert data(events, "fall") == {"seat": 1}
    assert state.heroes[1].down
    turn(state, 1)
    turn(state, 1)
    assert state.active == 2


def test_the_game_is_lost_when_all_heroes_are_down() -> None:
    # FR Perdre la partie; ruling 2
    state = fight(monster="homeless_troll", health={0: 0, 1: 3, 2: 0})
    events = turn(state, -1)
    assert data(events, "defeat") == {"why": "down"}
    assert (state.to_move, state.result) == (OVER, "down")
    assert state.winners() == []
    assert state.scores() == [0, 0, 0]


def test_an_eliminated_hero_does_not_count_among_those_who_stand() -> None:
    # ruling 2: every hero still in the game
    state = fight(monster="homeless_troll", health={0: 0, 1: 3, 2: 9})
    state.heroes[0].out = True
    turn(state, -1)
    assert state.result == ""
    assert state.active == 2
    state.heroes[2].health = 1
    events = turn(state, -1)  # the last one who stood
    assert data(events, "defeat") == {"why": "down"}


def test_the_seat_plays_the_launch_and_luck_the_seed() -> None:
    # ruling 30: the active hero's seat throws; the seed is luck, not part of the action
    state = fight()
    take_die(state)
    assert (state.phase, state.to_move, state.free) == ("launch", 1, True)
    put(state, state.legal()[0])
    assert (state.phase, state.to_move, state.sampled) == ("seed", CHANCE, True)
    for bad in (("seed", -1), ("seed", 2**32), ("seed", 1.0), ("seed", True), ("seed",), ("launch", 1)):
        assert state.why_not(bad) == "luck"
    again = state.clone()
    assert put(state, ("seed", 12345))[0] == put(again, ("seed", 12345))[0]


def test_the_same_launch_and_seed_rest_at_the_same_place() -> None:
    one, other = fight(), fight()
    for state in (one, other):
        take_die(state)
        put(state, ("launch", 3, 20, 1300, 400, 100, ()), ("seed", 99))
    assert one == other
    assert one.thrown[-1].x == other.thrown[-1].x


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    state = fight()
    put(state, ("die", "red"))
    assert state.phase == "launch"  # no weapons, no cards
    throw(state, 2, False)
    assert state.phase == "die"  # a hit without symbol and without cards asks nobody


def test_dice_thrown_in_this_combat_lie_on_the_target() -> None:
    state = fight()
    turn(state, 1)
    assert [rest["die"] for rest in state.view(None)["lying"]] == ["blue"]
    pass_all(state)
    turn(state, 1)
    assert len(state.view(None)["lying"]) == 2
