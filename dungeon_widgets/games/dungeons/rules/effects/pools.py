"""Effects glory, peril, recover, life, mp (movement points)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.state import Event
from ..board import pools
from ..board.seating import moving
from ..cards.targets import targets
from ..events import told
from ..frames import Ctx
from ..printed import Effect

if TYPE_CHECKING:
    from ..state import DungeonsState


def glory(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    return change(state, effect, ctx, "glory")


def peril(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    return change(state, effect, ctx, "peril")


def change(state: DungeonsState, effect: Effect, ctx: Ctx, pool: pools.Pool) -> list[Event]:
    """A gain, which waits in the Encounter phase, or a loss from what is there."""
    events = []
    for seat in targets(state, effect.who, ctx):
        if effect.n > 0:
            events += pools.gain(state, seat, pool, effect.n, ctx.card)
        else:
            events += pools.lose(state, seat, pool, -effect.n, ctx.card)
    return events


def recover(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """FR Récupérer: never above the printed Life."""
    events = []
    for seat in targets(state, effect.who, ctx):
        events += pools.recover(state, seat, effect.n)
    return events


def life(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """FR Récupérer: gaining Life may go above it."""
    events = []
    for seat in targets(state, effect.who, ctx):
        state.heroes[seat].life += effect.n
        events += told("heal", seat=seat, n=effect.n, life=state.heroes[seat].life)
    return events


def mp(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Points of the turn in progress, only in the hero's own Movement phase."""
    events = []
    for seat in targets(state, effect.who, ctx):
        if moving(state, seat):
            state.points = max(0, state.points + effect.n)
            events += told("points", seat=seat, n=effect.n, points=state.points)
    return events
