"""What every bot owes: legal actions from the view alone, the same for the same stream, and no bad number."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from dungeon_widgets.bots import GreedyBot, MctsBot, RandomBot
from dungeon_widgets.engine import CHANCE, OVER, Game, Session, State
from dungeon_widgets.engine.game import Bot
from dungeon_widgets.engine.registry import bot_named, bot_names
from dungeon_widgets.engine.streams import stream
from dungeon_widgets.games.welcome import WelcomeGame
from tests.bots.matches import share
from tests.engine.toy import ToyGame

GAMES = [WelcomeGame(players=3), WelcomeGame(players=2, variant=True), ToyGame(rounds=2)]
QUICK = {"mcts": 12.0, "greedy": 2.0}


def bots_of(game: Game) -> list[Bot]:
    return [
        bot_named(name, game)(game, *([QUICK[name]] if name in QUICK else [])) for name in bot_names(game)
    ]


def positions(game: Game, seed: int) -> list[State]:
    """The positions of one game in which somebody has a choice."""
    state, rng, found = game.start(), stream(seed, "positions"), []
    while state.to_move != OVER:
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(state.draw(rng) if state.to_move == CHANCE else game.habit(state, rng))
    return found


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_bot_does_something_legal_in_whole_games(game: Game) -> None:
    for name in bot_names(game):
        spec = f"bot:{name}:{QUICK[name]:g}" if name in QUICK else f"bot:{name}"
        session = Session(game, [spec] * game.players, seed=3)
        session.play()  # the session refuses what is not legal
        assert session.over


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_bot_needs_nothing_but_the_view_and_leaves_it_as_it_was(game: Game) -> None:
    for state in positions(game, seed=5):
        seat = state.to_move
        view = state.view(seat)
        copy: dict[str, Any] = json.loads(json.dumps(view))
        for bot in bots_of(game):
            chosen = bot.choose(view, state.legal(), Random(1))
            assert chosen in state.legal()
            assert bot.choose(copy, state.legal(), Random(1)) == chosen
            assert view == copy == state.view(seat)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_swapping_cards_that_the_seat_cannot_see_changes_no_choice(game: Game) -> None:
    swapped = 0
    for state in positions(game, seed=6)[:12]:
        seat, legal = state.to_move, state.legal()
        other = game.redeal(state.view(seat), Random(2))
        swapped += other != state
        for bot in bots_of(game):
            theirs = bot.choose(other.view(seat), legal, Random(1))
            assert bot.choose(state.view(seat), legal, Random(1)) == theirs
    assert swapped


@pytest.mark.parametrize("name", ["random", "careful", "greedy", "mcts"])
def test_the_bots_are_found_by_name(name: str) -> None:
    assert name in bot_names(WelcomeGame())


@pytest.mark.parametrize(
    "spec", ["mcts:0", "mcts:-3", "greedy:0.5", "careful:1.5", "careful:-0.1", "random:2", "mcts:x"]
)
def test_a_bad_number_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match=spec.split(":")[0]):
        Session(WelcomeGame(players=2), [f"bot:{spec}", "bot:random"], seed=1)


@pytest.mark.parametrize("number", [float("nan"), 0, -1])
def test_not_a_number_of_simulations_is_refused(number: float) -> None:
    for kind in (MctsBot, GreedyBot):
        with pytest.raises(ValueError, match="at least 1"):
            kind(ToyGame(), number)
    with pytest.raises(ValueError, match="explore"):
        MctsBot(ToyGame(), explore=-1 if number == 0 else float("nan"))


def test_random_does_everything_equally_often() -> None:
    legal = [("a",), ("b",), ("c",)]
    rng = Random(1)
    chosen = [RandomBot(ToyGame()).choose({}, legal, rng) for _ in range(3000)]
    assert all(abs(chosen.count(action) - 1000) < 130 for action in legal)


def test_careful_beats_random_in_at_least_70_percent_of_400_games() -> None:
    assert share("careful", "random", range(400)).p >= 0.7


def test_greedy_beats_random() -> None:
    assert share("greedy:4", "random", range(60)).interval()[0] > 0.5
