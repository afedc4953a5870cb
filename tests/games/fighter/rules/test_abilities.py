"""FR Activer le symbole du dé, FR Capacités communes des héros, FR Capacités uniques des héros, FR Coup fatal."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.fighter.rules.records import PASS
from tests.games.fighter.helpers import (
    boss_fight,
    data,
    fight,
    healths,
    kinds,
    put,
    take_die,
    throw,
    turn,
)

TOUGH = "troll_kings_mother"  # 8 health, 4 damage, level 4, Borrowed Hand


def test_the_symbol_activates_the_ability_of_the_dies_colour() -> None:
    # FR Activer le symbole du dé
    state = fight()
    events = turn(state, -1, symbol=True, die="red")  # Wilrond's red: Instinctive Agility
    assert data(events, "ability") == {"seat": 1, "ability": "instinctive_agility", "colour": "red"}
    assert "ability" not in kinds(turn(state, -1, symbol=False, die="green"))


def test_instinctive_agility_dodges_and_deals_two() -> None:
    # FR Agilité instinctive; operations prevent_damage and deal_damage
    state = fight()
    events = turn(state, -1, symbol=True, die="red")
    assert data(events, "wound") == {"n": 2, "health": 4, "why": "instinctive_agility"}
    assert healths(state) == [9, 9, 9]


def test_instinctive_agility_needs_a_miss() -> None:
    # FR: only when the hero misses; weapons do not add to it
    state = fight()
    events = turn(state, 2, symbol=True, die="red")
    assert "ability" not in kinds(events)
    assert data(events, "wound")["n"] == 2


def test_weapons_do_not_add_to_agility() -> None:
    # FR Agilité instinctive: weapon bonuses only on a hit
    state = fight(items={1: ["left_over_sword"]})
    events = turn(state, -1, symbol=True, die="red", weapons=["left_over_sword"])
    assert data(events, "wound")["n"] == 2


def test_a_reroll_may_be_taken_or_not() -> None:
    # FR Relance; ruling 5, ruling 29: "may"; operation reroll
    state = fight()
    take_die(state, "green")
    throw(state, -1, symbol=True)
    assert (state.phase, state.to_move) == ("again", 1)
    kept = state.clone()
    events = put(kept, ("keep",))
    assert "miss" in kinds(events)
    events = put(state, ("again",))
    assert data(events, "again") == {"seat": 1, "die": "green", "by": "reroll"}
    events = throw(state, 3, symbol=False)
    assert data(events, "wound")["n"] == 3
    assert healths(state) == [9, 9, 9]  # the first miss is forgotten


def test_a_reroll_may_chain_while_the_symbol_shows() -> None:
    # ruling 5
    state = fight()
    take_die(state, "green")
    for _ in range(3):
        throw(state, -1, symbol=True)
        put(state, ("again",))
    assert state.phase == "launch"
    assert len([rest for rest in state.lying if rest.die == "green"]) == 0


def test_weapons_are_declared_anew_for_a_rethrow() -> None:
    # ruling 34
    state = fight(items={1: ["left_over_sword"]})
    take_die(state, "green", weapons=["left_over_sword"])
    throw(state, -1, symbol=True)
    put(state, ("again",))
    assert state.phase == "weapons"
    put(state, ("weapons",))
    assert data(throw(state, 3, symbol=False), "wound")["n"] == 3


@pytest.mark.parametrize(("health", "asked"), [(1, True), (2, True), (3, True), (5, True), (0, False)])
def test_a_throw_that_only_beats_the_monster_may_be_thrown_again(health: int, asked: bool) -> None:
    # ruling 52: for the coin of an epic throw; at -3 there is nothing more to gain
    state = fight()
    assert state.foe is not None
    state.foe.health = health or 2
    take_die(state, "green")
    events = throw(state, 3 if asked else 5, symbol=True)
    assert ("slain" in kinds(events)) != asked
    assert (state.phase == "again") == asked


@pytest.mark.parametrize(("health", "asked"), [(3, False), (4, True)])
def test_a_throw_that_beats_the_boss_is_not_thrown_again(health: int, asked: bool) -> None:
    # ruling 52: a throw that reaches the health exactly is the victory
    state = boss_fight(heroes=("murka", "wilrond", "brad"), boss="queen_of_moths")
    assert state.foe is not None
    assert state.heroes[state.active].id == "brad"  # green is Reroll
    state.foe.health = health
    take_die(state, "green")
    events = throw(state, 3, symbol=True)
    assert ("victory" in kinds(events)) != asked
    assert (state.phase == "again") == asked


def test_whether_a_throw_settles_the_fight_is_judged_after_resistant() -> None:
    # ruling 52: 5 becomes 2, so what would be epic is not, or the monster lives: Reroll is asked about
    epic = fight(monster="clockwork_bailiff")
    assert epic.foe is not None
    epic.foe.health = 2
    take_die(epic, "green")
    throw(epic, 5, symbol=True)
    assert epic.phase == "again"
    state = fight(monster="clockwork_bailiff")
    assert state.foe is not None
    state.foe.health = 5
    take_die(state, "green")
    throw(state, 5, symbol=True)
    assert state.phase == "again"
    would = state.view(1)["throw"]
    assert would is not None
    assert would["would"] == {"lost": 2, "beaten": False, "fatal": False, "losses": []}
    light = fight(("wilrond", "marvin", "brad"), monster="siege_wardrobe")
    assert light.foe is not None
    light.foe.health = 3
    take_die(light, "blue")
    throw(light, 3, symbol=True)
    assert light.phase == "light"


def test_before_a_throw_is_taken_again_its_verdict_is_said() -> None:
    # ruling 55: where it lies, hit or miss, and what it would do
    state = fight(monster="homeless_troll")
    take_die(state, "green")
    throw(state, -2, symbol=True)
    view = state.view(1)
    assert view["throw"] is not None
    damage = state.game.content.monsters["homeless_troll"].damage
    assert view["throw"]["would"] == {"lost": 0, "beaten": False, "fatal": False, "losses": [[1, damage]]}
    names = ["Ada", "Bea", "Cleo"]
    said = state.game.words.prompt(view, names, "en")[1]
    assert said.startswith(f"It fell into a hole: a miss, Wilrond would lose {damage} health. ")
    assert "trou" in state.game.words.prompt(view, names, "fr")[1]
    assert healths(state) == [9, 9, 9]  # nothing has happened yet


def test_group_heal_gives_each_hero_one() -> None:
    # FR Soin de groupe; operation heal_all
    state = fight(("marvin", "edith", "brad"), health={0: 5, 1: 4, 2: 0})
    turn(state, 2, symbol=True, die="green")
    assert healths(state) == [6, 5, 0]  # ruling 3: no heal reaches a hero who is down


def test_pickpocket_takes_a_coin() -> None:
    # FR Détrousseur; operation gain_gold
    state = fight(("marvin", "edith", "brad"))
    turn(state, -1, symbol=True, die="red")
    assert state.gold == 4  # wherever the die stops


def test_self_heal_gives_three() -> None:
    # FR Autoguérison; operation heal_self; ruling 39: healing first, then the damage
    state = fight(("marvin", "murka", "brad"), health={1: 4})
    turn(state, -1, symbol=True, die="green")
    assert state.heroes[1].health == 4 + 3 - 1
    full = fight(("marvin", "murka", "brad"), health={1: 8})
    turn(full, 1, symbol=True, die="green")
    assert full.heroes[1].health == 9


@pytest.mark.parametrize(("monster", "added"), [("jogging_boar", 4), ("squeaky_armor", 1)])
def test_a_sworn_enemy_takes_four_more_and_others_one(monster: str, added: int) -> None:
    # FR Ennemi juré; operation add_damage with its condition
    state = fight(("marvin", "murka", "brad"), monster=monster)
    events = turn(state, 1, symbol=True, die="red")
    assert data(events, "hit")["parts"] == [["section", 1], ["sworn_enemy", added]]
    assert data(events, "wound")["n"] == 1 + added


def test_a_sworn_enemy_needs_a_hit() -> None:
    state = fight(("marvin", "murka", "brad"), monster="jogging_boar")
    assert "ability" not in kinds(turn(state, -1, symbol=True, die="red"))


def test_a_boss_has_a_type_for_sworn_enemies() -> None:
    # ruling 10
    state = boss_fight(("marvin", "murka", "brad"), "queen_of_moths")
    while state.active != 1:
        turn(state, 1, die="blue" if state.active != 1 and "blue" not in state.coloured else "green")
    events = turn(state, 1, symbol=True, die="red")
    assert data(events, "hit")["parts"][-1] == ["sworn_enemy", 4]


# -- the blue die ----------------------------------------------------------------------------------


def test_a_free_sample_is_hidden_until_the_rest_and_then_given() -> None:
    # FR Échantillon gratuit; operation steal_equipment; ruling 13
    state = fight(("edith", "doigts_de_fee", "brad"))
    events = turn(state, 2, symbol=True, die="blue")
    assert data(events, "steal") == {"seat": 1}
    assert len(state.shop_deck) == 48  # face down: nobody knows which, so it is drawn in the Rest
    assert state.stolen == 1
    assert state.foe is not None
    state.foe.health = 1
    turn(state, 1)
    assert state.phase == "card"
    events = put(state, ("card", "bribe"))
    assert data(events, "gift") == {"card": "bribe", "why": "stolen"}
    assert state.to_move == state.leader
    assert ("give", "bribe", 1) in state.legal()
    assert ("give", "bribe", 0) in state.legal()  # the group chooses the hero


def test_a_free_sample_comes_once_a_combat() -> None:
    # ruling 13
    state = fight(("edith", "doigts_de_fee"), monster=TOUGH)
    turn(state, 1, symbol=True, die="blue")
    turn(state, 1)
    turn(state, 1)
    turn(state, 1, die="white")
    take_die(state, "white")
    throw(state, 1, symbol=True)
    assert state.phase == "ability"
    assert ("ability", "free_sample") not in state.legal()
    assert state.why_not(("ability", "free_sample")) == "ability_not_now"
    empty = fight(("edith", "doigts_de_fee"), monster=TOUGH)
    empty.shop_deck = ()
    assert "steal" not in kinds(turn(empty, 1, symbol=True, die="blue"))
    assert empty.stolen == -1


def test_a_free_sample_of_a_shop_that_has_been_emptied_is_no_card_and_the_rest_goes_on() -> None:
    # ruling 47, ruling 13
    state = fight(("edith", "doigts_de_fee", "brad"), items={0: ["treasure_map"]})
    turn(state, 2, symbol=True, die="blue")
    assert state.stolen == 1
    state.shop_deck = ()
    assert state.foe is not None
    state.foe.health = 1
    turn(state, 1)
    assert (state.phase, state.to_move) == ("rest", 0)


def test_double_strike_throws_the_same_die_again_without_weapons() -> None:
    # FR Coup double; operation extra_throw; ruling 16, ruling 34, ruling 36
    state = fight(("edith", "murka", "brad"), monster="homeless_troll", items={1: ["left_over_sword"]})
    events = turn(state, 1, symbol=True, die="blue", weapons=["left_over_sword"])
    assert data(events, "wound")["n"] == 3
    assert data(events, "second") == {"seat": 1, "die": "blue"}
    assert state.phase == "launch"  # no weapons are asked for
    assert state.throw is not None
    assert state.throw.second
    events = throw(state, 2, symbol=True)
    assert data(events, "wound")["n"] == 2
    assert "second" not in kinds(events)  # once a turn
    assert state.active == 2  # the turn is over


def test_a_second_throw_that_misses_hurts_as_usual() -> None:
    # ruling 36: requirements bind, a miss hurts
    state = fight(("edith", "murka", "brad"), monster="zombie_monkey", room="training_yard")
    turn(state, 1, symbol=True, die="blue")
    assert state.view(1)["throw"]["launch"]["throws"] == ["under_leg"]  # type: ignore[index]
    throw(state, -1, symbol=False)
    assert state.heroes[1].health == 8


def test_no_second_throw_at_a_dead_monster() -> None:
    # ruling 36
    state = fight(("edith", "murka", "brad"))
    assert state.foe is not None
    state.foe.health = 2
    events = turn(state, 3, symbol=True, die="blue")
    assert "second" not in kinds(events)
    assert "slain" in kinds(events)


def test_double_strike_needs_a_hit() -> None:
    state = fight(("edith", "murka", "brad"))
    assert "second" not in kinds(turn(state, -1, symbol=True, die="blue"))


def test_the_time_spell_rethrows_and_lights_its_token() -> None:
    # FR Sort temporel; operation token_on; ruling 37: two separate choices
    state = fight(("edith", "marvin", "brad"))
    take_die(state, "blue")
    throw(state, -1, symbol=True)
    assert (state.phase, state.legal()) == ("light", [("dark",), ("light",)])
    events = put(state, ("light",))
    assert data(events, "token") == {"token": "time_spell", "on": True}
    assert state.phase == "again"
    put(state, ("keep",))  # his own re-throw
    assert state.phase == "again"  # the token may be spent on the same die
    put(state, ("keep",))
    assert state.heroes[1].health == 8
    assert state.tokens == ("time_spell",)


def test_marvin_decides_about_another_heros_throw() -> None:
    # ruling 14, ruling 30: the owner's seat
    state = fight(("marvin", "edith", "brad"))
    state.tokens = ("time_spell",)
    take_die(state, "red")
    throw(state, -1, symbol=False)
    assert (state.phase, state.to_move) == ("again", 0)
    events = put(state, ("again",))
    assert data(events, "token") == {"token": "time_spell", "on": False}
    assert state.to_move == 1  # Edith throws again
    assert state.tokens == ()
    throw(state, 2, symbol=False)
    assert healths(state) == [9, 9, 9]


def test_a_lit_token_is_not_lit_twice_and_a_fallen_marvin_cannot_spend_it() -> None:
    # ruling 37
    state = fight(("edith", "marvin", "brad"))
    state.tokens = ("time_spell",)
    take_die(state, "blue")
    throw(state, -1, symbol=True)
    assert state.phase == "again"
    down = fight(("marvin", "edith", "brad"), health={0: 0})
    down.tokens = ("time_spell",)
    take_die(down, "red")
    throw(down, -1, symbol=False)
    assert down.phase == "die"


def test_heroic_defence_takes_one_and_deals_four() -> None:
    # FR Défense héroïque; operation set_damage_taken
    state = fight(("edith", "grace", "brad"), monster=TOUGH)
    events = turn(state, -1, symbol=True, die="blue")
    assert data(events, "wound") == {"n": 4, "health": 4, "why": "heroic_defense"}
    assert state.heroes[1].health == 8
    gentle = fight(("edith", "grace", "brad"))
    turn(gentle, -1, symbol=True, die="blue")
    assert gentle.heroes[1].health == 8  # never more than the monster's damage


@pytest.mark.parametrize(
    ("monster", "added"), [("squeaky_armor", 1), ("jogging_boar", 2), ("homeless_troll", 3), (TOUGH, 4)]
)
def test_smash_adds_the_monsters_level(monster: str, added: int) -> None:
    # FR Écrasement
    state = fight(("edith", "margarhilda", "brad"), monster=monster)
    events = turn(state, 1, symbol=True, die="blue")
    assert data(events, "hit")["parts"][-1] == ["smash", added]


def test_smash_adds_four_against_the_boss() -> None:
    # FR Écrasement; ruling 10, ruling 44: the level of a boss serves Smash only
    state = boss_fight(("edith", "margarhilda"), "tyrant_of_the_ninth_floor")
    while state.active != 1:
        turn(state, 1, die="red")
    assert data(turn(state, 1, symbol=True, die="blue"), "hit")["parts"][-1] == ["smash", 4]


@pytest.mark.parametrize(("health", "added"), [(5, True), (6, False), (9, False)])
def test_courage_adds_three_against_the_healthier(health: int, added: bool) -> None:
    # FR Courage; ruling 10: before the damage
    state = fight(("edith", "wilrond", "brad"), health={1: health})
    parts = data(turn(state, 2, symbol=True, die="blue"), "hit")["parts"]
    assert (["courage", 3] in parts) == added


def test_the_flute_heals_now_and_each_thrower_of_a_later_hit() -> None:
    # FR Flûte enchantée; ruling 11, ruling 49
    state = fight(("brad", "edith", "grace"), monster=TOUGH, health={0: 5, 1: 5, 2: 5})
    turn(state, 1, symbol=True, die="blue")
    assert healths(state) == [6, 6, 6]  # not one more for the hit that lit it
    assert state.tokens == ("flute",)
    turn(state, 1)
    assert healths(state) == [6, 6, 7]
    turn(state, -1)
    assert healths(state)[0] == 6 - 4  # a miss heals nobody
    turn(state, 1, die="white")
    assert healths(state)[1] == 7
    assert state.foe is not None
    state.foe.health = 1
    turn(state, 1, die="white")
    assert state.tokens == ()  # out in the Rest


def test_a_second_flute_only_heals_again() -> None:
    # ruling 11
    state = fight(("brad", "edith", "grace"), monster=TOUGH, health={0: 5, 1: 5, 2: 5})
    state.tokens = ("flute",)
    turn(state, 1, symbol=True, die="blue")
    assert healths(state) == [6, 7, 6]
    assert state.tokens == ("flute",)


def test_the_feast_heals_all_by_the_level_at_the_end() -> None:
    # FR Gueuleton; ruling 12: after the scars
    state = fight(("edith", "brad", "grace"), monster="jogging_boar", health={0: 4, 1: 4, 2: 0})
    turn(state, -1, symbol=True, die="blue")
    assert state.tokens == ("feast",)
    assert state.foe is not None
    state.foe.health = 1
    turn(state, 1)
    assert state.phase == "scar"
    put(state, ("scar", "red"))
    assert healths(state) == [6, 2 + 2, 7]  # Grace is at her new maximum already
    assert state.tokens == ()


# -- scars and white dice --------------------------------------------------------------------------


def test_a_scarred_colour_has_no_ability() -> None:
    # FR 3.3: the die may still be thrown
    state = fight()
    state.heroes[1].scars = ("red",)
    state.heroes[1].health = 7
    events = turn(state, -1, symbol=True, die="red")
    assert "ability" not in kinds(events)
    assert state.heroes[1].health == 6


def test_a_white_die_activates_any_one_unscarred_ability_or_none() -> None:
    # FR Dés Bonus blancs; ruling 29, ruling 33
    state = fight(("edith", "murka"), monster=TOUGH)
    state.heroes[1].scars = ("green",)
    state.heroes[1].health = 7
    for _ in range(3):
        turn(state, 1)
    turn(state, 1, die="white")
    assert state.active == 1
    take_die(state, "white")
    throw(state, 1, symbol=True)
    assert state.phase == "ability"
    assert state.legal() == [("ability", "double_strike"), ("ability", "sworn_enemy"), ("none",)]
    assert state.why_not(("ability", "self_heal")) == "scarred"
    assert state.why_not(("ability", "feast")) == "not_your_ability"
    events = put(state.clone(), ("none",))
    assert "ability" not in kinds(events)
    events = put(state, ("ability", "sworn_enemy"))
    assert data(events, "hit")["parts"] == [["section", 1], ["sworn_enemy", 1]]


def test_who_declines_an_ability_is_remembered_until_the_throw_is_settled() -> None:
    # ours: a save is played on as it was
    state = fight(("edith", "brad"), monster=TOUGH, items={1: ["cauldron_lid"]})
    for _ in range(3):
        turn(state, 1)
    turn(state, 1, die="white")
    take_die(state, "white")
    throw(state, -1, symbol=True)
    put(state, ("keep",), ("none",))
    assert state.phase == "harm"
    assert state.throw is not None
    assert state.throw.ability == "none"
    assert state.game.state(state.to_json()) == state


def test_a_white_die_may_be_thrown_again_by_reroll_before_anything_else() -> None:
    # ruling 35: own re-throws are asked first
    state = fight(("edith", "brad"), monster=TOUGH)
    for _ in range(3):
        turn(state, 1)
    turn(state, 1, die="white")
    take_die(state, "white")
    throw(state, -1, symbol=True)
    assert state.phase == "again"
    put(state, ("keep",))
    assert state.phase == "ability"
    assert state.legal() == [("ability", "feast"), ("none",)]


def test_lighting_the_token_with_a_white_die_uses_its_symbol_up() -> None:
    # ruling 29: any ONE ability
    state = fight(("edith", "marvin"), monster=TOUGH)
    for _ in range(3):
        turn(state, 1)
    turn(state, 1, die="white")
    take_die(state, "white")
    throw(state, -1, symbol=True)
    dark = state.clone()
    put(dark, ("dark",))
    assert [step.kind for step in dark.stack] == ["resolve", "ability", "lying", "again"]
    put(state, ("light",), ("keep",), ("keep",))
    assert state.phase != "ability"
    assert "light" not in [step.kind for step in state.stack]


def test_a_white_die_shows_the_symbol_on_one_face_and_a_coloured_one_on_three() -> None:
    state = fight(monster=TOUGH)
    shown = {"red": set(), "white": set()}  # type: ignore[var-annotated]
    from dungeon_widgets.games.fighter.rules.combat import hit_or_miss
    from dungeon_widgets.games.fighter.rules.combat.throws import do_seed

    for die in shown:
        take_die(state, die) if die == "red" else None
        if die == "white":
            state.throw.die = "white"  # type: ignore[union-attr]
        launched = state.clone()
        put(launched, launched.legal()[0])
        for seed in range(60):
            landed = launched.clone()
            do_seed(landed, ("seed", seed))
            if hit_or_miss.shows_symbol(landed):
                shown[die].add(landed.throw.rest.face)  # type: ignore[union-attr]
    assert shown == {"red": {1, 2, 3}, "white": {1}}


# -- FR Coup fatal -----------------------------------------------------------------------------------


def test_the_centre_with_the_symbol_kills_at_once_and_is_epic() -> None:
    # FR Coup fatal; ruling 8: through everything
    state = fight(
        ("edith", "wilrond", "brad"), monster="siege_wardrobe", skill="expert", difficulty="infernal"
    )
    gold = state.gold
    take_die(state, "blue")
    events = throw(state, 10, symbol=True)
    assert data(events, "fatal") == {"seat": 1}
    assert data(events, "slain")["epic"]
    assert state.gold == gold + 1 + 4


def test_a_fatal_blow_may_also_activate_the_colours_ability() -> None:
    # FR Coup fatal; ruling 8, ruling 29: it may be declined
    state = fight(("edith", "murka", "brad"), monster=TOUGH, skill="expert", health={1: 4})
    take_die(state, "green")
    throw(state, 10, symbol=True)
    assert state.legal() == [("ability", "self_heal"), ("none",)]
    declined = state.clone()
    put(declined, ("none",))
    assert declined.heroes[1].health == 4
    put(state, ("ability", "self_heal"))
    assert state.heroes[1].health == 7


@pytest.mark.parametrize(
    ("hero", "die", "works"),
    [
        ("edith", "red", True),  # Pickpocket: a coin is a coin
        ("edith", "green", True),  # Group Heal
        ("murka", "green", True),  # Self-Heal
        ("doigts_de_fee", "blue", True),  # Free Sample
        ("brad", "blue", True),  # Feast lasts until the Rest
        ("edith", "blue", True),  # the Flute heals, too
        ("murka", "red", False),  # Sworn Enemy: the monster is beaten
        ("murka", "blue", False),  # Double Strike
        ("brad", "green", False),  # Reroll
        ("marvin", "blue", False),  # Time Spell
        ("grace", "blue", False),  # Heroic Defence is for a miss
        ("margarhilda", "green", False),  # Agility
    ],
)
def test_after_a_fatal_blow_only_what_outlasts_the_monster_is_offered(
    hero: str, die: str, works: bool
) -> None:
    # FR Coup fatal; ruling 8
    others = [one for one in ("edith", "wilrond", "brad") if one != hero][:2]
    state = fight((others[0], hero, others[1]), monster=TOUGH, skill="expert", health={1: 4})
    take_die(state, die)
    throw(state, 10, symbol=True)
    assert (state.phase == "ability" and len(state.legal()) == 2) == works


@pytest.mark.parametrize("left", [0, 1])
def test_after_a_fatal_blow_a_free_sample_is_offered_while_the_shop_has_a_card(left: int) -> None:
    # ruling 13, ruling 47: there is nothing to take from an empty deck
    state = fight(("edith", "doigts_de_fee", "brad"), monster=TOUGH, skill="expert")
    state.shop_deck = state.shop_deck[:left]
    take_die(state, "blue")
    throw(state, 10, symbol=True)
    assert (("ability", "free_sample") in state.legal()) == bool(left)
    assert (state.phase == "ability") == bool(left)


def test_a_fatal_blow_with_a_scarred_colour_kills_without_an_ability() -> None:
    # ruling 33
    state = fight(("edith", "murka", "brad"), monster=TOUGH, skill="expert")
    state.heroes[1].scars, state.heroes[1].health = ("green",), 7
    take_die(state, "green")
    events = throw(state, 10, symbol=True)
    assert "fatal" in kinds(events)
    assert "ability" not in kinds(events)


def test_a_white_die_makes_a_fatal_blow_too() -> None:
    # ruling 33
    state = fight(("edith", "murka"), monster=TOUGH, skill="expert", health={1: 4})
    for _ in range(3):
        turn(state, 1)
    turn(state, 1, die="white")
    assert state.active == 1
    take_die(state, "white")
    throw(state, 10, symbol=True)
    events = put(state, ("ability", "self_heal"))
    assert "fatal" in kinds(events)


def test_the_centre_without_a_bounce_is_a_miss_like_any_other() -> None:
    # ruling 33: a miss is a miss in the centre too
    state = fight(skill="expert")
    take_die(state, "red")
    put(state, ("launch", 0, 0, 1560, 800, 0, ()))
    from dungeon_widgets.games.fighter.rules.combat.throws import do_seed

    for seed in range(30_000):
        landed = state.clone()
        do_seed(landed, ("seed", seed))
        rest = landed.throw.rest  # type: ignore[union-attr]
        if rest.section == 10 and rest.contacts == 0 and rest.face <= 3:  # type: ignore[union-attr]
            break
    events = put(state, ("seed", seed))
    assert data(events, "miss")["verdict"] == -5
    assert "fatal" not in kinds(events)
    assert data(events, "ability")["ability"] == "instinctive_agility"


# -- illegal throws --------------------------------------------------------------------------------


@pytest.mark.parametrize(("strict", "works"), [(False, True), (True, False)])
def test_the_symbol_of_an_illegal_throw_works_unless_the_option_says_no(strict: bool, works: bool) -> None:
    # ruling 6
    state = fight(strict_requirements=strict)
    take_die(state, "red")
    put(state, ("launch", 0, 0, 1560, 800, 0, ()))
    from dungeon_widgets.games.fighter.rules.combat.throws import do_seed

    for seed in range(5000):
        landed = state.clone()
        do_seed(landed, ("seed", seed))
        rest = landed.throw.rest  # type: ignore[union-attr]
        if rest.touched and rest.contacts == 0 and rest.face <= 3:  # type: ignore[union-attr]
            break
    events = put(state, ("seed", seed))
    assert data(events, "throw")["verdict"] == -5
    assert data(events, "throw")["symbol"] == works
    assert ("ability" in kinds(events)) == works


def test_the_strict_option_leaves_ordinary_misses_alone() -> None:
    # ruling 6: codes -4 to -7 only
    state = fight(strict_requirements=True)
    assert "ability" in kinds(turn(state, -2, symbol=True, die="red"))


def test_abilities_work_by_themselves_with_a_coloured_die() -> None:
    # ruling 29: must, not may
    state = fight(("edith", "murka", "brad"), health={1: 3})
    take_die(state, "green")
    events = throw(state, 1, symbol=True)
    assert data(events, "ability")["ability"] == "self_heal"
    assert PASS not in state.legal()


def test_all_borrowed_hands_come_from_the_right_neighbour() -> None:
    # FR Lancer ami; ruling 25, ruling 48: not eliminated, down or not; alone oneself
    from dungeon_widgets.games.fighter.rules.party import right_neighbour

    state = fight(("edith", "murka", "brad"))
    assert right_neighbour(state, 1) == 0
    assert right_neighbour(state, 0) == 2
    state.heroes[0].health = 0
    assert right_neighbour(state, 1) == 0
    state.heroes[0].out = True
    assert right_neighbour(state, 1) == 2
    state.heroes[2].out = True
    assert right_neighbour(state, 1) == 1


def test_a_hot_potato_is_thrown_with_the_throwers_own_hand() -> None:
    # ruling 48: the left neighbour only tosses the die; how it is caught and thrown is the thrower's
    from dungeon_widgets.games.fighter.rules.throw.hand import spread_of
    from dungeon_widgets.games.fighter.rules.throw.manner import combine

    potato, borrowed = combine({"hot_potato"}), combine({"borrowed_hand"})
    assert spread_of("expert", potato, neighbour="novice") == spread_of("expert", potato)
    assert spread_of("expert", borrowed, neighbour="novice") != spread_of("expert", borrowed)
