"""Throw at a target: rings, scatter, the fitted spread, and where to aim."""

from __future__ import annotations

from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.charts import Chart, Mark, band, linear, mark
from ...lab.charts.svg import PALE, SOFT, STRONG, picture, tag, words
from ...lab.experiments.target import Fit, Pit, Target, Thrower
from ...lab.text import decimal, percent, say, whole
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, flag_in, head
from .contract import TargetState

SHOWN = 400  # points drawn


class TargetView(LabWidget):
    """A target and a hand that scatters by the normal law: which ring is hit, and where to aim.

    - `spread`: the standard deviation of a throw, in widths of a ring.
    - `pit`: ``(1.5, -6)`` takes six points for a throw more than 1.5 to the right of the centre.
    - `seed`: the luck of the throws; None is a student's own. `show_exact`: whether the exact law is shown beside them.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` if the spread is no number from 0.05 to 20.

    >>> view = TargetView(spread=2, seed=1).throw(30)
    >>> view
    TargetView(30 throws at (0, 0): fitted spread 2.15)
    """

    _kind = "target"
    _tab_names = (
        *LabWidget._tab_names,
        "aim_at",
        "clear",
        "counts",
        "fit",
        "picture",
        "points",
        "rings",
        "score",
        "throw",
    )

    def __init__(
        self,
        *,
        spread: float = 2,
        pit: tuple[float, int] | None = None,
        seed: int | None = 0,
        show_exact: bool = False,
        **settings: Unpack[LabSettings],
    ) -> None:
        target = Target(pit=None if pit is None else Pit(float(pit[0]), int(pit[1])))
        self._hand = Thrower(target, spread=spread, seed=self._seed_of(seed, "target", spread, pit))
        self._show_exact, self._heat = show_exact, False
        super().__init__(**settings)

    def _reseed(self, seed: int) -> None:
        self._hand.seed = seed
        self._hand.clear()

    @property
    def _exact(self) -> bool:
        return self._show_exact and self._held() is None

    @property
    def points(self) -> list[tuple[float, float]]:
        """Where the throws landed."""
        return list(self._hand.points)

    @property
    def score(self) -> int:
        """What the throws are worth together."""
        return self._hand.score()

    def counts(self) -> list[int]:
        """How often each ring was hit, the last for none."""
        return self._hand.counts()

    def rings(self) -> list[float]:
        """The exact chance of each ring, the last for none."""
        return self._hand.target.rings(self._hand.spread, self._hand.aim)

    def fit(self) -> Fit:
        """The spread that fits the throws, with its interval."""
        return self._hand.fit()

    @locked
    def throw(self, times: int = 1) -> TargetView:
        """Throw so many times more."""
        self._hand.throw(times)
        return self._shown()

    @locked
    def aim_at(self, x: float, y: float = 0.0) -> TargetView:
        """Aim elsewhere; the throws are taken away."""
        self._hand.aim_at(x, y)
        return self._shown()

    @locked
    def clear(self) -> TargetView:
        """Take the throws away."""
        self._hand.clear()
        return self._shown()

    # -- messages ---------------------------------------------------------------------------------------

    def _on_throw(self, content: Any) -> None:
        times = content.get("times")
        if times not in (1, 30, 1000):
            raise BadMessageError("throw 1, 30 or 1000 times")
        self._hand.throw(times)

    def _on_aim(self, content: Any) -> None:
        x, y = content.get("x"), content.get("y")
        if type(x) not in (int, float) or type(y) not in (int, float):
            raise BadMessageError("an aim is two numbers")
        self._hand.aim_at(x, y)

    def _on_clear(self, _content: Any) -> None:
        self._hand.clear()

    def _on_look(self, content: Any) -> None:
        self._show_exact, self._heat = flag_in(content, "exact"), flag_in(content, "heat")

    _messages: ClassVar[Messages] = {
        "throw": _on_throw,
        "aim": _on_aim,
        "clear": _on_clear,
        "look": _on_look,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _state(self) -> TargetState:
        hand, lang = self._hand, self.lang
        lead = say("target.lead", lang, n=whole(len(hand.points)), score=hand.score())
        fitted, heated = self._fitted(), self._heat and self._exact
        return {
            "head": head(say("target.title", lang), say("target.caption", lang), lead, fitted),
            "values": list(hand.target.values),
            "pit": None if hand.target.pit is None else hand.target.pit.edge,
            "points": [[round(x, 3), round(y, 3)] for x, y in hand.points[-SHOWN:]],
            "aim": list(hand.aim),
            "spread": decimal(hand.spread, lang, 2) if self._exact else None,
            "fitted": fitted or None,
            "score": hand.score(),
            "exact": self._exact,
            "held": self._held(),
            "chart": self._chart().to_json(),
            "heat": self._heat_map() if heated else None,
            "best": self._best() if heated else None,
            "seed": str(hand.seed),
        }

    def _fitted(self) -> str:
        """The spread that the throws so far speak for."""
        if not self._hand.points:
            return ""
        fitted = self._hand.fit()
        s, low, high = (decimal(value, self.lang, 2) for value in (fitted.spread, fitted.low, fitted.high))
        return say("target.fit", self.lang, s=s, low=low, high=high)

    def _heat_map(self) -> list[list[float]]:
        """What each aim is worth on average."""
        return [[round(value, 3) for value in row] for row in self._hand.target.heat(self._hand.spread)]

    def _best(self) -> str:
        target, spread = self._hand.target, self._hand.spread
        best = target.best_aim(spread)
        mean = decimal(target.mean(spread, best), self.lang, 2)
        return say("target.best", self.lang, x=decimal(best[0], self.lang, 1), mean=mean)

    def _chart(self) -> Chart:
        hand, lang = self._hand, self.lang
        names = [str(ring + 1) for ring in range(len(hand.target.values))] + [say("target.miss", lang)]
        n, counts = len(hand.points), hand.counts()
        marks: list[Mark] = []
        exact = self.rings() if self._exact else []
        if exact:
            marks.append(
                mark("bars", "exact", say("exact", lang), [[place, p] for place, p in enumerate(exact)])
            )
        if n:
            marks.append(
                mark(
                    "bars",
                    "drawn",
                    say("target.thrown", lang),
                    [[place, count / n] for place, count in enumerate(counts)],
                )
            )
        top = max([0.3, *(point[1] or 0 for one in marks for point in one["points"])]) * 1.1
        rows: list[list[Any]] = [
            [
                name,
                *([percent(exact[place], lang)] if exact else []),
                counts[place],
                percent(counts[place] / n, lang) if n else "",
            ]
            for place, name in enumerate(names)
        ]
        columns = [
            say("target.ring", lang),
            *([say("exact", lang)] if exact else []),
            say("target.thrown", lang),
            say("share", lang),
        ]
        return Chart(
            say("target.rings", lang),
            say("target.lead", lang, n=whole(n), score=hand.score()),
            band(say("target.ring", lang), names),
            linear("", 0, top, percent=True),
            marks,
            columns,
            rows,
            lang=lang,
        )

    def _picture(self) -> str:
        hand, parts = self._hand, []
        for ring in range(len(hand.target.values), 0, -1):
            parts.append(
                tag(
                    "circle",
                    cx=160,
                    cy=160,
                    r=22 * ring,
                    fill=PALE["exact"] if ring % 2 else "#fffaee",
                    stroke=SOFT,
                )
            )
        if hand.target.pit:
            parts.append(
                tag(
                    "path",
                    d=f"M{160 + 22 * hand.target.pit.edge:.1f} 26V294",
                    stroke=STRONG["dead"],
                    stroke_width=2,
                    stroke_dasharray="5 4",
                )
            )
        for x, y in hand.points[-SHOWN:]:
            parts.append(tag("circle", cx=160 + 22 * x, cy=160 - 22 * y, r=2.5, fill=STRONG["drawn"]))
        text = self._state()["head"]
        return picture(
            [
                *parts,
                words(text["lead"], 320, 60, size=14, serif=True, bold=True),
                words(text["sentence"], 320, 86, size=12),
            ],
            f"{text['lead']} {text['sentence']}",
            640,
            320,
        )

    def _in_words(self) -> str:
        x, y = self._hand.aim
        fitted = f": fitted spread {self.fit().spread:.2f}" if self.points else ""
        return f"TargetView({len(self.points)} throws at ({x:g}, {y:g}){fitted})"
