"""How data travels to a page: as one JSON text.

A dict would be searched for buffers in Python and compared in the page, leaf by leaf; and a kernel that runs in the
browser loses every None inside one.
"""

from __future__ import annotations

import json
from typing import Any

_compact = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def as_text(data: Any, _widget: object = None) -> str:
    """Plain data as JSON, for a trait's `to_json` or a message."""
    return _compact.encode(data)
