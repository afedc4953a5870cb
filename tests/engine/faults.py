"""The toy game with one fault each, in a module of its own so that another process can import them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from typing_extensions import Self

from dungeon_widgets.engine.errors import TooLarge
from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from dungeon_widgets.engine.streams import one_of
from dungeon_widgets.engine.words import Text
from tests.engine.toy import COPIES, KINDS, ToyGame, ToyState, ToyWords


class Faulty(ToyGame):
    """`finds` is what the kit must say about it."""

    finds: str


# -- secrets --------------------------------------------------------------------------------------


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


# -- redeals --------------------------------------------------------------------------------------


class BiasedRedeal(Faulty):
    """Draws each hidden card at its own node, from the deck as it was then: cards seen later are forgotten."""

    finds = "redealt() does not draw from the posterior"

    class state_class(ToyState):  # noqa: N801
        def redealt(self, seat: int | None, rng: Random) -> Self:
            if seat != 1 or not self.hands[1] or self.aside:
                return super().redealt(seat, rng)
            there = set(self.unseen(seat))
            cards = [kind for kind, n in zip(KINDS, COPIES, strict=True) for _ in range(n) if kind in there]
            return self.laid_out(seat, iter([one_of(cards, rng)]))


class TrueRedeal(Faulty):
    """Hands back the truth."""

    finds = "redealt() does not draw from the posterior"

    class state_class(ToyState):  # noqa: N801
        def redealt(self, seat: int | None, rng: Random) -> Self:
            return self.clone()


class TrueRedealUnlisted(Faulty):
    """The same where the worlds are not listed."""

    finds = "redealt() always hands back the true state"

    class state_class(TrueRedeal.state_class):  # noqa: N801
        def worlds(self, seat: int | None) -> Iterator[tuple[Self, int]]:
            raise NotImplementedError


class HalfTrueRedeal(Faulty):
    """Looks at the other's hand: it imagines a card that is not there as soon as luck is high."""

    finds = "an equal view with equal luck gives another world"

    class state_class(ToyState):  # noqa: N801
        def redealt(self, seat: int | None, rng: Random) -> Self:
            return self.clone() if rng.random() < 0.5 else super().redealt(seat, rng)


class ForgetfulRedeal(Faulty):
    """Loses what was called."""

    finds = "redealt() does not"

    class state_class(ToyState):  # noqa: N801
        def redealt(self, seat: int | None, rng: Random) -> Self:
            new = super().redealt(seat, rng)
            new.calls = ["", ""]
            return new


class MissingWorld(Faulty):
    """Leaves one world out of the list."""

    finds = "worlds()"

    class state_class(ToyState):  # noqa: N801
        def worlds(self, seat: int | None) -> Iterator[tuple[Self, int]]:
            worlds = list(super().worlds(seat))
            yield from worlds[:-1] or worlds


# -- copies, positions ----------------------------------------------------------------------------


class ShallowClone(Faulty):
    """The copy shares the list of cards laid aside."""

    finds = "they share something"

    class state_class(ToyState):  # noqa: N801
        def clone(self) -> ToyState:
            new = super().clone()
            new.aside = self.aside
            return new


class ShallowDeepcopy(Faulty):
    """`copy.deepcopy` gives the state itself."""

    finds = "copy.deepcopy does not give an equal copy"

    class state_class(ToyState):  # noqa: N801
        def __deepcopy__(self, memo: dict[int, Any]) -> State:
            return self


class LosesField(Faulty):
    """Reading a position forgets the points."""

    finds = "state(to_json())"

    def state(self, data: dict[str, Any]) -> ToyState:
        return super().state({**data, "points": [0, 0]})


class ForgivesField(Faulty):
    """A position without its calls is taken for one where nobody called."""

    finds = "without its 'calls'"

    def state(self, data: dict[str, Any]) -> ToyState:
        return super().state({"calls": ["", ""], **data})


class LeavesOut(Faulty):
    """`high` is not written, and read back as it always begins."""

    finds = "state(to_json())"

    class state_class(ToyState):  # noqa: N801
        def to_json(self) -> dict[str, Any]:
            return {name: value for name, value in super().to_json().items() if name != "high"}

        def view(self, seat: int | None) -> dict[str, Any]:
            return {name: value for name, value in super().view(seat).items() if name != "high"}

    def state(self, data: dict[str, Any]) -> ToyState:
        return super().state({"high": True, **data})


# -- luck -----------------------------------------------------------------------------------------


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


# -- choices --------------------------------------------------------------------------------------


class Unsorted(Faulty):
    finds = "legal() is not sorted"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return super().legal()[::-1]


class Doubled(Faulty):
    finds = "twice"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return sorted(super().legal() * 2)


class HashOrder(Faulty):
    """What may be called hangs on the order of a set, which another process may have otherwise."""

    finds = "PYTHONHASHSEED"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            if self.to_move < 0:
                return []
            return sorted([("call", list(set(KINDS))[0]), ("keep",)])  # noqa: RUF015 (the fault)


class SharedLegal(Faulty):
    """Hands out the same list again and again."""

    finds = "legal() hands out its own list"

    def __init__(self, rounds: int = 3) -> None:
        super().__init__(rounds)
        self.kept: list[Action] = [("keep",)]

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return self.game.kept if self.to_move >= 0 else []  # type: ignore[attr-defined]


class ListInAction(Faulty):
    """An action that cannot be hashed."""

    finds = "is not plain"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return [("call", ["goblin"])] if self.to_move >= 0 else []


class Permissive(Faulty):
    """Refuses nothing."""

    finds = "though it is not legal here"

    class state_class(ToyState):  # noqa: N801
        def why_not(self, action: Action) -> str | None:
            return None


class Wordless(Faulty):
    """Has no French name for keeping."""

    finds = "not a name and what it leads to"

    class words_class(ToyWords):  # noqa: N801
        def label(
            self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str
        ) -> tuple[str, str]:
            silent = lang == "fr" and action == ("keep",)
            return ("", "") if silent else super().label(action, view, names, lang)


class Namesakes(Faulty):
    finds = "are both called"

    class words_class(ToyWords):  # noqa: N801
        def label(
            self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str
        ) -> tuple[str, str]:
            return action[0], ""


class HighScores(Faulty):
    finds = "outside score_range (0, 2)"
    score_range = (0, 2)

    class state_class(ToyState):  # noqa: N801
        def scores(self) -> list[int]:
            return [points + 3 for points in super().scores()]


class Endless(Faulty):
    finds = "longer than max_steps=12"
    max_steps = 12


class LostOption(Faulty):
    """Does not say that it was asked for another number of rounds."""

    finds = "the options do not make the same game again"

    @property
    def options(self) -> dict[str, Any]:
        return {"rounds": self.rounds + 1}


FAULTS = [
    kind
    for kind in globals().values()
    if isinstance(kind, type) and issubclass(kind, Faulty) and kind is not Faulty
]
