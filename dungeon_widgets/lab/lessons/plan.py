"""What a lesson is made of: parts with texts, cells and questions, and what only teachers read.

Questions, hints and truths are in its bank; here is what stands between them.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..questions.bank import Bank
from ..questions.questions import Text


@dataclass(frozen=True)
class Say:
    """A text."""

    text: Text


@dataclass(frozen=True)
class Cell:
    """A cell to run; ``{lang}`` becomes the language, ``{you}`` the reader. Its code is folded unless it is the lesson."""

    source: Text
    folded: bool = True


@dataclass(frozen=True)
class Ask:
    """A prediction card."""

    id: str


@dataclass(frozen=True)
class Try:
    """An exercise to answer in the page; `solution` is the teacher's, an expression."""

    id: str
    solution: str


@dataclass(frozen=True)
class Write:
    """An exercise to answer with code: the student's page has `start`, the teacher's has `solution`.

    `name` is what the student's code calls the answer.
    """

    id: str
    name: str
    start: Text
    solution: str


@dataclass(frozen=True)
class Cut:
    """A place to stop: what follows is the next lesson of a school day."""


Item = Say | Cell | Ask | Try | Write | Cut


@dataclass(frozen=True)
class Part:
    """One step of the lesson, with its minutes. `step` is one of the eight of every lesson, or empty."""

    step: str
    title: Text
    minutes: int
    items: tuple[Item, ...]

    @property
    def asked(self) -> list[str]:
        """The ids of the questions of this part."""
        return [item.id for item in self.items if isinstance(item, (Ask, Try, Write))]


@dataclass(frozen=True)
class Mistake:
    """What students will say, what is true, and what to ask back."""

    say: str
    true: str
    ask: str


@dataclass(frozen=True)
class Plan:
    """A lesson: its questions, its parts, and what only teachers read. `stem` is the name of its file."""

    bank: Bank
    stem: str
    languages: tuple[str, ...]  # the first is that of its first file
    parts: tuple[Part, ...]
    mistakes: tuple[Mistake, ...]
    extensions: tuple[str, ...]
    setup: str  # imports of the teacher's solutions

    @property
    def id(self) -> str:
        """The id of the lesson."""
        return self.bank.lesson

    @property
    def lang(self) -> str:
        """The language it was first written in."""
        return self.languages[0]

    @property
    def file(self) -> str:
        """The name of its notebooks."""
        return f"{self.stem}.ipynb"

    @property
    def minutes(self) -> list[int]:
        """How long each lesson of a school day is: one, or as many as the cuts make."""
        lengths = [0]
        for part in self.parts:
            lengths[-1] += part.minutes
            if any(isinstance(item, Cut) for item in part.items):
                lengths.append(0)
        return [minutes for minutes in lengths if minutes]
