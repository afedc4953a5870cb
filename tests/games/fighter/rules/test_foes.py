"""FR Capacités spéciales des monstres."""

from __future__ import annotations

import pytest

from tests.games.fighter.helpers import data, fight, healths, kinds, put, take_die, throw, turn


def test_enraged_hurts_everybody_on_a_miss() -> None:
    # FR Enragé
    state = fight(monster="owlbear")
    turn(state, -1)
    assert healths(state) == [6, 6, 6]
    turn(state, 1)
    assert healths(state) == [6, 6, 6]


def test_enraged_hits_the_others_even_if_the_thrower_dodges() -> None:
    # ruling 7, ruling 41: Agility protects only its owner
    state = fight(monster="owlbear")
    turn(state, -1, symbol=True, die="red")
    assert healths(state) == [6, 9, 6]


def test_the_thrower_loses_first_then_to_the_left() -> None:
    # ruling 41
    state = fight(monster="owlbear")
    events = turn(state, -1)
    assert [event.data["seat"] for event in events if event.kind == "hurt"] == [1, 2, 0]


def test_heroes_who_are_down_cannot_be_hurt_further() -> None:
    # ruling 38
    state = fight(monster="owlbear", health={2: 0})
    events = turn(state, -1)
    assert [event.data["seat"] for event in events if event.kind == "hurt"] == [1, 0]


@pytest.mark.parametrize(
    ("monster", "section", "hit"),
    [
        ("imp_of_minor_annoyance", 1, False),
        ("imp_of_minor_annoyance", 2, True),
        ("demon_of_small_print", 1, False),
        ("demon_of_small_print", 2, False),
        ("demon_of_small_print", 3, True),
    ],
)
def test_cunning_makes_low_sections_a_miss(monster: str, section: int, hit: bool) -> None:
    # FR Rusé, FR Super rusé
    state = fight(monster=monster)
    take_die(state)
    events = throw(state, section, symbol=False)
    assert ("hit" in kinds(events)) == hit
    assert (state.heroes[1].health < 9) != hit


def test_a_throw_outwitted_is_a_miss_in_every_respect() -> None:
    # ruling 42: miss abilities work, hit abilities do not
    state = fight(monster="pit_thing")
    events = turn(state, 2, symbol=True, die="red")  # Agility
    assert data(events, "ability")["ability"] == "instinctive_agility"
    other = fight(("edith", "murka", "brad"), monster="pit_thing")
    assert "ability" not in kinds(turn(other, 2, symbol=True, die="red"))  # Sworn Enemy


def test_greedy_takes_a_coin_on_a_miss() -> None:
    # FR Avide
    state = fight(monster="goblin_tax_trainee")
    events = turn(state, -1)
    assert data(events, "greedy") == {"gold": 2}
    turn(state, 1)
    assert state.gold == 2


def test_greedy_finds_nothing_in_an_empty_chest() -> None:
    # FR Avide
    state = fight(monster="goblin_tax_trainee", gold=0)
    assert "greedy" not in kinds(turn(state, -1))
    assert state.gold == 0


def test_leech_regains_health_on_a_miss_up_to_its_start() -> None:
    # FR Sangsue
    state = fight(monster="lich_with_podcast")
    assert state.foe is not None
    turn(state, -1)
    assert state.foe.health == 10
    turn(state, 2)
    events = turn(state, -1)
    assert data(events, "mend") == {"n": 2, "health": 10}  # not 3: never above its start
    state.foe.health = 3
    turn(state, -1, die="white")
    assert state.foe.health == 6
    strong = fight(room="golden_cauldron", monster="lich_with_podcast", difficulty="hard")
    assert strong.foe is not None
    assert strong.foe.start == 10 + 3 + 2  # the card, the room and the difficulty
    strong.foe.health = 13
    turn(strong, -1)
    assert strong.foe.health == 15


def test_leech_and_greedy_still_trigger_after_a_dodge() -> None:
    # ruling 7: the hero's ability first; if the monster lives, the rest follows
    state = fight(monster="lich_with_podcast")
    assert state.foe is not None
    state.foe.health = 5
    turn(state, -1, symbol=True, die="red")
    assert state.foe.health == 5 - 2 + 3
    assert healths(state) == [9, 9, 9]


def test_a_monster_that_dies_by_the_dodge_does_nothing_more() -> None:
    # ruling 7, ruling 41
    state = fight(monster="owlbear")
    assert state.foe is not None
    state.foe.health = 2
    events = turn(state, -1, symbol=True, die="red")
    assert "slain" in kinds(events)
    assert healths(state) == [9, 9, 9]


def test_horde_makes_every_section_one_but_the_centre() -> None:
    # FR Horde; ruling 8: Perfect Hit 10
    for section in (2, 5, 6):
        state = fight(monster="goblin_choir", skill="expert")
        assert data(turn(state, section), "wound")["n"] == 1
    centre = fight(monster="bone_orchestra", skill="expert", difficulty="infernal")
    assert data(turn(centre, 10), "wound")["n"] == 10


def test_weapons_add_to_the_one_of_a_horde() -> None:
    state = fight(monster="goblin_choir", items={1: ["left_over_sword"]})
    assert data(turn(state, 4, weapons=["left_over_sword"]), "wound")["n"] == 3


@pytest.mark.parametrize(("section", "damage"), [(5, 2), (4, 4), (3, 1), (2, 2), (1, 0)])
def test_resistant_halves_odd_totals(section: int, damage: int) -> None:
    # FR Résistant; ruling 40: 1 becomes 0
    state = fight(monster="siege_wardrobe", skill="expert")
    assert data(turn(state, section), "wound")["n"] == damage


def test_what_is_resisted_is_told() -> None:
    wounds = [
        data(turn(fight(monster="siege_wardrobe", skill="expert"), section), "wound") for section in (5, 4)
    ]
    assert [wound.get("dealt") for wound in wounds] == [5, None]


def test_resistant_looks_at_the_whole_total() -> None:
    # FR Résistant: after weapons and modifiers; ruling 8, ruling 40
    state = fight(monster="siege_wardrobe", items={1: ["helm_of_bravery"]})
    assert data(turn(state, 3, weapons=["helm_of_bravery"]), "wound")["n"] == 6
    other = fight(monster="siege_wardrobe", items={1: ["helm_of_bravery"]})
    assert data(turn(other, 2, weapons=["helm_of_bravery"]), "wound")["n"] == 2


def test_resistant_looks_at_each_total_by_itself() -> None:
    # ruling 40: the 2 of Agility and the 4 of Defence stay whole, 3 of a card becomes 1
    state = fight(monster="siege_wardrobe", items={1: ["shrinking_powder"]})
    assert data(turn(state, -1, symbol=True, die="red"), "wound")["n"] == 2
    powder = fight(monster="siege_wardrobe", items={1: ["shrinking_powder"]})
    assert data(put(powder, ("use", "shrinking_powder")), "wound")["n"] == 1


def test_a_fatal_blow_kills_the_resistant_and_the_horde() -> None:
    # ruling 8
    for monster in ("siege_wardrobe", "bone_orchestra"):
        state = fight(("edith", "wilrond", "brad"), monster=monster, skill="expert", difficulty="infernal")
        take_die(state, "blue")
        assert "slain" in kinds(throw(state, 10, symbol=True))
