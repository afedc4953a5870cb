"""Records: the fields of a position, declared once.

A record is written like a dataclass and gets from its declaration all that a position owes the engine: `__slots__`,
`__init__`, `clone`, `to_json`, `read`, `==` and `repr`.

>>> class Hero(Record):
...     hp: int = 5
...     items: list[str] = fresh(list)
>>> hero = Hero(hp=3)
>>> twin = hero.clone()
>>> twin.items.append("torch")
>>> hero, twin
(Hero(hp=3, items=[]), Hero(hp=3, items=['torch']))
>>> twin.to_json()
{'hp': 3, 'items': ['torch']}
>>> Hero.read({"hp": 3, "items": ["torch"]}) == twin
True
>>> Hero.read({"hp": "3", "items": []})
Traceback (most recent call last):
ValueError: field 'hp': '3' is not a whole number

A field may be an int, str, bool, float or None, a Literal, Optional or union of such, a `tuple[...]`, a NamedTuple,
a `list[T]`, a `dict[str, T]` or `dict[int, T]`, another record, or Any (JSON data). Several NamedTuples or records
in one union are told apart by a field ``kind: Literal[...]``.

A clone copies lists, dicts and records, however deep. What stands in a tuple is shared and so never changed in place:
a game that replaces instead of changing (copy on write) uses tuples and has the fastest clones.

Fields marked `shared` (the game of a state, the board of a sheet) are given by position, shared by clones and are not
in the JSON; a part inside a state finds them on the game, under their own name.
"""

from __future__ import annotations

import sys
from abc import ABCMeta
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, TypeVar

from typing_extensions import Self, dataclass_transform

from . import fields
from .kinds import function

T = TypeVar("T")


class _Fresh:
    """The mark of a default that is made afresh for each record."""

    def __init__(self, factory: Callable[[], Any]) -> None:
        self.factory = factory


class _Shared:
    """The mark of a field that clones share and JSON leaves out."""


def fresh(factory: Callable[[], T]) -> T:
    """The default of a field that is a list, dict or record: a new one for each record."""
    return _Fresh(factory)  # type: ignore[return-value]


def shared() -> Any:
    """Mark a field as shared: it is what the record stands on (the game, a board), not part of the position."""
    return _Shared()


def _annotations(namespace: dict[str, Any]) -> dict[str, str]:
    """The fields of a class body with the text of their types; they are read when first needed."""
    found = namespace.get("__annotations__")
    if found is None and sys.version_info >= (3, 14):
        import annotationlib

        annotate = annotationlib.get_annotate_from_class_namespace(namespace)
        found = annotate and annotationlib.call_annotate_function(annotate, annotationlib.Format.STRING)
    for name, text in (found or {}).items():
        if not isinstance(text, str):
            raise TypeError(f"the type of {name!r} is not a text: add `from __future__ import annotations`")
    return found or {}


def _checked(default: Any, name: str, field: str) -> Any:
    if isinstance(default, (list, dict, set)) or isinstance(type(default), RecordMeta):
        raise TypeError(f"{name}.{field} would be shared by all records: write fresh(...)")
    return default


def _init(name: str, sources: dict[str, Any], defaults: dict[str, Any]) -> Callable[..., None]:
    parameters: list[str] = []
    body: list[str] = []
    scope: dict[str, Any] = {"_again": object()}
    for field in sources:
        default = defaults.get(field)
        if field not in defaults or isinstance(default, _Shared):
            if any("=" in parameter for parameter in parameters):
                raise TypeError(f"{name}.{field} has no default and follows fields that have one")
            parameters.append(field)
            body.append(f"self.{field} = {field}")
        elif isinstance(default, _Fresh):
            scope[f"_new_{field}"] = default.factory
            parameters.append(f"{field}=_again")
            body.append(f"self.{field} = _new_{field}() if {field} is _again else {field}")
        else:
            scope[f"_default_{field}"] = default
            parameters.append(f"{field}=_default_{field}")
            body.append(f"self.{field} = {field}")
    made: Callable[..., None] = function(
        "__init__", ", ".join(["self", *parameters]), body or ["pass"], scope
    )
    return made


def _compile_later(cls: RecordMeta) -> None:
    """Give the class `clone` and `to_json` that write themselves when first called: types may not exist yet."""
    for name, compile_ in (("clone", fields.compile_clone), ("to_json", fields.compile_json)):
        if name not in vars(cls):
            setattr(cls, name, _stub(cls, name, compile_))


def _stub(
    cls: RecordMeta, name: str, compile_: Callable[[Any], Callable[[Any], Any]]
) -> Callable[[Any], Any]:
    def first(self: Any) -> Any:
        made = compile_(cls)
        made.__doc__ = getattr(Record, name).__doc__
        made.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, made)
        return made(self)

    return first


@dataclass_transform()
class RecordMeta(ABCMeta):
    """Makes the fields of a class body into slots, and their defaults into an `__init__`."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **kwargs: Any
    ) -> RecordMeta:
        own = {
            field: text
            for field, text in _annotations(namespace).items()
            if not text.startswith(("ClassVar", "typing.ClassVar"))
        }
        sources: dict[str, tuple[str, str]] = {}  # field: the module and the text of its type
        defaults: dict[str, Any] = {}
        for base in reversed(bases):
            sources |= getattr(base, "__sources__", {})
            defaults |= getattr(base, "__defaults__", {})
        marked = {field for field, default in defaults.items() if isinstance(default, _Shared)}
        for field in [field for field in sources if field in namespace and field not in own]:
            raise TypeError(f"{name}.{field} hides a field: annotate it to give it another default")
        new = [field for field in own if field not in sources]
        for field, text in own.items():
            sources[field] = namespace["__module__"], text
            if field in namespace:
                defaults[field] = _checked(namespace.pop(field), name, field)
            elif field not in marked:
                defaults.pop(field, None)
        namespace["__slots__"] = (*namespace.get("__slots__", ()), *new)
        namespace["__sources__"] = sources
        namespace["__defaults__"] = defaults
        if own and "__init__" not in namespace:
            namespace["__init__"] = _init(name, sources, defaults)
        cls = super().__new__(mcs, name, bases, namespace, **kwargs)
        if own:
            _compile_later(cls)
        return cls


class Record(metaclass=RecordMeta):
    """A mutable part of a position; see the module."""

    __sources__: ClassVar[dict[str, tuple[str, str]]]
    __defaults__: ClassVar[dict[str, Any]]

    def clone(self) -> Self:
        """An independent copy, as cheap as one written by hand."""
        return object.__new__(type(self))  # of a record without fields; the others get their own

    def to_json(self) -> dict[str, Any]:
        """The record as JSON data that shares nothing with it."""
        return {}

    @classmethod
    def read(cls, *source: Any) -> Self:
        """The record from JSON data, which comes last, after the shared fields; `ValueError` names a wrong field."""
        *given, data = source
        return fields.read_record(cls, data, "", given[0] if given else None, tuple(given))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in saved_fields(type(self))
        )

    __hash__ = None  # type: ignore[assignment]  # a record changes

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in saved_fields(type(self)))
        return f"{type(self).__name__}({inside})"


@cache
def saved_fields(kind: type[Record]) -> tuple[str, ...]:
    """The names of the fields that make the position, in the order they were declared."""
    return tuple(name for name in kind.__sources__ if name not in shared_fields(kind))


@cache
def shared_fields(kind: type[Record]) -> tuple[str, ...]:
    """The names of the fields that a record only stands on."""
    defaults = kind.__defaults__
    return tuple(name for name in kind.__sources__ if isinstance(defaults.get(name), _Shared))
