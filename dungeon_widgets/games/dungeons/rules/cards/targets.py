"""Whom an effect means: the victim, each, others, here; how far one may choose; on whom a Bane is redirected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.seating import clockwise, others, space_of
from ..frames import NOBODY, Bane, Ctx, Fight, Trap
from ..in_progress import fight_below
from ..printed import Effect

if TYPE_CHECKING:
    from ..state import DungeonsState


def targets(state: DungeonsState, who: str, ctx: Ctx) -> list[int]:
    """The living heroes meant, clockwise from the one who plays the card. A monster is nobody."""
    if who == "each":
        seats = clockwise(state, ctx.me)
    elif who == "others":
        seats = others(state, ctx.me)
    elif who == "here":
        cell = state.heroes[ctx.me].cell
        seats = [seat for seat in clockwise(state, ctx.me) if state.heroes[seat].cell == cell]
    else:
        seats = [one(state, who, ctx)]
    return [seat for seat in seats if seat != NOBODY and state.heroes[seat].alive]


def one(state: DungeonsState, who: str, ctx: Ctx) -> int:
    """The one hero meant, or nobody."""
    if who == "foe":
        return rival_of(state, ctx.me)
    return {"self": ctx.me, "victim": ctx.victim, "tested": ctx.tested, "chosen": ctx.chosen}[who]


def rival_of(state: DungeonsState, seat: int) -> int:
    """The hero one fights against, if it is a hero."""
    fight = fight_below(state)
    if fight is None or fight.against != "rival":
        return NOBODY
    return fight.rival if seat == fight.hero else fight.hero


def choosable(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[int]:
    """Whom a player may choose: here, near (here or a joined space) or any; themselves only where the card says so."""
    seats = clockwise(state, ctx.me)
    if not effect.allow_self:
        seats = [seat for seat in seats if seat != ctx.me]
    if effect.range == "any":
        return seats
    here = space_of(state, ctx.me)
    near = {here, *(state.layout.neighbours(here) if effect.range == "near" else ())}
    return [seat for seat in seats if space_of(state, seat) in near]


def owner_of_has(ctx: Ctx) -> int:
    """Primitive if: `has` looks at the victim in a Bane or an Encounter, else at oneself."""
    return ctx.victim if ctx.victim != NOBODY else ctx.me


ANSWERED: dict[str, type[Bane] | type[Fight] | type[Trap]] = {"bane": Bane, "encounter": Fight, "trap": Trap}


def answered(state: DungeonsState, what: str) -> Bane | Trap | Fight | None:
    """The card that is being answered."""
    kind = ANSWERED[what]
    return next((frame for frame in reversed(state.stack) if isinstance(frame, kind)), None)


def new_victims(state: DungeonsState, frame: Bane, seat: int) -> list[int]:
    """On whom the hero may turn the Bane."""
    found = others(state, seat)
    return found if len(found) == 1 else [other for other in found if other != frame.by]
