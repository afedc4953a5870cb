"""The monster is beaten: the order of the Rest; or the boss is, which is the victory without a reward. FR 3 Repos, FR
5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import OVER, Event
from .. import foes, scoring
from ..records import Step, StepKind

if TYPE_CHECKING:
    from ..state import FighterState


ORDER: tuple[StepKind, ...] = (
    "spoils",
    "scars",
    "lead",
    "tokens",
    "stolen",
    "away",
    "rest",
    "trade",
    "ready",
)
"""The steps of the Rest in the booklet's order (ruling 43)."""


def begin_rest(state: FighterState) -> list[Event]:
    """The monster is beaten: whatever was going on is over. A boss beaten is the victory (ruling 44)."""
    foe = state.foe
    assert foe is not None
    state.stack = ()
    state.passed = ()
    slain = Event("slain", {"foe": foe.id, "health": foe.health, "epic": state.epic})
    if foes.foe_card(state).boss:
        state.result = "won"
        state.to_move = OVER
        return [slain, Event("victory", {"score": scoring.total(state), "title": scoring.title(state)})]
    push(state, *[Step(kind) for kind in reversed(ORDER)])
    return [slain]
