"""A game in French is French to the last word, and tells the same as the English one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

from dungeon_widgets import WelcomeToTheDungeon
from dungeon_widgets.engine.registry import bot_habit, bot_label, bot_names, declared, game_named
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.page.phrases import PHRASES, phrase

from .conftest import Open
from .page import read

GAMES = [(2, "warrior", 1), (3, "rogue", 2), (4, "mage", 3), (3, "barbarian", 4), (2, "choose", 5)]
# Said alike in both.
SHARED = {
    "Welcome to the Dungeon",
    "Welcome Back to the Dungeon",
    "exact",
    "Golem",
    "Orc",
    "Dragon",
    "Vampire",
    "Polymorph",
    "Omnipotence",
    "Barbarian",
    "",
}
ALIKE = {"exact", "{n} points"}
ENGLISH = re.compile(
    r"\b(the|you|your|and|with|of|is|to|it|hits?|hp|card|cards|draws?|pass(es)?|adds?|dungeon|turn|round|goes|"
    r"choose|hero|lives?|wins?|fails?|aside|deck|unseen|next|use|beats|random|careful|drawn|set|shield|torch)\b",
    re.IGNORECASE,
)
TEXT_FIELDS = (
    "label",
    "reason",
    "title",
    "caption",
    "turn",
    "prompt",
    "question",
    "how",
    "detail",
    "note",
    "manner",
    "habit",
)


def texts(data: Any) -> Iterator[str]:
    """Every text of a snapshot that a player reads."""
    if isinstance(data, list):
        for item in data:
            yield from texts(item)
    elif isinstance(data, dict):
        for name, value in data.items():
            if name == "text" and isinstance(value, list):
                yield from ["".join(value)] if "step" in data else value
            elif name in TEXT_FIELDS and isinstance(value, str):
                yield value
            elif name not in ("board", "data", "show"):
                yield from texts(value)


def play_both(players: int, hero: str, seed: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    names = ["Zz", *["bot:careful:0.5"] * (players - 1)]
    english, french = (WelcomeToTheDungeon(names, seed=seed, hero=hero, lang=lang) for lang in ("en", "fr"))
    number = 0
    while not english.over:
        yield told(english), told(french)
        number += 1
        action = english.legal[number % len(english.legal)]
        english.act(action)
        french.act(action)
    yield told(english), told(french)


def told(widget: GameWidget) -> dict[str, Any]:
    """All a page is told, once it has asked for what is late."""
    while widget.snapshot["late"]:
        widget._receive({"type": "more", "seq": widget.snapshot["seq"]})
    return read(widget.get_state())


@pytest.mark.parametrize("setting", GAMES, ids=lambda setting: setting[1])
def test_every_text_of_a_game_is_french(setting: tuple[int, str, int]) -> None:
    compared = 0
    for english, french in play_both(*setting):
        for part in ("snapshot", "rules", "setup"):
            pairs = list(zip(texts(english[part]), texts(french[part]), strict=True))
            for said, dit in pairs:
                compared += 1
                same = (
                    said == dit
                    and said not in SHARED
                    and not re.fullmatch(r"[\d\W]*|.*\d+.*|[A-Z][a-zéè]+", said)
                )
                assert not same, f"{part}: {said!r} is the same in both"
                words = re.sub(r"Welcome (Back )?to the Dungeon|careful 0\.5", "", dit)
                assert not ENGLISH.search(words), f"{part}: English in {dit!r}"
    assert compared > 300


def test_our_own_words_exist_in_both_languages() -> None:
    for words in PHRASES.values():
        assert words.keys() == {"en", "fr"}
        assert words["en"] != words["fr"] or words["en"] in ALIKE


@pytest.mark.parametrize("name", declared("games"))
def test_every_bot_of_every_game_has_a_name_and_a_habit_in_both_languages(name: str) -> None:
    game = game_named(name)()  # type: ignore[call-arg]
    for bot in bot_names(game):
        english, french = (bot_label(bot, game, lang) for lang in ("en", "fr"))
        assert english != french, bot
        assert bot_label(f"{bot}:3", game, "fr") == f"{french} 3"
        habits = {bot_habit(bot, game, lang) for lang in ("en", "fr")}
        assert len(habits - {""}) == 2, bot


@pytest.mark.parametrize("name", declared("games"))
def test_every_bot_says_how_it_plays_in_both_languages(name: str) -> None:
    game = game_named(name)()  # type: ignore[call-arg]
    for bot in bot_names(game):
        english, french = (bot_habit(bot, game, lang) for lang in ("en", "fr"))
        assert len(english.split()) > 1, bot
        assert len(french.split()) > 1, bot
        assert english != french


def test_every_phrase_can_be_filled() -> None:
    for key, words in PHRASES.items():
        blanks = [{name for _, name, _, _ in Formatter().parse(said) if name} for said in words.values()]
        assert blanks[0] == blanks[1], key
        for lang in ("en", "fr"):
            assert "{" not in phrase(key, lang).format(**dict.fromkeys(blanks[0], "Ada"))


def test_refusals_are_french(open_page: Open) -> None:
    page = open_page(lang="fr")
    page.act("add")
    page.say({"type": "act", "seq": -1, "action": ["draw"]})
    page.ask("redo")
    page.ask("ready")
    page.say({"type": "nothing"})
    said = [notice["text"] for notice in page.told]
    assert len(said) == 5
    for text in said[:4]:
        assert not ENGLISH.search(text)
    assert said[4].startswith("Ce message n’a pas pu être lu.")


def test_switching_the_language_changes_nothing_else(open_page: Open) -> None:
    page = open_page()
    page.act("draw")
    board, steps = page.widget.snapshot["board"], page.widget.session.to_json()
    page.write({"lang": "fr"})
    assert page.widget.snapshot["board"] == board
    assert page.widget.session.to_json() == steps
    assert page.widget.snapshot["turn"] == "À vous, Ada."


def test_the_question_of_a_prediction_follows_the_language(open_page: Open) -> None:
    page = open_page(overlay="predict")
    page.act("draw")
    page.count()
    page.ask("predict", guess=0.4)

    def asked() -> str:
        page.count()
        odds = page.widget.snapshot["odds"]
        assert odds["prediction"]["guess"] == 0.4
        return str(odds["prediction"]["question"])

    assert asked().endswith("How likely is it that the Warrior lives?")
    page.write({"lang": "fr"})
    assert asked().endswith("Quelle chance que le Guerrier survive\u202f?")


def test_a_bot_from_a_cell_that_goes_wrong_is_told_in_french(open_page: Open) -> None:
    def nothing(eyes: object, rng: object) -> None:
        """Gives nothing back."""

    page = open_page(["Ada", nothing], seed=3, lang="fr")
    page.act("draw")
    page.act("add")
    assert any("n'a rien rendu" in told["text"] for told in page.told if told["type"] == "notice")
