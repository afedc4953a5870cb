"""What is known of the cards still to meet, and counts of cards packed into one number."""

from __future__ import annotations

from typing import NamedTuple

from .records import Counts

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


class Road:
    """The places still ahead: the kind in the next one if it is known, and the rest."""

    __slots__ = ("hidden", "kind", "known", "length", "rest")

    def __init__(self, kind: int | None, rest: Road | None) -> None:
        self.kind = kind
        self.rest = rest
        self.length: int = 0 if rest is None else rest.length + 1
        self.hidden: int = 0 if rest is None else rest.hidden + (kind is None)
        self.known: int = 0 if rest is None else rest.known + (0 if kind is None else 1 << BITS * kind)


def merged(cards: int, shifts: tuple[int, ...]) -> int:
    """All the cards of these kinds counted as the first of them."""
    for shift in shifts[1:]:
        copies = cards >> shift & ONE_KIND
        if copies:
            cards += (copies << shifts[0]) - (copies << shift)
    return cards


def size(cards: int) -> int:
    """How many cards there are."""
    found = 0
    while cards:
        found += cards & ONE_KIND
        cards >>= BITS
    return found
