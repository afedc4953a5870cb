"""What a seat sees as a vector of one length, whatever the game: each fact at a place of its own.

The place of a fact is told by its path in the view (feature hashing), so a game needs no code for it. Two facts may share
a place, as in any such table; with 1024 places and some hundred facts few do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any
from zlib import crc32

SIZE = 1024


def vector(view: Mapping[str, Any], size: int = SIZE) -> list[float]:
    """The view as numbers: a number stands at the place of its path, a word is a 1 at the place of path and word.

    >>> [n for n in vector({"hp": 7, "hero": "mage", "drawn": None, "known": [True, False]}) if n]
    [1.0, 1.0, 7.0]
    """
    places = [0.0] * size
    for path, fact in _facts(view, ""):
        if isinstance(fact, str):
            places[_place(f"{path}={fact}", size)] += 1.0
        elif fact:
            places[_place(path, size)] += float(fact)
    return places


def _facts(thing: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every leaf with its path; what is not there is told by its place being empty."""
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from _facts(value, f"{path}/{key}")
    elif isinstance(thing, list | tuple):
        yield f"{path}#", len(thing)
        for at, value in enumerate(thing):
            yield from _facts(value, f"{path}/{at}")
    elif thing is not None:
        yield path, thing


@lru_cache(maxsize=1 << 16)
def _place(path: str, size: int) -> int:
    return crc32(path.encode()) % size
