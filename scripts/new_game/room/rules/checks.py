"""What makes the content valid; an error names the file and the field."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.checks import whole
from dungeon_widgets.engine.languages import WRITTEN


def check_content(data: dict[str, Any], source: str) -> None:
    """Refuse content that the rules could not be played with."""
    for lang in WRITTEN:
        if not data["name"].get(lang):
            raise ValueError(f"{source}: field 'name' has no {lang!r}")
    whole(data["faces"], f"{source}: faces", 2, 6)
