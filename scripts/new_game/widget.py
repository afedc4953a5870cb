"""The Lantern in the notebook."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import Unpack

from dungeon_widgets.widgets.page.bundle import bundle
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.page.settings import Settings
from scripts.new_game.room import LanternGame


class Lantern(GameWidget):
    """Go deeper, or bring home what you carry."""

    game_class = LanternGame
    bundle_name = "lantern"
    default_players = ("You", "bot:steady")
    _esm = bundle("lantern")

    def __init__(self, players: Sequence[str] | None = None, **settings: Unpack[Settings]) -> None:
        super().__init__(players, **settings)
