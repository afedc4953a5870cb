"""Glory, Peril and Life gained, lost, spent and recovered; gains that wait for the end of the Encounter phase.

In the Encounter phase gains wait until its end, whoever gains them; losses and costs are taken from what one has
(rulings 5 and 35).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .....engine.state import Event
from ..events import told
from .seating import hero_card

if TYPE_CHECKING:
    from ..state import DungeonsState

Pool = Literal["glory", "peril"]
WAITING = ("encounter", "announce", "order", "fights", "spoils")
"""The phases whose gains are credited at the end."""


def gain(state: DungeonsState, seat: int, pool: Pool, n: int, why: str) -> list[Event]:
    """Glory or Peril for a hero; `why` is the card or the rule it comes from."""
    hero = state.heroes[seat]
    if n == 0 or not hero.alive:
        return []
    due = state.phase in WAITING
    name = f"due_{pool}" if due else pool
    setattr(hero, name, getattr(hero, name) + n)
    return told(pool, seat=seat, n=n, due=due, why=why)


def lose(state: DungeonsState, seat: int, pool: Pool, n: int, why: str) -> list[Event]:
    """As much as there is, at most n: no pool falls below 0."""
    hero = state.heroes[seat]
    lost = min(n, getattr(hero, pool))
    if lost == 0:
        return []
    setattr(hero, pool, getattr(hero, pool) - lost)
    return told(pool, seat=seat, n=-lost, due=False, why=why)


def spend(state: DungeonsState, seat: int, pool: Pool, n: int, why: str) -> list[Event]:
    """A price, from what one really has."""
    if n == 0:
        return []
    hero = state.heroes[seat]
    setattr(hero, pool, getattr(hero, pool) - n)
    return told("spend", seat=seat, pool=pool, n=n, why=why)


def credit(state: DungeonsState) -> list[Event]:
    """The end of the Encounter phase: all gains that waited."""
    events = []
    for seat, hero in enumerate(state.heroes):
        if hero.due_glory or hero.due_peril:
            events += told("credit", seat=seat, glory=hero.due_glory, peril=hero.due_peril)
        hero.glory += hero.due_glory
        hero.peril += hero.due_peril
        hero.due_glory = hero.due_peril = 0
    return events


def recover(state: DungeonsState, seat: int, n: int) -> list[Event]:
    """Wounds removed, never above the printed Life (FR Récupérer)."""
    hero = state.heroes[seat]
    healed = min(n, hero_card(state, seat).life - hero.life)
    if healed <= 0:
        return []
    hero.life += healed
    return told("heal", seat=seat, n=healed, life=hero.life)
