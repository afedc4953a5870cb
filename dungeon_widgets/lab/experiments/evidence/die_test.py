"""A line drawn before the throws: from so many sixes on a die is accused. How often is that wrong?"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

from ....engine.checks import short
from ....engine.checks import whole as whole_number
from ....engine.errors import unknown
from ....engine.streams import stream

FAIR = Fraction(1, 6)
DICE = ("fair", "loaded", "bag")
SIDES = ("at least", "at most")
MOST_THROWS = 120
MOST_DICE = 100_000


@cache
def sixes(throws: int, p: Fraction = FAIR) -> tuple[Fraction, ...]:
    """How likely 0, 1, 2, ... sixes are in so many throws: the binomial distribution.

    >>> sixes(2)
    (Fraction(25, 36), Fraction(5, 18), Fraction(1, 36))
    """
    return tuple(comb(throws, k) * p**k * (1 - p) ** (throws - k) for k in range(throws + 1))


def tail(throws: int, line: int, p: Fraction = FAIR, side: str = "at least") -> Fraction:
    """How likely a die is accused that shows a six with probability p.

    >>> float(round(tail(36, 11), 4)), float(round(tail(36, 11, Fraction(1, 3)), 3))
    (0.0285, 0.697)
    """
    law = sixes(throws, p)
    return sum(law[max(line, 0) :] if side == "at least" else law[: line + 1], Fraction())


def line_for(throws: int, level: Any) -> int:
    """The lowest line that accuses a fair die no more often than `level`.

    >>> line_for(36, "0.05")
    11
    """
    return next(line for line in range(throws + 2) if tail(throws, line) <= Fraction(level))


class Trial:
    """Dice thrown so many times each, and a line: a die on or beyond it is accused.

    `loaded` is how often the other die shows a six; `bag` is the share of such dice in a bag. The verdicts count only
    throws made since the line was drawn: moving it begins a new count.

    >>> test = Trial(36, line=11, seed=1).throw("fair", 1000)
    >>> test.accused("fair"), round(float(test.alarm), 4)
    ((26, 1000), 0.0285)
    """

    def __init__(
        self,
        throws: int = 36,
        *,
        line: int = 11,
        loaded: Any = Fraction(1, 3),
        bag: Any = Fraction(1, 20),
        seed: int = 0,
    ) -> None:
        self.throws = whole_number(throws, "the number of throws", 1, MOST_THROWS)
        self.loaded, self.bag = _between(loaded, "loaded"), _between(bag, "bag")
        if self.loaded <= FAIR:
            raise ValueError("a loaded die shows a six more often than 1 time in 6")
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.side = "at least"
        self.line = whole_number(line, "the line", 0, self.throws)
        self.clear()

    def clear(self) -> Trial:
        """Forget all throws, and begin again with the same seed."""
        self._rng = stream(self.seed, "die test")
        self.counts: dict[str, Counter[int]] = {"fair": Counter(), "loaded": Counter()}
        self.last: list[tuple[str, int]] = []
        self._begin()
        return self

    def _begin(self) -> None:
        """A new line: verdicts begin to be counted."""
        self.verdicts: dict[str, Counter[tuple[str, bool]]] = {which: Counter() for which in DICE}

    def draw(self, line: int, side: str | None = None) -> Trial:
        """Draw the line elsewhere: ``draw(11)``, ``draw(1, "at most")``. Verdicts so far do not count for it."""
        if side is not None and side not in SIDES:
            raise unknown("side", str(side)[:40], SIDES)
        self.line = whole_number(line, "the line", 0, self.throws)
        self.side = side or self.side
        self._begin()
        return self

    def throw(self, which: str = "fair", dice: int = 1) -> Trial:
        """Throw so many dice, each as often as the test says: fair ones, loaded ones, or dice drawn from the bag."""
        if which not in DICE:
            raise unknown("die", str(which)[:40], DICE)
        random = self._rng.random
        for _ in range(whole_number(dice, "the number of dice", 1, MOST_DICE)):
            kind = which if which != "bag" else "loaded" if random() < self.bag else "fair"
            p = float(self.loaded if kind == "loaded" else FAIR)
            shown = sum(random() < p for _ in range(self.throws))
            self.counts[kind][shown] += 1
            self.verdicts[which][kind, self.accuses(shown)] += 1
            self.last = [(kind, shown), *self.last[:4]]
        return self

    def accuses(self, shown: int) -> bool:
        """Whether so many sixes lie on or beyond the line."""
        return shown >= self.line if self.side == "at least" else shown <= self.line

    def accused(self, which: str) -> tuple[int, int]:
        """How many dice were accused, and how many were thrown, since the line was drawn."""
        seen = self.verdicts[which]
        return sum(n for (_, guilty), n in seen.items() if guilty), seen.total()

    # -- what is exact --------------------------------------------------------------------------------

    @property
    def alarm(self) -> Fraction:
        """How likely a fair die is accused: the first error."""
        return tail(self.throws, self.line, FAIR, self.side)

    @property
    def power(self) -> Fraction:
        """How likely the loaded die is accused; what is missing to 1 is the second error."""
        return tail(self.throws, self.line, self.loaded, self.side)

    @property
    def fair_if_accused(self) -> Fraction | None:
        """How likely an accused die from the bag is fair; None if none is ever accused."""
        fair, loaded = (1 - self.bag) * self.alarm, self.bag * self.power
        return fair / (fair + loaded) if fair + loaded else None

    def __repr__(self) -> str:
        thrown = sum(counts.total() for counts in self.counts.values())
        return (
            f"Trial({self.throws} throws, accused with {self.side} {self.line} sixes; {thrown} dice thrown)"
        )


def _between(value: Any, name: str) -> Fraction:
    try:
        read = Fraction(value)
    except (TypeError, ValueError, ZeroDivisionError):
        raise ValueError(f"{name} is a chance such as '1/3', not {short(value)}") from None
    if not 0 < read < 1:
        raise ValueError(f"{name} is a chance between 0 and 1, not {short(value)}")
    return read
