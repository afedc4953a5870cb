"""A seat with a link of its own: who has opened it, and whether a bot keeps it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..doors import new_secret
from ..screen import Screen

LETTERS = "ABCDEFGHIJKL"


@dataclass
class Place:
    """A seat with a link: who has opened it, and by which secret their browser comes back."""

    key: str = field(default_factory=new_secret)
    back: str = ""
    name: str = ""
    hidden: bool = False
    screen: Screen | None = None
    warm: bool = False
    """Whether a bot plays here until somebody opens the link."""
