"""Exact distributions: integer weights over one denominator, so that they sum to exactly 1."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import gcd
from typing import Any, Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Dist(Generic[T]):
    """A distribution over outcomes, each with a whole number of equally likely cases.

    >>> die = Dist.uniform(range(1, 7))
    >>> two = Dist.combine(die, die, by=lambda a, b: a + b)
    >>> two.p(7), two.mean(), two.where(lambda s: s >= 10)
    (Fraction(1, 6), Fraction(7, 1), Fraction(1, 6))
    >>> two.given(lambda s: s >= 10).p(12)
    Fraction(1, 6)
    """

    __slots__ = ("_cases", "total")

    def __init__(self, cases: Mapping[T, int]) -> None:
        for outcome, weight in cases.items():
            if isinstance(weight, bool) or not isinstance(weight, int) or weight < 0:
                raise ValueError(f"the weight of {outcome!r} must be a whole number of cases, not {weight!r}")
        self._cases = {outcome: weight for outcome, weight in cases.items() if weight}
        self.total = sum(self._cases.values())
        if not self.total:
            raise ValueError("a distribution needs at least one possible outcome")

    @classmethod
    def uniform(cls, outcomes: Iterable[T]) -> Dist[T]:
        """Every outcome equally likely; an outcome listed twice is twice as likely."""
        cases: dict[T, int] = {}
        for outcome in outcomes:
            cases[outcome] = cases.get(outcome, 0) + 1
        return cls(cases)

    @staticmethod
    def combine(*dists: Dist[Any], by: Callable[..., U]) -> Dist[U]:
        """The distribution of a function of independent outcomes."""
        cases: dict[U, int] = {}
        for combination in product(*(dist.items() for dist in dists)):
            outcome = by(*(value for value, _ in combination))
            weight = 1
            for _, cases_of_one in combination:
                weight *= cases_of_one
            cases[outcome] = cases.get(outcome, 0) + weight
        return Dist(cases)

    # -- reading ----------------------------------------------------------------------------------

    def items(self) -> Iterator[tuple[T, int]]:
        """Outcomes with their number of cases."""
        return iter(self._cases.items())

    def __iter__(self) -> Iterator[T]:
        return iter(self._cases)

    def __len__(self) -> int:
        return len(self._cases)

    def cases(self, condition: Callable[[T], bool]) -> int:
        """How many of the `total` cases meet the condition."""
        return sum(weight for outcome, weight in self._cases.items() if condition(outcome))

    def p(self, outcome: T) -> Fraction:
        """The probability of one outcome."""
        return Fraction(self._cases.get(outcome, 0), self.total)

    def where(self, condition: Callable[[T], bool]) -> Fraction:
        """The probability that the condition holds."""
        return Fraction(self.cases(condition), self.total)

    def mean(self, of: Callable[[T], Any] = lambda outcome: outcome) -> Fraction:
        """The expected value of a function of the outcome."""
        return (
            sum((Fraction(of(outcome)) * weight for outcome, weight in self._cases.items()), Fraction())
            / self.total
        )

    def variance(self, of: Callable[[T], Any] = lambda outcome: outcome) -> Fraction:
        """The variance of a function of the outcome."""
        mean = self.mean(of)
        return self.mean(lambda outcome: (Fraction(of(outcome)) - mean) ** 2)

    # -- making others ----------------------------------------------------------------------------

    def map(self, by: Callable[[T], U]) -> Dist[U]:
        """The distribution of a function of the outcome."""
        return Dist.combine(self, by=by)

    def given(self, condition: Callable[[T], bool]) -> Dist[T]:
        """The distribution once the condition is known to hold."""
        kept = {outcome: weight for outcome, weight in self._cases.items() if condition(outcome)}
        if not kept:
            raise ValueError("the condition has probability 0: no case is left")
        return Dist(kept)

    def update(self, likelihood: Callable[[T], Fraction | int]) -> Dist[T]:
        """Bayes: reweigh each outcome by how likely it made the evidence."""
        scaled = {outcome: Fraction(likelihood(outcome)) * weight for outcome, weight in self._cases.items()}
        if any(weight < 0 for weight in scaled.values()):
            raise ValueError("a likelihood cannot be negative")
        common = 1
        for weight in scaled.values():
            common = common * weight.denominator // gcd(common, weight.denominator)
        return Dist({outcome: int(weight * common) for outcome, weight in scaled.items()})

    def __eq__(self, other: object) -> bool:
        """Equal when every outcome has the same probability, whatever the denominators."""
        if not isinstance(other, Dist):
            return NotImplemented
        return self._cases.keys() == other._cases.keys() and all(self.p(o) == other.p(o) for o in self)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{outcome!r}: {weight}" for outcome, weight in self._cases.items())
        return f"Dist({{{inside}}})"
