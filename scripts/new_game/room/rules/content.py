"""The numbers and names of the game, from its JSON."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .checks import check_content

FILE = Path(__file__).parent.parent / "content" / "lantern.json"


class Lantern(NamedTuple):
    """What is printed: the die's sides, the face that puts the light out, and what must be brought home."""

    name: dict[str, str]
    icon: str
    sides: int
    dark: int
    goal: int


@cache
def load_content() -> Lantern:
    """The content, read and checked once."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    check_content(data, FILE.name)
    return Lantern(**data)
