"""Planted faults: luck that is not what is listed."""

from __future__ import annotations

import random
from random import Random

from dungeon_widgets.engine.errors import TooLarge
from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes
from dungeon_widgets.engine.streams import one_of
from tests.engine.faults.planted import Faulty
from tests.engine.toy import KINDS, ToyGame, ToyState


class GlobalRandom(Faulty):
    """Tosses a coin of its own."""

    finds = "uses the global random"

    class state_class(ToyState):  # noqa: N801
        def apply(self, action: Action) -> list[Event]:
            events = super().apply(action)
            self.points[0] += random.random() < 0.5 and self.to_move == OVER
            return events


class IdleGlobalRandom(Faulty):
    """Asks the global generator and does not use the answer: still, somebody else's luck changes."""

    finds = "uses the global random"

    class state_class(ToyState):  # noqa: N801
        def draw(self, rng: Random) -> Action:
            random.random()
            return super().draw(rng)


class WrongWeights(Faulty):
    """Lists two to one and draws one to one."""

    finds = "draw() does not keep the weights of chance()"

    class state_class(ToyState):  # noqa: N801
        def draw(self, rng: Random) -> Action:
            return one_of([action for action, _ in self.chance()], rng)


class UnlistedDraw(Faulty):
    """Draws from the whole box, also what the deck no longer has."""

    finds = "which why_not refuses: 'luck'"

    class state_class(ToyState):  # noqa: N801
        def draw(self, rng: Random) -> Action:
            drawn = super().draw(rng)
            return (
                ("deal", one_of(KINDS, rng))
                if drawn[0] == "deal" and self.phase.startswith("swap")
                else drawn
            )


class StrayDraw(Faulty):
    """One draw in a hundred is something that is allowed and not listed."""

    finds = "which chance() does not list"

    class state_class(ToyState):  # noqa: N801
        def draw(self, rng: Random) -> Action:
            drawn = super().draw(rng)
            return (*drawn, "stray") if rng.random() < 0.01 else drawn

        def why_not(self, action: Action) -> str | None:
            return super().why_not(action[:-1] if action and action[-1] == "stray" else action)


class NoWeight(Faulty):
    """An impossible outcome is listed with weight 0."""

    finds = "the weight 0"

    class state_class(ToyState):  # noqa: N801
        def chance(self) -> Outcomes:
            return super().chance() + (
                [(("sideways",), 0)] if self.phase == "rule" and self.to_move == CHANCE else []
            )


class TwoNames(Faulty):
    """One outcome under two names, as two orders of the same dice."""

    finds = "both come to the same"

    class state_class(ToyState):  # noqa: N801
        def chance(self) -> Outcomes:
            rules: Outcomes = [(("high",), 1), (("high", "again"), 1), (("low",), 1)]
            return rules if self.phase == "rule" and self.to_move == CHANCE else super().chance()


class Thrown(ToyGame):
    """No fault: the rule of the round is thrown in a way that cannot be listed."""

    class state_class(ToyState):  # noqa: N801
        def thrown(self) -> bool:
            return self.to_move == CHANCE and self.phase == "rule"

        @property
        def sampled(self) -> bool:
            return self.thrown()

        def chance(self) -> Outcomes:
            if self.thrown():
                raise TooLarge("a throw cannot be listed")
            return super().chance()

        def draw(self, rng: Random) -> Action:
            return (one_of(("high", "low"), rng),) if self.thrown() else super().draw(rng)

        def why_not(self, action: Action) -> str | None:
            if self.thrown():
                return None if action in [("high",), ("low",)] else "luck"
            return super().why_not(action)


class BadThrow(Faulty, Thrown):
    """Throws the die off the table."""

    finds = "which why_not refuses: 'luck'"

    class state_class(Thrown.state_class):  # noqa: N801
        def draw(self, rng: Random) -> Action:
            return (
                ("edge",) if self.thrown() and self.round == 1 and rng.random() < 0.1 else super().draw(rng)
            )

        def apply(self, action: Action) -> list[Event]:
            return super().apply(("low",) if action == ("edge",) else action)


class ListsThrow(Faulty, Thrown):
    """Says that a throw cannot be listed, and lists it."""

    finds = "it must raise TooLarge"

    class state_class(Thrown.state_class):  # noqa: N801
        def chance(self) -> Outcomes:
            return [(("high",), 1), (("low",), 1)] if self.thrown() else super().chance()


class SampledChoice(Faulty):
    """Calls a seat's decision luck."""

    finds = "sampled though luck is not to move"

    class state_class(ToyState):  # noqa: N801
        @property
        def sampled(self) -> bool:
            return self.to_move >= 0
