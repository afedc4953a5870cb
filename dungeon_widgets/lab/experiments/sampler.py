"""Draw the same thing again and again, and watch the share come near the exact chance."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Hashable
from fractions import Fraction
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.streams import stream
from ...odds import Dist, Estimate
from ..text import translated
from .conditions import Condition, condition_of

Text = str | dict[str, str]
Draw = Callable[[Random], Any]

SLICE = 0.05  # seconds: a kernel must answer the page between two slices
BATCH = 64  # draws between two looks at the clock
KEPT = 8  # last draws shown
MOST = 10_000_000
COUNTS: Text = {"en": "counts", "fr": "compte"}
DOES_NOT: Text = {"en": "does not", "fr": "ne compte pas"}
SIGMAS = 4  # the funnel: one run in 16 000 leaves it at a given n


class Experiment:
    """Draws with a seed, counted; with the exact law or chance beside them where it is known.

    `draw(rng)` makes one thing, `value(thing)` the number of it that counts (the thing itself by default), and
    `condition` says which numbers are asked about; draws that are yes or no need none. Nothing depends on how the work is sliced: the same seed gives the
    same draws and the same curve.

    >>> from dungeon_widgets.games.dice_danger import pair_total
    >>> dice = Experiment(lambda rng: int(rng.random() * 6) + int(rng.random() * 6) + 2, exact=pair_total(),
    ...                   condition=7, seed=1)
    >>> dice.run(600).estimate
    0.152 ± 0.015 (simulated, n=600, seed=1)
    >>> dice.chance, dice.in_funnel
    (Fraction(1, 6), True)
    """

    def __init__(
        self,
        draw: Draw,
        *,
        exact: Dist[Any] | Fraction | None = None,
        condition: Any = None,
        value: Callable[[Any], Hashable] | None = None,
        faces: Callable[[Any], list[str]] | None = None,
        seed: int = 0,
        title: Text = "",
        caption: Text = "",
        what: Text = "",
        plan: int = 10_000,
        hit_word: Text = COUNTS,
        miss_word: Text = DOES_NOT,
    ) -> None:
        if not callable(draw):
            raise ValueError(
                "draw must be a function of a random generator, such as lambda rng: rng.random() < 0.5"
            )
        if exact is not None and not isinstance(exact, (Dist, Fraction, int)):
            raise ValueError("exact must be a Dist, a Fraction or nothing")
        if isinstance(exact, (Fraction, int)) and not 0 <= exact <= 1:
            raise ValueError(f"exact is a chance from 0 to 1, not {short(exact)}")
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.plan = whole_number(plan, "plan", 1, MOST)
        self.exact = Fraction(exact) if isinstance(exact, int) else exact
        self.condition = asked_about(draw, value, exact) if condition is None else condition_of(condition)
        self.title, self.caption, self.what = title, caption, what
        self.hit_word, self.miss_word = hit_word, miss_word
        self._draw, self._value, self._faces = draw, value, faces
        self.clear()

    def clear(self) -> Experiment:
        """Forget all draws and begin again with the same seed."""
        self._rng = stream(self.seed, "sampler")
        self.n = 0
        self.target = 0
        self.paused = False
        self.counts: dict[Any, int] = {}
        self._last: deque[Any] = deque(maxlen=KEPT)
        # At these sizes the counts are kept, so that the curve of any condition can be drawn afterwards.
        self._marks: list[tuple[int, dict[Any, int]]] = []
        self._next_mark = 1
        return self

    # -- drawing ----------------------------------------------------------------------------------

    def ask(self, more: int) -> Experiment:
        """Ask for so many further draws; they are made slice by slice."""
        whole_number(more, "more", 1, MOST)
        self.target = min(max(self.target, self.n) + more, MOST)
        self.paused = False
        return self

    def work(self, seconds: float = SLICE) -> Experiment:
        """One slice of what was asked for: never longer than about so many seconds."""
        if self.paused:
            return self
        end = time.perf_counter() + seconds
        while self.n < self.target:
            self._some(min(BATCH, self.target - self.n))
            if time.perf_counter() >= end:
                break
        return self

    def run(self, more: int) -> Experiment:
        """Draw so many more, to the end."""
        self.ask(more)
        while self.n < self.target:
            self._some(min(BATCH, self.target - self.n))
        return self

    def _some(self, number: int) -> None:
        draw, value, rng, counts = self._draw, self._value, self._rng, self.counts
        while number:
            here = min(number, self._next_mark - self.n)
            for _ in range(here):
                thing = draw(rng)
                of = thing if value is None else value(thing)
                counts[of] = counts.get(of, 0) + 1
                self._last.append(thing)
            self.n += here
            number -= here
            if self.n == self._next_mark:
                self._marks.append((self.n, dict(counts)))
                # Every size up to 20, then each a twelfth larger: a smooth line on a logarithmic axis.
                self._next_mark = self.n + max(1, self.n // 12)

    def pause(self) -> Experiment:
        """Stop for a while; `resume` goes on."""
        self.paused = self.busy
        return self

    def resume(self) -> Experiment:
        """Go on after `pause`."""
        self.paused = False
        return self

    def stop(self) -> Experiment:
        """Ask for no more than has been drawn."""
        self.target, self.paused = self.n, False
        return self

    @property
    def busy(self) -> bool:
        """Whether draws are still to be made."""
        return self.n < self.target

    # -- what it says -----------------------------------------------------------------------------

    @property
    def chance(self) -> Fraction | None:
        """The exact chance of the condition, where the law is known."""
        if isinstance(self.exact, Dist):
            return self.exact.where(lambda value: self.condition(value))
        return self.exact

    @property
    def hits(self) -> int:
        """How many draws met the condition."""
        return _hits(self.counts, self.condition)

    @property
    def estimate(self) -> Estimate | None:
        """The share that met the condition so far; nothing before the first draw."""
        return Estimate(self.hits, self.n, self.seed) if self.n else None

    @property
    def distance(self) -> float | None:
        """How many standard errors the share lies from the exact chance."""
        p = self.chance
        if p is None or not self.n:
            return None
        error = sqrt(p * (1 - p) / self.n)
        off = abs(self.hits / self.n - p)
        return float(off / error) if error else (0.0 if off == 0 else float("inf"))

    @property
    def in_funnel(self) -> bool | None:
        """Whether the share lies within four standard errors of the exact chance."""
        return None if self.distance is None else self.distance <= SIGMAS

    def curve(self) -> list[tuple[int, float]]:
        """The running share at the sizes that were kept, and now."""
        points = [(n, _hits(counts, self.condition) / n) for n, counts in self._marks]
        if self.n and (not points or points[-1][0] != self.n):
            points.append((self.n, self.hits / self.n))
        return points

    def funnel(self, last: int | None = None) -> list[tuple[int, float, float]]:
        """Where four standard errors around the exact chance lie, from 1 draw to `last`."""
        p = self.chance
        if p is None:
            return []
        sizes, n, most = [], 1, last or max(self.plan, self.target)
        while n < most:
            sizes.append(n)
            n += max(1, n // 4)
        return [(n, *_around(p, n)) for n in [*sizes, most]]

    def last(self) -> list[tuple[list[str], Any, bool]]:
        """The last things drawn, newest first: their faces, the number, and whether it counts."""
        found = []
        for thing in islice(reversed(self._last), KEPT):
            of = thing if self._value is None else self._value(thing)
            found.append((self._faces(thing) if self._faces else [], of, self.condition(of)))
        return found

    def values(self) -> list[Any]:
        """Every value that can come or has come, in order."""
        known = set(self.exact) if isinstance(self.exact, Dist) else set()
        if self.yes_no:
            known |= {False, True}
        return sorted(known | set(self.counts), key=lambda value: (isinstance(value, str), value))

    @property
    def yes_no(self) -> bool:
        """Whether each draw is only a yes or a no."""
        return isinstance(self.condition.value, bool)

    def rows(self) -> list[tuple[Any, Fraction | None, int]]:
        """For each value its exact chance (where known) and how often it was drawn."""
        return [(value, self._exact_of(value), self.counts.get(value, 0)) for value in self.values()]

    def _exact_of(self, value: Any) -> Fraction | None:
        if isinstance(self.exact, Dist):
            return self.exact.p(value)
        if self.exact is None or not self.yes_no:
            return None
        return self.exact if value == self.condition.value else 1 - self.exact

    def __repr__(self) -> str:
        so_far = repr(self.estimate) if self.n else "nothing drawn yet"
        return f"Experiment({translated(self.title, 'en') or 'draws'}: {so_far})"


def asked_about(draw: Draw, value: Callable[[Any], Hashable] | None, exact: Any) -> Condition:
    """What counts where nobody has said it: yes of yes or no, of a known law its middle and more; else it must be said.

    >>> asked_about(lambda rng: max(3, 5), None, None)
    Traceback (most recent call last):
    ValueError: the draws are numbers or names such as 5: say which of them count, condition=("at least", 5), or draw True and False
    """
    if isinstance(exact, Dist) and not set(exact) <= {True, False}:
        below, middle = Fraction(), None
        for middle in sorted(exact):
            below += exact.p(middle)
            if below >= Fraction(1, 2):
                break
        return Condition("at least", middle)
    thing = draw(stream(0, "sampler"))
    of = thing if value is None else value(thing)
    if isinstance(of, bool):
        return Condition("exactly", True)
    raise ValueError(
        f"the draws are numbers or names such as {short(of)}: say which of them count, "
        f'condition=("at least", {short(of)}), or draw True and False'
    )


def _hits(counts: dict[Any, int], condition: Condition) -> int:
    return sum(count for value, count in counts.items() if condition(value))


def _around(p: Fraction, n: int) -> tuple[float, float]:
    half = SIGMAS * sqrt(p * (1 - p) / n)
    return max(0.0, float(p) - half), min(1.0, float(p) + half)
