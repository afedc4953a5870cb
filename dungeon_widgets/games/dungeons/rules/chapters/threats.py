"""FR Les Menaces: threat rolls (equal or more succeeds) of Traps, doors, pits and tests; a Trap leaves either way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push, replace_top
from .....engine.state import CHANCE, Event
from ..board import doors
from ..board.seating import clockwise
from ..cards import hands
from ..cards.attributes import roll_parts, total
from ..events import told
from ..frames import Ctx, Trap, Trial, Window
from ..in_progress import start
from . import quests

if TYPE_CHECKING:
    from ..state import DungeonsState


def trial(state: DungeonsState, frame: Trial) -> list[Event] | None:
    """The next stage of a threat roll."""
    if not state.heroes[frame.hero].alive:
        pop(state)
        return []
    if frame.stage == "preroll":
        replace_top(state, stage="dice")
        push(state, Window("preroll", (frame.hero,)))
        return []
    if frame.stage == "dice":
        state.to_move = CHANCE
        return None
    if frame.stage == "roll":
        replace_top(state, stage="result")
        push(state, Window("roll", tuple(clockwise(state, state.active))))
        return []
    return result(state, frame)


def result(state: DungeonsState, frame: Trial) -> list[Event]:
    """Equal or more succeeds (ruling 8)."""
    score = total(roll_parts(state, frame, frame.hero))
    passed = frame.die + score >= frame.threat
    pop(state)
    events = told(
        "trial",
        what=frame.what,
        seat=frame.hero,
        stat=frame.stat,
        threat=frame.threat,
        total=frame.die + score,
        passed=passed,
    )
    if frame.what == "door":
        return events + doors.tried(state, frame.hero, frame.side, passed)
    if frame.quest and passed:
        return events + quests.carry_on(state, frame.hero, frame.quest)
    start(state, frame.passed if passed else frame.failed, frame.ctx)
    return events


def trap(state: DungeonsState, frame: Trap) -> list[Event]:
    """Trap window, roll, discard: a Trap leaves whatever happens (FR Les Menaces)."""
    if frame.stage == "window":
        replace_top(state, stage="test")
        push(state, Window("trap", (frame.victim,)))
        return []
    if frame.stage == "test" and not frame.cancelled:
        replace_top(state, stage="end")
        card = state.box.adventure[frame.card]
        ctx = Ctx(frame.by, frame.card, frame.victim, frame.victim, credit="spoils")
        push(state, Trial(frame.victim, "trap", card.stat, card.threat, ctx, card.passed, card.failed))
        return []
    pop(state)
    if frame.back:
        return hands.give_back(state, frame.by, frame.card)
    hands.toss(state, frame.card, frame.by)
    return []
