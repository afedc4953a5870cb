"""FR2, section Précisions sur les tuiles équipement: each note with its own example."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.welcome import WelcomeState, delve, outcomes
from dungeon_widgets.games.welcome.rules.meeting import rules_of
from dungeon_widgets.games.welcome.rules.records import Run

from ..helpers import add, go_in, only, play, start, strip, with_score
from .test_tiles import using

RULES = rules_of("back")


def entered(hero: str, *tiles: str, hp: int | None = None) -> Run:
    run = RULES.equipment.enter(RULES.box.hero(hero), tiles)
    return run if hp is None else run._replace(hp=hp)


def meets(run: Run, *monsters: str) -> tuple[Run, list[tuple[str, str | None, int]]]:
    """The run after these cards, faced, with why, by what and the hit points at each."""
    told = []
    for monster in monsters:
        run, meeting = RULES.meet(run, monster)
        told.append((meeting.why, meeting.by, meeting.hp))
    return run, told


def inside(hero: str, *monsters: str, stripped: tuple[str, ...] = (), players: int = 2) -> WelcomeState:
    """A hero of the second box gone in, with these monsters in meeting order."""
    state = start(hero, players, box="back", specials=["ally", "fairy"])
    for monster, tile in zip(("goblin", "skeleton", "golem", "lich", "orc"), stripped, strict=False):
        strip(state, monster, tile)
    add(state, *reversed(monsters))
    go_in(state)
    return state


# -- Osselets de résurrection ---------------------------------------------------------------------


def test_the_knucklebones_bring_back_with_1_hit_point() -> None:
    # FR2 Osselets de résurrection
    run, told = meets(entered("necromancer", "knucklebones_of_resurrection"), "dragon")
    assert told == [("revived", "knucklebones_of_resurrection", 1)]
    assert run.tiles == ("knucklebones_of_resurrection",)  # it stays


def test_the_knucklebones_are_reused_once_the_wand_has_given_hit_points_back() -> None:
    # FR2 Osselets de résurrection: several times, if HP are regained thanks to the Wand
    run = entered("necromancer", "blood_wand", "knucklebones_of_resurrection")
    _, told = meets(run, "dragon", "vampire", "demon", "goblin")
    assert [hp for _, _, hp in told] == [1, 5, 1, 0]
    assert [why for why, _, _ in told] == ["revived", "healed", "revived", "killed"]


def test_the_knucklebones_are_reused_once_the_scroll_has_given_hit_points_back() -> None:
    # FR2 Osselets de résurrection: or thanks to the Scroll
    run, _ = meets(entered("necromancer", "knucklebones_of_resurrection", "possession_scroll"), "dragon")
    run, meeting = RULES.use(run, "lich", "possession_scroll")
    assert (meeting.why, run.hp) == ("possessed", 6)
    assert meets(run, "demon")[1] == [("revived", "knucklebones_of_resurrection", 1)]


def test_the_knucklebones_do_not_help_who_has_1_hit_point() -> None:
    # FR2 Osselets de résurrection: unusable with exactly 1 HP when dying
    run = entered("necromancer", "knucklebones_of_resurrection", hp=1)
    assert meets(run, "goblin")[1] == [("killed", None, 0)]
    assert not delve("necromancer", ["knucklebones_of_resurrection"], ["orc", "goblin"]).survived


# -- Bombe fumigène -------------------------------------------------------------------------------


def test_the_smoke_bomb_beats_any_monster_and_costs_another_tile() -> None:
    # FR2 Bombe fumigène
    state = inside("ninja", "dragon", "golem", stripped=("ninjato",))
    play(state, ("turn",))
    assert ("use", "smoke_bomb") in state.legal()
    (event,) = play(state, ("use", "smoke_bomb"))
    assert event.data == {"seat": state.runner, "tile": "smoke_bomb", "monster": "dragon"}
    assert state.phase == "discard"
    assert state.view(0)["run"]["using"] == "smoke_bomb"
    meeting = only(play(state, ("discard", "wooden_shuriken")), "meet")
    assert (meeting["by"], meeting["why"], meeting["cost"], meeting["hp"]) == (
        "smoke_bomb",
        "beaten",
        "wooden_shuriken",
        11,
    )
    assert state.run is not None
    assert state.run.tiles == ("curative_herbs", "weird_concoction", "shinobi_gear")


def test_the_smoke_bomb_itself_cannot_be_the_tile_discarded() -> None:
    # FR2 Bombe fumigène
    state = inside("ninja", "lich")
    play(state, ("turn",), ("use", "smoke_bomb"))
    assert ("discard", "smoke_bomb") not in state.legal()
    assert len(state.legal()) == 5
    assert state.why_not(("discard", "smoke_bomb")) == "not_to_discard"


def test_the_smoke_bomb_cannot_be_used_alone() -> None:
    # FR2 Bombe fumigène: impossible if it is the only tile left
    assert outcomes("ninja", ["smoke_bomb"], ["orc"]) == {(False, 0)}
    assert outcomes("ninja", ["smoke_bomb", "ninjato"], ["orc"]) == {(False, 0), (True, 3)}
    others = ("curative_herbs", "weird_concoction", "wooden_shuriken", "ninjato", "shinobi_gear")
    state = inside("ninja", "goblin", "skeleton", stripped=others)
    assert state.run is not None
    assert state.run.tiles == ("smoke_bomb",)
    assert state.why_not(("use", "smoke_bomb")) == "bomb_alone"


# -- Couronne familiale ---------------------------------------------------------------------------


def test_the_crown_takes_2_off_and_a_vampire_stays_a_vampire() -> None:
    # FR2 Couronne familiale, example: a Vampire does 2 but remains a Vampire
    run, meeting = RULES.meet(entered("princess", "mr_charm", "family_crown"), "vampire")
    assert (meeting.damage, meeting.reduced, run.hp) == (2, 2, 5)
    assert (meeting.kind, meeting.strength, run.met) == ("vampire", 4, ("vampire",))


# -- Épée à papa ----------------------------------------------------------------------------------


def test_the_greatsword_lets_another_player_of_ones_choice_name_the_monster() -> None:
    # FR2 Épée à papa
    state = inside("princess", "golem", "golem", players=3)
    runner = state.runner
    others = [seat for seat in range(3) if seat != runner]
    assert (state.phase, state.to_move) == ("ask", runner)
    assert state.legal() == [("ask", seat) for seat in others]
    assert state.why_not(("ask", runner)) == "ask_another"
    play(state, ("ask", others[1]))
    assert (state.phase, state.to_move) == ("name", others[1])
    assert state.legal() == [("name", "demon"), ("name", "golem"), ("name", "lich")]
    play(state, ("name", "golem"))
    assert state.to_move == runner
    assert (state.view(0)["run"]["named"], state.view(0)["run"]["namer"]) == ("golem", others[1])
    assert only(play(state, ("turn",)), "meet")["by"] == "greatsword"


def test_an_eliminated_player_may_be_asked_for_the_greatsword() -> None:
    # FR2 Épée à papa: still in the game or eliminated
    state = with_score(start("princess", 3, box="back", specials=["ally", "fairy"]), (0, 0), (0, 0), (0, 2))
    add(state, "goblin")
    go_in(state)
    assert ("ask", 2) in state.legal()
    play(state, ("ask", 2))
    assert state.to_move == 2
    play(state, ("name", "lich"), ("turn",))


# -- Sceptre royal --------------------------------------------------------------------------------


def test_the_scepter_ignores_the_second_monster_of_an_identity() -> None:
    # FR2 Sceptre royal
    _, told = meets(entered("princess", "mr_charm", "chaperon", "royal_scepter"), "orc", "golem", "orc")
    assert [why for why, _, _ in told] == ["hit", "hit", "beaten"]
    assert told[2][1] == "royal_scepter"


def test_the_scepter_counts_a_first_monster_that_was_ignored() -> None:
    # FR2 Sceptre royal: it is enough that the first one was in the dungeon
    run = entered("princess", "greatsword", "royal_scepter")._replace(named="golem")
    run, _ = meets(run, "golem")
    run = run._replace(tiles=("royal_scepter",))  # the sword is gone, say to a Cube
    assert meets(run, "golem")[1] == [("beaten", "royal_scepter", 2)]


def test_the_scepter_ignores_a_third_monster_of_an_identity() -> None:
    # FR2 Sceptre royal: a third one, thanks to special monsters
    run = entered("princess", "mr_charm", "royal_scepter")
    _, told = meets(run, "vampire", "vampire", "count")
    assert [why for why, _, _ in told] == ["hit", "beaten", "beaten"]


# -- Amulette porte-bonheur -----------------------------------------------------------------------


def test_the_coin_is_begun_by_choice_on_an_even_monster_and_kept() -> None:
    # FR2 Amulette porte-bonheur
    run = entered("bard", "lucky_coin")
    assert RULES.usable(run, "vampire", 5) == ("lucky_coin",)
    assert RULES.usable(run, "orc", 5) == ()
    run, meeting = RULES.use(run, "vampire", "lucky_coin")
    assert (meeting.why, run.lucky, run.tiles) == ("beaten", True, ("lucky_coin",))


def test_the_coin_goes_on_with_each_even_monster_until_an_odd_one() -> None:
    # FR2 Amulette porte-bonheur
    run, _ = RULES.use(entered("bard", "glamorous_tunic", "lucky_coin"), "vampire", "lucky_coin")
    run, told = meets(run, "lich", "skeleton")
    assert told == [("beaten", "lucky_coin", 8)] * 2
    run, meeting = RULES.meet(run, "orc")
    assert (meeting.why, meeting.cost, run.lucky, run.tiles) == (
        "hit",
        "lucky_coin",
        False,
        ("glamorous_tunic",),
    )
    assert meets(run, "vampire")[1][0][0] == "hit"


def test_the_coin_of_the_example_survives_the_demon_that_the_blade_ignores() -> None:
    # FR2 Amulette porte-bonheur, example: Vampire by the Coin, Demon by the Dancing Blade
    run, _ = RULES.use(entered("bard", "lucky_coin", "dancing_blade"), "vampire", "lucky_coin")
    run, meeting = RULES.use(run, "demon", "dancing_blade")
    assert (meeting.by, run.lucky, run.tiles) == ("dancing_blade", True, ("lucky_coin",))
    even, told = meets(run, "lich")  # if the next one is even, it is ignored
    assert told == [("beaten", "lucky_coin", 3)]
    odd, meeting = RULES.meet(run, "goblin")  # if it is odd and nothing ignores it, the Coin is discarded
    assert (meeting.cost, odd.tiles) == ("lucky_coin", ())
    assert even.tiles == ("lucky_coin",)


def test_the_coin_is_played_as_in_the_example() -> None:
    # FR2 Amulette porte-bonheur, example, at the table
    stripped = ("glamorous_tunic", "fancy_hat", "elvish_harp", "charming_flute")
    state = inside("bard", "vampire", "demon", "vampire", "orc", stripped=stripped)
    play(state, ("turn",), ("use", "lucky_coin"))
    assert state.view(1)["run"]["lucky"]
    play(state, ("turn",), ("use", "dancing_blade"))
    meeting = only(play(state, ("turn",)), "meet")  # nothing was asked
    assert (meeting["monster"], meeting["by"]) == ("vampire", "lucky_coin")
    events = play(state, ("turn",))
    assert only(events, "meet")["cost"] == "lucky_coin"
    assert not only(events, "result")["survived"]


def test_an_odd_monster_does_not_break_a_coin_that_has_not_begun() -> None:
    # FR2 Amulette porte-bonheur: it goes on until an odd monster, once it has begun
    run, _ = meets(entered("bard", "glamorous_tunic", "lucky_coin"), "orc")
    assert run.tiles == ("glamorous_tunic", "lucky_coin")


def test_the_coin_is_not_needed_for_a_monster_another_tile_ignores() -> None:
    # FR2 Amulette porte-bonheur: and is not ignored thanks to another object
    run, _ = RULES.use(entered("bard", "lucky_coin", "charming_flute"), "vampire", "lucky_coin")
    run, told = meets(run, "goblin", "vampire")
    assert [by for _, by, _ in told] == ["charming_flute", "lucky_coin"]


# -- Charmeuse de gobelins ------------------------------------------------------------------------


def test_the_flute_ignores_goblins_and_each_takes_1_off_later_damage() -> None:
    # FR2 Charmeuse de gobelins
    run, told = meets(
        entered("bard", "glamorous_tunic", "charming_flute"), "goblin", "orc", "goblin", "golem"
    )
    assert [hp for _, _, hp in told] == [8, 6, 6, 3]
    assert run.charmed == 2


def test_a_charmed_vampire_stays_an_even_monster_of_strength_4() -> None:
    # FR2 Charmeuse de gobelins, example
    run, _ = meets(entered("bard", "lucky_coin", "charming_flute"), "goblin", "goblin")
    assert RULES.usable(run, "vampire", 5) == ("lucky_coin",)
    _, meeting = RULES.meet(run, "vampire")
    assert (meeting.kind, meeting.strength, meeting.damage, meeting.reduced) == ("vampire", 4, 2, 2)


# -- Harpe elfique --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hp", "monster", "damage"),
    [(4, "dragon", 1), (4, "lich", 2), (5, "dragon", 9), (5, "skeleton", 2), (4, "goblin", 1)],
)
def test_the_harp_limits_damage_strictly_below_5_hit_points(hp: int, monster: str, damage: int) -> None:
    # FR2 Harpe elfique
    assert RULES.meet(entered("bard", "elvish_harp", hp=hp), monster)[1].damage == damage


def test_the_harps_damage_is_lessened_by_the_flute() -> None:
    # FR2 Harpe elfique: these damages may be reduced by the Charmeuse de gobelins
    run, _ = meets(entered("bard", "elvish_harp", "charming_flute", hp=4), "goblin")
    assert RULES.meet(run, "lich")[1].damage == 1
    run, meeting = RULES.meet(run, "dragon")
    assert (meeting.why, meeting.damage, meeting.reduced, run.hp) == ("harmless", 0, 9, 4)


# -- tiles without a note -------------------------------------------------------------------------


def test_the_leash_takes_the_dragon_and_the_next_monster() -> None:
    # table 4 Dragon Leash
    _, told = meets(entered("princess", "dragon_leash"), "dragon", "demon", "goblin")
    assert [why for why, _, _ in told] == ["beaten", "ignored", "hit"]


def test_the_gear_stops_1_3_and_5_below_5_hit_points() -> None:
    # table 4 Shinobi Gear
    low = entered("ninja", "shinobi_gear", hp=4)
    assert [RULES.meet(low, kind)[1].why for kind in ("goblin", "orc", "golem")] == ["beaten"] * 3
    assert RULES.meet(low, "demon")[1].why == "killed"
    assert RULES.meet(entered("ninja", "shinobi_gear", hp=5), "orc")[1].damage == 3


def test_the_blade_is_for_odd_monsters_and_works_once() -> None:
    # table 4 Dancing Blade
    run = entered("bard", "glamorous_tunic", "dancing_blade")
    assert RULES.usable(run, "vampire", 5) == ()
    result = delve(
        "bard", ["glamorous_tunic", "dancing_blade"], ["demon", "golem"], choose=using("dancing_blade")
    )
    assert [meeting.why for meeting in result.trace] == ["beaten", "hit"]


def test_the_scroll_is_not_for_monsters_without_strength_or_with_strength_0() -> None:
    # table 4 Possession Scroll: strength 0 would set the hit points to 0
    run = entered("necromancer", "possession_scroll")
    for monster in ("fairy", "ally", "gelatinous_cube"):
        assert RULES.usable(run, monster, 5) == ()
    assert RULES.usable(run, "goblin", 5) == ("possession_scroll",)
    assert RULES.usable(run, "mimic", 5) == ("possession_scroll",)  # as strong as the one tile there is


def test_the_scroll_beats_a_monster_and_hit_points_become_its_strength() -> None:
    # table 4 Possession Scroll
    assert outcomes("necromancer", ["possession_scroll"], ["dragon"]) == {(True, 9), (False, 0)}
    run = entered("necromancer", "dark_stone", "possession_scroll")
    assert RULES.usable(run, "orc", 5) == ("possession_scroll",)  # it would raise 2 HP to 3
    assert RULES.usable(run._replace(hp=3), "orc", 5) == ()  # the Stone stops the Orc for nothing
    assert RULES.usable(run._replace(hp=6), "golem", 5) == ("possession_scroll",)


def test_the_wand_beats_vampires_and_adds_their_strength() -> None:
    # table 4 Blood Wand
    _, told = meets(entered("necromancer", "blood_wand"), "vampire", "vampire")
    assert [hp for _, _, hp in told] == [6, 10]
