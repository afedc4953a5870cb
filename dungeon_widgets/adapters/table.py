"""A game by numbers: its actions numbered, what a seat sees as a vector, who may do what, rewards by what is played for.

All adapters stand on it. What it tells a seat comes from the seat's view and from its own legal actions, never from the
position itself.
"""

from __future__ import annotations

from array import array
from operator import index
from random import Random
from typing import Any

from ..engine.checks import short
from ..engine.game import AnyGame, sure_game
from ..engine.state import CHANCE, OVER, Action, Event, State
from ..engine.streams import fresh_seed, stream
from .numbers import Numbers
from .vectors import vector


class Table:
    """One game being played by numbers.

    `actions` are all actions there can be: the number of an action is its place there. What stands there for an action of
    many parts is said by `Game.listed`. `NotImplementedError` or `TooLarge` if the game cannot list them.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> table = Table(WelcomeGame(players=2, hero="mage", first=0), seed=1)
    >>> [table.actions[number] for number in table.legal()]
    [('draw',), ('pass',)]
    """

    def __init__(self, game: AnyGame, seed: int | None = None) -> None:
        self.game = sure_game(game)
        self.listed = Numbers(self.game, self.game.actions())
        self.actions: list[Action] = self.listed.listed
        self.numbers: dict[Action, int] = self.listed.places
        self.restart(seed)

    def restart(self, seed: int | None = None) -> None:
        """Begin a new game, with luck of its own where no seed is given; all luck before the first choice falls."""
        self.seed = fresh_seed() if seed is None else int(seed)
        self.rng: Random = stream(self.seed, "chance")
        self.state: State = self.game.start()
        self.steps = 0
        self.luck()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    def luck(self) -> None:
        """Let all luck fall that comes before the next choice."""
        while self.state.to_move == CHANCE:
            self.state.apply(self.state.draw(self.rng))

    def legal(self) -> list[int]:
        """The numbers of what the seat to move may do, from small to large."""
        return sorted({*self.listed.each(self.state, self.state.legal())})

    def mask(self, seat: int) -> bytearray:
        """A 1 for each number that is legal, if the seat is to move; else only zeros."""
        mask = bytearray(len(self.actions))
        if self.state.to_move == seat:
            for number in self.listed.each(self.state, self.state.legal()):
                mask[number] = 1
        return mask

    def action(self, number: Any, numbers: Any = None) -> Action:
        """The action of this number, legal here; else an error that names it, and nothing has happened.

        What is made of `numbers` from -1 to 1 (`Game.parts`), such as a throw, needs them.
        """
        try:
            at = index(number)
        except TypeError:
            at = -1
        if not 0 <= at < len(self.actions):
            raise ValueError(f"an action is a number from 0 to {len(self.actions) - 1}, not {short(number)}")
        chosen = self.listed.legal(self.state, at)
        if chosen is None:
            refused = self.game.refuse(self.state, self.actions[at])
            assert refused is not None
            raise refused
        return (
            self.game.made_of(self.state, self.actions[at], self._parts(numbers))
            if self.game.parts
            else chosen
        )

    def _parts(self, numbers: Any) -> list[float]:
        """The numbers that go with a choice, checked."""
        names = self.game.parts
        try:
            found = [float(number) for number in numbers]
        except (TypeError, ValueError):
            found = []
        if len(found) != len(names) or not all(-1 <= number <= 1 for number in found):
            raise ValueError(
                f"an action comes with {len(names)} numbers from -1 to 1 ({', '.join(names)}), not {short(numbers)}"
            )
        return found

    def act(self, action: Action) -> list[Event]:
        """Make a legal action happen, and all luck that follows."""
        events = self.state.apply(action)
        self.steps += 1
        self.luck()
        return events

    def vector(self, seat: int) -> array[float]:
        """What the seat may know, as numbers."""
        return vector(self.game.facts(self.state, seat))

    def rewards(self) -> list[float]:
        """What the game was worth to each seat: see `rewards`; zeros before its end."""
        return rewards(self.state) if self.over else [0.0] * self.game.players


def rewards(state: State) -> list[float]:
    """What a game that is over was worth to each seat, by the aim of the game.

    Versus: the winners share 1, and the others pay for it alike, so that it sums to 0. Together: 1 for all if they won, else
    -1. Alone: the score.
    """
    game: AnyGame = state.game
    winners = state.winners()
    if game.aim == "alone":
        return [float(score) for score in state.scores()]
    if game.aim == "together":
        return [1.0 if winners else -1.0] * game.players
    losers = game.players - len(winners)
    if not winners or not losers:
        return [0.0] * game.players
    return [1 / len(winners) if seat in winners else -1 / losers for seat in range(game.players)]
