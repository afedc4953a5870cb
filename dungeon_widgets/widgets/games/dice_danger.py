"""Dungeons, Dice & Danger in the notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import Unpack

from ...engine.given import Player
from ...games.dice_danger import DiceDangerGame
from ..page.bundle import bundle
from ..page.game_widget import GameWidget
from ..page.settings import Settings


class DiceDangerSettings(Settings, total=False):
    """What Dungeons, Dice & Danger can be set to: see `DiceDangerGame`."""

    sheet: Literal["annoyed_animals", "clumsy_cultists", "defiant_dinosaurs", "puzzled_pyramid"]
    first: int
    tiebreak: Literal["most_life_lost", "least_life_lost"]
    solo_grace_rolls: int


class DungeonsDiceDanger(GameWidget):
    """Pair the dice, cross your way through the dungeon, and be the first to its monsters.

    For 1 to 4 players; one player alone plays the solo game. Its own options:

    - `sheet`: ``"annoyed_animals"``, ``"clumsy_cultists"``, ``"defiant_dinosaurs"`` or ``"puzzled_pyramid"``.
    - `first`: the seat that rolls first.
    - `tiebreak`: ``"most_life_lost"``, by the rulebook, or ``"least_life_lost"``.
    - `solo_grace_rolls`: in the solo game, how many rolls at the start cost nothing if they wound no monster.

    Its own bots are ``"bot:greedy"`` and ``"bot:planner"``. `ValueError` names an option, a value or a bot that does
    not exist.

    >>> game = DungeonsDiceDanger(players=["Ada", "bot:greedy"], seed=3, sheet="annoyed_animals")
    >>> game
    DungeonsDiceDanger(2 players, step 1/1, roll 1)
    >>> game.legal[0]
    ('pair', 1, 1, 5, 6)
    """

    game_class = DiceDangerGame
    bundle_name = "dice_danger"
    default_players = ("You", "bot:greedy")
    _esm = bundle("dice_danger")

    def __init__(
        self, players: Sequence[Player] | None = None, **settings: Unpack[DiceDangerSettings]
    ) -> None:
        super().__init__(players, **settings)
