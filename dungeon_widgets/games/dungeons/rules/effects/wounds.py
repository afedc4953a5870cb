"""Effects wound, prevent, survive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..cards.targets import targets
from ..chapters.wounds import wound_monster
from ..events import told
from ..frames import NOBODY, Ctx, Death, Fight, Reckon, Wound
from ..in_progress import blow_below, change_below, fight_below
from ..printed import Effect

if TYPE_CHECKING:
    from ..state import DungeonsState


def wound(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """One packet a hero; all of one effect are suffered before anybody counts who is left (ruling 25)."""
    fight = fight_below(state)
    if effect.who == "foe" and fight is not None and fight.against != "rival":
        return wound_monster(state, fight, effect.n)
    attack = fight.attack if fight is not None else ""
    seats = targets(state, effect.who, ctx)
    packets = [
        Wound(
            seat,
            effect.n,
            by=ctx.me if ctx.credit == "me" and seat != ctx.me else NOBODY,
            spoils=ctx.credit == "spoils",
            attack=attack,
        )
        for seat in reversed(seats)
    ]
    if packets:
        push(state, Reckon(), *packets)
    return []


def prevent(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """In the wound window the packet shrinks; before the dice it is a shield for this combat."""
    blow = blow_below(state)
    if isinstance(blow, Wound):
        change_below(state, blow, n=max(0, blow.n - effect.n))
        return told("prevent", seat=blow.seat, n=min(effect.n, blow.n))
    if isinstance(blow, Fight):
        change_below(
            state,
            blow,
            shielded=ctx.me,
            shield=blow.shield + effect.n,
            quiet=blow.quiet or effect.effects,
        )
        return told("shield", seat=ctx.me)
    return []


def survive(state: DungeonsState, effect: Effect, ctx: Ctx) -> list[Event]:
    """In the death window: the hero stays at the given Life."""
    dying = next((frame for frame in reversed(state.stack) if isinstance(frame, Death)), None)
    if dying is None or dying.seat != ctx.me:
        return []
    state.heroes[ctx.me].life = effect.life
    return told("saved", seat=ctx.me, life=effect.life)
