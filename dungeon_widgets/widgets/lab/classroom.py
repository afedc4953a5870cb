"""What the class thinks: guesses, simulation and truth in one figure, shown one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from statistics import median
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.charts import Chart
from ...lab.classroom.class_axis import ClassAxis, axis_of, truth_of
from ...lab.classroom.classroom import Class, Given
from ...lab.questions.bank import find_question
from ...lab.questions.questions import Question, filled
from ...lab.questions.simulated_truths import experiment_of
from ...lab.text import percent, points, say, whole
from ..page.lock import locked
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, flag_in, head, text_in, title_of, whole_in
from .contract import ClassDot, ClassRow, ClassState

RUNS = 1000
CLOSE = Fraction(1, 20)


class ClassRoom(LabWidget):
    """Collects hand-ins from a folder, from codes, or pasted into the page. Nothing leaves the machine.

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
        values = [each.value for each in given if each.value is not None]
        axis = axis_of(question, values, told=told) if question else None
        truth = truth_of(question) if question is not None and axis is not None and told else None
        band = self._band(question) if question is not None and axis is not None and self._step >= 2 else None
        middle = median(values) if values and axis is not None and not axis.places else None
        at = None if middle is None or axis is None else min(Fraction(1), middle / axis.most)
        lead, _, rest = (self.group.sentence(id, truth=told) if id else say("class.empty", lang)).partition(
            ". "
        )
        return {
            "head": head(say("class.title", lang), _where(id, lang), lead.rstrip(".") + ".", rest),
            "id": id or "",
            "ids": self.group.questions(),
            "titles": [_where(each, lang) for each in self.group.questions()],
            "question": question.question(lang) if question else "",
            "options": [f"{option.id}) {filled(option.text, lang)}" for option in question.options] if question else [],
            "step": self._step,
            "may_simulate": question is not None and question.form == "chance" and experiment_of(question) is not None,
            "names": self._names,
            "big": self._big,
            "plotted": axis is not None,
            "dots": self._dots(question, given, axis) if question is not None and axis is not None else [],
            "ticks": axis.ticks(lang) if axis else [],
            "scale": say("class.axis", lang),
            "median": None if at is None else float(at),
            "median_text": None if middle is None or axis is None else say("class.median_is", lang, p=axis.text(middle, lang)),
            "band": None if band is None else list(band[0]),
            "band_text": None if band is None else band[1],
            "exact": None if truth is None or axis is None else float(axis.exactly(truth) or 0),
            "exact_text": None if truth is None or axis is None else axis.truth_text(truth, lang),
            "mistake": self._mistake(id) if id and told else None,
            "cards": self._cards(given, axis, truth) if told else [],
            "rows": [self._row(each, truth, axis) for each in given[:40]],
            "refused": [[what, why] for what, why in self.group.refused[-5:]],
            "folder": str(self.group.folder or ""),
            "notes": list(self.group.notes),
        }  # fmt: skip

    def _dots(self, question: Question, given: list[Given], axis: ClassAxis) -> list[ClassDot]:
        stacks: dict[Fraction, int] = {}
        named = {Fraction(m.is_) for m in _mistakes(question) if isinstance(m.is_, (int, float, Fraction))}
        near = axis.most / 200
        dots: list[ClassDot] = []
        for each in sorted(given, key=lambda one: one.value or 0):
            place = axis.at(each.answer, each.value)
            if place is None:
                continue
            stacks[place] = stacks.get(place, 0) + 1
            is_named = self._step == 3 and any(abs((each.value or 0) - wrong) <= near for wrong in named)
            dots.append(
                {
                    "x": float(place),
                    "stack": stacks[place],
                    "named": is_named,
                    "who": each.who if self._names else "",
                    "text": each.answer,
                }
            )
        return dots

    def _band(self, question: Question) -> tuple[tuple[float, float], str] | None:
        made = experiment_of(question)
        if made is None:
            return None
        estimate = made.run(RUNS).estimate
        assert estimate is not None
        low, high = estimate.interval()
        text = say(
            "class.simulated",
            self.lang,
            hits=whole(estimate.hits),
            n=whole(RUNS),
            low=percent(low, self.lang),
            high=percent(high, self.lang),
        )
        return (low, high), text

    def _mistake(self, id: str) -> str | None:
        found = self.group.named_mistakes(id)
        return None if not found else say("class.mistake", self.lang, n=found[0][0], hint=found[0][1])

    def _cards(self, given: list[Given], axis: ClassAxis | None, truth: Any) -> list[list[str]]:
        lang = self.lang
        cards = []
        judged = [each for each in given if each.status in ("right", "wrong")]
        if judged:
            right = sum(each.status == "right" for each in judged)
            cards.append([str(right), say("class.right", lang, n=len(judged))])
        if axis is not None and axis.is_chance:
            off = [abs(each.value - Fraction(truth)) for each in given if each.value is not None]
            if off:
                cards.append([points(sum(off) / len(off), lang), say("class.points", lang)])
                close = sum(each <= CLOSE for each in off)
                cards.append([str(close), say("class.close", lang, n=len(off))])
        return cards

    def _row(self, given: Given, truth: Any, axis: ClassAxis | None) -> ClassRow:
        off = ""
        if axis is not None and axis.is_chance and truth is not None and given.value is not None:
            gap = given.value - Fraction(truth)
            off = say("class.above" if gap > 0 else "class.below", self.lang, points=points(gap, self.lang)) if gap else ""  # fmt: skip
        shown = say(f"status.{given.status}", self.lang) if self._step == 3 and given.status in ("right", "wrong") else ""  # fmt: skip
        return {
            "who": given.who if self._names else "•••",
            "answer": given.answer,
            "off": off,
            "status": shown,
        }

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


def _mistakes(question: Question) -> list[Any]:
    """The named mistakes of the exercise with the same truth, if the question is a guess."""
    if question.kind != "predict":
        return question.mistakes
    from ...lab.questions.bank import load_bank

    twins = [
        q
        for q in load_bank(question.lesson).questions.values()
        if q.kind == "number" and q.data.get("truth") == question.data["truth"]
    ]
    return [mistake for twin in twins for mistake in twin.mistakes]
