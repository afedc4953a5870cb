"""What is in progress on the stack: the fight, the roll, the attack, the list of effects at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....engine.stack import push
from .frames import Ctx, Fight, Run, Trial, Wound
from .printed import Effect

if TYPE_CHECKING:
    from .state import DungeonsState


def fight_below(state: DungeonsState) -> Fight | None:
    """The combat in progress, the newest one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, Fight)), None)


def roll_below(state: DungeonsState) -> Fight | Trial | None:
    """The roll in progress, the newest one."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, (Fight, Trial))), None)


def blow_below(state: DungeonsState) -> Fight | Wound | None:
    """The attack in progress: a packet of wounds, or the combat it comes from."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, (Fight, Wound))), None)


def change_below(state: DungeonsState, frame: Any, **changes: Any) -> None:
    """Change a frame that lies further down the stack."""
    at = max(i for i, one in enumerate(state.stack) if one is frame)
    state.stack = (*state.stack[:at], frame._replace(**changes), *state.stack[at + 1 :])


def start(state: DungeonsState, key: str, ctx: Ctx) -> None:
    """Have a list of effects done; an empty one has no key."""
    if key:
        push(state, Run(key, ctx))


def place(state: DungeonsState) -> str:
    """Where the effect at work stands: its list, and its number in it."""
    frame = next(frame for frame in reversed(state.stack) if isinstance(frame, Run))
    return f"{frame.key}/{frame.at - 1}"


def effect_at(state: DungeonsState, where: str) -> Effect:
    """The effect that stands there."""
    key, at = where.rsplit("/", 1)
    return state.box.lists[key][int(at)]
