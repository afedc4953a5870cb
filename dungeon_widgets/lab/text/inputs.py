"""What people type, checked: a sentence that helps instead of a surprise later."""

from __future__ import annotations


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
