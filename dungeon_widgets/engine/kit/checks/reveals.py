"""What a decision reveals: whoever learns something hidden by it may not take it back.

The same decision is made in other worlds behind the same view. If the mover is told something else there, the decision
has shown something that was hidden, and `State.reveals` must say so: a game played for real asks it before an undo.
"""

from __future__ import annotations

from ...state import Action, State, digest
from ...streams import stream
from ..data import difference
from ..report import Report
from ..spot import Spot
from ..walk import Trail
from .twins import told

WORLDS = 3


def check_reveals(trail: Trail, seed: int, report: Report) -> None:
    """At every decision of the game: what was done, and one choice of each other verb."""
    for step, (state, action) in enumerate(zip(trail.states, trail.actions, strict=False)):
        if state.to_move >= 0:
            spot = trail.spot.at(step).seat(state.to_move)
            others = {choice[0]: choice for choice in state.legal()}
            with spot.guard():
                _check_decision(state, [*{**others, action[0]: action}.values()], seed + step, spot, report)


def _check_decision(state: State, actions: list[Action], seed: int, spot: Spot, report: Report) -> None:
    """An action that tells its mover different things in worlds with the same view must be said to reveal."""
    seat, truth = state.to_move, digest(state)
    worlds = [state.redealt(seat, stream(seed, "reveals", i)) for i in range(WORLDS)]
    others = [world for world in worlds if digest(world) != truth]
    if not others:
        return
    for action in actions:
        report.reveals += 1
        if state.reveals(action):
            continue
        here = _told_after(state, action, seat)
        for world in others:
            if world.why_not(action) is None and (there := _told_after(world, action, seat)) != here:
                raise spot.error(
                    f"{action!r} shows its mover something hidden, but reveals() says it does not, so it could be "
                    f"taken back after peeking: {difference(here, there)}"
                )


def _told_after(state: State, action: Action, seat: int) -> list[object]:
    """What the seat is told by an action, and what it sees then; the state is unchanged."""
    after = state.clone()
    return [told(after.apply(action), seat), after.view(seat)]
