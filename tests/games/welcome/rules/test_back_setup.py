"""FR2, sections Éléments de jeu and Mise en place: Welcome Back to the Dungeon, and both boxes mixed."""

from __future__ import annotations

from itertools import combinations

import pytest

from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.games.welcome.rules.content import load_box

from ..helpers import add, play, start, succeed

BACK = load_box("back")


def test_the_second_box_has_the_thirteen_monsters_of_the_first() -> None:
    # FR2 Éléments de jeu, Liste des monstres; table 1
    base = [monster for monster in BACK.monsters.values() if monster.id not in BACK.specials]
    assert base == list(load_box("first").monsters.values())
    assert sum(monster.copies for monster in base) == 13


def test_there_are_six_special_monsters_of_one_copy() -> None:
    # FR2 Éléments de jeu; table 5
    assert BACK.specials == ("fairy", "ally", "mimic", "gelatinous_cube", "count", "shapeshifter")
    assert all(BACK.monsters[kind].copies == 1 for kind in BACK.specials)
    assert [kind for kind in BACK.specials if BACK.monsters[kind].strength is not None] == ["fairy"]


def test_there_are_four_heroes_with_six_tiles_each_and_none_of_the_first_box() -> None:
    # FR2 Éléments de jeu
    assert set(BACK.heroes) == {"necromancer", "princess", "ninja", "bard"}
    tiles = [tile for hero in BACK.heroes.values() for tile in hero.tiles]
    assert len(tiles) == len(set(tiles)) == len(BACK.tiles) == 24
    assert not set(tiles) & set(load_box("first").tiles)


@pytest.mark.parametrize(
    ("hero", "own", "full"), [("ninja", 3, 11), ("princess", 2, 10), ("bard", 3, 10), ("necromancer", 2, 11)]
)
def test_every_hero_has_its_hit_points_alone_and_fully_equipped(hero: str, own: int, full: int) -> None:
    # table 2
    printed = BACK.heroes[hero]
    assert printed.hp == own
    assert own + sum(BACK.tiles[tile].hp for tile in printed.tiles) == full


@pytest.mark.parametrize(
    ("tile", "beaten"),
    [
        ("wooden_shuriken", {"vampire"}),
        ("ninjato", {"demon", "dragon"}),
        ("shinobi_gear", {"goblin", "orc", "golem"}),
        ("greatsword", {"golem"}),
        ("dragon_leash", {"dragon"}),
        ("lucky_coin", {"skeleton", "vampire", "lich", "fairy"}),
        ("charming_flute", {"goblin"}),
        ("dancing_blade", {"goblin", "orc", "golem", "demon", "dragon"}),
        ("dark_stone", {"goblin", "orc"}),
        ("blood_wand", {"vampire"}),
        ("smoke_bomb", set(BACK.kinds)),
    ],
)
def test_tiles_of_the_second_box_beat_the_monsters_printed_on_them(tile: str, beaten: set[str]) -> None:
    # FR2 Éléments de jeu; table 4; the Golem has been named
    beats = BACK.tiles[tile].beats
    assert beats is not None
    assert {m.id for m in BACK.monsters.values() if beats.match(m.id, m.strength, "golem")} == beaten


def test_bomb_blade_and_scroll_are_discarded_after_use() -> None:
    # FR2 Éléments de jeu: tiles with the symbol; table 4
    assert {tile.id for tile in BACK.tiles.values() if tile.once} == {
        "smoke_bomb",
        "dancing_blade",
        "possession_scroll",
    }


def test_two_special_monsters_are_drawn_for_the_game() -> None:
    # FR2 Mise en place 3
    state = WelcomeGame("back", players=2, hero="ninja").start()
    assert (state.phase, state.to_move, state.legal()) == ("specials", -1, [])
    assert state.chance() == [(("specials", *two), 1) for two in combinations(BACK.specials, 2)]
    (event, *_) = play(state, ("specials", "ally", "count"))
    assert event.as_seen_by(None) == {"specials": ["ally", "count"]}
    assert [state.view(seat)["specials"] for seat in (None, 0, 1)] == [["ally", "count"]] * 3


def test_they_are_shuffled_into_the_deck_and_the_others_stay_in_the_box() -> None:
    # FR2 Mise en place 4
    state = start("ninja", box="back", specials=["mimic", "fairy"])
    assert state.view(0)["deck"] == 15
    dealt = {action[1]: n for action, n in state.after(("draw",)).chance()}
    assert dealt["mimic"] == dealt["fairy"] == 1
    assert "ally" not in dealt


def test_they_stay_for_all_the_rounds_of_the_game() -> None:
    # FR2 Mise en place 3, Nouvelle manche
    state = start("ninja", box="back", specials=["mimic", "fairy"])
    succeed(state, 1)
    play(state, ("hero", "bard"))
    assert state.specials == ("fairy", "mimic")
    assert sum(state.deck) == 15


def test_the_first_hero_of_the_second_box_may_be_given_chosen_or_drawn() -> None:
    # FR2 Mise en place 1
    drawn = start("random", box="back", specials=["ally", "fairy"])
    assert [action[1] for action, _ in drawn.chance()] == ["bard", "necromancer", "ninja", "princess"]
    chosen = start("choose", box="back", specials=["ally", "fairy"])
    assert [action[1] for action in chosen.legal()] == ["bard", "necromancer", "ninja", "princess"]
    assert start("bard", box="back", specials=["ally", "fairy"]).tiles == BACK.heroes["bard"].tiles


def test_the_variant_of_the_second_box_is_that_of_the_first() -> None:
    # FR2 Variante
    state = start("bard", box="back", specials=["ally", "fairy"], variant=True)
    play(state, ("draw",), ("deal", "ally"))
    assert state.legal() == [("add",)]
    play(state, ("add",))
    add(state, "orc")
    play(state, ("draw",), ("deal", "fairy"))
    assert ("strip", "fancy_hat") in state.legal()


def test_both_boxes_together_have_eight_heroes_and_one_deck_of_fifteen() -> None:
    # FR2 last page: the boxes may be combined; ruling 7.33
    both = load_box("both")
    assert len(both.heroes) == 8
    assert len(both.tiles) == len(BACK.tiles) + len(load_box("first").tiles)
    state = start("mage", box="both", specials=["ally", "fairy"])
    assert sum(state.deck) == 15
    succeed(state, 1)
    assert len(state.legal()) == 8
