"""What a test of dice shows: bars of a fair and of a loaded die, and the line that accuses them."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, sqrt

from ...charts.charts import Chart, Mark, band, linear, mark
from ...text import percent, quotient, say, whole
from .die_test import FAIR, Trial, sixes

REACH = 3.6  # standard deviations beyond the mean of the loaded die


def most_shown(made: Trial) -> int:
    """Up to how many sixes the bars go: as far as either die is likely to come, and as far as one came."""
    p = float(made.loaded)
    far = ceil(made.throws * p + REACH * sqrt(made.throws * p * (1 - p)))
    seen = max((shown for counts in made.counts.values() for shown in counts), default=0)
    return min(made.throws, max(far, seen, made.line))


def chance_of(made: Trial, kind: str) -> Fraction:
    """How often this die shows a six."""
    return FAIR if kind == "fair" else made.loaded


def line_words(made: Trial, lang: str) -> str:
    """From which number of sixes on a die is accused."""
    return say("die.line.least" if made.side == "at least" else "die.line.most", lang, n=made.line)


def accused_words(made: Trial, which: str, lang: str) -> str:
    """How many dice of a kind were accused since the line was drawn."""
    guilty, n = made.accused(which)
    if not n:
        return say(f"die.none.{which}", lang)
    return say(
        f"die.seen.{which}", lang, n=whole(n), guilty=whole(guilty), share=percent(Fraction(guilty, n), lang)
    )


def die_chart(made: Trial, kind: str, lang: str, *, exact: bool) -> Chart:
    """How many sixes one kind of die shows: exactly, as thrown, and with the line."""
    most, counts, p = most_shown(made), made.counts[kind], chance_of(made, kind)
    law, n = sixes(made.throws, p), counts.total()
    start, end = (made.line - 0.5, most + 0.5) if made.side == "at least" else (-0.5, made.line + 0.5)
    marks: list[Mark] = [mark("zone", "dead", "", [[start, end]], [say("die.accused", lang)])]
    if exact:
        marks.append(mark("bars", "exact", say("exact", lang), [[k, float(law[k])] for k in range(most + 1)]))
    if n:
        marks.append(
            mark("bars", "drawn", say("die.thrown", lang), [[k, counts[k] / n] for k in range(most + 1)])
        )
    tall = [point[1] or 0 for one in marks if one["kind"] == "bars" for point in one["points"]]
    label = say("die.axis", lang, n=made.throws)
    return Chart(
        say(f"die.figure.{kind}", lang, p=quotient(p)),
        f"{line_words(made, lang)} {accused_words(made, kind, lang)}",
        band(label, [str(k) for k in range(most + 1)]),
        linear("", 0, min(1.0, max(tall, default=0.0) * 1.15 or 0.2), percent=True),
        marks,
        [label, *([say("exact", lang)] if exact else []), say("die.thrown", lang), say("share", lang)],
        [
            [
                k,
                *([percent(law[k], lang)] if exact else []),
                counts[k],
                percent(Fraction(counts[k], n), lang) if n else "",
            ]
            for k in range(most + 1)
        ],
        lang=lang,
    )
