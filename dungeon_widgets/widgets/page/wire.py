"""How data travels to a page: as one JSON text, over the notebook's own wire or another.

A dict would be searched for buffers in Python and compared in the page, leaf by leaf; and a kernel that runs in the
browser loses every None inside one.
"""

from __future__ import annotations

import json
from contextvars import ContextVar
from typing import Any

WIRE: ContextVar[Any] = ContextVar("WIRE", default=None)
"""The comm that a widget takes when it is made; with None the host gives it one, as in every notebook."""

_compact = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def as_text(data: Any, _widget: object = None) -> str:
    """Plain data as JSON, for a trait's `to_json` or a message."""
    return _compact.encode(data)
