"""Many games by two workers: what the sharing out costs beside the games, and how much sooner they are done."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from time import perf_counter

from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.simulate.simulate import simulate

from .measure import Result, ratio, turn_about

WORKERS = 2
REPEATS = 3
IDLE = 0.5  # the load of a machine whose clock can be trusted
GAME = WelcomeGame(box="back", players=2)
KINDS = {"2 ms": (["bot:careful", "bot:random"], 3000), "30 ms": (["bot:careful"] * 2, 240)}
"""Seats and how many games, by how long one takes. Each time they are others: bots remember what they have counted."""

Shared = tuple[Executor, list[int]]
"""An executor and the processes of its workers."""


def results() -> list[Result]:
    """The clock says nothing while other programs run: speed-ups are left out then, and CPU time tells what sharing costs."""
    quiet = os.getloadavg()[0] < IDLE
    return [row for shared in (_processes, _dask) for row in _measured(shared, quiet)]


def _measured(shared: Callable[[], Iterator[Shared]], quiet: bool) -> Iterator[Result]:
    with contextmanager(shared)() as (executor, workers):
        for long, (seats, n) in KINDS.items():
            what = f"{_NAMES[shared]}, games of {long}"
            alone, together = turn_about(
                [_work(seats, n, None, []), _work(seats, n, executor, workers)], REPEATS
            )
            yield Result(
                f"CPU of all processes / of the games alone, {what}", ratio(together, alone), ("<=", 1.1)
            )
            if quiet:
                alone, together = turn_about([_clock(seats, n, None), _clock(seats, n, executor)], REPEATS)
                yield Result(f"speed-up of two workers, {what}", ratio(alone, together), (">=", 1.8))


def _work(seats: list[str], n: int, executor: Executor | None, workers: list[int]) -> Callable[[], float]:
    """CPU seconds of this process (and of Dask's scheduler in it) and of all workers."""
    psutil = import_module("psutil")  # comes with Dask
    processes = [psutil.Process(pid) for pid in (os.getpid(), *workers)]

    def spent() -> float:
        return sum(sum(process.cpu_times()[:2]) for process in processes)

    seeds = count(step=n)

    def work() -> float:
        before = spent()
        simulate(GAME, seats, n, seed=next(seeds), executor=executor)
        return spent() - before

    return work


def _clock(seats: list[str], n: int, executor: Executor | None) -> Callable[[], float]:
    seeds = count(step=n)

    def work() -> float:
        before = perf_counter()
        simulate(GAME, seats, n, seed=next(seeds), executor=executor)
        return perf_counter() - before

    return work


def _processes() -> Iterator[Shared]:
    with ProcessPoolExecutor(WORKERS) as pool:
        for future in [pool.submit(os.getpid) for _ in range(WORKERS)]:
            future.result()
        yield pool, list(pool._processes)


def _dask() -> Iterator[Shared]:
    dask = import_module("distributed")
    with (
        dask.LocalCluster(n_workers=WORKERS, threads_per_worker=1, dashboard_address=None) as cluster,
        dask.Client(cluster) as client,
    ):
        yield client.get_executor(), list(client.run(os.getpid).values())


_NAMES = {_processes: "process pool", _dask: "Dask"}
