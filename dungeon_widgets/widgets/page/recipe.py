"""How a widget was made: the call with its plain values, so that a page with its own Python makes the same one.

It is data, never code: a function or another widget among the values is refused.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from fractions import Fraction
from functools import wraps
from pathlib import PurePath
from typing import Any, NamedTuple, TypeVar

from ...engine.checks import short

LOOKS = ("lang", "theme", "speed", "layout")
"""What belongs to the page a widget is shown on."""

Made = TypeVar("Made")


class Recipe(NamedTuple):
    """The name of the method that made a widget (empty: the class itself), and what it was given."""

    by: str
    args: tuple[Any, ...]
    named: dict[str, Any]


def remembered(make: Callable[..., Made]) -> Callable[..., Made]:
    """Below ``@classmethod``: this method made the widget, whatever it called to do so."""

    @wraps(make)
    def made(cls: type, *args: Any, **named: Any) -> Made:
        widget = make(cls, *args, **named)
        widget._recipe = Recipe(make.__name__, args, named)  # type: ignore[attr-defined]
        return widget

    return made


def packed(recipe: Recipe, widget: str, *, private: bool = False) -> str:
    """The recipe as one text, not to be read at a glance: it may hold an answer. `ValueError` names what it cannot hold.

    Of a `private` widget nothing is passed on: only an empty one has a file.

    >>> made_from(packed(Recipe("", ({2, 12},), {"exact": Fraction(1, 3), "lang": "fr"}), "Sampler"))
    Recipe(by='', args=({2, 12},), named={'exact': Fraction(1, 3)})
    >>> packed(Recipe("", (print,), {}), "Sampler")
    Traceback (most recent call last):
    ValueError: Sampler was made with <built-in function print>: a file holds numbers, texts and lists of them, no more
    """
    named = {name: value for name, value in recipe.named.items() if name not in LOOKS}
    if private and any(value not in (None, False, ()) for value in (*recipe.args, *named.values())):
        raise ValueError(
            f"what this {widget} was made with is yours, and goes into no file: write {widget}().to_html(...)"
        )
    if named.pop("after", None) is not None:
        raise ValueError(f"{widget} waits for an answer that no file asks for: make it without after=")
    try:
        plain = [recipe.by, [_plain(value) for value in recipe.args], _plain(named)]
    except TypeError as refused:
        raise ValueError(
            f"{widget} was made with {refused}: a file holds numbers, texts and lists of them, no more"
        ) from None
    return b64encode(zlib.compress(json.dumps(plain).encode(), 9)).decode("ascii")


def made_from(text: str) -> Recipe:
    """A recipe as it was before it was packed."""
    by, args, named = json.loads(zlib.decompress(b64decode(text)))
    return Recipe(by, tuple(map(_read, args)), _read(named))


def _plain(value: Any) -> Any:
    """A value in JSON: a list begins with what it was."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, Fraction):
        return ["fraction", str(value)]
    if isinstance(value, dict):
        return ["dict", *([_plain(key), _plain(each)] for key, each in value.items())]
    if isinstance(value, (set, frozenset)):
        return ["set", *map(_plain, sorted(value, key=repr))]
    if isinstance(value, range):
        return ["list", *value]
    if isinstance(value, (list, tuple)) and type(value) in (list, tuple):
        return [type(value).__name__, *map(_plain, value)]
    raise TypeError(f"a path ({value})" if isinstance(value, PurePath) else short(value))


def _read(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    kind, *rest = value
    if kind == "fraction":
        return Fraction(rest[0])
    if kind == "dict":
        return {_read(key): _read(each) for key, each in rest}
    read: dict[str, Callable[[Any], Any]] = {"list": list, "tuple": tuple, "set": set}
    return read[kind](map(_read, rest))
