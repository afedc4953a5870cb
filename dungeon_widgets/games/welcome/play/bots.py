"""Two bots with a manner, careful and bluffing, and how each decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.state import Action
from ....engine.streams import one_of
from ..odds.approximate import Approximation
from ..odds.bluff import STRONG
from ..odds.living import chance_to_live, own_run, pile_of
from ..odds.piles import Pile
from ..odds.simulated import chance_of, values_or_estimates
from ..rules.records import ADD, DRAW, PASS, Run, without
from ..rules.state import WelcomeState
from ..sight.known import inside, run_of, tiles_of
from ..sight.view import WelcomeView

if TYPE_CHECKING:
    from ..game import WelcomeGame

POSITIONS = 2_000  # a bot may open so many for one question before it estimates
DOUBT = 0.07  # a chance judged at a glance that is so near to the threshold is counted
EVEN = 0.005  # chances judged at a glance that differ by less are taken for the same


class CarefulBot:
    """Bids on while its chance to live is above the threshold, and passes once it is not.

    The chance is judged at a glance, and counted exactly where that leaves doubt; with special monsters about, where
    counting may take long and a glance is closer, it is not. A drawn card goes where the chance stays best; when even
    that is below the threshold the bot means to pass soon, so it leaves the others the worst dungeon it can.
    """

    label: ClassVar[dict[str, str]] = {"en": "careful", "fr": "prudent"}
    habit: ClassVar[dict[str, str]] = {
        "en": "never bluffs",
        "fr": "ne bluffe jamais",
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
            chance = Approximation(self.game.rules, self._pile(view)).chance(self._run(view, PASS))
            return DRAW if self._dares(view, PASS, chance) else PASS
        if phase == "card":
            return self._place(view, legal, rng)
        return best_inside(self.game, view, legal)

    def _place(self, view: WelcomeView, legal: list[Action], rng: Random) -> Action:
        """Add the card or set it aside; of ways that are as good at a glance the first."""
        added = Approximation(self.game.rules, self._pile(view, with_drawn=True)).chance(self._run(view, ADD))
        if added == 1:
            return ADD
        without_it = Approximation(self.game.rules, self._pile(view))
        most = without_it.chance(self._run(view, PASS))  # no tile is better away
        if added >= most - EVEN and self._dares(view, ADD, added):
            return ADD
        chances = {ADD: added}
        for action in legal[1:]:
            chances[action] = without_it.chance(self._run(view, action))
        most, least = max(chances.values()), min(chances.values())
        best = next(action for action in legal if chances[action] >= most - EVEN)
        if self._dares(view, best, chances[best]):
            return best
        return next(action for action in legal if chances[action] <= least + EVEN)

    def _dares(self, view: WelcomeView, action: Action, judged: float) -> bool:
        """Whether the chance to live if it went in after this is above the threshold: counted if that is in doubt."""
        if not self._counted(view, judged):
            return judged >= self.threshold
        run, pile = self._run(view, action), pile_of(view, with_drawn=action == ADD)
        return chance_to_live(self.game.rules, run, pile) >= self.threshold

    def _counted(self, view: WelcomeView, judged: float) -> bool:
        return not view["specials"] and abs(judged - self.threshold) <= DOUBT

    def _pile(self, view: WelcomeView, *, with_drawn: bool = False) -> Pile:
        """The dungeon as the bot takes it to be."""
        return pile_of(view, with_drawn=with_drawn)

    def _run(self, view: WelcomeView, action: Action) -> Run:
        tiles = without(tiles_of(view), action[1] if action[0] == "strip" else None)
        return own_run(self.game.rules, view, tiles)


class BluffBot(CarefulBot):
    """Adds every weak monster; a strong one it sets aside, but for a share `q` of times in which it adds it.

    A strong monster makes it pass sooner itself, so that the others meet it: the more often it does so, the less
    its adding tells.
    """

    label: ClassVar[dict[str, str]] = {"en": "bluffing", "fr": "bluffeur"}
    habit: ClassVar[dict[str, str]] = {
        "en": "bluffs at times",
        "fr": "bluffe parfois",
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
        approximation = Approximation(self.game.rules, pile_of(view))
        values = {action: approximation.chance(self._run(view, action)) for action in legal if action != ADD}
        return max(values, key=values.__getitem__)


def best_inside(game: WelcomeGame, view: WelcomeView, legal: list[Action]) -> Action:
    """The choice inside the dungeon with the best chance to live; for another's Greatsword, the worst."""
    best = max if view["seat"] == view["runner"] else min
    if view["phase"] == "name" and view["specials"]:
        approximation, run = Approximation(game.rules, pile_of(view)), run_of(view)
        return best(legal, key=lambda action: approximation.chance(run._replace(named=action[1])))
    facing, using = inside(view)["facing"] or "", inside(view)["using"] or ""
    values = values_or_estimates(game.rules, run_of(view), pile_of(view), facing, legal, using, POSITIONS)
    return best(legal, key=lambda action: chance_of(values[action]))


BOTS: Mapping[str, Callable[..., Bot]] = {"careful": CarefulBot, "bluff": BluffBot}
