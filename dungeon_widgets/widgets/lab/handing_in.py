"""Handing in from the page: a name if one likes, and a line to copy."""

from __future__ import annotations

from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.svg import SOFT, picture, words
from ...lab.classroom.book import BOOK
from ...lab.classroom.handin import Receipt, hand_in
from ...lab.classroom.handin_line import clean_key, clean_name
from ...lab.text import say
from ..page.messages import BadMessageError
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, text_in
from .contract import HandInState


class HandInCard(LabWidget):
    """Made by ``lesson.hand_in_card()``: the code follows every answer. Nothing is sent anywhere.

    >>> from dungeon_widgets import Lesson
    >>> Lesson("L03").hand_in_card()
    HandInCard('L03': nothing answered yet)
    """

    _kind = "handin"
    _tab_names = (*LabWidget._tab_names, "id", "picture", "receipt")

    def __init__(self, lesson: str, *, key: str | None = None, **settings: Unpack[LabSettings]) -> None:
        self.id = lesson
        self._key = None if key is None else clean_key(key)
        self._path = ""
        super().__init__(**settings)
        BOOK.watch(self._again)

    def receipt(self) -> Receipt:
        """What would be handed in now."""
        return hand_in(lesson=self.id, key=self._key)

    def _on_name(self, content: Any) -> None:
        BOOK.sign(clean_name(text_in(content, "name", 200)))

    def _on_key(self, content: Any) -> None:
        """The key of the class as the student typed it; an empty one takes it away. It stays in the kernel."""
        typed = text_in(content, "key", 200)
        try:
            self._key = clean_key(typed) if typed.strip() else None
        except ValueError as trouble:
            raise BadMessageError(str(trouble)) from None

    def _on_save(self, _content: Any) -> None:
        """Write the file beside the notebook, where a teacher can collect it."""
        made = hand_in(lesson=self.id, folder="answers", key=self._key)
        self._path = made.text

    _messages: ClassVar[Messages] = {
        "name": _on_name,
        "key": _on_key,
        "save": _on_save,
    }

    def _state(self) -> HandInState:
        made, lang = self.receipt(), self.lang
        return {
            "title": say("handin.title", lang),
            "text": made.text if made.code else say("handin.empty", lang, lesson=self.id),
            "name": BOOK.name,
            "code": made.code,
            "signed": self._key is not None,
            "file": self._path,
        }

    def _picture(self) -> str:
        state = self._state()
        parts = [
            words(state["title"], 20, 30, size=16, bold=True, serif=True),
            words(state["text"], 20, 54, size=12, fill=SOFT),
        ]
        return picture(parts, state["text"], 640, 70)

    def _in_words(self) -> str:
        told = f"{len(BOOK.of(self.id))} answers" if self.receipt().code else "nothing answered yet"
        return f"HandInCard({self.id!r}: {told})"
