"""What an argument must be, said in one way everywhere."""

from __future__ import annotations

from reprlib import Repr
from typing import Any


def whole(value: Any, what: str, least: int | None = None, most: int | None = None) -> int:
    """The value if it is a whole number (True is none) within the bounds; else `ValueError` says what it must be.

    >>> whole(3, "players", 2, 4)
    3
    >>> whole(True, "players", 2, 4)
    Traceback (most recent call last):
    ValueError: players must be a whole number from 2 to 4, not True
    """
    if type(value) is int and (least is None or value >= least) and (most is None or value <= most):
        return value
    if least is not None and most is not None:
        bounds = f" from {least} to {most}"
    elif least is not None:
        bounds = f", {least} or more"
    elif most is not None:
        bounds = f", at most {most}"
    else:
        bounds = ""
    raise ValueError(f"{what} must be a whole number{bounds}, not {short(value)}")


def short(value: object, most: int = 60) -> str:
    """A value as it may stand in a sentence, whatever it is: a megabyte of it, or a depth without end, is cut.

    >>> short("seven"), short(10**5000), short([[[[[[]]]]]]), short([1] * 10**6)
    ("'seven'", 'a very large number', '[[[[...]]]]', 'a list of 1000000')
    """
    if isinstance(value, (list, tuple, set, frozenset, dict)) and len(value) > _Short.most_items:
        return f"a {type(value).__name__} of {len(value)}"
    try:
        text = _Short().repr(value)
    except Exception:
        text = f"something of type {type(value).__name__}"
    return text if len(text) <= most else f"{text[:most]}…"


class _Short(Repr):
    """Writes no more of a value than is read: of a text its beginning, of what is nested a few levels."""

    most_items = 8

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdict = self.most_items
        self.maxother = 500

    def repr_str(self, text: str, level: int) -> str:
        return repr(text[:500])

    def repr_bytes(self, data: bytes, level: int) -> str:
        return repr(data[:500])

    def repr_int(self, number: int, level: int) -> str:
        # Python refuses to write thousands of digits.
        return "a very large number" if abs(number) >= 10**40 else repr(number)
