"""How many games are shared out to an executor: slices of about 0.2 seconds, as many under way as keep it busy.

How they are cut changes nothing in the result: each game has its own number and seed.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from itertools import chain

from ...engine.errors import BotError
from ...engine.game import AnyGame
from ...engine.given import things_given
from ...engine.seats import parted
from .series import Plan, Slice, Tables, packed, play_slice
from .simulation import Played

SECONDS = 0.2  # of work in a slice: long beside its journey, short beside a person's patience
UNKNOWN = 16  # workers, where an executor does not say
LOST = "a worker was lost: what it did not finish is played here"


def play_here(game: AnyGame, plan: Plan, n: int, stopped: Callable[[], bool]) -> Iterator[list[Played]]:
    """All games of a plan, one after the other."""
    yield from _one_by_one(game, plan, range(n), stopped)


def _one_by_one(
    game: AnyGame, plan: Plan, numbers: Iterable[int], stopped: Callable[[], bool]
) -> Iterator[list[Played]]:
    tables = Tables(game, plan)
    for number in numbers:
        if stopped():
            return
        yield [tables.play(number)]


def play_there(
    executor: Executor,
    workers: int | None,
    bots: set[str],
    game: AnyGame,
    plan: Plan,
    n: int,
    stopped: Callable[[], bool],
) -> Iterator[list[Played]]:
    """All games of a plan, by an executor. `bots` are the specs that sit somewhere.

    What a lost worker did not finish is played here at the end, and a warning says so. `BotError` if a bot from a cell
    goes wrong.
    """
    shares = _Shares(n, workers or workers_of(executor))
    names = {(parted(spec)[1] or "").partition(":")[0] for spec in bots}
    luggage = b"" if isinstance(executor, ThreadPoolExecutor) else packed(things_given(names))
    pending: dict[Future[Slice], range] = {}
    lost: list[range] = []
    why = LOST
    try:
        while not stopped():
            while len(pending) < shares.in_flight and not lost and (numbers := shares.next()):
                try:
                    pending[executor.submit(play_slice, game, plan, luggage, numbers)] = numbers
                except RuntimeError as error:  # it is broken, shut down, or has no threads to start
                    lost.append(numbers)
                    if numbers.start == 0:
                        why = (
                            f"the executor takes no games ({error}); where there are no threads, leave it out"
                        )
            if not pending:
                break
            done, _ = wait(pending, timeout=0.2, return_when=FIRST_COMPLETED)
            for future in done:
                numbers = pending.pop(future)
                failed = None if future.cancelled() else future.exception()
                if isinstance(failed, BotError):
                    raise failed
                if future.cancelled() or failed is not None:
                    lost.append(numbers)
                    continue
                played = future.result()
                shares.learn(played)
                yield played.games()
    finally:
        for future in pending:
            future.cancel()
    if lost:
        warnings.warn(why, stacklevel=2)
        lost.append(shares.rest())
        yield from _one_by_one(game, plan, sorted(chain(*lost)), stopped)


def workers_of(executor: Executor) -> int:
    """How many games an executor plays at once, as far as it tells."""
    threads = getattr(executor, "_max_workers", None)  # of concurrent.futures
    if isinstance(threads, int):
        return max(1, threads)
    client = getattr(executor, "_client", None)  # Dask's: its cluster may grow while it works
    if client is not None:
        return max(1, int(sum(client.nthreads().values())))
    return UNKNOWN


class _Shares:
    """The games that are not given out yet, cut into slices of about the same time."""

    def __init__(self, n: int, workers: int) -> None:
        self._next, self._n = 0, n
        self._workers = workers
        self._per_game: float | None = None  # seconds, of the last slice that came back

    @property
    def in_flight(self) -> int:
        """Twice as many slices as workers, so that none of them waits for the next."""
        return 2 * self._workers

    def next(self) -> range | None:
        """The next slice; None when all games are given out. Towards the end slices are smaller, for all to end at once."""
        left = self._n - self._next
        if not left:
            return None
        wanted = 1 if self._per_game is None else int(SECONDS / max(self._per_game, 1e-6))
        size = max(1, min(wanted, -(-left // (2 * self._workers))))
        numbers = range(self._next, self._next + size)
        self._next += size
        return numbers

    def rest(self) -> range:
        """All that was not given out."""
        numbers = range(self._next, self._n)
        self._next = self._n
        return numbers

    def learn(self, played: Slice) -> None:
        """How long a game takes."""
        self._per_game = played.seconds / len(played.numbers)
