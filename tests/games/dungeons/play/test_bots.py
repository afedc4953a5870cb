"""The quest-racing bot: its games end in good time, and its answers are sensible."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.bots.mcts import MctsBot
from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dungeons import DungeonsGame, DungeonsState
from dungeon_widgets.games.dungeons.play.bots import RacerBot
from dungeon_widgets.games.dungeons.play.plans import progress
from dungeon_widgets.games.dungeons.rules.records import Task, Tile
from tests.games.dungeons.helpers import DONE, PASS, do, table
from tests.soak import report


def race(seed: int, players: int = 4, **options: bool) -> DungeonsState:
    rng = Random(seed)
    game = DungeonsGame(players, **options)
    bot, state = RacerBot(game), game.start()
    for _ in range(game.max_steps):
        if state.to_move == OVER:
            break
        state.apply(
            state.draw(rng) if state.to_move == CHANCE else bot.choose(Eyes(state, state.to_move), rng)
        )
    return state


def races(games: int) -> tuple[list[int], int]:
    """The rounds of each race of four that ended, and how many of them ended in good time."""
    ended = [state.round for state in (race(seed) for seed in range(games)) if state.to_move == OVER]
    return sorted(ended), sum(7 <= rounds <= 25 for rounds in ended)


@pytest.mark.slow
def test_ten_races_of_four_end_in_good_time() -> None:
    rounds, good = races(10)
    assert len(rounds) == 10
    assert good >= 8, rounds


@pytest.mark.soak
def test_three_hundred_races_of_four_end_in_good_time() -> None:
    games = 300
    rounds, good = races(games)
    report(
        "Races of Dungeons",
        "Whole games of four quest racers: every one must end, and 85 % of them in 7 to 25 rounds.",
        players=4,
        seeds=f"0 to {games - 1}",
        ended=f"{len(rounds)} of {games}",
        in_good_time=f"{100 * good / games:.1f} %",
        rounds=f"{rounds[0]} to {rounds[-1]}, median {rounds[len(rounds) // 2]}",
    )
    assert len(rounds) == games
    assert good >= 0.85 * games, rounds


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_and_tournaments_end_too(players: int) -> None:
    assert race(1, players).to_move == OVER
    assert race(2, players, tournament=True).to_move == OVER


def choice(state: DungeonsState, seed: int = 0) -> tuple[object, ...]:
    return RacerBot(state.game).choose(Eyes(state, state.to_move), Random(seed))


def test_it_shields_itself_from_a_likely_blow_and_not_from_a_weak_one() -> None:
    strong = table({"hand": ["e-ogre"]}, {"peril": 5, "hand": ["o-dodge"], "glory": 1}, phase="encounter")
    do(strong, ("announce", "e-ogre", 1, 0), DONE)
    assert choice(strong) == ("play", "o-dodge")
    weak = table({"hand": ["e-skeleton"]}, {"peril": 5, "hand": ["o-dodge"], "glory": 1}, phase="encounter")
    do(weak, ("announce", "e-skeleton", 1, 0), DONE)
    assert choice(weak) == PASS


def test_it_saves_its_life() -> None:
    state = table(
        {"hand": ["e-ghost"]}, {"peril": 2, "life": 1, "hand": ["o-breath"], "glory": 2}, phase="encounter"
    )
    do(state, ("announce", "e-ghost", 1, 0), DONE, ("roll", 1, 6))
    while state.stack[-1].name != "death":
        state.apply(PASS)
    assert choice(state) == ("play", "o-breath")


def test_it_throws_again_what_it_loses_and_not_what_it_wins() -> None:
    for dice, expected in (((1, 6), ("use", "r-ring", 0)), ((6, 1), PASS)):
        state = table({"hand": ["e-ghost"]}, {"peril": 2, "treasures": ["r-ring"]}, phase="encounter")
        do(state, ("announce", "e-ghost", 1, 0), DONE, ("roll", *dice))
        assert choice(state) == expected


def test_it_walks_towards_its_quest_and_tries_it() -> None:
    tiles = (Tile("m-cross1", 1, 0), Tile("m-sanctum", 1, 1))
    state = table({"tasks": ["q-draky"]}, {}, tiles=tiles)
    assert choice(state) == ("step", 1)
    there = table({"tasks": ["q-draky"], "cell": (1, 1)}, {}, tiles=tiles)
    assert choice(there) == ("attempt", "q-draky")


def test_it_looks_only_at_what_it_may_see() -> None:
    """With another's hand dealt anew it decides the same."""
    state = table({"hand": ["e-zombie", "b-omen"]}, {"peril": 4, "hand": ["o-dodge"]}, phase="encounter")
    for seed in range(5):
        twin = state.redealt(0, Random(seed))
        assert choice(twin) == choice(state)


def test_prospects_are_told_at_the_start_of_a_turn() -> None:
    hints = DungeonsGame().hints
    state = table(
        {"hand": ["e-rats"], "finished": ("q-vault",)}, {"tasks": [Task("q-draky")]}, phase="discard"
    )
    told = hints.prospects(state)
    assert told is not None
    assert told[0] > told[1]
    assert hints.prospects(table({}, {})) is None
    assert progress(table({"alive": False}, {}, {}), 0) == 0


def test_search_works_through_the_contract() -> None:
    state = table({"tasks": ["q-draky"], "cell": (0, -1)}, {}, tiles=(Tile("m-sanctum", 0, -1),))
    action = MctsBot(state.game, 20).choose(Eyes(state, 0), Random(1))
    assert action in state.legal()
