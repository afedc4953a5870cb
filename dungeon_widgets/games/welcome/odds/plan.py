"""What to choose inside where counting would take too long: the best choice if no card were ever used up.

With every hidden card drawn afresh from all that are unseen now, a hero's prospects depend on nothing but the tiles worn,
the hit points and how far there is to go, so that they are few and found quickly. The plan looks one card ahead with the
cards that are really left, and counts exactly when few are left. It never looks at the cards of the dungeon.
"""

from __future__ import annotations

from math import comb

from ..rules.effects import ORDERLY, SHAPESHIFTER
from ..rules.records import Run
from . import stands
from .count import Chances
from .flows import Joined, Share, joined
from .lanes import IN_LANE, LANE, lane
from .outfits import Outfit
from .piles import BITS, ONE_KIND, Pile, Road, packed, size

END = 2  # so many cards left are counted
FINE, COARSE = 23, 18  # bits of a chance and of a share, which together fit into a lane
SURE, WHOLE = 1 << FINE, 1 << COARSE
PARTS = 32  # of a card that may or may not be the first of its kind
NOTHING: dict[Outfit, int] = {}

Step = tuple[Outfit, int, Road, int, bool]
"""What is worn after a card, with how many hit points, the way ahead, what has been met, and whether a new card comes."""


