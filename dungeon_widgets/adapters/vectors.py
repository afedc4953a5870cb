"""What a seat sees as a vector of one length, whatever the game: each fact at a place of its own.

The place of a fact is told by its path in the view (feature hashing), so a game needs no code for it. Two facts may share
a place, as in any such table; with 1024 places and some hundred facts few do.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from typing import Any
from zlib import crc32

SIZE = 1024


def vector(view: Mapping[str, Any], size: int = SIZE) -> array[float]:
    """The view as numbers: a number stands at the place of its path, a word (or None) is a 1 at the place
    of path and word, and a list says how long it is.

    >>> sorted(n for n in vector({"hp": 7, "hero": "mage", "drawn": None, "known": [True, False]}) if n)
    [1.0, 1.0, 1.0, 2.0, 7.0]
    """
    places = array("f", bytes(4 * size))
    _write(view, _root(size), places)
    return places


def lines(text: str, size: int = SIZE) -> array[float]:
    """A text as numbers: a 1 for each of its lines, at the place of its number and its words.

    >>> sum(lines("a\\nb\\na"))
    3.0
    """
    places = array("f", bytes(4 * size))
    for number, line in enumerate(text.splitlines()):
        places[_place(f"{number} {line}", size)] += 1
    return places


class Path(dict[Any, "Path"]):
    """A path in views: its place, the places of words that stand there, and the paths below it, made when first met."""

    def __init__(self, name: str, size: int) -> None:
        super().__init__()
        self.name = name
        self.size = size
        self.at = _place(name, size)
        self.length_at = _place(f"{name}#", size)
        self.words: dict[str | None, int] = {}

    def __missing__(self, key: Any) -> Path:
        path = self[key] = Path(f"{self.name}/{key}", self.size)
        return path


@cache
def _root(size: int) -> Path:
    return Path("", size)


def _place(name: str, size: int) -> int:
    return crc32(name.encode()) % size


def _write(thing: Any, path: Path, places: array[float]) -> None:
    """Every fact at its place. A view is plain data: dicts, lists, words, numbers and None, which is no 0."""
    kind = type(thing)
    if kind is dict:
        for key, value in thing.items():
            if value or value is None:
                _write(value, path[key], places)
    elif kind is list or kind is tuple:
        places[path.length_at] += len(thing)
        for key, value in enumerate(thing):
            if value or value is None:
                _write(value, path[key], places)
    elif kind is str or thing is None:
        at = path.words.get(thing)
        if at is None:
            at = path.words[thing] = _place(f"{path.name}={thing}", path.size)
        places[at] += 1
    else:
        places[path.at] += thing
