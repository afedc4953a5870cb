"""The numbers and names of the game, from its JSON."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .checks import check_content

FILE = Path(__file__).parent.parent / "content" / "mygame.json"


class Content(NamedTuple):
    """What is printed: the name, its icon, and how many faces a die has."""

    name: dict[str, str]
    icon: str
    faces: int


@cache
def load_content() -> Content:
    """The content, read and checked once."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    check_content(data, FILE.name)
    return Content(**data)
