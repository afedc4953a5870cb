"""The last round of a game of Welcome with three cards and two tiles: so small that it can be solved."""

from __future__ import annotations

from typing import Any

from ..games.welcome import WelcomeGame
from ..games.welcome.rules.state import WelcomeState

CARDS = ("goblin", "orc", "dragon")
TILES = ("plate_armor", "torch")


class LastRound(WelcomeGame):
    """Two players with one mark of each kind: this round decides. The Warrior has a torch and plate armour, the deck three cards.

    The rules are those of the whole game; only the start is another.

    >>> LastRound().start().legal()
    [('draw',), ('pass',)]
    """

    name = "welcome_last_round"

    def __init__(self) -> None:
        super().__init__(players=2, hero="warrior", first=0)

    @property
    def options(self) -> dict[str, Any]:
        return {}

    def start(self) -> WelcomeState:
        state = super().start()
        state.score = ((1, 1),) * self.players
        state.deck = tuple(int(kind in CARDS) for kind in self.box_content.kinds)
        state.tiles = tuple(tile for tile in state.tiles if tile in TILES)
        return state
