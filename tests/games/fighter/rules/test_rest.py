"""FR 3 Repos: spoils, scars, the Leader, tokens, exchanging cards, and on."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.fighter.rules.combat.slain import ORDER
from tests.games.fighter.helpers import (
    data,
    fight,
    healths,
    kill,
    kinds,
    pass_all,
    put,
    take_die,
    throw,
    turn,
)


@pytest.mark.parametrize(
    ("left", "section", "epic"), [(2, 5, True), (3, 5, False), (1, 4, True), (1, 3, False)]
)
def test_a_blow_that_leaves_minus_three_is_epic(left: int, section: int, epic: bool) -> None:
    # FR 3.1: one more coin; ruling 9
    state = fight(skill="expert")
    assert state.foe is not None
    state.foe.health = left
    events = turn(state, section)
    assert data(events, "slain")["epic"] == epic
    assert state.gold == 3 + 1 + int(epic)


def test_the_example_of_five_coins() -> None:
    # FR 3.4 Exemple: 2 health, 7 damage, a monster worth 4: five coins
    state = fight(("edith", "murka", "brad"), monster="gorgon", room="draughty_vestibule", skill="expert")
    assert state.foe is not None
    state.foe.health = 2
    take_die(state, "red")
    throw(state, 6, symbol=True)  # 6 + 1 by Sworn Enemy, no beast
    assert state.gold == 3 + 5


def test_damage_of_a_dodge_counts_as_the_last_blow() -> None:
    # ruling 9
    state = fight(("edith", "grace", "brad"))
    assert state.foe is not None
    state.foe.health = 1
    events = turn(state, -1, symbol=True, die="blue")  # Heroic Defence: 4
    assert data(events, "slain") == {"foe": "squeaky_armor", "health": -3, "epic": True}


def test_the_monsters_gold_goes_into_the_chest() -> None:
    # FR 3.2
    state = fight(monster="vending_mimic")
    kill(state)
    assert state.gold >= 3 + 3


def test_a_fallen_hero_takes_a_scar_and_recovers() -> None:
    # FR 3.3; ruling 1: 9, 7, 5, 3
    state = fight(health={2: 0})
    kill(state)
    assert (state.phase, state.to_move) == ("scar", 2)  # ruling 30: the owner's seat
    assert state.legal() == [("scar", "blue"), ("scar", "green"), ("scar", "red")]
    put(state, ("scar", "green"))
    assert (state.heroes[2].scars, state.heroes[2].health) == (("green",), 7)


@pytest.mark.parametrize(("scars", "most"), [(("red",), 5), (("red", "blue"), 3)])
def test_each_scar_takes_two_more(scars: tuple[str, ...], most: int) -> None:
    # ruling 1
    state = fight(health={2: 0})
    state.heroes[2].scars = scars
    kill(state)
    if state.phase == "scar":
        assert state.why_not(("scar", "red")) == "scarred"
        put(state, state.legal()[0])
    assert state.heroes[2].health == most


def test_the_third_scar_needs_no_question() -> None:
    # FR 3.3: one scar a colour
    state = fight(health={2: 0})
    state.heroes[2].scars = ("red", "blue")
    kill(state)
    assert state.heroes[2].scars == ("red", "blue", "green")


def test_a_hero_with_three_scars_who_falls_is_out() -> None:
    # FR 3.3; ruling 2
    state = fight(health={2: 0})
    state.heroes[2].scars = ("red", "green", "blue")
    take_die(state)
    assert state.foe is not None
    state.foe.health = 1
    events = throw(state, 1, symbol=False)
    assert data(events, "out") == {"seat": 2}
    assert state.heroes[2].out
    assert not state.heroes[2].down


def test_who_threw_the_last_die_leads() -> None:
    # FR 3.4, FR Mise en place 7 (remarque); ruling 15
    state = fight()
    kill(state)
    assert state.leader == 1


def test_if_the_last_thrower_is_out_the_token_goes_to_the_left() -> None:
    # ruling 31
    state = fight(
        monster="homeless_troll",
        items={0: ["shrinking_powder"]},
        health={1: 3},
        heroes=("edith", "wilrond", "brad"),
    )
    state.heroes[1].scars, state.heroes[1].health = ("red", "green", "blue"), 3
    take_die(state)
    throw(state, -1, symbol=False)
    assert state.heroes[1].down
    assert state.foe is not None
    state.foe.health = 3
    put(state, ("call", 0)) if state.phase == "die" else None
    put(state, ("use", "shrinking_powder"))
    assert state.heroes[1].out
    assert state.leader == 2


def test_white_dice_used_are_gone_and_coloured_ones_back() -> None:
    # FR 3.4, FR Dés Bonus blancs: single use
    state = fight(monster="homeless_troll")
    for _ in range(3):
        turn(state, 1)
    assert state.foe is not None
    state.foe.health = 1
    turn(state, 1, die="white")
    assert (state.dice, state.white_used, state.coloured, state.lying) == (1, 0, (), ())


def test_every_token_goes_out() -> None:
    # FR Sort temporel, Flûte, Gueuleton: off in the Rest
    state = fight()
    state.tokens = ("flute", "feast")
    assert state.foe is not None
    state.foe.health = 1
    events = turn(state, 4)
    assert state.tokens == ()
    told = [dict(event.data) for event in events if event.kind == "token"]
    assert told == [{"token": "flute", "on": False}, {"token": "feast", "on": False}]


def test_after_a_fight_nobody_is_in_turn() -> None:
    # ruling 43
    state = fight(items={0: ["treasure_map"]})
    state.called = (1,)
    kill(state)
    assert (state.foe, state.throw, state.active, state.called) == (None, None, -1, ())


def test_the_rest_follows_the_booklets_order() -> None:
    # ruling 43
    assert ORDER == ("spoils", "scars", "lead", "tokens", "stolen", "away", "rest", "trade", "ready")
    state = fight(
        health={0: 4, 1: 4, 2: 0}, items={1: ["treasure_map"]}, heroes=("edith", "doigts_de_fee", "murka")
    )
    state.tokens = ("feast",)
    state.stolen = 1
    assert state.foe is not None
    state.foe.health = 1
    seen = kinds(turn(state, 4))
    assert seen[-2:] == ["gold", "gold"]  # epic, reward; then the scar is asked
    seen = kinds(put(state, ("scar", "red")))
    assert seen[:3] == ["scar", "leader", "heal"]  # scars, Leader, Feast
    assert state.phase == "card"


# -- FR 3.4: exchanging equipment -------------------------------------------------------------------


def test_heroes_exchange_cards_freely_in_the_rest() -> None:
    # FR 3.4; ruling 24: only in the Rest; ruling 30: the Leader's seat
    state = fight(("edith", "wilrond", "grace"), items={0: ["left_over_sword"], 1: ["bribe"]})
    assert state.why_not(("trade", "left_over_sword", 1)) == "not_now"
    kill(state)
    assert (state.phase, state.to_move) == ("trade", state.leader)
    events = put(state, ("trade", "left_over_sword", 2))
    assert data(events, "trade") == {"card": "left_over_sword", "seat": 0, "to": 2}
    assert state.heroes[2].items == ("left_over_sword",)
    put(
        state, ("trade", "left_over_sword", 1), ("trade", "left_over_sword", 0)
    )  # ruling 53: as often as they like
    assert state.heroes[0].items == ("left_over_sword",)
    put(state, ("done",))
    assert state.phase == "rooms"


def test_three_heroes_exchange_in_a_ring() -> None:
    # ruling 53: any number of cards, any way round
    state = fight(
        ("wilrond", "brad", "marvin"),
        items={0: ["helm_of_bravery"], 1: ["left_over_sword"], 2: ["tea_rings"]},
    )
    kill(state)
    put(state, ("swap", "helm_of_bravery", "left_over_sword"), ("swap", "helm_of_bravery", "tea_rings"))
    assert [hero.items for hero in state.heroes] == [
        ("left_over_sword",),
        ("tea_rings",),
        ("helm_of_bravery",),
    ]
    assert state.phase == "trade"


def test_a_card_goes_only_where_there_is_a_slot() -> None:
    # FR Équipement: the limits of the sheet
    state = fight(("edith", "doigts_de_fee", "grace"), items={0: ["cloak_of_not_now"]})
    kill(state)
    assert ("trade", "cloak_of_not_now", 2) in state.legal()
    assert state.why_not(("trade", "cloak_of_not_now", 1)) == "no_slot"  # Fairyfingers wears no armour
    assert state.why_not(("trade", "cloak_of_not_now", 0)) == "own_card"
    assert state.why_not(("trade", "bribe", 0)) == "nobodys_card"
    assert state.why_not(("trade", "cloak_of_not_now", 7)) == "no_such_seat"


def test_two_cards_of_a_kind_may_be_swapped() -> None:
    # FR Équipement: the limits of the sheet
    state = fight(("edith", "wilrond", "grace"), items={0: ["left_over_sword"], 1: ["helm_of_bravery"]})
    kill(state)
    assert state.why_not(("trade", "left_over_sword", 1)) == "no_slot"
    events = put(state, ("swap", "helm_of_bravery", "left_over_sword"))
    assert data(events, "swap")["seats"] == [1, 0]
    assert (state.heroes[0].items, state.heroes[1].items) == (("helm_of_bravery",), ("left_over_sword",))


def test_cards_of_different_kinds_are_not_swapped() -> None:
    # ours: who is refused is told which rule forbids it
    state = fight(
        ("edith", "wilrond", "grace"), items={0: ["left_over_sword"], 1: ["bribe", "cloak_of_not_now"]}
    )
    kill(state)
    assert state.why_not(("swap", "bribe", "left_over_sword")) == "swap_kind"
    assert state.why_not(("swap", "bribe", "napalm_water")) == "nobodys_card"


def test_cards_of_a_hero_just_eliminated_may_be_saved() -> None:
    # ruling 43
    state = fight(("edith", "wilrond", "grace"), items={2: ["left_over_sword", "bribe"]}, health={2: 0})
    state.heroes[2].scars = ("red", "green", "blue")
    kill(state)
    put(state, ("trade", "left_over_sword", 0))
    assert state.why_not(("trade", "bribe", 2)) == "own_card"
    assert state.why_not(("trade", "left_over_sword", 2)) == "hero_out"  # who is out receives nothing
    assert not any(action[0] == "swap" for action in state.legal())
    put(state, ("done",))
    assert state.heroes[0].items == ("left_over_sword",)
    assert state.heroes[2].items == ()
    assert "bribe" not in state.shop_deck


def test_nobody_is_asked_to_exchange_nothing() -> None:
    state = fight()
    kill(state)
    assert state.phase == "rooms"


def test_the_leader_may_call_on_a_hero_to_use_a_card_before_they_go_on() -> None:
    # ruling 18
    state = fight(("edith", "wilrond", "grace"), items={0: ["suspicious_soup"]}, health={2: 3})
    kill(state)
    assert ("call", 0) in state.legal()
    put(state, ("call", 0), ("use", "suspicious_soup", 2))
    assert healths(state) == [9, 9, 7]
    assert state.phase in ("trade", "rooms")


def test_a_hero_is_called_once_in_a_rest_and_the_one_who_decides_never() -> None:
    # ruling 18
    hurt = {0: 3, 1: 3, 2: 3}
    state = fight(items={0: ["suspicious_soup"], 1: ["family_pizza"], 2: ["treasure_map"]}, health=hurt)
    pass_all(state)
    kill(state)
    pass_all(state)
    assert (state.phase, state.to_move) == ("trade", 1)
    calls = [action for action in state.legal() if action[0] == "call"]
    assert calls == [("call", 0), ("call", 2)]  # seat 1 threw last, leads and uses its own cards
    assert state.why_not(("call", 1)) == "nothing_to_use"
    put(state, ("call", 0), ("pass",))
    assert [action for action in state.legal() if action[0] == "call"] == [("call", 2)]
    assert state.why_not(("call", 0)) == "called_already"
    put(state, ("done",))
    assert state.called == ()


# -- going on --------------------------------------------------------------------------------------


def test_the_resolved_room_is_set_aside_and_symbols_add_up() -> None:
    # FR 3.4, FR 1.1
    state = fight(room="guard_room")
    kill(state)
    pass_all(state)
    assert state.aside == ("guard_room",)
    assert state.view(0)["symbols"] == 3
    assert state.phase == "rooms"
    assert state.to_move < 0


def test_ten_symbols_reach_a_shop_and_fewer_do_not() -> None:
    # FR 3.4, FR 4
    for more, phase in ((("dark_pantry",), "rooms"), (("dark_pantry", "loose_change"), "stall")):
        state = fight()
        state.aside = more
        state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in more)
        kill(state)
        assert state.phase == phase, more  # 5 + 3, and 5 + 2 + 3


def test_nine_symbols_are_not_enough() -> None:
    state = fight(room="guard_room")
    state.aside = ("low_crypt", "loose_change")  # 4 + 2 + 3
    state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in state.aside)
    state.under = tuple(entry for entry in state.under if entry.card not in state.aside)
    kill(state)
    assert state.phase == "rooms"
