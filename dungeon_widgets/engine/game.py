"""What never changes during a game: its options, its content, its players' limits, and where it starts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol, TypedDict

from .errors import IllegalAction
from .state import Action, Event, State
from .streams import one_of

LANGUAGES = ("en", "fr")

Text = list[str]
"""A line as alternating plain and emphasised pieces: ``["You draw a ", "Vampire", "."]``."""


class RuleSection(TypedDict):
    """A heading and its paragraphs, in our own words."""

    title: str
    text: list[str]


class OptionChoice(TypedDict):
    """One value a setting may take."""

    value: Any
    label: str


class OptionSpec(TypedDict):
    """One setting of a new game, for the panel that asks for it."""

    name: str
    label: str
    value: Any
    choices: list[OptionChoice]


class Bot(Protocol):
    """A player that is not a person: it gets a view, the legal actions and its own stream, and nothing else."""

    def choose(self, view: dict[str, Any], legal: list[Action], rng: Random) -> Action: ...


class Game(ABC):
    """The rules with the options chosen. Immutable: states share it."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    players: int
    seats_allowed: ClassVar[tuple[int, ...]]
    score_range: ClassVar[tuple[int, int]] = (0, 1)
    max_steps: ClassVar[int] = 10_000

    @property
    @abstractmethod
    def options(self) -> dict[str, Any]:
        """The keyword arguments that make this game again, as JSON data."""

    @abstractmethod
    def start(self) -> State:
        """The position before anything has happened."""

    @abstractmethod
    def state(self, data: dict[str, Any]) -> State:
        """Read a position from `State.to_json`; `ValueError` names the field that is wrong."""

    @abstractmethod
    def redeal(self, view: dict[str, Any], rng: Random) -> State:
        """A position drawn from the exact posterior of what the view's seat cannot see."""

    def worlds(self, view: dict[str, Any]) -> Iterable[tuple[State, int]]:
        """Every position that fits the view, with its integer weight; for games where they are few."""
        raise NotImplementedError(f"{self.name} does not list its worlds")

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        """The game's own bots by name; the general ones are found beside them."""
        return {}

    def habit(self, state: State, rng: Random) -> Action:
        """A quick, plausible move for the seat to move, for play-outs inside a search; any legal one by default."""
        return one_of(state.legal(), rng)

    def plausibility(self, state: State, view: dict[str, Any]) -> float:
        """How well the others' visible choices fit the cards a redeal gave them, from 0 to 1, for searches that
        read their opponents; 1 (always, by default) leaves the exact posterior as it is.
        """
        return 1.0

    def worth(self, state: State) -> Sequence[float] | None:
        """Each seat's prospects from 0 to 1 at a natural pause such as the end of a round, so that a search may
        stop there; None (always, by default) where play must go on to tell.
        """
        return None

    # -- text, for people -------------------------------------------------------------------------

    @abstractmethod
    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        """The log line of an event for a seat, or None if it says nothing to it."""

    @abstractmethod
    def label(self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        """What a choice is called and what it leads to, e.g. ``("Pass", "You sit out this round")``."""

    @abstractmethod
    def reason(self, rule: str, lang: str) -> str:
        """The sentence for a key given by `State.why_not`."""

    @abstractmethod
    def title(self, lang: str) -> str:
        """The game's name."""

    @abstractmethod
    def caption(self, view: dict[str, Any], lang: str) -> str:
        """Where the game stands, in a few words: round, phase."""

    @abstractmethod
    def prompt(self, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        """Whose turn it is, and what is asked of the view's seat."""

    @abstractmethod
    def rulebook(self, lang: str) -> list[RuleSection]:
        """The rules in our own words."""

    @classmethod
    @abstractmethod
    def settings(cls, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        """What a new game lets one set, beside the players."""

    def offers(self, state: State) -> list[Action]:
        """The choices to show the seat to move: the legal ones, and those worth greying with their reason."""
        return state.legal()

    def panel(
        self, view: dict[str, Any], legal: list[Action], names: Sequence[str], lang: str
    ) -> Mapping[str, Any] | None:
        """The odds of the moment as the view's seat can know them (see `odds.panel`), or None."""
        return None

    def belief(self, view: dict[str, Any], lang: str) -> Mapping[str, Any] | None:
        """What the view's seat can conclude about hidden things, if the panel says there is such a table."""
        return None

    # -- refusing ---------------------------------------------------------------------------------

    def refuse(self, state: State, action: Action, lang: str = "en") -> IllegalAction | None:
        """The error for an action that is not legal here, or None if it is."""
        rule = state.why_not(action)
        if rule is None:
            return None
        return IllegalAction(f"{action!r}: {self.reason(rule, lang)}", rule=rule, action=action)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.name, repr(sorted(self.options.items()))))

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[type[Game], dict[str, Any]]]:
        """A game travels to a worker process as its options, and is made again there."""
        return _made_again, (type(self), self.options)

    def __repr__(self) -> str:
        inside = ", ".join(f"{key}={value!r}" for key, value in self.options.items())
        return f"{type(self).__name__}({inside})"


def _made_again(kind: type[Game], options: dict[str, Any]) -> Game:
    return kind(**options)
