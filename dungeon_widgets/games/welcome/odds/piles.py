"""What is known of the cards still to meet, and counts of cards packed into one number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..rules.records import Counts

BITS = 4  # a kind's count in a packed number: up to 15 cards
ONE_KIND = (1 << BITS) - 1


class Pile(NamedTuple):
    """What is known of the cards still to meet.

    `places` has an entry a card in meeting order: its kind, or None. `loose` counts, by kind, cards known to be
    under some None without knowing which (they are known again when they are turned). `unseen` counts the cards
    nobody has placed; they fill the other Nones, the deck of `deck` cards, and what others set aside.
    """

    places: tuple[str | None, ...]
    unseen: Counts
    loose: Counts
    deck: int

    def topped(self, kind: str | None) -> Pile:
        """With one card more, which is met first."""
        return self._replace(places=(kind, *self.places))


class Road:
    """The places still ahead: the kind in the next one if it is known, and the rest."""

    __slots__ = ("_under", "hidden", "kind", "known", "length", "rest")

    def __init__(self, kind: int | None, rest: Road | None) -> None:
        self.kind = kind
        self.rest = rest
        self._under: Road | None = None
        if rest is not None and kind is None:
            rest._under = self
        self.length: int = 0 if rest is None else rest.length + 1
        self.hidden: int = 0 if rest is None else rest.hidden + (kind is None)
        self.known: int = 0 if rest is None else rest.known + (0 if kind is None else 1 << BITS * kind)

    def covered(self) -> Road:
        """The same road with one more hidden card before it."""
        return self._under or Road(None, self)


Move = tuple[int, int]
"""The place of a kind's count, and what each card of it adds if it is counted as another kind."""


def moves(groups: Iterable[Sequence[int]]) -> tuple[int, list[Move]]:
    """How to count all the cards of each group as its first kind, and which cards that moves."""
    steps = [(shift, (1 << first) - (1 << shift)) for first, *others in groups for shift in others]
    return sum([ONE_KIND << shift for shift, _ in steps]), steps


def merged(cards: int, moves: list[Move]) -> int:
    """The cards with these moves made."""
    for shift, step in moves:
        copies = cards >> shift & ONE_KIND
        if copies:
            cards += copies * step
    return cards


def packed(counts: Iterable[int]) -> int:
    """Counts by kind in one number."""
    return sum([n << BITS * i for i, n in enumerate(counts)])


def size(cards: int) -> int:
    """How many cards there are, up to 15: the sum of the digits, which is left when casting out fifteens."""
    return cards % ONE_KIND or (ONE_KIND if cards else 0)
