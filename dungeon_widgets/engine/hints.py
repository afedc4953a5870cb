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
    """What a search may use of a game. A game overrides what it can tell.

    This base class gives no hints: any legal move is a habit, every world is plausible, and play goes on to the end.
    """

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        """The game's own bots by name; the general ones are found beside them."""
        return {}

    def habit(self, state: S, rng: Random) -> Action:
        """A quick, plausible move for the seat to move, for play-outs inside a search; where free, an example."""
        return one_of(state.legal(), rng)

    def plausibility(self, state: S, seat: int) -> float:
        """How well the others' visible choices fit the cards that a redeal for this seat gave them, from 0 to 1.

        It is for searches that read their opponents. Where it is always 1, the exact posterior stays as it is.
        """
        return 1.0

    def prospects(self, state: S) -> Sequence[float] | None:
        """Each seat's chance to do well, from 0 to 1, at a natural pause such as the end of a round.

        A search stops where it is told this, and plays on where it is None.
        """
        return None
