"""What people type, checked: a sentence that helps instead of a surprise later."""

from __future__ import annotations

from typing import Any


def short(value: object, most: int = 40) -> str:
    """A value as it may stand in a sentence: a megabyte of it is cut.

    >>> short("seven"), short([1] * 10**6)
    ("'seven'", 'a list of 1000000')
    """
    if isinstance(value, (list, tuple, set, frozenset, dict)) and len(value) > 8:
        return f"a {type(value).__name__} of {len(value)}"
    if isinstance(value, (str, bytes)):
        value = value[: most + 1]
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**most:
        return "a very large number"  # its digits would take longer to write than to read
    try:
        text = repr(value)
    except Exception:
        text = f"something of type {type(value).__name__}"
    return text if len(text) <= most else f"{text[:most]}…"


def whole_number(value: Any, what: str, least: int, most: int) -> int:
    """A whole number between two ends; `ValueError` says what was wanted."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{what} must be a whole number from {least} to {most}, not {short(value)}")
    return value
