"""FR Rencontre: Banes and Boons, then Encounters announced, ordered and met; gains at the end of the phase."""

from __future__ import annotations

from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held, Tile, Wounded
from tests.games.dungeons.helpers import (
    DONE,
    cards,
    close,
    do,
    fight,
    items,
    kinds,
    of_kind,
    roll,
    table,
    verbs,
    window,
)

HALL = (Tile("m-cross1", 1, 0),)


def test_a_bane_is_paid_with_the_peril_of_its_victim() -> None:  # FR Rencontre
    state = table({"hand": ["b-omen"], "peril": 5}, {"peril": 1}, phase="encounter")
    do(state, ("play", "b-omen", 1))
    assert state.heroes[1].peril == 0
    assert state.heroes[0].peril == 5


def test_a_bane_that_cannot_be_paid_is_refused() -> None:  # FR Rencontre; ruling 30
    state = table({"hand": ["b-omen"], "peril": 5}, {"peril": 0}, phase="encounter")
    assert state.why_not(("play", "b-omen", 1)) == "no_peril"
    assert state.why_not(("play", "b-omen", 0)) == "not_yourself"


def test_a_bane_without_a_victim_is_paid_by_any_other_player_and_by_one_alone() -> None:
    # FR Rencontre; ruling 22
    heroes = ({"hand": ["b-awakening"], "peril": 9}, {"peril": 2}, {"peril": 3})
    state = table(*heroes, phase="encounter")
    assert ("play", "b-awakening", 2) in state.legal()
    assert state.why_not(("play", "b-awakening", 1)) == "no_peril"
    assert state.why_not(("play", "b-awakening", 0)) == "not_yourself"
    do(state, ("play", "b-awakening", 2))
    assert [hero.peril for hero in state.heroes] == [9, 2, 0]


def test_dearer_banes_do_not_touch_those_without_a_victim() -> None:  # ruling 33
    state = table({"hand": ["b-awakening"]}, {"peril": 3, "boons": ["o-will"]}, phase="encounter")
    assert ("play", "b-awakening", 1) in state.legal()


def test_banes_resolve_when_they_are_played() -> None:  # FR Rencontre: au moment où vous les jouez
    heroes = ({"hand": ["b-leaden", "e-skeleton"]}, {"peril": 4, "glory": 2})
    state = table(*heroes, phase="encounter")
    do(state, ("play", "b-leaden", 1))
    close(state)
    assert state.heroes[1].glory == 1
    assert "announce" in verbs(state)


def test_boons_may_be_played_before_encounters() -> None:  # FR Rencontre; ruling 20
    state = table({"hand": ["o-cry"], "glory": 1}, {}, phase="encounter")
    do(state, ("play", "o-cry"))
    assert state.heroes[0].mods[0].n == 2
    assert state.heroes[0].glory == 0


def test_boons_for_moving_and_treasures_wait_for_the_movement_phase() -> None:  # ruling 20
    state = table({"hand": ["o-sprint", "r-sword"], "glory": 9}, {}, phase="encounter")
    assert state.why_not(("play", "o-sprint")) == "not_this_phase"
    assert state.why_not(("play", "r-sword")) == "treasures_moving"


def test_encounters_come_last() -> None:  # FR Rencontre: toujours résolues en dernier; ruling 4
    hand = ["e-skeleton", "t-darts", "b-omen", "o-cry"]
    state = table({"hand": hand, "glory": 3}, {"peril": 5}, phase="encounter")
    do(state, ("announce", "e-skeleton", 1, 0))
    assert verbs(state) == {"announce", "done"}
    assert state.why_not(("play", "b-omen", 1)) == "encounters_last"
    assert state.why_not(("play", "o-cry")) == "encounters_last"


def test_encounters_are_paid_when_announced_and_met_when_all_are() -> None:  # ruling 4, ruling 31
    state = table({"hand": ["e-skeleton", "t-darts"]}, {"peril": 2}, phase="encounter")
    do(state, ("announce", "e-skeleton", 1, 0), ("announce", "t-darts", 1, 0))
    assert state.heroes[1].peril == 0
    assert not state.stack
    do(state, DONE)
    assert state.phase == "order"
    events = do(state, ("order", "t-darts", 1, 0))
    assert kinds(events)[:2] == ["order", "trap"]


