"""FR Équipement, and the operations of the cards with their windows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dungeon_widgets.games.fighter.rules.checks import OPERATIONS
from dungeon_widgets.games.fighter.rules.effects import OPERATIONS as FUNCTIONS
from dungeon_widgets.games.fighter.rules.records import PASS
from tests.games.fighter.helpers import (
    boss_fight,
    data,
    fight,
    healths,
    kinds,
    pass_all,
    put,
    take_die,
    throw,
    turn,
)


def test_every_operation_has_its_function() -> None:
    assert set(FUNCTIONS) == set(OPERATIONS)
    assert len(OPERATIONS) == 23


def test_every_operation_is_in_the_list_of_rules() -> None:
    rows = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
    assert [name for name in OPERATIONS if not re.search(rf"operations?[^|]*\b{name}\b", rows)] == []


# -- weapons ---------------------------------------------------------------------------------------


def test_a_weapon_adds_its_bonus_on_a_hit_only() -> None:
    # FR Équipement: armes; operation add_damage
    state = fight(items={1: ["left_over_sword"]})
    events = turn(state, 2, weapons=["left_over_sword"])
    assert data(events, "hit")["parts"] == [["section", 2], ["left_over_sword", 2]]
    miss = fight(items={1: ["left_over_sword"]})
    assert "wound" not in kinds(turn(miss, -1, weapons=["left_over_sword"]))


def test_a_weapon_is_declared_before_the_throw_and_its_throw_binds() -> None:
    # ruling 16
    state = fight(items={1: ["left_over_sword"]})
    put(state, ("die", "red"))
    assert state.legal() == [("weapons",), ("weapons", "left_over_sword")]
    put(state, ("weapons", "left_over_sword"))
    assert state.view(1)["throw"]["launch"]["throws"] == ["weak_hand"]  # type: ignore[index]


def test_several_weapons_combine_bonuses_and_throws() -> None:
    # FR Équipement: l'une ou plusieurs; ruling 16
    state = fight(("edith", "murka", "brad"), items={1: ["left_over_sword", "trampoline_boots"]})
    put(state, ("die", "green"))
    assert len(state.legal()) == 4
    put(state, ("weapons", "left_over_sword", "trampoline_boots"))
    assert state.view(1)["throw"]["launch"]["throws"] == ["jump", "weak_hand"]  # type: ignore[index]
    assert data(throw(state, 1, symbol=False), "wound")["n"] == 5


def test_a_weapon_may_be_used_at_every_throw() -> None:
    # FR Équipement
    state = fight(("edith", "murka"), monster="homeless_troll", items={1: ["left_over_sword"]})
    for _ in range(2):
        while state.active != 1:
            turn(state, 1)
        assert data(turn(state, 1, weapons=["left_over_sword"]), "wound")["n"] == 3


def test_weapons_whose_throws_conflict_cannot_be_combined() -> None:
    # FR Situations impossibles: no hand can make both gestures
    state = fight(("edith", "murka", "brad"), items={1: ["bagpipe_cannon", "slingshot_of_manners"]})
    put(state, ("die", "green"))
    assert ("weapons", "bagpipe_cannon", "slingshot_of_manners") not in state.legal()
    assert state.why_not(("weapons", "bagpipe_cannon", "slingshot_of_manners")) == "weapons_conflict"
    assert state.why_not(("weapons", "slingshot_of_manners", "bagpipe_cannon")) == "weapons_order"
    assert state.why_not(("weapons", "frying_racket")) == "not_your_weapon"
    assert state.why_not(("weapons", "bagpipe_cannon", "frying_racket")) == "not_your_weapon"
    against = fight(monster="sulking_toad", items={1: ["slingshot_of_manners"]})
    put(against, ("die", "green"))
    assert against.phase == "launch"  # blow is due: the slingshot cannot be used


def test_a_weapon_may_heal_on_its_hit() -> None:
    # operation heal_self on a weapon; ruling 49
    state = fight(items={1: ["handshake_of_trust"]}, health={1: 5})
    turn(state, 1, weapons=["handshake_of_trust"])
    assert state.heroes[1].health == 6
    miss = fight(items={1: ["handshake_of_trust"]}, health={1: 5})
    turn(miss, -1, weapons=["handshake_of_trust"])
    assert miss.heroes[1].health == 4


# -- armours ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "loss"),
    [("cauldron_lid", 2), ("padded_waistcoat", 1), ("second_best_plate", 0), ("cloak_of_not_now", 0)],
)
def test_an_armour_lessens_what_a_miss_costs_its_owner(card: str, loss: int) -> None:
    # FR Équipement: armures; operations reduce_damage and prevent_damage
    state = fight(monster="homeless_troll", items={1: [card]})
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    assert (state.phase, state.to_move) == ("harm", 1)
    put(state, ("use", card))
    assert state.heroes[1].health == 9 - loss
    assert state.heroes[1].used == (card,)


def test_an_armour_is_used_once_a_combat_and_raised_in_the_rest() -> None:
    # FR Équipement, FR 3.4: redressent leurs armures
    state = fight(("edith", "wilrond"), monster="homeless_troll", items={1: ["cloak_of_not_now"]})
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    put(state, ("use", "cloak_of_not_now"))
    turn(state, 1)
    take_die(state)
    throw(state, -1, symbol=False)
    assert state.heroes[1].health == 6  # it lies turned
    assert state.foe is not None
    state.foe.health = 1
    turn(state, 1, die="white")
    pass_all(state)
    if state.phase == "trade":
        put(state, ("done",))
    assert state.heroes[1].used == ()


def test_an_armour_helps_through_enraged_too() -> None:
    # ruling 17
    state = fight(monster="owlbear", items={2: ["cloak_of_not_now"]}, heroes=("edith", "wilrond", "murka"))
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    assert (state.phase, state.to_move) == ("harm", 2)
    put(state, ("use", "cloak_of_not_now"))
    assert healths(state) == [6, 6, 9]


def test_no_armour_helps_against_taking_back() -> None:
    # ruling 17, ruling 4
    state = fight(
        monster="runaway_broom", items={2: ["cloak_of_not_now"]}, heroes=("edith", "wilrond", "grace")
    )
    assert state.foe is not None
    state.foe.health = state.foe.start = 9
    for _ in range(3):
        turn(state, 1)
    level = state.game.content.monsters["runaway_broom"].level
    put(state, ("takeback",))
    assert (state.phase, state.heroes[2].used) == ("die", ())  # nobody was asked to raise an armour
    assert healths(state) == [9 - level] * 3


def test_two_armours_may_help_against_one_miss() -> None:
    state = fight(monster="homeless_troll", items={1: ["cauldron_lid", "very_large_hat"]})
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    put(state, ("use", "cauldron_lid"), ("use", "very_large_hat"))
    assert state.heroes[1].health == 9
    assert state.phase == "die"  # nothing is left to lose: nobody is asked


def test_a_cactus_vest_hurts_the_monster() -> None:
    # operation deal_damage on an armour; ruling 41: before the harm
    state = fight(monster="homeless_troll", items={1: ["cactus_vest"]})
    assert state.foe is not None
    state.foe.health = 2
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    events = put(state, ("use", "cactus_vest"))
    assert "slain" in kinds(events)
    assert state.heroes[1].health == 9


def test_a_mirror_shield_turns_the_damage_back() -> None:
    # operation reflect_damage
    state = fight(monster="homeless_troll", items={1: ["mirror_shield"]})
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    events = put(state, ("use", "mirror_shield"))
    assert data(events, "wound") == {"n": 3, "health": 6, "why": "mirror_shield"}
    assert state.heroes[1].health == 9


def test_the_mirror_turns_back_what_would_have_been_lost() -> None:
    state = fight(monster="homeless_troll", items={1: ["mirror_shield", "cauldron_lid"]})
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    put(state, ("use", "cauldron_lid"))
    assert data(put(state, ("use", "mirror_shield")), "wound")["n"] == 2


def test_the_group_umbrella_shelters_everybody_even_for_an_unhurt_owner() -> None:
    # operation reduce_damage with target all
    state = fight(("edith", "wilrond", "murka"), monster="owlbear", items={2: ["umbrella_of_the_group"]})
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    put(state, ("use", "umbrella_of_the_group"))
    assert healths(state) == [8, 8, 8]
    calm = fight(
        ("edith", "wilrond", "murka"), monster="homeless_troll", items={2: ["umbrella_of_the_group"]}
    )
    take_die(calm, "blue")
    throw(calm, -1, symbol=False)
    assert calm.to_move == 2
    put(calm, ("use", "umbrella_of_the_group"))
    assert calm.heroes[1].health == 8


def test_a_piggy_bank_shield_brings_a_coin() -> None:
    # operation gain_gold on an armour
    state = fight(monster="homeless_troll", items={1: ["piggy_bank_shield"]})
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    put(state, ("use", "piggy_bank_shield"))
    assert state.gold == 4
    assert state.heroes[1].health == 7


def test_lucky_underpants_throw_the_owners_own_miss_again() -> None:
    # operation reroll on an armour; ruling 35: the last to be asked
    state = fight(items={1: ["lucky_underpants"]})
    take_die(state, "blue")
    throw(state, -1, symbol=False)
    assert (state.phase, state.to_move, state.view(1)["rethrow"]) == ("again", 1, "lucky_underpants")
    put(state, ("again",))
    assert state.heroes[1].used == ("lucky_underpants",)
    throw(state, -1, symbol=False)
    assert state.phase == "die"  # used
    assert state.heroes[1].health == 8


def test_lucky_underpants_do_nothing_for_a_hit_or_for_others() -> None:
    state = fight(("edith", "wilrond", "grace"), items={1: ["lucky_underpants"]})
    turn(state, 1)
    take_die(state)
    throw(state, -1, symbol=False)
    assert state.heroes[2].health == 8


# -- consumables -----------------------------------------------------------------------------------


def test_napalm_adds_to_anybodys_hit_after_it_was_seen() -> None:
    # FR Équipement: à tout moment, même par des héros non-actifs; ruling 18; operation add_damage after_hit
    state = fight(items={2: ["napalm_water"]})
    take_die(state)
    throw(state, 2, symbol=False)
    assert (state.phase, state.to_move) == ("lying", 2)
    events = put(state, ("use", "napalm_water"))
    assert data(events, "hit")["parts"] == [["section", 2], ["cards", 2]]
    assert data(events, "wound")["n"] == 4
    assert state.heroes[2].items == ()  # discarded


def test_napalm_is_not_asked_about_after_a_miss() -> None:
    state = fight(items={2: ["napalm_water"]})
    take_die(state)
    throw(state, -1, symbol=False)
    assert state.phase == "die"


def test_soup_heals_one_hero_of_the_owners_choice() -> None:
    # operation heal_one; ruling 30: the owner's seat
    state = fight(items={1: ["suspicious_soup"]}, health={0: 3, 2: 0})
    assert state.legal().count(("use", "suspicious_soup", 0)) == 1
    assert state.why_not(("use", "suspicious_soup", 2)) == "card_target"  # down
    assert state.why_not(("use", "suspicious_soup", 1)) == "card_target"  # unhurt
    put(state, ("use", "suspicious_soup", 0))
    assert healths(state) == [7, 9, 0]
    assert state.phase == "die"  # the turn goes on


def test_pizza_heals_all_who_stand() -> None:
    # ruling 3; operation heal_all on a consumable
    state = fight(
        items={1: ["suspicious_soup", "family_pizza"]},
        health={0: 3, 1: 8, 2: 0},
        heroes=("murka", "edith", "brad"),
    )
    put(state, ("use", "family_pizza"))
    assert healths(state) == [6, 9, 0]


def test_healing_just_before_the_fall() -> None:
    # FR: juste avant qu'un héros ne tombe; ruling 39: healing first, then the damage
    state = fight(monster="homeless_troll", items={2: ["suspicious_soup"]}, health={1: 3})
    take_die(state)
    throw(state, -1, symbol=False)
    assert (state.phase, state.to_move) == ("harm", 2)
    assert state.view(2)["harm"] == [{"seat": 1, "loss": 3, "falls": True}]
    put(state, ("use", "suspicious_soup", 1))
    assert state.heroes[1].health == 4


def test_a_rewind_pill_has_any_die_thrown_again() -> None:
    # operation reroll on a consumable; ruling 35
    state = fight(items={2: ["rewind_pill"]})
    take_die(state)
    throw(state, 1, symbol=False)
    assert (state.phase, state.to_move) == ("again", 2)
    events = put(state, ("again",))
    assert data(events, "again")["by"] == "rewind_pill"
    assert state.heroes[2].items == ()
    assert state.to_move == 1
    throw(state, 3, symbol=False)
    assert state.foe is not None
    assert state.foe.health == 3


def test_rethrows_are_asked_in_order() -> None:
    # ruling 35: own ability, Time Spell token, Rewind Pill, Lucky Underpants
    state = fight(("marvin", "wilrond", "brad"), items={1: ["lucky_underpants"], 2: ["rewind_pill"]})
    state.tokens = ("time_spell",)
    take_die(state, "green")
    throw(state, -1, symbol=True)
    asked = []
    while state.phase == "again":
        asked.append((state.view(None)["rethrow"], state.to_move))
        put(state, ("keep",))
    assert asked == [("reroll", 1), ("token", 0), ("rewind_pill", 2), ("lucky_underpants", 1)]


def test_smelling_salts_keep_a_hero_up() -> None:
    # operation stay_up
    state = fight(monster="homeless_troll", items={2: ["second_wind_salts"]}, health={1: 3})
    take_die(state)
    throw(state, -1, symbol=False)
    events = put(state, ("use", "second_wind_salts", 1))
    assert data(events, "saved") == {"seat": 1, "health": 2}
    assert state.heroes[1].health == 2


def test_salts_are_for_those_who_would_fall() -> None:
    state = fight(monster="homeless_troll", items={2: ["second_wind_salts"]}, health={1: 4})
    take_die(state)
    throw(state, -1, symbol=False)
    assert state.heroes[1].health == 1  # nobody was asked


def test_a_note_from_mother_lifts_the_throws_of_monster_and_room() -> None:
    # operation ignore_throw: not those of weapons
    state = fight(
        monster="sleepwalking_orclet",
        room="cursed_trampoline",
        difficulty="infernal",
        items={1: ["left_over_sword", "excuse_note"]},
    )
    put(state, ("die", "red"), ("weapons", "left_over_sword"))
    assert ("use", "excuse_note") in state.legal()
    put(state, ("use", "excuse_note"))
    assert state.view(1)["throw"]["launch"]["throws"] == ["weak_hand"]  # type: ignore[index]
    throw(state, 1, symbol=False)
    put(state, ("die", "green"))
    assert state.view(2)["throw"]["launch"]["throws"] == ["blind", "jump"]  # type: ignore[index]


def test_a_note_may_come_from_somebody_else() -> None:
    # ruling 18
    state = fight(monster="sleepwalking_orclet", items={2: ["excuse_note"]})
    put(state, ("die", "red"))
    assert (state.phase, state.to_move) == ("aimed", 2)
    put(state, ("use", "excuse_note"))
    assert state.view(1)["throw"]["launch"]["throws"] == []  # type: ignore[index]


def test_eye_drops_show_the_symbol_whatever_the_face() -> None:
    # operation force_symbol
    state = fight(items={1: ["eye_drops"]})
    put(state, ("die", "red"), ("use", "eye_drops"))
    put(state, state.legal()[0])
    from dungeon_widgets.games.fighter.rules.combat.throws import do_seed

    for seed in range(1000):
        landed = state.clone()
        do_seed(landed, ("seed", seed))
        rest = landed.throw.rest  # type: ignore[union-attr]
        if rest.face > 3 and rest.section == -1:  # type: ignore[union-attr]
            break
    events = put(state, ("seed", seed))
    assert data(events, "ability")["ability"] == "instinctive_agility"


def test_a_knucklebone_is_a_bonus_die() -> None:
    # operation gain_bonus_die on a consumable
    state = fight(items={1: ["spare_knucklebone"]})
    put(state, ("use", "spare_knucklebone"))
    assert state.dice == 3


def test_the_chest_and_the_table_hold_nine_bonus_dice() -> None:
    # ruling 28, ruling 32: what is gained beyond is lost; coins are not capped
    state = fight(items={1: ["spare_knucklebone"]})
    state.dice, state.white_used = 7, 2
    assert ("use", "spare_knucklebone") not in state.legal()
    assert state.why_not(("use", "spare_knucklebone")) == "card_no_use_now"
    state.white_used = 1
    assert ("use", "spare_knucklebone") in state.legal()
    state.gold = 31
    from dungeon_widgets.games.fighter.rules.party import gain_gold

    gain_gold(state, 1, "reward")
    assert state.gold == 32


def test_sticky_tape_brings_a_thrown_die_back() -> None:
    # operation recover_colored_die: free, also against a boss
    state = boss_fight(items={1: ["sticky_tape"]}, heroes=("murka", "wilrond", "brad"))
    while state.active != 1 or len(state.coloured) < 2:
        turn(state, 1)
    die = state.coloured[0]
    assert state.why_not(("use", "sticky_tape")) == "card_target"
    thrown = state.coloured
    put(state, ("use", "sticky_tape", die))
    assert ("die", die) in state.legal()
    assert state.coloured == tuple(other for other in thrown if other != die)  # this one die only
    assert [rest.die for rest in state.lying] == list(state.coloured)


def test_a_bribe_silences_the_monster_for_the_combat() -> None:
    # operation suppress_monster_ability
    state = fight(monster="owlbear", items={1: ["bribe"]})
    put(state, ("use", "bribe"))
    turn(state, -1)
    assert healths(state) == [9, 6, 9]
    view = state.view(None)["foe"]
    assert view is not None
    assert view["silenced"]


def test_a_bribe_at_the_last_moment_undoes_cunning_and_rage() -> None:
    # free to harm: while the die lies, and before the loss
    state = fight(monster="imp_of_minor_annoyance", items={2: ["bribe"]})
    put(state, PASS)
    take_die(state)
    throw(state, 1, symbol=False)
    assert (state.phase, state.to_move) == ("lying", 2)
    assert "hit" in kinds(put(state, ("use", "bribe")))
    rage = fight(monster="owlbear", items={2: ["bribe"]})
    put(rage, PASS)
    take_die(rage)
    throw(rage, -1, symbol=False)
    assert (rage.phase, rage.to_move) == ("harm", 2)
    put(rage, ("use", "bribe"))
    assert healths(rage) == [9, 6, 9]


def test_a_bribe_works_on_bosses_but_their_throw_stays() -> None:
    state = boss_fight(boss="landlord_of_doom", items={1: ["bribe"]}, heroes=("murka", "wilrond", "brad"))
    while state.active != 1:
        turn(state, 1)
    put(state, ("use", "bribe"))
    assert state.foe is not None
    assert state.foe.silenced


def test_a_rubber_floor_counts_one_more_bounce() -> None:
    # operation grant_bounce: while the die lies
    state = fight(items={2: ["rubber_floor"]})
    take_die(state)
    put(state, ("launch", 0, 0, 1560, 800, 0, ()))
    from dungeon_widgets.games.fighter.rules.combat.throws import do_seed

    for seed in range(5000):
        landed = state.clone()
        do_seed(landed, ("seed", seed))
        rest = landed.throw.rest  # type: ignore[union-attr]
        if rest.section in (3, 4, 5) and rest.contacts == 0 and rest.face > 3:  # type: ignore[union-attr]
            break
    put(state, ("seed", seed))
    assert (state.phase, state.to_move) == ("lying", 2)
    events = put(state, ("use", "rubber_floor"))
    assert "hit" in kinds(events)


def test_a_rubber_floor_may_be_laid_before_the_throw() -> None:
    # operation grant_bounce: aimed
    state = fight(room="tilted_gallery", items={1: ["rubber_floor"]})
    put(state, ("die", "blue"), ("use", "rubber_floor"))
    events = throw(state, "hit", symbol=False)
    assert "hit" in kinds(events)


def test_powder_hurts_the_monster_at_once_and_may_kill() -> None:
    # operation deal_damage on a consumable; ruling 9: it may be the last blow, and epic
    state = fight(items={1: ["shrinking_powder"]})
    assert state.foe is not None
    put(state, ("use", "shrinking_powder"))
    assert state.foe.health == 3
    kill = fight(items={1: ["shrinking_powder"]})
    assert kill.foe is not None
    kill.foe.health = 3
    events = put(kill, ("use", "shrinking_powder"))
    assert data(events, "slain") == {"foe": "squeaky_armor", "health": 0, "epic": False}
    assert kill.leader == 0  # ruling 31: nobody threw, the Leader stays


def test_an_inactive_hero_is_asked_when_his_powder_would_kill() -> None:
    state = fight(items={2: ["shrinking_powder"]})
    assert (state.phase, state.to_move) == ("free", 2)
    turn(state, 3, die="red")
    assert (state.phase, state.to_move) == ("die", 2)
    other = fight(items={0: ["shrinking_powder"]}, heroes=("edith", "wilrond", "brad"))
    turn(other, 3)
    assert (other.phase, other.to_move) == ("free", 0)
    assert "slain" in kinds(put(other, ("use", "shrinking_powder")))


def test_the_active_hero_may_call_on_another_to_use_a_card() -> None:
    # ruling 18: at any time, also by inactive heroes
    state = fight(items={0: ["shrinking_powder"]}, heroes=("edith", "wilrond", "brad"))
    pass_all(state, "free")
    assert ("call", 0) in state.legal()
    assert state.why_not(("call", 2)) == "nothing_to_use"
    put(state, ("call", 0))
    assert (state.phase, state.to_move) == ("free", 0)
    again = state.clone()
    put(again, PASS)
    assert again.to_move == 1
    assert again.why_not(("call", 0)) == "called_already"
    put(state, ("use", "shrinking_powder"))
    assert state.foe is not None
    assert state.foe.health == 3


def test_a_treasure_map_is_worth_two_coins_in_the_rest() -> None:
    # operation gain_gold with when: rest
    state = fight(items={1: ["treasure_map"]})
    assert ("use", "treasure_map") not in state.legal()
    assert state.foe is not None
    state.foe.health = 1
    turn(state, 1)
    assert (state.phase, state.to_move) == ("rest", 1)
    gold = state.gold
    put(state, ("use", "treasure_map"))
    assert state.gold == gold + 2


def test_heroes_who_are_down_use_nothing() -> None:
    # ruling 38
    state = fight(
        monster="homeless_troll", items={2: ["suspicious_soup"], 0: ["cloak_of_not_now"]}, health={1: 3, 2: 0}
    )
    take_die(state)
    throw(state, -1, symbol=False)
    assert state.heroes[1].down
    assert state.why_not(("call", 2)) in ("hero_down", "not_now")


def test_a_fallen_hero_keeps_his_cards() -> None:
    # ruling 38: what they own comes back with them
    state = fight(items={1: ["left_over_sword"]}, health={1: 1})
    assert "fall" in kinds(turn(state, -1))
    assert state.heroes[1].down
    state.foe.health = 1  # type: ignore[union-attr]
    turn(state, 1)
    put(state, ("scar", "red"))
    assert state.heroes[1].standing
    assert state.heroes[1].items == ("left_over_sword",)


def test_reasons_for_cards_that_cannot_be_used() -> None:
    state = fight(items={1: ["left_over_sword", "cloak_of_not_now", "napalm_water"]})
    assert state.why_not(("use", "helm_of_bravery")) == "not_your_card"
    assert state.why_not(("use", "left_over_sword")) == "weapon_at_throw"
    assert state.why_not(("use", "cloak_of_not_now")) == "armour_on_miss"
    assert state.why_not(("use", "napalm_water")) == "card_no_use_now"
    state.heroes[1].used = ("cloak_of_not_now",)
    assert state.why_not(("use", "cloak_of_not_now")) == "armour_used"
    assert state.why_not(("use",)) == "not_your_card"


def test_a_rethrow_forgets_what_was_meant_for_the_throw() -> None:
    # ruling 35: spent cards stay spent
    state = fight(("edith", "wilrond", "brad"), items={1: ["eye_drops"], 2: ["rewind_pill"]})
    put(state, ("die", "red"), ("use", "eye_drops"))
    throw(state, -1)
    while state.phase == "again":
        put(state, ("again",))
    assert state.throw is not None
    assert not state.throw.symbol
    assert state.heroes[1].items == ()
