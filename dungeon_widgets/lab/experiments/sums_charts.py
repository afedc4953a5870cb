"""What sums of dice show: bars of their sums or means with a normal curve over them, and long rows that settle down."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, exp, floor, pi, sqrt
from typing import Any

from ..charts.charts import Chart, Mark, band, linear, log, mark
from ..text import decimal, percent, quotient, say, whole
from .sums import ROW, DiceSums

MOST_BARS = 45
REACH = 4  # standard deviations on each side of a close look
FINE = 4  # points of the curve for each bar
FUNNEL = 2  # standard deviations on each side of a funnel
SHORT = 10**6  # a fraction with a larger denominator is nothing to read


def sentence(made: DiceSums, lang: str, *, exact: bool) -> str:
    """How many means were close, and how likely that is."""
    if not made.n:
        return say("sums.none", lang)
    low, high = closeness(made, lang)
    told = say(
        "sums.share",
        lang,
        n=whole(made.n),
        hits=whole(made.hits),
        share=percent(Fraction(made.hits, made.n), lang),
        low=low,
        high=high,
    )
    return f"{told} {say('sums.exact', lang, p=chance_text(made, lang))}" if exact else told


def closeness(made: DiceSums, lang: str) -> tuple[str, str]:
    """Between which means a mean counts as close."""
    mean, near = made.moments.mean, made.near
    return decimal(mean - near, lang), decimal(mean + near, lang)


def chance_text(made: DiceSums, lang: str) -> str:
    """The chance of a close mean: with its fraction, where one can read it."""
    p = made.chance
    told = percent(p, lang)
    return f"{quotient(p)} = {told}" if 1 < p.denominator < SHORT else told


def histogram(made: DiceSums, lang: str, *, view: str, exact: bool, curve: bool) -> Chart:
    """The bars of the mean on the whole scale of the die, or of the sum close up."""
    mean = view == "mean"
    classes = _classes(made, mean=mean)
    n, law, step = made.n, made.law, made.step
    counts = [sum(made.counts.get(total, 0) for total in range(a, b + 1, step)) for a, b in classes]
    width = classes[0][1] - classes[0][0] + step

    def place(total: float) -> float:
        return (total - classes[0][0]) / width - (width - step) / (2 * width)

    marks: list[Mark] = []
    if mean:
        low, high = (made.dice * (made.moments.mean + side) for side in (-made.near, made.near))
        edges: list[list[float | None]] = [
            [max(-0.5, place(float(low) - step / 2)), min(len(classes) - 0.5, place(float(high) + step / 2))]
        ]
        marks.append(mark("zone", "safe", "", edges, [say("sums.close", lang)]))
    if exact:
        chances = [float(law.where(lambda total, a=a, b=b: a <= total <= b)) for a, b in classes]  # type: ignore[misc]
        marks.append(mark("bars", "exact", say("exact", lang), [[i, p] for i, p in enumerate(chances)]))
    if n:
        marks.append(
            mark("bars", "drawn", say("sums.rolled", lang), [[i, c / n] for i, c in enumerate(counts)])
        )
    if exact and curve:
        centre, spread = float(made.dice * made.moments.mean), made.spread
        bell: list[list[float | None]] = []
        for fine in range(len(classes) * FINE + 1):
            at = fine / FINE - 0.5
            total = classes[0][0] + (at + (width - step) / (2 * width)) * width
            height = width * exp(-(((total - centre) / spread) ** 2) / 2) / (spread * sqrt(2 * pi))
            bell.append([at, height])
        marks.append(mark("line", "you", say("sums.curve", lang), bell))
    tall = [point[1] or 0 for one in marks if one["kind"] in ("bars", "line") for point in one["points"]]
    names = [_name(made, a, b, lang, mean=mean) for a, b in classes]
    what = say("sums.mean" if mean else "sums.sum", lang, n=made.dice)
    return Chart(
        what,
        sentence(made, lang, exact=exact),
        band(what, names),
        linear("", 0, min(1.0, max(tall, default=0.0) * 1.1 or 1.0), percent=True),
        marks,
        [what, *([say("exact", lang)] if exact else []), say("sums.rolled", lang), say("share", lang)],
        [
            [
                name,
                *([percent(law.where(lambda t, a=a, b=b: a <= t <= b), lang)] if exact else []),  # type: ignore[misc]
                count,
                percent(count / n, lang) if n else "",
            ]
            for name, (a, b), count in zip(names, classes, counts, strict=True)
        ],
        lang=lang,
    )


def _classes(made: DiceSums, *, mean: bool) -> list[tuple[int, int]]:
    if mean:
        return made.classes(made.dice * min(made.faces), made.dice * max(made.faces), MOST_BARS)
    centre, reach = made.dice * made.moments.mean, REACH * made.spread
    return made.classes(floor(centre - reach), ceil(centre + reach), MOST_BARS)


def _name(made: DiceSums, first: int, last: int, lang: str, *, mean: bool) -> str:
    middle = Fraction(first + last, 2)
    return decimal(middle / made.dice, lang, 2) if mean else decimal(middle, lang, 1)


def rows_chart(made: DiceSums, lang: str, *, view: str, exact: bool) -> Chart:
    """The long rows: their mean, which settles down, or how far their sum is off, which does not."""
    mean, spread = made.moments.mean, sqrt(made.moments.variance)
    settles = view == "mean"

    def height(n: int, total: int) -> float:
        return total / n if settles else float(total - n * mean)

    lines = [[(n, height(n, total)) for n, total in way] for way in made.rows]
    marks: list[Mark] = []
    if exact:
        sizes = [n for n, _ in made.rows[0]] if made.rows else [1, 3, 10, 30, 100, 300, ROW]
        half = {n: FUNNEL * spread * (1 / sqrt(n) if settles else sqrt(n)) for n in sizes}
        middle = float(mean) if settles else 0.0
        least, most = _reach(made, lines, settles)
        edges: list[list[float | None]] = [
            [n, max(least, middle - half[n]), min(most, middle + half[n])] for n in sizes
        ]
        marks.append(mark("band", "exact", "", edges, [say("sums.funnel", lang)]))
    name = decimal(mean, lang) if settles else "0"
    marks.append(mark("rule", "exact", "", [[None, float(mean) if settles else 0.0]], [name]))
    for number, line in enumerate(lines):
        newest = number == len(lines) - 1
        marks.append(
            mark(
                "line",
                "drawn" if newest else "plain",
                say("sums.newest", lang) if newest else "",
                [[n, y] for n, y in line],
            )
        )
    low, high = _reach(made, lines, settles)
    key = "sums.rows_mean" if settles else "sums.rows_off"
    rows: list[list[Any]] = [
        [number, n, decimal(y, lang, 2)]
        for number, line in enumerate(lines, 1)
        for n, y in line
        if n in (1, 10, 100, ROW) or n == line[-1][0]
    ]
    return Chart(
        say(f"{key}.title", lang, mean=decimal(mean, lang)),
        _told(made, lang, settles),
        log(say("sums.axis", lang), 1, ROW),
        linear("", low, high),
        marks,
        [say("sums.row", lang), "n", say(f"{key}.column", lang, mean=decimal(mean, lang))],
        rows,
        lang=lang,
    )


def _reach(made: DiceSums, lines: list[list[tuple[int, float]]], settles: bool) -> tuple[float, float]:
    if settles:
        return float(min(made.faces)), float(max(made.faces))
    far = max([abs(y) for line in lines for _, y in line], default=0.0)
    half = max(far, 2.2 * sqrt(made.moments.variance * ROW))
    return -half * 1.05, half * 1.05


def _told(made: DiceSums, lang: str, settles: bool) -> str:
    """Where the rows ended."""
    if not made.rows:
        return say("sums.no_rows", lang)
    mean = made.moments.mean
    ends = [way[-1][1] for way in made.rows]
    if settles:
        values = [decimal(total / ROW, lang, 2) for total in ends]
    else:
        values = [decimal(total - ROW * mean, lang, 1) for total in ends]
    key = "sums.ends_mean" if settles else "sums.ends_off"
    return say(key, lang, n=whole(ROW), values="; ".join(values[-5:]), mean=decimal(mean, lang))
