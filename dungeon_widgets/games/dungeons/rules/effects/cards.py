"""Effects draw, discard, steal, fetch, new_quest; a permanent Bane shaken off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..cards import inventory
from ..cards.targets import targets
from ..frames import Ask, Ctx, Deal, Drop
from ..printed import Effect

if TYPE_CHECKING:
    from ..state import DungeonsState


def draw(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Cards from the own draw pile; the hand may grow beyond five."""
    push(state, *(Deal(seat, "card", effect.n) for seat in reversed(targets(state, effect.who, ctx))))
    return []


def discard(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """As many as there are, at most n; the owner or the controller chooses, or chance."""
    if effect.source == "this_bane":
        return shake_off(state, ctx)
    for seat in reversed(targets(state, effect.who, ctx)):
        n = min(effect.n, inventory.count(state, seat, effect.source))
        if n and effect.pick == "random" and effect.source == "hand":
            push(state, Drop(seat, n))
        elif n:
            chooser = seat if effect.pick == "owner" else ctx.me
            push(state, Ask("lose", chooser, seat, effect.source, n))
    return []


def shake_off(state: DungeonsState, ctx: Ctx) -> list[Event]:
    """The Bane that carries the ability is discarded."""
    hero = state.heroes[ctx.me]
    item = next((item for item in hero.banes if item.card == ctx.card), None)
    if item is None:
        return []
    return inventory.lose(state, ctx.me, "bane", item.card)


def steal(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """A Treasure of a hero in the same space whose name one lacks."""
    if inventory.stealable(state, ctx.me):
        push(state, Ask("steal", ctx.me, ctx.me))
    return []


def fetch(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """Up to n matching cards of the own discard pile into the hand, where all know them (ruling 51)."""
    if inventory.fetchable(state, ctx.me, effect.filter):
        tag = f"{effect.filter.tag}/{effect.filter.sub}"
        push(state, Ask("fetch", ctx.me, ctx.me, tag, effect.n))
    return []


def new_quest(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """One unfinished quest under the deck, another one drawn; not with an empty deck."""
    for seat in reversed(targets(state, effect.who, ctx)):
        if inventory.renewable(state, seat):
            push(state, Ask("renew", seat, seat))
    return []
