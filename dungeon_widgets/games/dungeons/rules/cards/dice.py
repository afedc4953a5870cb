"""Dice: whose die may be re-thrown, once, and what a throw does to the roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, replace_top
from .....engine.state import Event
from ..events import told
from ..frames import Fight, Trial
from ..in_progress import change_below, roll_below

if TYPE_CHECKING:
    from ..state import DungeonsState

HERO, FOE = 0, 1
"""The two dice of a combat; a threat roll has the first only."""


def owner_of_die(frame: Fight | Trial, die: int) -> int:
    """Whose die it is; a monster's is nobody's."""
    return frame.hero if die == HERO else frame.rival if isinstance(frame, Fight) else -1


def rollers(frame: Fight | Trial) -> tuple[int, ...]:
    """The heroes who roll: one, or both of a challenge."""
    return (frame.hero, frame.rival) if isinstance(frame, Fight) else (frame.hero,)


def thrown(frame: Fight | Trial) -> tuple[bool, ...]:
    """Which dice have been thrown a second time: that result stands."""
    return frame.thrown if isinstance(frame, Fight) else (frame.thrown,)


def rethrowable(state: DungeonsState, whose: str, seat: int) -> list[int]:
    """The dice of the roll that may be thrown anew: each once; ``self`` means the own hero's."""
    frame = roll_below(state)
    if frame is None or not has_rolled(frame):
        return []
    return [
        die
        for die, again in enumerate(thrown(frame))
        if not again and (whose == "any" or owner_of_die(frame, die) == seat)
    ]


def has_rolled(frame: Fight | Trial) -> bool:
    """Whether the dice lie and the result does not yet apply."""
    return frame.stage == ("compare" if isinstance(frame, Fight) else "result")


def roll(state: DungeonsState, dice: tuple[int, ...]) -> list[Event]:
    """The dice of the roll on top of the stack."""
    frame = roll_below(state)
    assert frame is not None
    if isinstance(frame, Fight):
        replace_top(state, dice=dice, stage="roll")
        return told(
            "roll",
            what="fight",
            against=frame.against,
            hero=frame.hero,
            rival=frame.rival,
            foe=frame.foe,
            dice=list(dice),
        )
    replace_top(state, die=dice[0], stage="roll")
    return told("roll", what=frame.what, against="", hero=frame.hero, rival=-1, foe="", dice=list(dice))


def rethrow(state: DungeonsState, value: int) -> list[Event]:
    """One die thrown anew; the second result stands."""
    die = pop(state).die
    frame = roll_below(state)
    assert frame is not None
    if isinstance(frame, Fight):
        dice = tuple(value if i == die else old for i, old in enumerate(frame.dice))
        again = tuple(i == die or old for i, old in enumerate(frame.thrown))
        change_below(state, frame, dice=dice, thrown=again)
    else:
        change_below(state, frame, die=value, thrown=True)
    return told("rethrow", die=die, value=value, seat=owner_of_die(frame, die))
