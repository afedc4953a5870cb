"""What the new-game form offers, and what becomes of choices that no longer go together."""

from __future__ import annotations

from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.games.dungeons.rules.chapters.decks import deck_data
from dungeon_widgets.games.dungeons.rules.content import load_box
from dungeon_widgets.widgets.page.snapshot import take_setup

from .conftest import Open


def setting(game: Any, name: str, lang: str = "en") -> Any:
    return next(spec for spec in take_setup(game.session, lang)["options"] if spec["name"] == name)


@pytest.mark.parametrize(
    ("box", "heroes"),
    [
        ("first", ["warrior", "barbarian", "mage", "rogue"]),
        ("back", ["necromancer", "princess", "ninja", "bard"]),
    ],
)
def test_a_hero_is_offered_with_the_boxes_the_hero_comes_in(box: str, heroes: list[str]) -> None:
    choices = setting(dw.WelcomeToTheDungeon(seed=1), "hero")["choices"]
    fits = [choice["value"] for choice in choices if box in choice.get("only", {"box": [box]})["box"]]
    assert fits == ["random", "choose", *heroes]
    assert {"both"} <= set.intersection(*(set(one["only"]["box"]) for one in choices if "only" in one))


def test_a_hero_of_the_box_chosen_in_the_form_goes_in(open_page: Open) -> None:
    page = open_page()
    options = {"box": "back", "hero": "ninja", "variant": False}
    page.ask("new", players=["Ada", "bot:random"], seed=4, options=options)
    assert (page.widget.game.options["box"], page.widget.game.options["hero"]) == ("back", "ninja")
    page.ask("new", players=["Ada", "bot:random"], seed=4, options={**options, "hero": "warrior"})
    assert page.widget.game.options["hero"] == "random"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_switch_is_a_sentence(lang: str) -> None:
    games = [dw.WelcomeToTheDungeon(seed=1), dw.DungeonFighter(seed=1), dw.Dungeons(seed=1)]
    specs = [spec for game in games for spec in take_setup(game.session, lang)["options"]]
    switches = [spec for spec in specs if [choice["value"] for choice in spec["choices"]] == [False, True]]
    assert len(switches) == 5
    for spec in switches:
        assert len(spec["label"].split()) > 5, spec["label"]


def test_the_tournament_says_whose_decks_are_played_and_keeps_those_python_gave(open_any: Open) -> None:
    assert "decks=[...]" in setting(dw.Dungeons(seed=1), "tournament")["label"]
    deck = deck_data(load_box().decks["d-steel"])
    page = open_any(dw.Dungeons, ["Ada", "bot:racer"], seed=1, tournament=True, decks=[deck, "d-ash"])
    assert "decks of this game" in setting(page.widget, "tournament")["label"]
    page.ask("new", players=["Bo", "bot:racer"], seed=2, options={"tournament": True})
    assert page.widget.session.names[0] == "Bo"
    assert page.widget.game.options["decks"] == [deck, "d-ash"]
