"""French, in every room: signs kept with their word, no vowel that a name would drop."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets

GAMES = Path(dungeon_widgets.__file__).parent / "games"
ROOMS = sorted(path.parent.parent.name for path in GAMES.glob("*/text/fr.py"))
PLAIN = re.compile(r" [?!;:%»]|« |[^\W\d_]'\w")
DROPPED = re.compile(
    r"\b(?:de|que) \{(?:who|asked|victim|rival|hero|thrower|owner|name|foe|winner)\}", re.IGNORECASE
)


def texts(words: Any) -> Iterator[str]:
    """Every text of a table."""
    if isinstance(words, str):
        yield words
    elif isinstance(words, dict):
        for part in words.values():
            yield from texts(part)
    elif isinstance(words, tuple | list):
        for part in words:
            yield from texts(part)
    elif hasattr(words, "__dataclass_fields__"):
        for name in words.__dataclass_fields__:
            yield from texts(getattr(words, name))


def names(data: Any) -> Iterator[str]:
    """Every French text in the content of a game."""
    if isinstance(data, dict):
        if isinstance(data.get("fr"), str):
            yield data["fr"]
        for part in data.values():
            yield from names(part)
    elif isinstance(data, list):
        for part in data:
            yield from names(part)


def said(room: str) -> Iterator[str]:
    yield from texts(import_module(f"dungeon_widgets.games.{room}.text").LANGUAGES["fr"])
    for path in (GAMES / room / "content").rglob("*.json"):
        yield from names(json.loads(path.read_text(encoding="utf-8")))


def test_there_are_rooms_to_read() -> None:
    assert {"dice_danger", "dungeons", "fighter", "welcome"} <= set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_signs_stay_on_the_line_of_their_word(room: str) -> None:
    assert [text for text in said(room) if PLAIN.search(text)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_no_name_stands_where_its_vowel_would_be_dropped(room: str) -> None:
    """Neither "de Anouk" nor "que Edda": a name comes after a word that stays whole."""
    assert [text for text in said(room) if DROPPED.search(text)] == []
