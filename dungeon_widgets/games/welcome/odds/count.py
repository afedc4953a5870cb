"""Exact counting of a run whose cards are hidden: the ways to live among all lay-outs of the cards.

The chance to live is a whole number of ways over a whole number of lay-outs. With n unseen cards and h
hidden places a position has n! h! equally likely lay-outs; each card turned takes one factor away, so ways
are only ever added, compared and multiplied by counts, and no fraction is made before the end.

Four things keep the positions few: what can matter no more is forgotten (`Outfits.at`), kinds with the same
future are one (`alike`), who can take the worst that may come has won (`Stand.worst`), and the last card is
looked up instead of turned (`Chances._last`).
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import factorial

from ....engine.errors import TooLarge
from ....engine.state import Action
from ..rules.effects import OMNIPOTENCE
from ..rules.records import Run, Tiles
from .outfits import LOST, Outfit, Outfits
from .piles import BITS, ONE_KIND, Pile, Road, merged, packed, size
from .stands import Option, Stand, Stands

FACTORIALS = tuple(factorial(n) for n in range(20))
ENOUGH = 40_000  # answers kept, about 10 MB
LIMIT = 10_000  # positions one question may open where special monsters make it long: at most about 200 ms
STAND = 10  # positions that it costs to find out what can become of a hero who stands somewhere new
NO_LIMIT = 1_000_000_000
TOO_LONG = "more positions than the odds may open"


class Chances:
    """The exact chance to live under best play, for one hero with one kind named.

    `specials` are the special monsters that may still come, `total` the cards of the whole dungeon (which gives
    the Shapeshifter its rank). Answers are kept: a game asks about neighbouring positions all the time.
    """

    def __init__(self, outfits: Outfits, specials: Tiles = (), total: int = 0) -> None:
        self.rules = outfits.rules
        self.outfits = outfits
        self.specials = specials
        self.total = total
        self.stands = Stands(outfits, specials, total)
        self.kinds = self.stands.kinds
        self._left = 0
        self._question = 0
        self._first = (
            False  # whether the next position is where a choice leads, and may be known from another question
        )
        self._reused: dict[int, int] = {}  # the questions it was known from, and what they opened
        self._roads: dict[tuple[str | None, ...], Road] = {}
        self._ways: dict[tuple[Stand, Road, int, int, int], int] = {}
        self._counted: dict[tuple[Stand, Road, int, int, int], tuple[int, int, int]] = {}
        self._answers: dict[tuple[object, ...], Fraction | None] = {}

    def value(
        self,
        run: Run,
        pile: Pile,
        facing: str = "",
        actions: tuple[Action, ...] = (),
        limit: int = LIMIT,
    ) -> Fraction:
        """The chance before the next card is turned; or facing a card, with best play after these actions.

        `TooLarge` if special monsters may come and the question opens more positions than `limit`.
        """
        asked = run, pile, facing, actions, limit
        if self.specials and asked in self._answers:
            return self._told(self._answers[asked])
        self._make_room()
        limit = limit if self.specials else NO_LIMIT
        try:
            ways = self._asked(run, pile, facing, actions, limit, reuse=bool(self.specials))
            if sum(self._reused.values()) > self._left:
                raise TooLarge(TOO_LONG)
        except TooLarge:
            try:
                if not self._reused:
                    raise
                self._ways.clear()
                ways = self._asked(run, pile, facing, actions, limit, reuse=False)
            except TooLarge:
                self._answers[asked] = None
                raise
        found = Fraction(ways, FACTORIALS[sum(pile.unseen)] * FACTORIALS[pile.places.count(None)])
        if self.specials:
            self._answers[asked] = found
            self._keep(limit - self._left)
        return found

    def _asked(
        self, run: Run, pile: Pile, facing: str, actions: tuple[Action, ...], limit: int, *, reuse: bool
    ) -> int:
        """The ways to live, from what other questions have counted too if `reuse`."""
        self._question += 1
        self._left = limit
        self._reused.clear()
        self._first = reuse
        road = self.road(pile.places)
        unseen, loose, n = packed(pile.unseen), packed(pile.loose), sum(pile.unseen)
        met = self.mask(run.met)
        if not facing:
            return self._next(self.start(run, pile), road, unseen, n, loose, met)
        who, options = self.faced(run, pile, facing, actions)
        ways = 0
        for option in options:
            self._first = reuse
            ways = max(ways, self._take(option, who, road, unseen, n, loose, met))
        return ways

    def _keep(self, opened: int) -> None:
        """Keep what a question with a limit has counted, for others in which a choice leads right there.

        Asked alone, a position opens some of those that the whole question has opened and no other: so much is known
        of its length without counting. Further inside another question it is counted again, see `_make_room`.
        """
        if len(self._counted) > ENOUGH:
            self._counted.clear()
        question = self._question
        self._counted.update({position: (ways, opened, question) for position, ways in self._ways.items()})

    def _told(self, answer: Fraction | None) -> Fraction:
        if answer is None:
            raise TooLarge(TOO_LONG)
        return answer

    def _make_room(self) -> None:
        """Forget what was counted, if it is much or if it could shorten a question that has a limit.

        Whether a question is too long may not depend on what was asked before: a bot that plays the same game in
        another process must choose the same.
        """
        if len(self._ways) + len(self._answers) > ENOUGH or self.stands.many:
            self._ways.clear()
            self._roads.clear()
            self._counted.clear()
            self._answers.clear()
            self.stands.forget()
        elif self.specials:
            self._ways.clear()

    def faced(
        self, run: Run, pile: Pile, facing: str, actions: tuple[Action, ...]
    ) -> tuple[int, list[Option]]:
        """The kind of a card just turned and what can become of the hero after these actions."""
        who = self.rules.index[self.rules.equipment.identity(run, facing)[0]]
        ways = self.rules.ways(run, facing, self.outfits.deck, actions)
        return who, [(self.start(way.run, pile), way.meeting.why == "swapped") for way in ways]

    def chance(self, outfit: Outfit, hp: int, road: Road, unseen: int, loose: int, met: int) -> float:
        """The same for a position as it is kept here, without a limit."""
        self._left, self._first, n = NO_LIMIT, False, size(unseen)
        ways = self._next(self.stands.at(outfit, hp), road, unseen, n, loose, met)
        return ways / (FACTORIALS[n] * FACTORIALS[road.hidden])

    def start(self, run: Run, pile: Pile) -> Stand:
        """Where a hero stands before so many cards; with more cards than kinds Omnipotence cannot win."""
        watched, hopes = self.outfits.watched, OMNIPOTENCE in run.tiles
        if not (watched or hopes):  # then it does not matter what may come
            return self.stands.start(run, 0)
        kinds = zip(self.rules.box.kinds, pile.unseen, pile.loose, strict=True)
        there = {kind for kind, unseen, loose in kinds if unseen or loose}
        there.update([kind for kind in pile.places if kind is not None])
        if hopes and len(there.difference(run.met)) < len(pile.places):
            run = run._replace(met=LOST)
        return self.stands.start(run, watched & self.mask(there))

    # -- counting ---------------------------------------------------------------------------------

    def _next(self, stand: Stand, road: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live from before the next card is turned."""
        if stand.lost:
            return 0
        rest = road.rest
        if rest is None:
            return FACTORIALS[n]
        watched = (unseen | loose | road.known) & self.outfits.watched
        if watched != stand.watched:
            stand = stand.later.get(watched) or self.stands.later(stand, watched)
        moving, steps = stand.merging or self.stands.merge(stand)
        if stand.remembers:
            if stand.again:
                moving, steps = self.stands.merge_after(stand, met)
        else:
            met = 0
        if (unseen | loose) & moving:
            unseen, loose = merged(unseen, steps), merged(loose, steps)
        if rest.rest is None and stand.looks_up and road.kind is None:
            return self._last(stand, unseen, n, loose, met)
        key = stand, road, unseen, loose, met
        ways = self._ways.get(key)
        if ways is None:
            if self._first:
                self._first = False
                if key in self._counted:
                    ways, opened, question = self._counted[key]
                    self._reused[question] = opened
                    return ways
            self._left -= 1
            if stand.question != self._question:  # whether or not an earlier question came here too
                stand.question = self._question
                self._left -= STAND
            if self._left < 0:
                raise TooLarge(TOO_LONG)
            if stand.hp > 0 and stand.worst(unseen + loose + road.known, road.length) < stand.hp:
                ways = FACTORIALS[n] * FACTORIALS[road.hidden]
            elif road.kind is not None:
                ways = self._meet(stand, road.kind, rest, unseen, n, loose, met)
            elif loose:
                ways = self._any(stand, rest, unseen, n, loose, met) * (road.hidden - size(loose))
                ways += self._loose(stand, rest, unseen, n, loose, met)
            elif rest.length == 1 and stand.looks_up and rest.kind is None:
                ways = self._last_two(stand, rest, unseen, n, met)
            else:
                ways = self._any(stand, rest, unseen, n, loose, met) * road.hidden
            self._ways[key] = ways
        return ways

    def _any(self, stand: Stand, rest: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live when the next card is any of the unseen ones."""
        ways = 0
        n -= 1
        most = FACTORIALS[n] * FACTORIALS[rest.hidden]
        afters = stand.afters
        for kind, shift, one in self.kinds:
            copies = unseen >> shift & ONE_KIND
            if not copies:
                continue
            choices = afters[met >> shift & 1][kind]
            if choices is None:
                ways += copies * self._meet(stand, kind, rest, unseen - one, n, loose, met)
                continue
            best = 0
            for after in choices:
                found = self._next(after, rest, unseen - one, n, loose, met | ONE_KIND << shift)
                if found > best:
                    best = found
                    if best == most:
                        break
            ways += copies * best
        return ways

    def _loose(self, stand: Stand, rest: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live when the next card is one of the loose ones, which the seat knows again."""
        ways = 0
        for kind, shift, one in self.kinds:
            copies = loose >> shift & ONE_KIND
            if copies:
                ways += copies * self._meet(stand, kind, rest, unseen, n, loose - one, met)
        return ways

    def _meet(self, stand: Stand, kind: int, rest: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live once this kind has been turned: the best of the choices there are."""
        who = (
            self.stands.identity(stand, kind, rest.length)
            if stand.remembers and self.outfits.poses[kind]
            else kind
        )
        options = self.stands.options(stand, kind, met >> BITS * who & 1, rest.length)
        ways = self._take(options[0], who, rest, unseen, n, loose, met)
        if len(options) > 1 and ways < FACTORIALS[n] * FACTORIALS[rest.hidden]:
            for option in options[1:]:
                ways = max(ways, self._take(option, who, rest, unseen, n, loose, met))
        return ways

    def _take(self, option: Option, kind: int, rest: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live once this option has been taken."""
        after, swapped = option
        if swapped and loose:
            return self._any(after, rest, unseen, n, loose, met)
        if swapped:  # the new card is as unseen as those inside: as if it had been the next one all the time
            road = rest.covered()
            return self._next(after, road, unseen, n, loose, met) // road.hidden
        return self._next(after, rest, unseen, n, loose, met | ONE_KIND << BITS * kind)

    def _last(self, stand: Stand, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live when one hidden card is left: those with a card that does not kill."""
        first, changed = stand.survivable or self.stands.find_survivable(stand)
        alive = first ^ (changed & met)
        if loose:  # it is the one left
            return FACTORIALS[n] if loose & alive else 0
        return size(unseen & alive) * FACTORIALS[n - 1]

    def _last_two(self, stand: Stand, rest: Road, unseen: int, n: int, met: int) -> int:
        """Ways to live when two hidden cards are left: for each that may come now, the last ones that do not kill."""
        ways = 0
        for kind, shift, one in self.kinds:
            copies = unseen >> shift & ONE_KIND
            if not copies:
                continue
            choices = stand.afters[met >> shift & 1][kind]
            if choices is None:
                found = self._meet(stand, kind, rest, unseen - one, n - 1, 0, met)
                ways += copies * (found // FACTORIALS[n - 2])
                continue
            best, others = 0, unseen - one
            for after in choices:
                alive, changed = after.survivable or self.stands.find_survivable(after)
                if changed:
                    alive ^= changed & (met | ONE_KIND << shift)
                found = (others & alive) % ONE_KIND  # the size: they are fewer than 15
                if found > best:
                    best = found
            ways += copies * best
        return 2 * ways * FACTORIALS[n - 2]

    # -- what is known, packed -----------------------------------------------------------------------

    def road(self, places: tuple[str | None, ...]) -> Road:
        """The places as a road, the same one whenever it is asked for."""
        road = self._roads.get(places)
        if road is None:
            rest = self.road(places[1:]) if places else None
            road = self._roads[places] = Road(
                self.rules.index[places[0]] if places and places[0] else None, rest
            )
        return road

    def mask(self, kinds: Iterable[str]) -> int:
        """All the places of the counts of these kinds."""
        return sum([ONE_KIND << BITS * self.rules.index[kind] for kind in set(kinds)])
