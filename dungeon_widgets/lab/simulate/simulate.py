"""Many games at once, with a seed each: the result does not depend on where or in which order they ran."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Protocol

from ...engine.checks import whole
from ...engine.eyes import Bot, Eyes
from ...engine.game import AnyGame, sure_game
from ...engine.seats import take_seats
from ...engine.session import stream_of
from ...engine.state import CHANCE, OVER, Action, State
from ...engine.streams import Stream, fresh_seed
from .simulation import Played, Simulation

SLICE = 10  # games handed to an executor at a time
IN_FLIGHT = 16  # slices waiting at an executor: enough to keep it busy, few enough to stop soon


class Progress(Protocol):
    """Told how far a simulation is; `stopped` asks it to end."""

    def start(self, total: int) -> None:
        """So many games are about to be played."""

    def update(self, done: int) -> None:
        """So many games are done."""

    def finish(self, done: int) -> None:
        """The simulation has ended, with so many games done."""

    @property
    def stopped(self) -> bool:
        """Whether somebody has asked to stop."""


class Silent:
    """No progress shown, never stopped."""

    stopped = False

    def start(self, total: int) -> None:
        """Nothing is shown."""

    def update(self, done: int) -> None:
        """Nothing is shown."""

    def finish(self, done: int) -> None:
        """Nothing is shown."""


_bar: Callable[[bool | None], Progress | None] = lambda asked: None  # noqa: E731


def show_progress_by(bar: Callable[[bool | None], Progress | None]) -> None:
    """Let `simulate` show its progress by bars of this maker, which is told what `progress` was: True or None."""
    global _bar
    _bar = bar


def simulate(
    game: AnyGame,
    seats: Sequence[str],
    n: int,
    *,
    seed: int | None = 0,
    executor: Executor | None = None,
    progress: bool | Progress | None = None,
) -> Simulation:
    """Let bots play many games.

    - `game`: the rules with their options, such as ``WelcomeGame(players=2)``. `seats`: a bot for every seat.
    - `n`: how many games. Game number i has the seed ``seed + i``; ``seed=None`` takes a fresh seed.
    - `executor`: any `concurrent.futures.Executor`, to play in other processes. The result is the same. What a lost
      worker did not finish is played here.
    - `progress`: True or False to show a bar or not; by default a notebook shows one.

    Gives a `Simulation`. Stopping the bar, or interrupting the kernel, keeps the games already played. `ValueError`
    if a seat is a person's, if a bot does not exist, or if the number of seats is wrong.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> result = simulate(WelcomeGame(players=2), ["bot:careful", "bot:random"], 20)
    >>> len(result), result.wins(0).p > 0.5
    (20, True)
    """
    sure_game(game)
    whole(n, "n, the number of games,", 1)
    first = fresh_seed() if seed is None else whole(seed, "seed")
    people = [spec for spec in seats if not str(spec).startswith("bot:")]
    if people:
        raise ValueError(
            f"a simulation needs bots in every seat; {people[0]!r} is a person ('bot:random' is a bot)"
        )
    take_seats(seats, game)  # refuses unknown bots before anything is started
    show = _shown(progress)
    games: list[Played] = []
    show.start(n)
    try:
        run = _here if executor is None else _elsewhere(executor)
        for played in run(game, tuple(seats), first, n, lambda: show.stopped):
            games += played
            show.update(len(games))
    except KeyboardInterrupt:
        pass  # the stop button of the notebook: keep what there is
    finally:
        show.finish(len(games))
    return Simulation(game, seats, first, n, games)


def _shown(progress: bool | Progress | None) -> Progress:
    if progress is None or isinstance(progress, bool):
        return (None if progress is False else _bar(progress)) or Silent()
    return progress


Run = Callable[[AnyGame, tuple[str, ...], int, int, Callable[[], bool]], Iterator[list[Played]]]


def _here(
    game: AnyGame, seats: tuple[str, ...], seed: int, n: int, stopped: Callable[[], bool]
) -> Iterator[list[Played]]:
    series = Series(game, seats)
    for number in range(n):
        if stopped():
            return
        yield [series.play(number, seed + number)]


def _elsewhere(executor: Executor) -> Run:
    def run(
        game: AnyGame, seats: tuple[str, ...], seed: int, n: int, stopped: Callable[[], bool]
    ) -> Iterator[list[Played]]:
        todo = iter(range(0, n, SLICE))
        pending: dict[Future[list[Played]], int] = {}
        lost: list[int] = []
        why = "a worker was lost: what it did not finish is played here"
        try:
            while not stopped():
                while len(pending) < IN_FLIGHT and not lost and (start := next(todo, None)) is not None:
                    try:
                        end = min(start + SLICE, n)
                        pending[executor.submit(play_slice, game, seats, seed, start, end)] = start
                    except RuntimeError as error:  # it is broken, shut down, or has no threads to start
                        lost.append(start)
                        if start == 0:
                            why = f"the executor takes no games ({error}); where there are no threads, leave it out"
                if not pending:
                    break
                done, _ = wait(pending, timeout=0.2, return_when=FIRST_COMPLETED)
                for future in done:
                    start = pending.pop(future)
                    if future.cancelled() or future.exception() is not None:
                        lost.append(start)
                    else:
                        yield future.result()
        finally:
            for future in pending:
                future.cancel()
        if lost:
            warnings.warn(why, stacklevel=2)
        for start in sorted(lost) + (list(todo) if lost else []):
            for number in range(start, min(start + SLICE, n)):
                if stopped():
                    return
                yield play_slice(game, seats, seed, number, number + 1)

    return run


def play_slice(game: AnyGame, seats: tuple[str, ...], seed: int, start: int, end: int) -> list[Played]:
    """Play games number `start` up to `end`; this is what travels to a worker."""
    series = Series(game, seats)
    return [series.play(number, seed + number) for number in range(start, end)]


class Series:
    """A series of games of the same bots. No history is kept, and no view is made that nobody looks at.

    Each game is the one that ``Session(game, seats, seed).play()`` plays: the same streams, the same rules.
    """

    def __init__(self, game: AnyGame, seats: Sequence[str]) -> None:
        self._game = game
        self._bots: list[Bot] = [seat.bot for seat in take_seats(seats, game) if seat.bot is not None]
        self._luck = {mover: stream_of(0, mover) for mover in (CHANCE, *range(game.players))}

    def play(self, number: int, seed: int) -> Played:
        """One game from its start to its end."""
        luck = self._luck
        for stream in luck.values():
            stream.restart(seed)
        state, steps = self._game.start(), 0
        while (mover := state.to_move) != OVER:
            if mover == CHANCE:
                action = state.draw(luck[CHANCE].at(steps))
            else:
                action = state.forced() or self._choice(state, mover, luck[mover].at(steps))
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

    def _choice(self, state: State, mover: int, luck: Stream) -> Action:
        """What the bot does, as the game lists it; `IllegalAction` if the rules forbid it."""
        eyes: Eyes[State, dict[str, object]] = Eyes(state, mover)
        action = self._bots[mover].choose(eyes, luck)
        for listed in eyes.legal:
            if listed == action:
                return listed
        if refusal := self._game.refuse(state, action):
            raise refusal
        return action
