"""What a game tells those who play it without being people: its own bots, its habits, its prospects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from .state import Action, Event, State
from .streams import one_of

if TYPE_CHECKING:
    from .eyes import Bot

S = TypeVar("S", bound=State)


class Effort(NamedTuple):
    """How much is played in the head to judge choices. All are counts, so that a verdict is the same everywhere.

    - `looks`: how often each of a few choices is looked at before the best of them is known.
    - `games`: how many games each of two choices is then played to the end.
    - `moves`: how many moves the review of a whole game may make in all.
    """

    looks: int = 32
    games: int = 240
    moves: int = 4_000_000

    def times(self, factor: float) -> Effort:
        """So many times as much, and at least a little."""
        return Effort(*(max(2, round(count * factor)) for count in self))


class Part(NamedTuple):
    """One part of what a finished game is made of for a seat: so many points, wanted (`good`) or not."""

    n: float
    good: bool = True


class Hints(Generic[S]):
    """What a search may use of a game. A game overrides what it can tell.

    This base class gives no hints: any legal move is a habit, every world is plausible, and play goes on to the end.
    """

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        """The game's own bots by name; the general ones are found beside them."""
        return {}

    def numbers(self) -> Mapping[str, Callable[..., Any]]:
        """Quick numbers for a bot written in a cell, by name: functions of its `Eyes`, such as Welcome's ``lives``."""
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

    def feat(self, event: Event, seat: int) -> int | None:
        """How great a deed of the hand an event was for a seat, such as the damage of a throw; None if it was none."""
        return None

    # -- verdicts ---------------------------------------------------------------------------------

    effort: ClassVar[Effort] = Effort()
    """How much is played to judge a choice of this game: about half a minute, at most a minute, for a whole game."""
    hint_effort: ClassVar[float] = 0.5
    """How many times as much for a hint: it is one choice only, but somebody waits for it."""

    def supposed(self, state: S) -> S:
        """The position as games are played on from it, itself or changed: what nobody can know is taken to be ordinary,
        such as the hand of a person who throws."""
        return state

    def play_on(self, state: S, rng: Random) -> Action:
        """The move by which games are played to their end when a choice is judged: as good as a quick one can be."""
        return self.habit(state, rng)

    def finish(self, state: S, rng: Random) -> Action:
        """A good move for the rest of a choice of several parts (`goes_on`): made once a choice, it may take longer."""
        return self.play_on(state, rng)

    looks_past: ClassVar[int] = 0
    """How often luck must have fallen before a first look may stop at a pause (`standing`): a choice made at a pause shows
    what it is worth only afterwards."""

    def goes_on(self, state: S) -> bool:
        """Whether the seat to move is in the middle of a choice of several parts, such as a turn that is written
        cross by cross. It is then judged as one choice, from its first part on."""
        return False

    def standing(self, state: S) -> Sequence[float] | None:
        """What each seat may hope for at a natural pause: its chance to win, alone its score; None elsewhere.

        It is for a first look at many choices where games are long. Unlike `prospects` it must be on the true scale:
        fitted to games that were played to their end.
        """
        return None

    def consequence(self, event: Event, seat: int) -> str | None:
        """The name of what an event means for a seat, if it is of the kind that decides games ("a quest is done").

        The first that comes after a choice is counted, so that a verdict can say what makes the difference. The game's
        words tell the name to people (`Words.consequence`).
        """
        return None

    unwanted: ClassVar[frozenset[str]] = frozenset()
    """The names of consequences that nobody wants: what speaks for a choice is that they come less often."""

    def tally(self, state: S, seat: int) -> Mapping[str, Part]:
        """What the end of a game is made of for a seat, part by part ("gems of monsters"): what a choice has brought in the
        long run, where no single consequence tells it. Every finished game has the same parts; the game's words tell their
        names to people (`Words.part`)."""
        return {}
