"""The chance to come to a space this turn by a given way, and the ways there are."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from ..rules.state import DungeonsState
from .journey_state import JourneyState
from .trip import Trip


class WayOdds(NamedTuple):
    """The chance to arrive with the turn still going on, and that of no wound on the way, whether one arrives or not.

    Of two ways to play the better is that which arrives more often, then that which is hurt less often.
    """

    arrive: Fraction
    unhurt: Fraction


class Walk(Trip[WayOdds]):
    """A way of neighbouring spaces, from where the hero stands: no step aside, doors tried while points are left."""

    def __init__(self, state: DungeonsState, seat: int, spaces: tuple[int, ...], points: int) -> None:
        super().__init__(state, seat)
        self.next = dict(pairwise(spaces))
        self.goal = spaces[-1]
        self.start = self.start._replace(points=points)

    def mixed(self, p: Fraction, good: WayOdds, bad: WayOdds) -> WayOdds:
        return WayOdds(
            p * good.arrive + (1 - p) * bad.arrive,
            p * good.unhurt + (1 - p) * bad.unhurt,
        )

    def over(self, journey: JourneyState) -> WayOdds:
        return WayOdds(Fraction(0), self.whole(journey))

    def whole(self, journey: JourneyState) -> Fraction:
        """Whether the hero was not wounded."""
        return Fraction(int(journey.life == self.start.life))

    def choices(self, journey: JourneyState) -> Iterator[WayOdds]:
        if journey.points > 0:
            to, exits = self.next[journey.at], self.state.layout.exits[journey.at]
            yield self.through(journey, next(exit for exit in exits if exit.to == to))

    def arrived(self, journey: JourneyState, *, ended: bool) -> WayOdds:
        if journey.at == self.goal:
            return WayOdds(Fraction(1), self.whole(journey))
        return self.over(journey) if ended else self.value(journey)


def way_odds(state: DungeonsState, seat: int, spaces: tuple[int, ...], points: int | None = None) -> WayOdds:
    """The chances of this way with the points left (or so many), what lies open before the hero, and the Glory on it."""
    return Walk(state, seat, spaces, state.points if points is None else points).chance()


def simple_ways(state: DungeonsState, start: int, points: int) -> list[tuple[int, ...]]:
    """All ways without a space twice, at most so many steps long."""
    found: list[tuple[int, ...]] = []
    todo: list[tuple[int, ...]] = [(start,)]
    while todo:
        way = todo.pop()
        if len(way) > 1:
            found.append(way)
        if len(way) <= points:
            todo += [(*way, to) for to in state.layout.neighbours(way[-1]) if to not in way]
    return found
