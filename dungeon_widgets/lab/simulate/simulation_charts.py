"""What a simulation looks like: shares won with their intervals, and two simulations side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from ...odds.estimate import Estimate
from ..charts.charts import Chart, Mark, band, linear, mark
from ..text import decimal, percent, say, whole

if TYPE_CHECKING:
    from .simulation import Simulation


def chart_of(simulation: Simulation, lang: str = "en") -> Chart:
    """Each seat's share of wins as a bar with its interval; mean scores where nobody wins."""
    seats = list(simulation.seats)
    if not len(simulation):
        return Chart(
            _title(simulation, lang),
            say("simulation.none", lang),
            band("", seats),
            linear("", 0, 1),
            [],
            [],
            [],
        )
    if simulation.knows_winners:
        return _shares(simulation, [simulation.wins(seat) for seat in range(len(seats))], seats, lang)
    return _scores(simulation, seats, lang)


def _shares(simulation: Simulation, wins: Sequence[Estimate], seats: list[str], lang: str) -> Chart:
    best = max(range(len(seats)), key=lambda seat: wins[seat].p)
    bars: list[list[float | None]] = [[seat, each.p] for seat, each in enumerate(wins)]
    sentence = say(
        "simulation.wins", lang, seat=seats[best], p=percent(wins[best].p, lang), n=whole(len(simulation))
    )
    rows: list[list[Any]] = [
        [spec, each.hits, percent(each.p, lang), *(percent(edge, lang) for edge in each.interval())]
        for spec, each in zip(seats, wins, strict=True)
    ]
    head = [say("simulation.seat", lang), say("simulation.won", lang), say("share", lang), "95 % –", "95 % +"]
    return Chart(
        _title(simulation, lang),
        sentence,
        band(say("simulation.seat", lang), seats),
        linear("", 0, 1, percent=True),
        [mark("bars", "drawn", say("simulation.won", lang), bars)],
        head,
        rows,
        lang=lang,
    )


def _scores(simulation: Simulation, seats: list[str], lang: str) -> Chart:
    means = [simulation.mean_score(seat) for seat in range(len(seats))]
    bars: list[list[float | None]] = [[seat, max(0.0, each.mean)] for seat, each in enumerate(means)]
    sentence = say(
        "simulation.scores",
        lang,
        mean=decimal(means[0].mean, lang, 2),
        error=decimal(means[0].error, lang, 2),
        n=whole(len(simulation)),
    )
    top = max([1.0, *(each.mean for each in means)]) * 1.1
    marks: list[Mark] = [mark("bars", "drawn", say("simulation.score", lang), bars)]
    rows: list[list[Any]] = [
        [spec, decimal(each.mean, lang, 3), decimal(each.error, lang, 3)]
        for spec, each in zip(seats, means, strict=True)
    ]
    head = [say("simulation.seat", lang), say("simulation.score", lang), "±"]
    return Chart(
        _title(simulation, lang),
        sentence,
        band(say("simulation.seat", lang), seats),
        linear("", 0, top),
        marks,
        head,
        rows,
        lang=lang,
    )


def _title(simulation: Simulation, lang: str) -> str:
    return say("simulation.title", lang, game=simulation.game.words.title(lang), n=whole(len(simulation)))


@dataclass(frozen=True)
class Comparison:
    """Two simulations, seat by seat: the difference of the shares and how many standard errors it is."""

    one: Simulation
    two: Simulation

    def difference(self, seat: int) -> tuple[float, float]:
        """The second share minus the first, and its standard error."""
        a, b = self._of(self.one, seat), self._of(self.two, seat)
        return b[0] - a[0], sqrt(a[1] ** 2 + b[1] ** 2)

    def _of(self, simulation: Simulation, seat: int) -> tuple[float, float]:
        if self.one.knows_winners and self.two.knows_winners:
            won = simulation.wins(seat)
            # Two imagined wins and two losses (Agresti and Coull): a share of 0 or 1 has an error too.
            near = (won.hits + 2) / (won.n + 4)
            return won.p, sqrt(near * (1 - near) / (won.n + 4))
        mean = simulation.mean_score(seat)
        return mean.mean, mean.error

    def errors(self, seat: int) -> float:
        """How many standard errors apart they are: above 4 luck alone does it once in 16 000 times."""
        gap, error = self.difference(seat)
        return abs(gap) / error if error else (0.0 if gap == 0 else float("inf"))

    def chart(self, lang: str = "en") -> Chart:
        """Both side by side."""
        seats = [f"{number}" for number in range(len(self.one.seats))]
        values = [[self._of(each, seat)[0] for seat in range(len(seats))] for each in (self.one, self.two)]
        percents = self.one.knows_winners and self.two.knows_winners
        marks = [
            mark(
                "bars",
                "exact",
                say("simulation.first", lang),
                [[seat, value] for seat, value in enumerate(values[0])],
            ),
            mark(
                "bars",
                "drawn",
                say("simulation.second", lang),
                [[seat, value] for seat, value in enumerate(values[1])],
            ),
        ]
        top = 1.0 if percents else max([1.0, *values[0], *values[1]]) * 1.1
        rows: list[list[Any]] = [
            [
                seat,
                self.one.seats[seat],
                decimal(values[0][seat], lang),
                self.two.seats[seat],
                decimal(values[1][seat], lang),
                decimal(self.errors(seat), lang, 1),
            ]
            for seat in range(len(seats))
        ]
        head = [
            say("simulation.seat", lang),
            say("simulation.first", lang),
            "",
            say("simulation.second", lang),
            "",
            say("simulation.errors", lang),
        ]
        return Chart(
            say("simulation.compare", lang),
            self.sentence(lang),
            band(say("simulation.seat", lang), seats),
            linear("", 0, top, percent=percents),
            marks,
            head,
            rows,
            lang=lang,
        )

    def sentence(self, lang: str = "en") -> str:
        """Whether the difference is more than luck."""
        seat = max(range(len(self.one.seats)), key=self.errors)
        gap, error = self.difference(seat)
        key = "simulation.differ" if self.errors(seat) > 4 else "simulation.alike"
        return say(
            key,
            lang,
            seat=seat,
            gap=decimal(gap, lang),
            error=decimal(error, lang),
            errors=decimal(self.errors(seat), lang, 1),
        )

    def __repr__(self) -> str:
        return f"Comparison({self.sentence()})"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"image/svg+xml": self.chart().svg(), "text/plain": repr(self)}


def compared(one: Simulation, two: Simulation) -> Comparison:
    """Two simulations of the same game with as many seats; `ValueError` says what does not fit."""
    if not hasattr(two, "seats") or not hasattr(two, "wins"):
        raise ValueError("compare with the result of another simulate(...)")
    if one.game.name != two.game.name or len(one.seats) != len(two.seats):
        raise ValueError("these simulations are of different games, or have different numbers of seats")
    if not len(one) or not len(two):
        raise ValueError("a simulation without games cannot be compared")
    return Comparison(one, two)
