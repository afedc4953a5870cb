"""Records to JSON data."""

from __future__ import annotations

from typing import Any

_ATOMS = frozenset({str, int, bool, type(None)})


def plain(value: Any) -> Any:
    """Named tuples become dicts and other tuples lists, however deep; the copy shares no list or dict.

    >>> plain((1, ("a", None)))
    [1, ['a', None]]
    """
    # A digest is taken at every step, and most parts are atoms: those cost no call.
    if isinstance(value, (tuple, list)):
        if hasattr(value, "_fields"):
            pairs = zip(value._fields, value, strict=True)
            return {name: part if type(part) in _ATOMS else plain(part) for name, part in pairs}
        return [part if type(part) in _ATOMS else plain(part) for part in value]
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return value
