"""What the class thinks: guesses, simulation and truth in one figure, shown one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.charts import Chart
from ...lab.classroom.classroom import Class, Given
from ...lab.questions.bank import find_question
from ...lab.questions.questions import Question, filled
from ...lab.questions.simulated_truths import experiment_of
from ...lab.text import points, say
from ..page.lock import locked
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, flag_in, head, text_in, title_of, whole_in
from .class_plot import ClassFigure, figure_of
from .contract import ClassRow, ClassState, Head

CLOSE = Fraction(1, 20)


class ClassRoom(LabWidget):
    """What a class answered: hand-ins from a folder, from codes, or pasted into the page. Nothing leaves the machine.

    - `source`: a folder, a list of codes, a text with one code per line, or nothing yet.
    - `question`: the question to show first, such as ``"L02.p1"``.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    A code that cannot be read raises nothing: it is listed in `refused` with the reason.

    >>> ClassRoom([])
    ClassRoom(0 hand-ins)
    """

    _kind = "class"
    _tab_names = (
        *LabWidget._tab_names,
        "add",
        "answers",
        "chart",
        "csv",
        "group",
        "look",
        "picture",
        "questions",
        "refused",
        "show",
    )

    def __init__(
        self,
        source: str | Path | Iterable[str] | None = None,
        question: str | None = None,
        **settings: Unpack[LabSettings],
    ) -> None:
        self.group = Class(source, lang=settings.get("lang") or "en")
        self._asked = question
        self._step, self._names, self._big = 1, False, False
        super().__init__(**settings)
        self.group.lang = self.lang

    # -- from Python ------------------------------------------------------------------------------------

    @property
    def refused(self) -> list[tuple[str, str]]:
        """What could not be read, with the reason."""
        return list(self.group.refused)

    @locked
    def add(self, text: str) -> int:
        """Take codes, one a line; how many were new."""
        found = self.group.add(text)
        self._show()
        return found

    @locked
    def look(self) -> int:
        """Read the folder again."""
        found = self.group.look()
        self._show()
        return found

    @locked
    def show(self, question: str, step: int = 3) -> ClassRoom:
        """Show a question: 1 the guesses, 2 the simulation too, 3 the truth too."""
        find_question(question)
        self._asked, self._step = question, min(3, max(1, step))
        return self._shown()

    def questions(self) -> list[str]:
        """The questions that somebody answered, in the order of the lessons."""
        return self.group.questions()

    def answers(self, question: str) -> list[Given]:
        """What the class answered to a question, the last in first."""
        return self.group.answers(question)

    def chart(self, question: str | None = None) -> Chart:
        """The figure of a question, with the truth."""
        return self.group.chart(question or self._id() or "L01.p1")

    def csv(self) -> str:
        """Every answer as CSV: question, who, answer, time, status, exact."""
        return self.group.csv()

    # -- messages ---------------------------------------------------------------------------------------

    def _on_add(self, content: Any) -> None:
        self.group.add(text_in(content, "text", 200_000))

    def _on_look(self, _content: Any) -> None:
        self.group.look()

    def _on_step(self, content: Any) -> None:
        self._step = whole_in(content, "step", 1, 3)

    def _on_question(self, content: Any) -> None:
        wanted = text_in(content, "id")
        if wanted in self.group.questions():
            self._asked, self._step = wanted, 1

    def _on_names(self, content: Any) -> None:
        self._names = flag_in(content, "names")

    def _on_size(self, content: Any) -> None:
        self._big = flag_in(content, "big")

    def _on_csv(self, _content: Any) -> None:
        self.send({"type": "csv", "text": self.group.csv()})

    _messages: ClassVar[Messages] = {
        "add": _on_add,
        "look": _on_look,
        "step": _on_step,
        "question": _on_question,
        "names": _on_names,
        "size": _on_size,
        "csv": _on_csv,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _id(self) -> str | None:
        known = self.group.questions()
        return self._asked if self._asked in known else (known[0] if known else None)

    def _state(self) -> ClassState:
        self.group.lang = lang = self.lang
        id, told = self._id(), self._step == 3
        question = find_question(id) if id else None
        given = self.group.answers(id) if id else []
        figure = ClassFigure()
        if question is not None:
            figure = figure_of(question, given, self._step, lang, names=self._names)
        return {
            "head": self._head(id),
            "id": id or "",
            "ids": self.group.questions(),
            "titles": [_where(each, lang) for each in self.group.questions()],
            "question": question.question(lang) if question else "",
            "options": _options(question, lang) if question else [],
            "step": self._step,
            "may_simulate": question is not None and _may_simulate(question),
            "names": self._names,
            "big": self._big,
            "plotted": figure.axis is not None,
            "dots": figure.dots,
            "ticks": figure.ticks,
            "scale": say("class.axis", lang),
            "median": figure.median,
            "median_text": figure.median_text,
            "band": figure.band,
            "band_text": figure.band_text,
            "exact": figure.exact,
            "exact_text": figure.exact_text,
            "mistake": self._mistake(id) if id and told else None,
            "cards": self._cards(given, figure) if told else [],
            "rows": [self._row(each, figure) for each in given[:40]],
            "refused": [[what, why] for what, why in self.group.refused[-5:]],
            "folder": str(self.group.folder or ""),
            "notes": list(self.group.notes),
        }

    def _head(self, id: str | None) -> Head:
        lang = self.lang
        told = self.group.sentence(id, truth=self._step == 3) if id else say("class.empty", lang)
        lead, _, rest = told.partition(". ")
        return head(say("class.title", lang), _where(id, lang), lead.rstrip(".") + ".", rest)

    def _mistake(self, id: str) -> str | None:
        found = self.group.named_mistakes(id)
        return None if not found else say("class.mistake", self.lang, n=found[0][0], hint=found[0][1])

    def _cards(self, given: list[Given], figure: ClassFigure) -> list[list[str]]:
        """What there is to say about the class as a whole, once the truth is told."""
        lang = self.lang
        cards = []
        judged = [each for each in given if each.status in ("right", "wrong")]
        if judged:
            right = sum(each.status == "right" for each in judged)
            cards.append([str(right), say("class.right", lang, n=len(judged))])
        off = [abs(gap) for each in given if (gap := figure.off(each)) is not None]
        if off:
            cards.append([points(sum(off) / len(off), lang), say("class.points", lang)])
            close = sum(each <= CLOSE for each in off)
            cards.append([str(close), say("class.close", lang, n=len(off))])
        return cards

    def _row(self, given: Given, figure: ClassFigure) -> ClassRow:
        judged = self._step == 3 and given.status in ("right", "wrong")
        return {
            "who": given.who if self._names else "•••",
            "answer": given.answer,
            "off": self._off(figure.off(given)),
            "status": say(f"status.{given.status}", self.lang) if judged else "",
        }

    def _off(self, gap: Fraction | None) -> str:
        if not gap:
            return ""
        return say("class.above" if gap > 0 else "class.below", self.lang, points=points(gap, self.lang))

    def picture(self) -> str:
        id = self._id()
        if id is None:
            return Chart(
                say("class.title", self.lang), say("class.empty", self.lang), _EMPTY_X, _EMPTY_X, [], [], []
            ).svg()
        return self.group.chart(id, truth=self._step == 3).svg()

    def __repr__(self) -> str:
        return repr(self.group).replace("Class", "ClassRoom", 1)


_EMPTY_X: Any = {"label": "", "kind": "linear", "places": [], "low": 0, "high": 1, "percent": True}


def _where(id: str | None, lang: str) -> str:
    """ "Lesson 2, Question 1"."""
    return f"{say('class.lesson', lang, n=int(id[1:3]))}, {title_of(id, lang)}" if id else ""


def _options(question: Question, lang: str) -> list[str]:
    return [f"{option.id}) {filled(option.text, lang)}" for option in question.options]


def _may_simulate(question: Question) -> bool:
    return question.form == "chance" and experiment_of(question) is not None
