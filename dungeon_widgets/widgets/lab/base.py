"""What every lab widget shares: one state for the page, messages from it, a picture for saved outputs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import traitlets

from ...engine.checks import whole
from ...lab.bank import find_question
from ...lab.book import BOOK
from ...lab.text import say
from ..bundle import bundle
from ..lock import locked
from ..messages import BadMessageError
from ..page import PageWidget
from ..settings import check_setting
from ..wire import as_text
from .contract import Head


class LabWidget(PageWidget):
    """A part of the lab with a page, which works the same without one.

    `after` names a question (or is a `Predict`): until it is answered the page shows only that it waits.
    `exact_after` names an exercise: until it is solved nothing that is exact is shown.
    """

    kind = traitlets.Unicode("").tag(sync=True)
    state = traitlets.Dict().tag(sync=True, to_json=as_text)

    _kind: ClassVar[str] = ""
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
        settings = {"lang": BOOK.lang if lang is None else lang, "theme": theme, "speed": speed}
        for name, value in settings.items():
            check_setting(name, value)
        self._after = question_id(after)
        self._exact_after = question_id(exact_after)
        super().__init__(kind=self._kind, **settings)
        self.observe(self._again, names="lang")
        if self._after:
            BOOK.watch(self._unlock)
        if self._held():
            BOOK.watch(self._again)
        self._show()

    # -- showing ------------------------------------------------------------------------------------

    def _state(self) -> Mapping[str, Any]:
        """What the page is shown."""
        raise NotImplementedError

    def picture(self) -> str:
        """The widget as a small SVG, for outputs that are read without a kernel."""
        raise NotImplementedError

    @locked
    def _show(self) -> None:
        waits = self._waits()
        self.state = {"waits": waits} if waits else dict(self._state())

    def _again(self, _change: Any = None) -> None:
        self._show()

    def _unlock(self) -> None:
        if "waits" in self.state:
            self._show()

    def _waits(self) -> str | None:
        """The sentence of a widget that is still locked."""
        if self._after is None or BOOK.answered(self._after):
            return None
        return say("waits", self.lang, question=title_of(self._after, self.lang))

    def _held(self) -> str | None:
        """Why nothing exact is shown yet."""
        if self._exact_after is None or BOOK.settled(self._exact_after):
            return None
        return say("held", self.lang, question=title_of(self._exact_after, self.lang))

    # -- messages -------------------------------------------------------------------------------------

    def _answer(self, content: Any) -> None:
        kind = content.get("type") if isinstance(content, dict) else None
        reply = getattr(self, f"_on_{kind}", None) if isinstance(kind, str) and kind.isidentifier() else None
        if reply is None:
            raise BadMessageError(f"unknown message type {kind!r:.40}")
        if self._waits():
            raise BadMessageError(self._waits() or "")
        try:
            reply(content)
        finally:
            self._show()

    # -- saved outputs ----------------------------------------------------------------------------------

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        made = super()._repr_mimebundle_(**kwargs)
        if made is None:
            return None
        data, metadata = made
        return {**data, "text/plain": repr(self), "image/svg+xml": self.picture()}, metadata


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
