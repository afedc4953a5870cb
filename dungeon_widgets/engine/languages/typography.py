"""French as it is printed: sentences are typed with plain signs, and set once where a language is gathered."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

THIN = "\u202f"
"""A narrow space at which no line breaks."""

_BEFORE = re.compile(r" (?=[?!;:%»])")
_AFTER = re.compile(r"(?<=«) ")
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[\w{*«])")

T = TypeVar("T")


def french(text: str) -> str:
    """A French text with its signs kept on the line of their word, and its apostrophes curved.

    >>> french("L'Orc : « vivant » ? 5 %")
    'L’Orc\\u202f: «\\u202fvivant\\u202f»\\u202f? 5\\u202f%'
    """
    return _APOSTROPHE.sub("’", _AFTER.sub(THIN, _BEFORE.sub(THIN, text)))


def typeset(words: T) -> T:
    """The same sentences, set as they are printed. Keys and numbers stay as they are.

    >>> typeset({"l'or": ("d'or", 1)})
    {"l'or": ('d’or', 1)}
    """
    printed: T = _set(words)
    return printed


def _set(words: Any) -> Any:
    if isinstance(words, str):
        return french(words)
    if isinstance(words, dict):
        return {name: _set(part) for name, part in words.items()}
    if isinstance(words, tuple) and hasattr(words, "_fields"):
        return type(words)(*map(_set, words))
    if isinstance(words, tuple | list):
        return type(words)(map(_set, words))
    if is_dataclass(words) and not isinstance(words, type):
        return replace(words, **{field.name: _set(getattr(words, field.name)) for field in fields(words)})
    return words
