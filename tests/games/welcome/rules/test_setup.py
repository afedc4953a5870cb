"""FR1, sections But du jeu, Matériel and Mise en place."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.games.welcome.rules.content import load_box

from ..helpers import start

BOX = load_box("first")


def test_the_deck_has_thirteen_monsters_of_total_strength_52() -> None:
    # FR1 Matériel; table 1
    table = {monster.id: (monster.strength, monster.copies) for monster in BOX.monsters.values()}
    assert table == {
        "goblin": (1, 2), "skeleton": (2, 2), "orc": (3, 2), "vampire": (4, 2), "golem": (5, 2),
        "lich": (6, 1), "demon": (7, 1), "dragon": (9, 1),
    }  # fmt: skip
    assert sum(copies for _, copies in table.values()) == 13
    assert sum(strength * copies for strength, copies in table.values() if strength) == 52


def test_there_are_four_heroes_with_six_tiles_each() -> None:
    # FR1 Matériel: 4 heroes, 24 tiles (three of them printed for two heroes each)
    assert {hero.id: hero.hp for hero in BOX.heroes.values()} == {
        "warrior": 3,
        "barbarian": 4,
        "mage": 2,
        "rogue": 3,
    }
    printed = [tile for hero in BOX.heroes.values() for tile in hero.tiles]
    assert len(printed) == 24
    assert all(len(set(hero.tiles)) == 6 for hero in BOX.heroes.values())
    twice = {tile for tile, n in Counter(printed).items() if n > 1}
    assert twice == {"torch", "holy_grail", "healing_potion"}
    assert set(printed) == set(BOX.tiles)


def test_every_hero_has_11_hp_when_fully_equipped() -> None:
    # table 2
    for hero in BOX.heroes.values():
        assert hero.hp + sum(BOX.tiles[tile].hp for tile in hero.tiles) == 11


@pytest.mark.parametrize(
    ("tile", "hp"),
    [
        ("plate_armor", 5), ("knight_shield", 3), ("chainmail", 4), ("leather_shield", 3), ("wall_of_fire", 6),
        ("bracelet_of_protection", 3), ("mithril_armor", 5), ("buckler", 3),
    ],
)  # fmt: skip
def test_eight_tiles_give_hit_points_and_nothing_else(tile: str, hp: int) -> None:
    # table 3
    assert BOX.tiles[tile].hp == hp
    assert BOX.tiles[tile].beats is None
    assert BOX.tiles[tile].effect is None


@pytest.mark.parametrize(
    ("tile", "beaten"),
    [
        ("torch", {"goblin", "skeleton", "orc"}),
        ("dragon_spear", {"dragon"}),
        ("holy_grail", {"skeleton", "vampire", "lich"}),
        ("war_hammer", {"golem"}),
        ("invisibility_cloak", {"lich", "demon", "dragon"}),
        ("ring_of_power", {"goblin", "skeleton"}),
        ("demonic_pact", {"demon"}),
        ("vorpal_axe", set(BOX.kinds)),
        ("vorpal_sword", {"golem"}),
        ("vorpal_dagger", {"golem"}),
    ],
)
def test_tiles_beat_the_monsters_printed_on_them(tile: str, beaten: set[str]) -> None:
    # FR1 Matériel (carte Monstre); table 3; the vorpal blades have named the Golem
    beats = BOX.tiles[tile].beats
    assert beats is not None
    assert {
        monster.id for monster in BOX.monsters.values() if beats.match(monster.id, monster.strength, "golem")
    } == beaten


def test_only_axe_polymorph_and_potion_are_spent_by_use() -> None:
    # table 3
    assert {tile.id for tile in BOX.tiles.values() if tile.once} == {
        "vorpal_axe",
        "polymorph",
        "healing_potion",
    }


def test_two_to_four_can_play() -> None:
    # FR1 Matériel: 4 aid cards
    for players in (2, 3, 4):
        assert len(start(players=players).score) == players
    for players in (1, 5):
        with pytest.raises(ValueError, match="2, 3 or 4"):
            WelcomeGame(players=players)


def test_the_first_hero_may_be_given_chosen_or_drawn() -> None:
    # FR1 Mise en place 1
    given = WelcomeGame(players=2, hero="mage", first=0).start()
    assert (given.phase, given.hero) == ("bid", "mage")
    chosen = WelcomeGame(players=2, hero="choose", first=1).start()
    assert chosen.to_move == 1
    assert chosen.legal() == [("hero", hero) for hero in ("barbarian", "mage", "rogue", "warrior")]
    drawn = WelcomeGame(players=2, hero="random", first=0).start()
    assert {action[1]: n for action, n in drawn.chance()} == dict.fromkeys(BOX.heroes, 1)


def test_the_six_tiles_of_the_hero_lie_under_it() -> None:
    # FR1 Mise en place 2, with its own example, the Warrior
    state = start("warrior")
    assert set(state.tiles) == {
        "plate_armor",
        "knight_shield",
        "vorpal_sword",
        "dragon_spear",
        "holy_grail",
        "torch",
    }
    assert [tile["place"] for tile in state.view(1)["tiles"]] == ["hero"] * 6


def test_all_monsters_are_shuffled_into_a_deck_nobody_sees() -> None:
    # FR1 Mise en place 3
    state = start()
    assert sum(state.deck) == 13
    assert state.view(0)["deck"] == 13
    assert not any(f"'{kind}'" in str(state.view(seat)) for kind in BOX.kinds for seat in (None, 0, 1))
    assert {action[1]: n for action, n in state.after(("draw",)).chance()} == {
        m.id: m.copies for m in BOX.monsters.values()
    }


def test_everybody_starts_with_a_white_aid_card_and_no_success() -> None:
    # FR1 Mise en place 4 and 6
    assert start(players=4).score == ((0, 0),) * 4


def test_the_dungeon_starts_empty() -> None:
    # FR1 Mise en place 5
    assert start().view(0)["dungeon"] == []


def test_the_first_player_is_drawn_by_lot() -> None:
    # FR1 Mise en place, last line
    state = WelcomeGame(players=3, hero="warrior").start()
    assert state.chance() == [(("first", seat), 1) for seat in range(3)]
    seen = Counter(state.draw(Random(n))[1] for n in range(300))
    assert all(seen[seat] > 70 for seat in range(3))
    state.apply(("first", 2))
    assert (state.starter, state.to_move) == (2, 2)
