"""Which questions are asked, which one now, and how far it has got."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...engine.checks import short
from ...lab.classroom.handin_line import CODED
from ...lab.questions.bank import find_question, is_known, load_bank
from ...lab.questions.questions import Question
from ...lab.questions.simulated_truths import experiment_of
from ..words import say

PHASES = ("ready", "open", "closed", "simulated", "told")


def asked_of(source: Any) -> list[Question]:
    """The questions of a lesson, or those that are named; `ValueError` says what cannot be asked on a phone."""
    if isinstance(source, str) and is_known(source):
        return [each for each in load_bank(source).questions.values() if each.kind not in CODED]
    several: Iterable[Any] = source if isinstance(source, (list, tuple)) else [source]
    found = [_one(each) for each in several]
    for question in found:
        if question.kind in CODED:
            raise ValueError(f"{question.full_id} wants code: it cannot be answered on a phone")
    return found


def _one(source: Any) -> Question:
    if isinstance(source, Question):
        return source
    name = source if isinstance(source, str) else getattr(source, "id", None)
    if not isinstance(name, str) or not name:
        raise ValueError(
            f"a question is an id such as 'L02.p1', a Predict or an Exercise, not {short(source)}"
        )
    return find_question(name)


class Asking:
    """A row of questions. Each is asked, closed, simulated where that can be, and told, in this order."""

    def __init__(self, questions: list[Question]) -> None:
        if not questions:
            raise ValueError("there is nothing to ask: name a lesson such as 'L02', or questions")
        self.questions = questions
        self.at = 0
        self.phase = "ready"
        self.simulated = False

    def title(self, lang: str) -> str:
        """What is gone through: the lesson, if all questions are of one."""
        lessons = {question.lesson for question in self.questions}
        if len(lessons) == 1 and is_known(lesson := lessons.pop()):
            return load_bank(lesson).title[lang]
        return say("class_title", lang)

    @property
    def question(self) -> Question:
        """The one that stands on the wall."""
        return self.questions[self.at]

    @property
    def is_open(self) -> bool:
        """Whether answers are taken."""
        return self.phase == "open"

    @property
    def told(self) -> bool:
        """Whether the truth has been asked for."""
        return self.phase == "told"

    @property
    def may_simulate(self) -> bool:
        """Whether there is an experiment behind the question."""
        return self.question.form == "chance" and experiment_of(self.question) is not None

    @property
    def step(self) -> int:
        """As the figure of a class room counts: 1 the answers, 2 the simulation too, 3 the truth too."""
        return {"simulated": 2, "told": 3}.get(self.phase, 1)

    def ask(self) -> None:
        """Open the question; one that was closed by mistake may be opened again."""
        self._move("open", ("ready", "closed"))

    def close(self) -> None:
        """Take no more answers."""
        self._move("closed", ("open",))

    def simulate(self) -> None:
        """Show what a simulation says."""
        if not self.may_simulate:
            raise ValueError("there is no experiment behind this question")
        self._move("simulated", ("closed",))
        self.simulated = True

    def tell(self) -> None:
        """Show the truth."""
        self._move("told", ("closed", "simulated"))

    def next(self, to: int | None = None) -> None:
        """Go to the next question, or to one of them by its place; an open one is closed first."""
        place = self.at + 1 if to is None else to
        if not 0 <= place < len(self.questions):
            raise ValueError("this was the last question")
        if self.is_open:
            raise ValueError("close the question first")
        self.at, self.phase, self.simulated = place, "ready", False

    def to_keep(self) -> list[Any]:
        """How far it has got, for the next kernel."""
        return [[question.full_id for question in self.questions], self.at, self.phase, self.simulated]

    def go_on(self, kept: Any) -> None:
        """Where the same questions were left; other questions begin at their first."""
        match kept:
            case [list(ids), int(at), str(phase), bool(simulated)] if ids == self.to_keep()[0]:
                if 0 <= at < len(ids) and phase in PHASES:
                    self.at, self.phase, self.simulated = at, phase, simulated

    def _move(self, phase: str, before: tuple[str, ...]) -> None:
        if self.phase not in before:
            raise ValueError(f"a question that is {self.phase} cannot be {phase} now")
        self.phase = phase
