"""What happens after a miss: Greedy, Leech, health lost from the thrower to the left, falls, the last hero down. FR
Raté.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import Event
from .. import foes, party
from ..foes import loss_of
from ..records import Step

if TYPE_CHECKING:
    from ..state import FighterState


def would_fall(state: FighterState, seat: int) -> bool:
    """Whether the loss takes the last of a hero's health, and nothing keeps them up."""
    assert state.throw is not None
    hero = state.heroes[seat]
    return hero.standing and seat not in state.throw.saved and loss_of(state, seat) >= hero.health


def do_losses(state: FighterState, step: Step) -> list[Event]:
    """Ruling 41, after the choices: Greedy, Leech, then health, the thrower first and to the left; falls."""
    pop(state)
    throw, foe = state.throw, state.foe
    assert throw is not None
    assert foe is not None
    events: list[Event] = []
    if foes.power(state) == "greedy" and state.gold > 0:
        state.gold -= 1
        events.append(Event("greedy", {"gold": state.gold}))
    if foes.power(state) == "leech":
        back = min(foes.foe_card(state).ability_n, foe.start - foe.health)
        if back > 0:
            foe.health += back
            events.append(Event("mend", {"n": back, "health": foe.health}))
    losses = [(seat, loss_of(state, seat)) for seat in party.from_seat(state, throw.seat)]
    for seat, loss in losses:
        hero = state.heroes[seat]
        if seat in throw.saved and loss >= hero.health > 0:
            hero.health = throw.saved[seat]
            events.append(Event("saved", {"seat": seat, "health": hero.health}))
        else:
            events += party.hurt(state, seat, loss, "miss")
    if not party.standing(state):
        return events + party.defeat(state, "down")
    push(state, Step("after"))
    return events
