"""The final boss is drawn; the combat is that of any monster (no taking back: combat/turns; victory: combat/slain). FR
5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop
from .....engine.state import CHANCE, Action, Event, Outcomes
from .. import party
from ..records import Step
from .rooms import face

if TYPE_CHECKING:
    from ..state import FighterState


def ask_boss(state: FighterState, step: Step) -> None:
    state.to_move = CHANCE


def boss_outcomes(state: FighterState) -> Outcomes:
    return [(("boss", card), 1) for card in sorted(party.content_of(state).bosses)]


def do_boss(state: FighterState, action: Action) -> list[Event]:
    """One of the boss cards, drawn at random; no room lies open (ruling 44)."""
    pop(state)
    return face(state, action[1], 0)
