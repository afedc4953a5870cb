"""Dungeons, Dice & Danger in the notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..games.dice_danger import DiceDangerGame
from .base import GameWidget
from .bundle import bundle


class DungeonsDiceDanger(GameWidget):
    """Pair the dice, cross your way through the dungeon, and be the first to its monsters.

    `sheet` is one of the four dungeons; one player alone plays the solo game.

    >>> game = DungeonsDiceDanger(players=["Ada", "bot:greedy"], seed=3, sheet="annoyed_animals")
    >>> game
    DungeonsDiceDanger(2 players, seed=3, step 1/1, roll 1)
    >>> game.legal[0]
    ('pair', 3, 3, 5, 5)
    """

    game_class = DiceDangerGame
    bundle_name = "dice_danger"
    _esm = bundle("dice_danger")

    def __init__(self, players: Sequence[str] = ("You", "bot:greedy"), **settings: Any) -> None:
        super().__init__(players, **settings)
