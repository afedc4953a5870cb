"""FR Le combat, FR Les Rencontres, FR Les récompenses."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dungeons.rules.cards.attributes import foe_parts, roll_parts, score, total
from dungeon_widgets.games.dungeons.rules.in_progress import fight_below
from dungeon_widgets.games.dungeons.rules.printed import Against
from dungeon_widgets.games.dungeons.rules.records import Mod, Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import DONE, E, N, close, do, fight, game, made_up, of_kind, roll, table


def scores(state: DungeonsState) -> tuple[int, int]:
    """What both sides add to their dice in the combat in progress."""
    frame = fight_below(state)
    assert frame is not None
    return total(roll_parts(state, frame, frame.hero)), total(foe_parts(state, frame))


@pytest.mark.parametrize(
    ("dice", "life", "left"),
    [((4, 1), 6, False), ((2, 5), 5, True), ((2, 3), 6, True)],
    ids=["the hero is higher", "the monster is higher", "a tie"],
)
def test_the_higher_total_strikes_and_a_tie_nobody(
    dice: tuple[int, int], life: int, left: bool
) -> None:  # FR Le combat
    state = table({"hand": ["e-skeleton"]}, {"hero": "h-paladin", "peril": 1}, phase="encounter")
    fight(state, "e-skeleton", dice)  # Melee 1 against 2
    assert state.heroes[1].life == life
    assert bool(state.heroes[0].hand) == left


@pytest.mark.parametrize(("card", "stat"), [("e-zombie", 3), ("e-ghost", 0), ("e-rats", 3)])
def test_the_type_of_the_attack_says_which_score_counts(card: str, stat: int) -> None:  # FR Les Rencontres
    state = table({"hand": [card]}, {"peril": 2}, phase="encounter")  # Kron: Melee 3, Magic 0, Move 3
    do(state, ("announce", card, 1, 0), DONE)
    assert scores(state) == (stat, 2)


def test_with_several_attacks_the_player_of_the_card_chooses() -> None:  # FR Les Rencontres
    state = table({"hand": ["e-hag"]}, {"peril": 4}, phase="encounter")
    do(state, ("announce", "e-hag", 1, 0), DONE)
    assert (state.to_move, state.legal()) == (0, [("attack", "magic"), ("attack", "melee")])
    do(state, ("attack", "melee"))
    assert scores(state) == (3, 2)


def test_a_successful_attack_is_one_wound_unless_said_otherwise() -> None:  # FR Le combat
    state = table({"hand": ["e-wyrm"]}, {"peril": 7}, phase="encounter")
    do(state, ("announce", "e-wyrm", 1, 0), DONE, ("attack", "magic"))
    roll(state, 1, 6)
    assert state.heroes[1].life == 4


def test_a_defeated_monster_is_discarded_and_gives_a_glory() -> None:  # FR Les Rencontres, FR Les récompenses
    state = table({"hand": ["e-skeleton"]}, {"peril": 1}, phase="encounter")
    fight(state, "e-skeleton", (6, 1))
    assert state.piles[0].discard == ("e-skeleton",)
    assert state.heroes[1].glory == 1
    state = table({"wounded": [("e-wyrm", 2)]}, {"peril": 7}, phase="encounter")  # Life 3: the third wound
    do(state, ("announce", "e-wyrm", 1, 2), DONE, ("attack", "melee"))
    roll(state, 6, 1)
    assert state.piles[0].discard == ("e-wyrm",)
    assert state.heroes[0].wounded == ()


def test_a_wound_that_does_not_defeat_gives_a_glory_too() -> None:  # FR Les récompenses: pour chaque blessure
    state = table({"hand": ["e-knight"]}, {"peril": 4}, phase="encounter")
    fight(state, "e-knight", (6, 1))
    assert state.heroes[1].glory == 1


@pytest.mark.parametrize("weapons", [["r-sword", "r-axe", "r-staff"], ["r-axe", "r-staff", "r-sword"]])
def test_only_the_best_weapon_counts(weapons: list[str]) -> None:  # FR Les Rencontres: deux armes; ruling 15
    hero = {"peril": 2, "treasures": weapons}
    state = table({"hand": ["e-zombie"]}, hero, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE)
    assert scores(state)[0] == 3 + 2
    frame = fight_below(state)
    assert frame is not None
    assert [part.source for part in roll_parts(state, frame, 1)] == ["level", "r-axe"]


def test_scores_come_with_the_level() -> None:  # FR Héros: varient en fonction du niveau
    state = table({"level": 1}, {"level": 3})
    assert [score(state, seat, "melee") for seat in (0, 1)] == [2, 5]
    for level, moves in ((1, [3, 2]), (2, [3, 2]), (3, [4, 3])):
        state = table({"hero": "h-thief", "level": level}, {"hero": "h-necrowarrior", "level": level})
        assert [score(state, seat, "move") for seat in (0, 1)] == moves


def test_scores_never_fall_under_zero() -> None:  # ruling 19: sum first
    state = table({"hero": "h-avenger", "mods": (Mod("magic", -2, "turn", 1),)}, {})
    assert score(state, 0, "magic") == 0
    state = table(
        {"hero": "h-avenger", "mods": (Mod("magic", -2, "turn", 1), Mod("magic", 1, "turn", 1))}, {}
    )
    assert score(state, 0, "magic") == 0
    state = table(
        {"hero": "h-avenger", "mods": (Mod("magic", -2, "turn", 1), Mod("magic", 3, "turn", 1))}, {}
    )
    assert score(state, 0, "magic") == 1


def test_there_is_no_cap_on_glory_and_peril() -> None:  # ruling 19
    state = table({"hand": ["e-skeleton"]}, {"peril": 40, "glory": 40}, phase="encounter")
    fight(state, "e-skeleton", (6, 1))
    assert (state.heroes[1].glory, state.heroes[1].peril) == (41, 39)
    state = table({"glory": 40, "peril": 40}, {}, tiles=(Tile("m-cross1", 1, 0),))
    do(state, ("step", E))
    assert (state.heroes[0].glory, state.heroes[0].peril) == (41, 41)


def test_a_space_touches_every_hero_in_it_as_long_as_he_stays() -> None:  # FR Mouvement, Barracks
    state = table({"cell": (0, 1)}, {"cell": (0, 1)}, tiles=(Tile("m-barracks", 0, 1),))
    assert [score(state, seat, "melee") for seat in (0, 1)] == [3, 4]
    do(state, ("step", N))
    assert [score(state, seat, "melee") for seat in (0, 1)] == [2, 4]


def test_modifiers_against_a_tag_only_meet_that_tag() -> None:  # table 8: mod, vs.tag
    for card, bonus in (("e-zombie", 1), ("e-hound", 0)):
        state = table({"hand": [card]}, {"peril": 3, "boons": ["o-lore"]}, phase="encounter")
        do(state, ("announce", card, 1, 0), DONE)
        assert scores(state)[0] == 3 + bonus


def test_modifiers_against_an_attack_only_meet_that_attack() -> None:  # table 8: mod, vs.attack
    for card, bonus in (("e-rats", 1), ("e-zombie", 0)):
        state = table({"hand": [card]}, {"peril": 3, "treasures": ["r-cloak"]}, phase="encounter")
        do(state, ("announce", card, 1, 0), DONE)
        assert scores(state)[0] == 3 + bonus


def test_what_else_a_hit_does_happens_only_on_a_hit() -> None:  # card: hit
    for dice, glory in (((1, 6), 0), ((6, 1), 3)):
        state = table({"hand": ["e-cutpurse"]}, {"peril": 2, "glory": 2}, phase="encounter")
        fight(state, "e-cutpurse", dice)
        assert state.heroes[1].glory == glory


def test_what_defeating_brings_comes_with_the_last_wound() -> None:  # card: killed
    state = table({"hand": ["e-ogre"]}, {"peril": 5}, phase="encounter")
    fight(state, "e-ogre", (6, 1))
    assert state.heroes[1].glory == 1
    state = table({"wounded": [("e-ogre", 1)]}, {"peril": 5}, phase="encounter")
    do(state, ("announce", "e-ogre", 1, 1), DONE, ("roll", 6, 1))
    close(state)
    assert state.heroes[1].glory == 2


def test_a_hit_and_its_other_effects_come_in_order() -> None:  # section 9: wound, hit, lost
    state = table({"hand": ["e-ghoul"]}, {"peril": 3}, phase="encounter")
    events = fight(state, "e-ghoul", (1, 6))
    order = [event.kind for event in events if event.kind in ("clash", "wound", "mod", "back")]
    assert order == ["clash", "wound", "mod", "back"]


def test_glory_for_a_wound_can_be_raised() -> None:  # stat gloryPerWound; ruling 36
    hero = {"peril": 1, "boons": ["o-hound"], "cell": (1, 0)}
    state = table({"hand": ["e-skeleton"]}, hero, phase="encounter", tiles=(Tile("m-throne", 1, 0, True),))
    fight(state, "e-skeleton", (6, 1))
    assert state.heroes[1].glory == 3  # the wound, the boon, the throne


def test_own_monsters_can_be_strengthened_for_the_phase() -> None:  # table 8: mod, ownMonsters
    state = table({"hand": ["b-awakening", "e-zombie", "e-hound"]}, {"peril": 9}, phase="encounter")
    do(state, ("play", "b-awakening", 1), ("announce", "e-zombie", 1, 0), ("announce", "e-hound", 1, 0), DONE)
    do(state, ("order", "e-hound", 1, 0))
    assert scores(state)[1] == 3
    roll(state, 1, 1)
    assert scores(state)[1] == 3  # 2 and the awakening
    roll(state, 1, 1)
    assert state.heroes[0].mods == ()  # over with the phase


@pytest.mark.parametrize("awake", [0, 1])
def test_the_monster_of_a_quest_is_nobodys_own(awake: int) -> None:  # table 8: mod, ownMonsters
    barracks = Tile("m-barracks", 1, 0)
    state = table({"tasks": ["q-sergeant"], "cell": barracks.cell}, {}, tiles=(barracks,))
    state.heroes[awake].mods = (Mod("combat", 1, "turn", 1, Against(own_monsters="undead")),)
    do(state, ("attempt", "q-sergeant"))
    assert scores(state)[1] == 3


def test_a_hero_who_dies_in_a_fight_ends_it() -> None:  # section 8: an effect on a dead hero does nothing
    monster = made_up(
        "monster", hit=[{"op": "glory", "who": "self", "n": 2}, {"op": "peril", "who": "victim", "n": 1}]
    )
    state = table({"hand": ["x-card"]}, {"life": 1}, {}, phase="encounter", of=game(3, monsters=[monster]))
    events = fight(state, "x-card", (1, 6))
    assert not state.heroes[1].alive
    assert of_kind(events, "back") == [{"seat": 0, "card": "x-card", "wounds": 0}]
    assert state.heroes[1].peril == 0


def test_wounds_of_what_else_a_monster_does_are_its_players_spoils() -> (
    None
):  # FR Les récompenses; ruling 6, ruling 36
    thorn = [{"op": "wound", "who": "victim", "n": 2}]
    for dice, said, wounds in (((6, 1), {"killed": thorn}, 2), ((1, 6), {"hit": thorn}, 3)):
        state = table(
            {"hand": ["x-card"]}, {}, {}, phase="encounter", of=game(3, monsters=[made_up("monster", **said)])
        )
        do(state, ("announce", "x-card", 1, 0), DONE, ("roll", *dice))
        close(state)
        assert (state.heroes[1].life, state.spoils, state.heroes[0].glory) == (6 - wounds, wounds, 0)
        assert state.phase == "spoils"
