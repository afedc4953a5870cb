"""What a lesson is made of. Questions, hints and truths come from its bank; here is what stands between them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Say:
    """A text, in English and in French."""

    en: str
    fr: str


@dataclass(frozen=True)
class Code:
    """A cell to run; ``{lang}`` becomes the language, ``{you}`` the reader, ``{said}`` a comment in that language.

    Folded unless the code is the lesson.
    """

    source: str
    folded: bool = True
    said: Say = Say("", "")


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
    """An exercise to answer with code: the student's page has `stub`, the teacher's has `solution`.

    ``{said}`` in the stub is a comment in the reader's language.
    """

    id: str
    name: str
    stub: str
    solution: str
    said: Say = Say("", "")


Item = Say | Code | Ask | Try | Write


@dataclass(frozen=True)
class Part:
    """One step of the lesson, with its minutes."""

    step: str
    minutes: int
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Mistake:
    """What students will say, what is true, and what to ask back."""

    say: str
    true: str
    ask: str


@dataclass(frozen=True)
class Plan:
    """A lesson."""

    id: str
    slug: str
    parts: tuple[Part, ...]
    mistakes: tuple[Mistake, ...]
    extensions: tuple[str, ...]
    setup: str  # imports of the teacher's solutions
    fewer_than_90: str = ""

    @property
    def file(self) -> str:
        return f"{self.id}_{self.slug}.ipynb"
