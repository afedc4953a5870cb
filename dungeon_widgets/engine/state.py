"""What a position of any game can do: say what is legal, change by one action, be copied and be seen.

Chance is a mover like any seat, so all luck is an explicit action in the log. A state holds no random
generator: the same actions always lead to the same position.
"""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from typing_extensions import Self

from .records.record import Record, shared
from .streams import Stream, below, one_of

CHANCE = -1
OVER = -2

Action = tuple[Any, ...]
"""A readable, hashable, JSON-able choice or stroke of luck: ``("strip", "torch")``, ``("roll", 2, 3)``."""

Outcomes = list[tuple[Action, int]]
"""Canonical chance outcomes with positive integer weights."""


class Event(NamedTuple):
    """Something that happened. Everyone sees `data`; only the seats of `seen_by` see `secret` as well.

    `show` is what only the eye needs (the keyframes of a throw): it travels to the page of whoever sees the event,
    and is part of no digest and of no search's key.

    >>> drawn = Event("deal", {"seat": 0}, (0,), {"monster": "orc"})
    >>> drawn.as_seen_by(0)
    {'seat': 0, 'monster': 'orc'}
    >>> drawn.as_seen_by(1)
    {'seat': 0}
    """

    kind: str
    data: dict[str, Any]
    seen_by: tuple[int, ...] = ()
    secret: dict[str, Any] | None = None
    show: dict[str, Any] | None = None

    def as_seen_by(self, seat: int | None) -> dict[str, Any]:
        """The part of the event this seat (None: a spectator) may know."""
        if self.secret is None or seat not in self.seen_by:
            return dict(self.data)  # a copy: a reader of the log must not write into it
        return {**self.data, **self.secret}


class State(Record):
    """One position: a record that stands on its game. Only `apply` changes it; everything else reads.

    A game declares its fields in a subclass, each with a default that is right at the start
    (see `dungeon_widgets.engine.records.record`), and makes a position by ``XState(game, phase="setup")``.
    """

    game: Any = shared()
    to_move: int = CHANCE
    """A seat, `CHANCE` or `OVER`."""

    # -- what may happen --------------------------------------------------------------------------

    @abstractmethod
    def legal(self) -> list[Action]:
        """The sorted actions of the seat to move; empty for chance and the end. Where `free`: good examples."""

    @abstractmethod
    def why_not(self, action: Action) -> str | None:
        """The key of the rule that forbids the action (the game's words explain it), or None if it is legal."""

    @property
    def free(self) -> bool:
        """Whether this decision takes what cannot be listed (a launch): then `why_not` alone is the judge."""
        return False

    def sample(self, rng: Random) -> Action:
        """Some action of the seat to move; where `free`, any that a player might make, not only the examples."""
        return one_of(self.legal(), rng)

    def forced(self) -> Action | None:
        """The one legal action where it is empty and says nothing (a pass with nothing to play), else None.

        A session makes it for whoever is to move. A card to turn, a roll or a throw is never forced.
        """
        return None

    def asked(self) -> tuple[Action | None, list[Action] | None]:
        """`forced`, and `legal` where that had to be listed to tell: for who asks for both, many times a game."""
        return self.forced(), None

    @property
    def forced_by_hand(self) -> bool:
        """Whether `forced` depends on what only the mover sees. Then a session makes the move only where one person
        plays: among several at one screen, who is not stopped would tell what they hold."""
        return False

    def passes(self) -> tuple[str, ...]:
        """The names of the window that is open, the most special first; none where passing is not allowed.

        A person may let the session pass in all windows of a name (`Session.leave`). The action is ``("pass",)``. All
        can see that these names fit: what only the mover sees has its names in `own_passes`.
        """
        return ()

    def own_passes(self) -> tuple[str, ...]:
        """More names of that kind, which fit by what only the mover sees. Among several people at one screen they
        are not offered.
        """
        return ()

    # -- luck -------------------------------------------------------------------------------------

    @property
    def sampled(self) -> bool:
        """Whether the outcomes of this chance move cannot be listed: then `chance` is not asked, `draw` is."""
        return False

    @abstractmethod
    def chance(self) -> Outcomes:
        """Every outcome of the chance move with its integer weight; `TooLarge` where `sampled`."""

    def draw(self, rng: Random) -> Action:
        """One chance outcome. A game may override this for speed; the kit checks it against `chance`."""
        return pick(self.chance(), rng)

    # -- what happens -----------------------------------------------------------------------------

    @abstractmethod
    def apply(self, action: Action) -> list[Event]:
        """Make a legal action or a chance outcome happen here, and say what happened."""

    def after(self, action: Action) -> Self:
        """The position after the action; this one is unchanged."""
        state = self.clone()
        state.apply(action)
        return state

    def reveals(self, action: Action) -> bool:
        """Whether the action shows somebody something new, so that taking it back would be peeking."""
        return self.to_move == CHANCE

    # -- what a seat may know ---------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What that seat (None: a spectator) may know, as plain data with no reference to the state."""

    def redealt(self, seat: int | None, rng: Random) -> Self:
        """This position with all the seat cannot see drawn from the exact posterior; a copy if nothing is hidden.

        It may use nothing but what the seat's view shows: equal views and equal luck give equal worlds.
        """
        if self.game.hides:
            raise NotImplementedError(f"{self.game.name} hides something and must say how it is dealt again")
        return self.clone()

    def laid_anyhow(self, seat: int | None) -> Self:
        """This position with all the seat cannot see laid anyhow: any one world that fits the view, always the same.

        A game whose `redealt` takes long may lay the cards in order instead.
        """
        return self.redealt(seat, Stream(0, "anyhow"))

    def worlds(self, seat: int | None) -> Iterable[tuple[Self, int]]:
        """Every position that fits the seat's view, with its integer weight; for games where they are few."""
        raise NotImplementedError(f"{self.game.name} does not list its worlds")

    # -- the score --------------------------------------------------------------------------------

    @abstractmethod
    def scores(self) -> list[int]:
        """One number per seat, final when the game is over."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won, by the rules; [] before the end.

        Versus: all who share the win. Together: every seat, or none. Alone: [0] if the rules speak of winning and
        it was won.
        """

    def survivors(self) -> list[int] | None:
        """The seats that have not fallen, where the rules speak of falling, else None."""
        return None


def pick(outcomes: Outcomes, rng: Random) -> Action:
    """One of the outcomes, drawn by its weight. It takes one random number, or more where weights are astronomic."""
    ticket = below(sum(weight for _, weight in outcomes), rng)
    for action, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return action
    raise ValueError("chance node without outcomes")


def digest(state: State) -> str:
    """A short fingerprint of a position, equal on every machine."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
