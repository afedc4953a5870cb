"""Counts for all hit points side by side in one big integer, a lane for each.

What a card does to a hero with 1 hit point, with 2, with 3 ... is worked out at once: a blow of 3 moves all the lanes
by three. Lane 0 is the hero who has fallen.
"""

from __future__ import annotations

LANE = 42  # bits: the lay-outs of 15 cards are fewer than 2 to the 41, and the bit above is kept free for comparing
IN_LANE = (1 << LANE) - 1


class Lanes:
    """The lanes from 0 to `top` hit points."""

    def __init__(self, top: int) -> None:
        self.top = top
        self._below = [sum([1 << LANE * lower for lower in range(hp)]) for hp in range(top + 2)]
        self.ones = self._below[top + 1]
        self.all = self.ones * IN_LANE
        self._free = self.ones << LANE - 1

    def some(self, first: int, end: int) -> int:
        """A one in each of the lanes from `first` to before `end`."""
        return self._below[end] ^ self._below[first]

    def best(self, one: int, other: int) -> int:
        """The larger number of the two in every lane."""
        not_less = ((one | self._free) - other) & self._free
        where = not_less - (not_less >> LANE - 1)
        return other ^ ((one ^ other) & where)

    def above(self, counts: int) -> int:
        """For so many in each lane: in each lane all those below it, whom its hit points outlive."""
        return (counts * self.ones << LANE) & self.all


def lane(counts: int, hp: int) -> int:
    """What is in one lane."""
    return counts >> LANE * hp & IN_LANE
