"""Rulings that the second box or the mix of both made necessary."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.welcome import delve, outcomes
from dungeon_widgets.games.welcome.rules.meeting import rules_of
from dungeon_widgets.games.welcome.rules.records import Run

from ..helpers import add, go_in, kinds, only, play, start, strip, turn_all

BOTH = rules_of("both")


def entered(hero: str, *tiles: str, successes: int = 0, hp: int | None = None) -> Run:
    run = BOTH.equipment.enter(BOTH.box.hero(hero), tiles, successes)
    return run if hp is None else run._replace(hp=hp)


def whys(run: Run, *monsters: str) -> list[str]:
    told = []
    for monster in monsters:
        run, meeting = BOTH.meet(run, monster)
        told.append(meeting.why)
    return told


def test_2_omnipotence_compares_identities_at_the_moment_of_meeting() -> None:
    # ruling 7.2
    tiles = ["omnipotence"]
    assert not delve("mage", tiles, ["vampire", "count", "dragon"], box="both").survived
    assert delve("mage", tiles, ["vampire", "count", "dragon"], box="both", successes=1).survived
    assert not delve("mage", tiles, ["skeleton", "shapeshifter", "dragon"], box="both").survived  # rank 2
    assert delve("mage", tiles, ["dragon", "mimic", "fairy", "golem"], box="both").survived


def test_11_a_special_monster_after_pact_or_leash_has_no_effect() -> None:
    # ruling 7.11
    for run, first in (
        (entered("mage", "demonic_pact"), "demon"),
        (entered("princess", "dragon_leash", "mr_charm"), "dragon"),
    ):
        after, _ = BOTH.meet(run, first)
        assert not BOTH.must_discard(after, "gelatinous_cube")
        for special in ("gelatinous_cube", "mimic", "ally"):
            left, meeting = BOTH.meet(after, special)
            assert (meeting.why, left.hp, left.tiles, left.skip) == ("ignored", after.hp, run.tiles, None)


def test_12_a_shapeshifter_of_rank_7_or_9_starts_pact_or_leash_even_a_second_time() -> None:
    # ruling 7.12
    pact = entered("mage", "demonic_pact")._replace(met=("demon", *"abcde"))
    assert whys(pact, "shapeshifter", "dragon", "goblin") == ["beaten", "ignored", "hit"]
    leash = entered("princess", "dragon_leash")._replace(met=("dragon", *"abcdefg"))
    assert whys(leash, "shapeshifter", "demon", "goblin") == ["beaten", "ignored", "hit"]


def test_14_named_kinds_are_matched_with_the_identity_on_meeting() -> None:
    # ruling 7.14
    named = entered("warrior", "vorpal_sword")._replace(named="vampire")
    assert whys(named, "count") == ["beaten"]
    assert whys(named._replace(successes=1), "count") == ["killed"]
    assert whys(named._replace(met=tuple("abc")), "shapeshifter") == ["beaten"]
    sword = entered("princess", "greatsword")._replace(named="golem", met=tuple("abcd"))
    assert whys(sword, "shapeshifter") == ["beaten"]


def test_14_a_special_monster_of_the_game_may_be_named_with_a_vorpal_tile() -> None:
    # ruling 7.14
    state = start("warrior", box="both", specials=["mimic", "gelatinous_cube"])
    add(state, "gelatinous_cube")
    go_in(state)
    assert ("name", "gelatinous_cube") in state.legal()
    assert ("name", "ally") not in state.legal()
    play(state, ("name", "gelatinous_cube"))
    assert only(play(state, ("turn",)), "meet")["by"] == "vorpal_sword"


def test_14_count_shapeshifter_and_ally_cannot_be_named() -> None:
    # ruling 7.14
    for specials in (
        ["ally", "count"],
        ["count", "shapeshifter"],
        ["ally", "mimic"],
        ["fairy", "shapeshifter"],
    ):
        state = start("warrior", box="both", specials=specials)
        add(state, "goblin")
        go_in(state)
        named = {action[1] for action in state.legal()}
        assert not named & {"ally", "count", "shapeshifter"}
        assert named & {"fairy", "mimic", "gelatinous_cube"} == {*specials} - {
            "ally",
            "count",
            "shapeshifter",
        }
        for monster in {*specials} & {"ally", "count", "shapeshifter"}:
            assert state.why_not(("name", monster)) == "never_named"
        assert state.why_not(("name", "gelatinous_cube")) == "no_such_monster"
        assert "vampire" in named


@pytest.mark.parametrize("monster", ["ally", "count", "shapeshifter"])
def test_14_they_cannot_be_named_in_a_question_either(monster: str) -> None:
    # ruling 7.14
    with pytest.raises(ValueError, match=f"'{monster}' cannot be named"):
        outcomes("warrior", ["vorpal_sword"], ["count", "vampire"], named=monster, box="both")
    assert outcomes("warrior", ["vorpal_sword"], ["count", "vampire"], named="vampire", box="both") == {
        (True, 3)
    }


def test_15_the_greatsword_stops_all_copies() -> None:
    # ruling 7.15
    assert outcomes("princess", ["greatsword"], ["golem", "golem"], named="golem") == {(True, 2)}


def test_16_any_other_player_may_be_asked() -> None:
    # ruling 7.16
    state = start("princess", 4, box="back", specials=["ally", "fairy"])
    add(state, "orc")
    go_in(state)
    assert [action[1] for action in state.legal()] == [seat for seat in range(4) if seat != state.runner]


def test_17_a_tile_that_works_by_itself_goes_before_one_used_by_choice() -> None:
    # ruling 7.17
    assert BOTH.usable(entered("ninja", "smoke_bomb", "ninjato"), "dragon", 5) == ()
    assert BOTH.usable(entered("ninja", "smoke_bomb", "ninjato"), "lich", 5) == ("smoke_bomb",)
    assert BOTH.usable(entered("bard", "lucky_coin", "dancing_blade"), "dragon", 5) == ("dancing_blade",)


def test_18_bomb_blade_scroll_and_coin_are_a_choice() -> None:
    # ruling 7.18
    for hero, tiles, monster in (
        ("ninja", ["smoke_bomb", "weird_concoction"], "lich"),
        ("bard", ["dancing_blade", "glamorous_tunic"], "golem"),
        ("bard", ["lucky_coin", "glamorous_tunic"], "lich"),
        ("necromancer", ["possession_scroll", "zombie_companion"], "golem"),
    ):
        assert len(outcomes(hero, tiles, [monster])) >= 2


def test_20_reduced_damage_is_never_below_0() -> None:
    # ruling 7.20
    run, meeting = BOTH.meet(entered("princess", "family_crown"), "goblin")
    assert (meeting.why, meeting.damage, run.hp) == ("harmless", 0, 2)


def test_21_reductions_leave_identity_and_strength_alone() -> None:
    # ruling 7.21
    run = entered("bard", "elvish_harp", "dancing_blade", hp=4)._replace(charmed=2)
    assert BOTH.usable(run, "dragon", 5) == ("dancing_blade",)
    _, meeting = BOTH.meet(run, "dragon")
    assert (meeting.kind, meeting.strength, meeting.damage) == ("dragon", 9, 0)


def test_22_the_harp_is_a_limit_and_the_flute_comes_after_it() -> None:
    # ruling 7.22
    run = entered("bard", "elvish_harp", hp=4)
    assert [BOTH.meet(run, kind)[1].damage for kind in ("fairy", "goblin", "lich")] == [0, 1, 2]
    assert BOTH.meet(run._replace(charmed=1), "lich")[1].damage == 1


def test_23_the_threshold_of_5_is_tested_when_the_monster_is_met() -> None:
    # ruling 7.23
    run, first = BOTH.meet(entered("bard", "elvish_harp", hp=6), "orc")
    _, second = BOTH.meet(run, "dragon")
    assert (first.damage, second.damage) == (3, 1)


@pytest.mark.parametrize("monster", ["ally", "gelatinous_cube"])
def test_24_monsters_without_parity_and_ignored_ones_do_not_break_the_coin(monster: str) -> None:
    # ruling 7.24
    lucky = entered("bard", "lucky_coin", "fancy_hat")._replace(lucky=True)
    if monster == "ally":
        run, _ = BOTH.meet(lucky, "ally")
        run, meeting = BOTH.meet(run, "dragon")
        assert meeting.why == "ignored"
    else:
        run, _ = BOTH.discard(lucky, monster, monster, "fancy_hat")
    assert run.lucky
    assert "lucky_coin" in run.tiles


def test_24_the_cube_may_take_the_running_coin() -> None:
    # ruling 7.24; FR2 Cube gélatineux
    lucky = entered("bard", "lucky_coin", "glamorous_tunic")._replace(lucky=True)
    run, _ = BOTH.discard(lucky, "gelatinous_cube", "gelatinous_cube", "lucky_coin")
    assert not run.lucky
    assert whys(run, "skeleton") == ["hit"]


def test_25_the_running_coin_works_by_itself() -> None:
    # ruling 7.25
    lucky = entered("bard", "lucky_coin")._replace(lucky=True)
    assert BOTH.usable(lucky, "lich", 5) == ()
    assert whys(lucky, "lich") == ["beaten"]


def test_26_the_tile_the_bomb_costs_takes_its_hit_points_along() -> None:
    # ruling 7.26
    assert outcomes("ninja", ["smoke_bomb", "weird_concoction"], ["dragon"]) == {(True, 3), (False, 0)}


def test_27_a_loss_by_bomb_or_cube_may_kill() -> None:
    # ruling 7.27
    low = entered("ninja", "smoke_bomb", "weird_concoction", hp=5)
    run, meeting = BOTH.discard(low, "lich", "smoke_bomb", "weird_concoction")
    assert (meeting.why, run.alive) == ("killed", False)
    kept = entered("necromancer", "evil_cape", "knucklebones_of_resurrection", hp=3)
    run, meeting = BOTH.discard(kept, "gelatinous_cube", "gelatinous_cube", "evil_cape")
    assert (meeting.why, meeting.cost, run.hp) == ("revived", "evil_cape", 1)
    run, meeting = BOTH.discard(kept._replace(hp=1), "gelatinous_cube", "gelatinous_cube", "evil_cape")
    assert meeting.why == "killed"


def test_28_the_mimic_is_counted_before_a_tile_is_used_against_it_and_spent_ones_do_not_count() -> None:
    # ruling 7.28
    run = entered("ninja", "smoke_bomb", "ninjato", "shinobi_gear", hp=9)
    _, meeting = BOTH.discard(run, "mimic", "smoke_bomb", "ninjato")
    assert meeting.strength == 3
    spent, _ = BOTH.discard(run, "lich", "smoke_bomb", "ninjato")
    assert BOTH.equipment.identity(spent, "mimic") == ("mimic", 1)


def test_29_strength_and_parity_tiles_work_on_the_mimic_and_identity_tiles_do_not() -> None:
    # ruling 7.29
    four = ("plate_armor", "knight_shield", "torch", "holy_grail")
    assert whys(entered("warrior", *four), "mimic") == ["beaten"]  # 4 is even
    assert whys(entered("warrior", *four[:3]), "mimic") == ["beaten"]  # 3 for the Torch
    assert whys(entered("necromancer", "dark_stone", "zombie_companion", "evil_cape"), "mimic") == ["hit"]


def test_30_the_scepter_counts_identities_met_ignored_ones_included() -> None:
    # ruling 7.30
    run = entered("princess", "royal_scepter", "mr_charm")
    assert whys(run, "ally", "lich", "count", "vampire") == ["joined", "ignored", "hit", "beaten"]
    fourth = run._replace(met=("orc", "golem", "lich"))
    assert whys(fourth, "shapeshifter", "vampire") == ["hit", "beaten"]  # the Shapeshifter was a Vampire
    assert whys(run._replace(met=("orc", "golem", "vampire")), "shapeshifter") == ["beaten"]


def test_31_the_knucklebones_need_2_hit_points_before_the_fatal_hit() -> None:
    # ruling 7.31
    for hp, why in ((1, "killed"), (2, "revived"), (9, "revived")):
        assert whys(entered("necromancer", "knucklebones_of_resurrection", hp=hp), "dragon") == [why]


def test_33_with_both_boxes_a_run_stops_at_0_hit_points() -> None:
    # ruling 7.33
    assert len(delve("warrior", [], ["dragon", "orc"], box="both").trace) == 1
    assert len(delve("warrior", [], ["dragon", "orc"]).trace) == 2


def test_33_with_both_boxes_the_mage_with_omnipotence_turns_on() -> None:
    # ruling 7.33
    state = start("mage", box="both", specials=["ally", "fairy"])
    for monster, tile in (
        ("goblin", "wall_of_fire"),
        ("orc", "polymorph"),
        ("lich", "bracelet_of_protection"),
    ):
        strip(state, monster, tile)
    add(state, "golem", "orc", "demon", "dragon")
    go_in(state)
    events = turn_all(state)
    assert kinds(events).count("turn") == 4
    assert only(events, "result")["omnipotent"]
    assert delve("mage", ["omnipotence"], ["dragon", "golem", "golem"], box="both").trace[-1].why == "fallen"


def test_33_spent_tiles_of_the_first_box_are_gone_for_mimic_and_cube() -> None:
    # ruling 7.33
    run, _ = BOTH.use(entered("barbarian", "vorpal_axe", "healing_potion"), "dragon", "vorpal_axe")
    assert BOTH.equipment.identity(run, "mimic") == ("mimic", 1)
    assert BOTH.discards(run, "gelatinous_cube") == ("healing_potion",)


@pytest.mark.parametrize(
    ("hero", "tile", "met", "monster", "why"),
    [
        ("warrior", "torch", 0, "fairy", "beaten"),
        ("warrior", "torch", 0, "mimic", "beaten"),
        ("warrior", "torch", 2, "shapeshifter", "beaten"),
        ("warrior", "torch", 3, "shapeshifter", "killed"),
        ("warrior", "holy_grail", 0, "fairy", "beaten"),
        ("warrior", "holy_grail", 0, "count", "beaten"),
        ("warrior", "holy_grail", 7, "shapeshifter", "beaten"),
        ("warrior", "holy_grail", 0, "mimic", "hit"),
        ("rogue", "invisibility_cloak", 5, "shapeshifter", "beaten"),
        ("rogue", "invisibility_cloak", 0, "count", "killed"),
        ("rogue", "ring_of_power", 0, "fairy", "healed"),
        ("rogue", "ring_of_power", 0, "mimic", "healed"),
        ("rogue", "ring_of_power", 1, "shapeshifter", "healed"),
        ("rogue", "ring_of_power", 2, "shapeshifter", "killed"),
    ],
)
def test_34_tiles_of_the_first_box_against_special_monsters(
    hero: str, tile: str, met: int, monster: str, why: str
) -> None:
    # ruling 7.34
    run = entered(hero, tile)._replace(met=tuple("abcdefghi"[:met]))
    after, meeting = BOTH.meet(run, monster)
    assert meeting.why == why
    if why == "healed":
        assert after.hp == run.hp + (meeting.strength or 0)


def test_34_the_cloak_stops_the_count_of_8_and_a_mimic_of_6() -> None:
    # ruling 7.34
    cloaked = entered("rogue", "invisibility_cloak", successes=1)
    assert whys(cloaked, "count") == ["beaten"]
    assert whys(entered("rogue", *BOTH.box.heroes["rogue"].tiles), "mimic") == ["beaten"]


def test_34_the_cube_is_avoided_only_by_a_tile_that_takes_any_monster() -> None:
    # ruling 7.34
    assert BOTH.usable(entered("barbarian", "vorpal_axe"), "gelatinous_cube", 5) == ("vorpal_axe",)
    assert BOTH.usable(entered("ninja", "smoke_bomb", "ninjato"), "gelatinous_cube", 5) == ("smoke_bomb",)
    assert BOTH.usable(entered("mage", "polymorph"), "gelatinous_cube", 5) == ("polymorph",)
    assert BOTH.usable(entered("necromancer", "possession_scroll"), "gelatinous_cube", 5) == ()
    assert BOTH.usable(entered("bard", "lucky_coin", "dancing_blade"), "gelatinous_cube", 5) == ()


# -- our own, where the rulings above meet --------------------------------------------------------


def test_what_the_flute_has_earned_lasts_when_the_flute_is_gone() -> None:
    # FR2 Charmeuse de gobelins: it is the Bard who reduces the damage of the next monsters
    run, _ = BOTH.meet(entered("bard", "charming_flute", "glamorous_tunic"), "goblin")
    run, _ = BOTH.discard(run, "gelatinous_cube", "gelatinous_cube", "charming_flute")
    assert BOTH.meet(run, "orc")[1].damage == 2


def test_a_card_that_polymorph_brings_takes_the_rank_of_the_one_replaced() -> None:
    # ruling 7.5 and FR2 Change-forme
    tiles = ["polymorph", "wall_of_fire", "bracelet_of_protection"]
    result = delve(
        "mage",
        tiles,
        ["goblin", "dragon"],
        deck=["shapeshifter"],
        box="both",
        choose=lambda s, a: a[-1] if s.facing == "dragon" else a[0],
    )
    assert [(m.monster, m.strength) for m in result.trace] == [
        ("goblin", 1),
        ("dragon", 9),
        ("shapeshifter", 2),
    ]


def test_choices_inside_show_something_and_cannot_be_taken_back_in_play() -> None:
    # FR2 Phase de Donjon: what was turned has been seen
    state = start("ninja", box="back", specials=["gelatinous_cube", "fairy"])
    add(state, "orc", "gelatinous_cube")
    go_in(state)
    play(state, ("turn",), ("face",))
    assert state.phase == "discard"
    assert all(state.reveals(action) for action in state.legal())
