"""The picture of saved outputs, and what the deck builder says."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.rules.chapters.decks import deck_data
from dungeon_widgets.games.dungeons.rules.content import load_box
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.text.builder import faces, report
from tests.games.dungeons.helpers import table

NAMES = ["Ada", "<Bob>"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_picture_is_svg_with_the_map_and_the_heroes(lang: str) -> None:
    state = table({"hand": ["o-dodge"]}, {"life": 2}, tiles=(Tile("m-pit1", 1, 0), Tile("m-crypt", 0, 1)))
    drawn = state.game.words.picture(state.view(0), NAMES, lang)
    assert drawn is not None
    root = ElementTree.fromstring(drawn)
    said = "".join(root.itertext())
    assert "<Bob>" in said  # escaped on the way
    assert load_box().maps["m-pit1"].name[lang].split()[0] in said
    assert load_box().adventure["o-dodge"].name[lang] not in said


def test_the_picture_works_before_anything_lies() -> None:
    state = table({}, {}).game.start()
    assert state.game.words.picture(state.view(None), NAMES, "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_deck_builder_names_every_fault_and_warning(lang: str) -> None:
    good = report("d-steel", lang)
    assert good == {"size": 50, "legal": True, "faults": [], "warnings": []}
    data = deck_data(load_box().decks["d-steel"]) | {
        "quests": ["q-vault", "q-vault"],
        "adventure": {"e-zombie": 5},
    }
    bad = report(data, lang)
    assert not bad["legal"]
    assert len(bad["faults"]) == 4
    assert len(bad["warnings"]) == 2
    assert not report({"hero": 3}, lang)["legal"]


def test_every_card_has_a_face_in_one_language() -> None:
    found = faces("fr")
    assert len(found) == 8 + 18 + 21 + 90
    told = DungeonsGame().words.faces("fr")
    assert told["e-zombie"] == {"name": "Zombi Titubant", "text": "Mêlée 2, Vie 2."}
    assert told.keys() == found.keys()
    assert found["e-zombie"] == {
        "name": "Zombi Titubant",
        "text": "Mêlée 2, Vie 2.",
        "icon": "shambling-zombie",
        "kind": "monster",
        "cost": 2,
    }
