"""The figure of one question to a class: the answers on an axis or as bars, their middle, the simulated band, and the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import median
from typing import Any

from ....lab.classroom.class_axis import ClassAxis, axis_of, stacked
from ....lab.classroom.class_bars import bars_of
from ....lab.classroom.classroom import Given, twins_of
from ....lab.questions.questions import Question
from ....lab.questions.simulated_truths import experiment_of
from ....lab.text import percent, say, whole
from ..contract import ClassBar, ClassDot

RUNS = 1000


@dataclass(frozen=True)
class ClassFigure:
    """What is drawn of the answers so far: dots where they are numbers, else bars; nothing where there is no question.

    Places are from 0 to 1. The band is there from the second step on, the truth in the third.
    """

    axis: ClassAxis | None = None
    ticks: list[tuple[float, str]] = field(default_factory=list)
    dots: list[ClassDot] = field(default_factory=list)
    bars: list[ClassBar] = field(default_factory=list)
    left_out: int = 0
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
        return ClassFigure(bars=_bars(question, given, lang, told=told))
    truth = question.truth if told else None
    middle, middle_text = _middle(axis, values, lang)
    band, band_text = _band(question, lang) if step >= 2 else (None, None)
    dots = _dots(axis, given, _mistakes(question) if told else [], names=names)
    return ClassFigure(
        axis=axis,
        ticks=axis.ticks(lang),
        dots=dots,
        left_out=len(given) - len(dots),
        median=middle,
        median_text=middle_text,
        band=band,
        band_text=band_text,
        truth=truth,
        exact=None if truth is None else float(axis.exactly(truth)),
        exact_text=None if truth is None else axis.truth_text(truth, lang),
    )


def _middle(axis: ClassAxis, values: list[Fraction], lang: str) -> tuple[float | None, str | None]:
    if not values:
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
    """A dot for each answer where it was said; `mistakes` are those to point out."""
    named = [Fraction(m.is_) for m in mistakes if isinstance(m.is_, (int, float, Fraction))]
    near = axis.most / 200
    drawn = [(at, each) for each in given if (at := axis.at(each.value)) is not None]
    drawn.sort(key=lambda one: (one[0], one[1].who))
    return [
        {
            "x": float(place),
            "stack": height,
            "named": any(abs((each.value or 0) - wrong) <= near for wrong in named),
            "who": each.who if names else "",
            "text": each.answer,
        }
        for (place, each), height in zip(drawn, stacked(place for place, _ in drawn), strict=True)
    ]


def _bars(question: Question, given: Sequence[Given], lang: str, *, told: bool) -> list[ClassBar]:
    """The most frequent answers; which are right is told in the third step."""
    bars = bars_of(question, [each.answer for each in given], lang)
    longest = max((bar.students for bar in bars), default=1) or 1
    return [
        {
            "label": bar.label,
            "students": bar.students,
            "share": bar.students / longest,
            "right": bar.status == "right" if told and bar.status in ("right", "wrong") else None,
            "named": told and bar.named and bar.students > 0,
            "code": bar.code,
        }
        for bar in bars
    ]


def _mistakes(question: Question) -> list[Any]:
    """The named mistakes of a question; of a guess those of the exercises that count it."""
    if question.kind != "predict":
        return question.mistakes
    return [mistake for twin in twins_of(question) for mistake in twin.mistakes]
