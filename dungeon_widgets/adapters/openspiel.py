"""OpenSpiel: our games as Python games registered with pyspiel (extra `openspiel`).

Importing this module registers ``dungeon_welcome`` and ``dungeon_dice_danger``; their parameters are the options of the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from ..engine.game import AnyGame
from ..engine.state import CHANCE, OVER, Action, Event, State
from ..games.dice_danger import DiceDangerGame
from ..games.welcome import WelcomeGame
from .table import rewards
from .vectors import SIZE, vector

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(
        f"this needs OpenSpiel: pip install 'dungeon-widgets[openspiel]' ({error})", name=error.name
    ) from error


class Book:
    """The numbers of a game: of every action a seat may choose, and of every outcome luck may have. Copies share it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.actions, self.outcomes = game.actions(), game.outcomes()
        self.numbers: dict[Action, int] = {action: number for number, action in enumerate(self.actions)}
        self.lots: dict[Action, int] = {action: number for number, action in enumerate(self.outcomes)}

    def __deepcopy__(self, memo: dict[int, Any]) -> Book:
        return self

    def __reduce__(self) -> tuple[type[Book], tuple[AnyGame]]:
        return Book, (self.game,)


class Past:
    """What has happened: who moved, what, and the events of it. `told` is what each seat knew before."""

    def __init__(
        self, told: tuple[str, ...], moves: list[tuple[int, Action, list[Event]]] | None = None
    ) -> None:
        self.told = told
        self.moves = [] if moves is None else moves

    def __deepcopy__(self, memo: dict[int, Any]) -> Past:
        return Past(self.told, self.moves.copy())

    def known_to(self, seat: int) -> str:
        """All that the seat has seen and done, as text: no two pasts that it can tell apart have the same."""
        lines = [self.told[seat]]
        for mover, action, events in self.moves:
            if mover == seat:
                lines.append(json.dumps(action))
            lines += [json.dumps([event.kind, event.as_seen_by(seat)], sort_keys=True) for event in events]
        return "\n".join(lines)


class DungeonSpielState(pyspiel.State):
    """A position as OpenSpiel wants it: `position` is ours."""

    def __init__(self, game: Any, book: Book) -> None:
        super().__init__(game)
        self.book = book
        self.position: State = book.game.start()
        self.past = Past(("",) * book.game.players)

    def current_player(self) -> Any:
        """The seat to move, chance, or nobody."""
        mover = self.position.to_move
        if mover >= 0:
            return mover
        return pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.to_move == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(map(self.book.numbers.__getitem__, self.position.legal()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by its number, with its probability."""
        outcomes = self.position.chance()
        whole = sum(weight for _, weight in outcomes)
        return [(self.book.lots[action], weight / whole) for action, weight in outcomes]

    def _apply_action(self, number: int) -> None:
        mover = self.position.to_move
        action = (self.book.outcomes if mover == CHANCE else self.book.actions)[number]
        self.past.moves.append((mover, action, self.position.apply(action)))

    def _action_to_string(self, player: int, number: int) -> str:
        action = (self.book.outcomes if player == pyspiel.PlayerId.CHANCE else self.book.actions)[number]
        return " ".join(map(str, action))

    def returns(self) -> list[float]:
        """What the game was worth to each seat; zeros before its end."""
        return rewards(self.position) if self.is_terminal() else [0.0] * self.book.game.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DungeonSpielState:
        """A state that the seat cannot tell from this one, with all it cannot see drawn from the exact posterior.

        What other seats know in it is what they see there: nothing of the true past is left.
        """
        other: DungeonSpielState = self.clone()
        other.position = self.position.redealt(player, Random(int(sampler() * 2**53)))
        other.past = Past(
            tuple(
                self.past.known_to(seat) if seat == player else _seen(other.position, seat)
                for seat in range(self.book.game.players)
            )
        )
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.to_json(), sort_keys=True)


def _seen(position: State, seat: int | None) -> str:
    return json.dumps(position.view(seat), sort_keys=True)


class DungeonObserver:
    """What a seat observes: its view of the moment, or with perfect recall all it has seen and done."""

    def __init__(self, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self._recalls = kind.perfect_recall
        self._own = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DungeonSpielState, player: int) -> None:
        """Write what the seat sees into the tensor."""
        self.tensor[:] = vector(state.position.view(player if self._own else None))

    def string_from(self, state: DungeonSpielState, player: int) -> str:
        """What the seat sees, or all it has seen, as text."""
        if self._recalls and self._own:
            return state.past.known_to(player)
        return _seen(state.position, player if self._own else None)


def _registered(kind: type[AnyGame], title: str, options: dict[str, Any]) -> type[Any]:
    """The class of OpenSpiel games for a kind of game, with the options that may be given as parameters."""
    game_type = pyspiel.GameType(
        short_name=f"dungeon_{kind.name}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.seats_allowed),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=options,
    )

    class DungeonSpielGame(pyspiel.Game):
        """A game as OpenSpiel wants it: `book` has ours, and its numbers."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            game = kind(**{**options, **(params or {})})
            if game.aim != "versus":
                raise ValueError(f"OpenSpiel is for games against each other: {game!r} is not one")
            self.book = Book(game)
            info = pyspiel.GameInfo(
                num_distinct_actions=len(self.book.actions),
                max_chance_outcomes=len(self.book.outcomes),
                num_players=game.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=game.max_steps,
            )
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> DungeonSpielState:
            """The start of a game."""
            return DungeonSpielState(self, self.book)

        def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> DungeonObserver:
            """What tells a seat what it sees."""
            return DungeonObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    pyspiel.register_game(game_type, DungeonSpielGame)
    return DungeonSpielGame


WelcomeSpiel = _registered(
    WelcomeGame,
    "Welcome to the Dungeon",
    {"box": "first", "players": 2, "hero": "random", "variant": False},
)
DiceDangerSpiel = _registered(
    DiceDangerGame, "Dungeons, Dice & Danger", {"sheet": "annoyed_animals", "players": 2}
)
