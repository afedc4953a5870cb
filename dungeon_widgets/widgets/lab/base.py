"""What every lab widget shares: it may wait for an answer, and keep what is exact until an exercise is solved."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from ...engine.checks import whole
from ...lab.classroom.book import BOOK
from ...lab.questions.bank import find_question
from ...lab.text import say
from ..page.bundle import bundle
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.state_widget import StateWidget
from .contract import Head
from .kept_book import KEPT


class LabSettings(TypedDict, total=False):
    """What every lab widget takes beside its own arguments.

    `after` names a question (or is a `Predict`): until it is answered the page shows only that it waits.
    `exact_after` names an exercise: until it is solved nothing that is exact is shown.
    """

    lang: str | None
    theme: Literal["auto", "light", "dark"]
    speed: float
    after: Any
    exact_after: Any


class LabWidget(StateWidget):
    """A part of the lab with a page, which works the same without one; it may wait for an answer."""

    _page_may_write = ("theme", "speed")
    _esm = bundle("lab")

    def __init__(
        self,
        *,
        lang: str | None = None,
        theme: str = "auto",
        speed: float = 1.0,
        after: Any = None,
        exact_after: Any = None,
    ) -> None:
        self._after = question_id(after)
        self._exact_after = question_id(exact_after)
        super().__init__(lang=BOOK.lang if lang is None else lang, theme=theme, speed=speed)
        if self._after or KEPT.offered is not None:
            BOOK.watch(self._unlock)
        if self._held():
            BOOK.watch(self._again)

    @locked
    def _show(self) -> None:
        waits = self._waits()
        self.state = {"waits": waits} if waits else dict(self._state())

    def _unlock(self) -> None:
        if "waits" in self.state:
            self._show()

    def _waits(self) -> str | None:
        """The sentence of a widget that is still locked."""
        if waits := KEPT.waits(self.lang):
            return waits
        if self._after is None or BOOK.answered(self._after):
            return None
        return say("waits", self.lang, question=title_of(self._after, self.lang))

    def _held(self) -> str | None:
        """Why nothing exact is shown yet."""
        if self._exact_after is None or BOOK.settled(self._exact_after):
            return None
        return say("held", self.lang, question=title_of(self._exact_after, self.lang))

    def _check_open(self) -> None:
        KEPT.page_spoke()
        if waits := self._waits():
            raise BadMessageError(waits)


def question_id(asked: Any) -> str | None:
    """The full id of the question that is meant: by its name, or by the widget that asks it."""
    if asked is None:
        return None
    name = getattr(asked, "id", asked)
    try:
        return find_question(name, BOOK.lesson).full_id
    except ValueError:
        return str(name)[:60]


def title_of(id: str, lang: str) -> str:
    """ "Question 1" for p1, "Exercise 2.3" for q3 of lesson 2, "Exit ticket" for x1.

    >>> title_of("L02.q3", "en"), title_of("L02.p1", "fr")
    ('Exercise 2.3', 'Question 1')
    """
    lesson, _, name = id.rpartition(".")
    if name[:1] not in "pqx" or not name[1:].isdigit():
        return say("title.p", lang, n="").strip()
    return say(
        f"title.{name[0]}", lang, n=int(name[1:]), lesson=int(lesson[1:]) if lesson[1:].isdigit() else 0
    )


def head(title: str, caption: str, lead: str, sentence: str) -> Head:
    """What stands above every lab widget."""
    return {"title": title, "caption": caption, "lead": lead, "sentence": sentence}


def whole_in(content: Any, field: str, least: int, most: int) -> int:
    """A whole number of a message."""
    try:
        return whole(content.get(field), f"field {field!r}", least, most)
    except ValueError as error:
        raise BadMessageError(str(error)) from None


def text_in(content: Any, field: str, most: int = 200) -> str:
    """A text of a message, not too long."""
    value = content.get(field)
    if not isinstance(value, str) or len(value) > most:
        raise BadMessageError(f"field {field!r} must be a text of at most {most} letters")
    return value


def flag_in(content: Any, field: str) -> bool:
    """A yes or no of a message."""
    value = content.get(field)
    if not isinstance(value, bool):
        raise BadMessageError(f"field {field!r} must be true or false")
    return value
