"""Many games at once, with a seed each: the result does not depend on where or in which order they ran."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from ..engine.game import AnyGame
from ..engine.session import Session
from ..engine.tables import table_of
from ..odds.estimate import Estimate, Mean

if TYPE_CHECKING:
    import pandas

SLICE = 10  # games handed to an executor at a time
IN_FLIGHT = 16  # slices waiting at an executor: enough to keep it busy, few enough to stop soon


class Progress(Protocol):
    """Told how far a simulation is; `stopped` asks it to end."""

    def start(self, total: int) -> None: ...
    def update(self, done: int) -> None: ...
    def finish(self, done: int) -> None: ...
    @property
    def stopped(self) -> bool: ...


class Silent:
    """No progress shown, never stopped."""

    stopped = False

    def start(self, total: int) -> None: ...
    def update(self, done: int) -> None: ...
    def finish(self, done: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Played:
    """One simulated game. `Session(game, seats, seed)` with the same seats plays it again, move for move."""

    number: int
    seed: int
    scores: tuple[int, ...]
    steps: int

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best score."""
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)


class Simulation(Sequence[Played]):
    """The games that were played, and what they say with its error."""

    def __init__(
        self, game: AnyGame, seats: Sequence[str], seed: int, asked: int, games: Sequence[Played]
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.asked = asked
        self._games = tuple(sorted(games, key=lambda played: played.number))

    def __len__(self) -> int:
        return len(self._games)

    def __getitem__(self, index: Any) -> Any:
        return self._games[index]

    @property
    def stopped(self) -> bool:
        """Whether it was ended before all games were played."""
        return len(self) < self.asked

    def wins(self, seat: int) -> Estimate:
        """The share of games a seat won alone, with its error."""
        return Estimate(sum(played.winners == (seat,) for played in self), len(self), self.seed)

    def mean_score(self, seat: int) -> Mean:
        """A seat's mean score, with its error."""
        return Mean.of([played.scores[seat] for played in self])

    def lengths(self) -> Counter[int]:
        """How many games took how many moves."""
        return Counter(played.steps for played in self)

    def replay(self, number: int) -> Session:
        """Play one of the games again, to look inside."""
        session = Session(self.game, self.seats, self._games[number].seed)
        session.play()
        return session

    def rows(self) -> list[dict[str, Any]]:
        """One row a game."""
        return [
            {
                "game": played.number,
                "seed": played.seed,
                "winner": self.seats[played.winners[0]] if len(played.winners) == 1 else None,
                "steps": played.steps,
                **{f"score_{seat}": score for seat, score in enumerate(played.scores)},
            }
            for played in self
        ]

    def to_frame(self) -> pandas.DataFrame:
        """One row a game, as a pandas table."""
        return table_of(self.rows())

    def __repr__(self) -> str:
        cut = f" of {self.asked} (stopped)" if self.stopped else ""
        lines = [f"Simulation({self.game.name}, {len(self)} games{cut}, seed={self.seed})"]
        if len(self):
            lines += [
                f"  seat {seat} {spec}: wins {self.wins(seat)!r}" for seat, spec in enumerate(self.seats)
            ]
        return "\n".join(lines)


def simulate(
    game: AnyGame,
    seats: Sequence[str],
    n: int,
    *,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Let bots play `n` games. Game number i has the seed ``seed + i``, whichever process plays it.

    `executor` is any `concurrent.futures.Executor`: none plays here, a process pool or a cluster's plays there,
    and the result is the same. Stopping (or interrupting the kernel) keeps the games already played.
    """
    if isinstance(n, bool) or not isinstance(n, int) or n < 1:
        raise ValueError(f"n must be a number of games, at least 1, not {n!r}")
    people = [spec for spec in seats if not str(spec).startswith("bot:")]
    if people:
        raise ValueError(
            f"a simulation needs bots in every seat; {people[0]!r} is a person ('bot:random' is a bot)"
        )
    Session(game, seats, seed)  # refuses unknown bots before anything is started
    show = progress or Silent()
    games: list[Played] = []
    show.start(n)
    try:
        run = _here if executor is None else _elsewhere(executor)
        for played in run(game, tuple(seats), seed, n, lambda: show.stopped):
            games += played
            show.update(len(games))
    except KeyboardInterrupt:
        pass  # the stop button of the notebook: keep what there is
    finally:
        show.finish(len(games))
    return Simulation(game, seats, seed, n, games)


Run = Callable[[AnyGame, tuple[str, ...], int, int, Callable[[], bool]], Iterator[list[Played]]]


def _here(
    game: AnyGame, seats: tuple[str, ...], seed: int, n: int, stopped: Callable[[], bool]
) -> Iterator[list[Played]]:
    for number in range(n):
        if stopped():
            return
        yield play_slice(game, seats, seed, number, number + 1)


def _elsewhere(executor: Executor) -> Run:
    def run(
        game: AnyGame, seats: tuple[str, ...], seed: int, n: int, stopped: Callable[[], bool]
    ) -> Iterator[list[Played]]:
        starts = iter(range(0, n, SLICE))
        pending: set[Future[list[Played]]] = set()
        try:
            while True:
                while (
                    len(pending) < IN_FLIGHT and not stopped() and (start := next(starts, None)) is not None
                ):
                    pending.add(executor.submit(play_slice, game, seats, seed, start, min(start + SLICE, n)))
                if not pending:
                    return
                done, pending = wait(pending, timeout=0.2, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                if stopped():
                    return
        finally:
            for future in pending:
                future.cancel()

    return run


def play_slice(game: AnyGame, seats: tuple[str, ...], seed: int, start: int, end: int) -> list[Played]:
    """Play games number `start` up to `end`; this is what travels to a worker."""
    games = []
    for number in range(start, end):
        session = Session(game, seats, seed + number)
        session.play()
        games.append(Played(number, session.seed, tuple(session.state.scores()), len(session.log)))
    return games
