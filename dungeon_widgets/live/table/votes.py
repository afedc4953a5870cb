"""What the rules of a game for real hold as final may be taken back, or left for another way, if everybody who plays agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...engine.streams import fresh_seed
from ...widgets.page.phrases import RefusedError
from ..words import say

if TYPE_CHECKING:
    from .room import TableRoom


class Vote(NamedTuple):
    """Somebody asks to take back the last choice, or to go another way from a position: who, when, who must still agree."""

    by: int
    length: int
    waits: frozenset[int]
    position: int | None


class Votes:
    """At most one vote at a time; a move ends it."""

    def __init__(self, room: TableRoom) -> None:
        self._room = room
        self.open: Vote | None = None

    def ask(self, seat: int, position: int | None = None) -> None:
        """Ask everybody else who plays on a screen now; with nobody to ask it is done."""
        if self.open is not None:
            raise RefusedError("vote_open")
        room = self._room
        there = {at for at, place in room.places.items() if place.screen is not None}
        there |= {room.seat} if room.seat is not None else set()
        self.open = Vote(seat, len(room.session.log), frozenset(there - {seat}), position)
        for at in self.open.waits:
            place = room.places.get(at)
            if place is not None and place.screen is not None:
                place.screen.tell("vote", text=self._asked(self.open, at, place.screen.lang))
        room.on_change()
        self._settle()

    def answer(self, seat: int, yes: bool) -> None:
        """One of them agrees, or does not."""
        if self.open is None or seat not in self.open.waits:
            return
        if yes:
            self.open = self.open._replace(waits=self.open.waits - {seat})
            self._settle()
        else:
            self._end("declined", seat)
        self._room.on_change()

    def left(self, seat: int) -> None:
        """Who is asked, or asks, has gone: nobody waits for them, and nothing is taken as their yes."""
        if self.open is not None and seat in self.open.waits | {self.open.by}:
            self._end("vote_left" if seat in self.open.waits else "", seat)

    def moved(self) -> None:
        """The game went on: what was asked is not asked any more."""
        if self.open is not None and self.open.length != len(self._room.session.log):
            self._end("", self.open.by)

    def question(self, lang: str) -> str:
        """What the host is asked, if they are."""
        vote, room = self.open, self._room
        if vote is None or room.seat not in vote.waits:
            return ""
        return self._asked(vote, room.seat, lang)

    def _asked(self, vote: Vote, seat: int, lang: str) -> str:
        """The question as one of them is asked it: each counts the steps as they saw them."""
        room, name = self._room, self._room.session.names[vote.by]
        if vote.position is None:
            return say("ask_back", lang, name=name)
        step = room.host._table.steps(seat, lang).number(vote.position)
        return say("ask_fork", lang, name=name, step=step)

    def _settle(self) -> None:
        if self.open is None or self.open.waits:
            return
        room, (by, _, _, position) = self._room, self.open
        session, table = room.session, room.host._table
        self.open = None
        session.mode = "study"  # all agree: nothing is final for this once
        try:
            if position is None:
                table.undo()
            else:  # all have seen what came: from here it comes otherwise
                table.branch_off(position, fresh_seed())
                table.session.mode = "play"
        finally:
            session.mode = "play"
        if position is not None:
            room.follow(table.session)
        self._end("agreed" if position is None else "agreed_fork", by)
        room.showing.at_once()

    def _end(self, key: str, seat: int) -> None:
        self.open = None
        for at in self._room.places:
            self._tell(at, "voted", key, seat)

    def _tell(self, at: int, kind: str, key: str, seat: int) -> None:
        place = self._room.places.get(at)
        if place is not None and place.screen is not None:
            name = self._room.session.names[seat]
            place.screen.tell(kind, text=say(key, place.screen.lang, name=name) if key else "")
