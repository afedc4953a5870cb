"""Being first at a monster, being later, and the free wound."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import Event
from dungeon_widgets.games.dice_danger.rules.state import DiceDangerState

from ..helpers import at, do, game, idle, kinds, of_kind, sheet, write

PUP = {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 3}}
DICE = (5, 6, 1, 1, 6)  # 11 kills the pup, 2 is a start


def kill_pup(state: DiceDangerState) -> list[Event]:
    return write(state, 11, 2, "M_pup", "S2")


def test_the_first_to_kill_takes_the_larger_reward_at_the_end_of_the_roll() -> None:
    # FR Les monstres: le premier l'annonce en fin de tour et gagne le nombre de gemmes le plus élevé
    state = at(game(), PUP, {}, dice=DICE)
    kill_pup(state)
    assert sheet(state)["first"] == []  # not before everybody has written
    events = idle(state)
    assert of_kind(events, "kill") == [{"monster": "pup", "seats": [0], "first": True, "gems": 2}]
    assert sheet(state)["first"] == ["pup"]
    assert state.scores()[0] == 6


def test_all_who_kill_in_the_same_roll_are_first() -> None:
    # FR: si plusieurs joueurs y parviennent durant le même lancer, chacun gagne le plus élevé; ruling 4
    state = at(game(players=3), PUP, {}, PUP, dice=DICE)
    kill_pup(state)
    idle(state)
    events = kill_pup(state)
    assert of_kind(events, "kill") == [{"monster": "pup", "seats": [0, 2], "first": True, "gems": 2}]
    assert [event["seat"] for event in of_kind(events, "free")] == [1]
    assert [sheet(state, seat)["first"] for seat in range(3)] == [["pup"], [], ["pup"]]
    assert (state.scores()[0], state.scores()[2]) == (6, 6)  # each of them the larger reward


def test_a_later_kill_brings_one_gem() -> None:
    # FR: seuls les premiers peuvent gagner la récompense la plus élevée
    first = PUP | {"wounds": {"pup": 4}, "first": ["pup"]}
    state = at(game(), first, PUP, active=1, dice=DICE)
    kill_pup(state)
    events = idle(state)
    assert of_kind(events, "kill") == [{"monster": "pup", "seats": [1], "first": False, "gems": 1}]
    assert of_kind(events, "free") == []  # only the first death gives one
    assert state.scores()[1] == 3


def test_a_later_kill_gives_nobody_a_free_wound() -> None:
    # FR Important: le premier joueur qui tue un monstre permet à tous les autres; a third player gets none any more
    first = PUP | {"wounds": {"pup": 4}, "first": ["pup"]}
    state = at(game(players=3), first, PUP, {"wounds": {"pup": 1}}, active=1, dice=DICE)
    kill_pup(state)
    idle(state)
    events = idle(state)
    assert of_kind(events, "free") == []
    assert sheet(state, 2)["wounds"]["pup"] == 1


def test_everybody_else_wounds_it_for_free_reached_or_not() -> None:
    # FR Important: permet à tous les autres joueurs d'infliger une blessure, salle atteinte ou non; ruling 5
    state = at(game(players=3), PUP, {}, PUP | {"wounds": {"pup": 1}}, dice=DICE)
    kill_pup(state)
    idle(state)
    idle(state)
    assert [sheet(state, seat)["wounds"]["pup"] for seat in range(3)] == [4, 1, 2]


def test_the_boss_too_is_wounded_for_free() -> None:
    # ruling 5: also on the boss
    hero = {"crossed": ["P12", "K7"], "wounds": {"boss": 11}}
    state = at(game(), hero, {}, dice=(1, 3, 6, 6, 1))
    write(state, 4, 12, "M_boss", "S12")
    idle(state)
    assert sheet(state, 1)["wounds"]["boss"] == 1


def test_the_eliminated_get_no_free_wound() -> None:
    # ruling 5: every living other player
    state = at(game(players=3), PUP, {"lost": 10}, {}, dice=DICE)
    kill_pup(state)
    idle(state)
    assert [sheet(state, seat)["wounds"]["pup"] for seat in range(3)] == [4, 0, 1]


def test_a_free_wound_that_kills_brings_one_gem_and_costs_no_heart() -> None:
    # FR: si cette croix leur permet de le tuer à leur tour, ils ne gagnent qu'1 gemme; ruling 6
    necro = {"crossed": ["S8", "P1", "K1"], "wounds": {"necro": 3}}
    state = at(game("clumsy_cultists"), necro, {"wounds": {"necro": 3}}, dice=(3, 3, 1, 2, 1))
    write(state, 6, 3, "M_necro", "S3")
    events = write(state, 6, 3, "S6", "S3")
    assert of_kind(events, "kill") == [
        {"monster": "necro", "seats": [0], "first": True, "gems": 2},
        {"monster": "necro", "seats": [1], "first": False, "gems": 1},
    ]
    assert [sheet(state, seat)["lost"] for seat in (0, 1)] == [1, 0]
    assert sheet(state, 1)["later"] == ["necro"]


def test_the_first_killers_lose_the_hearts_shown() -> None:
    # FR: le premier joueur qui tue un monstre avec 1 ou 2 symboles doit barrer autant de cases; chacun s'ils sont plusieurs
    boss = {"crossed": ["P12", "K7"], "wounds": {"boss": 11}}
    state = at(game(), boss, boss, dice=(1, 3, 6, 6, 1))
    write(state, 4, 12, "M_boss", "S12")
    events = write(state, 4, 12, "M_boss", "S12")
    assert of_kind(events, "kill")[0]["seats"] == [0, 1]
    assert [sheet(state, seat)["lost"] for seat in (0, 1)] == [2, 2]


def test_later_killers_lose_no_heart() -> None:
    # FR: tous les autres joueurs barrent également ce symbole: il est désormais sans effet
    first = {"wounds": {"necro": 4}, "first": ["necro"]}
    later = {"crossed": ["S8", "P1", "K1"], "wounds": {"necro": 3}}
    state = at(game("clumsy_cultists"), first, later, active=1, dice=(3, 3, 1, 2, 1))
    write(state, 6, 3, "M_necro", "S3")
    events = idle(state)
    assert "hurt" not in kinds(events)
    assert sheet(state, 1)["lost"] == 0


def test_a_chain_of_deaths_is_followed_until_it_is_quiet() -> None:
    # ruling 7: a part dies by a free wound, Sandy dies of that, and nobody had killed her before this roll
    table = game("puzzled_pyramid")
    first = {"crossed": ["S4", "P16"], "wounds": {"tail": 3}}
    other = {"wounds": {"tail": 3, "boss": 18}}
    state = at(table, first, other, dice=(2, 3, 6, 6, 1))
    write(state, 5, 12, "M_tail", "S12")
    events = idle(state) + do(state, ("accept",))
    assert of_kind(events, "kill") == [
        {"monster": "tail", "seats": [0], "first": True, "gems": 2},
        {"monster": "tail", "seats": [1], "first": False, "gems": 1},
        {"monster": "boss", "seats": [1], "first": True, "gems": 9},
    ]
    assert of_kind(events, "hurt") == [{"seat": 1, "monster": "boss", "hearts": 2}]
    # seat 0 gave Sandy 3 wounds by the tail and one more for free when she died
    assert sheet(state, 0)["wounds"]["boss"] == 4


@pytest.mark.parametrize(("wounds", "first"), [(18, True), (17, False)])
def test_deaths_of_one_roll_count_together_unless_a_free_wound_brought_them(wounds: int, first: bool) -> None:
    # ruling 7: anything nobody had killed before this roll counts as the same roll
    # ruling 6: but a last box crossed for free is a later kill
    table = game("puzzled_pyramid")
    one = {"crossed": ["S4", "P16"], "wounds": {"tail": 3, "boss": 18}}
    other = {"wounds": {"tail": 3, "boss": wounds}}
    state = at(table, one, other, dice=(2, 3, 6, 6, 1))
    write(state, 5, 12, "M_tail", "accept", "S12")
    events = idle(state)
    if first:  # three wounds would kill her, and cost hearts
        events += do(state, ("accept",))
    bosses = [event for event in of_kind(events, "kill") if event["monster"] == "boss"]
    assert [(event["seats"], event["first"]) for event in bosses] == [([0], True), ([1], first)]


def test_a_boss_killed_later_brings_no_gems_and_no_loss_but_its_trios() -> None:
    # FR Fin de la partie: le Boss n'a qu'une seule récompense; ruling 8
    first = {"wounds": {"boss": 12}, "first": ["boss"]}
    later = {"crossed": ["P12", "K7"], "wounds": {"boss": 11}}
    state = at(game(), first, later, active=1, dice=(1, 3, 6, 6, 1))
    write(state, 4, 12, "M_boss", "S12")
    idle(state)
    assert sheet(state, 1)["later"] == ["boss"]
    assert sheet(state, 1)["lost"] == 0
    score = {line["key"]: line["points"] for line in state.view(1)["players"][1]["score"]}
    assert score == {"gem": 0, "coin": 0, "trio": 12, "life": 0}


def test_the_first_killer_of_the_boss_scores_no_trios() -> None:
    # ruling 9: only the printed gems
    state = at(game(), {"wounds": {"boss": 12}, "first": ["boss"]}, {})
    score = {line["key"]: line["points"] for line in state.view(0)["players"][0]["score"]}
    assert (score["gem"], score["trio"]) == (18, 0)
