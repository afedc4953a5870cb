"""The book of a lesson: which lesson is open, and every guess and check made in it. It never leaves the machine by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .inputs import short
from .text import LANGUAGES

LONGEST = 200  # characters of an answer that are kept


@dataclass
class Entry:
    """One question and what was done about it: the last answer, how often it was tried, which hints were opened."""

    id: str
    kind: str  # guess or check
    answer: str = ""
    status: str = "unanswered"
    tries: int = 0
    hints: int = 0
    time: float = 0.0


@dataclass
class Book:
    """What one student did. `name` is optional and is written by the student alone."""

    lesson: str | None = None
    lang: str = "en"
    name: str = ""
    entries: dict[str, Entry] = field(default_factory=dict)
    clock: Callable[[], float] = time.time

    def open(self, lesson: str, lang: str) -> None:
        """Begin or go on with a lesson; what was answered stays."""
        self.lesson, self.lang = lesson, lang if lang in LANGUAGES else "en"

    def entry(self, id: str, kind: str) -> Entry:
        """The entry of a question, made when it is first met."""
        if id not in self.entries:
            self.entries[id] = Entry(id, kind)
        return self.entries[id]

    def note(self, id: str, kind: str, answer: Any, status: str) -> Entry:
        """Keep an answer."""
        made = self.entry(id, kind)
        made.answer = written(answer)
        made.status = status
        made.tries += 1
        made.time = self.clock()
        return made

    def of(self, lesson: str) -> list[Entry]:
        """What was answered in a lesson, in the order of its first meeting."""
        return [each for each in self.entries.values() if each.id.startswith(f"{lesson}.") and each.tries]

    def clear(self) -> None:
        """Forget everything: for the next student at the same kernel."""
        self.entries.clear()
        self.lesson, self.name = None, ""


def written(answer: Any) -> str:
    """An answer as text, short enough to keep."""
    if callable(answer):
        return f"function {getattr(answer, '__name__', 'without a name')}"[:LONGEST]
    return (
        str(answer)[:LONGEST]
        if isinstance(answer, (str, int, float)) and not _huge(answer)
        else short(answer, LONGEST)
    )


def _huge(answer: Any) -> bool:
    return isinstance(answer, int) and abs(answer) > 10**30


BOOK = Book()
"""The book of this kernel: one student, one notebook."""
