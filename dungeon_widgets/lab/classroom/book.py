"""The book of a lesson: which lesson is open, and every guess and check made in it. It never leaves the machine by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakMethod

from ..text import LANGUAGES
from ..text.inputs import short
from .scores import Scores

LONGEST = 200  # characters of an answer that are kept
ENOUGH_TRIES = 3  # after so many a student may go on and see the truth


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


@dataclass(repr=False)
class Book:
    """What one student did. `name` is optional and is written by the student alone."""

    lesson: str | None = None
    lang: str = "en"
    name: str = ""
    entries: dict[str, Entry] = field(default_factory=dict)
    clock: Callable[[], float] = time.time
    guesses: dict[str, tuple[float, float, bool]] = field(default_factory=dict)
    _watchers: list[WeakMethod[Any]] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"Book({self.lesson or 'no lesson'}: {len(self.entries)} answers)"

    def watch(self, told: Any) -> None:
        """Tell a widget's method of every answer, as long as the widget lives."""
        self._watchers.append(WeakMethod(told))

    def _tell(self) -> None:
        self._watchers = [each for each in self._watchers if each() is not None]
        for each in list(self._watchers):
            told = each()
            if told is not None:
                told()

    def open(self, lesson: str, lang: str) -> None:
        """Begin or go on with a lesson; what was answered stays."""
        self.lesson, self.lang = lesson, lang if lang in LANGUAGES else "en"
        self._tell()

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
        self._tell()
        return made

    def keep_guess(self, id: str, guess: float, exact: float, happened: bool) -> None:
        """Keep a guess whose truth is known, for the score: what was said, the chance, and how luck fell once."""
        self.guesses[id] = (guess, exact, happened)

    def scores(self) -> Scores:
        """The score of all guesses so far."""
        return Scores(
            [(guess, exact) for guess, exact, _ in self.guesses.values()],
            [(guess, happened) for guess, _, happened in self.guesses.values()],
        )

    def answered(self, id: str) -> bool:
        """Whether a question was answered or a guess committed."""
        return id in self.entries and self.entries[id].tries > 0

    def settled(self, id: str) -> bool:
        """Whether an exercise is solved, or was tried so often that its answer may be seen."""
        kept = self.entries.get(id)
        return kept is not None and (kept.status == "right" or kept.tries >= ENOUGH_TRIES)

    def of(self, lesson: str) -> list[Entry]:
        """What was answered in a lesson, in the order of its first meeting."""
        return [each for each in self.entries.values() if each.id.startswith(f"{lesson}.") and each.tries]

    def clear(self) -> None:
        """Forget everything: for the next student at the same kernel."""
        self.entries.clear()
        self.guesses.clear()
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
