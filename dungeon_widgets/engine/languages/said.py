"""One text in every language, looked up as ``text[lang]``: English where a language has none of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from .catalogues import WRITTEN, catalogue

T = TypeVar("T")


class Said(dict[str, T]):
    """A text as it is written in English and French; another language finds it by its English.

    >>> Said(en="dead", fr="mort")["fr"]
    'mort'
    """

    __slots__ = ()

    def __missing__(self, lang: str) -> T:
        return translated(self["en"], lang)


def in_language(text: Mapping[str, str], lang: str) -> str:
    """A text that is written in English and French, in any language.

    >>> in_language({"en": "dead", "fr": "mort"}, "fr")
    'mort'
    """
    return text[lang] if lang in text else translated(text["en"], lang)


def translated(english: T, lang: str) -> T:
    """An English text, or several, in a language that is a folder."""
    found: Any = english
    if isinstance(english, str):
        found = catalogue(lang).text(english)
    elif isinstance(english, tuple | list):
        found = type(english)(translated(part, lang) for part in english)
    return found  # type: ignore[no-any-return]


def said_in(data: T) -> T:
    """The same data, with every pair of an English and a French text as `Said`."""
    made: Any = data
    if isinstance(data, dict):
        whole = {key: said_in(part) for key, part in data.items()}
        made = Said(whole) if whole.keys() == set(WRITTEN) else whole
    elif isinstance(data, tuple | list) and not hasattr(data, "_fields"):
        made = type(data)(map(said_in, data))
    return made  # type: ignore[no-any-return]
