"""Where an answer of a class lies in its figure: along a chance or along numbers, exactly where it was said."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..questions.questions import Question
from ..text import decimal, percent, quotient

QUARTERS = (0, Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), 1)
WIDTH = Fraction(1, 40)  # of a dot: two that are nearer stand one above the other


@dataclass(frozen=True)
class ClassAxis:
    """An axis from 0 to 1. `most` is the number at its end."""

    most: Fraction = Fraction(1)
    is_chance: bool = True

    def at(self, value: Fraction | None) -> Fraction | None:
        """Where an answer is drawn; nowhere if it is not on the axis."""
        return None if value is None or not 0 <= value <= self.most else value / self.most

    def exactly(self, truth: Any) -> Fraction:
        """Where the truth lies."""
        return min(Fraction(1), Fraction(truth) / self.most)

    def text(self, value: Any, lang: str) -> str:
        """A number of the axis as it is read."""
        return percent(value, lang) if self.is_chance else decimal(value, lang, 2)

    def truth_text(self, truth: Any, lang: str) -> str:
        """The truth as it is written: a fraction if anybody can read it."""
        short = isinstance(truth, (int, Fraction)) and Fraction(truth).denominator <= 10**6
        return quotient(truth) if short else self.text(truth, lang)

    def ticks(self, lang: str) -> list[tuple[float, str]]:
        """What stands below the axis."""
        return [(float(at), self.text(at * self.most, lang)) for at in QUARTERS]


def axis_of(question: Question, values: Iterable[Fraction], *, told: bool) -> ClassAxis | None:
    """The axis of a question, or nothing where answers are no numbers; the truth widens it only once it is told.

    >>> from dungeon_widgets.lab.questions.bank import find_question
    >>> axis_of(find_question("L02.q1"), [Fraction(6), Fraction(12)], told=False).ticks("en")[1]
    (0.25, '3')
    """
    if question.kind not in ("predict", "number"):
        return None
    if question.form == "chance":
        return ClassAxis()
    top = question.bounds[1] if question.kind == "predict" else None
    ends = (
        [Fraction(top)]
        if top
        else [
            Fraction(1),
            *values,
            *([Fraction(question.truth)] if told and question.truth is not None else []),
        ]
    )
    return ClassAxis(max(ends), is_chance=False)


def stacked(places: Iterable[Fraction]) -> list[int]:
    """How high each dot stands, from 1: as low as it can without lying on another. Places come in order.

    >>> stacked([Fraction(1, 2), Fraction(1, 2), Fraction(51, 100), Fraction(3, 4)])
    [1, 2, 3, 1]
    """
    last: list[Fraction] = []  # the place of the last dot at each height
    heights = []
    for place in places:
        height = next((n for n, other in enumerate(last) if place - other >= WIDTH), len(last))
        last[height : height + 1] = [place]
        heights.append(height + 1)
    return heights
