"""What a bot gets: the position as its seat sees it, worked out only if it looks. Nothing else reaches it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from .state import Action, State

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Mapping[str, Any])


class Eyes(Generic[S, V]):
    """What one seat may use of one position. The view and the list are its own: it may change them."""

    __slots__ = ("__legal", "__state", "__view", "seat")

    def __init__(self, state: S, seat: int) -> None:
        self.seat = seat
        self.__state = state
        self.__view: V | None = None
        self.__legal: list[Action] | None = None

    @property
    def game(self) -> Game[S, V]:
        """The rules with their options."""
        game: Game[S, V] = self.__state.game
        return game

    @property
    def view(self) -> V:
        """What the seat may know."""
        if self.__view is None:
            self.__view = cast(
                "V", self.__state.view(self.seat)
            )  # the views of a game are those of its states
        return self.__view

    @property
    def legal(self) -> list[Action]:
        """What the seat may do; examples where the decision is free."""
        if self.__legal is None:
            self.__legal = self.__state.legal()
        return self.__legal

    def imagine(self, rng: Random) -> S:
        """A position that fits all the seat has seen, drawn from the exact posterior."""
        return self.__state.redealt(self.seat, rng)


class Bot(Protocol):
    """A player that is not a person.

    A class of bots may have two texts, each a dict by language: `label` is its name where people choose a bot, `habit`
    says in a few words how it plays.
    """

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        """One of the legal actions, chosen from what the seat may know. All luck comes from `rng`."""
