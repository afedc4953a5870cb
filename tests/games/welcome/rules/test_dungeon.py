"""FR1, sections Phase Donjon, Nouvelle manche and Fin de partie."""

from __future__ import annotations

from itertools import permutations

import pytest

from dungeon_widgets.engine.state import OVER
from dungeon_widgets.games.welcome import delve

from ..helpers import add, fail, go_in, kinds, only, play, start, strip, succeed, turn_all, with_score


def test_only_the_player_who_did_not_pass_acts_in_the_dungeon() -> None:
    # FR1 Phase Donjon
    state = start("barbarian", players=3)
    add(state, "orc", "golem", "goblin")
    go_in(state)
    runner, movers = state.runner, set()
    while state.round == 1:
        movers.add(state.to_move)
        play(state, state.legal()[0])
    assert movers == {runner}


@pytest.mark.parametrize(
    ("hero", "stripped", "hp"),
    [
        ("warrior", [], 11),
        ("warrior", ["plate_armor"], 6),
        ("mage", ["wall_of_fire", "polymorph"], 5),
        ("rogue", ["buckler"], 8),
    ],
)
def test_hit_points_are_the_heros_and_those_of_the_tiles_left(
    hero: str, stripped: list[str], hp: int
) -> None:
    # FR1 Phase Donjon, HP total
    state = start(hero)
    for tile, monster in zip(stripped, ("golem", "vampire"), strict=False):
        strip(state, monster, tile)
    add(state, "goblin")
    assert only(go_in(state), "enter")["hp"] == hp


def test_cards_are_turned_one_by_one_the_last_one_placed_first() -> None:
    # FR1 Phase Donjon; ruling 6 Reveal order
    state = start("barbarian")
    add(state, "golem", "goblin", "orc")
    go_in(state)
    met = []
    while state.round == 1:
        assert state.legal() == [("turn",)]
        met.append(only(play(state, ("turn",)), "turn")["monster"])
    assert met == ["orc", "goblin", "golem"]


def test_a_monster_no_tile_stops_deals_its_strength() -> None:
    # FR1 Phase Donjon, first case
    result = delve("warrior", ["plate_armor", "knight_shield"], ["golem", "skeleton"])
    assert [(meeting.why, meeting.damage, meeting.hp) for meeting in result.trace] == [
        ("hit", 5, 6),
        ("hit", 2, 4),
    ]


def test_a_monster_a_tile_stops_costs_nothing() -> None:
    # FR1 Phase Donjon, second case
    result = delve("warrior", ["plate_armor", "holy_grail"], ["lich", "vampire"])
    assert [(meeting.why, meeting.by, meeting.damage) for meeting in result.trace] == [
        ("beaten", "holy_grail", 0)
    ] * 2
    assert result.hp == 8


def test_only_tiles_still_in_play_stop_monsters() -> None:
    # FR1 Phase Donjon: an Équipement encore en jeu
    state = start("warrior")
    strip(state, "goblin", "holy_grail")
    add(state, "lich")
    go_in(state)
    play(state, ("name", "demon"))
    assert only(play(state, ("turn",)), "meet")["damage"] == 6


def test_cards_are_turned_until_none_is_left_even_after_the_fall() -> None:
    # FR1 Phase Donjon: continue until the dungeon is empty
    result = delve("warrior", [], ["dragon", "golem", "orc"])
    assert [meeting.why for meeting in result.trace] == ["killed", "fallen", "fallen"]
    assert not result.survived
    state = start("warrior")
    for monster, tile in zip(
        ("goblin", "goblin", "skeleton", "skeleton", "lich", "demon"), state.tiles, strict=True
    ):
        strip(state, monster, tile)
    add(state, "orc", "golem", "dragon")
    go_in(state)
    met = [event.data for event in turn_all(state) if event.kind == "meet"]
    assert [(one["monster"], one["why"]) for one in met] == [
        ("dragon", "killed"),
        ("golem", "fallen"),
        ("orc", "fallen"),
    ]


def test_damage_equal_to_the_hit_points_fails() -> None:
    # FR1 Phase Donjon: total damage >= HP
    assert not delve("warrior", ["plate_armor", "knight_shield"], ["dragon", "skeleton"]).survived
    assert not delve("barbarian", [], ["vampire"]).survived


def test_damage_below_the_hit_points_succeeds() -> None:
    # FR1 Phase Donjon: total damage < HP
    result = delve("warrior", ["plate_armor", "knight_shield"], ["dragon", "goblin"])
    assert (result.survived, result.hp) == (True, 1)


def test_only_the_total_of_the_damage_counts() -> None:
    # FR1 Phase Donjon: totals are compared, so the order of the cards does not matter without order tiles
    for cards in permutations(["golem", "orc", "skeleton"]):
        assert delve("warrior", ["plate_armor", "knight_shield"], cards).hp == 1
        assert not delve("warrior", ["plate_armor"], cards).survived


