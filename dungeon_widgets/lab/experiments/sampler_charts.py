"""What an experiment shows: its sentence, its bars, and its running share in the funnel."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

from ..charts.charts import Chart, Mark, band, linear, log, mark
from ..text import decimal, percent, points, quotient, say, translated, whole
from .sampler import Experiment


def sentence(made: Experiment, lang: str = "en", *, exact: bool = True) -> str:
    """What there is to see, in one or two sentences."""
    estimate = made.estimate
    if estimate is None:
        return say("sampler.none", lang)
    text = say("sampler.share", lang, n=whole(made.n), hits=whole(made.hits), share=percent(estimate.p, lang))
    if exact and made.chance is not None:
        text += " " + say("sampler.exact", lang, p=quotient(made.chance), percent=percent(made.chance, lang))
    return text


def histogram(made: Experiment, lang: str = "en", *, exact: bool = True) -> Chart:
    """The bars of the law, and of what was drawn over them."""
    rows = made.rows()
    marks = _bars(made, rows, lang, exact=exact)
    top = max([point[1] or 0 for one in marks if one["kind"] == "bars" for point in one["points"]], default=1)
    what = translated(made.what, lang) or say("value", lang)
    names = [name_of(value, lang) for value, _, _ in rows]
    return Chart(
        translated(made.title, lang) or say("sampler.title", lang),
        sentence(made, lang, exact=exact),
        band(what, names),
        linear("", 0, top * 1.08, percent=True),
        marks,
        [what, *([say("exact", lang)] if exact else []), say("drawn", lang), say("share", lang)],
        [
            [
                name,
                *([quotient(p) if p is not None else ""] if exact else []),
                count,
                percent(count / made.n, lang) if made.n else "",
            ]
            for name, (_, p, count) in zip(names, rows, strict=True)
        ],
        lang=lang,
    )


def _bars(
    made: Experiment, rows: list[tuple[Any, Fraction | None, int]], lang: str, *, exact: bool
) -> list[Mark]:
    marks: list[Mark] = []
    inside = [place for place, (value, _, _) in enumerate(rows) if made.condition(value)]
    if inside and not made.yes_no:
        edges: list[list[float | None]] = [[inside[0] - 0.5, inside[-1] + 0.5]]
        marks.append(mark("zone", "dead", "", edges, [made.condition.words(lang)]))
    if exact and made.exact is not None:
        law: list[list[float | None]] = [[i, float(p)] for i, (_, p, _) in enumerate(rows) if p is not None]
        marks.append(mark("bars", "exact", say("exact", lang), law))
    if made.n:
        drawn: list[list[float | None]] = [[i, count / made.n] for i, (_, _, count) in enumerate(rows)]
        marks.append(mark("bars", "drawn", say("drawn", lang), drawn))
    return marks


def convergence(made: Experiment, lang: str = "en", *, exact: bool = True, funnel: bool = True) -> Chart:
    """The running share on a logarithmic axis, with the funnel it should stay in."""
    most = max(made.plan, made.target, 10)
    marks: list[Mark] = []
    p = made.chance if exact else None
    if p is not None:
        if funnel:
            edges: list[list[float | None]] = [[n, low, high] for n, low, high in made.funnel(most)]
            marks.append(mark("band", "exact", "", edges, [say("sampler.funnel", lang)]))
        marks.append(mark("rule", "exact", say("exact", lang), [[None, float(p)]], [quotient(p)]))
    curve = made.curve()
    marks.append(mark("line", "drawn", say("so far", lang), [[n, share] for n, share in curve]))
    return Chart(
        say("sampler.running", lang),
        sentence(made, lang, exact=exact),
        log(say("sampler.axis", lang), 1, most),
        linear("", 0, 1, percent=True),
        marks,
        ["n", say("share", lang)],
        [[n, decimal(share, lang, 4)] for n, share in curve],
        lang=lang,
    )


def comparison(made: list[tuple[str, Experiment]], lang: str = "en", *, exact: bool = True) -> Chart:
    """The shares of several experiments side by side, each with where its chance lies; of two also how far they are apart."""
    rows, drawn, laws, bands = [], [], [], []
    for place, (name, each) in enumerate(made):
        estimate, p = each.estimate, each.chance if exact else None
        low, high = estimate.interval() if estimate else (0.0, 0.0)
        drawn.append([float(place), float(estimate.p) if estimate else 0.0])
        bands.append(f"{percent(low, lang)} – {percent(high, lang)}" if estimate else "")
        laws += [] if p is None else [[float(place), float(p)]]
        told = "" if p is None else quotient(p)
        rows.append([name, whole(each.n), percent(estimate.p, lang) if estimate else "", bands[-1], told])
    marks = [mark("bars", "drawn", say("drawn", lang), [[x, y] for x, y in drawn])]
    if laws:
        marks.append(mark("notches", "exact", say("exact", lang), [[x, y] for x, y in laws]))
    top = max([y for _, y in [*drawn, *laws]], default=1.0) or 1.0
    return Chart(
        say("sampler.compare", lang),
        _apart(made, lang),
        band("", [name for name, _ in made]),
        linear("", 0, min(1.0, top * 1.1), percent=True),
        marks,
        ["", "n", say("share", lang), say("sampler.interval", lang), say("exact", lang)],
        rows,
        lang=lang,
    )


def _apart(made: list[tuple[str, Experiment]], lang: str) -> str:
    shares = [(name, each.estimate) for name, each in made]
    told = ", ".join(f"{name} {percent(e.p, lang)}" for name, e in shares if e is not None)
    known = [e for _, e in shares if e is not None]
    if len(known) != 2 or len(made) != 2:
        return f"{told}." if told else say("sampler.none", lang)
    one, two = known
    off = float(one.p - two.p)
    error = sqrt(sum(float(e.p) * (1 - float(e.p)) / e.n for e in known))
    key = "sampler.apart" if abs(off) > 2 * error else "sampler.not_apart"
    return f"{told}. " + say(key, lang, points=points(off, lang), error=points(2 * error, lang))


def name_of(value: Any, lang: str) -> str:
    """A drawn value as the axis writes it."""
    if isinstance(value, bool):
        return say("yes" if value else "no", lang)
    return quotient(value) if isinstance(value, (int, float, Fraction)) else str(value)
