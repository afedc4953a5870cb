"""What intervals show: a wall of them against the truth, and the curve of how often they hold it."""

from __future__ import annotations

from fractions import Fraction

from ..charts.charts import Chart, Mark, Tone, linear, mark
from ..text import decimal, percent, say, whole
from .intervals import METHODS, Interval, Samples, coverage_curve

SHOWN = 100  # intervals on the wall
LEAST = 10  # rows of a wall with few of them


def reach(one: Interval, lang: str) -> str:
    """An interval in words, in per cent."""
    return say("intervals.reach", lang, low=percent(one.low, lang), high=percent(one.high, lang))


def sentence(made: Samples, lang: str, *, truth: bool) -> str:
    """How many intervals hold the truth; while it is hidden, what the newest sample says."""
    if not made.n:
        return say("intervals.none", lang)
    if truth:
        missed = made.n - made.held
        share = percent(Fraction(made.held, made.n), lang)
        return say("intervals.held", lang, held=whole(made.held), missed=whole(missed), share=share)
    hits = made.hits[-1]
    return say("intervals.newest", lang, hits=hits, n=made.throws, reach=reach(made.of(hits), lang))


def wall(made: Samples, lang: str, *, truth: bool) -> Chart:
    """The newest intervals, one above the other; what misses the truth is marked once it may be seen."""
    shown = made.hits[-SHOWN:]
    rows = max(LEAST, len(shown) + (made.written is not None))
    marks: list[Mark] = []
    named: set[str] = set()

    def draw(one: Interval, row: int, tone: Tone, name: str) -> None:
        ends: list[list[float | None]] = [[max(-0.02, one.low), row], [min(1.05, one.high), row]]
        marks.append(mark("line", tone, "" if name in named else name, ends))
        named.add(name)

    misses: list[list[float | None]] = []
    points: list[list[float | None]] = []  # intervals without a width, which no line can show
    for row, hits in enumerate(shown, 1):
        one = made.of(hits)
        missed = truth and not one.holds(made.chance)
        draw(
            one,
            row,
            "dead" if missed else "drawn",
            say("intervals.miss" if missed else "intervals.one", lang),
        )
        if missed:
            misses.append([hits / made.throws, row])
        elif one.low == one.high:
            points.append([one.low, row])
    if made.written is not None:
        draw(made.written, len(shown) + 1, "you", say("intervals.yours", lang))
    dots: tuple[tuple[Tone, list[list[float | None]]], ...] = (("dead", misses), ("drawn", points))
    marks += [mark("dots", tone, "", places, [""] * len(places)) for tone, places in dots if places]
    if truth:
        marks.append(mark("rule", "exact", "", [[float(made.chance), None]], [percent(made.chance, lang)]))
    table = [
        _row(made, number, hits, lang, truth) for number, hits in enumerate(shown, made.n - len(shown) + 1)
    ]
    heads = ["number", "hits", "low", "high", *(["holds"] if truth else [])]
    return Chart(
        say("intervals.wall", lang),
        sentence(made, lang, truth=truth),
        linear(say("intervals.chance", lang), -0.02, 1.05, percent=True),
        linear("", 0, rows + 1),
        marks,
        [say(f"intervals.{name}", lang) for name in heads],
        table,
        lang=lang,
    )


def _row(made: Samples, number: int, hits: int, lang: str, truth: bool) -> list[str | int]:
    one = made.of(hits)
    told: list[str | int] = [number, hits, decimal(one.low, lang, 3), decimal(one.high, lang, 3)]
    return [*told, say("yes" if one.holds(made.chance) else "no", lang)] if truth else told


def coverage_chart(made: Samples, lang: str) -> Chart:
    """For every chance of a hand how often an interval holds it: both methods, and what they promise."""
    n, level = made.throws, made.level
    tones: dict[str, Tone] = {"textbook": "you", "wilson": "exact"}
    curves = {method: coverage_curve(n, method, level) for method in METHODS}
    marks = [
        mark("line", tones[method], say(f"intervals.{method}", lang), [[p, held] for p, held in curve])
        for method, curve in curves.items()
    ]
    promise = Fraction(level, 100)
    marks.append(mark("rule", "safe", "", [[None, float(promise)]], [percent(promise, lang)]))
    least = {method: min(held for _, held in curve) for method, curve in curves.items()}
    told = say(
        "intervals.coverage_told",
        lang,
        n=len(curves["wilson"]),
        level=percent(promise, lang),
        textbook=percent(least["textbook"], lang),
        wilson=percent(least["wilson"], lang),
    )
    names = [say(f"intervals.{method}", lang) for method in METHODS]
    return Chart(
        say("intervals.coverage", lang, n=n),
        told,
        linear(say("intervals.chance", lang), 0, 1, percent=True),
        linear("", 0, 1, percent=True),
        marks,
        [say("intervals.chance", lang), *names],
        [
            [percent(p, lang), percent(held, lang), percent(curves["wilson"][place][1], lang)]
            for place, (p, held) in enumerate(curves["textbook"])
            if place % 10 == 9
        ],
        lang=lang,
    )
