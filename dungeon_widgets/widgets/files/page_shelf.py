"""The browser of a play page as a shelf: what is kept there is one text that the page puts into its store."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Generic

from .stats import MOST, Kept


class PageShelf(Generic[Kept]):
    """`tell` gets all of it as one text, or None when it is cleared; `is_sound` says what may be read from `text`."""

    def __init__(
        self, tell: Callable[[str | None], None], is_sound: Callable[[Any], bool], text: str | None = None
    ) -> None:
        self._tell = tell
        self._kept: dict[str, Kept] = {each["id"]: each for each in _read(text) if is_sound(each)}

    def read(self) -> list[Kept]:
        """All of them."""
        return list(self._kept.values())

    def keep(self, kept: Sequence[Kept]) -> None:
        """Keep these too; one with a known id takes the place of the old one."""
        self._kept.update({each["id"]: each for each in kept})
        self._tell(json.dumps(self.read()))

    def clear(self) -> None:
        """Forget everything."""
        self._kept = {}
        self._tell(None)


def _read(text: str | None) -> list[Any]:
    try:
        data = json.loads(text) if text and len(text) <= MOST else []
    except (ValueError, RecursionError):
        return []
    return data if isinstance(data, list) else []
