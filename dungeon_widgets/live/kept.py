"""Keys that outlive a kernel: after a restart the same links open the same seats.

The file is for its owner alone, beside their games.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..engine.errors import SaveError
from ..engine.saving.saves import read_text, write_atomically
from ..widgets.files.autosave import folder, notebook


def _path(what: str) -> Path:
    name = hashlib.sha256(json.dumps([notebook(), what]).encode()).hexdigest()[:16]
    return folder().with_name("live") / f"{name}.json"


def kept_keys(what: str) -> dict[str, Any]:
    """What was kept for this table or class of this notebook; nothing if there is nothing sound."""
    with suppress(OSError, SaveError, ValueError, RecursionError):
        found = json.loads(read_text(_path(what)))
        if isinstance(found, dict):
            return found
    return {}


def keep_keys(what: str, keys: dict[str, Any]) -> None:
    """Keep them; where that cannot be done the links end with the kernel."""
    path = _path(what)
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomically(path, json.dumps(keys), mode=0o600, durable=False)
