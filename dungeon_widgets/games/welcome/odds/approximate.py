"""A quick estimate of the chance to live: as if no card were ever used up; seldom far off."""

from __future__ import annotations

from math import comb

from ..rules.effects import OMNIPOTENCE
from ..rules.meeting import Rules
from ..rules.records import Run, without
from .count import Chances
from .lanes import lane
from .living import chance_to_live, chances, may_be_named, order_matters, specials_in
from .piles import Pile, packed
from .plan import SURE, Plan
from .stands import Stand


class Approximation:
    """A dungeon as a seat knows it, for one who asks with which tiles the hero would fare how."""

    def __init__(self, rules: Rules, pile: Pile) -> None:
        self.rules = rules
        self.pile = pile
        self._specials = specials_in(rules, pile)
        self._plans: dict[Chances, Plan] = {}
        cards = [*pile.unseen]
        for kind in pile.places:
            if kind is not None:
                cards[rules.index[kind]] += 1
        self._cards = packed([sum(pair) for pair in zip(cards, pile.loose, strict=True)])

    def chance(self, run: Run) -> float:
        """About the chance to live of a hero who is about to go in; exact where the order of cards cannot matter."""
        if not self.pile.places:
            return 1.0
        if OMNIPOTENCE in run.tiles:  # taken for luck of its own
            others = self.chance(run._replace(tiles=without(run.tiles, OMNIPOTENCE)))
            return 1 - (1 - self._all_different()) * (1 - others)
        memory = chances(self.rules, run, self.pile)
        stand = memory.start(run, self.pile)
        if stand.worst(self._cards, len(self.pile.places)) < stand.hp:
            return 1.0  # whatever comes, even if nothing is named or used
        if not order_matters(self.rules, run.tiles, self._specials):
            return float(chance_to_live(self.rules, run, self.pile))
        harmful, names = may_be_named(self.rules, run, self.pile)
        if names == [run.named]:
            return self._promised(memory, stand, run)
        found = []
        for name in names:
            named = run._replace(named=name)
            memory = chances(self.rules, named, self.pile)
            found.append(self._promised(memory, memory.start(named, self.pile), named))
        return min(found) if harmful else max(found)

    def _promised(self, memory: Chances, stand: Stand, run: Run) -> float:
        if stand.lost:
            return 0.0
        plan = self._plans.get(memory)
        if plan is None:
            plan = self._plans[memory] = Plan(memory, run, self.pile)
        return lane(plan.worth(stand.outfit, plan.road), stand.hp) / SURE

    def _all_different(self) -> float:
        """The chance that no kind lies there twice."""
        places, unseen, loose, _ = self.pile
        sure = [self.rules.index[kind] for kind in places if kind is not None]
        sure += [kind for kind, copies in enumerate(loose) for _ in range(copies)]
        hidden = len(places) - len(sure)
        if len(set(sure)) < len(sure):
            return 0.0
        hands = [1]  # of 0, 1, 2 ... different cards of other kinds
        for kind, copies in enumerate(unseen):
            if copies and kind not in sure:
                hands = [more + copies * less for more, less in zip([*hands, 0], [0, *hands], strict=True)]
        return hands[hidden] / comb(sum(unseen), hidden) if hidden < len(hands) else 0.0
