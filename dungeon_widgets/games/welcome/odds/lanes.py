"""Counts for all hit points side by side in one big integer, a lane for each.

What a card does to a hero with 1 hit point, with 2, with 3 ... is worked out at once: a blow of 3 moves all the lanes
by three. Lane 0 is the hero who has fallen.
"""

from __future__ import annotations

from collections.abc import Iterable

LANE = 42  # bits: the lay-outs of 15 cards are fewer than 2 to the 41, and the bit above is kept free for comparing
IN_LANE = (1 << LANE) - 1
MOST_CARDS = 31  # in a deck, if some are counted twice


class Lanes:
    """The lanes from 0 to `top` hit points."""

    def __init__(self, top: int) -> None:
        self.top = top
        self._below = [sum([1 << LANE * lower for lower in range(hp)]) for hp in range(top + 2)]
        self.ones = self._below[top + 1]
        self.all = self.ones * IN_LANE
        self._free = self.ones << LANE - 1
        # Side by side the lanes for sets of no card, of one, of two ...
        self._block = LANE * (top + 1)
        self._blocks = sum([1 << self._block * cards for cards in range(MOST_CARDS)])
        self._room: dict[int, int] = {}

    def some(self, first: int, end: int) -> int:
        """A one in each of the lanes from `first` to before `end`."""
        return self._below[end] ^ self._below[first]

    def best(self, one: int, other: int) -> int:
        """The larger number of the two in every lane."""
        not_less = ((one | self._free) - other) & self._free
        where = not_less - (not_less >> LANE - 1)
        return other ^ ((one ^ other) & where)

    def sets(self, kinds: Iterable[tuple[int, int]]) -> int:
        """How many sets there are of these cards (of each kind its copies, and the harm of one), by size and harm."""
        sets = 1
        for copies, harm in kinds:
            if not copies or harm > self.top:  # nobody could take it
                continue
            room = self._room.get(harm)
            if room is None:
                room = self._room[harm] = self._blocks * ((1 << LANE * (self.top + 1 - harm)) - 1)
            for _ in range(copies):
                sets += (sets & room) << self._block + LANE * harm
        return sets

    def of_size(self, sets: int, cards: int) -> int:
        """Those of so many cards, in lanes by their harm."""
        return sets >> self._block * cards & self.all

    def above(self, counts: int) -> int:
        """For so many in each lane: in each lane all those below it, whom its hit points outlive."""
        return (counts * self.ones << LANE) & self.all


def lane(counts: int, hp: int) -> int:
    """What is in one lane."""
    return counts >> LANE * hp & IN_LANE
