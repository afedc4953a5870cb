"""A million random moves of all games: none raises, and every position can be saved, read again and undone."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random

import pytest

from dungeon_widgets import Session
from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dice_danger.rules.content import SHEETS
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.welcome import WelcomeGame

from .soak import report

GAMES: dict[str, Callable[[Random], AnyGame]] = {
    "welcome": lambda rng: WelcomeGame(players=rng.randint(2, 4)),
    "welcome back": lambda rng: WelcomeGame(players=rng.randint(2, 4), box=rng.choice(["back", "both"])),
    "dice": lambda rng: DiceDangerGame(players=rng.randint(1, 4), sheet=rng.choice(SHEETS)),
    "fighter": lambda rng: FighterGame(
        players=rng.randint(2, 4), difficulty=rng.choice(["normal", "infernal"])
    ),
    "dungeons": lambda rng: DungeonsGame(players=rng.randint(2, 4), tournament=rng.random() < 0.3),
}
# As many as were once made against the engine by hand: shared by the games.
MOVES = int(os.environ.get("SOAK", "100000")) * 23 // 2 // len(GAMES)
CHECKED_EVERY = 40


def check_read_again(session: Session) -> None:
    again = Session.from_json(json.loads(json.dumps(session.to_json())), kind=type(session.game))
    assert again.state == session.state
    if session.can_undo():
        step = session.undo()
        assert session.state == again.states[step]
        session.redo()
        assert session.state == again.state


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [4000, pytest.param(MOVES, marks=pytest.mark.soak, id="soak")])
def test_random_games_go_through(name: str, moves: int, request: pytest.FixtureRequest) -> None:
    rng, made, games, checks, seed = Random(f"{name} moves"), 0, 0, 0, 0
    while made < moves:
        game = GAMES[name](rng)
        session = Session(game, [f"P{seat}" for seat in range(game.players)], seed)
        checked_at = rng.randrange(CHECKED_EVERY)  # reading a game again means playing it again
        while not session.over and made < moves and len(session.log) < 600:
            session.play()
            if session.over:
                break
            session.act(rng.choice(session.legal()))
            if len(session.log) >= checked_at:
                checked_at = 3 * len(session.log) + CHECKED_EVERY
                check_read_again(session)
                checks += 1
        made, games, seed = made + len(session.log), games + 1, seed + 1
    if request.node.get_closest_marker("soak"):
        report(
            "Random moves",
            "Random choices of every seat and all luck: nothing raises; saves are read again and undone on the way.",
            game=name,
            moves=made,
            games=games,
            saves_read_again=checks,
            failures=0,
            seed=f"{name} moves",
        )
    assert checks
