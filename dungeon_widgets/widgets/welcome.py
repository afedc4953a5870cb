"""Welcome to the Dungeon in the notebook."""

from __future__ import annotations

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
