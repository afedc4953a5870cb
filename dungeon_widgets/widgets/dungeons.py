"""Dungeons (Tomb of the Lich Lord) in the notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typing_extensions import Unpack

from ..games.dungeons import DungeonsGame
from .bundle import bundle
from .game_widget import GameWidget
from .settings import Settings


class DungeonsSettings(Settings, total=False):
    """What Dungeons can be set to: see `DungeonsGame`."""

    tournament: bool
    decks: Sequence[str | dict[str, Any]] | None
    first: int | None
    heroes: Sequence[str] | None


class Dungeons(GameWidget):
    """Race through a growing dungeon for three quests, and send monsters after the others.

    `tournament` plays with own decks and a dungeon laid before play.

    >>> game = Dungeons(players=["Ada", "bot:racer"], seed=3)
    >>> game.state.phase
    'discard'
    """

    game_class = DungeonsGame
    bundle_name = "dungeons"
    default_players = ("You", "bot:racer")
    _esm = bundle("dungeons")

    def __init__(self, players: Sequence[str] | None = None, **settings: Unpack[DungeonsSettings]) -> None:
        super().__init__(players, **settings)
