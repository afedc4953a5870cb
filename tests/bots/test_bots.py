"""What every bot owes: legal actions from the view alone, the same for the same stream, and no bad number."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.bots import GreedyBot, MctsBot, RandomBot, greedy
from dungeon_widgets.bots.playout import play_out
from dungeon_widgets.engine import CHANCE, OVER, Action, AnyGame, Bot, Eyes, Session, State, digest
from dungeon_widgets.engine.registry import bot_named, bot_names
from dungeon_widgets.engine.streams import stream
from dungeon_widgets.games.welcome import WelcomeGame
from tests.bots.matches import share
from tests.engine.toy import ToyGame, ToyState
from tests.engine.toys.window import WindowGame

GAMES = [WelcomeGame(players=3), WelcomeGame(players=2, variant=True), ToyGame(rounds=2), WindowGame()]
QUICK = {"mcts": 12.0, "greedy": 2.0}


def bots_of(game: AnyGame) -> list[Bot]:
    return [
        bot_named(name, game)(game, *([QUICK[name]] if name in QUICK else [])) for name in bot_names(game)
    ]


def positions(game: AnyGame, seed: int) -> list[State]:
    """The positions of one game in which somebody has a choice."""
    state, rng, found = game.start(), stream(seed, "positions"), []
    while state.to_move != OVER:
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(state.draw(rng) if state.to_move == CHANCE else game.hints.habit(state, rng))
    return found


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_bot_does_something_legal_in_whole_games(game: AnyGame) -> None:
    for name in bot_names(game):
        spec = f"bot:{name}:{QUICK[name]:g}" if name in QUICK else f"bot:{name}"
        session = Session(game, [spec] * game.players, seed=3)
        session.play()  # the session refuses what is not legal
        assert session.over


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_bot_leaves_the_position_as_it_was(game: AnyGame) -> None:
    for state in positions(game, seed=5):
        before = digest(state)
        for bot in bots_of(game):
            chosen = bot.choose(Eyes(state, state.to_move), Random(1))
            assert chosen in state.legal()
            assert bot.choose(Eyes(state, state.to_move), Random(1)) == chosen
            assert digest(state) == before


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_swapping_cards_that_the_seat_cannot_see_changes_no_choice(game: AnyGame) -> None:
    swapped = 0
    for state in positions(game, seed=6)[:12]:
        seat = state.to_move
        other = state.redealt(seat, Random(2))
        swapped += other != state
        for bot in bots_of(game):
            theirs = bot.choose(Eyes(other, seat), Random(1))
            assert bot.choose(Eyes(state, seat), Random(1)) == theirs
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


@pytest.mark.parametrize("number", [float("nan"), 0, -1, 1e9])
def test_not_a_number_of_simulations_is_refused(number: float) -> None:
    for kind in (MctsBot, GreedyBot):
        with pytest.raises(ValueError, match="needs 1 to"):
            kind(ToyGame(), number)
    with pytest.raises(ValueError, match="explore"):
        MctsBot(ToyGame(), explore=-1 if number == 0 else float("nan"))


def test_random_does_everything_equally_often() -> None:
    state = positions(ToyGame(), seed=1)[0]
    rng = Random(1)
    chosen = [RandomBot(ToyGame()).choose(Eyes(state, state.to_move), rng) for _ in range(5000)]
    assert len(state.legal()) == 5
    assert all(abs(chosen.count(action) - 1000) < 130 for action in state.legal())


def test_careful_beats_random_in_at_least_70_percent_of_400_games() -> None:
    assert share("careful", "random", range(400)).p >= 0.7


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    assert share("greedy:4", "random", range(60)).interval()[0] > 0.5


class Wide(ToyGame):
    """The toy with 54 choices: a card may be called by any number."""

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return [("call", f"{number:02}") for number in range(54)] if self.to_move >= 0 else []


@pytest.mark.parametrize(
    ("game", "worlds", "games"),
    [
        (ToyGame(), 20, 100),  # 5 choices in 20 worlds
        (Wide(), 20, 270),  # 54 choices: 16 x 20 games are enough for 5 worlds
        (Wide(), 1, 54),  # and each choice is tried at least once
    ],
)
def test_greedy_plays_a_counted_number_of_games_in_its_head(
    game: AnyGame, worlds: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, played = positions(game, seed=1)[0], []
    monkeypatch.setattr(greedy, "play_out", lambda *asked: played.append(asked) or play_out(*asked))
    chosen = GreedyBot(game, worlds).choose(Eyes(state, state.to_move), Random(1))
    assert len(played) == games
    assert GreedyBot(game, worlds).choose(Eyes(state, state.to_move), Random(1)) == chosen
