"""A newcomer finds what a choice names: no two places of a sheet are called the same."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.dice_danger import DiceDangerState
from dungeon_widgets.games.dice_danger.rules.content import SHEETS, load_sheet
from dungeon_widgets.games.dice_danger.text.names import place_name

from ..helpers import at, do, game, idle, pair


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", SHEETS)
def test_no_two_places_are_called_the_same(name: str, lang: str) -> None:
    sheet = load_sheet(name)
    assert len({place_name(sheet, id, lang) for id in sheet.nodes}) == len(sheet.nodes)


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "gem 12 (top left)"), ("fr", "gemme 12 (en haut à gauche)")]
)
def test_a_place_is_told_where_a_name_is_not_enough(lang: str, name: str) -> None:
    assert name in {
        place_name(load_sheet("annoyed_animals"), id, lang) for id in load_sheet("annoyed_animals").nodes
    }


def test_choices_name_no_ids() -> None:
    state = at(game("puzzled_pyramid"), {"crossed": ["S4", "P16"]}, dice=(2, 3, 6, 6, 1))
    pair(state, 5, 12)
    for action in state.legal():
        for lang in ("en", "fr"):
            said = " ".join(state.game.words.label(action, state.view(0), ["Ada", "Ben"], lang))
            assert str(action[-1]) not in said.replace("(", " ").replace(")", " ").split()


def test_ending_says_what_it_costs() -> None:
    state = at(game(), dice=(2, 3, 6, 6, 1))
    do(state, state.legal()[0])
    assert state.game.words.label(("end",), state.view(0), ["Ada", "Ben"], "en") == (
        "Done",
        "costs 2 life boxes",
    )
    assert state.game.words.label(("end",), state.view(0), ["Ada", "Ben"], "fr")[1] == "coûte 2 cases de vie"


def test_who_begins_and_the_level_are_told() -> None:
    table = game(first=1)
    state = table.start()
    assert table.words.prompt(state.view(0), ["Ada", "Ben"], "en")[0] == "Ben begins and rolls."
    assert table.words.prompt(state.view(1), ["Ada", "Ben"], "en")[0] == "You begin: your roll."
    assert "(novice)" in table.words.caption(state.view(0), "en")
    options = {spec["name"]: spec for spec in table.words.settings(table.options, "fr")}
    assert options["first"]["value"] == 1
    assert [choice["value"] for choice in options["first"]["choices"]] == [0, 1]
    assert options["sheet"]["choices"][3]["label"].endswith("(expert)")


@pytest.mark.parametrize(("lang", "paid"), [("en", "3 gems"), ("fr", "3 gemmes")])
def test_the_rules_say_what_a_bonus_pays(lang: str, paid: str) -> None:
    assert any(paid in line for line in game().words.rulebook(lang)[-1]["text"])


def test_nobody_is_called_by_name_in_the_own_turn() -> None:
    state = at(game(), dice=(2, 3, 6, 6, 1))
    assert state.game.words.prompt(state.view(0), ["You", "Ben"], "en")[0] == "Your turn."
    idle(state)
    assert state.game.words.prompt(state.view(0), ["You", "Ben"], "fr")[0] == "Ben remplit sa feuille."


@pytest.mark.parametrize(("lang", "said"), [("en", "Without a wound"), ("fr", "Sans blessure")])
def test_alone_the_price_of_a_roll_without_a_wound_is_told_until_one_is_made(lang: str, said: str) -> None:
    def asked(state: DiceDangerState) -> str:
        return state.game.words.prompt(state.view(0), ["You"], lang)[1]

    state = at(game(players=1), {"crossed": ["S6", "P3", "K1"]}, dice=(5, 6, 1, 1, 6))
    pair(state, 11, 2)
    assert said in asked(state)
    wound = next(action for action in state.legal() if action[-1] == "M_pup")
    do(state, wound)
    assert said not in asked(state)
    together = at(game(), dice=(5, 6, 1, 1, 6))
    pair(together, 11, 2)
    assert said not in asked(together)
