"""Whatever is asked wrongly is refused with a `ValueError` that names it and says what there is."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.games.welcome import WelcomeGame, delve, outcomes, survival
from dungeon_widgets.games.welcome.rules.content import load_box
from dungeon_widgets.games.welcome.rules.meeting import rules_of

from ..helpers import start


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"box": "third"}, "unknown box 'third'; choose from: back, both, first"),
        ({"specials": ["ally", "fairy"]}, "unknown special monster 'ally'"),
        ({"box": "back", "specials": ["ally"]}, "specials must be 2 different special monsters"),
        ({"box": "back", "specials": ["ally", "ally"]}, "specials must be 2 different special monsters"),
        (
            {"box": "both", "specials": ["ally", "orc"]},
            "unknown special monster 'orc'; choose from: ally, count",
        ),
        ({"box": "back", "specials": "ally"}, "specials must be a list"),
        ({"box": "back", "hero": "mage"}, "unknown hero 'mage'; choose from: bard, choose, necromancer"),
        (
            {"hero": "warior"},
            r"unknown hero 'warior' \(did you mean 'warrior'\?\); choose from: barbarian, choose, mage",
        ),
        ({"players": 5}, "players must be 2, 3 or 4, not 5"),
        ({"players": "3"}, "players must be 2, 3 or 4, not '3'"),
        ({"players": True}, "players must be 2, 3 or 4, not True"),
        ({"variant": 1}, "variant must be True or False, not 1"),
        ({"first": 3}, "first must be a seat from 0 to 2 or None, not 3"),
        ({"first": False}, "first must be a seat"),
    ],
)
def test_options_of_a_game(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        WelcomeGame(**options)


@pytest.mark.parametrize("box", ["second", "", 2, [], {}])
def test_unknown_boxes(box: Any) -> None:
    # ours: there are two boxes, and both together
    for ask in (
        load_box,
        rules_of,
        lambda box: survival("mage", [], 1, box=box),
        lambda box: delve("mage", [], [], box=box),
    ):
        with pytest.raises(ValueError, match=r"unknown box .*; choose from: back, both, first"):
            ask(box)


ASKED: list[tuple[dict[str, Any], str]] = [
    ({"hero": "bart"}, "unknown hero 'bart'.*choose from: barbarian, mage, rogue, warrior"),
    ({"hero": None}, "unknown hero None"),
    ({"hero": ["mage"]}, "unknown hero"),
    ({"tiles": ["torhc"]}, r"unknown tile 'torhc' \(did you mean 'torch'\?\)"),
    ({"tiles": [3]}, "unknown tile 3"),
    ({"tiles": [[]]}, "unknown tile"),
    ({"tiles": ["polymorph"]}, "tile 'polymorph' is not the warrior's; choose from: plate_armor, "),
    ({"tiles": ["torch", "torch"]}, "tile 'torch' is named twice"),
    ({"tiles": "torch"}, "tiles must be a list of names, not 'torch'"),
    ({"tiles": None}, "tiles must be a list of names, not None"),
    ({"successes": 2}, "successes must be 0 or 1, not 2"),
    ({"successes": -1}, "successes must be 0 or 1, not -1"),
    ({"successes": True}, "successes must be 0 or 1, not True"),
    ({"successes": "1"}, "successes must be 0 or 1, not '1'"),
    ({"successes": []}, "successes must be 0 or 1"),
]


@pytest.mark.parametrize(("wrong", "message"), ASKED)
def test_a_wrong_kit_is_refused_by_every_function(wrong: dict[str, Any], message: str) -> None:
    good: dict[str, Any] = {"hero": "warrior", "tiles": ["torch"], "successes": 0}
    asked = {**good, **wrong}
    with pytest.raises(ValueError, match=message):
        survival(asked["hero"], asked["tiles"], 2, successes=asked["successes"])
    for run in (delve, outcomes):
        with pytest.raises(ValueError, match=message):
            run(asked["hero"], asked["tiles"], ["orc"], successes=asked["successes"])


@pytest.mark.parametrize("successes", [0, 1])
def test_success_cards_change_nothing_in_the_first_box(successes: int) -> None:
    assert survival("mage", ["omnipotence"], 2, successes=successes) == survival("mage", ["omnipotence"], 2)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (["ork"], r"unknown monster 'ork' \(did you mean 'orc'\?\); choose from: demon, dragon, goblin"),
        ([None], "unknown monster None"),
        ([["orc"]], "unknown monster"),
        (["dragon", "dragon"], "only 1 of 'dragon'"),
        (["goblin"] * 3, "only 2 of 'goblin'"),
        ("orc", "must be a list of names, not 'orc'"),
        (7, "must be a list of names, not 7"),
    ],
)
def test_wrong_cards_are_refused_wherever_they_are_given(cards: Any, message: str) -> None:
    for ask in (
        lambda: survival("mage", [], 1, known=cards),
        lambda: survival("mage", [], 1, elsewhere=cards),
        lambda: delve("mage", [], cards),
        lambda: delve("mage", [], [], deck=cards),
        lambda: outcomes("mage", [], cards),
    ):
        with pytest.raises(ValueError, match=message):
            ask()


def test_a_third_copy_over_two_places_is_refused() -> None:
    with pytest.raises(ValueError, match="only 1 of 'lich'"):
        survival("mage", [], 1, known=["lich"], elsewhere=["lich"])
    with pytest.raises(ValueError, match="only 1 of 'lich'"):
        delve("mage", [], ["lich"], deck=["lich"])


@pytest.mark.parametrize("unknown", [-1, 14, 2.0, "2", None, True])
def test_a_number_of_unknown_cards_is_a_number_of_cards(unknown: Any) -> None:
    with pytest.raises(ValueError, match="unknown must be a number of cards from 0 to 13"):
        survival("mage", [], unknown)
    with pytest.raises(ValueError, match="from 0 to 11"):
        survival("mage", [], 12, known=["orc"], elsewhere=["lich"])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"n": 0}, "n must be a number of runs, at least 1, not 0"),
        ({"n": 2.5}, "n must be a number of runs, at least 1, not 2.5"),
        ({"n": True}, "n must be a number of runs"),
        ({"seed": "7"}, "seed must be a whole number, not '7'"),
        ({"seed": None}, "seed must be a whole number, not None"),
    ],
)
def test_runs_and_seed_are_numbers_also_where_nothing_is_simulated(wrong: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        survival("mage", [], 1, **wrong)


def test_an_unknown_kind_cannot_be_named() -> None:
    with pytest.raises(ValueError, match="unknown monster 'bear'; choose from: "):
        outcomes("warrior", ["vorpal_sword"], ["orc"], named="bear")


@pytest.mark.parametrize(
    "action", [(), ("strip",), ("strip", "torch", 1), ("strip", None), ("fly",), (1, 2, 3), ("deal", "orc")]
)
def test_nonsense_is_not_legal_and_has_a_reason(action: tuple[Any, ...]) -> None:
    state = start()
    for step in (("draw",), ("deal", "orc"), ("add",)):
        state.apply(step)
        rule = state.why_not(action)
        if state.to_move >= 0 or action != ("deal", "orc"):
            assert rule is not None
            assert state.game.words.reason(rule, "en") != state.game.words.reason(rule, "fr")
