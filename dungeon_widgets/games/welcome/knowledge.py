"""A dungeon run as somebody outside the truth knows it: the cards to come are luck, counted exactly.

The chance to live is a whole number of ways over a whole number of lay-outs. With n unseen cards and h
hidden places a position has n! h! equally likely lay-outs; each card turned takes one factor away, so ways
are only ever added, compared and multiplied by counts, and no fraction is made before the end.

Four things keep the positions few: what can matter no more is forgotten (`Chances._stand`), kinds with the same
future are one (`alike`), who can take the worst that may come has won (`Stand.worst`), and the last card is
looked up instead of turned (`Chances._last`).
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import factorial

from ...engine.state import Action
from ...odds.solver import TooLarge
from .alike import Alike, Group
from .effects import CUBE
from .piles import BITS, ONE_KIND, Move, Pile, Road, merged, moves, size
from .records import Counts, Run, Tiles
from .rules import Rules

__all__ = ["LIMIT", "Chances", "Pile", "TooLarge"]

FACTORIALS = tuple(factorial(n) for n in range(20))
ENOUGH = 40_000  # answers kept, about 10 MB
LIMIT = 12_000  # positions one question may open where special monsters make it long: about 200 ms
MANY = 8_000  # places where a hero may stand, about 40 MB
NO_LIMIT = 1_000_000_000
TOO_LONG = "more positions than the odds may open; survival_or_estimate simulates such a question"
NO_MOVES: tuple[int, list[Move]] = (0, [])
BASE = 8  # kinds without an effect, which come first
APART = tuple(f"card {n}" for n in range(20))  # stands for cards met whose identity can matter no more
LOST: Tiles = ("a pair", "a pair")  # what was met, once Omnipotence cannot win any more


class Chances:
    """The exact chance to live under best play, for one hero with one kind named.

    `specials` are the special monsters that may still come, `total` the cards of the whole dungeon (which gives
    the Shapeshifter its rank). Answers are kept: a game asks about neighbouring positions all the time.
    """

    def __init__(self, rules: Rules, can_swap: bool, specials: Tiles = (), total: int = 0) -> None:
        self.rules = rules
        kinds = rules.box.kinds
        absent = set(rules.box.specials) - set(specials)
        self._all_kinds = [(i, BITS * i, 1 << BITS * i) for i in range(len(kinds))]
        self.kinds = [entry for entry in self._all_kinds if kinds[entry[0]] not in absent]
        self.alike = Alike(rules, [i for i, _, _ in self.kinds])
        effects = [rules.box.monsters[kind].effect for kind in kinds]
        self._ranked = [effect == "shapeshifter" for effect in effects]
        self._spent = {tile.id for tile in rules.box.tiles.values() if not rules.acts(tile)}
        self._spent_or_lost = self._spent | {"omnipotence"}
        self.specials = specials
        self.total = total
        # The cards that may come as another kind, and whether there are any.
        self.poses = [effect in ("count", "shapeshifter") for effect in effects]
        self.posing = any(poses and kinds[i] in specials for i, poses in enumerate(self.poses))
        # The cards for which tiles count: the Cube takes one, the Mimic is as strong as there are tiles.
        self.cube = sum([ONE_KIND << BITS * i for i, effect in enumerate(effects) if effect == CUBE])
        self.watched = self.cube | sum(
            [ONE_KIND << BITS * i for i, effect in enumerate(effects) if effect == "mimic"]
        )
        self._deck = int(can_swap)  # the deck never grows, and one card is enough for the one Polymorph
        self._left = 0
        self._stands: dict[tuple[Run, int], Stand] = {}
        self._after: dict[tuple[Run, str], list[tuple[Run, bool]]] = {}
        self._merging: dict[tuple[Group, int], tuple[int, list[Move]]] = {}
        self._harms: dict[tuple[object, ...], list[tuple[int, int]]] = {}
        self._kept: dict[tuple[Tiles, bool, bool], tuple[Tiles, Tiles]] = {}
        self._roads: dict[tuple[str | None, ...], Road] = {}
        self._ways: dict[tuple[Stand, Road, int, int, int], int] = {}
        self._answers: dict[tuple[object, ...], Fraction | None] = {}
        self._fallen = Stand(self, Run("", 0, (), alive=False), 0)

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
        self._left = limit if self.specials else NO_LIMIT
        road = self.road(pile.places)
        unseen, loose, n = self.packed(pile.unseen), self.packed(pile.loose), sum(pile.unseen)
        met = self.mask(run.met)
        try:
            if not facing:
                ways = self._next(self.start(run, pile), road, unseen, n, loose, met)
            else:
                who, options = self.faced(run, pile, facing, actions)
                ways = max(self._take(option, who, road, unseen, n, loose, met) for option in options)
        except TooLarge:
            self._answers[asked] = None
            raise
        found = Fraction(ways, FACTORIALS[n] * FACTORIALS[road.hidden])
        if self.specials:
            self._answers[asked] = found
        return found

    def _told(self, answer: Fraction | None) -> Fraction:
        if answer is None:
            raise TooLarge(TOO_LONG)
        return answer

    def _make_room(self) -> None:
        """Forget what was counted, if it is much or if it could shorten a question that has a limit.

        Whether a question is too long may not depend on what was asked before: a bot that plays the same game in
        another process must choose the same.
        """
        if len(self._ways) + len(self._answers) > ENOUGH or len(self._stands) > MANY:
            for memory in (self._ways, self._roads, self._stands, self._after, self._answers):
                memory.clear()
        elif self.specials:
            self._ways.clear()

    def faced(
        self, run: Run, pile: Pile, facing: str, actions: tuple[Action, ...]
    ) -> tuple[int, list[Option]]:
        """The kind of a card just turned and what can become of the hero after these actions."""
        who = self.rules.index[self.rules.identity(run, facing)[0]]
        ways = self.rules.ways(run, facing, self._deck)
        return who, [
            (self.start(way.run, pile), way.meeting.why == "swapped")
            for way in ways
            if way.actions[: len(actions)] == actions
        ]

    def chance(self, stand: Stand, road: Road, unseen: int, n: int, loose: int, met: int) -> float:
        """The same for a position as it is kept here, without a limit."""
        self._left = NO_LIMIT
        return self._next(stand, road, unseen, n, loose, met) / (FACTORIALS[n] * FACTORIALS[road.hidden])

    def start(self, run: Run, pile: Pile) -> Stand:
        """Where a hero stands before so many cards; with more cards than kinds Omnipotence cannot win."""
        kinds = zip(self.rules.box.kinds, pile.unseen, pile.loose, strict=True)
        there = {kind for kind, unseen, loose in kinds if unseen or loose}
        there.update([kind for kind in pile.places if kind is not None])
        if "omnipotence" in run.tiles and len(there.difference(run.met)) < len(pile.places):
            run = run._replace(met=LOST)
        return self._stand(run, self.watched & self.mask(there))

    # -- counting ---------------------------------------------------------------------------------

    def _next(self, stand: Stand, road: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live from before the next card is turned."""
        if stand.lost:
            return 0
        rest = road.rest
        if rest is None:
            return FACTORIALS[n]
        watched = (unseen | loose | road.known) & self.watched
        if watched != stand.watched:
            stand = stand.later.get(watched) or self._later(stand, watched)
        moving, steps = stand.merging or self._merge(stand)
        if stand.remembers:
            if stand.again:
                moving, steps = self._merging_after(stand, met)
        else:
            met = 0
        if (unseen | loose) & moving:
            unseen, loose = merged(unseen, steps), merged(loose, steps)
        if rest.rest is None and stand.looks_up and road.kind is None:
            return self._last(stand, unseen, n, loose, met)
        key = stand, road, unseen, loose, met
        ways = self._ways.get(key)
        if ways is None:
            self._left -= 1
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
        who = self.identity(stand, kind, rest.length) if stand.remembers and self.poses[kind] else kind
        options = self.options(stand, kind, met >> BITS * who & 1, rest.length)
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
        first, changed = stand.survivable or self.find_survivable(stand)
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
                alive, changed = after.survivable or self.find_survivable(after)
                if changed:
                    alive ^= changed & (met | ONE_KIND << shift)
                found = (others & alive) % ONE_KIND  # the size: they are fewer than 15
                if found > best:
                    best = found
            ways += copies * best
        return 2 * ways * FACTORIALS[n - 2]

    def find_survivable(self, stand: Stand) -> tuple[int, int]:
        """The kinds that do not kill as the last card; and those of which that changes when they are met again."""
        masks = [0, 0]
        risky = {shift for harm, shift in stand.harm if harm >= stand.hp}
        for again in (0, 1) if stand.remembers else (0,):
            for kind, shift, _ in self.kinds:
                if (stand.hp > 0 and shift not in risky) or not all(
                    after.lost for after, _ in self.options(stand, kind, again, 0)
                ):
                    masks[again] |= ONE_KIND << shift
        stand.survivable = masks[0], masks[0] ^ masks[1] if stand.remembers else 0
        return stand.survivable

    # -- where the hero can stand, made as they are needed ----------------------------------------

    def options(self, stand: Stand, kind: int, again: int, left: int) -> list[Option]:
        """What can become of the hero when this kind is turned, for the first time or again, with so many left."""
        ranked = self._ranked[kind]
        options = stand.ranked.get((kind, again, left)) if ranked else stand.options[again][kind]
        if options is not None:
            return options
        monster = self.rules.box.kinds[kind]
        run = self._meeting(stand, kind, again, left) if ranked else stand.run
        if again and not ranked:
            run = run._replace(met=(*run.met, self.rules.identity(run, monster)[0]))
        watched = stand.watched & ~(ONE_KIND << BITS * kind)  # there is one Cube, one Mimic
        options = []
        for after, swapped in self._outcomes(run, monster):
            option = self._stand(after, watched), swapped
            if option not in options and not option[0].lost:
                options.append(option)
        options = options or [(self._fallen, False)]
        if ranked:
            stand.ranked[kind, again, left] = options
            return options
        stand.options[again][kind] = options
        if not any(swapped for _, swapped in options) and not (stand.remembers and self.poses[kind]):
            stand.afters[again][kind] = [after for after, _ in options]
        return options

    def _outcomes(self, run: Run, monster: str) -> list[tuple[Run, bool]]:
        """What can become of a run: kept, as it does not matter which other cards are still to come."""
        found = self._after.get((run, monster))
        if found is None:
            ways = self.rules.ways(run, monster, self._deck)
            found = self._after[run, monster] = [(way.run, way.meeting.why == "swapped") for way in ways]
        return found

    def _later(self, stand: Stand, watched: int) -> Stand:
        """The same once the Cube or the Mimic is gone."""
        later = stand.later[watched] = self._stand(stand.run, watched)
        return later

    def _meeting(self, stand: Stand, kind: int, again: int, left: int) -> Run:
        """The run just before a card whose shape depends on the moment: its length gives the rank."""
        before = list(stand.run.met)
        if self.total:
            before += APART[: self.total - left - 1 - len(before)]
        if again and not stand.run.met:
            before[:1] = [
                self.rules.identity(stand.run._replace(met=tuple(before)), self.rules.box.kinds[kind])[0]
            ]
        return stand.run._replace(met=tuple(before))

    def identity(self, stand: Stand, kind: int, left: int) -> int:
        """As what a card comes that may pose as another kind."""
        run = self._meeting(stand, kind, 0, left)
        return self.rules.index[self.rules.identity(run, self.rules.box.kinds[kind])[0]]

    def _stand(self, run: Run, watched: int) -> Stand:
        """Forget what can matter no more: the past, tiles that gave their HP, and an Omnipotence that is lost.

        The kinds met are kept beside, for as long as they may count. Tiles are all kept while they may be counted
        (the Mimic) or discarded (the Cube, the Smoke Bomb); `watched` are the cards still to come that do so.
        """
        hero, hp, tiles, named, skip, _, alive, lucky, charmed, successes, _ = run
        hopeless = "omnipotence" in tiles and not self.rules.omnipotent(run)
        if not alive and (hopeless or "omnipotence" not in tiles):
            return self._fallen
        kept = self._kept.get((tiles, hopeless, watched > 0))
        if kept is None:
            kept = self._kept[tiles, hopeless, watched > 0] = self._keep(tiles, hopeless, watched > 0)
        run = Run(hero, hp, kept[0], named, skip, kept[1], alive, lucky, charmed, successes)
        stand = self._stands.get((run, watched))
        if stand is None:
            stand = self._stands[run, watched] = Stand(self, run, watched)
        return stand

    def _merge(self, stand: Stand) -> tuple[int, list[Move]]:
        """How to count kinds that are alike as one; while Omnipotence may win, every kind counts."""
        groups = [] if stand.hopes else self.alike.groups(stand.run, stand.may_lose)
        if groups and not stand.may_lose:
            stand.stopped = groups[0]
        stand.merging = moves([] if stand.again else [group for group in groups if len(group) > 1])
        return stand.merging

    def _merging_after(self, stand: Stand, met: int) -> tuple[int, list[Move]]:
        """With the Royal Scepter the kinds already met are stopped as well, unless it may be lost."""
        if stand.may_lose:
            return NO_MOVES
        found = self._merging.get((stand.stopped, met))
        if found is None:
            group = sorted({*stand.stopped, *[BITS * i for i in range(BASE) if met >> BITS * i & 1]})
            found = self._merging[stand.stopped, met] = moves([group] if group else [])
        return found

    def harms(self, run: Run) -> list[tuple[int, int]]:
        """The most that each kind can hurt, worst first, without those that cannot."""
        key = run.tiles, run.named, min(run.hp, 5), run.lucky, run.charmed, run.successes
        found = self._harms.get(key)
        if found is None:
            harm = [(_most_harm(self, run, self.rules.box.kinds[i]), shift) for i, shift, _ in self.kinds]
            found = self._harms[key] = sorted([entry for entry in harm if entry[0]], reverse=True)
        return found

    def _keep(self, tiles: Tiles, hopeless: bool, watched: bool) -> tuple[Tiles, Tiles]:
        """The tiles that can still matter, and what stands for the past."""
        if watched or self.rules.may_cost_a_tile(tiles):
            return tiles, LOST if hopeless else ()
        forgotten = self._spent_or_lost if hopeless else self._spent
        return tuple([tile for tile in tiles if tile not in forgotten]), ()

    def road(self, places: tuple[str | None, ...]) -> Road:
        """The places as a road, the same one whenever it is asked for."""
        road = self._roads.get(places)
        if road is None:
            rest = self.road(places[1:]) if places else None
            road = self._roads[places] = Road(
                self.rules.index[places[0]] if places and places[0] else None, rest
            )
        return road

    def packed(self, counts: Counts) -> int:
        """Counts by kind in one number."""
        return sum(n * one for n, (_, _, one) in zip(counts, self._all_kinds, strict=True))

    def mask(self, kinds: Iterable[str]) -> int:
        """All the places of the counts of these kinds."""
        return sum([ONE_KIND << BITS * self.rules.index[kind] for kind in set(kinds)])


