"""A series of games of bots, played one after the other where it is asked for: here, or at a worker."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from ...engine.eyes import Bot, Eyes
from ...engine.game import AnyGame
from ...engine.given import GivenBot, Player, given
from ...engine.seats import take_seats
from ...engine.session import stream_of
from ...engine.state import CHANCE, OVER, Action, State
from ...engine.streams import Stream
from .simulation import Played

SELDOM = 50_000  # new objects before Python looks for garbage, instead of its 700


class Plan(Protocol):
    """Who sits where in which game of a series, and with which seed."""

    def fixture(self, number: int) -> tuple[tuple[str, ...], int]:
        """The seats and the seed of game `number`."""


class Alike(NamedTuple):
    """The same seats in every game; game i has the seed ``seed + i``."""

    seats: tuple[str, ...]
    seed: int

    def fixture(self, number: int) -> tuple[tuple[str, ...], int]:
        """The same seats, and the next seed."""
        return self.seats, self.seed + number


class Slice(NamedTuple):
    """Some games of a series as columns, which travel in half the bytes, and the seconds they took."""

    numbers: range
    seeds: list[int]
    scores: list[tuple[int, ...]]
    steps: list[int]
    winners: list[tuple[int, ...]]
    survivors: list[tuple[int, ...] | None]
    seconds: float

    def games(self) -> list[Played]:
        """The same as records."""
        columns = (self.numbers, self.seeds, self.scores, self.steps, self.winners, self.survivors)
        return [Played(*row) for row in zip(*columns, strict=True)]


def play_slice(game: AnyGame, plan: Plan, bots: bytes, numbers: range) -> Slice:
    """Play these games of a plan; this is what travels to a worker, with the bots that were written in a cell."""
    _meet(bots)
    start = perf_counter()
    tables = Tables(game, plan)
    games = [tables.play(number) for number in numbers]
    return Slice(
        numbers,
        [played.seed for played in games],
        [played.scores for played in games],
        [played.steps for played in games],
        [played.winners for played in games],
        [played.survivors for played in games],
        perf_counter() - start,
    )


class Tables:
    """The games of a plan, one by one; those who sit together more than once stay seated."""

    def __init__(self, game: AnyGame, plan: Plan) -> None:
        self._game, self._plan = game, plan
        self._seated: dict[tuple[str, ...], Series] = {}

    def play(self, number: int) -> Played:
        """Game `number` of the plan."""
        seats, seed = self._plan.fixture(number)
        if seats not in self._seated:
            self._seated[seats] = Series(self._game, seats)
        with seldom_collecting():
            return self._seated[seats].play(number, seed)


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Let Python look for garbage seldom: games leave next to none in circles, and what bots remember is much to look through."""
    usual = gc.get_threshold()
    if usual[0]:  # else somebody has switched it off
        gc.set_threshold(max(usual[0], SELDOM), *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def packed(things: dict[str, Any]) -> bytes:
    """Bots from cells for a worker that has not run the cells; `ImportError` says what that needs."""
    if not things:
        return b""
    try:
        import cloudpickle
    except ImportError:
        raise ImportError(
            "a bot written in a cell travels to other processes by cloudpickle: pip install cloudpickle"
        ) from None
    return bytes(cloudpickle.dumps(things))


@lru_cache(maxsize=8)
def _meet(bots: bytes) -> None:
    """Know the bots that came with a slice. They are our own asker's, never a file's."""
    if bots:
        for name, thing in pickle.loads(bots).items():
            given(thing, name)


class Series:
    """A series of games of the same bots. No history is kept, and no view is made that nobody looks at.

    Each game is the one that ``Session(game, seats, seed).play()`` plays: the same streams, the same rules.
    """

    def __init__(self, game: AnyGame, seats: Sequence[Player]) -> None:
        self._game = game
        self._bots: list[Bot] = [seat.bot for seat in take_seats(seats, game) if seat.bot is not None]
        self._given = [bot for bot in self._bots if isinstance(bot, GivenBot)]
        self._luck = {mover: stream_of(0, mover) for mover in (CHANCE, *range(game.players))}

    def play(self, number: int, seed: int) -> Played:
        """One game from its start to its end."""
        luck = self._luck
        for stream in luck.values():
            stream.restart(seed)
        for bot in self._given:
            bot.restart()
        state, steps = self._game.start(), 0
        while (mover := state.to_move) != OVER:
            if mover == CHANCE:
                action = state.draw(luck[CHANCE].at(steps))
            else:
                forced, legal = state.asked()
                action = forced or self._choice(state, mover, legal, luck[mover].at(steps))
            state.apply(action)
            steps += 1
        survivors = state.survivors()
        return Played(
            number,
            seed,
            tuple(state.scores()),
            steps,
            tuple(state.winners()),
            None if survivors is None else tuple(survivors),
        )

    def _choice(self, state: State, mover: int, legal: list[Action] | None, luck: Stream) -> Action:
        """What the bot does, as the game lists it; `IllegalAction` if the rules forbid it."""
        eyes: Eyes[State, dict[str, object]] = Eyes(state, mover, legal)
        action = self._bots[mover].choose(eyes, luck)
        for listed in eyes.legal:
            if listed == action:
                return listed
        if refusal := self._game.refuse(state, action):
            raise refusal
        return action
