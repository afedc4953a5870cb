"""Conditions printed on cards and abilities: the type of attack, the foe, the roll, what one owns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frames import Fight, Trial
from ..in_progress import blow_below, fight_below, roll_below
from ..printed import ALWAYS, Condition
from .attributes import foe_tags
from .inventory import items

if TYPE_CHECKING:
    from ..state import DungeonsState


def holds(state: DungeonsState, cond: Condition, seat: int) -> bool:
    """Whether all that the condition asks is so for this hero now."""
    if cond == ALWAYS:
        return True
    if cond.has and not items(state.heroes[seat], cond.has):
        return False
    if cond.roll_stat and not rolls(state, cond.roll_stat):
        return False
    if cond.attack:
        blow = blow_below(state)
        if blow is None or blow.attack != cond.attack:
            return False
    if cond.foe_tag:
        fight = fight_below(state)
        return fight is not None and cond.foe_tag in foe_tags(state, fight)
    return True


def rolls(state: DungeonsState, stat: str) -> bool:
    """Whether the roll in progress uses that score; obstacles are doors and pits."""
    frame = roll_below(state)
    if isinstance(frame, Fight):
        return frame.attack == stat
    if isinstance(frame, Trial):
        obstacle = frame.what in ("door", "pit")
        return obstacle if stat == "obstacle" else stat == ("move" if obstacle else frame.stat)
    return False
