"""Wounds suffered together, Glory for wounds inflicted, who is credited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push, replace_top
from .....engine.state import Event
from ..board.pools import gain
from ..cards.attributes import body_of, bonus
from ..events import told
from ..frames import Death, Fight, Window, Wound
from ..in_progress import change_below
from . import quests

if TYPE_CHECKING:
    from ..state import DungeonsState


def suffer(state: DungeonsState, frame: Wound) -> list[Event]:
    """The wound window, then what is left of the packet."""
    hero = state.heroes[frame.seat]
    if not hero.alive or frame.n <= 0:
        pop(state)
        return []
    if frame.stage == "window":
        replace_top(state, stage="apply")
        push(state, Window("wound", (frame.seat,)))
        return []
    pop(state)
    hero.life -= frame.n
    events = told("wound", seat=frame.seat, n=frame.n, life=hero.life)
    if frame.spoils:
        state.spoils += frame.n
    if frame.by >= 0:
        events += reward(state, frame.by, frame.n)
    if hero.life <= 0:
        push(state, Death(frame.seat))
    return events


def wound_monster(state: DungeonsState, frame: Fight, n: int) -> list[Event]:
    """Markers on a monster. The hero who fights it is credited, with no Glory for a quest's monster (FR Récompenses)."""
    wounds = frame.wounds + n
    change_below(state, frame, wounds=wounds)
    life = body_of(state, frame)[1]
    events = told("hit", against=frame.against, hero=frame.hero, foe=frame.foe, n=n, wounds=wounds, life=life)
    return events + reward(state, frame.hero, n, glory=frame.against != "quest")


def reward(state: DungeonsState, seat: int, n: int, glory: bool = True) -> list[Event]:
    """FR Les récompenses: a Glory for each wound a hero inflicts, and a trophy where a quest counts them."""
    events = quests.count_wounds(state, seat, n)
    if glory:
        events += gain(state, seat, "glory", n * (1 + bonus(state, seat, "glory_per_wound")), "wound")
    return events
