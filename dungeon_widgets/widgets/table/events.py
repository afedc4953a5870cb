"""What happened, as one seat may know it: for the log, the animation and the explanation."""

from __future__ import annotations

from ...engine.records.plain import plain
from ...engine.session import Entry, Session
from ...engine.words import names_in
from ..page.contract import EventView

LINES = 16  # told lines a snapshot carries at least: a click must not grow with the length of the game
MOVES = 200  # moves that travel at once at most: more than an auction with its run, but bots may play many of them


class EventBook:
    """The events of a session's log for each pair of eyes, told once: a click shows few new ones among the old."""

    def __init__(self) -> None:
        self._told: dict[tuple[int, int | None, str], tuple[Entry, list[EventView]]] = {}

    def of(
        self, session: Session, index: int, seat: int | None, lang: str, *, to_all: bool = False
    ) -> list[EventView]:
        """The events of one log entry that the seat may know of, with the number of the entry as their step.

        What is told `to_all` at the screen and is no secret names everybody.
        """
        entry = session.log[index]
        told = self._told.get((index, seat, lang))
        if told is not None and told[0] is entry:  # after an undo a step may have another entry
            return told[1]
        events: list[EventView] = []
        names = names_in(session.names, lang)
        for event in entry.events:
            told_to = None if to_all and event.secret is None else seat
            text = session.game.words.tell(event, told_to, names, lang)
            if text is None and event.secret is not None and seat not in event.seen_by:
                continue  # even that something happened is a secret
            events.append(
                {
                    "step": index + 1,
                    "seat": entry.mover if entry.mover >= 0 else None,
                    "kind": event.kind,
                    "data": plain(event.as_seen_by(seat)),
                    "show": plain(event.show),
                    "text": text,
                }
            )
        self._told[index, seat, lang] = entry, events
        return events

    def forget(self) -> None:
        """Another game is played now."""
        self._told.clear()
