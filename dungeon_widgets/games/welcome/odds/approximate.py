"""A quick estimate of the chance to live: as if no card were ever used up; seldom far off.

With every hidden card drawn afresh from all that are unseen now, a hero's prospects depend on nothing but the tiles worn,
the hit points and how far there is to go, so that they are few. They are the same whatever lies on top, so a bot that asks
about one card and many tiles, and asks again when a card has come on top, finds most of them there (`prospects_of`).
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from ..rules.effects import OMNIPOTENCE, ORDERLY, SHAPESHIFTER
from ..rules.meeting import Rules
from ..rules.records import Run, Tiles, without
from .flows import Course, Joined, course, joined
from .lanes import IN_LANE, LANE, lane
from .living import chance_to_live, may_be_named, order_matters, outfits_for, specials_in
from .outfits import Option, Outfit, Outfits
from .piles import BITS, ONE_KIND, Pile, Road, packed
from .stands import most_harms, worst

FINE, COARSE = 23, 18  # bits of a chance and of a share, which together fit into a lane
SURE, WHOLE = 1 << FINE, 1 << COARSE
PARTS = 32  # of a card that may or may not be the first of its kind
FEW = 16  # prospects kept: each of some hundred numbers for every place ahead
DIGIT = (
    16  # bits of a kind's share in a packed number, and what is left when all ones are cast out is their sum
)
FULL = (1 << DIGIT) - 1
NOTHING: dict[Outfit, int] = {}


class Approximation:
    """A dungeon as a seat knows it, for one who asks with which tiles the hero would fare how."""

    def __init__(self, rules: Rules, pile: Pile) -> None:
        self.rules = rules
        self.pile = pile
        self._specials = specials_in(rules, pile)
        self._places = tuple([None if kind is None else rules.index[kind] for kind in pile.places])
        known = sum([1 << BITS * kind for kind in self._places if kind is not None])
        self._cards = packed(pile.unseen) + packed(pile.loose) + known

    def chance(self, run: Run) -> float:
        """About the chance to live of a hero who is about to go in; exact where the order of cards cannot matter."""
        pile = self.pile
        if not pile.places:
            return 1.0
        if OMNIPOTENCE in run.tiles:  # taken for luck of its own
            others = self.chance(run._replace(tiles=without(run.tiles, OMNIPOTENCE)))
            return 1 - (1 - self._all_different()) * (1 - others)
        outfits = outfits_for(self.rules, run, pile)
        outfit = outfits.at(run, outfits.watched_in(self._cards))
        if outfit is None:
            return 0.0
        total = len(pile.places) if SHAPESHIFTER in self._specials else 0
        harms = most_harms(self.rules, outfit.run._replace(hp=run.hp), self._specials, total)
        if worst(harms, self._cards, len(pile.places)) < run.hp:
            return 1.0  # whatever comes, even if nothing is named or used
        if not order_matters(self.rules, run.tiles, self._specials):
            return float(chance_to_live(self.rules, run, pile))
        harmful, names = may_be_named(self.rules, run, pile)
        prospects, found = prospects_of(outfits, run, pile, self._specials, total), []
        road = prospects.road(self._places)
        for name in names:
            named = outfit if name == run.named else outfits.at(run._replace(named=name), outfit.watched)
            assert named is not None, "who is about to go in lives"
            found.append(lane(prospects.worth(named, road), run.hp) / SURE)
        return min(found) if harmful else max(found)

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


class Known(NamedTuple):
    """All that the prospects of a hero depend on; what cannot matter is nought, so that equal questions meet."""

    specials: Tiles
    total: int
    """The cards of the whole dungeon, with a Shapeshifter about."""
    unseen: int
    loose: int
    hidden: int
    """The hidden places, if some of them hold loose cards."""
    successes: int
    goblins: int
    """How many of them the Flute may have taken at most."""
    places: int
    """The cards still to come, for who knows kinds again."""
    met: int


def prospects_of(outfits: Outfits, run: Run, pile: Pile, specials: Tiles, total: int) -> Prospects:
    """The prospects of a hero before these cards: the same for all the tiles, and whatever is known to lie on top."""
    rules = outfits.rules
    goblin = rules.index["goblin"]
    there = pile.unseen[goblin] + pile.loose[goblin] + pile.places.count("goblin")
    remembers = OMNIPOTENCE in run.tiles or rules.equipment.knows_again(run.tiles)
    loose = packed(pile.loose)
    known = Known(
        specials,
        total,
        packed(pile.unseen),
        loose,
        pile.places.count(None) if loose else 0,
        run.successes,
        run.charmed + max(1, there) if outfits.charms else 0,
        len(pile.places) if remembers else 0,
        sum([ONE_KIND << BITS * rules.index[kind] for kind in set(run.met)]) if remembers else 0,
    )
    return _prospects(outfits, known)


@lru_cache(maxsize=FEW)
def _prospects(outfits: Outfits, known: Known) -> Prospects:
    return Prospects(outfits, known)


class Prospects:
    """The chance to live if every hidden card were drawn afresh, for all hit points at once (see `lanes`)."""

    def __init__(self, outfits: Outfits, known: Known) -> None:
        self.outfits = outfits
        self.known = known
        self._kinds = range(len(outfits.kinds))
        there = known.unseen + known.loose
        self._cards = [there >> BITS * kind & ONE_KIND for kind in self._kinds]
        self._comes_as = outfits.comes_as(known.successes) if known.places else []
        self._copies = [  # of what each kind comes as
            sum([n for n, other in zip(self._cards, self._comes_as, strict=True) if other == who])
            for who in self._comes_as
        ]
        self._often = self._shares()
        self._disorderly = not ORDERLY.issuperset(known.specials)
        self._whole = outfits.lanes.ones * ((1 << FINE + 1) - 1)
        self._roads: dict[tuple[int | None, ...], Road] = {}
        self._worth: dict[Road, dict[Outfit, int]] = {}
        self._courses: dict[tuple[Outfit, int], tuple[Joined, int]] = {}
        self._sums: dict[tuple[int, ...], int] = {}

    def road(self, places: tuple[int | None, ...]) -> Road:
        """The places as a road, the same one whenever it is asked for."""
        road = self._roads.get(places)
        if road is None:
            rest = self.road(places[1:]) if places else None
            road = self._roads[places] = Road(places[0] if places else None, rest)
        return road

    def worth(self, outfit: Outfit, road: Road) -> int:
        """The chance to live, in lanes: one is 1 << FINE."""
        kept = self._worth.get(road)
        if kept is None:
            kept = self._worth[road] = {}
        found = kept.get(outfit)
        if found is None:
            found = kept[outfit] = self._found(outfit, road)
        return found

    def most(self, outfit: Outfit, hp: int, kind: int, again: int, rest: Road) -> int:
        """The same on meeting a kind with so many hit points: what is in that lane."""
        again = again if outfit.remembers else 0
        leads = outfit.leads.get((kind, again, hp))
        if leads is None:
            leads = self.outfits.leads(outfit, hp, kind, again, self.known.total - rest.length)
        return max(
            [
                lane(self.worth(after, rest.covered() if swapped else rest), left)
                for after, left, swapped in leads
            ],
            default=0,
        )

    def _found(self, outfit: Outfit, road: Road) -> int:
        rest = road.rest
        if rest is None:
            return outfit.end << FINE
        if outfit.plain and not self._disorderly:
            return self._plain(outfit, road)
        if road.kind is not None:
            return self._meeting(outfit, road.kind, 0, rest)
        key = outfit, rest.length if outfit.remembers else 0
        (blows, parts, jumps, choices, others), whole = self._courses.get(key) or self._course(outfit, rest)
        if not whole:  # no kind is left that could come: nothing can happen
            return outfit.end << FINE
        worth, best, kept, found = self.worth, self.outfits.lanes.best, self._worth.get(rest, NOTHING), 0
        for after, often in blows:
            found += (kept.get(after) or worth(after, rest)) * often
        for after, move, lanes, often in parts:
            then = kept.get(after) or worth(after, rest)
            found += ((then << move if move >= 0 else then >> -move) & lanes) * often
        for after, back, often in jumps:
            found += ((kept.get(after) or worth(after, rest)) >> back & IN_LANE) * often
        for ways, faced in choices:
            used = self._best(ways, rest)
            for after, move, lanes, often in faced:
                found += best((kept.get(after) or worth(after, rest)) << move & lanes, used) * often
        for kind, again, often in others:
            found += self._meeting(outfit, kind, again, rest) * often
        return found * round(WHOLE / whole) >> COARSE & self._whole

    def _meeting(self, outfit: Outfit, kind: int, again: int, rest: Road) -> int:
        """The prospects on meeting a kind."""
        options = outfit.options[again][kind]
        if options is None:
            options = self.outfits.options(outfit, kind, again, self.known.total - rest.length)
        return self._best(options, rest)

    def _best(self, options: tuple[Option, ...], rest: Road) -> int:
        """The best of the ways, for each number of hit points its own."""
        worth, best = self.worth, 0
        for shifts, jumps, swapped in options:
            ahead = rest.covered() if swapped else rest  # a new card is dealt: one hidden card more
            kept, found = self._worth.get(ahead, NOTHING), 0
            for after, lost, _, _, lanes in shifts:
                then = kept.get(after) or worth(after, ahead)
                found |= (then << LANE * lost if lost >= 0 else then >> LANE * -lost) & lanes
            for after, hp, _, _, ones in jumps:
                found |= ((kept.get(after) or worth(after, ahead)) >> LANE * hp & IN_LANE) * ones
            best = self.outfits.lanes.best(best, found) if best else found
        return best

    def _plain(self, outfit: Outfit, road: Road) -> int:
        """The same where no order matters: the sets of cards that may come, by the harm they do together."""
        lanes, harm = self.outfits.lanes, outfit.harm or self.outfits.harm(outfit)
        sets = self._sums.get(harm)
        if sets is None:
            sets = self._sums[harm] = lanes.sets(zip(self._cards, harm, strict=True))
        sure = 0
        if road.known:
            sure = sum([(road.known >> BITS * kind & ONE_KIND) * each for kind, each in enumerate(harm)])
        cards = sum(self._cards)
        hidden = min(road.hidden, cards)
        alive = lanes.above(lanes.of_size(sets, hidden))
        return (alive << LANE * sure & lanes.all) * round(SURE / comb(cards, hidden))

    # -- how often the kinds come ------------------------------------------------------------------

    def _course(self, outfit: Outfit, rest: Road) -> tuple[Joined, int]:
        """What the kinds that may come do, and how often they come in all."""
        specials, often = self.known.specials, self._may_come(outfit)
        groups, kinds = outfit.courses.get(specials) or _groups(self.outfits, outfit, specials)
        shares = [(often & mask) % FULL for mask in groups]
        if outfit.remembers:
            shares = self._turned(outfit, rest, shares)
        found = joined(kinds, shares), sum(shares)
        self._courses[outfit, rest.length if outfit.remembers else 0] = found
        return found

    def _shares(self) -> int:
        """How often each kind comes under a hidden place, in whole numbers."""
        _, _, unseen, loose, hidden, *_ = self.known
        cards = [(unseen >> BITS * kind & ONE_KIND, loose >> BITS * kind & ONE_KIND) for kind in self._kinds]
        own, n = sum([sure for _, sure in cards]), sum([some for some, _ in cards])
        often = [sure * n + some * (hidden - own) if own else some for some, sure in cards]
        return sum([share << DIGIT * kind for kind, share in enumerate(often)])

    def _may_come(self, outfit: Outfit) -> int:
        """The kinds drawn afresh, but never a second Cube or Mimic, nor more Goblins for the Flute than there are."""
        often = self._often
        for kind in self.outfits.gone(outfit):
            often &= ~(FULL << DIGIT * kind)
        if 0 < self.known.goblins <= outfit.run.charmed:
            often &= ~(FULL << DIGIT * self.outfits.rules.index["goblin"])
        return often

    def _turned(self, outfit: Outfit, rest: Road, shares: list[int]) -> list[int]:
        """The same for who knows kinds again: each card may be the first of its kind or not."""
        turned, found = self.known.places - rest.length - 1, []
        for kind, share in zip(_coming(self.outfits, outfit, self.known.specials), shares, strict=True):
            first, again = self._split(outfit, kind, turned) if share else (0.0, 0.0)
            found += [int(share * first * PARTS), int(share * again * PARTS)]
        return found

    def _split(self, outfit: Outfit, kind: int, turned: int) -> tuple[float, float]:
        """How often, with so many cards turned, one of a kind is the first that comes as it does, and how often not.

        While Omnipotence may win no kind has come twice, so all other copies of those met are still there.
        """
        who, copies, cards = self._comes_as[kind], self._copies[kind], max(2, sum(self._cards))
        if self.known.met >> BITS * who & 1:
            return 0.0, 1.0
        if outfit.hopes:
            met = min(1.0, copies * turned / cards)
            return 1 - met, met * (copies - 1) / copies
        twin = min(1.0, (copies - 1) * turned / (cards - 1))
        return 1 - twin, twin


def _coming(outfits: Outfits, outfit: Outfit, specials: Tiles) -> list[int]:
    """The kinds that may come with these special monsters, but for a Cube or a Mimic that is gone."""
    gone = outfits.gone(outfit)
    kinds = [
        i
        for i, kind in enumerate(outfits.rules.box.kinds)
        if kind in specials or kind not in outfits.rules.box.specials
    ]
    return [kind for kind in kinds if kind not in gone]


def _groups(outfits: Outfits, outfit: Outfit, specials: Tiles) -> tuple[list[int], Course]:
    """Masks of the shares of each group of kinds that are alike to the hero, and what the groups do.

    Who knows kinds again has no groups, but two slots for each kind: it may be the first one or not.
    """
    kinds = _coming(outfits, outfit, specials)
    if outfit.remembers:
        slots = [(kind, again) for kind in kinds for again in (0, 1)]
        found = [FULL << DIGIT * kind for kind in kinds], course(outfits, outfit, slots)
    else:
        first = outfit.first_alike or outfits.first_alike(outfit)
        masks: dict[int, int] = {}
        for kind in kinds:
            masks[first[kind]] = masks.get(first[kind], 0) | FULL << DIGIT * kind
        found = [*masks.values()], course(outfits, outfit, [(kind, 0) for kind in masks])
    outfit.courses[specials] = found
    return found
