"""simulate: the same games wherever they run, those of a session, and none lost that was played."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import OVER, AnyGame, IllegalAction, Session
from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.lab.simulate.series import Series
from dungeon_widgets.lab.simulate.simulate import Progress, show_progress_by, simulate
from dungeon_widgets.lab.simulate.simulation import Played, Simulation
from tests.engine.toy import ToyGame, ToyHints, ToyState
from tests.engine.toys.thrower import ThrowGame
from tests.engine.toys.window import WindowGame
from tests.lab.deadly import DeadlyGame

GAME = ToyGame(rounds=2)
BOTS = ["bot:random", "bot:chooser"]


class Watch:
    """Stops after so many games, or interrupts."""

    def __init__(self, stop: int | None = None, interrupt: int | None = None) -> None:
        self.stop_at, self.interrupt_at = stop, interrupt
        self.seen: list[int] = []
        self.told: dict[str, int] = {}

    @property
    def stopped(self) -> bool:
        return self.stop_at is not None and bool(self.seen) and self.seen[-1] >= self.stop_at

    def start(self, total: int) -> None:
        self.told["start"] = total

    def update(self, done: int) -> None:
        self.seen.append(done)
        if self.interrupt_at is not None and done >= self.interrupt_at:
            raise KeyboardInterrupt

    def finish(self, done: int) -> None:
        self.told["finish"] = done


# -- the same games --------------------------------------------------------------------------------


def test_the_result_does_not_depend_on_the_executor() -> None:
    here = simulate(GAME, BOTS, 45, seed=3)
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2) as processes:
        for executor in (threads, processes):
            there = simulate(GAME, BOTS, 45, seed=3, executor=executor)
            assert list(there) == list(here)
            assert repr(there) == repr(here)
    assert [played.seed for played in here] == list(range(3, 48))
    assert not here.stopped


@pytest.mark.parametrize("game", [GAME, ThrowGame(players=3), WindowGame()], ids=repr)
@pytest.mark.parametrize("bot", ["random", "greedy:2", "mcts:6"])
def test_a_simulated_game_is_the_one_a_session_plays(game: AnyGame, bot: str) -> None:
    seats = [f"bot:{bot}"] * game.players
    for played in simulate(game, seats, 4, seed=9):
        session = Session(game, seats, played.seed)
        session.play()
        state = session.state
        assert (len(session.log), session.over) == (played.steps, True)
        assert (tuple(state.scores()), tuple(state.winners())) == (played.scores, played.winners)


def test_a_simulated_game_can_be_looked_into() -> None:
    result = simulate(GAME, BOTS, 5, seed=3)
    session = result.replay(2)
    assert (session.seed, len(session.log)) == (result[2].seed, result[2].steps)


def test_games_do_not_hang_on_those_before_them() -> None:
    series = Series(GAME, BOTS)
    assert [series.play(0, 5), series.play(1, 6), series.play(0, 5)][0::2] == [series.play(0, 5)] * 2


def test_without_a_seed_other_games_are_played() -> None:
    assert simulate(GAME, BOTS, 3, seed=None).seed != simulate(GAME, BOTS, 3, seed=None).seed
    assert simulate(GAME, BOTS, 3).seed == 0


def test_no_view_is_made_that_nobody_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, "view", lambda self, seat: pytest.fail("somebody looked"))
    monkeypatch.setattr(ToyState, "clone", lambda self: pytest.fail("somebody kept a state"))
    assert len(simulate(GAME, BOTS, 3)) == 3


def test_a_bot_that_breaks_the_rules_is_refused() -> None:
    class Cheat:
        def __init__(self, game: AnyGame) -> None: ...

        def choose(self, eyes: Eyes[Any, Any], rng: Random) -> tuple[Any, ...]:
            return ("win",)

    class Hints(ToyHints):
        def bots(self) -> Any:
            return {"cheat": Cheat}

    class Lax(ToyGame):
        hints = Hints()

    with pytest.raises(IllegalAction, match="Not now"):
        simulate(Lax(), ["bot:cheat", "bot:cheat"], 1)


# -- stopped, interrupted, lost --------------------------------------------------------------------


@pytest.mark.parametrize("pool", [None, ThreadPoolExecutor])
def test_a_stop_keeps_the_games_played(pool: Any) -> None:
    watch = Watch(stop=20)
    with pool(2) if pool else ThreadPoolExecutor(1) as executor:
        result = simulate(GAME, BOTS, 100_000, progress=watch, executor=executor if pool else None)
    assert result.stopped
    assert 20 <= len(result) < 50_000  # what was under way in slices of a fraction of a second
    assert watch.told == {"start": 100_000, "finish": len(result)}
    assert "stopped" in repr(result)
    whole = {played.number: played for played in simulate(GAME, BOTS, 30)}
    assert all(whole[played.number] == played for played in result if played.number in whole)


def test_an_interrupt_keeps_the_games_played() -> None:
    watch = Watch(interrupt=7)
    result = simulate(GAME, BOTS, 10_000, progress=watch)
    assert len(result) == 7
    assert watch.told["finish"] == 7
    assert result.wins(0).n == 7


def test_a_killed_worker_loses_no_game() -> None:
    """The third game of any worker kills it: the pool is broken, and the rest is played here."""
    expected = list(simulate(ToyGame(rounds=2), ["bot:chooser"] * 2, 60))
    watch = Watch()
    with (
        ProcessPoolExecutor(2) as pool,
        pytest.warns(UserWarning, match="a worker was lost: what it did not finish is played here"),
    ):
        result = simulate(
            DeadlyGame(rounds=2, home=os.getpid()), ["bot:chooser"] * 2, 60, executor=pool, progress=watch
        )
    assert list(result) == expected
    assert watch.seen == sorted(watch.seen)
    assert watch.seen[-1] == 60


class Unreliable(Executor):
    """Loses every third slice, forgets the fifth, and is gone for good after the sixth."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked += 1
        if self.asked > 6:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future: Future[Any] = Future()
        if self.asked == 5:
            future.cancel()
            future.set_running_or_notify_cancel()
        elif self.asked % 3 == 0:
            future.set_exception(ConnectionError("the cluster is away"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_what_any_executor_loses_is_played_here() -> None:
    with pytest.warns(UserWarning, match="a worker was lost"):
        result = simulate(GAME, BOTS, 95, executor=Unreliable())
    assert list(result) == list(simulate(GAME, BOTS, 95))


def test_an_executor_without_threads_is_named_and_the_games_are_played_here() -> None:
    class Threadless(Executor):  # as in JupyterLite
        def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
            raise RuntimeError("can't start new thread")

    with pytest.warns(UserWarning, match="can't start new thread.*no threads, leave it out"):
        result = simulate(GAME, BOTS, 12, executor=Threadless())
    assert list(result) == list(simulate(GAME, BOTS, 12))


def test_a_stop_is_heard_while_lost_games_are_played_here() -> None:
    with pytest.warns(UserWarning, match="a worker was lost"):
        result = simulate(GAME, BOTS, 5000, executor=Unreliable(), progress=Watch(stop=60))
    assert 60 <= len(result) < 100


def test_a_fault_of_the_game_shows_itself_from_a_pool_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyState, "winners", lambda self: 1 // 0)
    with (
        ThreadPoolExecutor(1) as pool,
        pytest.warns(UserWarning, match="a worker was lost"),
        pytest.raises(ZeroDivisionError),
    ):
        simulate(GAME, BOTS, 20, executor=pool)


# -- input and progress ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"n": 0}, "n, the number of games, must be a whole number, 1 or more, not 0"),
        ({"n": -5}, "1 or more"),
        ({"n": 1.5}, "must be a whole number"),
        ({"n": True}, "must be a whole number"),
        ({"n": "10"}, "must be a whole number"),
        ({"seats": ["Ada", "bot:random"]}, "'Ada' is a person"),
        ({"seats": ["bot:random"]}, "has 2 seats, 1 were named"),
        ({"seats": ["bot:random", "bot:rnd"]}, "unknown bot 'rnd'"),
        ({"seats": ["bot:random", 5]}, "5"),
        ({"seed": "x"}, "seed must be a whole number"),
    ],
)
def test_bad_input_is_refused_before_anything_runs(wrong: dict[str, Any], message: str) -> None:
    given = {"seats": BOTS, "n": 3, **wrong}
    with pytest.raises(ValueError, match=message):
        simulate(GAME, **given)


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[bool | None]:
    """Who was asked for a bar, with what."""
    asked: list[bool | None] = []

    def bar(wanted: bool | None) -> Progress | None:
        asked.append(wanted)
        return None

    # Taken back afterwards: the bar of the notebook is registered once, when it is imported.
    module = import_module("dungeon_widgets.lab.simulate.simulate")
    monkeypatch.setattr(module, "_bar", module._bar)
    show_progress_by(bar)
    return asked


