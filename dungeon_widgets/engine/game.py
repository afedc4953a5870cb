"""What never changes during a game: its options, its content, what kind of game it is, and where it starts.

A game has four parts. The rules are here and in its states; its words, its advice and its hints are objects of their own.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, TypeVar

from typing_extensions import Self

from .advice import Advice
from .checks import short
from .errors import IllegalAction
from .hints import Hints
from .state import Action, State
from .words import Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Mapping[str, Any])

Aim = Literal["versus", "together", "alone"]
"""Whom the players play against: each other, the game side by side, or the game by themselves."""


class Game(ABC, Generic[S, V]):
    """The rules with the options chosen, generic over its states and views. Immutable: states share it."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    older_rules: ClassVar[tuple[int, ...]] = ()  # versions whose saved games go on: `carried_over` says how
    seats_allowed: ClassVar[tuple[int, ...]]
    alone: ClassVar[bool] = (
        False  # one person may sit down alone and play several seats: `for_seats` says which
    )
    score_range: ClassVar[tuple[int, int]] = (0, 1)
    max_steps: ClassVar[int] = 10_000
    parts: ClassVar[tuple[str, ...]] = ()  # names of the numbers that `made_of` takes
    record: ClassVar[tuple[str, ...]] = ()  # fields of a state that tell of the past and that no rule reads

    players: int
    words: Words[V]
    advice: Advice[S, V] = Advice()
    hints: Hints[S] = Hints()

    @property
    @abstractmethod
    def aim(self) -> Aim:
        """Whether the seats play against each other, together, or one alone."""

    @property
    @abstractmethod
    def hides(self) -> bool:
        """Whether some seat may not know all there is: then states say how they are dealt again (`redealt`)."""

    def covers(self, state: S) -> bool:
        """Whether a person who takes the screen here sees what another at it must not: then a curtain comes first.

        Not where people play side by side; a game that hides less at times says so.
        """
        return self.hides and self.aim != "together"

    @property
    @abstractmethod
    def options(self) -> dict[str, Any]:
        """The keyword arguments that make this game again, as JSON data."""

    @abstractmethod
    def start(self) -> S:
        """The position before anything has happened."""

    @abstractmethod
    def state(self, data: dict[str, Any]) -> S:
        """Read a position from `State.to_json`; `ValueError` names the field that is wrong."""

    def actions(self) -> list[Action]:
        """Every action a seat may ever choose, each once and always in the same order, so that it can be called by its
        number there. Luck is not among them. What stands there for an action is said by `listed`.

        `TooLarge` where a decision takes what cannot be listed, `NotImplementedError` where the game has no list.
        """
        raise NotImplementedError(f"{self.name} does not list its actions")

    def outcomes(self) -> list[Action]:
        """Every outcome that luck may ever have, each once and always in the same order: what `actions` is for seats.

        `TooLarge` and `NotImplementedError` as there.
        """
        raise NotImplementedError(f"{self.name} does not list the outcomes of its luck")

    def listed(self, state: S, action: Action) -> Action:
        """What stands in `actions` for a legal action, or in `outcomes` for an outcome of luck: the action itself.

        A game with an action of many parts may list something shorter, of which each position has at most one, or one
        entry for all that `made_of` makes out of numbers.
        """
        return action

    def made_of(self, state: S, listed: Action, numbers: Sequence[float]) -> Action:
        """The action that is meant by an entry of `actions` and these numbers from -1 to 1, one for each name in `parts`.

        Most games have no `parts`. Where a seat chooses freely, as a throw is chosen, they say what.
        """
        return listed

    def facts(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """What the seat knows of a position, for agents that read it as numbers: its view, or the facts from which all else in
        the view follows.
        """
        view: Mapping[str, Any] = state.view(seat)
        return view

    @classmethod
    def primers(cls) -> tuple[bytes, ...]:
        """Texts much like positions of this game, by which codes of moments become short: the files
        ``content/primer-1.txt``, ``primer-2.txt`` and so on beside the game's module, none if there are none.

        The newest writes, and all are read. A file never changes once codes have gone out: `scripts.primers` makes one.
        """
        return _primers(cls.__module__)

    def left_at_first(self, people: int) -> frozenset[str]:
        """What each of so many people passes on without being asked (`State.passes`) until they say otherwise."""
        return frozenset()

    def small(self) -> Self:
        """A cut-down game of the same rules, so small that all its histories can be listed.

        The kit needs it to check redeals where luck is hidden and the worlds behind a view cannot be listed.
        """
        raise NotImplementedError(f"{self.name} has no small game")

    @classmethod
    def for_seats(cls, seats: Sequence[Any], **options: Any) -> Self:
        """The game for these seats (``"Ada"``, ``"bot:careful"``), by default with as many players as there are seats.

        A game that must know which seats are people overrides it.
        """
        return cls(**{"players": len(seats), **options})

    def carried_over(self, state: S, move: Action, rules: int) -> Action | None:
        """What to play here for a move that was saved under older rules.

        The move itself; or another that answers a question the older rules did not ask, after which the saved move is
        looked at again; or None to leave the saved move out. Whatever it is, it must be legal here.
        """
        return move

    def refuse(self, state: State, action: Action, lang: str = "en") -> IllegalAction | None:
        """The error for an action that is not legal here, or None if it is."""
        rule = state.why_not(action)
        if rule is None:
            return None
        return IllegalAction(f"{short(action)}: {self.words.reason(rule, lang)}", rule=rule, action=action)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.name, repr(sorted(self.options.items()))))

    def __reduce__(self) -> tuple[Callable[..., Game[Any, Any]], tuple[type[Game[Any, Any]], dict[str, Any]]]:
        """A game travels to a worker process as its options, and is made again there."""
        return _made_again, (type(self), self.options)

    def __repr__(self) -> str:
        inside = ", ".join(f"{key}={value!r}" for key, value in self.options.items())
        return f"{type(self).__name__}({inside})"


AnyGame = Game[Any, Any]
"""A game of which nothing more is known: what the engine, the bots and the lab deal with."""


def sure_game(game: object) -> AnyGame:
    """The game, if it is one; else `ValueError` says where to find one."""
    if isinstance(game, Game):
        return game
    raise ValueError(f"a game is needed, such as the .game of a widget, not {short(game)}")


@cache
def _primers(module: str) -> tuple[bytes, ...]:
    folder = Path(getattr(sys.modules[module], "__file__", None) or "").parent / "content"
    found: list[bytes] = []
    while (path := folder / f"primer-{len(found) + 1}.txt").is_file():
        found.append(path.read_bytes())
    return tuple(found)


def _made_again(kind: type[AnyGame], options: dict[str, Any]) -> AnyGame:
    return kind(**options)
