"""Many seeded games between two bots, seats alternating, heroes drawn."""

from __future__ import annotations

from collections.abc import Iterable

from dungeon_widgets.engine import Session
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.odds import Estimate


def won(first: str, second: str, seed: int) -> bool:
    """Whether the first bot wins this game for two of Welcome to the Dungeon."""
    seats = [f"bot:{first}", f"bot:{second}"]
    session = Session(WelcomeGame(players=2), seats if seed % 2 else seats[::-1], seed)
    session.play()
    return session.state.scores()[1 - seed % 2] == 1


def share(first: str, second: str, seeds: Iterable[int]) -> Estimate:
    """The share of games that the first bot wins."""
    games = [won(first, second, seed) for seed in seeds]
    return Estimate(sum(games), len(games))
