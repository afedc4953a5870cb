"""Players made for this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from ...engine.game import Bot
from ...engine.state import Action
from ...engine.streams import one_of
from .odds import action_values, chance_to_live, pile_of
from .panel import run_of

if TYPE_CHECKING:
    from .game import WelcomeGame


class CarefulBot:
    """Bids on while its exact chance to live is above the threshold, and passes once it is not.

    A drawn card goes where the chance stays best; when even that is below the threshold it means to pass
    soon, so it leaves the others the worst dungeon it can.
    """

    def __init__(self, game: WelcomeGame, threshold: float = 0.6) -> None:
        if not 0 <= threshold <= 1:
            raise ValueError(f"threshold must be from 0 to 1, not {threshold!r}")
        self.game = game
        self.threshold = threshold

    def choose(self, view: dict[str, Any], legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        phase = view["phase"]
        if phase == "hero":
            return one_of(legal, rng)
        if phase == "bid":
            return ("draw",) if self._chance(view) >= self.threshold else ("pass",)
        if phase == "card":
            return self._place(view, legal)
        return best_inside(self.game, view, legal)

    def _place(self, view: dict[str, Any], legal: list[Action]) -> Action:
        values = {action: self._chance(view, action) for action in legal}
        best = max(legal, key=values.__getitem__)
        return best if values[best] >= self.threshold else min(legal, key=values.__getitem__)

    def _chance(self, view: dict[str, Any], action: Action = ("pass",)) -> Fraction:
        """The exact chance to live if it went in now, after placing the card in hand as `action` says."""
        gone = action[1] if action[0] == "strip" else None
        tiles = tuple(tile["id"] for tile in view["tiles"] if tile["place"] == "hero" and tile["id"] != gone)
        run = self.game.rules.enter(self.game.box_content.heroes[view["hero"]], tiles)
        return chance_to_live(self.game.rules, run, pile_of(view, with_drawn=action[0] == "add"))


def best_inside(game: WelcomeGame, view: dict[str, Any], legal: list[Action]) -> Action:
    """The choice inside the dungeon with the best exact chance to live."""
    facing = view["run"]["facing"] or ""
    values = action_values(game.rules, run_of(game.rules, view), pile_of(view), facing, legal)
    return max(legal, key=values.__getitem__)


BOTS: Mapping[str, Callable[..., Bot]] = {"careful": CarefulBot}
