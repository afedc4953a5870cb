"""Many games at once, with a seed each: the result does not depend on where or in which order they ran."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Protocol

from ...engine.checks import whole
from ...engine.game import AnyGame, sure_game
from ...engine.given import Player
from ...engine.seats import is_person, take_seats
from ...engine.streams import fresh_seed
from .series import Alike, Plan
from .sharing import play_here, play_there
from .simulation import Played, Simulation


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
    seats: Sequence[Player],
    n: int,
    *,
    seed: int | None = 0,
    executor: Executor | None = None,
    workers: int | None = None,
    progress: bool | Progress | None = None,
) -> Simulation:
    """Let bots play many games.

    - `game`: the rules with their options, such as ``WelcomeGame(players=2)``. `seats`: a bot for every seat, by name or
      as it is (a function ``(eyes, rng) -> action``, a class, an object).
    - `n`: how many games. Game number i has the seed ``seed + i``; ``seed=None`` takes a fresh seed.
    - `executor`: any `concurrent.futures.Executor`, to play in other processes. The result is the same. What a lost
      worker did not finish is played here. `workers`: how many games it plays at once, where it does not tell.
    - `progress`: True or False to show a bar or not; by default a notebook shows one.

    Gives a `Simulation`. Stopping the bar, or interrupting the kernel, keeps the games already played. `ValueError`
    if a seat is a person's, if a bot does not exist, or if the number of seats is wrong; `BotError` if a bot of your own
    goes wrong.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> result = simulate(WelcomeGame(players=2), ["bot:careful", "bot:random"], 20)
    >>> len(result), result.wins(0).p > 0.5
    (20, True)
    """
    sure_game(game)
    whole(n, "n, the number of games,", 1)
    first = fresh_seed() if seed is None else whole(seed, "seed")
    people = [player for player in seats if is_person(player)]
    if people:
        raise ValueError(
            f"a simulation needs bots in every seat; {people[0]!r} is a person ('bot:random' is a bot)"
        )
    specs = tuple(
        seat.spec for seat in take_seats(seats, game)
    )  # refuses unknown bots before anything is started
    games = play_all(game, Alike(specs, first), n, set(specs), executor, workers, progress)
    return Simulation(game, specs, first, n, games)


def play_all(
    game: AnyGame,
    plan: Plan,
    n: int,
    bots: set[str],
    executor: Executor | None,
    workers: int | None,
    progress: bool | Progress | None,
) -> list[Played]:
    """The games of a plan, here or by an executor, with a bar; those played so far if it is stopped or interrupted."""
    if workers is not None:
        whole(workers, "workers", 1)
    show = _shown(progress)
    games: list[Played] = []
    show.start(n)
    try:
        run: Iterator[list[Played]]
        if executor is None:
            run = play_here(game, plan, n, lambda: show.stopped)
        else:
            run = play_there(executor, workers, bots, game, plan, n, lambda: show.stopped)
        for played in run:
            games += played
            show.update(len(games))
    except KeyboardInterrupt:
        pass  # the stop button of the notebook: keep what there is
    finally:
        show.finish(len(games))
    return games


def _shown(progress: bool | Progress | None) -> Progress:
    if progress is None or isinstance(progress, bool):
        return (None if progress is False else _bar(progress)) or Silent()
    return progress
