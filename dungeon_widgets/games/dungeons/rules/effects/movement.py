"""Effects relocate, set_doors, shift_maps, end_turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..board.destinations import destinations
from ..board.placement import swaps
from ..board.seating import moving, occupied, space_of
from ..cards.targets import targets
from ..chapters.turn import cut_turn
from ..events import told
from ..frames import Ask, Ctx
from ..printed import Effect
from ..records import Override

if TYPE_CHECKING:
    from ..state import DungeonsState


def relocate(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """A hero put elsewhere; who picks among several places is said by `by`. Nowhere to go: nothing."""
    for seat in reversed(targets(state, effect.who, ctx)):
        if destinations(state, seat, effect.to):
            chooser = {"victim": ctx.victim}.get(effect.by, ctx.me)
            push(state, Ask("go", chooser, seat, effect.to, int(effect.enters), ctx))
    return []


def set_doors(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Every way out of a space read as one code; the latest override counts, what was opened before is shut."""
    events = []
    for seat in targets(state, effect.where, ctx):
        tile = space_of(state, seat)
        state.overrides = (*state.overrides, Override(tile, effect.to, effect.until, state.turn, seat))
        state.opened = tuple(door for door in state.opened if not (door.tile == tile and door.overridden))
        x, y = state.layout.cells[tile]
        card = state.tiles[tile].card
        events += told("doors", seat=seat, x=x, y=y, card=card, code=effect.to, until=effect.until)
    return events


def shift_maps(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Two occupied cards change places if that strands nothing."""
    if any(swaps(state.layout, state.box.maps, occupied(state))):
        push(state, Ask("swap", ctx.me, ctx.me))
    return []


def end_turn(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Only the active hero's turn can end, and only in their Movement phase."""
    for seat in targets(state, effect.who, ctx):
        if moving(state, seat):
            return cut_turn(state)
    return []
