"""What a seat knows as a vector of one length, whatever the game: each fact at a place of its own.

The place of a fact is told by its path among the facts (feature hashing), so a game needs no code for it. Two facts may share
a place, as in any such table; with 1024 places and some hundred facts few do.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any
from zlib import crc32

SIZE = 1024


def vector(facts: Mapping[str, Any], size: int = SIZE) -> array[float]:
    """Facts (a view, or what `Game.facts` says) as numbers: a number stands at the place of its path, a word (or None) is a 1 at the place
    of path and word, and a list says how long it is.

    >>> sorted(n for n in vector({"hp": 7, "hero": "mage", "drawn": None, "known": [True, False]}) if n)
    [1.0, 1.0, 1.0, 2.0, 7.0]
    """
    places = array("f", bytes(4 * size))
    _write(facts, _root(size), places)
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
        self.none_at = _place(f"{name}=None", size)
        self.words: dict[str, int] = {}

    def __missing__(self, key: Any) -> Path:
        path = self[key] = Path(f"{self.name}/{key}", self.size)
        return path


@cache
def _root(size: int) -> Path:
    return Path("", size)


def _place(name: str, size: int) -> int:
    return crc32(name.encode()) % size


def _write(thing: Any, path: Path, places: array[float]) -> None:
    """Every fact at its place. Facts are plain data: dicts, lists, words, numbers and None, which is no 0."""
    if type(thing) is dict:
        items: Iterable[tuple[Any, Any]] = thing.items()
    else:
        places[path.length_at] += len(thing)
        items = enumerate(thing)
    for key, value in items:
        if not value:
            if value is None:
                places[path[key].none_at] += 1
            continue
        kind, here = type(value), path[key]
        if kind is str:
            at = here.words.get(value)
            if at is None:
                at = here.words[value] = _place(f"{here.name}={value}", here.size)
            places[at] += 1
        elif kind is dict or kind is list or kind is tuple:
            _write(value, here, places)
        else:
            places[here.at] += value
