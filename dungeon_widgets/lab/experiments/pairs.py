"""Dice in pairs: which sums a roll can make, and which four sums are the best to hope for."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import NamedTuple

from ...engine.checks import whole as whole_number
from ...engine.streams import stream
from ...odds import Estimate
from ..text import percent, quotient, say
from .game_draws import chance_of_sums, checked_sums, roller, some_pair

PICKS = 4
SUMS = range(2, 13)
TEMPTING = ((5, 6, 7, 8), (5, 6, 8, 9), (4, 6, 8, 10))


class Arc(NamedTuple):
    """Two dice of a roll with their sum; asleep when the black die takes no part."""

    one: int
    two: int
    total: int
    asleep: bool


class PairSums:
    """Four white dice, a black one that may sleep, and up to four sums to hope for.

    >>> pairs = PairSums(seed=7)
    >>> for total in (4, 6, 8, 10):
    ...     _ = pairs.pick(total)
    >>> pairs.chance, pairs.roll().success in (True, False)
    (Fraction(79, 81), True)
    >>> pairs.pick(7)
    Traceback (most recent call last):
    ValueError: Four sums are chosen already; take one back first.
    """

    def __init__(self, sums: Iterable[int] = (), *, black: bool = False, seed: int = 0) -> None:
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.black = bool(black)
        self.sums: tuple[int, ...] = ()
        self.tried: list[frozenset[int]] = []
        self.dice: tuple[int, ...] | None = None
        self.asked_why = False
        self._rng = stream(seed, "pairs")
        self._many = stream(seed, "many pairs")
        self.hits = self.n = 0
        for total in sums:
            self.pick(total)

    # -- choosing -----------------------------------------------------------------------------------

    def pick(self, total: int, lang: str = "en") -> PairSums:
        """Choose a sum, or take it back if it is chosen; a fifth is refused."""
        whole_number(total, "a sum of two dice", 2, 12)
        if total in self.sums:
            self.sums = tuple(other for other in self.sums if other != total)
        elif len(self.sums) == PICKS:
            raise ValueError(say("pairs.full", lang))
        else:
            self.sums = (*self.sums, total)
        self._forget()
        return self

    def choose(self, sums: Iterable[int]) -> PairSums:
        """Choose these sums instead of the others."""
        wanted = checked_sums(tuple(sums))
        if len(wanted) > PICKS:
            raise ValueError(say("pairs.full", "en"))
        self.sums = tuple(sorted(wanted))
        self._forget()
        return self

    def wake(self, awake: bool = True) -> PairSums:
        """Let the black die take part, or not."""
        self.black = bool(awake)
        self._forget()
        return self

    def why(self) -> PairSums:
        """Ask why the even sums are so good."""
        self.asked_why = True
        return self

    def _forget(self) -> None:
        """Other sums or other dice: what was simulated belongs to another question."""
        self.hits = self.n = 0
        if len(self.sums) == PICKS and frozenset(self.sums) not in self.tried:
            self.tried.append(frozenset(self.sums))

    @property
    def explains(self) -> bool:
        """The even sums are explained only to a player who has tried two sets of four, or asks."""
        return self.asked_why or len(self.tried) >= 2

    # -- rolling ------------------------------------------------------------------------------------

    def roll(self) -> PairSums:
        """Roll all five dice; the black one is the last."""
        self.dice = roller(5)(self._rng)
        return self

    def arcs(self) -> list[Arc]:
        """The six pairs of the white dice, then the four with the black die."""
        if self.dice is None:
            return []
        arcs = []
        for (i, one), (j, two) in combinations(enumerate(self.dice), 2):
            arcs.append(Arc(i, j, one + two, j == PICKS and not self.black))
        return sorted(arcs, key=lambda arc: (arc.two == PICKS, arc.one, arc.two))

    @property
    def success(self) -> bool | None:
        """Whether the roll makes one of the sums; nothing before a roll."""
        return (
            None
            if self.dice is None
            else any(arc.total in self.sums and not arc.asleep for arc in self.arcs())
        )

    def run(self, more: int = 1000) -> PairSums:
        """Roll many times for the chosen sums."""
        whole_number(more, "more", 1, 1_000_000)
        roll, wanted = roller(self.number), self.sums
        self.hits += sum(some_pair(roll(self._many), wanted) for _ in range(more))
        self.n += more
        return self

    @property
    def estimate(self) -> Estimate | None:
        """The share of the simulated rolls that made one of the sums; nothing before the first."""
        return Estimate(self.hits, self.n, self.seed) if self.n else None

    # -- exactly ------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many dice take part."""
        return 5 if self.black else 4

    @property
    def chance(self) -> Fraction:
        """The exact chance that some pair makes one of the chosen sums."""
        return chance_of_sums(frozenset(self.sums), self.number) if self.sums else Fraction()

    def sentence(self, lang: str = "en") -> str:
        """How the roll went, or what is to be done."""
        if self.dice is None or not self.sums:
            return say("pairs.begin", lang)
        made = [arc for arc in self.arcs() if arc.total in self.sums and not arc.asleep]
        if not made:
            return say("pairs.fails", lang)
        dice = self.dice
        told = list(dict.fromkeys(f"{dice[arc.one]} + {dice[arc.two]} = {arc.total}" for arc in made))
        return say("pairs.succeeds", lang, pairs=", ".join(told))

    def chance_text(self, lang: str = "en") -> str:
        """The exact chance in words: as a fraction and in per cent."""
        return say(
            "pairs.chance",
            lang,
            sums=_set(self.sums),
            p=quotient(self.chance),
            percent=percent(self.chance, lang),
        )

    def __repr__(self) -> str:
        return f"PairSums({_set(self.sums)}, {self.number} dice: {self.chance})"


@cache
def all_sets(dice: int = 4, size: int = PICKS) -> list[tuple[Fraction, tuple[int, ...]]]:
    """Every set of so many sums with its chance, the best first.

    >>> len(all_sets()), all_sets()[0]
    (330, (Fraction(79, 81), (4, 6, 8, 10)))
    """
    found = [(chance_of_sums(frozenset(sums), dice), sums) for sums in combinations(SUMS, size)]
    return sorted(found, key=lambda row: (-row[0], row[1]))


def _set(sums: Iterable[int]) -> str:
    return "{" + ", ".join(map(str, sorted(sums))) + "}"
