"""Three opponents of stated strength: a beginner who passes early, a club player who weighs, an expert who thinks ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ....engine.eyes import Bot, Eyes
from ....engine.state import Action
from ....engine.strength import STRENGTHS
from ..odds.living import harm_of, pile_of
from ..odds.piles import Pile
from ..rules.records import INSIDE, Tiles
from ..rules.state import WelcomeState
from ..sight.known import tiles_of
from ..sight.view import WelcomeView
from .bots import CarefulBot

if TYPE_CHECKING:
    from ..game import WelcomeGame

TIMID, SOUND, BOLD = 0.85, 0.65, 0.4
"""The chance to live below which each passes. A low one pays, as most others give the dungeon away too soon."""
SPARED = 2
"""How many times as often the others are taken to add a card that does no harm as one that does."""
SEARCH = "mcts:200"
"""What the expert thinks ahead with, and only with the first box: there it won four of five games against the same expert
without it (60 games for two), with the second one of three, with both about half (40 games each)."""


class BeginnerBot(CarefulBot):
    """Passes as soon as there is some danger, and so leaves most dungeons to the others."""

    label: ClassVar[dict[str, str]] = STRENGTHS["beginner"]
    habit: ClassVar[dict[str, str]] = {
        "en": "passes as soon as there is some danger",
        "fr": "passe dès qu'il y a un peu de danger",
    }

    def __init__(self, game: WelcomeGame) -> None:
        super().__init__(game, TIMID)


class ClubBot(CarefulBot):
    """Goes on while it is likely to live, and takes the cards of the others for any cards."""

    label: ClassVar[dict[str, str]] = STRENGTHS["club"]
    habit: ClassVar[dict[str, str]] = {
        "en": "weighs its chance to live and passes below two in three",
        "fr": "pèse ses chances de survie et passe sous deux sur trois",
    }

    def __init__(self, game: WelcomeGame) -> None:
        super().__init__(game, SOUND)


class ExpertBot(CarefulBot):
    """Thinks ahead where that pays, and else bids boldly, as it reads the others.

    Who adds a card and bids on has seldom added the worst: a hidden card that does the hero no harm counts twice as often
    as one that does, by the tiles left.
    """

    label: ClassVar[dict[str, str]] = STRENGTHS["expert"]
    habit: ClassVar[dict[str, str]] = {
        "en": "weighs what the others may have added, and bids boldly",
        "fr": "pèse ce que les autres ont pu ajouter, et enchérit hardiment",
    }

    def __init__(self, game: WelcomeGame) -> None:
        super().__init__(game, BOLD)

    def choose(self, eyes: Eyes[WelcomeState, WelcomeView], rng: Random) -> Action:
        if self.game.box == "first" and eyes.view["phase"] not in INSIDE:
            return eyes.ask(SEARCH, rng)
        return super().choose(eyes, rng)

    def _pile(self, view: WelcomeView, *, with_drawn: bool = False) -> Pile:
        pile = pile_of(view, with_drawn=with_drawn)
        return self._read(pile, tiles_of(view)) if None in pile.places else pile

    def _read(self, pile: Pile, tiles: Tiles) -> Pile:
        rules = self.game.rules
        harm = harm_of(rules, tiles, None, 0, 0)
        harmless = [
            not hurt and kind not in rules.box.specials
            for kind, hurt in zip(rules.box.kinds, harm, strict=True)
        ]
        unseen = [n * SPARED if spared else n for n, spared in zip(pile.unseen, harmless, strict=True)]
        return pile._replace(unseen=tuple(unseen))

    def _counted(self, view: WelcomeView, judged: float) -> bool:
        """A reading is no count: it is taken as it is."""
        return False


LADDER: Mapping[str, Callable[..., Bot]] = {"beginner": BeginnerBot, "club": ClubBot, "expert": ExpertBot}
