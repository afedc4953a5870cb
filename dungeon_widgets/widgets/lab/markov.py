"""A small Markov chain: nodes, chances, steps, and how long it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from fractions import Fraction
from math import cos, pi, sin
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.charts import Chart, band, linear, mark
from ...lab.charts.svg import PALE, SOFT, STRONG, picture, tag, words
from ...lab.experiments.markov import Chain
from ...lab.text import decimal, percent, quotient, say, whole
from ..page.lock import locked
from ..page.recipe import remembered
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, head
from .contract import ChainEdge, ChainNode, MarkovState

WALKS = 1000
LISTED = 64  # states in the table


class MarkovView(LabWidget):
    """A small Markov chain: its states, its chances, walks through it, and how long they take.

    - `rows`: for each state the chance to go to each next state, as a mapping of mappings; or a `Chain`.
    - `start`: the first state, by default the first row. `seed`: the luck of the walks; None is a student's own.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    Up to 64 states are drawn; more are listed. `ValueError` if chances do not add to 1 or a state is missing.

    >>> view = MarkovView.coverage({2, 12})
    >>> view
    MarkovView(4 states, from 'nothing')
    >>> view.expected()
    Fraction(1503, 133)
    """

    _kind = "markov"
    _tab_names = (
        *LabWidget._tab_names,
        "after",
        "chain",
        "coverage",
        "expected",
        "picture",
        "restart",
        "run",
        "step",
        "times",
    )

    def __init__(
        self,
        rows: Mapping[str, Mapping[str, Any]] | Chain,
        *,
        start: str | None = None,
        seed: int | None = 0,
        **settings: Unpack[LabSettings],
    ) -> None:
        self.chain = rows if isinstance(rows, Chain) else Chain(rows, start=start, seed=seed or 0)
        if seed is None:
            self._reseed(self._seed_of(None, "markov", *self.chain.states))
        self._lengths: list[int] = []
        super().__init__(**settings)

    @classmethod
    @remembered
    def coverage(
        cls, sums: Collection[int], dice: int = 4, *, seed: int | None = 0, **settings: Unpack[LabSettings]
    ) -> MarkovView:
        """Which of the sums have been made so far, roll by roll."""
        return cls(Chain.coverage(sums, dice, seed=seed or 0), seed=seed, **settings)

    def _reseed(self, seed: int) -> None:
        self.chain.seed = seed
        self.chain.restart()

    def expected(self, start: str | None = None) -> Fraction:
        """The expected number of steps until the end."""
        return self.chain.expected(start)

    def times(self) -> dict[str, Fraction]:
        """The expected number of steps until the end, from each state."""
        return self.chain.times()

    def after(self, steps: int) -> dict[str, Fraction]:
        """Where one is after so many steps."""
        return self.chain.after(steps)

    @locked
    def step(self) -> MarkovView:
        """One step by luck."""
        self.chain.step()
        return self._shown()

    @locked
    def run(self, walks: int = WALKS) -> list[int]:
        """How long so many walks took."""
        self._lengths = self.chain.run(walks)
        self._show()
        return self._lengths

    @locked
    def restart(self) -> MarkovView:
        """Back to the start, with the same luck to come."""
        self.chain.restart()
        return self._shown()

    def _on_step(self, _content: Any) -> None:
        self.chain.step()

    def _on_run(self, _content: Any) -> None:
        self._lengths = self.chain.run(WALKS)

    def _on_restart(self, _content: Any) -> None:
        self.chain.restart()
        self._lengths = []

    _messages: ClassVar[Messages] = {
        "step": _on_step,
        "run": _on_run,
        "restart": _on_restart,
    }

    def _state(self) -> MarkovState:
        chain, lang = self.chain, self.lang
        lead, _, rest = self._sentence().partition(". ")
        ends, held = chain.absorbing, self._held()
        caption = self._with_seed(say("markov.caption", lang, n=len(chain.states)), chain.seed)
        return {
            "head": head(say("markov.title", lang), caption, lead.rstrip(".") + ".", rest),
            "drawn": chain.drawn,
            "nodes": self._nodes() if chain.drawn else [],
            "edges": self._edges() if chain.drawn else [],
            "table_head": [say("markov.from", lang), *chain.states[:LISTED]],
            "table_rows": [] if held else self._table(),
            "path": chain.path[-24:],
            "over": chain.at in ends,
            "ends": bool(ends),
            "held": held,
            "walks": self._chart().to_json() if self._lengths else None,
            "mean": self._mean() if self._lengths else None,
            "time": quotient(chain.expected()) if ends and not held else None,
        }

    def _table(self) -> list[list[str]]:
        """The chance of every step from one state to another."""
        rows, states = self.chain.rows, self.chain.states[:LISTED]
        return [[state, *(quotient(rows[state].get(to, 0)) for to in states)] for state in states]

    def _mean(self) -> str:
        n, mean = len(self._lengths), sum(self._lengths) / len(self._lengths)
        return say("markov.mean", self.lang, n=whole(n), mean=decimal(mean, self.lang, 2))

    def _sentence(self) -> str:
        return self.chain.whereabouts(self.lang) if self._held() else self.chain.sentence(self.lang)

    def _nodes(self) -> list[ChainNode]:
        chain, ends, lang = self.chain, set(self.chain.absorbing), self.lang
        times = chain.times() if ends and not self._held() else {}
        nodes: list[ChainNode] = []
        for place, state in enumerate(chain.states):
            x, y = _place(place, len(chain.states))
            time = decimal(times[state], lang, 2) if state in times else ""
            nodes.append(
                {
                    "name": state,
                    "x": x,
                    "y": y,
                    "here": state == chain.at,
                    "ends": state in ends,
                    "time": time,
                }
            )
        return nodes

    def _edges(self) -> list[ChainEdge]:
        number, held = {state: place for place, state in enumerate(self.chain.states)}, self._held()
        return [
            {
                "source": number[state],
                "target": number[to],
                "p": None if held else float(p),
                "fraction": "" if held else quotient(p),
            }
            for state, row in self.chain.rows.items()
            for to, p in row.items()
        ]

    def _chart(self) -> Chart:
        lang, counts = self.lang, Counter(self._lengths)
        last = min(max(counts), 60)
        rows = [
            (n, sum(c for k, c in counts.items() if k == n or (n == last and k > last)))
            for n in range(1, last + 1)
        ]
        names = [str(n) if n < last or max(counts) == last else f"{n}+" for n, _ in rows]
        bars: list[list[float | None]] = [
            [place, count / len(self._lengths)] for place, (_, count) in enumerate(rows)
        ]
        top = max(point[1] or 0 for point in bars)
        return Chart(
            say("markov.walks", lang),
            self._sentence(),
            band(say("markov.steps", lang), names),
            linear("", 0, top * 1.1, percent=True),
            [mark("bars", "drawn", say("drawn", lang), bars)],
            [say("markov.steps", lang), "n", say("share", lang)],
            [
                [name, count, percent(count / len(self._lengths), lang)]
                for name, (_, count) in zip(names, rows, strict=True)
            ],
            lang=lang,
        )

    def _picture(self) -> str:
        chain, parts = self.chain, [words(self._sentence(), 20, 28, size=13)]
        if not chain.drawn:
            return picture(parts, self._sentence(), 640, 60)
        places = [
            (320 + 240 * (x - 0.5) * 2, 200 + 130 * (y - 0.5) * 2)
            for x, y in (_place(i, len(chain.states)) for i in range(len(chain.states)))
        ]
        for edge in self._edges():
            (x1, y1), (x2, y2) = places[edge["source"]], places[edge["target"]]
            if edge["source"] != edge["target"]:
                parts.append(
                    tag(
                        "path",
                        d=f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}",
                        stroke=STRONG["exact"],
                        stroke_width=0.5 + 4 * (edge["p"] or 0.1),
                        stroke_opacity=0.5,
                    )
                )
        for state, (x, y) in zip(chain.states, places, strict=True):
            here = state == chain.at
            parts.append(
                tag(
                    "circle",
                    cx=x,
                    cy=y,
                    r=24,
                    fill=PALE["you" if here else "exact"],
                    stroke=STRONG["you" if here else "exact"],
                    stroke_width=2,
                )
            )
            parts.append(
                words(
                    state[:12],
                    x,
                    y + 4,
                    size=11,
                    anchor="middle",
                    fill=SOFT if not here else STRONG["you"],
                    bold=True,
                )
            )
        return picture(parts, self._sentence(), 640, 370)

    def _in_words(self) -> str:
        return repr(self.chain).replace("Chain", "MarkovView", 1)


def _place(number: int, of: int) -> tuple[float, float]:
    """On a circle, the first at the left."""
    angle = pi + 2 * pi * number / max(1, of)
    return 0.5 + 0.5 * cos(angle), 0.5 + 0.5 * sin(angle)