def test_their_player_puts_them_in_order() -> None:  # ruling 31
    state = table({"hand": ["e-skeleton", "t-darts"]}, {"peril": 2}, phase="encounter")
    do(state, ("announce", "e-skeleton", 1, 0), ("announce", "t-darts", 1, 0), DONE)
    assert state.to_move == 0
    do(state, ("order", "t-darts", 1, 0), ("roll", 6), ("roll", 1, 6))


def test_three_encounters_are_met_in_the_order_their_player_chose() -> None:  # ruling 31
    sent = ("e-skeleton", "t-darts", "e-rats")
    state = table({"hand": [*sent]}, {"peril": 9}, phase="encounter")
    do(state, *(("announce", card, 1, 0) for card in sent), DONE)
    events = do(state, ("order", "t-darts", 1, 0), ("order", "e-skeleton", 1, 0))
    events += [*roll(state, 6), *roll(state, 1, 1), *roll(state, 1, 1)]
    met = [event.data.get("card") or event.data["foe"] for event in events if event.kind in ("trap", "fight")]
    assert met == ["t-darts", "e-skeleton", "e-rats"]


def test_two_equal_encounters_need_no_order() -> None:  # ruling 31
    state = table({"hand": ["e-zombie", "e-zombie"]}, {"peril": 4}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), ("announce", "e-zombie", 1, 0), DONE, ("roll", 1, 1))


def test_nothing_can_be_played_after_the_encounters() -> None:  # FR Rencontre; ruling 4
    state = table({"hand": ["e-skeleton", "e-rats"]}, {"peril": 5}, phase="encounter")
    fight(state, "e-skeleton", (1, 1))
    assert state.phase == "move"  # no maps are left to build
    assert state.why_not(("announce", "e-rats", 1, 0)) == "encounters_before"


def test_banes_and_boons_of_the_phase_cannot_be_played_once_an_encounter_is_announced() -> None:
    # FR Rencontre; ruling 4
    hand = ["e-skeleton", "e-rats", "b-omen", "o-cry"]
    state = table({"hand": hand, "glory": 5}, {"peril": 9}, phase="encounter")
    assert {"b-omen", "o-cry"} <= {action[1] for action in state.legal() if action[0] == "play"}
    do(state, ("announce", "e-skeleton", 1, 0))
    assert verbs(state) == {"announce", "done"}
    assert state.why_not(("play", "b-omen", 1)) == "encounters_last"


def test_banes_may_be_played_after_an_ability_that_works_once_a_turn() -> None:  # FR Rencontre
    state = table({"hand": ["b-omen"], "used": ("h-avenger/0",)}, {"peril": 9}, phase="encounter")
    assert ("play", "b-omen", 1) in state.legal()


def test_a_monster_may_be_sent_at_each_hero() -> None:  # FR Rencontre: sur vos adversaires
    state = table({"hand": ["e-skeleton"]}, {"peril": 1}, {"peril": 1}, phase="encounter")
    assert [action[2] for action in state.legal() if action[0] == "announce"] == [1, 2]
    three = [{"peril": 1} for _ in range(3)]
    state = table({"hand": ["e-skeleton"]}, *three, phase="encounter")
    assert [action[2] for action in state.legal() if action[0] == "announce"] == [1, 2, 3]
    assert state.why_not(("announce", "e-skeleton", 0, 0)) == "not_yourself"


def test_an_encounter_that_cannot_be_paid_is_refused() -> None:  # FR Rencontre
    state = table({"hand": ["e-zombie"]}, {"peril": 1}, phase="encounter")
    assert state.why_not(("announce", "e-zombie", 1, 0)) == "no_peril"


def test_an_undefeated_monster_comes_back_known_to_all() -> None:  # FR Les Rencontres; ruling 51
    state = table({"hand": ["e-skeleton"]}, {"peril": 1}, phase="encounter")
    fight(state, "e-skeleton", (3, 3))  # 3 + 3 against 3 + 1: the avenger strikes; so let them tie
    assert "e-skeleton" in state.piles[0].discard
    state = table({"hand": ["e-skeleton"]}, {"peril": 1}, phase="encounter")
    fight(state, "e-skeleton", (1, 3))  # 1 + 3 = 3 + 1
    assert state.heroes[0].hand == (Held(KNOWN, "e-skeleton"),)


