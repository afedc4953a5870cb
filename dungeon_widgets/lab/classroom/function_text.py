"""A function as the text somebody wrote, so that it can be handed in and read without being run."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from textwrap import dedent
from typing import Any

LONGEST_CODE = 2000  # characters of a function that are kept


def function_text(function: Callable[..., Any]) -> str:
    """The source of a function, or of the class of an object that can be called; its name where there is none.

    >>> print(function_text(function_text).splitlines()[0])
    def function_text(function: Callable[..., Any]) -> str:
    >>> function_text(len)
    'function len'
    """
    for thing in (function, type(function)):
        try:
            text = dedent(inspect.getsource(thing)).strip()
        except (OSError, TypeError, ValueError, SyntaxError):
            continue
        return text if len(text) <= LONGEST_CODE else f"{text[: LONGEST_CODE - 1]}…"
    return f"function {str(getattr(function, '__name__', 'without a name'))[:100]}"
