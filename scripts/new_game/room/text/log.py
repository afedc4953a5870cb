"""What happened, in words."""

from __future__ import annotations

from collections.abc import Sequence

from dungeon_widgets.engine.state import Event
from dungeon_widgets.engine.words import Text

from . import LANGUAGES


def tell(event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text:
    """The log line of an event for a seat."""
    words, data = LANGUAGES[lang], event.as_seen_by(seat)
    pieces = (words.log_you if data["seat"] == seat else words.log)[event.kind]
    return [piece.format(name=names[data["seat"]], **data) for piece in pieces]
