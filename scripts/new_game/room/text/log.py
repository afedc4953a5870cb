"""What happened, in words."""

from __future__ import annotations

from collections.abc import Sequence

from dungeon_widgets.engine.state import Event
from dungeon_widgets.engine.words import Text

from . import LANGUAGES


def tell(event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
    """The log line of an event for a seat; only whoever looks under the cup is told of a roll."""
    words, data = LANGUAGES[lang], event.as_seen_by(seat)
    pieces = (words.log_you if data["seat"] == seat else words.log).get(event.kind)
    if pieces is None:
        return None
    facts = {**data, "name": names[data["seat"]], "dice": " ".join(map(str, data.get("dice", [])))}
    return [piece.format(**facts) for piece in pieces]