def test_progress_is_shown_by_whoever_can(bars: list[bool | None]) -> None:
    for progress in (None, True, False):
        simulate(GAME, BOTS, 1, progress=progress)
    simulate(GAME, BOTS, 1, progress=Watch())
    assert bars == [None, True]


# -- what it says ----------------------------------------------------------------------------------


def result_of(game: AnyGame, *games: Played) -> Simulation:
    return Simulation(game, ["bot:random"] * game.players, 0, len(games), games)


def test_wins_are_those_by_the_rules_not_the_best_scores() -> None:
    """Equal scores and a tie-break: only the rules know who won; and nobody may have."""
    games = [
        Played(0, 0, (3, 3), 9, (1,)),
        Played(1, 1, (3, 1), 9, (0,)),
        Played(2, 2, (0, 0), 9, ()),
        Played(3, 3, (2, 2), 9, (0, 1)),
    ]
    result = result_of(ToyGame(), *games)
    assert (result.wins(0).hits, result.wins(1).hits) == (2, 2)
    assert [row["winner"] for row in result.rows()] == ["bot:random", "bot:random", None, None]


def test_friends_win_together() -> None:
    result = simulate(ThrowGame(players=3, people=range(3)), ["bot:random"] * 3, 40)
    shares = {result.wins(seat).hits for seat in range(3)}
    assert len(shares) == 1
    assert 0 < shares.pop() < 40


