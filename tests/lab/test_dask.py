"""Many games on a Dask cluster: the games are those played here, bots from a cell too (`make hosts`)."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import given
from dungeon_widgets.engine.errors import BotError
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.simulate.sharing import workers_of
from dungeon_widgets.lab.simulate.simulate import simulate
from dungeon_widgets.lab.simulate.tournament import tournament

pytestmark = [pytest.mark.hosts, pytest.mark.filterwarnings("ignore")]

GAME = WelcomeGame(players=2)


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    distributed = import_module("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


@pytest.fixture(autouse=True)
def known_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(given, "_given", {})


def test_a_cluster_says_how_many_it_plays_at_once(client: Any) -> None:
    assert workers_of(client.get_executor()) == 2


def test_the_games_of_a_cluster_are_those_played_here(client: Any) -> None:
    seats = ["bot:careful", "bot:random"]
    there = simulate(GAME, seats, 60, seed=4, executor=client.get_executor())
    assert list(there) == list(simulate(GAME, seats, 60, seed=4))


def test_a_bot_of_a_cell_travels_to_the_workers(client: Any) -> None:
    share = 0.3  # what it closes over travels with it

    def mine(eyes: Any, rng: Random) -> Any:
        return eyes.legal[-1] if rng.random() < share else eyes.ask("careful", rng)

    there = simulate(GAME, [mine, "bot:random"], 30, seed=4, executor=client.get_executor())
    assert list(there) == list(simulate(GAME, [mine, "bot:random"], 30, seed=4))


def test_a_bot_that_fails_at_a_worker_is_told_as_it_is_here(client: Any) -> None:
    def broken(eyes: Any, rng: Random) -> Any:
        return eyes.legal[99]

    with pytest.raises(BotError, match="broken"):
        simulate(GAME, [broken, "bot:random"], 8, executor=client.get_executor())


def test_a_tournament_on_a_cluster_is_the_one_played_here(client: Any) -> None:
    bots = {"careful": "bot:careful", "random": "bot:random"}
    there = tournament(bots, GAME, 20, seed=3, executor=client.get_executor())
    here = tournament(bots, GAME, 20, seed=3)
    assert there.rows() == here.rows()
