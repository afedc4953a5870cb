"""Dungeon Fighter in the notebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from typing_extensions import Unpack

from ...engine.given import Player
from ...games.fighter import FighterGame
from ..page.bundle import bundle
from ..page.game_widget import GameWidget
from ..page.settings import Settings


class FighterSettings(Settings, total=False):
    """What Dungeon Fighter can be set to: see `FighterGame`."""

    heroes: Sequence[str | None] | Literal["choose"] | None
    skill: str | Sequence[str]
    difficulty: Literal["normal", "hard", "infernal"]
    leader: int | None
    strict_requirements: bool
    steady: bool
    gentle: bool


class DungeonFighter(GameWidget):
    """Throw dice at a target, together, against what lives in the dungeon.

    For 1 to 6 players. A seat is a hero. The same name at several seats is one person, and one name alone plays two
    heroes. Without `players` you play the first hero, and bots play the others. Its own options:

    - `heroes`: their names seat by seat, or ``"choose"``; by default they are drawn.
    - `skill`: the hand of the bots: ``"novice"``, ``"average"`` or ``"expert"``.
    - `difficulty`: ``"normal"``, ``"hard"`` or ``"infernal"``. `leader`: the seat of the first Leader.
    - `strict_requirements`: a throw that breaks a requirement shows no symbol.
    - `steady`: calms the tremor of people's special throws.
    - `gentle`: two plain monsters, then one with a special throw, and rooms that ask for none until then. Where a
      person plays at normal difficulty the game begins so by itself; ``gentle=False`` is the rulebook from the start.

    Its own bot is ``"bot:comrade"``. `ValueError` names an option, a value or a bot that does not exist.

    >>> game = DungeonFighter(heroes=["wilrond", "murka"], players=["You"], seed=7)
    >>> game
    DungeonFighter(2 players, step 2/2, 0 gold)
    >>> [action[0] for action in game.legal]
    ['room', 'room']
    """

    game_class = FighterGame
    bundle_name = "fighter"
    default_players = ("You", "bot:comrade", "bot:comrade", "bot:comrade")
    _esm = bundle("fighter")

    def __init__(self, players: Sequence[Player] | None = None, **settings: Unpack[FighterSettings]) -> None:
        heroes = settings.get("heroes")
        if players is None and heroes is not None and not isinstance(heroes, str):
            players = ("You", *("bot:comrade",) * (len(heroes) - 1))
        super().__init__(players, **settings)
