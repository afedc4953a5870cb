"""What a game tells those who play it without being people: its own bots, its habits, its prospects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

from .state import Action, State
from .streams import one_of

if TYPE_CHECKING:
    from .eyes import Bot

S = TypeVar("S", bound=State)


class Hints(Generic[S]):
    """No hints: any legal move is a habit, every world is plausible, and play goes on to the end."""

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        """The game's own bots by name; the general ones are found beside them."""
        return {}

    def habit(self, state: S, rng: Random) -> Action:
        """A quick, plausible move for the seat to move, for play-outs inside a search; where free, an example."""
        return one_of(state.legal(), rng)

    def plausibility(self, state: S, seat: int) -> float:
        """How well the others' visible choices fit the cards that a redeal for this seat gave them, from 0 to 1,
        for searches that read their opponents; 1 leaves the exact posterior as it is.
        """
        return 1.0

    def prospects(self, state: S) -> Sequence[float] | None:
        """Each seat's prospects from 0 to 1 at a natural pause such as the end of a round, so that a search may
        stop there; None where play must go on to tell.
        """
        return None
