"""How well the group stands between two fights, for searches that stop there."""

from __future__ import annotations

from ..rules import party
from ..rules.chapters.rest import symbols
from ..rules.state import FighterState


def prospects(state: FighterState) -> list[float] | None:
    """The same rough number for every seat, or None within a fight.

    Health and dice count for the boss, the way still to go against them.
    """
    if state.phase != "rooms" or not all(hero.id for hero in state.heroes):
        return None
    setup = party.content_of(state).setup
    health = sum(hero.health for hero in state.heroes) / (9 * len(state.heroes))
    way = (state.shops + min(1.0, symbols(state) / setup.symbols_a_shop)) / setup.shops
    stock = min(1.0, (state.gold + 2 * state.dice) / 20)
    return [0.2 + 0.4 * health * (0.4 + 0.6 * way) + 0.2 * stock] * len(state.heroes)
