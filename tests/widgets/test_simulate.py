"""dw.simulate: the same result wherever it runs, and what was played is kept when it is stopped."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.progress import NotebookProgress, in_notebook

GAME = WelcomeGame(players=2, hero="warrior")
BOTS = ["bot:random", "bot:random"]


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


def test_the_result_does_not_depend_on_the_executor() -> None:
    here = dw.simulate(GAME, BOTS, 45, seed=3)
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2) as processes:
        for executor in (threads, processes):
            there = dw.simulate(GAME, BOTS, 45, seed=3, executor=executor)
            assert list(there) == list(here)
            assert repr(there) == repr(here)
    assert [played.seed for played in here] == list(range(3, 48))
    assert not here.stopped


def test_a_simulated_game_can_be_looked_into() -> None:
    result = dw.simulate(GAME, BOTS, 5, seed=3)
    session = result.replay(2)
    assert (session.seed, len(session.log)) == (result[2].seed, result[2].steps)
    assert tuple(session.state.scores()) == result[2].scores


@pytest.mark.parametrize("pool", [None, ThreadPoolExecutor])
def test_a_stop_keeps_the_games_played(pool: Any) -> None:
    watch = Watch(stop=20)
    with pool(2) if pool else ThreadPoolExecutor(1) as executor:
        result = dw.simulate(GAME, BOTS, 10_000, progress=watch, executor=executor if pool else None)
    assert result.stopped
    assert 20 <= len(result) < 400
    assert watch.told == {"start": 10_000, "finish": len(result)}
    assert "stopped" in repr(result)
    whole = {played.number: played for played in dw.simulate(GAME, BOTS, 30)}
    assert all(whole[played.number] == played for played in result if played.number in whole)


def test_an_interrupt_keeps_the_games_played() -> None:
    watch = Watch(interrupt=7)
    result = dw.simulate(GAME, BOTS, 10_000, progress=watch)
    assert len(result) == 7
    assert watch.told["finish"] == 7
    assert result.wins(0).n == 7


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"n": 0}, "n must be a number of games, at least 1, not 0"),
        ({"n": -5}, "at least 1"),
        ({"n": 1.5}, "n must be a number"),
        ({"n": True}, "n must be a number"),
        ({"n": "10"}, "n must be a number"),
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
        dw.simulate(GAME, **given)


def test_outside_a_notebook_no_bar_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert not in_notebook()
    dw.simulate(GAME, BOTS, 3)
    assert capsys.readouterr().out == ""


def test_the_notebook_bar_can_be_driven_without_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("IPython.display.display", shown.append)
    bar = NotebookProgress()
    bar.start(50)
    assert len(shown) == 1
    bar.update(10)
    assert not bar.stopped
    bar._stop.click()
    assert bar.stopped
    bar.finish(12)
    assert (bar._bar.value, bar._bar.max, bar._text.value) == (12, 50, "12 / 50")
    assert bar._bar.bar_style == "warning"
    assert bar._stop.disabled


def test_a_bar_that_is_asked_for_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("IPython.display.display", shown.append)
    assert len(dw.simulate(GAME, BOTS, 4, progress=True)) == 4
    assert len(shown) == 1
    dw.simulate(GAME, BOTS, 4, progress=False)
    assert len(shown) == 1
