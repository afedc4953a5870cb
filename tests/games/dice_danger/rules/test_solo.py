"""One player alone."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine import OVER
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dice_danger.rules.scoring import TITLE_FROM, title_level
from dungeon_widgets.games.dice_danger.text import LANGUAGES

from ..helpers import at, cross, do, game, idle, of_kind, pair, sheet, write

PUP = {"crossed": ["S6", "P3", "K1"]}


def solo(sheet: str = "annoyed_animals", **options: Any) -> DiceDangerGame:
    return game(sheet, 1, **options)


def test_alone_one_is_always_passive() -> None:
    # FR Version solo: toujours considéré comme un joueur passif, le dé noir que 3 fois; ruling 32
    state = at(solo(), dice=(2, 4, 5, 5, 3))
    do(state, ("pair", 2, 3, 5, 5))
    assert sheet(state)["black"] == 2
    state = at(solo(), {"black": 0}, dice=(2, 4, 5, 5, 3))
    assert len(state.legal()) == 2
    assert state.view(0)["role"] == "passive"
    assert state.view(0)["active"] is None


def test_alone_one_always_takes_the_larger_reward() -> None:
    # FR Version solo: vous gagnez toujours la valeur la plus élevée; ruling 32: bonuses included
    state = at(solo(), PUP | {"wounds": {"pup": 3}}, dice=(5, 6, 1, 1, 6))
    events = write(state, 11, 2, "M_pup", "S2")
    assert of_kind(events, "kill") == [{"monster": "pup", "seats": [0], "first": True, "gems": 2}]
    assert of_kind(events, "free") == []
    fists = {"crossed": ["F2", "F4", "F6", "F8", "K12"]}
    state = at(solo(), fists, dice=(5, 5, 6, 6, 1))
    events = write(state, 10, 12, "F10", "S12")
    assert of_kind(events, "bonus")[0]["gems"] == 3


def test_a_roll_without_a_wound_costs_a_life_even_with_both_pairs_used() -> None:
    # FR Version solo: sinon, barrer une case (même si vous avez utilisé vos deux paires); ruling 33
    state = at(solo(), dice=(3, 3, 3, 4, 1), roll=1)
    write(state, 6, 7, "S6", "S7")
    assert sheet(state)["lost"] == 1


def test_unused_pairs_cost_life_on_top() -> None:
    # ruling 33: adds to 1 life per unused pair
    state = at(solo(), dice=(3, 3, 3, 4, 1))
    idle(state)
    assert sheet(state)["lost"] == 3


def test_the_first_roll_always_costs_at_least_one_life() -> None:
    # FR Version solo: dès votre 1er lancer; ruling 33: which can never wound
    for name in ("annoyed_animals", "clumsy_cultists", "defiant_dinosaurs"):
        state = solo(name).start()
        state.apply(("roll", 2, 4, 5, 5, 3))
        for action in state.legal():
            after = state.after(action)
            assert after.view(0)["players"][0]["turn"]["missing"] == 3


def test_grace_rolls_spare_the_start() -> None:
    # ruling 33: switch solo_grace_rolls, default 0
    table = solo(solo_grace_rolls=2)
    for roll, lost in ((2, 0), (3, 1)):
        state = at(table, dice=(3, 3, 3, 4, 1), roll=roll)
        write(state, 6, 7, "S6", "S7")
        assert sheet(state)["lost"] == lost


def test_with_a_wound_made_the_other_pair_may_be_dropped() -> None:
    # FR Version solo IMPORTANT: vous pouvez ignorer le résultat de la seconde paire; ruling 34
    state = at(solo(), PUP, dice=(5, 6, 1, 1, 6))
    write(state, 11, 2, "M_pup")
    assert sheet(state)["lost"] == 0


def test_a_torch_wound_spares_one_pair_and_not_two() -> None:
    # ruling 34: wounds by torch count
    state = at(solo(), PUP | {"torches": 1, "chests": ["torches"]}, dice=(6, 6, 6, 6, 6))
    pair(state, 12, 12)
    cross(state, "torch:M_pup")
    do(state, ("end",))
    assert sheet(state)["lost"] == 1


def test_a_fist_counts_as_a_wound() -> None:
    # ruling 34: wounds by fist count
    state = at(solo(), {"crossed": ["K2"]}, dice=(3, 3, 6, 6, 1))
    write(state, 6, 12, "F6")
    assert sheet(state)["lost"] == 0


def test_monsters_still_cost_hearts() -> None:
    # FR Version solo: barrer 1 case à chaque fois que vous tuez un monstre avec un symbole; ruling 32
    hero = {"crossed": ["P12", "K7"], "wounds": {"boss": 11}}
    state = at(solo(), hero, dice=(1, 3, 6, 6, 1))
    write(state, 4, 12, "M_boss", "S12")
    assert sheet(state)["lost"] == 2


def test_life_costs_no_points() -> None:
    # FR Version solo: à la fin de la partie, vous ne déduisez aucun point de vie; ruling 32
    state = at(solo(), {"lost": 8, "crossed": ["G1"]})
    assert state.scores() == [3]
    assert [line["key"] for line in state.view(0)["players"][0]["score"]] == ["gem", "coin", "trio"]


def test_the_skull_ends_the_game_at_once_and_the_points_stay() -> None:
    # FR Version solo: la partie est terminée si vous êtes obligé de barrer la tête de mort; ruling 35
    state = at(solo(), {"lost": 9, "crossed": ["G1", "G2", "G3", "G4"]})
    events = idle(state)
    assert state.to_move == OVER
    assert of_kind(events, "over")[0]["scores"] == [12]
    view = state.view(0)
    assert (view["players"][0]["out"], view["title"]) == (True, 1)


def test_the_game_is_over_when_all_monsters_are_dead() -> None:
    # FR Fin de la partie, alone
    table = solo()
    others = [monster for monster in table.board.monsters if monster.id != "pup"]
    hero = PUP | {"wounds": {m.id: m.hp for m in others} | {"pup": 3}, "first": [m.id for m in others]}
    state = at(table, hero, dice=(5, 6, 1, 1, 6))
    write(state, 11, 2, "M_pup", "S2")
    assert state.to_move == OVER


@pytest.mark.parametrize(
    ("points", "level"),
    [(0, 0), (9, 0), (10, 1), (24, 1), (25, 2), (39, 2), (40, 3), (54, 3), (55, 4), (69, 4), (70, 5), (84, 5), (85, 6), (99, 6), (100, 7), (150, 7)],
)  # fmt: skip
def test_the_table_of_titles(points: int, level: int) -> None:
    # FR Version solo: le tableau
    assert title_level(points) == level


def test_every_title_has_words_in_both_languages() -> None:
    # the table of the solo game, in our own words
    for lang in ("en", "fr"):
        assert len(set(LANGUAGES[lang].titles)) == len(TITLE_FROM) == 8
