"""What every lab widget shares: it may wait for an answer, and keep what is exact until an exercise is solved."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Literal

from typing_extensions import TypedDict

from ...engine.checks import whole
from ...engine.errors import unknown
from ...lab.charts.svg import picture, words
from ...lab.classroom.book import BOOK
from ...lab.questions.bank import find_question
from ...lab.questions.titles import title_of
from ...lab.text import say
from ..page.bundle import bundle
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.state_widget import StateWidget
from .contract import Head
from .kept_book import KEPT

WHOSE_BOOK = ("resume", "anew")
"""What a page may answer where no head of a lesson asks whose book it is."""


class LabSettings(TypedDict, total=False):
    """What every lab widget takes beside its own arguments.

    `after` names a question (or is a `Predict`), or several in a list: until all are answered the widget shows only that
    it waits. `exact_after` names an exercise or several: until all are solved nothing that is exact is shown. A widget
    with several numbers may hold each behind its own: ``exact_after={"chance": "q5"}``; its docstring names the parts.
    `layout` is an ipywidgets ``Layout``, or a dict of its properties.
    """

    lang: str | None
    theme: Literal["auto", "light", "dark"]
    speed: float
    layout: Any
    after: Any
    exact_after: Any


class LabWidget(StateWidget):
    """A part of the lab with a page, which works the same without one; it may wait for an answer."""

    _page_may_write = ("theme", "speed")
    _esm = bundle("lab")
    _parts: ClassVar[
        tuple[str, ...]
    ] = ()  # what a widget shows that is exact, where each may be held by itself

    def __init__(
        self,
        *,
        lang: str | None = None,
        theme: str = "auto",
        speed: float = 1.0,
        layout: Any = None,
        after: Any = None,
        exact_after: Any = None,
    ) -> None:
        self._after = question_ids(after)
        self._exact_after = self._locks(exact_after)
        super().__init__(lang=BOOK.lang if lang is None else lang, theme=theme, speed=speed, layout=layout)
        if self._waits():
            BOOK.watch(self._unlock)
        if any(self._exact_after.values()):
            BOOK.watch(self._again)

    # -- luck ---------------------------------------------------------------------------------------

    _own_luck: tuple[Any, ...] | None = None
    _mark = ""

    def _seed_of(self, seed: int | None, *what: Any) -> int:
        """The seed that was given; without one the student's own, which the book gives again whenever it is asked."""
        if seed is not None:
            return seed
        self._own_luck, self._mark = what, BOOK.mark
        return BOOK.luck(*what)

    def _reseed(self, seed: int) -> None:
        """Begin again with another seed: the book that was left is taken up, and its luck with it."""
        raise NotImplementedError

    def _keep_draws(self, name: str, counts: Mapping[Any, int]) -> None:
        """Keep what was drawn, for the class to add up; draws that everybody has alike would count many times."""
        if self._own_luck is not None:
            BOOK.keep_result(name, {str(value): n for value, n in counts.items()})

    def _with_seed(self, caption: str, seed: int) -> str:
        """A caption that also names a seed of one's own."""
        return caption if self._own_luck is None else f"{caption} · {say('seed', self.lang, seed=seed)}"

    # -- locks --------------------------------------------------------------------------------------

    def _locks(self, exact_after: Any) -> dict[str, tuple[str, ...]]:
        """The exercises that hold each part; the part without a name is all that has no exercise of its own."""
        if not isinstance(exact_after, Mapping):
            return {"": question_ids(exact_after)}
        for part in exact_after:
            if part not in self._parts:
                raise unknown("part of this widget", str(part)[:40], self._parts or ("none",))
        return {part: question_ids(asked) for part, asked in exact_after.items()}

    @locked
    def _show(self) -> None:
        waits = self._waits()
        if waits is None:
            self.state = dict(self._state())
        elif (kept := KEPT.asked_here(self.lang)) is not None:
            self.state = {"waits": waits, "kept": kept}
        else:
            self.state = {"waits": waits}

    def _unlock(self) -> None:
        if "waits" not in self.state:
            return
        if self._own_luck is not None and self._mark != BOOK.mark:
            self._reseed(self._seed_of(None, *self._own_luck))
        self._show()

    def _waits(self) -> str | None:
        """The sentence of a widget that is still locked."""
        if waits := KEPT.waits(self.lang):
            return waits
        return _told("waits", [id for id in self._after if not BOOK.answered(id)], self.lang)

    def _held(self, *parts: str) -> str | None:
        """Why these parts are not shown yet; without a name, what is exact as a whole."""
        found = [
            id for part in parts or ("",) for id in self._exact_after.get(part, self._exact_after.get("", ()))
        ]
        return _told("held", [id for id in dict.fromkeys(found) if not BOOK.settled(id)], self.lang)

    def _answer(self, content: Any) -> None:
        said = content.get("type") if isinstance(content, dict) else None
        if said not in WHOSE_BOOK or KEPT.asked_here(self.lang) is None:
            super()._answer(content)
            return
        KEPT.page_spoke()
        (KEPT.resume if said == "resume" else KEPT.start_anew)()
        self._show()

    def _check_open(self) -> None:
        KEPT.page_spoke()
        if waits := self._waits():
            raise BadMessageError(waits)

    # -- saved outputs: a widget that waits says so there too ----------------------------------------

    def picture(self) -> str:
        """The widget as a small SVG, for outputs that are read without a kernel."""
        waits = self._waits()
        return self._picture() if waits is None else picture([words(waits, 20, 34)], waits, 640, 60)

    def _picture(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        waits = self._waits()
        return self._in_words() if waits is None else f"{type(self).__name__}({waits.rstrip('.')})"

    def _in_words(self) -> str:
        raise NotImplementedError


def question_ids(asked: Any) -> tuple[str, ...]:
    """The full ids of the questions that are meant: one, or several in a list."""
    several = isinstance(asked, Iterable) and not isinstance(asked, str) and not hasattr(asked, "id")
    found = [question_id(each) for each in (asked if several else [asked])]
    return tuple(id for id in found if id is not None)


def _told(key: str, missing: list[str], lang: str) -> str | None:
    """The sentence that names the questions still to be answered; nothing if there are none."""
    names = ", ".join(title_of(id, lang) for id in missing)
    return say(key, lang, question=names) if missing else None


def question_id(asked: Any) -> str | None:
    """The full id of the question that is meant: by its name, or by the widget that asks it."""
    if asked is None:
        return None
    name = getattr(asked, "id", asked)
    try:
        return find_question(name, BOOK.lesson).full_id
    except ValueError:
        return str(name)[:60]


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
