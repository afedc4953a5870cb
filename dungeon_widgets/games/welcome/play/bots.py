"""Players made for this game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.state import Action
from ....engine.streams import one_of
from ..odds.bluff import STRONG
from ..odds.living import own_run, pile_of
from ..odds.simulated import chance_of, chance_or_estimate, values_or_estimates
from ..rules.records import DRAW, PASS, without
from ..rules.state import WelcomeState
from ..sight.known import inside, run_of, tiles_of
from ..sight.view import WelcomeView

if TYPE_CHECKING:
    from ..game import WelcomeGame

POSITIONS = 2_000  # a bot may open so many for one question before it estimates
RUNS = 200


class CarefulBot:
    """Bids on while its chance to live is above the threshold, and passes once it is not.

    The chance is counted exactly; where special monsters make that too long it is estimated. A drawn card goes where
    the chance stays best; when even that is below the threshold it means to pass soon, so it leaves the others the
    worst dungeon it can.
    """

    label: ClassVar[dict[str, str]] = {"en": "careful", "fr": "prudent"}
    habit: ClassVar[dict[str, str]] = {
        "en": "bids while it would probably live, and never bluffs",
        "fr": "enchérit tant qu'il a de bonnes chances de survivre, et ne bluffe jamais",
    }

    def __init__(self, game: WelcomeGame, threshold: float = 0.6) -> None:
        if not 0 <= threshold <= 1:
            raise ValueError(f"careful needs a threshold from 0 to 1, not {threshold!r}")
        self.game = game
        self.threshold = threshold

    def choose(self, eyes: Eyes[WelcomeState, WelcomeView], rng: Random) -> Action:
        legal = eyes.legal
        if len(legal) == 1:
            return legal[0]
        view = eyes.view
        phase = view["phase"]
        if phase in ("hero", "ask"):
            return one_of(legal, rng)
        if phase == "bid":
            return DRAW if self._chance(view) >= self.threshold else PASS
        if phase == "card":
            return self._place(view, legal, rng)
        return best_inside(self.game, view, legal)

    def _place(self, view: WelcomeView, legal: list[Action], rng: Random) -> Action:
        values = {action: self._chance(view, action) for action in legal}
        best = max(legal, key=values.__getitem__)
        return best if values[best] >= self.threshold else min(legal, key=values.__getitem__)

    def _chance(self, view: WelcomeView, action: Action = PASS) -> Fraction:
        """The chance to live if it went in now, after placing the card in hand as `action` says."""
        tiles = without(tiles_of(view), action[1] if action[0] == "strip" else None)
        run = own_run(self.game.rules, view, tiles)
        pile = pile_of(view, with_drawn=action[0] == "add")
        return chance_of(chance_or_estimate(self.game.rules, run, pile, limit=POSITIONS, n=RUNS))


class BluffBot(CarefulBot):
    """Adds every weak monster; a strong one it sets aside, but for a share `q` of times in which it adds it.

    A strong monster makes it pass sooner itself, so that the others meet it: the more often it does so, the less
    its adding tells.
    """

    label: ClassVar[dict[str, str]] = {"en": "bluffing", "fr": "bluffeur"}
    habit: ClassVar[dict[str, str]] = {
        "en": "adds every weak monster, and a strong one now and then",
        "fr": "ajoute tous les monstres faibles, et de temps en temps un fort",
    }

    def __init__(self, game: WelcomeGame, q: float = 0.25) -> None:
        super().__init__(game)
        if not 0 <= q <= 1:
            raise ValueError(f"q must be from 0 to 1, not {q!r}")
        self.q = q

    def _place(self, view: WelcomeView, legal: list[Action], rng: Random) -> Action:
        held = view["drawn"] and view["drawn"]["monster"]
        assert held is not None, "who places a card holds one"
        strength = self.game.box_content.monsters[held].strength
        if (strength or 0) < STRONG or rng.random() < self.q:
            return ("add",)
        values = {action: self._chance(view, action) for action in legal if action[0] == "strip"}
        return max(values, key=values.__getitem__)


def best_inside(game: WelcomeGame, view: WelcomeView, legal: list[Action]) -> Action:
    """The choice inside the dungeon with the best chance to live; for another's Greatsword, the worst."""
    facing, using = inside(view)["facing"] or "", inside(view)["using"] or ""
    values = values_or_estimates(game.rules, run_of(view), pile_of(view), facing, legal, using, POSITIONS)
    best = max if view["seat"] == view["runner"] else min
    return best(legal, key=lambda action: chance_of(values[action]))


BOTS: Mapping[str, Callable[..., Bot]] = {"careful": CarefulBot, "bluff": BluffBot}
