"""Effects cancel, redirect, choose, may, if."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..cards.conditions import holds
from ..cards.costs import payable
from ..cards.targets import answered, owner_of_has
from ..events import told
from ..frames import Ask, Bane, Ctx, Fight
from ..in_progress import change_below, place, start
from ..printed import Effect

if TYPE_CHECKING:
    from ..state import DungeonsState


def cancel(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """The card being answered ends: no dice, no effects; its Peril is gone. It is discarded, or back in the hand."""
    frame = answered(state, effect.what)
    if frame is None:
        return []
    change_below(state, frame, cancelled=True, back=effect.to == "hand")
    return told("cancel", seat=ctx.me, card=frame.foe if isinstance(frame, Fight) else frame.card)


def redirect(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Another victim: neither oneself nor the player of the Bane; with two heroes alive, its player."""
    frame = answered(state, "bane")
    if isinstance(frame, Bane) and not frame.redirected:
        push(state, Ask("redirect", ctx.me, ctx.me))
    return []


def choose(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Exactly one list, chosen when it resolves."""
    chooser = {"victim": ctx.victim}.get(effect.by, ctx.me)
    if state.heroes[chooser].alive:
        push(state, Ask("option", chooser, ctx.me, place(state), ctx=ctx))
    return []


def may(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Asked only if the price can be paid."""
    if state.heroes[ctx.me].alive and payable(state, ctx.me, effect.cost):
        push(state, Ask("may", ctx.me, ctx.me, place(state), ctx=ctx))
    return []


def branch(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Either list, by a condition."""
    key = effect.then if holds(state, effect.cond, owner_of_has(ctx)) else effect.otherwise
    start(state, key, ctx)
    return []