def test_a_wounded_monster_lies_face_up_and_keeps_its_wounds() -> None:  # FR Les Rencontres; ruling 3
    state = table({"hand": ["e-knight"]}, {"peril": 4}, phase="encounter")
    fight(state, "e-knight", (6, 1))
    assert state.heroes[0].wounded == (Wounded("e-knight", 1),)
    assert cards(state, 0) == []


def test_a_wounded_monster_costs_all_its_peril_again_and_may_be_sent_at_anybody() -> None:  # ruling 3
    state = table({"wounded": [("e-knight", 2)]}, {"peril": 3}, {"peril": 4}, phase="encounter")
    assert [action for action in state.legal() if action[0] == "announce"] == [("announce", "e-knight", 2, 2)]
    do(state, ("announce", "e-knight", 2, 2), DONE, ("roll", 6, 1))
    close(state)
    assert "e-knight" in state.piles[0].discard  # its third wound
    assert state.heroes[0].wounded == ()


def test_gains_of_the_phase_wait_for_its_end_and_losses_do_not() -> None:  # FR Rencontre; ruling 5, ruling 35
    heroes = ({"hand": ["b-omen", "b-laurels", "e-skeleton"]}, {"peril": 4, "glory": 2})
    state = table(*heroes, phase="encounter")
    do(state, ("play", "b-omen", 1))
    close(state)
    assert (state.heroes[1].peril, state.heroes[1].due_peril) == (3, 3)
    do(state, ("play", "b-laurels", 1))
    close(state)
    assert state.heroes[1].glory == 0
    assert (state.heroes[0].glory, state.heroes[0].due_glory) == (0, 1)
    fight(state, "e-skeleton", (6, 1))
    assert (state.heroes[1].glory, state.heroes[1].peril, state.heroes[0].glory) == (1, 3, 1)
    assert state.heroes[1].due_peril == 0


def test_glory_that_waits_does_not_shield_the_glory_one_has_from_a_loss() -> None:  # ruling 35
    state = table({"hand": ["b-laurels"]}, {"peril": 4, "glory": 5, "due_glory": 2}, phase="encounter")
    do(state, ("play", "b-laurels", 1))
    close(state)
    assert state.heroes[1].glory == 2  # three are lost; the two still come at the end of the phase
    do(state, DONE)
    assert state.heroes[1].glory == 4


def test_what_waits_cannot_be_spent() -> None:  # ruling 35: costs are paid from the real pool
    heroes = ({"hand": ["b-omen", "e-zombie"]}, {"peril": 1})
    state = table(*heroes, phase="encounter")
    do(state, ("play", "b-omen", 1))
    close(state)
    assert state.heroes[1].due_peril == 3
    assert state.why_not(("announce", "e-zombie", 1, 0)) == "no_peril"


def test_wounds_of_an_encounter_give_peril_to_heroes_of_its_players_choice() -> None:
    # FR Les récompenses; ruling 6
    state = table({"hand": ["e-wyrm"]}, {"peril": 7, "life": 6}, {}, {}, phase="encounter")
    do(state, ("announce", "e-wyrm", 1, 0), DONE, ("attack", "magic"), ("roll", 1, 6))
    close(state)
    assert (state.phase, state.spoils, state.to_move) == ("spoils", 2, 0)
    assert state.legal() == [("give", 1), ("give", 2), ("give", 3)]  # never oneself
    do(state, ("give", 2), ("give", 3))
    assert [hero.peril for hero in state.heroes] == [0, 0, 1, 1]


def test_with_two_heroes_the_other_one_gets_it() -> None:  # ruling 6
    state = table({"hand": ["e-ghost"]}, {"peril": 2}, phase="encounter")
    fight(state, "e-ghost", (1, 6))
    assert state.heroes[1].peril == 1


def test_traps_count_for_it_too() -> None:  # ruling 6
    state = table({"hand": ["t-darts"]}, {"peril": 1}, phase="encounter")
    do(state, ("announce", "t-darts", 1, 0), DONE)
    roll(state, 1)
    assert state.heroes[1].life == 5
    assert state.heroes[1].peril == 1