class Stand:
    """All that decides what the next cards can do to a hero, while some `watched` cards are still to come."""

    __slots__ = (
        "afters", "again", "harm", "hopes", "hp", "later", "looks_up", "lost", "may_lose", "merging", "options",
        "ranked", "remembers", "run", "stopped", "survivable", "watched",
    )  # fmt: skip

    def __init__(self, chances: Chances, run: Run, watched: int) -> None:
        rules = chances.rules
        kinds = rules.box.kinds
        self.run = run
        self.watched = watched
        self.hp = run.hp
        self.hopes = rules.omnipotent(run)
        self.again = rules.knows_again(run.tiles)
        self.remembers = self.hopes or self.again
        self.lost = not rules.survived(run)
        # By kind, met for the first time and again; where they lead, if no card is swapped; those of the Shapeshifter.
        self.options: tuple[list[list[Option] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.afters: tuple[list[list[Stand] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.ranked: dict[tuple[int, int, int], list[Option]] = {}
        self.later: dict[int, Stand] = {}
        self.harm = chances.harms(run)
        self.survivable: tuple[int, int] | None = None
        # With Polymorph, or a card that may come as a kind already met, the last card must be turned.
        self.looks_up = not ("polymorph" in run.tiles or (self.remembers and chances.posing))
        # A tile may still have to be discarded, and what it stops would not be stopped any more.
        self.may_lose = bool(watched & chances.cube) or rules.may_cost_a_tile(run.tiles)
        self.stopped: Group = ()
        self.merging: tuple[int, list[Move]] | None = None  # how to count kinds that are alike as one

    def worst(self, cards: int, draws: int) -> int:
        """The most that so many of the cards can hurt."""
        total = 0
        for harm, shift in self.harm:
            copies = cards >> shift & ONE_KIND
            if copies >= draws:
                return total + draws * harm
            total += copies * harm
            draws -= copies
        return total


Option = tuple[Stand, bool]
"""Where the hero stands after a choice, and whether a new card now takes the place of the one turned."""


def _most_harm(chances: Chances, run: Run, kind: str) -> int:
    """The most a card of this kind can hurt, whenever it comes, if no tile is used by choice."""
    rules = chances.rules
    monster = rules.box.monsters[kind]
    if monster.effect == CUBE:  # a tile with hit points may always be given, so that no other is lost
        given = [rules.box.tiles[tile].hp for tile in run.tiles if rules.box.tiles[tile].hp]
        return min(given) if given else 99 if run.tiles else 0
    if monster.effect == "shapeshifter":
        return rules.damage(run, chances.total)
    seen = rules.identity(run, kind)
    tile = rules.answer(run, kind)
    if tile is not None and tile.always and monster.effect != "mimic":
        return 0
    return rules.damage(run, seen[1] or 0)
