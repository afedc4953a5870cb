"""What the lab says, in English and French: its sentences, and numbers as each language writes them.

answers  What a student writes as a number: 139/216, 0.6435, 64.35 %, 64,35 %, Fraction(139, 216)
en       The sentences of the lab in English. Sentences only: a third language is a third file
fr       The sentences of the lab in French. Sentences only: a third language is a third file
numbers  Numbers as a reader of the language writes them
rows     Several numbers in one answer: lists, sets and pairs, parted by commas, semicolons, blanks or braces
"""

from __future__ import annotations

from typing import Any

from ...engine.languages import LANGUAGES, WRITTEN, in_language
from .numbers import SENTENCES, about, decimal, percent, points, quotient, spaced, whole

__all__ = [
    "LANGUAGES",
    "WRITTEN",
    "about",
    "decimal",
    "percent",
    "points",
    "quotient",
    "say",
    "spaced",
    "translated",
    "whole",
]


def say(key: str, lang: str, **values: Any) -> str:
    """The sentence of this key with its blanks filled.

    >>> say("sampler.none", "en")
    'Nothing drawn yet.'
    """
    return spaced(SENTENCES[lang][key], lang).format(**values)


def translated(text: str | dict[str, str], lang: str) -> str:
    """A text in one language: plain text is the same in all of them.

    >>> translated({"en": "four dice", "fr": "quatre dés"}, "fr"), translated("2d6", "fr")
    ('quatre dés', '2d6')
    """
    return text if isinstance(text, str) else in_language(text, lang)
