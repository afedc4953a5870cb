"""Is plain data what its TypedDict says?"""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Any, Literal, Union

from typing_extensions import NotRequired


@cache
def _fields(hint: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """The types of the fields, and those that must be there."""
    hints = typing.get_type_hints(hint, include_extras=True)
    return hints, frozenset(name for name, of in hints.items() if typing.get_origin(of) is not NotRequired)


def fits(value: Any, hint: Any) -> bool:
    """Whether plain data is of this type, however deep; True is no number."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is NotRequired:
        return fits(value, args[0])
    if origin in (Union, types.UnionType):
        return any(fits(value, arg) for arg in args)
    if origin is Literal:
        return value in args
    if origin is dict:
        return type(value) is dict and all(fits(k, args[0]) and fits(v, args[1]) for k, v in value.items())
    if origin is list:
        return type(value) is list and all(fits(item, args[0]) for item in value)
    if typing.is_typeddict(hint):
        if type(value) is not dict:
            return False
        hints, needed = _fields(hint)
        return needed <= set(value) <= set(hints) and all(fits(value[name], hints[name]) for name in value)
    return value is None if hint is type(None) else type(value) is hint
