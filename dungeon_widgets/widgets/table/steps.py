"""The steps of a game as one seat counts them: by what it was told.

Where players write in secret, the number of moves another made tells what was written. So a move that tells a seat
nothing is no step of its own for it, and neither is an empty move that was made for it.
"""

from __future__ import annotations

from bisect import bisect_right

from ...engine.session import Entry, Session
from ..page.contract import EventView, KeyMoment
from .events import LINES, MOVES, EventBook
from .look import tells_all

SEPARATOR = " · "


class Steps:
    """The steps of one session for one pair of eyes; as cheap to ask again as the log grew since."""

    def __init__(
        self, session: Session, seat: int | None, book: EventBook, lang: str, *, held: bool = False
    ) -> None:
        self._session = session
        self._seat = seat
        self._book = book
        self._lang = lang
        self._held = held
        self._entries: list[Entry] = []
        self._numbers = [0]  # of each position of the session
        # The entries of the log that stand out, and how the seat was told of them.
        self._marks: list[tuple[int, str]] = []

    def _follow(self) -> list[int]:
        """The number of each position, brought up to the log as it is now."""
        log, entries = self._session.log, self._entries
        del self._numbers[len(entries) + 1 :]  # an interrupt may have left one too many
        while entries and (len(entries) > len(log) or entries[-1] is not log[len(entries) - 1]):
            entries.pop()
            self._numbers.pop()
        while self._marks and self._marks[-1][0] >= len(entries):
            self._marks.pop()
        for index in range(len(entries), len(log)):
            self._numbers.append(self._numbers[-1] + self._tells(index))
            if line := self._key_line(index):
                self._marks.append((index, line))
            entries.append(log[index])
        return self._numbers

    def _told(self, index: int) -> list[EventView]:
        """What the seat was told of this move; the end of a game whose screen is not one seat's is told to all."""
        to_all = not self._held and tells_all(self._session, index + 1)
        return self._book.of(self._session, index, self._seat, self._lang, to_all=to_all)

    def _tells(self, index: int) -> bool:
        """Whether the seat learned of this move."""
        entry = self._session.log[index]
        if entry.mover == self._seat:
            return not entry.forced
        if self._told(index):
            return True
        before, after = self._session.states[index : index + 2]
        return before.view(self._seat) != after.view(self._seat)

    def _key_line(self, index: int) -> str:
        """How the seat was told of what stands out in this move; empty if it was told of nothing such."""
        kinds = self._session.game.words.key_kinds
        if kinds.isdisjoint(event.kind for event in self._session.log[index].events):
            return ""
        told = self._told(index)
        return SEPARATOR.join(
            "".join(event["text"]) for event in told if event["kind"] in kinds and event["text"]
        )

    @property
    def last(self) -> int:
        """The number of the newest step."""
        return self._follow()[-1]

    def number(self, position: int) -> int:
        """The step that shows a position of the session."""
        return self._follow()[position]

    def position(self, number: int) -> int:
        """The position of the session that a step shows: the last one it covers."""
        return bisect_right(self._follow(), number) - 1

    def events(self, first: int, end: int) -> list[EventView]:
        """What the seat may know of the log entries from `first` up to `end`."""
        numbers, found = self._follow(), []
        for index in range(first, end):
            for event in self._told(index):
                number = numbers[index + 1]
                found.append(event if event["step"] == number else {**event, "step": number})
        return found

    def key_moments(self) -> list[KeyMoment]:
        """The steps of the whole game at which something happened that stands out."""
        numbers, texts = self._follow(), dict[int, str]()
        for index, line in self._marks:
            step = numbers[index + 1]
            texts[step] = f"{texts[step]}{SEPARATOR}{line}" if step in texts else line
        return [{"step": step, "text": text} for step, text in texts.items()]

    def next_told(self, position: int) -> int:
        """The next step that tells the seat something; the last one where none does."""
        numbers = self._follow()
        for index in range(position, len(numbers) - 1):
            told = self._told(index)
            if numbers[index + 1] > numbers[position] and any(event["text"] for event in told):
                return numbers[index + 1]
        return numbers[-1]

    def recent(self, end: int) -> tuple[list[EventView], int]:
        """What happened since the seat's last choice before the position `end` and that choice itself, at least
        the last told lines, and how many steps of that span were left out because they are too many."""
        wanted, first = self._since_choice(end), self.told_from(end)
        left_out = max(self._follow()[first] - self._follow()[wanted], 0)
        return self.events(first, end), left_out

    def told_from(self, end: int) -> int:
        """Where the log begins that a snapshot of the position `end` carries."""
        return self._back_by_lines(end, self._since_choice(end))

    def before(self, end: int) -> list[EventView]:
        """The told lines before the position `end`, as many as travel at once."""
        return self.events(self._back_by_lines(end, end), end)

    def _since_choice(self, end: int) -> int:
        """The last entry before `end` that this seat chose; a spectator looks from the last choice of a person."""
        seats = self._session.seats
        for index in range(end - 1, -1, -1):
            entry = self._session.log[index]
            mine = entry.mover == self._seat
            if self._seat is None:
                mine = entry.mover >= 0 and seats[entry.mover].bot is None
            if mine and not entry.forced:
                return index
        return 0

    def _back_by_lines(self, end: int, wanted: int) -> int:
        """From `end` back to `wanted` and on until enough lines are told, but not further than may travel at once."""
        numbers, told, first = self._follow(), 0, end
        while first > 0 and (first > wanted or told < LINES):
            if numbers[end] - numbers[first - 1] > MOVES:
                break
            first -= 1
            events = self._told(first)
            told += sum(event["text"] is not None for event in events)
        return first
