"""A deck: kinds of cards with their number of copies, drawn without replacement."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from fractions import Fraction
from math import comb, prod
from typing import Generic, TypeVar

from .dist import Dist

K = TypeVar("K", bound=Hashable)


class Deck(Generic[K]):
    """Counts of cards by kind.

    >>> deck = Deck({"goblin": 2, "dragon": 1, "orc": 2})
    >>> deck.chance_of("dragon", draws=2)
    Fraction(2, 5)
    >>> deck.hands(2).p(("goblin", "goblin"))
    Fraction(1, 10)
    """

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[K, int]) -> None:
        for kind, count in counts.items():
            if isinstance(count, bool) or not isinstance(count, int) or count < 0:
                raise ValueError(f"a deck cannot hold {count!r} copies of {kind!r}")
        self._counts = dict(counts)

    def __len__(self) -> int:
        return sum(self._counts.values())

    def count(self, kind: K) -> int:
        """How many copies are left."""
        return self._counts.get(kind, 0)

    def counts(self) -> dict[K, int]:
        """Copies by kind."""
        return dict(self._counts)

    def without(self, cards: Iterable[K]) -> Deck[K]:
        """The deck after these cards have been taken out; `ValueError` if one is not there."""
        left = dict(self._counts)
        for card in cards:
            if left.get(card, 0) == 0:
                raise ValueError(f"there are only {self.count(card)} of {card!r} in this deck")
            left[card] -= 1
        return Deck(left)

    def next_card(self) -> Dist[K]:
        """The kind of the next card."""
        return Dist(self._counts)

    def chance_of(self, kind: K, draws: int, at_least: int = 1) -> Fraction:
        """The probability that `draws` cards hold at least so many of a kind (hypergeometric)."""
        size, copies = len(self), self.count(kind)
        self._check(draws)
        ways = sum(
            comb(copies, n) * comb(size - copies, draws - n)
            for n in range(max(0, at_least), min(copies, draws) + 1)
        )
        return Fraction(ways, comb(size, draws))

    def hands(self, draws: int) -> Dist[tuple[K, ...]]:
        """The law of the hand of `draws` cards. A hand is a tuple in the deck's order; its cases are sets of cards."""
        self._check(draws)
        kinds = [kind for kind, count in self._counts.items() if count]
        found: dict[tuple[K, ...], int] = {}

        def take(at: int, left: int, hand: tuple[K, ...], ways: int) -> None:
            if left == 0:
                found[hand] = ways
                return
            if at == len(kinds):
                return
            copies = self._counts[kinds[at]]
            for n in range(min(copies, left) + 1):
                take(at + 1, left - n, hand + (kinds[at],) * n, ways * comb(copies, n))

        take(0, draws, (), 1)
        return Dist(found)

    def sums(self, value: Mapping[K, int], most: int | None = None) -> list[dict[int, int]]:
        """For each number of draws (up to `most`), how many sets of that many cards have each sum of values.

        It answers "how much do k hidden cards deal?" for all k at once, without listing the sets.
        """
        draws = len(self) if most is None else min(most, len(self))
        ways: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(draws)]
        for kind, copies in self._counts.items():
            each = value[kind]
            for size in range(len(ways) - 1, 0, -1):
                here = ways[size]
                for n in range(1, min(copies, size) + 1):
                    times, added = comb(copies, n), n * each
                    for total, count in ways[size - n].items():
                        here[total + added] = here.get(total + added, 0) + count * times
        return ways

    def orders(self) -> int:
        """How many different orders the whole deck has."""
        size, ways = len(self), 1
        for count in self._counts.values():
            ways *= comb(size, count)
            size -= count
        return ways

    def ways(self, hand: Mapping[K, int]) -> int:
        """How many sets of cards make this hand."""
        return prod(comb(self.count(kind), n) for kind, n in hand.items())

    def _check(self, draws: int) -> None:
        if not 0 <= draws <= len(self):
            raise ValueError(f"cannot draw {draws} cards from a deck of {len(self)}")

    def __repr__(self) -> str:
        return f"Deck({self._counts!r})"
