"""The figure of one question to a class: the answers on an axis, their middle, the simulated band, and the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import median
from typing import Any

from ...lab.classroom.class_axis import ClassAxis, axis_of, truth_of
from ...lab.classroom.classroom import Given, twins_of
from ...lab.questions.questions import Question
from ...lab.questions.simulated_truths import experiment_of
from ...lab.text import percent, say, whole
from .contract import ClassDot

RUNS = 1000


@dataclass(frozen=True)
class ClassFigure:
    """What is drawn of the answers so far; nothing where there is no question, or where answers are no numbers.

    Places are from 0 to 1. The band is there from the second step on, the truth in the third.
    """

    axis: ClassAxis | None = None
    ticks: list[tuple[float, str]] = field(default_factory=list)
    dots: list[ClassDot] = field(default_factory=list)
    median: float | None = None
    median_text: str | None = None
    band: list[float] | None = None
    band_text: str | None = None
    truth: Any = None
    exact: float | None = None
    exact_text: str | None = None

    def off(self, given: Given) -> Fraction | None:
        """How far an answer is above the chance that is right; nothing before that is told."""
        if self.axis is None or not self.axis.is_chance or self.truth is None or given.value is None:
            return None
        return given.value - Fraction(self.truth)


def figure_of(
    question: Question, given: Sequence[Given], step: int, lang: str, *, names: bool
) -> ClassFigure:
    """The figure at a step: 1 the answers, 2 the simulation too, 3 the truth too."""
    told = step == 3
    values = [each.value for each in given if each.value is not None]
    axis = axis_of(question, values, told=told)
    if axis is None:
        return ClassFigure()
    truth = truth_of(question) if told else None
    middle, middle_text = _middle(axis, values, lang)
    band, band_text = _band(question, lang) if step >= 2 else (None, None)
    return ClassFigure(
        axis=axis,
        ticks=axis.ticks(lang),
        dots=_dots(axis, given, _mistakes(question) if told else [], names=names),
        median=middle,
        median_text=middle_text,
        band=band,
        band_text=band_text,
        truth=truth,
        exact=float(axis.exactly(truth) or 0) if told else None,
        exact_text=axis.truth_text(truth, lang) if told else None,
    )


def _middle(axis: ClassAxis, values: list[Fraction], lang: str) -> tuple[float | None, str | None]:
    if not values or axis.places:
        return None, None
    middle = median(values)
    return float(min(Fraction(1), middle / axis.most)), say(
        "class.median_is", lang, p=axis.text(middle, lang)
    )


def _band(question: Question, lang: str) -> tuple[list[float] | None, str | None]:
    """Where a simulation puts the truth, and the sentence that says so."""
    made = experiment_of(question)
    if made is None:
        return None, None
    estimate = made.run(RUNS).estimate
    assert estimate is not None
    low, high = estimate.interval()
    hits, n = whole(estimate.hits), whole(RUNS)
    text = say("class.simulated", lang, hits=hits, n=n, low=percent(low, lang), high=percent(high, lang))
    return [low, high], text


def _dots(axis: ClassAxis, given: Sequence[Given], mistakes: list[Any], *, names: bool) -> list[ClassDot]:
    """An answer each, stacked where several lie; `mistakes` are those to point out."""
    named = [Fraction(m.is_) for m in mistakes if isinstance(m.is_, (int, float, Fraction))]
    near = axis.most / 200
    stacks: dict[Fraction, int] = {}
    dots: list[ClassDot] = []
    for each in sorted(given, key=lambda one: one.value or 0):
        place = axis.at(each.answer, each.value)
        if place is None:
            continue
        stacks[place] = stacks.get(place, 0) + 1
        dots.append(
            {
                "x": float(place),
                "stack": stacks[place],
                "named": any(abs((each.value or 0) - wrong) <= near for wrong in named),
                "who": each.who if names else "",
                "text": each.answer,
            }
        )
    return dots


def _mistakes(question: Question) -> list[Any]:
    """The named mistakes of a question; of a guess those of the exercises that count it."""
    if question.kind != "predict":
        return question.mistakes
    return [mistake for twin in twins_of(question) for mistake in twin.mistakes]
