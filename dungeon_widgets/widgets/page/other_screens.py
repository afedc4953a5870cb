"""What opens a widget to other screens: it is found by its name, because it needs packages that a notebook may not have."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from ...engine.registry import declared

INSTALL = "other screens need two more packages: pip install 'dungeon-widgets[live]'"
NOWHERE = "a notebook that runs inside the browser cannot be reached by other screens: share a code or a link instead"


def opened_to_others(what: str) -> Callable[..., Any]:
    """The way to open a table or a class; `ImportError` says what to install, `ValueError` where it cannot be."""
    if sys.platform == "emscripten":
        raise ValueError(NOWHERE)
    point = declared("live").get(what)
    if point is None:
        raise ImportError(INSTALL)
    try:
        found: Callable[..., Any] = point.load()
    except ImportError as error:
        raise ImportError(f"{INSTALL} ({error})") from None
    return found
