"""A wall of intervals: throw, write between which chances the truth lies, and count how often that holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar

from typing_extensions import Unpack

from ....lab.experiments.intervals import LEVELS, METHODS, SIZES, Interval, Samples
from ....lab.experiments.intervals_charts import coverage_chart, reach, sentence, wall
from ....lab.text import percent, say, whole
from ...page.lock import locked
from ...page.messages import BadMessageError
from ...page.state_widget import Messages
from ..base import LabSettings, LabWidget, head, text_in, whole_in
from ..contract import IntervalsState

TIMES = (1, 25, 100, 1000)


class IntervalView(LabWidget):
    """Throw with a hand whose chance to hit is hidden, make an interval from each sample, and see how many hold the truth.

    - `hand`: ``"A"``, ``"B"`` or ``"C"``, hands of the package; or a chance of your own, such as ``Fraction(1, 2)``.
    - `throws`: how many throws make one sample; the page offers 20 and 100.
    - `method`: ``"textbook"`` (the share ± 1.96 standard errors) or ``"wilson"``. `level`: 80, 95 or 99 per cent.
    - `seed`: the luck of the throws; None is a student's own.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`. What may be
    held by itself is ``truth`` (the chance of the hand, and which intervals miss it) and ``coverage`` (how often they hold).
    `ValueError` if there is no such hand, method or level.

    >>> view = IntervalView("B", seed=1).throw(25)
    >>> view
    IntervalView(25 samples of 20 throws, 21 intervals hold the truth)
    >>> round(view.coverage, 3)
    0.876
    """

    _kind = "intervals"
    _parts = ("truth", "coverage")
    _tab_names = (
        *LabWidget._tab_names, "add", "clear", "coverage", "held", "hits", "intervals", "n", "picture", "throw", "use", "write",
    )  # fmt: skip

    def __init__(
        self,
        hand: str | Fraction | float = "A",
        *,
        throws: int = 20,
        method: str = "textbook",
        level: int = 95,
        seed: int | None = 0,
        **settings: Unpack[LabSettings],
    ) -> None:
        self._hand = hand if isinstance(hand, str) else ""
        own = self._seed_of(seed, "intervals", str(hand))
        self.samples = Samples(hand, throws=throws, seed=own).choose(method=method, level=level)
        self._sizes = sorted({*SIZES, throws})
        super().__init__(**settings)

    def _reseed(self, seed: int) -> None:
        self.samples.seed = seed
        self.samples.clear()

    # -- what it says ---------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """How many samples there are."""
        return self.samples.n

    @property
    def hits(self) -> list[int]:
        """The hits of each sample."""
        return list(self.samples.hits)

    @property
    def intervals(self) -> list[Interval]:
        """The interval of each sample."""
        return [self.samples.of(hits) for hits in self.samples.hits]

    @property
    def held(self) -> int:
        """How many intervals hold the truth; `ValueError` while the truth is hidden."""
        if held := self._waits() or self._held("truth"):
            raise ValueError(held)
        return self.samples.held

    @property
    def coverage(self) -> float:
        """How likely an interval holds the truth; `ValueError` while that is hidden."""
        if held := self._waits() or self._held("coverage"):
            raise ValueError(held)
        return self.samples.coverage

    # -- throwing -------------------------------------------------------------------------------------

    @locked
    def throw(self, samples: int = 1) -> IntervalView:
        """So many samples more."""
        self.samples.throw(samples)
        self._keep()
        return self._shown()

    @locked
    def add(self, counts: Mapping[Any, int]) -> IntervalView:
        """Put a class on the wall: how often each number of hits came, such as ``room.pools()["L14.hitsB"]``."""
        self.samples.add(counts)
        return self._shown()

    @locked
    def write(self, low: float, high: float) -> IntervalView:
        """Put an interval of your own on the wall: between which chances do you say that the truth lies?"""
        self.samples.write(low, high)
        return self._shown()

    @locked
    def use(
        self, throws: int | None = None, method: str | None = None, level: int | None = None
    ) -> IntervalView:
        """Make samples of another size, or intervals in another way; samples are kept."""
        self.samples.choose(throws=throws, method=method, level=level)
        self._sizes = sorted({*self._sizes, self.samples.throws})
        return self._shown()

    @locked
    def clear(self) -> IntervalView:
        """Forget all samples; the same seed makes them again."""
        self.samples.clear()
        return self._shown()

    def _keep(self) -> None:
        """A class puts its samples of 20 throws on one wall; who made a thousand of them counts with the first 25."""
        if self._hand and self.samples.throws == SIZES[0]:
            self._keep_draws(f"hits{self._hand}", Counter(self.samples.hits[:25]))

    # -- messages -------------------------------------------------------------------------------------

    def _on_throw(self, content: Any) -> None:
        times = content.get("times")
        if type(times) is not int or times not in TIMES:
            raise BadMessageError("throw 1, 25, 100 or 1000 samples")
        self._try(lambda: self.samples.throw(times))
        self._keep()

    def _on_write(self, content: Any) -> None:
        low, high = (whole_in(content, name, 0, 100) for name in ("low", "high"))
        self._try(lambda: self.samples.write(low / 100, high / 100))

    def _on_use(self, content: Any) -> None:
        throws, level, method = content.get("throws"), content.get("level"), text_in(content, "method", 10)
        if type(throws) is not int or throws not in self._sizes:
            raise BadMessageError("there are no samples of that size")
        if type(level) is not int or level not in LEVELS or method not in METHODS:
            raise BadMessageError("there is no such interval")
        self.samples.choose(throws=throws, method=method, level=level)

    def _on_clear(self, _content: Any) -> None:
        self.samples.clear()

    def _try(self, make: Any) -> None:
        try:
            make()
        except ValueError as error:
            raise BadMessageError(str(error)) from None

    _messages: ClassVar[Messages] = {
        "throw": _on_throw,
        "write": _on_write,
        "use": _on_use,
        "clear": _on_clear,
    }

    # -- showing --------------------------------------------------------------------------------------

    def _state(self) -> IntervalsState:
        made, lang = self.samples, self.lang
        truth, coverage = self._held("truth"), self._held("coverage")
        n = say(
            "intervals.sample" if made.n == 1 else "intervals.samples",
            lang,
            n=whole(made.n),
            throws=made.throws,
        )
        told = sentence(made, lang, truth=truth is None)
        lead, rest = (n, told) if made.n else (told, "")
        return {
            "head": head(say("intervals.title", lang), self._caption(truth is None), lead, rest),
            "throws": made.throws,
            "sizes": self._sizes,
            "method": made.method,
            "methods": [[name, say(f"intervals.{name}", lang)] for name in METHODS],
            "level": made.level,
            "levels": list(LEVELS),
            "truth_held": truth,
            "coverage_held": coverage,
            "wall": wall(made, lang, truth=truth is None).to_json(),
            "coverage": None if coverage else coverage_chart(made, lang).to_json(),
            "chance": None if truth or coverage else percent(made.coverage, lang),
            "written": self._written(truth is None),
            "seed": str(made.seed),
        }

    def _caption(self, truth: bool) -> str:
        chance = percent(self.samples.chance, self.lang) if truth else say("intervals.hidden", self.lang)
        hand = (
            say("intervals.hand", self.lang, hand=self._hand)
            if self._hand
            else say("intervals.own", self.lang)
        )
        return say("intervals.caption", self.lang, hand=hand, chance=chance)

    def _written(self, truth: bool) -> str | None:
        """What was written by feeling, and whether it holds the truth once that may be seen."""
        mine = self.samples.written
        if mine is None:
            return None
        told = say("intervals.written", self.lang, reach=reach(mine, self.lang))
        if not truth:
            return told
        return f"{told} {say('intervals.hit' if mine.holds(self.samples.chance) else 'intervals.off', self.lang)}"

    def _picture(self) -> str:
        return wall(self.samples, self.lang, truth=self._held("truth") is None).svg()

    def _in_words(self) -> str:
        made = self.samples
        if not made.n:
            return f"IntervalView(nothing thrown yet, {made.throws} throws to a sample)"
        told = f"{made.n} sample{'s' * (made.n != 1)} of {made.throws} throws"
        if self._held("truth") is not None:
            return f"IntervalView({told}, truth hidden)"
        return f"IntervalView({told}, {made.held} intervals hold the truth)"
