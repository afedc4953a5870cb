"""What the class has answered so far, as far as it may be shown: no median, no band and no truth before it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...lab.classroom.classroom import Given
from ...widgets.lab.room.class_plot import ClassFigure, figure_of
from ..contract import LiveBar, LiveFigure
from ..words import say
from .asking import Asking

ROUND = 20
"""Dots are drawn at twentieths: a dot on a wall is nobody's own number."""


def shown_figure(asking: Asking, given: Sequence[Given], lang: str, *, answers: bool = True) -> LiveFigure:
    """The figure of a question at its phase; without `answers` the dots wait too."""
    figure = _whole(asking, given, lang)
    told = asking.told
    places: dict[float, int] = {}
    dots: list[tuple[float, int]] = []
    for dot in figure.dots if answers or not asking.is_open else []:
        place = round(dot["x"] * ROUND) / ROUND
        places[place] = places.get(place, 0) + 1
        dots.append((place, places[place]))
    bars: list[LiveBar] = []
    if answers or not asking.is_open:
        bars = [
            {"label": b["label"], "students": b["students"], "share": b["share"], "right": b["right"]}
            for b in figure.bars
        ]
    return {
        "plotted": figure.axis is not None,
        "ticks": figure.ticks,
        "dots": dots,
        "bars": bars,
        "median": figure.median if told else None,
        "median_text": (figure.median_text or "") if told else "",
        "band": figure.band if asking.simulated else None,
        "band_text": (figure.band_text or "") if asking.simulated else "",
        "exact": figure.exact,
        "exact_text": figure.exact_text or "",
        "scale": say("rounded" if figure.axis is not None else "bars", lang),
    }


def _whole(asking: Asking, given: Sequence[Given], lang: str) -> ClassFigure:
    """A simulation is run once for a question and its answers."""
    if asking.step == 1:
        return figure_of(asking.question, given, 1, lang, names=False)
    return _late(asking.question.full_id, tuple(given), asking.step, lang)


@lru_cache(maxsize=8)
def _late(id: str, given: tuple[Given, ...], step: int, lang: str) -> ClassFigure:
    from ...lab.questions.bank import find_question

    return figure_of(find_question(id), given, step, lang, names=False)
