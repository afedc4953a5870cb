"""Welcome to the Dungeon in the notebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, cast

from typing_extensions import Unpack

from ...engine.game import AnyGame
from ...engine.given import Player
from ...games.welcome import WelcomeGame
from ...games.welcome.sight.view import WelcomeView
from ..page.bundle import bundle
from ..page.game_widget import GameWidget
from ..page.settings import Settings


class WelcomeSettings(Settings, total=False):
    """What Welcome to the Dungeon can be set to: see `WelcomeGame`."""

    box: Literal["first", "back", "both"]
    hero: str
    variant: bool
    first: int | None
    specials: Sequence[str] | None


class WelcomeToTheDungeon(GameWidget):
    """Bid monsters into the dungeon and equipment off the hero. The last player who has not passed goes in.

    For 2 to 4 players. Its own options:

    - `hero`: ``"warrior"``, ``"barbarian"``, ``"mage"``, ``"rogue"``, ``"random"`` or ``"choose"``.
    - `first`: the seat that begins; by default it is drawn.
    - `variant`: each player's first card of a bidding must go into the dungeon.
    - `box` and `specials` belong to the second box: see `WelcomeBackToTheDungeon`.

    Its own bots are ``"bot:careful"`` and ``"bot:bluff:0.25"``, which adds a strong monster one time in four.
    `ValueError` names an option, a value or a bot that does not exist.

    >>> game = WelcomeToTheDungeon(players=["Ada", "bot:careful", "bot:random"], seed=7, hero="warrior")
    >>> game
    WelcomeToTheDungeon(3 players, step 2/2, bidding)
    >>> game.legal
    [('draw',), ('pass',)]
    """

    game_class = WelcomeGame
    bundle_name = "welcome"
    default_players = ("You", "bot:careful", "bot:random")
    _esm = bundle("welcome")

    def __init__(self, players: Sequence[Player] | None = None, **settings: Unpack[WelcomeSettings]) -> None:
        super().__init__(players, **settings)

    def view(self, seat: int | None = None) -> WelcomeView:
        """What a seat may know of the newest position; by default the seat at this screen."""
        return cast(WelcomeView, super().view(seat))

    @classmethod
    def suits(cls, game: AnyGame) -> bool:
        """Whether a saved game of this kind opens as this widget."""
        return isinstance(game, WelcomeGame) and game.box == "first"


class WelcomeBackToTheDungeon(WelcomeToTheDungeon):
    """The second box: four other heroes, and two special monsters among the others.

    For 2 to 4 players. Its own options:

    - `hero`: ``"necromancer"``, ``"princess"``, ``"ninja"``, ``"bard"``, ``"random"`` or ``"choose"``.
    - `box`: ``"back"``, or ``"both"`` to mix it with the first box.
    - `specials`: the two special monsters of the game; by default they are drawn.
    - `first` and `variant`, and the bots, are as in `WelcomeToTheDungeon`.

    `ValueError` names an option, a value or a bot that does not exist.

    >>> WelcomeBackToTheDungeon(players=["Ada", "bot:careful"], seed=7, hero="ninja")
    WelcomeBackToTheDungeon(2 players, step 5/5, bidding)
    """

    default_options: ClassVar[Mapping[str, Any]] = {"box": "back"}

    @classmethod
    def suits(cls, game: AnyGame) -> bool:
        """Whether a saved game of this kind opens as this widget."""
        return isinstance(game, WelcomeGame) and game.box != "first"