def test_an_encounter_whose_hero_has_died_goes_back_and_its_peril_is_lost() -> None:  # ruling 25, ruling 31
    heroes = ({"hand": ["e-ghost", "e-shade"]}, {"peril": 5, "life": 1}, {})
    state = table(*heroes, phase="encounter")
    do(state, ("announce", "e-ghost", 1, 0), ("announce", "e-shade", 1, 0), DONE)
    do(state, ("order", "e-ghost", 1, 0), ("roll", 1, 6))
    close(state)
    assert not state.heroes[1].alive
    assert sorted(cards(state, 0)) == ["e-ghost", "e-shade"]
    assert all(held.era == KNOWN for held in state.heroes[0].hand)


def test_a_wounded_encounter_whose_hero_has_died_goes_back_with_its_wounds() -> None:  # ruling 25, ruling 3
    heroes = ({"hand": ["e-ghost"], "wounded": [("e-knight", 1)]}, {"peril": 9, "life": 1}, {})
    state = table(*heroes, phase="encounter")
    do(state, ("announce", "e-ghost", 1, 0), ("announce", "e-knight", 1, 1), DONE)
    do(state, ("order", "e-ghost", 1, 0), ("roll", 1, 6))
    close(state)
    assert not state.heroes[1].alive
    assert state.heroes[0].wounded == (Wounded("e-knight", 1),)


def test_each_encounter_is_one_round() -> None:  # FR Rencontre: un seul round de combat
    state = table({"hand": ["e-knight"]}, {"peril": 4}, phase="encounter")
    events = fight(state, "e-knight", (6, 1))
    assert kinds(events).count("clash") == 1
    assert state.phase == "move"


def test_permanent_banes_lie_before_their_victim_until_paid_off() -> None:
    # FR Permanent; ruling 32, ruling 42
    state = table({"hand": ["b-palsy"]}, {"peril": 2, "glory": 2}, phase="encounter")
    do(state, ("play", "b-palsy", 1))
    close(state)
    assert items(state, 1, "banes") == ["b-palsy"]
    state = table({"banes": ["b-palsy"], "glory": 2}, {}, phase="encounter")
    do(state, ("use", "b-palsy", 0))
    assert (items(state, 0, "banes"), state.heroes[0].glory) == ([], 0)
    state = table({"banes": ["b-palsy"], "glory": 2}, {}, phase="move")
    assert ("use", "b-palsy", 0) in state.legal()


def test_abilities_of_the_own_turn_end_with_the_first_announcement() -> None:  # ruling 42
    state = table({"hand": ["e-skeleton"], "banes": ["b-palsy"], "glory": 2}, {"peril": 1}, phase="encounter")
    do(state, ("announce", "e-skeleton", 1, 0))
    assert state.why_not(("use", "b-palsy", 0)) == "encounters_last"


def test_a_bane_opens_a_window_for_its_victim_alone() -> None:  # FR Réponse; ruling 21
    heroes = ({"hand": ["b-omen", "o-ward"]}, {"peril": 1, "hand": ["o-ward"]}, {"hand": ["o-ward"]})
    state = table(*heroes, phase="encounter")
    do(state, ("play", "b-omen", 1))
    assert window(state) == ("bane", 1)
    state.apply(("pass",))
    assert window(state) is None


def test_a_bane_without_a_victim_opens_no_window() -> None:  # ruling 33
    state = table(
        {"hand": ["b-awakening"]}, {"peril": 3, "hand": ["o-hexbreak"], "glory": 2}, phase="encounter"
    )
    do(state, ("play", "b-awakening", 1))
    assert window(state) is None


def test_tests_in_a_bane_without_a_victim_go_clockwise_from_the_left() -> None:  # ruling 33
    state = table({}, {"hand": ["b-bell"]}, {"peril": 4}, {}, phase="encounter", active=1)
    events = do(state, ("play", "b-bell", 2))
    events += [*roll(state, 6), *roll(state, 1), *roll(state, 1)]
    assert [data["seat"] for data in of_kind(events, "trial")] == [2, 3, 0]
    assert [hero.life for hero in state.heroes] == [5, 6, 6, 5]  # the sorceress passes
