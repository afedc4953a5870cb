"""A language has all that the others have, and fills in the same words."""

from __future__ import annotations

import re

import pytest

from dungeon_widgets.engine.languages import LANGUAGES as SPOKEN
from dungeon_widgets.games.welcome.text import LANGUAGES
from dungeon_widgets.games.welcome.text.en import ENGLISH

OTHERS = sorted(set(LANGUAGES) - {"en"})


def filled(template: str) -> set[str]:
    """What a template is filled with; a name with its article counts as the name."""
    return {name.removeprefix("the_") for name in re.findall(r"{(\w+)}", template)}


def test_every_language_is_there() -> None:
    assert set(LANGUAGES) == set(SPOKEN)


@pytest.mark.parametrize("lang", OTHERS)
def test_the_tables_have_the_same_keys(lang: str) -> None:
    tables = LANGUAGES[lang]
    assert set(tables.say) == set(ENGLISH.say)
    assert set(tables.lines) == set(ENGLISH.lines)
    assert set(tables.reasons) == set(ENGLISH.reasons)
    assert [len(text) for _, text in tables.rules] == [len(text) for _, text in ENGLISH.rules]
    assert [len(text) for _, text in tables.back_rules] == [len(text) for _, text in ENGLISH.back_rules]


@pytest.mark.parametrize("lang", OTHERS)
def test_a_template_is_filled_with_the_same_words(lang: str) -> None:
    tables = LANGUAGES[lang]
    assert {key: filled(text) for key, text in tables.say.items()} == {
        key: filled(text) for key, text in ENGLISH.say.items()
    }
    for key, pair in tables.lines.items():
        assert [*map(filled, pair)] == [*map(filled, ENGLISH.lines[key])], key


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_emphasis_opens_and_closes(lang: str) -> None:
    tables = LANGUAGES[lang]
    for template in (*tables.say.values(), *(text for pair in tables.lines.values() for text in pair)):
        assert template.count("*") % 2 == 0
