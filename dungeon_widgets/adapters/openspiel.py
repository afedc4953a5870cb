"""OpenSpiel: our games as Python games registered with pyspiel (extra `openspiel`).

Importing this module registers ``dungeon_welcome``, ``dungeon_dice_danger`` and ``dungeon_dungeons``; their parameters are
the options of the game. ``dungeon_welcome_last_round`` is small enough to be solved.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from ..engine.game import AnyGame
from ..engine.state import CHANCE, OVER, Action, Event, State
from ..games.dice_danger import DiceDangerGame
from ..games.dungeons import DungeonsGame
from ..games.welcome import WelcomeGame
from .last_round import LastRound
from .numbers import Numbers
from .table import rewards
from .vectors import SIZE, lines, vector

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(
        f"this needs OpenSpiel: pip install 'dungeon-widgets[openspiel]' ({error})", name=error.name
    ) from error


NOBODY = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
"""How OpenSpiel calls who moves where no seat does, as its own games in C++ say it: a plain number is read faster."""


class Book:
    """The numbers of a game: of every action a seat may choose, and of every outcome luck may have. Copies share it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.acts, self.luck = Numbers(game, game.actions()), Numbers(game, game.outcomes())
        self.numbers, self.lots = self.acts.places, self.luck.places

    def __deepcopy__(self, memo: dict[int, Any]) -> Book:
        return self

    def __reduce__(self) -> tuple[type[Book], tuple[AnyGame]]:
        return Book, (self.game,)


Move = tuple[int, Action, list[Event]]
"""Something that has happened: who moved, what, and the events of it."""


def told(move: Move, seat: int) -> str:
    """What the seat did or saw of a move, as text."""
    mover, action, events = move
    own = [json.dumps(action)] if mover == seat else []
    return "\n".join(
        [*own, *(json.dumps([one.kind, one.as_seen_by(seat)], sort_keys=True) for one in events)]
    )


class Past:
    """What has happened, move by move. `before` is what each seat knew before."""

    def __init__(self, before: tuple[str, ...]) -> None:
        self.moves: list[Move] = []
        self._known = [(0, text) for text in before]
        """How many moves each seat's text tells already, and the text: no move is told twice."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Past:
        twin = Past(())
        twin.moves, twin._known = self.moves.copy(), self._known.copy()
        return twin

    def known_to(self, seat: int) -> str:
        """All that the seat has seen and done, as text: no two pasts that it can tell apart have the same."""
        read, text = self._known[seat]
        if read < len(self.moves):
            text = "\n".join([text, *filter(None, (told(move, seat) for move in self.moves[read:]))])
            self._known[seat] = len(self.moves), text
        return text


class DungeonSpielState(pyspiel.State):
    """A position as OpenSpiel wants it: `position` is ours."""

    def __init__(self, game: Any, book: Book) -> None:
        super().__init__(game)
        self.book = book
        self.position: State = book.game.start()
        self.past = Past(("",) * book.game.players)

    def current_player(self) -> int:
        """The seat to move, chance, or nobody."""
        mover = self.position.to_move
        return mover if mover >= 0 else NOBODY[mover]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.to_move == OVER

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        numbers = self.book.acts.each(position, position.legal())
        numbers.sort()
        return numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by its number, with its probability."""
        outcomes, luck = self.position.chance(), self.book.luck
        whole = sum([weight for _, weight in outcomes])
        if not luck.by_name:  # a roll of Dice & Danger has hundreds
            places = luck.places
            return [(places[action], weight / whole) for action, weight in outcomes]
        numbers = luck.each(self.position, [action for action, _ in outcomes])
        return [(number, weight / whole) for number, (_, weight) in zip(numbers, outcomes, strict=True)]

    def _apply_action(self, number: int) -> None:
        position, book = self.position, self.book
        mover = position.to_move
        action = (book.luck if mover == CHANCE else book.acts).action(position, number)
        self.past.moves.append((mover, action, position.apply(action)))

    def _action_to_string(self, player: int, number: int) -> str:
        numbers = self.book.luck if player == pyspiel.PlayerId.CHANCE else self.book.acts
        return " ".join(map(str, numbers.listed[number]))

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
    """What a seat observes: its view of the moment, or with perfect recall all it has seen and done.

    With perfect recall a second part of the tensor holds the past: each line that the seat was told, at a place of its own.
    """

    def __init__(self, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self._own = kind.private_info != pyspiel.PrivateInfoType.NONE
        self._recalls = kind.perfect_recall and self._own
        self.tensor = np.zeros(2 * SIZE if self._recalls else SIZE, np.float32)
        self.dict = {"observation": self.tensor[:SIZE]}
        if self._recalls:
            self.dict["past"] = self.tensor[SIZE:]

    def set_from(self, state: DungeonSpielState, player: int) -> None:
        """Write what the seat sees into the tensor."""
        self.dict["observation"][:] = vector(
            state.book.game.facts(state.position, player if self._own else None)
        )
        if self._recalls:
            self.dict["past"][:] = lines(state.past.known_to(player))

    def string_from(self, state: DungeonSpielState, player: int) -> str:
        """What the seat sees, or all it has seen, as text."""
        if self._recalls:
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
        provides_information_state_tensor=True,
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
                num_distinct_actions=len(self.book.numbers),
                max_chance_outcomes=len(self.book.lots),
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
DungeonsSpiel = _registered(DungeonsGame, "Dungeons", {"players": 2, "tournament": False})
LastRoundSpiel = _registered(LastRound, "Welcome to the Dungeon, a last round of three cards", {})
