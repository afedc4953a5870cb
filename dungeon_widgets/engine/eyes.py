"""What a bot gets: the position as its seat sees it, worked out only if it looks. Nothing else reaches it."""

from __future__ import annotations

from collections import deque
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

    def __init__(self, state: S, seat: int, legal: list[Action] | None = None) -> None:
        """`legal` is what the seat may do, where that was listed already; else the position is asked."""
        self.seat = seat
        self.__state = state
        self.__view: V | None = None
        self.__legal = legal

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

    @property
    def free(self) -> bool:
        """Whether `legal` holds examples only, as this decision takes what cannot be listed (a throw)."""
        return self.__state.free

    def odds(self) -> dict[Action, float]:
        """The chance of each choice that has one, as a player would read it beside the board; counted to the end."""
        names = [str(seat) for seat in range(self.game.players)]
        panel = self.game.advice.panel(self.view, self.legal, names, "en")
        if panel is not None and not isinstance(panel, dict):
            panel = deque(panel, maxlen=1).pop()
        rows = panel["rows"] if panel else []
        return {_action(row["action"]): row["p"] for row in rows if row["action"] is not None}

    def ask(self, bot: str, rng: Random) -> Action:
        """What an installed bot (``"careful"``, ``"mcts:50"``) would do here."""
        from .seats import made_bot  # a bot is seen by seats, not the other way round

        return made_bot(bot.removeprefix("bot:"), self.game).choose(self, rng)

    def imagine(self, rng: Random) -> S:
        """A position that fits all the seat has seen, drawn from the exact posterior."""
        return self.__state.redealt(self.seat, rng)

    def anyhow(self) -> S:
        """A position in which all that the seat cannot see lies anyhow, however unlikely: quicker than `imagine`.

        For who looks at nothing but what lies open and what is the seat's own. It is always the same for the same view.
        """
        return self.__state.laid_anyhow(self.seat)


def _action(parts: list[Any]) -> Action:
    """An action as the rules write it, from a row of a panel."""
    return tuple(_action(part) if isinstance(part, list) else part for part in parts)


class Bot(Protocol):
    """A player that is not a person.

    A class of bots may have two texts, each a dict by language: `label` is its name where people choose a bot, `habit`
    says in a few words how it plays.
    """

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        """One of the legal actions, chosen from what the seat may know. All luck comes from `rng`."""
