"""The rules a page shows: complete in both languages, with examples worked through."""

from __future__ import annotations

import pytest

from dungeon_widgets import (
    DungeonFighter,
    Dungeons,
    DungeonsDiceDanger,
    WelcomeBackToTheDungeon,
    WelcomeToTheDungeon,
)
from dungeon_widgets.widgets.page.game_widget import GameWidget

# How many chapters of each game have a worked example.
EXAMPLES = {
    WelcomeToTheDungeon: 2,
    WelcomeBackToTheDungeon: 4,
    DungeonsDiceDanger: 4,
    DungeonFighter: 6,
    Dungeons: 6,
}


@pytest.mark.parametrize(("game", "examples"), EXAMPLES.items())
def test_the_rules_have_examples_in_the_same_chapters_of_both_languages(
    game: type[GameWidget], examples: int
) -> None:
    english, french = (game(lang=lang).rules for lang in ("en", "fr"))
    assert [len(one["text"]) for one in english] == [len(one["text"]) for one in french]
    with_example = [number for number, one in enumerate(english) if one.get("example")]
    assert with_example == [number for number, one in enumerate(french) if one.get("example")]
    assert len(with_example) == examples


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Goblin: strength 1, 2 in the deck"),
        ("fr", "Gobelin\N{NARROW NO-BREAK SPACE}: puissance 1, 2 dans la pioche"),
    ],
)
def test_every_monster_is_listed_with_its_strength_and_how_often_it_comes(lang: str, line: str) -> None:
    chapters = [one["text"] for one in WelcomeToTheDungeon(lang=lang).rules]
    monsters = next(text for text in chapters if line in text)
    assert len(monsters) == 8
