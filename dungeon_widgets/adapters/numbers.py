"""The number of every action a seat may choose and of every outcome of luck, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.game import AnyGame, Game
from ..engine.state import CHANCE, Action, State


class Numbers:
    """A list of a game and the places in it: `Game.actions` or `Game.outcomes`. Copies share it.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> game = WelcomeGame(players=2, hero="mage", first=0)
    >>> numbers = Numbers(game, game.actions())
    >>> [numbers.legal(game.start(), number) for number in numbers.each(game.start(), [("draw",), ("pass",)])]
    [('draw',), ('pass',)]
    >>> numbers.legal(game.start(), numbers.places["turn",]) is None
    True
    """

    def __init__(self, game: AnyGame, listed: list[Action]) -> None:
        self.game = game
        self.listed = listed
        self.places: dict[Action, int] = {action: number for number, action in enumerate(listed)}
        self.by_name = type(game).listed is not Game.listed
        """Whether something else may stand in the list for an action."""

    def each(self, state: State, actions: Sequence[Action]) -> list[int]:
        """The numbers of actions or outcomes that are legal in this position."""
        places = self.places
        if not self.by_name:
            return list(map(places.__getitem__, actions))
        listed = self.game.listed
        return [places[listed(state, action)] for action in actions]

    def legal(self, state: State, number: int) -> Action | None:
        """The action of a number, or None if it is not legal in this position."""
        legal = state.legal()
        if not self.by_name:
            name = self.listed[number]
            return name if name in legal else None
        numbers = self.each(state, legal)
        return legal[numbers.index(number)] if number in numbers else None

    def action(self, state: State, number: int) -> Action:
        """The action or the outcome of a number that is legal in this position."""
        name = self.listed[number]
        if not self.by_name:
            return name
        legal = [one for one, _ in state.chance()] if state.to_move == CHANCE else state.legal()
        return legal[self.each(state, legal).index(number)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Numbers:
        return self
