"""The log of a session in words."""

from __future__ import annotations

from ..engine.session import Entry, Session
from .contract import LogLine

TAIL = 16  # lines sent with a snapshot: a click must not grow with the length of the game


class LogBook:
    """Tells each entry once to each pair of eyes, since a click shows few new ones among those of before."""

    def __init__(self) -> None:
        self._told: dict[tuple[int, int | None, str], tuple[Entry, list[LogLine]]] = {}

    def lines(
        self, session: Session, seat: int | None, lang: str, *, before: int, limit: int | None = TAIL
    ) -> list[LogLine]:
        """The last lines up to step `before`, as the seat may know them; with no limit all of them."""
        found: list[LogLine] = []
        step = before
        while step > 0 and (limit is None or len(found) < limit):
            found += reversed(self._of(session, step, seat, lang))
            step -= 1
        return found[::-1]

    def _of(self, session: Session, step: int, seat: int | None, lang: str) -> list[LogLine]:
        entry = session.log[step - 1]
        told = self._told.get((step, seat, lang))
        if told is not None and told[0] is entry:  # after an undo a step may have another entry
            return told[1]
        lines: list[LogLine] = []
        for event in entry.events:
            text = session.game.tell(event, seat, session.names, lang)
            if text is not None:
                lines.append({"step": step, "seat": event.data.get("seat"), "kind": event.kind, "text": text})
        self._told[step, seat, lang] = entry, lines
        return lines
