"""simulate with bots written in a cell, and how games are shared out: the same games wherever they are played."""

from __future__ import annotations

import threading
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import Session, given
from dungeon_widgets.engine.errors import BotError
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.simulate.simulate import simulate
from tests.engine.toy import ToyGame

GAME = WelcomeGame(players=2)


@pytest.fixture(autouse=True)
def known_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(given, "_given", {})


def test_a_function_of_a_cell_plays_the_same_games_everywhere() -> None:
    share = 0.3  # what a cell's function closes over travels with it

    def mine(eyes: Any, rng: Random) -> Any:
        return eyes.legal[-1] if rng.random() < share else eyes.ask("careful", rng)

    here = simulate(GAME, [mine, "bot:random"], 12, seed=4)
    with ProcessPoolExecutor(2) as processes, ThreadPoolExecutor(2) as threads:
        for executor in (processes, threads):
            assert list(simulate(GAME, [mine, "bot:random"], 12, seed=4, executor=executor)) == list(here)
    session = Session(GAME, [mine, "bot:random"], here[3].seed)
    session.play()
    assert tuple(session.state.scores()) == here[3].scores
    assert here.seats == ("bot:mine", "bot:random")


def test_a_class_begins_every_game_anew() -> None:
    class Tired:
        """Plays on while it is fresh: what it remembers of one game must not reach the next."""

        def __init__(self) -> None:
            self.moves = 0

        def choose(self, eyes: Any, rng: Random) -> Any:
            self.moves += 1
            return eyes.legal[0] if self.moves < 4 else eyes.legal[-1]

    games = simulate(GAME, [Tired, "bot:random"], 6, seed=2)
    for played in games:
        assert simulate(GAME, [Tired, "bot:random"], 1, seed=played.seed)[0].scores == played.scores


def test_a_bot_that_fails_at_a_worker_is_told_as_it_is_here() -> None:
    def broken(eyes: Any, rng: Random) -> Any:
        return eyes.legal[99]

    with ProcessPoolExecutor(1) as pool:
        for executor in (None, pool):
            with pytest.raises(BotError, match="bot 'broken' failed"):
                simulate(GAME, [broken, "bot:random"], 3, executor=executor)


def test_as_many_slices_are_under_way_as_there_are_workers() -> None:
    """All of 40 workers get something to do before the first one is done."""
    many = 40
    everybody = threading.Barrier(many, timeout=300)

    class Meeting(ThreadPoolExecutor):
        met = 0

        def submit(self, task: Any, /, *args: Any, **keys: Any) -> Future[Any]:
            self.met += 1
            if self.met > many:
                return super().submit(task, *args, **keys)

            def wait_for_all() -> Any:
                everybody.wait()
                return task(*args, **keys)

            return super().submit(wait_for_all)

    with Meeting(many) as pool:
        result = simulate(ToyGame(rounds=1), ["bot:random"] * 2, 400, executor=pool)
    assert len(result) == 400
    assert list(result) == list(simulate(ToyGame(rounds=1), ["bot:random"] * 2, 400))


def test_slices_grow_until_they_last() -> None:
    sizes: list[int] = []

    class Counting(ThreadPoolExecutor):
        def submit(self, task: Any, /, *args: Any, **keys: Any) -> Future[Any]:
            sizes.append(len(args[-1]))
            return super().submit(task, *args, **keys)

    with Counting(1) as pool:
        simulate(ToyGame(rounds=1), ["bot:random"] * 2, 3_000, executor=pool)
    assert sizes[0] == 1
    assert max(sizes) > 20
    assert len(sizes) < 200
    assert sum(sizes) == 3_000


def test_workers_is_a_whole_number() -> None:
    with pytest.raises(ValueError, match="workers must be a whole number, 1 or more"):
        simulate(GAME, ["bot:random"] * 2, 3, workers=0)
