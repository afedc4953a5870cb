"""Planted faults: what is hidden is seen, or said not to be hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from typing_extensions import Self

from dungeon_widgets.engine.state import Action, Event
from dungeon_widgets.engine.words import Text
from tests.engine.faults.planted import Faulty
from tests.engine.toy import ToyState, ToyWords


class LeakingView(Faulty):
    """Shows every hand to everyone; the redeal knows nothing of it."""

    finds = "view shows what"

    class state_class(ToyState):  # noqa: N801
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "spoiler": self.hands[:]}


class LeakedAlike(Faulty):
    """Leaks every hand, and the redeal takes care to keep the leak."""

    finds = "the view shows what no event told this seat"

    class state_class(ToyState):  # noqa: N801
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "spoiler": self.hands[:]}

        def redealt(self, seat: int | None, rng: Random) -> Self:
            return self.clone()

        def worlds(self, seat: int | None) -> Iterator[tuple[Self, int]]:
            yield self.clone(), 1


class LeakingEvent(Faulty):
    """Tells everyone which card was dealt."""

    finds = "the events tell this seat what its view does not show"

    class state_class(ToyState):  # noqa: N801
        def apply(self, action: Action) -> list[Event]:
            return [
                event._replace(data=event.as_seen_by(0), seen_by=(), secret=None)
                for event in super().apply(action)
            ]


class LeakingText(Faulty):
    """The log line reads the secret, whoever reads the line."""

    finds = "says what this seat may not know"

    class words_class(ToyWords):  # noqa: N801
        def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
            return [f"{event.kind} {event.secret}"]


class LeakingLegal(Faulty):
    """A seat may call only what the other does not hold."""

    finds = "choosing would tell what is hidden"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return [action for action in super().legal() if action[1:] != (self.hands[1 - self.to_move],)]


class LivingView(Faulty):
    """The view's list of points is the state's own."""

    finds = "writing into the view changed the state"

    class state_class(ToyState):  # noqa: N801
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "points": self.points}


class TupleInView(Faulty):
    """A tuple does not come back from JSON."""

    finds = "view() is not plain data: .calls is a tuple"

    class state_class(ToyState):  # noqa: N801
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "calls": tuple(self.calls)}


class LeakingShow(Faulty):
    """What only the eye needs shows everybody the card."""

    finds = "the events tell this seat what its view does not show"

    class state_class(ToyState):  # noqa: N801
        def apply(self, action: Action) -> list[Event]:
            return [event._replace(show=event.secret) for event in super().apply(action)]


class TupleInShow(Faulty):
    """A tuple does not come back from JSON."""

    finds = "is not plain data: .path is a tuple"

    class state_class(ToyState):  # noqa: N801
        def apply(self, action: Action) -> list[Event]:
            return [event._replace(show={"path": (0, 1)}) for event in super().apply(action)]


class SaysNothingHidden(Faulty):
    """Cards are dealt in secret, and the game says that it hides nothing."""

    finds = "hides is False, though events have secrets"
    hides = False


class SaysOpenHands(Faulty):
    """The same, where no event says that there is a secret."""

    finds = "hides is False, though redealt() gives other worlds"
    hides = False

    class state_class(ToyState):  # noqa: N801
        def apply(self, action: Action) -> list[Event]:
            return [event._replace(seen_by=(), secret=None) for event in super().apply(action)]

        def view(self, seat: int | None) -> dict[str, Any]:
            return super().view(None)

        def redealt(self, seat: int | None, rng: Random) -> Self:
            return super().redealt(None, rng)

        def worlds(self, seat: int | None) -> Iterator[tuple[Self, int]]:
            return super().worlds(None)
