"""How a value of each type a record may hold is copied, written as JSON and read back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from math import isfinite
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from ..checks import short

Read = Callable[[Any, str, Any], Any]
"""Makes a value of JSON data; also given are the path of the field and the game, for parts that stand on it."""


class Kind(NamedTuple):
    """What is done with one type. `copy` and `write` are Python source around the source of a value."""

    read: Read
    copy: Callable[[str], str] | None = None  # None: nobody changes it, a clone shares it
    write: Callable[[str], str] | None = None  # None: it is JSON already


ATOMS = {int: "a whole number", str: "a text", bool: "true or false", NoneType: "null", float: "a number"}

DEEPEST = 60
"""How deep JSON data of any form may be nested."""

SCOPE: dict[str, Any] = {"_new": object.__new__}
"""What the written functions may name: classes and writers of unions, each under a name of its own."""

_numbers = count()


def function(name: str, parameters: str, body: list[str], scope: dict[str, Any]) -> Any:
    """A function made of source text, as dataclasses make theirs."""
    space: dict[str, Any] = dict(scope)
    exec("\n".join([f"def {name}({parameters}):", *(f"    {line}" for line in body)]), space)
    return space[name]


@cache
def kind_of(type_: Any) -> Kind:
    """What is done with a type; `TypeError` if a record cannot hold it."""
    from .fields import read_record

    origin, args = get_origin(type_), get_args(type_)
    if type_ is Any:
        return Kind(_read_json, lambda e: f"{_named(copied)}({e})", lambda e: f"{_named(copied)}({e})")
    if type_ is None or type_ in ATOMS:
        return Kind(_atom_reader(NoneType if type_ is None else type_))
    if origin is Literal:
        return Kind(_literal_reader(args))
    if origin in (Union, UnionType):
        return _union(args)
    if origin is tuple:
        return _tuple(args)
    if origin is list:
        return _list(kind_of(args[0]))
    if origin is dict and args[0] in (str, int):
        return _dict(args[0], kind_of(args[1]))
    if hasattr(type_, "__sources__"):  # a record
        return Kind(
            lambda value, path, game: read_record(type_, value, path, game),
            lambda e: f"{e}.clone()",
            lambda e: f"{e}.to_json()",
        )
    if isinstance(type_, type) and issubclass(type_, tuple) and hasattr(type_, "_fields"):
        return _named_tuple(type_)
    raise TypeError(f"a record cannot hold {getattr(type_, '__name__', type_)}")


# -- one maker per kind of type -------------------------------------------------------------------


def _atom_reader(type_: type) -> Read:
    def read(value: Any, path: str, game: Any) -> Any:
        if type_ is float and type(value) is int and abs(value) <= 2**53:
            value = float(value)
        if type(value) is not type_ or (isinstance(value, float) and not isfinite(value)):
            raise wrong(path, value, ATOMS[type_])
        return value

    return read


def _literal_reader(values: tuple[Any, ...]) -> Read:
    def read(value: Any, path: str, game: Any) -> Any:
        if not any(type(value) is type(other) and value == other for other in values):
            raise wrong(path, value, f"one of {', '.join(map(repr, values))}")
        return value

    return read


def _read_json(value: Any, path: str, game: Any, depth: int = 0) -> Any:
    if type(value) is dict and all(type(key) is str for key in value) and depth < DEEPEST:
        return {key: _read_json(part, f"{path}.{key}", game, depth + 1) for key, part in value.items()}
    if type(value) is list and depth < DEEPEST:
        return [_read_json(part, f"{path}.{i}", game, depth + 1) for i, part in enumerate(value)]
    if type(value) in ATOMS and not (type(value) is float and not isfinite(value)):
        return value
    raise wrong(path, value, "plain JSON data")


def copied(value: Any) -> Any:
    """JSON data with lists and dicts of its own."""
    if isinstance(value, dict):
        return {key: copied(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [copied(part) for part in value]
    return value


def _list(inner: Kind) -> Kind:
    def read(value: Any, path: str, game: Any) -> list[Any]:
        if type(value) is not list:
            raise wrong(path, value, "a list")
        return [inner.read(part, f"{path}.{i}", game) for i, part in enumerate(value)]

    return Kind(read, lambda e: _each(inner.copy, e), lambda e: _each(inner.write, e))


def _dict(key: type, inner: Kind) -> Kind:
    def read(value: Any, path: str, game: Any) -> dict[Any, Any]:
        if type(value) is not dict:
            raise wrong(path, value, "a JSON object")
        return {
            _read_key(name, key, path): inner.read(part, f"{path}.{name}", game)
            for name, part in value.items()
        }

    def copy(e: str) -> str:
        return _pairs("{0}", inner.copy, e) if inner.copy else f"{e}.copy()"

    def write(e: str) -> str:
        return _pairs("str({0})" if key is int else "{0}", inner.write, e)

    return Kind(read, copy, write)


def _tuple(args: tuple[Any, ...]) -> Kind:
    if len(args) == 2 and args[1] is Ellipsis:
        inner = kind_of(args[0])

        def read_many(value: Any, path: str, game: Any) -> tuple[Any, ...]:
            if type(value) is not list:
                raise wrong(path, value, "a list")
            return tuple(inner.read(part, f"{path}.{i}", game) for i, part in enumerate(value))

        return Kind(read_many, None, lambda e: _each(inner.write, e, "list({0})"))
    parts = [] if args in ((), ((),)) else [kind_of(part) for part in args]

    def read(value: Any, path: str, game: Any) -> tuple[Any, ...]:
        if type(value) is not list or len(value) != len(parts):
            raise wrong(path, value, f"a list of {len(parts)}")
        return tuple(
            part.read(item, f"{path}.{i}", game)
            for i, (part, item) in enumerate(zip(parts, value, strict=True))
        )

    def write(e: str) -> str:
        if not any(part.write for part in parts):
            return f"list({e})"
        return f"[{', '.join(written(part, f'{e}[{i}]') for i, part in enumerate(parts))}]"

    return Kind(read, None, write)


def _named_tuple(type_: Any) -> Kind:
    parts = {name: kind_of(hint) for name, hint in get_type_hints(type_).items()}

    def read(value: Any, path: str, game: Any) -> Any:
        if type(value) is not dict:
            raise wrong(path, value, "a JSON object")
        for name in value:
            if name not in parts:
                raise ValueError(f"unknown field {joined(path, name)!r}")
        for name in parts:
            if name not in value:
                raise ValueError(f"field {joined(path, name)!r} is missing")
        return type_(*(part.read(value[name], f"{path}.{name}", game) for name, part in parts.items()))

    def write(e: str) -> str:
        pairs = [f"{name!r}: {written(part, f'{e}.{name}')}" for name, part in parts.items()]
        return f"{{{', '.join(pairs)}}}"

    return Kind(read, None, write)


def _union(members: tuple[Any, ...]) -> Kind:
    atoms = [member for member in members if member in ATOMS or get_origin(member) is Literal]
    others = [member for member in members if member not in atoms]
    inner = _one_of_kinds(others) if len(others) > 1 else kind_of(others[0]) if others else None
    readers = [kind_of(atom).read for atom in atoms] + ([inner.read] if inner else [])

    def read(value: Any, path: str, game: Any) -> Any:
        said = []
        for reader in readers:
            try:
                return reader(value, path, game)
            except ValueError as error:
                said.append(error)
        if atoms == [NoneType]:
            raise said[-1]  # the reason why it is not what the field mostly is
        raise wrong(path, value, " or ".join(str(error).partition(" is not ")[2] for error in said))

    if inner is None:
        return Kind(read)
    if not atoms:
        return inner
    if atoms != [NoneType] and (inner.copy or inner.write):
        raise TypeError("beside a list, tuple, dict or record only None may stand in a union")
    return Kind(read, _unless_none(inner.copy), _unless_none(inner.write))


def _one_of_kinds(members: list[Any]) -> Kind:
    """Several NamedTuples or records, told apart by their `kind`."""
    by_kind: dict[str, Kind] = {}
    for member in members:
        names = get_args(get_type_hints(member).get("kind"))
        if not names:
            raise TypeError(f"{member!r} needs a field kind: Literal[...] to be told apart")
        by_kind |= dict.fromkeys(names, kind_of(member))
    writers = {
        member: function("write", "it", [f"return {written(kind_of(member), 'it')}"], SCOPE)
        for member in members
    }
    name = _named(writers)

    def read(value: Any, path: str, game: Any) -> Any:
        kind = value.get("kind") if type(value) is dict else None
        if type(kind) is not str or kind not in by_kind:
            raise wrong(path, value, f"one of the kinds {', '.join(by_kind)}")
        return by_kind[kind].read(value, path, game)

    mutable = any(kind.copy for kind in by_kind.values())
    return Kind(read, (lambda e: f"{e}.clone()") if mutable else None, lambda e: f"{name}[type({e})]({e})")


# -- source and words -----------------------------------------------------------------------------


def _named(thing: Any) -> str:
    """A name under which the written functions find the thing."""
    name = next((name for name, known in SCOPE.items() if known is thing), None)
    if name is None:
        name = f"_thing_{next(_numbers)}"
        SCOPE[name] = thing
    return name


def written(kind: Kind, e: str) -> str:
    """The source of a value's JSON."""
    return kind.write(e) if kind.write else e