def test_where_nobody_can_win_the_score_and_survival_are_shown() -> None:
    class Alone(ThrowGame):
        aim = "alone"  # type: ignore[assignment]

    games = [Played(i, i, (10 + i,), 9, (), (0,) if i else ()) for i in range(4)]
    result = result_of(Alone(players=1), *games)
    assert not result.knows_winners
    assert "wins" not in repr(result)
    assert "scores 11.500 ± 0.645 (simulated, n=4), survives 0.750 ± 0.217 (simulated, n=4, seed=0)" in repr(
        result
    )
    won = result_of(Alone(players=1), Played(0, 0, (10,), 9, (0,)))
    assert "wins all 1" in repr(won)


def test_survival_is_not_spoken_of_where_nobody_can_fall() -> None:
    assert simulate(GAME, BOTS, 2).survival(0) is None


def test_a_share_of_all_or_none_has_its_bound() -> None:
    games = [Played(i, i, (1, 0), 9, (0,)) for i in range(200)]
    text = repr(result_of(ToyGame(), *games))
    assert "seat 0, random: wins all 200, at least 98.1 % (simulated, seed=0)" in text
    assert "seat 1, random: wins none of 200, at most 1.9 % (simulated, seed=0)" in text


def test_a_simulation_is_a_sequence_of_records() -> None:
    result = simulate(GAME, BOTS, 6)
    first = result[0]
    assert (first.number, first.seed, len(first.scores)) == (0, 0, 2)
    assert result[1:3] == tuple(result)[1:3]
    assert sum(result.lengths().values()) == 6
    assert result.mean_score(0).n == 6


def test_the_end_is_the_end() -> None:
    session = simulate(GAME, BOTS, 1).replay(0)
    assert session.state.to_move == OVER


@pytest.mark.parametrize(
    "use", [lambda what: simulate(what, ["bot:random"], 1), lambda what: Session(what, ["Ada"])]
)
def test_what_is_no_game_is_refused_with_the_place_of_one(use: Callable[[Any], object]) -> None:
    with pytest.raises(ValueError, match=r"a game is needed, such as the \.game of a widget, not 'welcome'"):
        use("welcome")


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_a_seat_that_does_not_exist_has_no_share_and_no_score(seat: Any) -> None:
    result = simulate(GAME, BOTS, 2)
    for ask in (result.wins, result.survival, result.mean_score):
        with pytest.raises(ValueError, match="seat must be a whole number from 0 to 1"):
            ask(seat)


def test_a_game_that_was_not_played_cannot_be_looked_into() -> None:
    with pytest.raises(ValueError, match="number must be a whole number from 0 to 1, not 2"):
        simulate(GAME, BOTS, 2).replay(2)
