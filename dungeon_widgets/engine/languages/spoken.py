"""The tables of a room in every language: as they are written, or filled from a catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from .catalogues import LANGUAGES, WRITTEN, catalogue
from .typography import typeset

T = TypeVar("T")


def spoken(part: str, english: T, french: T) -> dict[str, T]:
    """The sentences of one part (a room, the lab) by language.

    - `part`: the name of its catalogue, as in ``lang/de/tables/welcome.json``.
    - `english`, `french`: its tables; other languages have the English ones with their own texts in them.
    """
    others = {code: filled(part, english, code) for code in LANGUAGES if code not in WRITTEN}
    return {"en": english, "fr": typeset(french), **others}


def filled(part: str, english: T, code: str) -> T:
    """English tables with the texts of a language."""
    table = {**catalogue(code).tables.get(part, {}), "lang": code}
    made: T = _fill(english, table, "")
    return made


def flat(tables: Any) -> dict[str, str]:
    """Every text of some tables by its key, as catalogues have them.

    >>> flat({"pass": ("You pass", "{who} passes")})
    {'pass.0': 'You pass', 'pass.1': '{who} passes'}
    """
    return dict(_walk(tables, ""))


def _walk(tables: Any, at: str) -> Iterator[tuple[str, str]]:
    if isinstance(tables, str) or _is_grammar(tables):
        if at != "lang":
            yield at, tables if isinstance(tables, str) else " ".join(map(str, sorted(tables)))
        return
    for name, part in _parts(tables):
        yield from _walk(part, f"{at}.{name}" if at else name)


def _parts(tables: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(tables, dict):
        yield from ((str(name), part) for name, part in tables.items())
    elif isinstance(tables, tuple) and hasattr(tables, "_fields"):
        yield from zip(tables._fields, tables, strict=True)
    elif isinstance(tables, tuple | list):
        yield from ((str(place), part) for place, part in enumerate(tables))
    elif is_dataclass(tables) and not isinstance(tables, type):
        yield from ((field.name, getattr(tables, field.name)) for field in fields(tables))


def _is_grammar(value: Any) -> bool:
    """The numbers that take a form, such as ``singular``."""
    return isinstance(value, frozenset) or (
        isinstance(value, tuple) and bool(value) and all(isinstance(part, int) for part in value)
    )


def _fill(tables: Any, texts: Mapping[str, str], at: str) -> Any:
    if isinstance(tables, str):
        return texts.get(at, tables)
    if _is_grammar(tables):
        return type(tables)(map(int, texts[at].split())) if at in texts else tables
    parts = {name: _fill(part, texts, f"{at}.{name}" if at else name) for name, part in _parts(tables)}
    if isinstance(tables, dict):
        return dict(zip(tables, parts.values(), strict=True))
    if isinstance(tables, tuple) and hasattr(tables, "_fields"):
        return type(tables)(**parts)
    if isinstance(tables, tuple | list):
        return type(tables)(parts.values())
    return replace(tables, **parts) if is_dataclass(tables) and not isinstance(tables, type) else tables
