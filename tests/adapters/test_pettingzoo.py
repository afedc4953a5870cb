"""PettingZoo's and Gymnasium's own suites, and what they do not ask (`make hosts`)."""

from __future__ import annotations

import copy
import pickle
import warnings
from importlib import import_module
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import AnyGame, IllegalAction, digest
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.welcome import WelcomeGame

pytestmark = [pytest.mark.hosts, pytest.mark.filterwarnings("ignore")]

GAMES = [
    WelcomeGame(players=2),
    WelcomeGame("both", players=4),
    DiceDangerGame("puzzled_pyramid", players=2),
    DungeonsGame(players=2),
    FighterGame(players=2, skill="human"),
]


def aec(game: AnyGame) -> Any:
    return import_module("dungeon_widgets.adapters.pettingzoo").DungeonAEC(game)


def env(game: AnyGame, *args: Any, **options: Any) -> Any:
    return import_module("dungeon_widgets.adapters.gym").DungeonEnv(game, *args, **options)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_it_passes_the_suite_of_pettingzoo(game: AnyGame) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(aec(game), num_cycles=1000)
    seed_test(lambda: aec(game), num_cycles=200)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_it_passes_the_check_of_gymnasium(game: AnyGame) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(env(game), skip_render_check=True)


def test_a_whole_game_by_agents_ends_with_rewards_that_sum_to_nothing() -> None:
    zoo = aec(WelcomeGame(players=3))
    zoo.reset(seed=4)
    got = dict.fromkeys(zoo.possible_agents, 0.0)
    for agent in zoo.agent_iter():
        seen, reward, ended, _, _ = zoo.last()
        got[agent] += reward
        zoo.step(None if ended else int(seen["action_mask"].nonzero()[0][0]))
    assert sorted(got.values()) == [-0.5, -0.5, 1.0]


def test_a_throw_is_made_of_numbers_and_sampled_with_the_mask_of_the_choice() -> None:
    zoo = aec(FighterGame(players=2, heroes=["wilrond", "murka"], skill="human"))
    zoo.reset(seed=4)
    throw = zoo.table.numbers["launch",]
    launches = 0
    for agent in zoo.agent_iter():
        seen, reward, ended, _, _ = zoo.last()
        action = None if ended else zoo.action_space(agent).sample(seen["action_mask"])
        launches += not ended and action["choice"] == throw
        zoo.step(action)
    assert launches > 3
    assert reward in (-1.0, 1.0)


@pytest.mark.parametrize("action", [3, {"choice": 3}, {"choice": 3, "numbers": [0.0] * 8}])
def test_a_throw_without_its_numbers_is_refused_in_a_sentence(action: object) -> None:
    alone = env(FighterGame(players=2))
    alone.reset(seed=1)
    before = digest(alone.table.state)
    legal = alone.table.legal()[0]
    with pytest.raises(ValueError, match=r"an action (is|comes with)"):
        alone.step({**action, "choice": legal} if isinstance(action, dict) else action)
    assert digest(alone.table.state) == before


def test_an_agent_that_breaks_a_rule_is_told_and_the_game_is_whole() -> None:
    zoo = aec(WelcomeGame(players=2, hero="mage", first=0))
    zoo.reset(seed=1)
    before = digest(zoo.table.state)
    with pytest.raises(IllegalAction):
        zoo.step(zoo.table.numbers["turn",])
    assert digest(zoo.table.state) == before
    assert zoo.agent_selection == "seat_0"


def test_a_copy_goes_on_from_the_same_moment_with_the_same_luck() -> None:
    zoo = aec(WelcomeGame(players=2))
    zoo.reset(seed=1)
    zoo.step(zoo.table.legal()[0])
    ends = []
    for copied in (copy.deepcopy(zoo), pickle.loads(pickle.dumps(zoo)), zoo):
        while not copied.table.over:
            copied.step(copied.table.legal()[0])
        ends.append(digest(copied.table.state))
    assert len(set(ends)) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_one_seat_plays_whole_games_against_bots(seat: int) -> None:
    against = env(WelcomeGame(players=2), "bot:careful", seat)
    rng, ends = Random(1), set()
    for seed in range(6):
        seen, _ = against.reset(seed=seed)
        ended = False
        while not ended:
            legal = seen["action_mask"].nonzero()[0]
            seen, reward, ended, truncated, info = against.step(int(legal[int(rng.random() * len(legal))]))
            assert not truncated
            assert info == {}
        ends.add(reward)
    assert ends <= {1.0, -1.0}


def test_what_is_not_legal_changes_nothing_and_names_the_rule() -> None:
    alone = env(WelcomeGame(players=2, hero="mage", first=0), illegal=-2)
    alone.reset(seed=1)
    before = digest(alone.table.state)
    _, reward, ended, truncated, info = alone.step(alone.table.numbers["turn",])
    assert (reward, ended, truncated) == (-2.0, False, False)
    assert "turn" in info["illegal"]
    assert digest(alone.table.state) == before


def test_who_keeps_trying_what_is_not_legal_is_stopped() -> None:
    alone = env(WelcomeGame(players=2, hero="mage", first=0))
    alone.reset(seed=1)
    wrong = alone.table.numbers["turn",]
    assert [alone.step(wrong)[3] for _ in range(1000)].index(True) == 999


@pytest.mark.parametrize(
    ("options", "said"),
    [({"seat": 2}, "seat must be"), ({"bots": "Ada"}, "for bots"), ({"bots": ["bot:random"] * 2}, "2 seats")],
)
def test_wrong_seats_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        env(WelcomeGame(players=2), **options)


def test_a_function_may_have_a_seat() -> None:
    def first(eyes: Any, rng: Random) -> Any:
        return eyes.legal[0]

    against = env(WelcomeGame(players=3), first)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        seen, _ = against.reset(seed=1)
    assert seen["action_mask"].any()