def test_a_first_failure_turns_the_aid_card_red() -> None:
    # FR1 Phase Donjon
    state = start(players=3)
    events = fail(state, 1)
    assert not only(events, "result")["survived"]
    assert state.score == ((0, 0), (0, 1), (0, 0))
    assert "out" not in kinds(events)


def test_a_second_failure_eliminates() -> None:
    # FR1 Phase Donjon
    state = with_score(start(players=3), (0, 0), (0, 1), (0, 0))
    events = fail(state, 1)
    assert only(events, "out") == {"seat": 1}
    assert state.view(0)["players"][1]["out"]
    assert state.winners() == []


def test_the_last_player_not_eliminated_wins() -> None:
    # FR1 Phase Donjon; FR1 Fin de partie, second case
    state = with_score(start(players=3), (0, 0), (0, 1), (0, 2))
    events = fail(state, 1)
    assert only(events, "win") == {"seat": 0, "how": "alone"}
    assert (state.phase, state.to_move, state.scores()) == ("over", OVER, [1, 0, 0])


def test_a_success_earns_a_success_card() -> None:
    # FR1 Phase Donjon
    state = start(players=3)
    events = succeed(state, 2)
    assert only(events, "result")["survived"]
    assert state.score == ((0, 0), (0, 0), (1, 0))
    assert state.winners() == []


def test_a_second_success_wins_the_game() -> None:
    # FR1 Phase Donjon; FR1 Fin de partie, first case
    state = with_score(start(players=3), (0, 1), (1, 0), (1, 1))
    events = succeed(state, 2)
    assert only(events, "win") == {"seat": 2, "how": "successes"}
    assert (state.to_move, state.scores(), state.legal(), state.chance()) == (OVER, [0, 0, 1], [], [])
    assert state.why_not(("draw",)) == "over"


def test_monsters_set_aside_are_shown_when_the_round_ends() -> None:
    # FR1 Phase Donjon: reveal all the monsters set aside
    state = start("barbarian", players=3)
    strip(state, "dragon", "torch")
    add(state, "orc")
    strip(state, "lich", "chainmail")
    go_in(state)
    events = turn_all(state)
    shown = only(events, "show")["aside"]
    assert shown == [
        {"seat": 0, "tile": "torch", "monster": "dragon"},
        {"seat": 2, "tile": "chainmail", "monster": "lich"},
    ]
    for seat in (None, 0, 1, 2):
        assert [card["monster"] for card in state.view(seat)["last"]["aside"]] == ["dragon", "lich"]


def test_a_round_without_a_winner_is_followed_by_another() -> None:
    # FR1 Phase Donjon, last line
    state = start()
    succeed(state, 1)
    assert (state.round, state.phase) == (2, "hero")


def test_a_new_round_shuffles_all_the_monsters_again() -> None:
    # FR1 Nouvelle manche
    state = start()
    fail(state, 1)
    play(state, ("hero", "mage"))
    assert state.deck == state.game.lists.decks[()]
    assert (state.dungeon, state.aside, state.met, state.drawn) == ((), (), (), "")
    assert len(state.tiles) == 6


def test_the_last_runner_chooses_any_hero() -> None:
    # FR1 Nouvelle manche; ruling 6 Same adventurer twice
    state = start("mage", players=3)
    succeed(state, 1)
    assert (state.phase, state.to_move) == ("hero", 1)
    assert [action[1] for action in state.legal()] == ["barbarian", "mage", "rogue", "warrior"]
    play(state, ("hero", "mage"))
    assert state.hero == "mage"
    assert state.tiles == state.game.box_content.heroes["mage"].tiles


def test_the_last_runner_starts_the_new_round() -> None:
    # FR1 Nouvelle manche
    state = start(players=4)
    fail(state, 2)
    play(state, ("hero", "rogue"))
    assert (state.starter, state.to_move) == (2, 2)


def test_everybody_not_eliminated_bids_again_in_a_new_round() -> None:
    # FR1 Phase d'enchère: passing lasts until the next round
    state = start(players=3)
    succeed(state, 0)
    play(state, ("hero", "rogue"))
    assert state.passed == 0
    assert state.turned == 0


def test_eliminated_players_stay_out() -> None:
    # FR1 But du jeu
    state = with_score(start(players=4), (0, 0), (0, 2), (0, 0), (0, 1))
    order = []
    for monster in ("goblin", "orc", "golem"):
        order.append(state.to_move)
        add(state, monster)
    assert order == [0, 2, 3]
    fresh = with_score(start(players=4), (0, 0), (0, 2), (0, 0), (0, 1))
    fail(fresh, 3)
    play(fresh, ("hero", "rogue"))
    assert fresh.passed == 0b1010
    play(fresh, ("pass",))
    assert fresh.runner == -1  # seat 2 ran an empty dungeon: a new round
    assert fresh.score[2] == (1, 0)


def test_the_game_is_not_over_before_one_of_the_two_ends() -> None:
    # FR1 Fin de partie
    state = with_score(start(players=3), (1, 1), (1, 1), (1, 1))
    assert state.winners() == []
    assert state.scores() == [0, 0, 0]
    assert succeed(state, 0)[-1].kind == "win"