class Plan:
    """The choices of one hero before one dungeon.

    `unseen`, `loose` and `met` are what is known when choosing, packed as `Chances` keeps them.
    """

    def __init__(self, chances: Chances, run: Run, pile: Pile) -> None:
        rules = chances.rules
        self.chances = chances
        self.met = chances.mask(run.met)
        self._who = [  # as what a card comes; a Shapeshifter is taken for itself
            i if kind == SHAPESHIFTER else rules.index[rules.equipment.identity(run, kind)[0]]
            for i, kind in enumerate(rules.box.kinds)
        ]
        # How often each kind comes under a hidden place, in whole numbers.
        hidden, loose, n = pile.places.count(None), sum(pile.loose), sum(pile.unseen)
        self._often = {
            kind: pile.loose[kind] * n + pile.unseen[kind] * (hidden - loose) if loose else pile.unseen[kind]
            for kind, _, _ in chances.kinds
            if pile.loose[kind] or pile.unseen[kind]
        }
        self._cards = max(2, n + loose)
        self._alike = [0] * len(pile.unseen)  # cards that come as a kind
        for kind in self._often:
            self._alike[self._who[kind]] += pile.unseen[kind] + pile.loose[kind]
        self._length = len(pile.places)
        self.road = chances.road(pile.places)
        self._hidden = packed(pile.unseen) + packed(pile.loose)
        self._goblin = rules.index["goblin"]
        there = self._hidden + self.road.known
        self._goblins = run.charmed + max(1, there >> BITS * self._goblin & ONE_KIND)
        self._disorderly = not ORDERLY.issuperset(chances.specials)
        self._worth: dict[Road, dict[Outfit, int]] = {}
        self._steps: dict[tuple[Outfit, int, int, Road, int, int, int], Step | None] = {}
        self._courses: dict[tuple[Outfit, int], tuple[Joined, int]] = {}
        self._sums: dict[Outfit, list[int]] = {}
        self._whole = chances.outfits.lanes.ones * ((1 << FINE + 1) - 1)

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

    def worth(self, outfit: Outfit, road: Road) -> int:
        """The chance to live if every hidden card were drawn afresh, in lanes: one is 1 << FINE."""
        kept = self._worth.get(road)
        if kept is None:
            kept = self._worth[road] = {}
        found = kept.get(outfit)
        if found is None:
            found = kept[outfit] = self._found(outfit, road)
        return found

    def _found(self, outfit: Outfit, road: Road) -> int:
        rest = road.rest
        if rest is None:
            return outfit.end << FINE
        if outfit.plain and not self._disorderly:
            return self._plain(outfit, road)
        if road.kind is not None:
            return self._best(outfit, road.kind, 0, rest)
        course = self._courses.get((outfit, rest.length if outfit.remembers else 0)) or self._course(
            outfit, rest
        )
        (blows, parts, jumps, others), whole = course
        worth, kept, found = self.worth, self._worth.get(rest, NOTHING), 0
        for after, often in blows:
            found += (kept.get(after) or worth(after, rest)) * often
        for after, move, lanes, often in parts:
            then = kept.get(after) or worth(after, rest)
            found += ((then << move if move >= 0 else then >> -move) & lanes) * often
        for after, back, often in jumps:
            found += ((kept.get(after) or worth(after, rest)) >> back & IN_LANE) * often
        for kind, again, often in others:
            found += often * self._best(outfit, kind, again, rest)
        # If no kind is left that could come, nothing can happen.
        return found * round(WHOLE / whole) >> COARSE & self._whole if whole else outfit.end << FINE

    def _best(self, outfit: Outfit, kind: int, again: int, rest: Road) -> int:
        """The prospects on meeting a kind, in lanes."""
        outfits, kept = self.chances.outfits, self._worth.get(rest, NOTHING)
        again = again if outfit.remembers else 0
        options = outfit.options[again][kind]
        if options is None:
            options = outfits.options(outfit, kind, again, self.chances.total - rest.length)
        best = 0
        for shifts, jumps, swapped in options:
            found = 0
            ahead = rest
            if swapped:
                ahead = rest.covered()
                kept = NOTHING
            for after, lost, _, _, lanes in shifts:
                then = kept.get(after) or self.worth(after, ahead)
                found |= (then << LANE * lost if lost >= 0 else then >> LANE * -lost) & lanes
            for after, hp, _, _, ones in jumps:
                found |= ((kept.get(after) or self.worth(after, ahead)) >> LANE * hp & IN_LANE) * ones
            best = outfits.lanes.best(best, found) if best else found
        return best

    def _most(self, outfit: Outfit, hp: int, kind: int, again: int, rest: Road) -> int:
        """The same with so many hit points: what is in that lane."""
        again = again if outfit.remembers else 0
        leads = outfit.leads.get((kind, again, hp))
        if leads is None:
            rank = self.chances.total - rest.length
            leads = self.chances.outfits.leads(outfit, hp, kind, again, rank)
        return max(
            [
                lane(self.worth(after, rest.covered() if swapped else rest), left)
                for after, left, swapped in leads
            ],
            default=0,
        )

    def _plain(self, outfit: Outfit, road: Road) -> int:
        """The same where no order matters: the sets of cards that may come, by the harm they do together."""
        outfits = self.chances.outfits
        harm = outfit.harm or outfits.harm(outfit)
        sets = self._sums.get(outfit)
        if sets is None:
            sets = self._sums[outfit] = self._sums_of(harm)
        sure = 0
        if road.known:
            for kind, shift, _ in self.chances.kinds:
                sure += (road.known >> shift & ONE_KIND) * harm[kind]
        hidden = min(road.hidden, len(sets) - 1)
        return (sets[hidden] << LANE * sure & outfits.lanes.all) * round(SURE / comb(len(sets) - 1, hidden))

    def _sums_of(self, harm: list[int]) -> list[int]:
        """For each number of cards that may come, how many sets of them leave a hero alive, in lanes."""
        lanes = self.chances.outfits.lanes
        sets = [1]  # by size, those that do 0, 1, 2 ... harm
        for kind, shift, _ in self.chances.kinds:
            for _ in range(self._hidden >> shift & ONE_KIND):
                more = [counts << LANE * harm[kind] & lanes.all for counts in sets]
                sets = [without + having for without, having in zip([*sets, 0], [0, *more], strict=True)]
        return [lanes.above(counts) for counts in sets]

    def _course(self, outfit: Outfit, rest: Road) -> tuple[Joined, int]:
        """What the kinds that may come do, and how often they come in all."""
        shares, whole = self._turned(outfit, rest) if outfit.remembers else self._drawn(outfit)
        course = joined(self.chances.outfits, outfit, shares), whole
        self._courses[outfit, rest.length if outfit.remembers else 0] = course
        return course

    def _drawn(self, outfit: Outfit) -> tuple[list[Share], int]:
        """The kinds that may come, each with its share of the whole; those that are alike to the hero as one."""
        first = outfit.first_alike or self.chances.outfits.first_alike(outfit)
        often: dict[int, int] = {}
        for kind, share in self._may_come(outfit):
            often[first[kind]] = often.get(first[kind], 0) + share
        return [(kind, 0, share) for kind, share in often.items() if share], sum(often.values())

    def _turned(self, outfit: Outfit, rest: Road) -> tuple[list[Share], int]:
        """The same for who knows kinds again: each card may be the first of its kind or not."""
        shares, turned = [], self._length - rest.length - 1
        for kind, share in self._may_come(outfit):
            first, again = self._split(outfit, self._who[kind], turned)
            shares += [(kind, 0, int(share * first * PARTS)), (kind, 1, int(share * again * PARTS))]
        return [share for share in shares if share[2]], sum([share for _, _, share in shares])

    def _may_come(self, outfit: Outfit) -> list[tuple[int, int]]:
        """The kinds drawn afresh, but never a second Cube or Mimic, nor more Goblins for the Flute than there are."""
        gone = self.chances.outfits.watched & ~outfit.watched
        if outfit.run.charmed >= self._goblins:
            gone |= ONE_KIND << BITS * self._goblin
        return [(kind, share) for kind, share in self._often.items() if not gone >> BITS * kind & 1]

    def _split(self, outfit: Outfit, who: int, turned: int) -> tuple[float, float]:
        """How often, with so many cards turned, one that comes as this kind is the first of it, and how often not.

        While Omnipotence may win no kind has come twice, so all other copies of those met are still there.
        """
        if self.met >> BITS * who & 1:
            return 0.0, 1.0
        copies = self._alike[who]
        if outfit.hopes:
            met = min(1.0, copies * turned / self._cards)
            return 1 - met, met * (copies - 1) / copies
        twin = min(1.0, (copies - 1) * turned / (self._cards - 1))
        return 1 - twin, twin
