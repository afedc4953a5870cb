"""__Title__ in the notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import Unpack

from dungeon_widgets.widgets.page.bundle import bundle
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.page.settings import Settings
from scripts.new_game.room import MygameGame


class MygameSettings(Settings, total=False):
    """What __Title__ can be set to: see `MygameGame`."""

    dice: Literal[1, 2, 3]


class Mygame(GameWidget):
    """Roll under your cup, bid on the dice of all cups, or doubt. For 2 or 3 players.

    `dice` is how many dice each player has at first. Its own bot is ``"bot:honest"``.
    """

    game_class = MygameGame
    bundle_name = "mygame"
    default_players = ("You", "bot:honest")
    _esm = bundle("mygame")

    def __init__(self, players: Sequence[str] | None = None, **settings: Unpack[MygameSettings]) -> None:
        super().__init__(players, **settings)
