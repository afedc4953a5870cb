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
    >>> [numbers.listed[number] for number in numbers.of(game.start())]
    [('draw',), ('pass',)]
    """

    def __init__(self, game: AnyGame, listed: list[Action]) -> None:
        self.game = game
        self.listed = listed
        self.places: dict[Action, int] = {action: number for number, action in enumerate(listed)}
        self.by_name = type(game).listed is not Game.listed
        """Whether something else may stand in the list for an action."""

    def of(self, state: State) -> dict[int, Action]:
        """What the seat to move may do, by its number."""
        legal = state.legal()
        return dict(zip(self.each(state, legal), legal, strict=True))

    def each(self, state: State, actions: Sequence[Action]) -> list[int]:
        """The numbers of actions or outcomes that are legal in this position."""
        places = self.places
        if not self.by_name:
            return list(map(places.__getitem__, actions))
        listed = self.game.listed
        return [places[listed(state, action)] for action in actions]

    def action(self, state: State, number: int) -> Action:
        """The action or the outcome of a number that is legal in this position."""
        name = self.listed[number]
        if not self.by_name:
            return name
        legal = [one for one, _ in state.chance()] if state.to_move == CHANCE else state.legal()
        return legal[self.each(state, legal).index(number)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Numbers:
        return self
