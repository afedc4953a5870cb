"""Whose turn it is, what is asked, and who has won why."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.languages import french
from dungeon_widgets.games.welcome import WelcomeState

from ..helpers import add, fail, go_in, play, start, strip, with_score


def prompt(
    state: WelcomeState, seat: int | None, lang: str = "en", names: tuple[str, ...] = ("Ada", "Béa")
) -> tuple[str, str]:
    return state.game.words.prompt(state.view(seat), names, lang)


@pytest.mark.parametrize(
    ("name", "lang", "whose"),
    [
        ("You", "en", "Your turn."),
        ("Vous", "fr", "À vous."),
        ("Ada", "en", "Your turn, Ada."),
        ("Ada", "fr", "À vous, Ada."),
    ],
)
def test_a_player_called_you_is_spoken_to_and_not_named(name: str, lang: str, whose: str) -> None:
    assert prompt(start(), 0, lang, (name, "Béa"))[0] == whose


@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "Where does the Orc go?"), ("fr", french("Où va l'Orc ?"))]
)
def test_of_a_drawn_card_it_is_asked_where_it_goes(lang: str, asked: str) -> None:
    state = start()
    play(state, ("draw",))
    state.apply(("deal", "orc"))
    assert prompt(state, 0, lang)[1] == asked


def test_who_is_in_the_dungeon_is_said_to_the_others() -> None:
    state = start("barbarian")
    add(state, "orc", "goblin")
    play(state, ("pass",))
    assert prompt(state, 0)[0] == "Béa is in the dungeon."
    assert prompt(state, 0, "fr")[0] == "Béa est dans le donjon."
    assert prompt(state, 1) == ("Your turn, Béa.", "You are in the dungeon.")
    assert "in the dungeon" in state.game.words.caption(state.view(0), "en")


def test_the_cube_asks_for_a_tile_and_not_for_hit_points() -> None:
    state = start("barbarian", box="both", specials=["ally", "gelatinous_cube"])
    add(state, "gelatinous_cube", "goblin")
    play(state, ("pass",), ("turn",), ("turn",))
    assert state.phase == "answer"  # the Axe may beat it
    assert prompt(state, 1)[1] == "Gelatinous Cube! Spend a tile to beat it, or give it one?"
    play(state, ("face",))
    assert prompt(state, 1)[1] == "The Gelatinous Cube swallows a tile. Which one do you give it?"
    assert prompt(state, 1, "fr")[1] == french(
        "Le Cube gélatineux avale une tuile. Laquelle lui laissez-vous ?"
    )


def test_what_costs_no_hit_points_does_not_ask_for_them() -> None:
    state = start("ninja", box="back", specials=["ally", "fairy"])
    add(state, "fairy", "goblin")
    play(state, ("pass",), ("turn",))
    while state.phase != "answer" or state.facing != "fairy":
        play(state, ("face",) if state.phase == "answer" else ("turn",))
    assert prompt(state, 1)[1] == "Fairy! It costs no HP. Use a tile all the same?"
    assert prompt(state, 1, "fr")[1] == french("Fée ! Aucun PV à perdre. Une tuile quand même ?")


def test_the_bomb_asks_for_its_price() -> None:
    state = start("ninja", box="back", specials=["ally", "fairy"])
    add(state, "lich", "goblin")
    play(state, ("pass",), ("turn",))
    while state.phase != "answer" or state.facing != "lich":
        play(state, ("face",) if state.phase == "answer" else ("turn",))
    assert prompt(state, 1)[1] == "Lich! Spend a tile, or your HP?"
    play(state, ("use", "smoke_bomb"))
    assert prompt(state, 1)[1] == "The Smoke Bomb costs another tile. Which one?"


def test_after_the_fall_nobody_is_asked_for_hit_points() -> None:
    state = start("mage")
    for monster, tile in (
        ("goblin", "wall_of_fire"),
        ("goblin", "bracelet_of_protection"),
        ("orc", "holy_grail"),
    ):
        strip(state, monster, tile)
    add(state, "lich", "skeleton", "dragon")
    go_in(state)
    while state.phase == "turn":
        play(state, ("turn",))
    play(state, ("face",), ("turn",))
    assert state.run is not None
    assert not state.run.alive
    assert state.phase == "answer"
    assert prompt(state, state.runner)[1] == "Skeleton, after the fall. Swap it, or let it pass?"


def test_the_end_says_who_has_won_and_why() -> None:
    state = with_score(start(), (0, 0), (0, 1))
    fail(state, 1)
    assert prompt(state, 0) == ("You win!", "The last one standing: everyone else failed twice.")
    assert prompt(state, 1, "fr") == ("Ada gagne.", "Tous les autres ont échoué deux fois.")
    state = with_score(start(), (1, 0), (0, 1))
    play(state, ("draw",), ("deal", "goblin"), ("strip", "torch"), ("pass",))
    assert prompt(state, None) == ("Ada wins.", "Two dungeons survived.")


def test_while_a_card_is_drawn_the_line_says_who_draws() -> None:
    state = start()
    play(state, ("draw",))
    assert prompt(state, 1)[0] == "Ada draws a card."
    assert prompt(state, 0)[0] == "You draw a card."
    assert prompt(state, None, "fr")[0] == "Ada pioche une carte."
    assert prompt(state, 1, names=("You", "Béa"))[0] == "You draw a card."
