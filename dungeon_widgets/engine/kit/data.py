"""Plain data, looked at from outside: is it JSON, where do two pieces differ, what is in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Leaf = str | int | float | bool | None


def canonical(data: Any) -> str:
    """One text for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def not_plain(value: Any, path: str = "") -> str | None:
    """What in the value would not come back the same from JSON text, or None.

    >>> not_plain({"cards": [1, (2, 3)]})
    '.cards.1 is a tuple'
    """
    if type(value) is dict:
        for key, part in value.items():
            if type(key) is not str:
                return f"{path} has the key {key!r}, which is not a text"
            if found := not_plain(part, f"{path}.{key}"):
                return found
        return None
    if type(value) is list:
        return next(
            (found for i, part in enumerate(value) if (found := not_plain(part, f"{path}.{i}"))), None
        )
    if value is None or type(value) in (str, int, bool) or (type(value) is float and value - value == 0):
        return None
    return f"{path or 'it'} is a {type(value).__name__}" if type(value) is not float else f"{path} is {value}"


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Leaf]]:
    """Every text, number or None in the data with its path."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}")
    elif isinstance(value, (list, tuple)):
        for i, part in enumerate(value):
            yield from leaves(part, f"{path}.{i}")
    else:
        yield path, value


def difference(one: Any, other: Any) -> str:
    """The first place where two pieces of data differ.

    >>> difference({"deck": 3, "top": "orc"}, {"deck": 3, "top": "elf"})
    ".top: 'orc' is not 'elf'"
    """
    left, right = dict(leaves(one)), dict(leaves(other))
    for path in [*left, *(path for path in right if path not in left)]:
        if path not in left or path not in right:
            return f"{path} is in one only"
        if left[path] != right[path]:
            return f"{path}: {left[path]!r} is not {right[path]!r}"
    return "they differ in form"


def scribble(value: Any) -> None:
    """Write over every list and dict in the data, however deep."""
    if isinstance(value, dict):
        for part in value.values():
            scribble(part)
        value.clear()
        value["scribble"] = 1
    elif isinstance(value, list):
        for part in value:
            scribble(part)
        value[:] = ["scribble"]
