"""The 27 primitives, one small function each: (state, effect, context) -> what happened.

A function may lay frames on the stack; they are done before the next effect of the list.

cards     Effects draw, discard, steal, fetch, new_quest; a permanent Bane shaken off
control   Effects cancel, redirect, choose, may, if
dice      Effects mod (bonuses), immune, reroll, test, fight; a pit met once a turn
movement  Effects relocate, set_doors, shift_maps, end_turn
pools     Effects glory, peril, recover, life, mp (movement points)
wounds    Effects wound, prevent, survive
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .....engine.stack import pop, push, replace_top
from .....engine.state import Event
from ..cards.targets import choosable
from ..frames import NOBODY, Ask, Ctx, Run
from ..printed import Effect
from . import cards, control, dice, movement, pools, wounds

if TYPE_CHECKING:
    from ..state import DungeonsState

Primitive = Callable[["DungeonsState", Effect, Ctx], "list[Event]"]

EFFECTS: dict[str, Primitive] = {
    "glory": pools.glory,
    "peril": pools.peril,
    "recover": pools.recover,
    "life": pools.life,
    "mp": pools.mp,
    "wound": wounds.wound,
    "prevent": wounds.prevent,
    "survive": wounds.survive,
    "mod": dice.mod,
    "immune": dice.immune,
    "reroll": dice.reroll,
    "test": dice.test,
    "fight": dice.fight,
    "draw": cards.draw,
    "discard": cards.discard,
    "steal": cards.steal,
    "fetch": cards.fetch,
    "new_quest": cards.new_quest,
    "relocate": movement.relocate,
    "set_doors": movement.set_doors,
    "shift_maps": movement.shift_maps,
    "end_turn": movement.end_turn,
    "cancel": control.cancel,
    "redirect": control.redirect,
    "choose": control.choose,
    "may": control.may,
    "if": control.branch,
}


def run(state: DungeonsState, frame: Run) -> list[Event]:
    """The next effect of a list; one about a hero still to be chosen asks for them first."""
    effects = state.box.lists.get(frame.key, ())
    if frame.at >= len(effects):
        pop(state)
        return []
    effect = effects[frame.at]
    ctx = frame.ctx
    if effect.who == "chosen" and ctx.chosen == NOBODY:
        seats = choosable(state, effect, ctx)
        if len(seats) > 1:
            push(state, Ask("target", ctx.me, ctx.me, f"{frame.key}/{frame.at}"))
            return []
        if not seats:
            replace_top(state, at=frame.at + 1)
            return []
        ctx = ctx._replace(chosen=seats[0])
    replace_top(state, at=frame.at + 1, ctx=ctx._replace(chosen=NOBODY))
    return EFFECTS[effect.op](state, effect, ctx)
