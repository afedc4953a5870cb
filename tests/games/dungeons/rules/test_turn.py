"""FR Le tour de jeu, Remise à zéro, Défausse et Pioche."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.dungeons.rules.cards import hands
from dungeon_widgets.games.dungeons.rules.chapters.turn import passes_first
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Door, Held, Mod, Tile
from tests.games.dungeons.helpers import DONE, cards, do, items, kinds, of_kind, on_to, options, table, verbs


def test_the_five_phases_follow_in_order() -> None:  # FR Le tour de jeu
    state = table({"hand": ["o-dodge"]}, {"hand": ["o-ward"]}, phase="reset", maps=("m-cross1",))
    seen = [state.phase]
    do(state, ("discard", "o-dodge"))
    while state.to_move == CHANCE and state.phase != "build":
        state.apply(state.chance()[0][0])
    seen.append(state.phase)
    do(state, DONE)
    seen.append(state.phase)
    do(state, ("map", "m-cross1"))
    do(state, state.legal()[0])
    seen.append(state.phase)
    do(state, DONE)
    assert seen == ["discard", "encounter", "build", "move"]
    assert (state.active, state.phase) == (1, "discard")  # FR: the player on the left


def test_left_is_the_next_seat_and_the_dead_are_passed_over() -> None:  # ruling 29
    state = table({}, {"alive": False}, {}, players=3, active=0)
    do(state, DONE)
    assert state.active == 2
    do(on_to(state, "move"), DONE)
    assert state.active == 0


def test_a_round_is_over_when_the_first_player_is_reached_or_his_seat_passed() -> None:
    state = table({"alive": False}, {}, {}, players=3, active=2)
    assert state.round == 1
    do(state, DONE)
    assert (state.active, state.round) == (1, 2)


def test_reset_lifts_all_limits_and_shuts_all_doors() -> None:  # FR Remise à zéro; section 7, once per turn
    state = table({"used": ("h-paladin/power",)}, {"used": ("h-avenger/power",)}, opened=(Door(0, 1),))
    do(state, DONE)
    assert state.active == 1
    assert [hero.used for hero in state.heroes] == [(), ()]
    assert state.opened == ()


def test_pits_are_armed_again() -> None:  # FR Remise à zéro: les pièges sont réarmés
    state = table({}, {}, pits=((1, 0),))
    do(state, DONE)
    assert state.pits == ()


# -- discard and draw -------------------------------------------------------------------------------


def test_a_card_is_owed_and_it_is_the_players_choice() -> None:  # FR Défausse: vous devez
    state = table({"hand": ["o-dodge", "o-ward"]}, phase="discard")
    assert verbs(state) == {"discard"}
    assert state.why_not(DONE) == "discard_first"
    do(state, ("discard", "o-ward"))
    assert "o-ward" in state.piles[0].discard
    assert cards(state, 0) == ["o-dodge"]
    state = table({"hand": ["o-dodge"]}, phase="discard")  # an only card is owed, too
    assert state.legal() == [("discard", "o-dodge")]


def test_a_treasure_or_an_unfinished_quest_may_go_instead() -> None:  # FR Défausse; ruling 2
    hero = {"hand": ["o-dodge"], "treasures": ["r-sword"], "boons": ["o-lore"], "tasks": ["q-draky"]}
    state = table(hero, phase="discard")
    assert state.legal() == [("abandon", "q-draky"), ("discard", "o-dodge"), ("shed", "r-sword")]
    do(state, ("shed", "r-sword"))
    assert items(state, 0, "treasures") == []
    assert "r-sword" in state.piles[0].discard
    assert cards(state, 0) == ["o-dodge"]  # one card in total


def test_without_a_card_nothing_is_owed() -> None:  # FR Défausse: si vous n'avez pas de carte en main
    state = table({"treasures": ["r-sword"]}, phase="discard")
    assert state.to_move == CHANCE
    assert state.phase == "encounter"


def test_a_wounded_monster_is_a_card_of_the_hand_and_may_be_the_discard() -> None:  # ruling 2, ruling 3
    state = table({"wounded": [("e-knight", 2)]}, phase="discard")
    assert state.legal() == [("dismiss", "e-knight", 2)]
    do(state, ("dismiss", "e-knight", 2))
    assert state.piles[0].discard == ("e-knight",)


def test_a_discarded_quest_is_replaced_at_once() -> None:  # ruling 1
    state = table({"hand": ["o-dodge"], "tasks": ["q-draky"]}, phase="discard")
    do(state, ("abandon", "q-draky"))
    assert state.to_move == CHANCE
    do(state, ("quest", "q-vault"))
    assert [task.quest for task in state.heroes[0].tasks] == ["q-vault"]
    assert state.piles[0].quests_under == ("q-draky",)


def test_a_quest_cannot_be_discarded_when_none_is_left() -> None:  # ruling 1
    state = table({"hand": ["o-dodge"], "tasks": ["q-draky"]}, phase="discard")
    state.piles[0].quests = ()
    assert ("abandon", "q-draky") not in state.legal()
    assert state.why_not(("abandon", "q-draky")) == "no_quests"


def test_quests_under_the_deck_come_back_in_their_order() -> None:  # ruling 51
    state = table({"hand": ["o-dodge"], "tasks": ["q-draky"]}, phase="discard")
    state.piles[0].quests, state.piles[0].quests_under = (), ("q-vault", "q-seal")
    do(state, ("abandon", "q-draky"))
    assert state.chance() == [(("quest", "q-vault"), 1)]


def test_the_hand_is_filled_up_to_five() -> None:  # FR Défausse et Pioche
    state = table({"hand": ["o-dodge", "o-ward"], "wounded": [("e-knight", 1)]}, phase="discard")
    do(state, ("discard", "o-ward"))
    drawn = 0
    while state.to_move == CHANCE:
        drawn += 1
        state.apply(state.chance()[0][0])
    assert drawn == 3  # the dodge and the wounded knight stay
    assert state.phase == "encounter"


def test_a_hand_one_card_short_is_filled_by_one() -> None:  # FR Défausse et Pioche
    for hand, drawn in ((["o-dodge", "o-ward", "o-cry", "o-surge", "o-lore"], 1), (["o-dodge"] * 6, 0)):
        state = table({"hand": hand}, {}, phase="discard")
        do(state, ("discard", "o-dodge"))
        cards = 0
        while state.to_move == CHANCE:
            cards += 1
            state.apply(state.chance()[0][0])
        assert (cards, state.phase) == (drawn, "encounter")


def test_a_larger_hand_never_has_to_shrink_to_five() -> None:  # section 7, draw
    state = table(
        {"hand": ["o-dodge", "o-ward", "o-fate", "o-cry", "o-key", "o-wind", "e-rats"]}, phase="discard"
    )
    do(state, ("discard", "o-ward"))
    assert state.phase == "encounter"
    assert len(state.heroes[0].hand) == 6


def test_an_empty_draw_pile_is_made_of_the_discards() -> None:  # FR Défausse et Pioche: remélangez
    state = table({"hand": ["o-dodge"]}, phase="discard")
    pile = state.piles[0]
    pile.deck, pile.discard = (), pile.deck
    events = do(state, ("discard", "o-dodge"))
    assert "shuffle" in kinds(events)
    assert "o-dodge" in [action[1] for action in options(state)]
    assert (pile.era, pile.discard) == (2, ())
    do(state, ("draw", "e-rats"))
    assert state.heroes[0].hand == (Held(2, "e-rats"),)


def test_without_cards_and_discards_nothing_is_drawn() -> None:  # ruling 28
    state = table({"hand": ["o-dodge", "o-ward"]}, phase="discard")
    state.piles[0].deck = ()
    do(state, ("discard", "o-dodge"), ("draw", "o-dodge"))
    assert state.phase == "encounter"
    assert sorted(cards(state, 0)) == ["o-dodge", "o-ward"]


def test_a_known_card_leaves_the_hand_before_a_hidden_one() -> None:  # ruling 51
    state = table({"hand": ["e-zombie"]}, phase="discard")
    state.heroes[0].hand = (Held(KNOWN, "e-zombie"), Held(1, "e-zombie"))
    do(state, ("discard", "e-zombie"))
    assert state.heroes[0].hand[0] == Held(1, "e-zombie")


def test_of_two_equal_hidden_cards_the_older_leaves_first() -> None:
    state = table({}, phase="discard")
    state.heroes[0].hand = (Held(1, "e-rats"), Held(1, "e-zombie"), Held(2, "e-zombie"))
    hands.take(state, 0, "e-zombie")
    assert state.heroes[0].hand == (Held(1, "e-rats"), Held(2, "e-zombie"))


# -- the end of the turn ----------------------------------------------------------------------------


def test_who_does_not_move_gains_the_peril_of_his_space() -> None:  # FR Mouvement, last paragraph; ruling 13
    state = table({"cell": (1, 0)}, {}, tiles=(Tile("m-crypt", 1, 0),))
    events = do(state, DONE)
    assert (state.heroes[0].peril, state.heroes[0].glory) == (2, 0)
    assert of_kind(events, "peril")[0]["why"] == "unmoved"


def test_who_moves_does_not() -> None:  # FR Mouvement; ruling 13
    state = table({"cell": (0, 0)}, {}, tiles=(Tile("m-cross1", 1, 0), Tile("m-gallery", 2, 0)))
    do(state, ("step", 1), ("step", 1), DONE)
    assert state.heroes[0].peril == 1  # of the crossroads alone; the gallery has none


def test_failed_locks_are_no_moving() -> None:  # ruling 13
    state = table({"cell": (1, 0)}, {}, tiles=(Tile("m-library", 1, 0), Tile("m-cross1", 2, 0)))
    do(state, ("try", 1), ("roll", 1), DONE)
    assert state.heroes[0].peril == 1
    assert not state.moved


def test_what_lasts_until_the_end_of_the_turn_ends_there() -> None:  # table 8: durations: turn
    state = table({"mods": (Mod("melee", 2, "turn", 1),)}, {"mods": (Mod("magic", 2, "turn", 1),)})
    do(state, DONE)
    assert [hero.mods for hero in state.heroes] == [(), ()]


def test_what_lasts_until_the_end_of_the_next_turn_ends_with_the_heros_own_next_turn() -> None:
    # durations: nextTurn
    slow = Mod("move", -1, "next_turn", 1)
    state = table({"mods": (slow,)}, {"mods": (slow,)})
    do(state, DONE)  # the turn it began in, hero 0's own
    assert [hero.mods for hero in state.heroes] == [(slow,), (slow,)]
    do(on_to(state, "move"), DONE)  # hero 1's own next turn
    assert [hero.mods for hero in state.heroes] == [(slow,), ()]
    do(on_to(state, "move"), DONE)  # hero 0's
    assert state.heroes[0].mods == ()


def test_the_end_of_a_turn_comes_in_its_order() -> None:  # ruling 49: turn_end, unmoved Peril, next player
    state = table({"banes": ["b-mark"]}, {"banes": ["b-mark"]})
    events = do(state, DONE)
    assert kinds(events) == [
        "done",
        "peril",
        "turn",
        "peril",
    ]  # unmoved; the next turn; the Mark at its start
    assert (state.heroes[0].peril, state.heroes[1].peril) == (1, 1)


@pytest.mark.parametrize("first", range(4))
def test_a_round_is_over_when_the_turn_comes_round_to_the_first_player(
    first: int,
) -> None:  # FR Le tour de jeu
    state = table(players=4)
    state.first = first
    for seat in range(4):
        passed: list[int] = []
        for steps in range(1, 5):
            passed.append((seat + steps) % 4)
            assert passes_first(state, seat, passed[-1]) == (first in passed)
