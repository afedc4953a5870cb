"""What an argument must be, said in one way everywhere."""

from __future__ import annotations

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


def short(value: Any) -> str:
    """A value as it may stand in a sentence: a megabyte of it is cut.

    >>> short("seven"), short(10**5000)
    ("'seven'", 'a very large number')
    """
    if type(value) is int and abs(value) >= 10**40:
        return "a very large number"  # Python refuses to write thousands of digits
    text = repr(value[:60] if isinstance(value, (str, bytes, list, tuple)) else value)
    return text if len(text) <= 60 else f"{text[:60]}…"
