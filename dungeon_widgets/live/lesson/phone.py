"""The page of one student: the question that is open, their own answer, and what is told about it."""

from __future__ import annotations

import time
from fractions import Fraction
from statistics import median
from typing import Any, ClassVar

from ...lab.questions.questions import Question
from ...lab.text import about, percent, points, quotient
from ...lab.text.answers import Unreadable, read_number
from ...widgets.lab.base import text_in
from ...widgets.page.state_widget import Messages
from ..contract import PhoneState, PhoneTold
from ..words import say
from .drawing import board_of, drawing_of
from .drawn import Drawn
from .figure import shown_figure
from .room import ClassLive, Pupil

LONGEST_ANSWER = 500


class Phone(Drawn):
    """What one student sees. It holds no truth, no median and no other answer before the teacher tells them."""

    _kind = "phone"
    _page_may_write = (*Drawn._page_may_write, "lang")

    def __init__(self, room: ClassLive, pupil: Pupil, *, lang: str) -> None:
        self._room, self._pupil = room, pupil
        super().__init__(lang=lang)

    def _state(self) -> PhoneState:
        room, asking, lang = self._room, self._room.asking, self.lang
        question, (done, joined) = asking.question, room.counts
        entry = self._pupil.entries.get(question.full_id)
        waits = asking.phase == "ready"
        return {
            "title": asking.title(lang),
            "number": asking.at + 1,
            "count": len(asking.questions),
            "phase": asking.phase,
            "id": "" if waits else question.full_id,
            "question": "" if waits else question.question(lang),
            "form": "" if waits else form_of(question),
            "most": 0 if waits else most_of(question),
            "options": [] if waits else [[option.id, option.text[lang]] for option in question.options],
            "drawing": None if waits else drawing_of(question, lang),
            "answer": "" if entry is None else entry.answer,
            "shown": "" if entry is None else shown_answer(question, entry.answer, lang),
            "at": None if entry is None else place_of(question, entry.answer),
            "committed": "" if entry is None else time.strftime("%H:%M", time.localtime(entry.time)),
            "done": done,
            "joined": joined,
            "name": self._pupil.name,
            "letter": self._pupil.first_letter,
            "may_rename": room.names,
            "code": room.code,
            "told": told_of(room, self._pupil, lang) if asking.told else None,
        }

    def _board(self) -> str:
        asking = self._room.asking
        return "" if asking.phase == "ready" else board_of(asking.question, self.lang)

    def picture(self) -> str:
        """Nobody keeps a phone's page."""
        return ""

    def _on_commit(self, message: Any) -> None:
        self._room.commit(self._pupil, text_in(message, "id"), text_in(message, "answer", LONGEST_ANSWER))

    def _on_rename(self, message: Any) -> None:
        self._room.rename(self._pupil, text_in(message, "name"), self.lang)

    _messages: ClassVar[Messages] = {"commit": _on_commit, "rename": _on_rename}


def form_of(question: Question) -> str:
    """How a question is answered on a phone: by a chance, a number, an option, or words."""
    if question.kind in ("choice", "decision"):
        return "choice"
    if question.kind in ("predict", "number"):
        return "chance" if question.form == "chance" else "number"
    return "words"


def most_of(question: Question) -> float:
    """The end of the scale of a guess that is no chance; 0 where there is none."""
    top = question.bounds[1] if question.kind == "predict" else None
    return float(top) if top else 0.0


def shown_answer(question: Question, answer: str, lang: str) -> str:
    """An answer as it is read back."""
    value = _value(answer)
    if form_of(question) == "chance" and value is not None:
        return percent(value, lang)
    return answer[:60]


def place_of(question: Question, answer: str) -> float | None:
    """Where a chance lies between 0 and 1."""
    value = _value(answer)
    return float(value) if form_of(question) == "chance" and value is not None and 0 <= value <= 1 else None


def told_of(room: ClassLive, pupil: Pupil, lang: str) -> PhoneTold:
    """The truth, the class and oneself, once the teacher has asked for them."""
    asking = room.asking
    question = asking.question
    truth, own = question.truth, pupil.entries.get(question.full_id)
    chance = form_of(question) == "chance" and truth is not None
    values = [each.value for each in room.given() if each.value is not None]
    mine = _value(own.answer) if own else None
    return {
        "exact": _exact(question, lang),
        "percent": percent(Fraction(truth), lang) if chance else "",
        "about": about(Fraction(truth), lang) if chance and 0 < truth < 1 else "",
        "median": percent(median(values), lang) if chance and values else "",
        "sentence": _sentence(question, mine, values, own is not None, lang)
        if chance
        else question.because[lang]
        if "puzzle" in question.data
        else "",
        "right": own is not None and own.status == "right"
        if question.kind not in ("predict", "decision", "sentence")
        else None,
        "figure": shown_figure(asking, room.given(), lang),
    }


def _exact(question: Question, lang: str) -> str:
    right = next((option for option in question.options if option.right), None)
    if right is not None:
        return f"{right.id}: {right.text[lang]}"
    truth = question.truth
    if truth is None or question.kind in ("decision", "sentence"):
        return ""
    if isinstance(truth, (int, Fraction)):
        return quotient(truth)
    if isinstance(truth, float):
        return percent(truth, lang) if question.form == "chance" else f"{truth:g}"
    return ", ".join(map(str, truth))


def _sentence(
    question: Question, mine: Fraction | None, values: list[Fraction], answered: bool, lang: str
) -> str:
    if not answered or mine is None:
        return say("no_answer", lang)
    truth = Fraction(question.truth)
    gap = mine - truth
    closer = sum(abs(value - truth) < abs(gap) for value in values)
    how = "spot_on" if gap == 0 else "too_high" if gap > 0 else "too_low"
    return say(how, lang, points=points(abs(gap), lang), n=closer, all=len(values))


def _value(answer: str) -> Fraction | None:
    try:
        return read_number(answer).value
    except Unreadable:
        return None
