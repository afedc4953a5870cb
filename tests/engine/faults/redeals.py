"""Planted faults: redeals that are biased, that peek, or that nobody can check."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from typing_extensions import Self

from dungeon_widgets.engine.state import OVER, Action
from dungeon_widgets.engine.streams import one_of
from tests.engine.faults.planted import Faulty, Planted
from tests.engine.toy import COPIES, KINDS, ToyState
from tests.engine.toys.window import WindowGame, WindowState


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

    finds = "redealt() uses what the view does not show"

    class state_class(ToyState):  # noqa: N801
        def redealt(self, seat: int | None, rng: Random) -> Self:
            return self.clone()


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


class UncheckedRedeal(Faulty):
    """A fair redeal that nobody can check: the worlds are not listed, and there is no small game."""

    finds = "neither lists the worlds behind a view nor has a small() game"

    class state_class(ToyState):  # noqa: N801
        def worlds(self, seat: int | None) -> Iterator[tuple[Self, int]]:
            raise NotImplementedError


class SilentWindow(Planted, WindowGame):
    """The window opens only for a hand that can answer: silence tells, and the redeal forgets it."""

    finds = "redealt() does not draw from the posterior that the histories give"

    def opens(self, state: WindowState, seat: int, card: str) -> bool:
        return card in state.hands[seat]

    class state_class(WindowState):  # noqa: N801
        def reveals(self, action: Action) -> bool:
            return True  # at least it says so: a strike tells its mover whether the other can block


class BiasedHands(Planted, WindowGame):
    """Deals the others what lies on top of a sorted pack."""

    finds = "redealt() does not draw from the posterior that the histories give"

    class state_class(WindowState):  # noqa: N801
        def redealt(self, seat: int | None, rng: Random) -> Self:
            worlds = [super(type(self), self).redealt(seat, rng) for _ in range(2)]
            return min(worlds, key=lambda world: world.hands)


class SeesNothingSmall(Planted, WindowGame):
    """The small game is over before a hidden card could matter."""

    finds = "no redeal was counted against a posterior"

    def start(self) -> WindowState:
        state = super().start()
        if self.turns == 1:
            state.phase, state.to_move = "over", OVER
        return state

    def small(self) -> Self:
        return type(self)(players=2, hand=1, turns=1)


class LargeSmall(Planted, WindowGame):
    """The small game is not small."""

    finds = "more than 40000 histories"

    def small(self) -> Self:
        return self


class OtherSmall(Planted, WindowGame):
    """The small game is another game."""

    finds = "not a game of the same rules"

    def small(self) -> Self:
        return WindowGame(players=2, hand=1, turns=1)  # type: ignore[return-value]
