"""A dungeon run as a game of its own against luck, through the engine's contract: for the general exact solver.

The rules of a card are the package's; how knowledge changes and how chances are averaged is written anew.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event, Outcomes, State
from dungeon_widgets.games.welcome.odds.piles import Pile
from dungeon_widgets.games.welcome.rules.meeting import Rules
from dungeon_widgets.games.welcome.rules.records import Run
from dungeon_widgets.odds import Solver


class KnownRun(State):
    """A hero inside, seen by the player who runs it."""

    game: Rules
    run: Run = Run("", 0, ())
    pile: Pile = Pile((), (), (), 0)
    facing: str = ""
    swapping: bool = False

    @classmethod
    def before(cls, rules: Rules, run: Run, pile: Pile, facing: str = "") -> KnownRun:
        """Before a card that is faced, or before the next one is turned."""
        state = cls(rules, to_move=0, run=run, pile=pile)
        if facing:
            state._meet(facing)
        else:
            state._next()
        return state

    @property
    def rules(self) -> Rules:
        return self.game

    def key(self) -> Hashable:
        return self.run._replace(met=tuple(sorted(self.run.met))), self.pile, self.facing, self.swapping

    def chance(self) -> Outcomes:
        kinds, (places, unseen, loose, _) = self.rules.box.kinds, self.pile
        if self.swapping:
            return [(("deal", kind), n) for kind, n in zip(kinds, unseen, strict=True) if n]
        if places[0] is not None:
            return [(("known", places[0]), 1)]
        hidden = places.count(None)
        # A hidden place holds each loose card with chance 1/hidden, and else any unseen card alike.
        outcomes: Outcomes = [
            (("loose", kind), n * (sum(unseen) or 1)) for kind, n in zip(kinds, loose, strict=True) if n
        ]
        others = hidden - sum(loose)
        return outcomes + [
            (("unseen", kind), n * others) for kind, n in zip(kinds, unseen, strict=True) if n and others
        ]

    def legal(self) -> list[Action]:
        if self.to_move != 0:
            return []
        return [
            ("face",),
            *(("use", tile) for tile in self.rules.usable(self.run, self.facing, self.pile.deck)),
        ]

    def apply(self, action: Action) -> list[Event]:
        verb = action[0]
        if verb == "face":
            self.run, _ = self.rules.meet(self.run, self.facing)
            self._next()
        elif verb == "use":
            self.run, meeting = self.rules.use(self.run, self.facing, action[1])
            if meeting.why == "swapped":
                self.facing, self.swapping, self.to_move = "", True, CHANCE
            else:
                self._next()
        else:
            self._take(verb, action[1])
            self._meet(action[1])
        return []

    def _take(self, source: str, kind: str) -> None:
        i = self.rules.index[kind]
        places, unseen, loose, deck = self.pile
        if source == "loose":
            loose = (*loose[:i], loose[i] - 1, *loose[i + 1 :])
        elif source != "known":
            unseen = (*unseen[:i], unseen[i] - 1, *unseen[i + 1 :])
        self.pile = (
            Pile(places, unseen, loose, deck - 1)
            if source == "deal"
            else Pile(places[1:], unseen, loose, deck)
        )
        self.swapping = False

    def _meet(self, kind: str) -> None:
        self.facing, self.to_move = kind, 0

    def _next(self) -> None:
        self.facing = ""
        self.to_move = CHANCE if self.pile.places else OVER

    def scores(self) -> list[int]:
        return [int(self.rules.survived(self.run))]

    def winners(self) -> list[int]:
        raise NotImplementedError

    def why_not(self, action: Action) -> str | None:
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError


def solved(rules: Rules, run: Run, pile: Pile, facing: str = "") -> Fraction:
    """The general solver's answer, from before the naming if a kind is still to be named."""
    kinds = [run.named]
    if rules.equipment.must_name(run.tiles) and run.named is None and pile.places:
        kinds = list(rules.box.kinds)
    solver = Solver(key=lambda state: state.key())  # type: ignore[attr-defined]
    return max(solver.value(KnownRun.before(rules, run._replace(named=kind), pile, facing)) for kind in kinds)
