"""The small facts of the rules: a bid, cups that were lifted, the phases."""

from __future__ import annotations

from typing import Literal, NamedTuple

from dungeon_widgets.engine.state import Action

Phase = Literal["roll", "bid", "over"]
Cup = tuple[int, ...]
"""The dice under a cup, lowest first; empty before they are rolled."""

DOUBT: Action = ("doubt",)


class Bid(NamedTuple):
    """At least `number` dice under all cups show `face`: so `by` says."""

    number: int
    face: int
    by: int

    def beaten_by(self, number: int, face: int) -> bool:
        """Whether a bid is higher: of more dice, or of as many with a higher face."""
        return (number, face) > (self.number, self.face)


class Lifted(NamedTuple):
    """The last doubt: the bid, the cups as everybody has seen them, how many dice showed the face, and who was wrong."""

    bid: Bid
    cups: tuple[Cup, ...]
    found: int
    loser: int
