"""What to choose inside where counting would take too long: the best choice if no card were ever used up.

The plan takes a hero's prospects for what they would be if every hidden card were drawn afresh (see `approximate`). It
looks one card ahead with the cards that are really left, and counts exactly when few are left. It never looks at the
cards of the dungeon.
"""

from __future__ import annotations

from ..rules.records import Run
from . import stands
from .approximate import SURE, prospects_of
from .count import Chances
from .outfits import Outfit
from .piles import BITS, ONE_KIND, Pile, Road, size

END = 2  # so many cards left are counted

Step = tuple[Outfit, int, Road, int, bool]
"""What is worn after a card, with how many hit points, the way ahead, what has been met, and whether a new card comes."""


class Plan:
    """The choices of one hero before one dungeon.

    `unseen`, `loose` and `met` are what is known when choosing, packed as `Chances` keeps them.
    """

    def __init__(self, chances: Chances, run: Run, pile: Pile) -> None:
        self.chances = chances
        self._most = prospects_of(chances.outfits, run, pile, chances.specials, chances.total).most
        self._steps: dict[tuple[Outfit, int, int, Road, int, int, int], Step | None] = {}

    def step(
        self, outfit: Outfit, hp: int, kind: int, rest: Road, unseen: int, loose: int, met: int
    ) -> Step | None:
        """Where a hero comes to who meets a kind and plays by the plan; None if that kills the hero."""
        key = outfit, hp, kind, rest, unseen, loose, met
        if key in self._steps:
            return self._steps[key]
        outfits, rank = self.chances.outfits, self.chances.total - rest.length
        who, again = kind, 0
        if outfit.remembers:
            who = outfits.identity(outfit, kind, rank)
            again = met >> BITS * who & 1
        leads = outfit.leads.get((kind, again, hp)) or outfits.leads(outfit, hp, kind, again, rank)
        best, most = None, -1.0
        for lead in leads:
            promise = 0.0 if len(leads) == 1 else self._promise(*lead, who, rest, unseen, loose, met)
            if promise > most:
                best, most = lead, promise
        step = None
        if best is not None:
            after, left, swapped = best
            if swapped:
                step = after, left, rest.covered(), met, True
            else:
                step = after, left, rest, met | ONE_KIND << BITS * who, False
        self._steps[key] = step
        return step

    def choose_now(
        self, found: list[stands.Option], who: int, rest: Road, unseen: int, loose: int, met: int
    ) -> stands.Option:
        """The same for a card just faced."""

        def promise(option: stands.Option) -> float:
            stand, swapped = option
            if stand.lost:
                return 0.0
            return self._promise(stand.outfit, stand.hp, swapped, who, rest, unseen, loose, met)

        return max(found, key=promise)

    def _promise(
        self, outfit: Outfit, hp: int, swapped: bool, who: int, rest: Road, unseen: int, loose: int, met: int
    ) -> float:
        if swapped:
            return self._ahead(outfit, hp, rest, unseen, 0, 1, met)
        met |= ONE_KIND << BITS * who
        if rest.rest is None or rest.length <= END:
            return self.chances.chance(outfit, hp, rest, unseen, loose, met)
        if rest.kind is not None:
            return self._most(outfit, hp, rest.kind, met >> BITS * rest.kind & 1, rest.rest) / SURE
        return self._ahead(outfit, hp, rest.rest, unseen, loose, rest.hidden, met)

    def _ahead(
        self, outfit: Outfit, hp: int, rest: Road, unseen: int, loose: int, hidden: int, met: int
    ) -> float:
        """The prospects before a hidden card, with the cards that are really left."""
        share = (hidden - size(loose)) / max(1, size(unseen))
        worth = 0.0
        for kind, shift, _ in self.chances.kinds:
            odds = (loose >> shift & ONE_KIND) + (unseen >> shift & ONE_KIND) * share
            if odds:
                worth += odds * self._most(outfit, hp, kind, met >> shift & 1, rest)
        return worth / hidden / SURE
