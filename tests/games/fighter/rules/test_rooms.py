"""FR 1 Donjon, FR Effets des cartes Donjon, FR Situations impossibles."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.fighter.rules.records import EVERYBODY, Under
from tests.games.fighter.helpers import data, explore, fight, game, healths, kinds, meet, put


def test_the_leader_looks_at_two_rooms_in_secret() -> None:
    # FR 1.1; ruling 47: the two cards are seen by the Leader's seat only
    state = game().start()
    assert (state.phase, state.to_move) == ("rooms", CHANCE)
    assert len(state.chance()) == 210
    (offer,) = put(state, ("rooms", "coat_check", "low_crypt"))
    assert offer.as_seen_by(0)["rooms"] == ["coat_check", "low_crypt"]
    assert "rooms" not in offer.as_seen_by(1)
    assert state.to_move == 0
    assert [entry["card"] for entry in state.view(0)["offered"]] == ["coat_check", "low_crypt"]
    assert [entry["card"] for entry in state.view(1)["offered"]] == [None, None]


def test_one_room_is_revealed_and_the_other_goes_under_the_deck() -> None:
    # FR 1.1; ruling 23
    state = game().start()
    put(state, ("rooms", "guard_room", "low_crypt"))
    assert state.legal() == [("room", "guard_room"), ("room", "low_crypt")]
    assert state.why_not(("room", "coat_check")) == "room_not_offered"
    put(state, ("room", "guard_room"))
    assert state.room == "guard_room"
    assert state.under == (Under("low_crypt", (0,)),)
    assert state.view(0)["under"][0]["card"] == "low_crypt"
    assert state.view(1)["under"][0]["card"] is None
    assert "low_crypt" in state.view(1)["unseen_rooms"]
    assert "low_crypt" not in state.view(0)["unseen_rooms"]


def test_cards_under_the_deck_come_last_and_in_their_order() -> None:
    # ruling 47
    state = game().start()
    cards = state.unseen_rooms
    state.unseen_rooms = cards[:1]
    state.under = tuple(Under(card, (1,)) for card in cards[1:4])
    state.aside = cards[4:]
    assert state.chance() == [(("rooms", *sorted(cards[:2])), 1)]
    put(state, state.chance()[0][0])
    assert state.unseen_rooms == ()
    assert [entry.card for entry in state.under] == list(cards[2:4])
    # who knew the card under the deck knows that the Leader has it now
    assert [entry["card"] for entry in state.view(1)["offered"]] == [cards[1], None]
    assert [entry["card"] for entry in state.view(2)["offered"]] == [None, None]


def test_resolved_rooms_go_back_under_the_deck_for_all_to_see() -> None:
    # FR 4.1, ruling 23: in the order resolved, after shops 1 and 2
    from dungeon_widgets.games.fighter.rules.chapters.rooms import put_back

    state = game().start()
    state.aside = ("low_crypt", "coat_check")
    put_back(state)
    assert state.under == (Under("low_crypt", (EVERYBODY,)), Under("coat_check", (EVERYBODY,)))
    assert state.view(None)["under"][0]["card"] == "low_crypt"


def test_gold_comes_at_once() -> None:
    # FR Bonus d'or; operation gain_gold
    state = game().start()
    gold = state.gold
    events = explore(state, "loose_change", "squeaky_armor")
    assert state.gold == gold + 2
    assert data(events, "gold") == {"n": 2, "gold": gold + 2, "why": "room"}


def test_a_room_heals_the_group_by_two() -> None:
    # FR Soin de groupe x2; operation heal_all: never above the maximum
    state = game().start()
    state.heroes[0].health, state.heroes[1].health = 4, 8
    explore(state, "leaky_fountain", "squeaky_armor")
    assert healths(state) == [6, 9, 9]


def test_a_room_gives_a_bonus_die() -> None:
    # FR Gagnez 1 dé; operation gain_bonus_die
    state = game().start()
    explore(state, "croupier_corner", "squeaky_armor")
    assert state.dice == 3


def test_a_room_gives_the_top_card_of_the_shop_deck() -> None:
    # FR Équipement gratuit; operation free_equipment; ruling 30: the Leader's seat decides who gets it
    state = game().start()
    put(state, ("rooms", "coat_check", "low_crypt"), ("room", "coat_check"))
    assert (state.phase, state.to_move) == ("card", CHANCE)
    assert len(state.chance()) == 48
    put(state, ("card", "helm_of_bravery"))
    assert state.to_move == 0
    assert ("give", "helm_of_bravery", 1) in state.legal()
    put(state, ("give", "helm_of_bravery", 1))
    assert state.heroes[1].items == ("helm_of_bravery",)
    assert "helm_of_bravery" not in state.shop_deck
    assert state.phase == "monster"


def test_an_empty_shop_deck_gives_nothing() -> None:
    # ruling 47
    state = game().start()
    state.shop_deck = ()
    put(state, ("rooms", "coat_check", "low_crypt"), ("room", "coat_check"))
    assert state.phase == "monster"
    last = game().start()
    last.shop_deck = ("helm_of_bravery",)
    put(last, ("rooms", "coat_check", "low_crypt"), ("room", "coat_check"))
    assert last.chance() == [(("card", "helm_of_bravery"), 1)]  # the last card is given


def test_a_room_makes_the_monster_stronger() -> None:
    # FR Monstre avantagé; operation monster_hp
    state = fight(room="training_yard", monster="squeaky_armor")
    assert state.foe is not None
    assert (state.foe.health, state.foe.start) == (10, 10)


def test_the_monster_is_revealed_with_its_whole_health() -> None:
    # FR 1.2: card, room and difficulty
    state = fight(room="golden_cauldron", monster="zombie_monkey", difficulty="infernal")
    assert state.foe is not None
    assert state.foe.health == 2 + 3 + 4


def test_room_and_monster_bind_every_throw_together() -> None:
    # FR Exigences: combined; one that stands on both counts once
    state = fight(room="cursed_trampoline", monster="sleepwalking_orclet")
    put(state, ("die", "red"))
    assert state.view(1)["throw"]["launch"]["throws"] == ["blind", "jump"]  # type: ignore[index]
    twice = fight(room="dark_pantry", monster="sleepwalking_orclet")
    put(twice, ("die", "red"))
    assert twice.view(1)["throw"]["launch"]["throws"] == ["blind"]  # type: ignore[index]


# -- FR Situations impossibles ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "monster", "asked"),
    [
        ("windy_shaft", "duke_of_paperwork", True),  # blow and cardapult: a conflict
        ("second_thoughts", "bored_gargoyle", True),  # far and nose: nobody can hit
        ("second_thoughts", "sulking_toad", True),
        ("second_thoughts", "sleepwalking_orclet", False),  # far and blind: hard, but possible
        ("draughty_vestibule", "zombie_monkey", False),
    ],
)
def test_the_group_may_retreat_only_from_the_impossible(room: str, monster: str, asked: bool) -> None:
    # ruling 45, ruling 22: a list in the content, and only before the first die
    state = game().start()
    meet(state, monster)
    explore(state, room, monster)
    assert (state.phase == "retreat") == asked
    if asked:
        assert state.to_move == 0  # the Leader's seat (ruling 30)
        assert state.legal() == [("fight",), ("retreat",)]
        put(state, ("fight",))
    assert state.why_not(("retreat",)) == "retreat_only_impossible"


def test_retreating_costs_each_hero_the_level_and_brings_the_next_monster() -> None:
    # FR Situations impossibles 1 to 3; ruling 45
    state = game().start()
    state.heroes[1].items = ("cloak_of_not_now",)
    state.heroes[2].health = 4
    explore(state, "windy_shaft", "duke_of_paperwork")
    gold = state.gold
    events = put(state, ("retreat",))
    assert healths(state) == [5, 5, 0]  # level 4 each; armour does not help, and Brad falls
    assert "fall" in kinds(events)
    assert state.phase == "monster"
    assert [step.kind for step in state.stack] == ["monster"]  # the turn that was to come is gone
    assert state.room == "windy_shaft"
    assert ("monster", "duke_of_paperwork") not in [action for action, _ in state.chance()]
    put(state, ("monster", "three_headed_poodle"))
    assert state.gold == gold  # its gifts do not come again
    put(state, ("die", "red"))
    assert state.view(1)["throw"]["launch"]["throws"] == ["blow"]  # type: ignore[index]
    assert state.heroes[2].down  # until the next Rest


def test_a_retreat_that_fells_everybody_is_defeat() -> None:
    # ruling 45
    state = game().start()
    for hero in state.heroes:
        hero.health = 4
    explore(state, "windy_shaft", "duke_of_paperwork")
    events = put(state, ("retreat",))
    assert data(events, "defeat") == {"why": "down"}
    assert state.winners() == []
    assert state.phase == "over"


def test_staying_is_allowed_and_never_hits() -> None:
    state = game().start()
    explore(state, "windy_shaft", "duke_of_paperwork")
    put(state, ("fight",), ("die", "red"))
    launch = state.view(1)["throw"]["launch"]  # type: ignore[index]
    assert launch is not None
    assert not launch["possible"]
