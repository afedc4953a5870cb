"""Thirty-six rolls of two dice: how many of each sum? Guessed first, then rolled."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.streams import stream
from ...games.dice_danger import pair_total
from ..charts.charts import Chart, Mark, band, linear, mark
from ..text import decimal, say, whole

SUMS = tuple(range(2, 13))
CASES = 36
KEPT = 36  # last rolls shown
MOST = 10_000_000


class Tray:
    """Eleven counts that must add to 36, and dice to try them.

    >>> tray = Tray(seed=7).guess([2, 3, 3, 3, 4, 6, 4, 3, 3, 3, 2])
    >>> tray.misplaced is None, tray.commit().misplaced
    (True, 4)
    >>> sum(tray.roll(360).counts.values())
    360
    """

    def __init__(self, *, seed: int = 0) -> None:
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.guesses = dict.fromkeys(SUMS, 0)
        self.committed = False
        self.clear()

    # -- the guess ----------------------------------------------------------------------------------

    def guess(self, counts: Mapping[int, int] | Sequence[int]) -> Tray:
        """Say how many of 36 rolls make each sum: eleven counts from 2 to 12, or a dict."""
        self._open()
        if isinstance(counts, Mapping):
            given = dict(counts)
        elif isinstance(counts, str) or not isinstance(counts, Sequence) or len(counts) != len(SUMS):
            raise ValueError(f"give eleven counts, for the sums 2 to 12, not {short(counts)}")
        else:
            given = dict(zip(SUMS, counts, strict=True))
        for total, count in given.items():
            whole_number(total, "a sum of two dice", 2, 12)
            whole_number(count, f"the count of {total}", 0, CASES)
        self.guesses.update(given)
        return self

    def set(self, total: int, count: int) -> Tray:
        """Move one slider."""
        return self.guess({total: count})

    @property
    def left(self) -> int:
        """How many rolls are still to be placed; negative where there are too many."""
        return CASES - sum(self.guesses.values())

    def commit(self) -> Tray:
        """Lock the guess; it must add to 36."""
        self._open()
        if self.left:
            raise ValueError(self.left_text("en"))
        self.committed = True
        return self

    def _open(self) -> None:
        if self.committed:
            raise ValueError(say("predict.locked", "en"))

    @property
    def misplaced(self) -> int | None:
        """How many of the 36 rolls the guess put into the wrong column; nothing before it is committed."""
        if not self.committed:
            return None
        law = pair_total()
        return int(
            sum((abs(count - CASES * law.p(total)) for total, count in self.guesses.items()), Fraction()) / 2
        )

    # -- the dice -----------------------------------------------------------------------------------

    def clear(self) -> Tray:
        """Take the rolls away; the same seed rolls them again."""
        self._rng = stream(self.seed, "tray")
        self.counts = dict.fromkeys(SUMS, 0)
        self.last: deque[tuple[int, int]] = deque(maxlen=KEPT)
        self.n = 0
        return self

    def roll(self, times: int = 36) -> Tray:
        """Roll both dice so many times."""
        whole_number(times, "the number of rolls", 1, MOST - self.n)
        random, counts, last = self._rng.random, self.counts, self.last
        for _ in range(times):
            one, two = 1 + int(random() * 6), 1 + int(random() * 6)
            counts[one + two] += 1
            last.append((one, two))
        self.n += times
        return self

    def distance(self, total: int) -> float:
        """How many standard errors the share of a sum lies from its exact chance."""
        p = pair_total().p(total)
        return abs(self.counts[total] / self.n - float(p)) / sqrt(p * (1 - p) / self.n) if self.n else 0.0

    # -- in words and pictures ------------------------------------------------------------------------

    def left_text(self, lang: str = "en") -> str:
        """Whether the guess adds up."""
        if self.left == 0:
            return say("tray.adds", lang)
        return say("tray.left" if self.left > 0 else "tray.over", lang, n=abs(self.left))

    def sentence(self, lang: str = "en", *, exact: bool = True) -> str:
        """Where the tray stands; with `exact`, how far the guess and the rolls are off."""
        if not self.n:
            return say("tray.rolled", lang, n=0) if self.committed else self.left_text(lang)
        parts = [say("tray.rolled", lang, n=whole(self.n))]
        if exact and self.misplaced is not None:
            law = pair_total()
            worst = max(abs(CASES * self.counts[s] / self.n - float(CASES * law.p(s))) for s in SUMS)
            parts.append(say("tray.misplaced", lang, n=self.misplaced, worst=decimal(worst, lang, 1)))
        return " ".join(parts)

    def chart(self, lang: str = "en", *, exact: bool = True, judged: bool = True) -> Chart:
        """Bars for every 36 rolls; no exact bar before the guess is committed. `judged` tells how far the guess is off."""
        law, exact = pair_total(), exact and self.committed
        marks: list[Mark] = []
        places = range(len(SUMS))
        if exact:
            marks.append(
                mark(
                    "bars", "exact", say("exact", lang), [[i, float(CASES * law.p(SUMS[i]))] for i in places]
                )
            )
        if self.n:
            marks.append(
                mark(
                    "bars",
                    "drawn",
                    say("rolled", lang),
                    [[i, CASES * self.counts[SUMS[i]] / self.n] for i in places],
                )
            )
        if self.committed:
            marks.append(
                mark("notches", "you", say("you", lang), [[i, self.guesses[SUMS[i]]] for i in places])
            )
        top = max([8.0, *(point[1] or 0 for one in marks for point in one["points"])])
        rows: list[list[Any]] = [
            [s, self.guesses[s], *([int(CASES * law.p(s))] if exact else []), self.counts[s]] for s in SUMS
        ]
        return Chart(
            say("tray.title", lang),
            self.sentence(lang, exact=judged),
            band(say("tray.axis", lang), [str(total) for total in SUMS]),
            linear("", 0, top),
            marks,
            [
                say("tray.axis", lang),
                say("you", lang),
                *([say("exact", lang)] if exact else []),
                say("rolled", lang),
            ],
            rows,
            lang=lang,
        )

    def __repr__(self) -> str:
        guess = "committed" if self.committed else self.left_text().rstrip(".")
        return f"Tray({guess}, {self.n} rolls)"
