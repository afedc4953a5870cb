"""FR Mouvement: movement points, steps, challenges and all one may do in the Movement phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Action, Event
from ..board.doors import try_door, ways
from ..board.entering import enter
from ..board.layout import OPEN
from ..board.seating import others
from ..cards.attributes import score
from ..cards.plays import OWN_WINDOWS, plays, treasures, uses
from ..events import told
from ..frames import Fight
from .quests import attempts

if TYPE_CHECKING:
    from ..state import DungeonsState

DONE: Action = ("done",)
CHALLENGES = ("melee", "magic")


def move_choices(state: DungeonsState) -> list[Action]:
    """All that a hero may do in their Movement phase."""
    seat, windows = state.active, OWN_WINDOWS["move"]
    found = [
        DONE,
        *treasures(state, seat),
        *plays(state, seat, windows),
        *uses(state, seat, windows),
        *attempts(state, seat),
    ]
    if state.points < 1:
        return found
    found += [("step" if code == OPEN else "try", exit.side) for exit, code in ways(state, seat)]
    if not state.challenged:
        found += [("challenge", rival, stat) for rival in rivals(state) for stat in CHALLENGES]
    return found


def rivals(state: DungeonsState) -> list[int]:
    """Who may be challenged: heroes in the same space."""
    cell = state.heroes[state.active].cell
    return [other for other in others(state, state.active) if state.heroes[other].cell == cell]


def step(state: DungeonsState, side: int) -> list[Event]:
    """To the next space, for a point."""
    exit = next(exit for exit, _ in ways(state, state.active) if exit.side == side)
    state.points -= 1
    return enter(state, state.active, state.layout.cells[exit.to], "step")


def force(state: DungeonsState, side: int) -> list[Event]:
    """Try a locked or trapped door."""
    return try_door(state, state.active, side)


def challenge(state: DungeonsState, rival: int, stat: str) -> list[Event]:
    """FR Les Défis: one round, once a turn, for a point; the attacker names Melee or Magic."""
    state.points -= 1
    state.challenged = True
    push(state, Fight("rival", state.active, rival=rival, attack=stat, stage="window"))
    return told("challenge", seat=state.active, rival=rival, stat=stat)


def keep_pace(state: DungeonsState) -> None:
    """Ruling 7, 41: a change of Move changes the points left by as much, in the own Movement phase."""
    if state.phase != "move" or state.stack or not state.heroes[state.active].alive:
        return  # while something is being resolved, points are not asked for
    now = score(state, state.active, "move")
    if now != state.pace:
        state.points = max(0, state.points + now - state.pace)
        state.pace = now
