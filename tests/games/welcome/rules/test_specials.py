"""FR2, section Description des monstres spéciaux, with its examples."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.welcome import delve, survival
from dungeon_widgets.games.welcome.rules.meeting import rules_of
from dungeon_widgets.games.welcome.rules.records import Run

from ..helpers import add, go_in, only, play, start, strip, with_score

RULES = rules_of("back")


def entered(hero: str, *tiles: str, successes: int = 0) -> Run:
    return RULES.equipment.enter(RULES.box.hero(hero), tiles, successes)


def rank(run: Run, n: int) -> Run:
    """The run just before its n-th card, after cards without a bearing."""
    return run._replace(met=tuple(f"card {i}" for i in range(n - 1)))


# -- Fée ------------------------------------------------------------------------------------------


def test_the_fairy_is_even_has_strength_0_and_does_nothing() -> None:
    # FR2 Fée
    run, meeting = RULES.meet(entered("ninja"), "fairy")
    assert (meeting.kind, meeting.strength, meeting.why, meeting.damage, run.hp) == (
        "fairy",
        0,
        "harmless",
        0,
        3,
    )
    assert RULES.usable(entered("bard", "lucky_coin"), "fairy", 5) == ("lucky_coin",)


# -- Allié ----------------------------------------------------------------------------------------


def test_the_ally_makes_the_next_monster_ignored() -> None:
    # FR2 Allié
    result = delve("ninja", [], ["ally", "dragon", "goblin"])
    assert [(m.why, m.by) for m in result.trace] == [("joined", None), ("ignored", "ally"), ("hit", None)]
    assert result.hp == 2


def test_the_ally_has_no_strength_and_is_neither_even_nor_odd() -> None:
    # FR2 Allié
    assert RULES.equipment.identity(entered("bard"), "ally") == ("ally", None)
    lucky = entered("bard", "lucky_coin")._replace(lucky=True)
    run, meeting = RULES.meet(lucky, "ally")
    assert (meeting.why, run.lucky) == ("joined", True)
    assert RULES.usable(entered("bard", "lucky_coin", "dancing_blade"), "ally", 5) == ()


# -- Mimique --------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", range(7))
def test_the_mimic_is_as_strong_as_there_are_tiles_left(left: int) -> None:
    # FR2 Mimique: 0 to 6
    tiles = RULES.box.heroes["princess"].tiles[:left]
    run = entered("princess", *tiles)._replace(hp=20)
    _, meeting = RULES.meet(run, "mimic")
    assert (meeting.kind, meeting.strength) == ("mimic", left)
    assert meeting.damage == (left if "family_crown" not in tiles else left - 2)


def test_the_mimic_is_measured_at_the_moment_it_is_met() -> None:
    # FR2 Mimique: at the moment you meet it
    tiles = ["glamorous_tunic", "fancy_hat", "dancing_blade"]
    kept = delve("bard", tiles, ["goblin", "mimic"], choose=lambda situation, actions: actions[0])
    spent = delve("bard", tiles, ["goblin", "mimic"], choose=lambda situation, actions: actions[-1])
    assert [result.trace[1].strength for result in (kept, spent)] == [3, 2]


# -- Cube gélatineux ------------------------------------------------------------------------------


def test_the_cube_makes_you_discard_a_tile_of_your_choice() -> None:
    # FR2 Cube gélatineux
    state = start("ninja", box="back", specials=["gelatinous_cube", "fairy"])
    strip(state, "goblin", "smoke_bomb")
    add(state, "orc", "gelatinous_cube")
    go_in(state)
    play(state, ("turn",))
    assert (state.phase, state.view(0)["run"]["using"]) == ("discard", "gelatinous_cube")
    assert [action[1] for action in state.legal()] == sorted(state.tiles)
    meeting = only(play(state, ("discard", "ninjato")), "meet")
    assert (meeting["why"], meeting["cost"], meeting["strength"], meeting["hp"]) == (
        "swallowed",
        "ninjato",
        None,
        11,
    )
    assert (meeting["damage"], meeting["reduced"]) == (0, 0)
    assert state.view(0)["tiles"][4] == {
        "id": "ninjato",
        "place": "spent",
        "by": None,
        "monster": None,
        "beats": False,
    }


def test_the_cube_takes_the_hit_points_of_an_hp_tile_at_once() -> None:
    # FR2 Cube gélatineux: PV+
    run, meeting = RULES.discard(
        entered("ninja", "curative_herbs", "ninjato"), "gelatinous_cube", "gelatinous_cube", "curative_herbs"
    )
    assert (meeting.damage, run.hp, run.tiles) == (3, 3, ("ninjato",))


def test_the_cube_is_ignored_by_who_has_no_tile_left() -> None:
    # FR2 Cube gélatineux
    result = delve("ninja", [], ["gelatinous_cube"])
    assert (result.trace[0].why, result.hp) == ("harmless", 3)


# -- Le Comte -------------------------------------------------------------------------------------


def test_without_a_success_card_the_count_is_a_vampire_of_4() -> None:
    # FR2 Le Comte
    assert RULES.equipment.identity(entered("ninja"), "count") == ("vampire", 4)
    assert delve("ninja", ["wooden_shuriken"], ["count"]).trace[0].by == "wooden_shuriken"


def test_with_a_success_card_the_count_has_8_and_is_no_vampire() -> None:
    # FR2 Le Comte
    assert RULES.equipment.identity(entered("ninja", successes=1), "count") == ("count", 8)
    tiles = ["wooden_shuriken", "weird_concoction"]
    assert not delve("ninja", tiles, ["count"], successes=1).survived
    assert delve("ninja", ["ninjato"], ["count"], successes=1).trace[0].by == "ninjato"
    assert survival("ninja", tiles, 0, known=["count"]) == 1
    assert survival("ninja", tiles, 0, known=["count"], successes=1) == 0


def test_it_is_the_runners_own_success_card_that_counts() -> None:
    # FR2 Le Comte: in your possession
    for score, kind in ((((1, 0), (0, 0)), "vampire"), (((0, 0), (1, 0)), "count")):
        state = with_score(start("bard", box="back", specials=["count", "fairy"]), *score)
        add(state, "count", "fairy")
        play(state, ("pass",))
        assert state.runner == 1
        play(state, ("turn",), ("face",), ("turn",), ("face",))
        assert state.last is not None
        assert state.last.met[1].kind == kind


# -- Change-forme ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        (1, "goblin"),
        (2, "skeleton"),
        (3, "orc"),
        (4, "vampire"),
        (5, "golem"),
        (6, "lich"),
        (7, "demon"),
        (9, "dragon"),
    ],
)
def test_the_shapeshifter_has_the_strength_and_the_identity_of_its_rank(place: int, kind: str) -> None:
    # FR2 Change-forme: fourth is a Vampire of 4, seventh has 7
    assert RULES.equipment.identity(rank(entered("ninja"), place), "shapeshifter") == (kind, place)


def test_an_eighth_shapeshifter_has_8_and_no_identity() -> None:
    # table 5: no monster has 8; even, and stopped by what looks at strength alone
    eighth = rank(entered("ninja"), 8)
    assert RULES.equipment.identity(eighth, "shapeshifter") == ("shapeshifter", 8)
    for named in ("demon", "dragon", "vampire"):
        assert not delve_named(eighth, named)
    assert RULES.meet(rank(entered("ninja", "ninjato"), 8), "shapeshifter")[1].by == "ninjato"


def delve_named(run: Run, kind: str) -> bool:
    """Whether a Greatsword for this kind stops a Shapeshifter of this rank."""
    sword = run._replace(hero="princess", tiles=("greatsword",), named=kind)
    return RULES.meet(sword, "shapeshifter")[1].why == "beaten"


@pytest.mark.parametrize("place", [10, 11, 15])
def test_beyond_the_ninth_the_shapeshifter_has_its_rank_and_no_identity(place: int) -> None:
    # FR2 Change-forme, note and example: tenth has 10 and no identity
    assert RULES.equipment.identity(rank(entered("ninja"), place), "shapeshifter") == ("shapeshifter", place)


def test_a_fourth_shapeshifter_is_stopped_like_a_vampire() -> None:
    # FR2 Change-forme: considered a Vampire of strength 4
    result = delve(
        "necromancer", ["zombie_companion", "blood_wand"], ["goblin", "goblin", "skeleton", "shapeshifter"]
    )
    last = result.trace[-1]
    assert (last.kind, last.strength, last.by, last.why) == ("vampire", 4, "blood_wand", "healed")


def test_a_tenth_shapeshifter_deals_10() -> None:
    # FR2 Change-forme, example
    _, meeting = RULES.meet(rank(entered("ninja", "weird_concoction"), 10)._replace(hp=11), "shapeshifter")
    assert (meeting.damage, meeting.hp) == (10, 1)
