"""`Game.actions`: every action a seat may ever choose has a place in one list, once."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine import CHANCE, OVER, Action, AnyGame
from dungeon_widgets.engine.errors import TooLarge
from dungeon_widgets.engine.streams import one_of
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.play.habit import habit
from dungeon_widgets.games.welcome import WelcomeGame
from tests.engine.toy import ToyGame

WELCOME = [
    WelcomeGame(players=2),
    WelcomeGame("back", players=4),
    WelcomeGame("both", players=3, variant=True),
    WelcomeGame("back", players=2, specials=["mimic", "ally"]),
]
SHEETS = ["annoyed_animals", "clumsy_cultists", "defiant_dinosaurs", "puzzled_pyramid"]


def chosen_from(game: AnyGame, games: int) -> set[Action]:
    """All that was legal in so many random games, as it is listed; luck has only outcomes that are listed.

    In no position do two stand under one name.
    """
    rng, found, outcomes = Random(1), set(), game.outcomes()
    assert len(outcomes) == len(set(outcomes))
    lots = set(outcomes)
    for _ in range(games):
        state = game.start()
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                drawn = state.draw(rng)
                may_fall = [outcome for outcome, _ in state.chance()]
                names = {game.listed(state, outcome) for outcome in may_fall}
                assert names <= lots
                assert len(names) == len(may_fall)
                state.apply(drawn)
                continue
            legal = state.legal()
            names = {game.listed(state, action) for action in legal}
            assert len(names) == len(legal)
            found |= names
            state.apply(one_of(legal, rng))
    return found


@pytest.mark.parametrize("game", WELCOME, ids=repr)
def test_the_list_of_welcome_has_all_that_is_legal_and_little_else(game: WelcomeGame) -> None:
    actions, found = game.actions(), chosen_from(game, 400)
    assert actions == sorted(set(actions))
    assert found <= set(actions)
    assert len(found) >= 0.9 * len(actions)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_list_of_dice_and_danger_has_all_that_is_legal(sheet: str) -> None:
    game = DiceDangerGame(sheet, players=2)
    actions, found = game.actions(), chosen_from(game, 20)
    assert actions == sorted(set(actions))
    assert found <= set(actions)
    assert len(found) >= 0.5 * len(actions)


@pytest.mark.parametrize(
    "game",
    [DungeonsGame(2), DungeonsGame(4), DungeonsGame(3, tournament=True), DungeonsGame().small()],
    ids=repr,
)
def test_the_list_of_dungeons_has_all_that_is_legal_in_some_thousands(game: DungeonsGame) -> None:
    actions = game.actions()
    assert actions == sorted(set(actions))
    assert chosen_from(game, 12) <= set(actions)
    assert len(actions) < 10_000


@pytest.mark.parametrize("players", [2, 6])
def test_the_list_of_fighter_has_all_that_is_legal_and_one_entry_for_throws(players: int) -> None:
    """Bots that win see more of the game than random moves do, which end it soon."""
    game = FighterGame(players, skill="perfect")
    actions, found, rng = game.actions(), set[Action](), Random(players)
    assert actions == sorted(set(actions))
    for number in range(6):
        state = game.start()
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.draw(rng))
                continue
            legal = state.legal()
            names = [game.listed(state, action) for action in legal]
            found.update(names)
            assert state.free or len(set(names)) == len(legal)
            state.apply(habit(state, rng) if number % 3 else state.sample(rng))
    assert found <= set(actions)
    assert {action[0] for action in found} >= {"launch", "weapons", "give", "buy", "use", "trade"}


def test_the_luck_of_a_throw_cannot_be_listed_and_that_is_said() -> None:
    with pytest.raises(TooLarge, match="seed of a throw"):
        FighterGame(players=2).outcomes()


def test_a_game_without_a_list_says_so() -> None:
    with pytest.raises(NotImplementedError, match="does not list its actions"):
        ToyGame().actions()
    with pytest.raises(NotImplementedError, match="does not list the outcomes"):
        ToyGame().outcomes()
