"""The book of this kernel and the shelf it is kept on: offered once when a lesson opens, written after every answer.

Nothing is kept where visitors share a server, and nothing by a script that no page and no notebook server stands behind.
"""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from ...lab.classroom.book import BOOK
from ...lab.classroom.keeping import Kept, Shelf, notebook, place
from ...lab.questions.own import asked_mark
from ...lab.questions.questions import Question
from ...lab.text import say
from ..files.autosave import folder, visitors_share_the_server
from .contract import KeptState

IN_A_BROWSER = sys.platform == "emscripten"


class KeptBook:
    """What this kernel keeps. `offered` is a book that was left and waits for its owner to say so."""

    def __init__(self) -> None:
        self._shelf: Shelf | None = None
        self._spoken = False
        self._refused: set[str] = set()
        self.offered: Kept | None = None

    def open(self, lesson: str) -> None:
        """A lesson opens: keep its answers from now on, and offer what was left before."""
        if (shelf := self._opened()) is not None and BOOK.empty and self.offered is None:
            left = shelf.left(lesson)
            self.offered = left if left is not None and left.answers_in_all else None

    def ask(self, question: Question) -> None:
        """A question of one's own is asked, with or without a lesson: the same for it."""
        mark = asked_mark(question)
        if (shelf := self._opened()) is not None and BOOK.empty and self.offered is None:
            left = shelf.left_to(question.full_id, mark)
            if left is not None and left.mark not in self._refused:
                self.offered = left
                BOOK.tell()

    def _opened(self) -> Shelf | None:
        if visitors_share_the_server():
            return None
        if self._shelf is None:
            self._shelf = Shelf(books_folder(), place(), notebook())
            BOOK.keeper = self._keep
        return self._shelf

    def page_spoke(self) -> None:
        """A page has sent something: somebody is there, so what was answered so far is kept."""
        if not self._spoken:
            self._spoken = True
            for lesson in sorted({id.partition(".")[0] for id in BOOK.entries}):
                self._keep(lesson)

    def _keep(self, lesson: str) -> None:
        somebody = self._spoken or "JPY_SESSION_NAME" in os.environ
        if self._shelf is not None and lesson and somebody and not BOOK.empty:
            self._shelf.keep(BOOK, lesson)

    def resume(self) -> None:
        """Go on with the book that was left: answers, commitments, tries and hints."""
        if self._shelf is not None and self.offered is not None:
            mark, self.offered = self.offered.mark, None
            self._shelf.take_up(mark, BOOK)

    def start_anew(self) -> None:
        """The book that was left is somebody else's: it stays where it is, and this one begins empty."""
        if self.offered is not None:
            self._refused.add(self.offered.mark)
            self.offered = None
            BOOK.tell()

    def forget(self) -> None:
        """Remove all this student has answered, here and on the shelf."""
        if self._shelf is not None:
            self._shelf.forget(BOOK.mark)
        lesson, lang = BOOK.lesson, BOOK.lang
        BOOK.clear()
        if lesson is not None:
            BOOK.open(lesson, lang)

    def waits(self, lang: str) -> str | None:
        """Why a page may not answer yet: nobody has said whose book it is."""
        if self.offered is None:
            return None
        return say("kept.first", lang) if BOOK.lesson else self._text(lang)

    def asked_here(self, lang: str) -> KeptState | None:
        """The question whose book it is, on every card where no head of a lesson asks it."""
        return self.state(lang) if self.offered is not None and not BOOK.lesson else None

    def state(self, lang: str) -> KeptState | None:
        """What the head of a lesson says about it."""
        text = self._text(lang)
        if text is None:
            return None
        return {
            "text": text,
            "offered": self.offered is not None,
            "yes": say("kept.yes", lang),
            "no": say("kept.no", lang),
            "forget": say("kept.forget", lang),
        }

    def _text(self, lang: str) -> str | None:
        if self.offered is not None:
            name = self.offered.name or say("kept.nobody", lang)
            form = "%d/%m, %H:%M" if lang == "fr" else "%d %b, %H:%M"
            when = datetime.fromtimestamp(self.offered.when).strftime(form)
            key = "kept.offer" if BOOK.lesson else "kept.offer.own"
            return say(key, lang, name=name, n=self.offered.answers, when=when)
        if BOOK.empty or (self._shelf is None and not visitors_share_the_server()):
            return None
        return say("kept.kept" if self._shelf is not None and self._shelf.works else "kept.lost", lang)


def books_folder() -> Path:
    """Where books are kept: beside the games, or in the browser's own storage, where notebooks lie in the working folder."""
    return Path.cwd() / ".dungeon_widgets" / "books" if IN_A_BROWSER else folder().parent / "books"


KEPT = KeptBook()
"""The keeping of this kernel."""
