"""What is open in this kernel. A cell that is run again means the same table or class: the new one takes over from the
old one, with its links, at its port, and the screens go along.
"""

from __future__ import annotations

from typing import Protocol

from ..widgets.files.autosave import order_of, running_cell


class Opened(Protocol):
    """A table or a class that screens can reach."""

    def make_way(self) -> None:
        """Close without a word: the screens look for the way again, and find who has taken over."""


_opened: dict[str, Opened] = {}


def place_of(what: str) -> str:
    """Which of several such tables or classes of this notebook: told apart by their cells, where the notebook tells them."""
    cell, _run = running_cell()
    return what if cell is None else f"{what} {order_of(f'live {what}')}"


def take_over(place: str) -> None:
    """Whatever was opened there before makes way."""
    before = _opened.pop(place, None)
    if before is not None:
        before.make_way()


def is_open(place: str, opened: Opened) -> None:
    """Remember what is open there now."""
    _opened[place] = opened


def is_closed(place: str, opened: Opened) -> None:
    """It was closed: nobody takes over from it."""
    if _opened.get(place) is opened:
        del _opened[place]
