"""A third language would be a third file: the two there are have the same form."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from dungeon_widgets.games.dice_danger.text import LANGUAGES
from dungeon_widgets.games.dice_danger.text.sentences import Sentences


def shape(value: Any) -> Any:
    """The keys of a table with the shape of what they hold, down to its texts."""
    if isinstance(value, dict):
        return {key: shape(one) for key, one in value.items()}
    return [shape(one) for one in value] if isinstance(value, list | tuple) else type(value)


def test_both_languages_have_the_same_tables() -> None:
    english, french = LANGUAGES["en"], LANGUAGES["fr"]
    for field in fields(Sentences):
        if field.name != "singular":
            assert shape(getattr(english, field.name)) == shape(getattr(french, field.name)), field.name
    assert all(LANGUAGES[lang].reasons.values() for lang in LANGUAGES)
