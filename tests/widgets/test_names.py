"""Players may be called anything; a name is text and stays text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dungeon_widgets as dw
from dungeon_widgets import WelcomeToTheDungeon

from .conftest import Open

NAMES = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "<!-- <script>",
    "\u202eadA\u202c \u200f",
    "A" * 500,
    "",
    "  ",
    "{seat} %s {0} *bold*",
    "`~|\\\"'&;",
    "\n\t\x00\x1b[31m",
    "Zoë 🧌 深い",
    "constructor",
]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_played_under_any_name(open_page: Open, tmp_path: Path, name: str, lang: str) -> None:
    page = open_page([name, "bot:random"], lang=lang, seed=2, hero="warrior")
    while not page.widget.over:
        page.act(*page.widget.legal[0])
    assert page.notices == []
    assert page.widget.snapshot["seats"][0]["name"] == name
    texts = page.widget.log(1)
    assert any(name in text for text in texts)
    page.widget.save(tmp_path / "save.json")
    assert WelcomeToTheDungeon.load(tmp_path / "save.json").session.names == page.widget.session.names
    assert "object at" not in repr(page.widget)
    assert "\n" not in repr(page.widget)


def test_a_name_cannot_add_emphasis(open_page: Open) -> None:
    page = open_page(["*Ada*", "bot:random"], seed=2)
    lines = [event["text"] for event in page.widget.snapshot["events"] if event["text"]]
    assert all(sum("*Ada*" in piece for piece in text) <= 1 for text in lines)


def test_two_people_may_have_one_name(open_page: Open) -> None:
    page = open_page(["Ada", "Ada"])
    assert [seat["name"] for seat in page.widget.snapshot["seats"]] == ["Ada", "Ada"]
    assert page.widget.snapshot["curtain"]["name"] == "Ada"


def test_bots_of_one_name_are_told_apart(open_page: Open) -> None:
    page = open_page(["Ada", "bot:random", "bot:random"])
    names = [seat["name"] for seat in page.widget.snapshot["seats"]]
    assert len(set(names)) == 3
    assert [seat["bot"] for seat in page.widget.snapshot["seats"]] == [None, "random", "random"]


def test_what_the_page_offers_for_a_new_game_can_be_asked_for(open_page: Open) -> None:
    page = open_page()
    for bot in page.widget.setup["bots"]:
        assert bot["label"]
        assert bot["habit"]
        if bot["value"] != "mcts":  # slow
            page.ask("new", players=["Zoë", f"bot:{bot['value']}"], seed=1, options={})
    for spec in page.widget.setup["options"]:
        for choice in spec["choices"]:
            page.widget.new_game(["Zoë", "bot:random"], seed=1, box="first", hero="random")
            beside = {other: fits[0] for other, fits in choice.get("only", {}).items()}
            options = {spec["name"]: choice["value"], **beside}
            page.ask("new", players=["Zoë", "bot:random"], seed=1, options=options)
            assert page.widget.game.options[spec["name"]] == choice["value"]
    assert page.notices == []
    assert json.dumps(page.widget.setup)


def test_a_new_game_forgets_what_its_other_choices_rule_out(open_page: Open) -> None:
    """A first player who is no longer at the table, a hero who is in another box."""
    page = open_page(["Ada", "Bo", "Cy"], first=2, hero="warrior")
    page.ask("new", players=["Ada", "bot:random"], seed=1, options={})
    assert page.notices == []
    assert page.widget.game.options["hero"] == "warrior"
    for spec in page.widget.setup["options"]:
        if spec["name"] == "box":
            page.ask(
                "new", players=["Ada", "bot:random"], seed=1, options={"box": spec["choices"][-1]["value"]}
            )
    assert page.notices == []


def test_a_new_game_keeps_who_begins(open_page: Open) -> None:
    """By the page, which is not asked about it, and by Python; a seat that is not there any more begins nothing."""
    page = open_page(["Ada", "Bo", "Cy"], first=2, hero="warrior")
    page.ask("new", players=["Ada", "Bo", "bot:random"], seed=1, options={})
    assert page.widget.game.options["first"] == 2
    page.widget.new_game(["Ada", "Bo", "Cy"], seed=2)
    assert page.widget.game.options["first"] == 2
    page.widget.new_game(["Ada", "Bo"], seed=2)
    assert page.widget.game.options["first"] is None
    page.widget.new_game(["Ada", "Bo"], seed=2, first=1)
    page.ask("new", players=["Ada", "Bo", "Cy"], seed=1, options={"hero": "mage"})
    assert (page.widget.game.options["first"], page.notices) == (1, [])
    with pytest.raises(ValueError, match="first must be a seat"):
        page.widget.new_game(["Ada", "Bo"], first=2)


def test_a_new_game_keeps_what_else_nobody_is_asked_about(open_any: Open) -> None:
    page = open_any(dw.WelcomeBackToTheDungeon, ["Ada", "bot:random"], seed=1, specials=["mimic", "ally"])
    page.ask("new", players=["Ada", "bot:random"], seed=1, options={})
    assert page.widget.game.options["specials"] == ["ally", "mimic"]
    page.ask("new", players=["Ada", "bot:random"], seed=1, options={"box": "first"})
    assert page.notices == []  # that box has none
    page = open_any(dw.Dungeons, ["Ada", "bot:racer"], seed=1, first=1)
    page.ask("new", players=["Ada", "bot:racer"], seed=1, options={})
    assert page.widget.game.options["first"] == 1


def test_you_is_said_in_the_language_of_the_page(open_page: Open) -> None:
    page = open_page(["You", "bot:random"], seed=2)
    assert page.widget.snapshot["seats"][0]["name"] == "You"
    page.write({"lang": "fr"})
    assert page.widget.snapshot["seats"][0]["name"] == "Vous"
    assert page.widget.snapshot["turn"] == "À vous."
    page.ask("new", players=["Vous", "bot:random"], seed=3, options={})  # a rematch, as the page asks for it
    page.write({"lang": "en"})
    assert page.widget.snapshot["seats"][0]["name"] == "You"
