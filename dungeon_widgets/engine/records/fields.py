"""What a record gets from the declaration of its fields: a clone, its JSON and a reader."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from .kinds import SCOPE, Kind, function, joined, kind_of, written, wrong

if TYPE_CHECKING:
    from .record import Record

R = TypeVar("R", bound="Record")


def compile_clone(cls: type[Record]) -> Callable[[Any], Any]:
    """A function that clones by one assignment per field: no loop, no lookup by name."""
    lines = ["new = _new(type(self))"]
    for name in cls.__sources__:
        kind = kinds_of(cls).get(name)
        copied = kind.copy(f"self.{name}") if kind and kind.copy else f"self.{name}"
        lines.append(f"new.{name} = {copied}")
    made: Callable[[Any], Any] = function("clone", "self", [*lines, "return new"], SCOPE)
    return made


def compile_json(cls: type[Record]) -> Callable[[Any], Any]:
    """A function that writes the JSON of a record as one dict, without loops over fields."""
    parts = [f"{name!r}: {written(kind, f'self.{name}')}" for name, kind in kinds_of(cls).items()]
    made: Callable[[Any], Any] = function("to_json", "self", [f"return {{{', '.join(parts)}}}"], SCOPE)
    return made


def read_record(cls: type[R], data: Any, path: str, game: Any, given: tuple[Any, ...] | None = None) -> R:
    """A record from JSON data. `given` are its shared fields; a part of a state finds them on the game."""
    from .record import shared_fields

    if type(data) is not dict:
        raise wrong(path, data, "a JSON object")
    known = kinds_of(cls)
    for name in data:
        if name not in known:
            raise ValueError(f"unknown field {joined(path, name)!r}")
    names = shared_fields(cls)
    if given is None:
        given = tuple(getattr(game, name) for name in names)
    if len(given) != len(names):
        raise TypeError(f"{cls.__name__}.read takes {', '.join([*names, 'data'])}")
    new = object.__new__(cls)
    for name, value in zip(names, given, strict=True):
        setattr(new, name, value)
    for name, kind in known.items():
        where = joined(path, name)
        if name not in data:
            raise ValueError(f"field {where!r} is missing")
        setattr(new, name, kind.read(data[name], where, game))
    return new


@cache
def kinds_of(cls: type[Record]) -> dict[str, Kind]:
    """Each saved field of a record and what is done with it."""
    from .record import saved_fields

    kinds = {}
    for name in saved_fields(cls):
        module, text = cls.__sources__[name]
        try:
            kinds[name] = kind_of(eval(text, vars(sys.modules[module]), dict(vars(cls))))
        except (NameError, TypeError) as error:
            raise TypeError(f"{cls.__name__}.{name}: {text}: {error}") from None
    return kinds
