"""Where an answer of a class lies in its figure: along a chance, along numbers, or on the sentences of a choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..questions.questions import Question
from ..text import decimal, percent, quotient

STEP = Fraction(1, 20)  # answers are drawn rounded to a twentieth of the axis
QUARTERS = (0, Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), 1)


@dataclass(frozen=True)
class ClassAxis:
    """An axis from 0 to 1. `most` is the number at its end; a choice has places instead."""

    most: Fraction = Fraction(1)
    is_chance: bool = True
    places: tuple[str, ...] = ()

    def at(self, answer: str, value: Fraction | None) -> Fraction | None:
        """Where an answer is drawn; nowhere if it is not on the axis."""
        if self.places:
            return self._place(answer.strip().lower())
        if value is None or not 0 <= value <= self.most:
            return None
        return round(value / self.most / STEP) * STEP

    def _place(self, name: str) -> Fraction | None:
        return (
            Fraction(2 * self.places.index(name) + 1, 2 * len(self.places)) if name in self.places else None
        )

    def exactly(self, truth: Any) -> Fraction | None:
        """Where the truth lies."""
        if self.places:
            return self._place(str(truth))
        return min(Fraction(1), Fraction(truth) / self.most)

    def text(self, value: Any, lang: str) -> str:
        """A number of the axis as it is read."""
        return percent(value, lang) if self.is_chance else decimal(value, lang, 2)

    def truth_text(self, truth: Any, lang: str) -> str:
        """The truth as it is written: a fraction if anybody can read it."""
        if self.places:
            return str(truth)
        short = isinstance(truth, (int, Fraction)) and Fraction(truth).denominator <= 10**6
        return quotient(truth) if short else self.text(truth, lang)

    def ticks(self, lang: str) -> list[tuple[float, str]]:
        """What stands below the axis."""
        if self.places:
            return [(float(self._place(name) or 0), name) for name in self.places]
        return [(float(at), self.text(at * self.most, lang)) for at in QUARTERS]


def axis_of(question: Question, values: Iterable[Fraction], *, told: bool) -> ClassAxis | None:
    """The axis of a question, or nothing where answers are no numbers; the truth widens it only once it is told.

    >>> from dungeon_widgets.lab.questions.bank import find_question
    >>> axis_of(find_question("L02.q9"), [], told=False).ticks("en")[1]
    (0.5, 'b')
    """
    if question.kind == "choice":
        return ClassAxis(is_chance=False, places=tuple(option.id for option in question.options))
    if question.kind not in ("predict", "number") or not isinstance(question.truth, (int, float, Fraction)):
        return None
    if question.form == "chance":
        return ClassAxis()
    top = question.bounds[1] if question.kind == "predict" else None
    ends = [Fraction(top)] if top else [Fraction(1), *values, *([Fraction(question.truth)] if told else [])]
    return ClassAxis(max(ends), is_chance=False)


def truth_of(question: Question) -> Any:
    """What is right: a number, or the letter of a sentence."""
    if question.kind == "choice":
        return next(option.id for option in question.options if option.right)
    return question.truth
