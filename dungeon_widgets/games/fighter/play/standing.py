"""Where the group stands between two fights: what a first look at a choice stops at.

What the group has left, as its chance to win. It is fitted to 620 evenings of comrades with all kinds of hands, two to six
of them, that were played to their end; where it says 10, 20 ... 90 %, as many were won to within 5 points.
"""

from __future__ import annotations

from functools import cache
from math import exp, fsum

from ..odds.law import section_law
from ..rules import party
from ..rules.chapters.rest import symbols
from ..rules.state import FighterState
from ..rules.throw.hand import HUMAN
from .worth import card_worth

BASE = -1.73
HEALTH = 1.67
"""What a group of whole heroes is more likely to win than one on its last legs; it is the logarithm of odds, as all here."""
HITS = 7.26
AVERAGE = 0.685
"""How often an average hand hits with a plain throw."""
TOUGHER = -0.475
"""For each point of health that the difficulty adds to a monster."""
STOCK = 0.34
"""For each die, or its price in gold, that a hero has for the boss; it counts the more the nearer the boss is."""
LAST_LEGS = -0.2
FEW = 2
"""With so little health left a hero falls at the next miss or two."""
HEROES = 0.21
CARDS = 0.38
CARD = 5.0
"""What a good card is worth (`worth.CARD`)."""


def standing(state: FighterState) -> list[float] | None:
    """The same chance for every seat; None within a fight."""
    if state.phase != "rooms" or not all(hero.id for hero in state.heroes):
        return None
    setup, n = party.content_of(state).setup, len(state.heroes)
    skills = ["average" if skill == HUMAN else skill for skill in state.game.skills]
    going = [(hero, skill) for hero, skill in zip(state.heroes, skills, strict=True) if not hero.out]
    health = [0 if hero.out else hero.health for hero in state.heroes]
    way = (state.shops + min(1.0, symbols(state) / setup.symbols_a_shop)) / setup.shops
    cards = fsum(card_worth(card, skill) for hero, skill in going for card in hero.items)
    better = (
        BASE
        + HEALTH * sum(health) / (9 * n)
        + HITS * (fsum(_hits(skill) for _, skill in going) / len(going) - AVERAGE)
        + TOUGHER * state.game.difficulty_card.health
        + STOCK * way * (state.gold / setup.bonus_die_cost + state.dice) / n
        + LAST_LEGS * sum(each <= FEW for each in health) / n
        + HEROES * (n - 4)
        + CARDS * cards / (CARD * n)
    )
    return [1 / (1 + exp(-better))] * n


@cache
def _hits(skill: str) -> float:
    return section_law((), skill).hit