def _each(inner: Callable[[str], str] | None, e: str, plain: str = "{0}[:]") -> str:
    if inner is None:
        return plain.format(e)
    item = f"v{next(_numbers)}"
    return f"[{inner(item)} for {item} in {e}]"


def _pairs(key: str, inner: Callable[[str], str] | None, e: str) -> str:
    item = f"v{next(_numbers)}"
    value = inner(item) if inner else item
    return f"{{{key.format('k' + item)}: {value} for k{item}, {item} in {e}.items()}}"


def _unless_none(inner: Callable[[str], str] | None) -> Callable[[str], str] | None:
    return (lambda e: f"(None if {e} is None else {inner(e)})") if inner else None


def _read_key(name: str, key: type, path: str) -> Any:
    if key is str:
        return name
    try:
        number = int(name)
    except ValueError:
        number = None
    if str(number) != name:
        raise wrong(joined(path, name), name, "the text of a whole number")
    return number


def joined(path: str, name: str) -> str:
    """The path of a part."""
    return f"{path}.{name}" if path else name


def wrong(path: str, value: Any, wanted: str) -> ValueError:
    """The error for a value that is not what the field holds."""
    if not path:
        return ValueError(f"{short(value)} is not {wanted}")
    return ValueError(f"field {path!r}: {short(value)} is not {wanted}")
