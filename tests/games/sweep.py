"""A position with one thing changed, for every thing in it: what the rules could not have led to must be refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

Path = tuple[Any, ...]
Possible = Callable[[Any, Any], bool]
"""Whether a position is still one of a game: asked with the whole position and what stands in the field now."""


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every thing inside, outer things first."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield (*path, key)
        yield from places(value, (*path, key))


def named(path: Path) -> str:
    """A way as the tables of the tests write it: ``heroes.#.health``"""
    return ".".join("#" if isinstance(part, int) else part for part in path)


def others(value: Any, words: Sequence[str]) -> list[Any]:
    """Other values of the same type: a step to each side, another word, one thing more or less."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value - 1, value + 1, value + 2, -value]
        case str():
            return ["", *words]
        case None:
            return [0, *words[:1]]
        case [*_]:
            return (
                [value[1:], value[:-1], [*value, value[-1]], value[::-1]] if value else [[0], list(words[:1])]
            )
    return [None]


def changed(position: dict[str, Any], words: Sequence[str]) -> Iterator[tuple[Path, Any]]:
    """The position, changed in place, with each thing in it replaced by another; it is as before at the end."""
    for path in list(places(position)):
        place: Any = position
        for part in path[:-1]:
            place = place[part]
        old = place[path[-1]]
        for new in others(old, words):
            if new != old or type(new) is not type(old):
                place[path[-1]] = new
                yield path, new
        place[path[-1]] = old


def wrongly_read(
    read: Callable[[Any], object],
    position: dict[str, Any],
    words: Sequence[str],
    possible: dict[str, Possible],
) -> list[tuple[str, Any]]:
    """Every single change that is read, though the table of possible ones does not name it."""
    found = []
    for path, new in changed(position, words):
        try:
            read(position)
        except ValueError:
            continue
        allowed = possible.get(named(path))
        if allowed is None or not allowed(position, new):
            found.append((".".join(map(str, path)), new))
    return found
