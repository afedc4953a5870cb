"""What a position of any game can do: say what is legal, change by one action, be copied and be seen.

Chance is a mover like any seat, so all luck is an explicit action in the log. A state holds no random
generator: the same actions always lead to the same position.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from random import Random
from typing import Any, NamedTuple

from .streams import below

CHANCE = -1
OVER = -2

Action = tuple[Any, ...]
"""A readable, hashable, JSON-able choice or stroke of luck: ``("strip", "torch")``, ``("roll", 2, 3)``."""

Outcomes = list[tuple[Action, int]]
"""Canonical chance outcomes with positive integer weights."""


class Sampled(Exception):  # noqa: N818 (not an error: another way to draw)
    """Raised by `State.chance` where the outcomes cannot be listed (a continuous throw): use `State.draw`."""


class Event(NamedTuple):
    """Something that happened. Everyone sees `data`; only the seats of `seen_by` see `secret` as well.

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

    def as_seen_by(self, seat: int | None) -> dict[str, Any]:
        """The part of the event this seat (None: a spectator) may know."""
        if self.secret is None or seat not in self.seen_by:
            return dict(self.data)  # a copy: who reads the log must not write into it
        return {**self.data, **self.secret}


class State(ABC):
    """One position. Only `apply` changes it; everything else reads."""

    __slots__ = ()

    to_move: int
    """A seat, `CHANCE` or `OVER`."""

    @abstractmethod
    def legal(self) -> list[Action]:
        """The sorted actions of the seat to move, and the only source of legality; empty for chance and the end."""

    @abstractmethod
    def chance(self) -> Outcomes:
        """Every outcome of the chance move with its integer weight, or `Sampled` where they cannot be listed."""

    @abstractmethod
    def apply(self, action: Action) -> list[Event]:
        """Make a legal action or a chance outcome happen here, and say what happened."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, cheap enough to keep one a step."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, as plain data with no reference to the state."""

    @abstractmethod
    def scores(self) -> list[int]:
        """One number a seat, final when the game is over."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The whole position as JSON data; the game's `state` reads it back."""

    @abstractmethod
    def why_not(self, action: Action) -> str | None:
        """The key of the rule that forbids the action (the game's text explains it), or None if it is legal."""

    def draw(self, rng: Random) -> Action:
        """One chance outcome. A game may override this for speed; the kit checks it against `chance`."""
        return pick(self.chance(), rng)

    def reveals(self, action: Action) -> bool:
        """Whether the action shows somebody something new, so that taking it back would be peeking."""
        return self.to_move == CHANCE

    def after(self, action: Action) -> State:
        """The position after the action; this one is unchanged."""
        state = self.clone()
        state.apply(action)
        return state

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes: key on `digest` instead


def pick(outcomes: Outcomes, rng: Random) -> Action:
    """Draw one of the weighted outcomes with as few numbers as `below` needs: one, but for astronomic weights."""
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
