"""Planted faults: free decisions and empty moves that are none."""

from __future__ import annotations

from random import Random

from dungeon_widgets.engine.state import Action, Event
from tests.engine.faults.planted import Planted
from tests.engine.toys.thrower import PLANS, ThrowGame, ThrowState
from tests.engine.toys.window import PASS, WindowGame, WindowState


class WildSample(Planted, ThrowGame):
    """Makes launches that the rules do not take."""

    finds = "which why_not refuses: 'not_now'"

    class state_class(ThrowState):  # noqa: N801
        def sample(self, rng: Random) -> Action:
            return "launch", 3 * rng.random(), 1.0


class SampleOfExamples(Planted, ThrowGame):
    """Says the decision is free, and knows nothing but its examples."""

    finds = "sample() gives nothing but the examples"

    class state_class(ThrowState):  # noqa: N801
        def sample(self, rng: Random) -> Action:
            return PLANS[0]


class SampleThatMoves(Planted, ThrowGame):
    """Writes down what was only tried."""

    finds = "changed the state: sample(), habit() or draw() may only look"

    class state_class(ThrowState):  # noqa: N801
        def sample(self, rng: Random) -> Action:
            action = super().sample(rng)
            self.launch = action[1], action[2]
            return action


class PermissiveThrow(Planted, ThrowGame):
    """Takes any launch at all."""

    finds = "though it is not legal here"

    class state_class(ThrowState):  # noqa: N801
        def why_not(self, action: Action) -> str | None:
            return None


class FragileThrow(Planted, ThrowGame):
    """Breaks on a launch that is not one of the examples."""

    finds = "raised ZeroDivisionError"

    class state_class(ThrowState):  # noqa: N801
        def apply(self, action: Action) -> list[Event]:
            return super().apply(action) if action in PLANS or action[0] == "tremble" else [][1 // 0]


class FreeLuck(Planted, ThrowGame):
    """Says that luck is free to choose."""

    finds = "free or forced() though no seat is to move"

    class state_class(ThrowState):  # noqa: N801
        @property
        def free(self) -> bool:
            return True


class ForcedThrow(Planted, ThrowGame):
    """A throw is never made for anybody, however few examples there are."""

    finds = "a free decision is for its seat to make"

    class state_class(ThrowState):  # noqa: N801
        def forced(self) -> Action | None:
            return PLANS[0] if self.to_move >= 0 else None


class ForcedChoice(Planted, WindowGame):
    """Passes for whoever could answer."""

    finds = "there is something to choose"

    class state_class(WindowState):  # noqa: N801
        def forced(self) -> Action | None:
            return PASS if self.phase == "window" else None
