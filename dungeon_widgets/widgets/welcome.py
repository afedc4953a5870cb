"""Welcome to the Dungeon in the notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..games.welcome import WelcomeGame
from .base import GameWidget
from .bundle import bundle


class WelcomeToTheDungeon(GameWidget):
    """Bid monsters in and tiles away, then somebody must go in.

    >>> game = WelcomeToTheDungeon(players=["Ada", "bot:careful", "bot:random"], seed=7, hero="warrior")
    >>> game
    WelcomeToTheDungeon(3 players, seed=7, step 5/5, bidding)
    >>> game.legal
    [('draw',), ('pass',)]
    """

    game_class = WelcomeGame
    bundle_name = "welcome"
    _esm = bundle("welcome")


class WelcomeBackToTheDungeon(WelcomeToTheDungeon):
    """The second box: four other heroes, and two special monsters among the others. ``box="both"`` mixes the boxes.

    >>> WelcomeBackToTheDungeon(players=["Ada", "bot:careful"], seed=7, hero="ninja")
    WelcomeBackToTheDungeon(2 players, seed=7, step 5/5, bidding)
    """

    def __init__(self, players: Sequence[str] | None = None, **settings: Any) -> None:
        if "session" not in settings:
            settings = {"box": "back", **settings}
        super().__init__(*(() if players is None else (players,)), **settings)
