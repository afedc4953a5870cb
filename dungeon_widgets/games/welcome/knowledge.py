"""A dungeon run as somebody outside the truth knows it: the cards to come are luck, counted exactly.

The chance to live is a whole number of ways over a whole number of lay-outs. With n unseen cards and h
hidden places a position has n! h! equally likely lay-outs; each card turned takes one factor away, so ways
are only ever added, compared and multiplied by counts, and no fraction is made before the end.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial

from ...engine.state import Action
from ...odds.solver import TooLarge
from .effects import CUBE
from .piles import BITS, ONE_KIND, Pile, Road, merged, size
from .records import Counts, Run, Tiles
from .rules import Rules

__all__ = ["LIMIT", "Chances", "Pile", "TooLarge"]

FACTORIALS = tuple(factorial(n) for n in range(20))
ENOUGH = 40_000  # answers kept, about 10 MB
LIMIT = 12_000  # positions one question may open where special monsters make it long: about 200 ms
NO_LIMIT = 1_000_000_000
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
        self._all_kinds = [(i, BITS * i, 1 << BITS * i) for i in range(len(rules.box.kinds))]
        absent = set(rules.box.specials) - set(specials)
        self._kinds = [
            entry for entry, kind in zip(self._all_kinds, rules.box.kinds, strict=True) if kind not in absent
        ]
        self._shaped = [rules.changes_shape(kind) for kind in rules.box.kinds]
        self._spent = {tile.id for tile in rules.box.tiles.values() if not rules.acts(tile)}
        self._spent_or_lost = self._spent | {"omnipotence"}
        self.specials = specials
        self.total = total
        self.cube = any(rules.box.monsters[kind].effect == CUBE for kind in specials)
        self._counts_tiles = self.cube or any(rules.box.monsters[kind].effect == "mimic" for kind in specials)
        self._deck = int(can_swap)  # the deck never grows, and one card is enough for the one Polymorph
        self._left = 0
        self._stands: dict[Run, _Stand] = {}
        self._outlooks: dict[tuple[object, ...], tuple[tuple[int, ...], list[tuple[int, int]]]] = {}
        self._kept: dict[tuple[Tiles, bool], tuple[Tiles, Tiles]] = {}
        self._roads: dict[tuple[str | None, ...], Road] = {}
        self._ways: dict[tuple[_Stand, Road, int, int, int], int] = {}

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
        if len(self._ways) > ENOUGH:
            self._ways.clear()
            self._roads.clear()
        self._left = limit if self.specials else NO_LIMIT
        road = self._road(pile.places)
        unseen, loose, n = self._packed(pile.unseen), self._packed(pile.loose), sum(pile.unseen)
        met = self._mask(run.met)
        if not facing:
            ways = self._next(self._stand(run), road, unseen, n, loose, met)
        else:
            kind = self.rules.index[self.rules.identity(run, facing)[0]]
            chosen = [
                (self._stand(way.run), way.meeting.why == "swapped")
                for way in self.rules.ways(run, facing, self._deck)
                if way.actions[: len(actions)] == actions
            ]
            ways = max(self._take(option, kind, road, unseen, n, loose, met) for option in chosen)
        return Fraction(ways, FACTORIALS[n] * FACTORIALS[road.hidden])

    # -- counting ---------------------------------------------------------------------------------

    def _next(self, stand: _Stand, road: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live from before the next card is turned."""
        if stand.lost:
            return 0
        rest = road.rest
        if rest is None:
            return FACTORIALS[n]
        if not stand.remembers:
            met = 0
        if stand.again:
            merge = stand.merges(met)
            unseen, loose = merged(unseen, merge), merged(loose, merge)
        elif (unseen | loose) & stand.merging:
            unseen, loose = merged(unseen, stand.merge), merged(loose, stand.merge)
        key = stand, road, unseen, loose, met
        ways = self._ways.get(key)
        if ways is None:
            self._left -= 1
            if self._left < 0:
                raise TooLarge("more positions than the odds may open")
            if stand.hp > 0 and stand.worst(unseen + loose + road.known, road.length) < stand.hp:
                ways = FACTORIALS[n] * FACTORIALS[road.hidden]
            elif road.kind is not None:
                ways = self._meet(stand, road.kind, rest, unseen, n, loose, met)
            else:
                ways = self._any(stand, rest, unseen, n, loose, met) * (road.hidden - size(loose))
                ways += self._loose(stand, rest, unseen, n, loose, met)
            self._ways[key] = ways
        return ways

    def _any(self, stand: _Stand, rest: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live when the next card is any of the unseen ones."""
        ways = 0
        n -= 1
        for kind, shift, one in self._kinds:
            copies = unseen >> shift & ONE_KIND
            if copies:
                after = None if met & 1 << kind else stand.sure[kind]
                if after is None:
                    ways += copies * self._meet(stand, kind, rest, unseen - one, n, loose, met)
                else:
                    ways += copies * self._next(after, rest, unseen - one, n, loose, met | 1 << kind)
        return ways

    def _loose(self, stand: _Stand, rest: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live when the next card is one of the loose ones, which the seat knows again."""
        ways = 0
        for kind, shift, one in self._kinds if loose else ():
            copies = loose >> shift & ONE_KIND
            if copies:
                ways += copies * self._meet(stand, kind, rest, unseen, n, loose - one, met)
        return ways

    def _meet(self, stand: _Stand, kind: int, rest: Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live once this kind has been turned: the best of the choices there are."""
        who = self._identity(stand, kind, rest.length) if self._shaped[kind] else kind
        options = self._options(stand, kind, met >> who & 1, rest.length)
        ways = self._take(options[0], who, rest, unseen, n, loose, met)
        if len(options) > 1 and ways < FACTORIALS[n] * FACTORIALS[rest.hidden]:
            for option in options[1:]:
                ways = max(ways, self._take(option, who, rest, unseen, n, loose, met))
        return ways

    def _take(self, option: _Option, kind: int, rest: Road, unseen: int, n: int, loose: int, met: int) -> int:
        after, swapped = option
        if swapped:
            return self._any(after, rest, unseen, n, loose, met)
        return self._next(after, rest, unseen, n, loose, met | 1 << kind)

    # -- where the hero can stand, made as they are needed ----------------------------------------

    def _options(self, stand: _Stand, kind: int, again: int, left: int) -> list[_Option]:
        """What can become of the hero when this kind is turned, for the first time or again, with so many left."""
        shaped = self._shaped[kind]
        options = stand.shaped.get((kind, again, left)) if shaped else stand.options[again][kind]
        if options is None:
            monster = self.rules.box.kinds[kind]
            run = self._meeting(stand, kind, again, left) if shaped else stand.run
            if again and not shaped:
                run = stand.run._replace(met=(*stand.run.met, monster))
            options = []
            for way in self.rules.ways(run, monster, self._deck):
                option = self._stand(way.run), way.meeting.why == "swapped"
                if option not in options:
                    options.append(option)
            if shaped:
                stand.shaped[kind, again, left] = options
            else:
                stand.options[again][kind] = options
                if len(options) == 1 and not again:
                    stand.sure[kind] = options[0][0]
        return options

    def _meeting(self, stand: _Stand, kind: int, again: int, left: int) -> Run:
        """The run just before a card whose shape depends on the moment: its length gives the rank."""
        before = list(stand.run.met)
        if self.total:
            before += APART[: self.total - left - 1 - len(before)]
        if again and not stand.run.met:
            before[:1] = [
                self.rules.identity(stand.run._replace(met=tuple(before)), self.rules.box.kinds[kind])[0]
            ]
        return stand.run._replace(met=tuple(before))

    def _identity(self, stand: _Stand, kind: int, left: int) -> int:
        run = self._meeting(stand, kind, 0, left)
        return self.rules.index[self.rules.identity(run, self.rules.box.kinds[kind])[0]]

    def _stand(self, run: Run) -> _Stand:
        """Forget what can matter no more: the past, tiles that gave their HP, and an Omnipotence that is lost.

        The kinds met are kept beside, for as long as they may count. Tiles are all kept while they may be counted
        (the Mimic) or discarded (the Cube, the Smoke Bomb).
        """
        hero, hp, tiles, named, skip, _, alive, lucky, charmed, successes, _ = run
        hopeless = "omnipotence" in tiles and not self.rules.omnipotent(run)
        kept = self._kept.get((tiles, hopeless))
        if kept is None:
            kept = self._kept[tiles, hopeless] = self._keep(tiles, hopeless)
        run = Run(hero, hp, kept[0], named, skip, kept[1], alive, lucky, charmed, successes)
        stand = self._stands.get(run)
        if stand is None:
            stand = self._stands[run] = _Stand(self, run)
        return stand

    def outlook(self, run: Run) -> tuple[tuple[int, ...], list[tuple[int, int]]]:
        """Which kinds a tile simply stops, and the most that each of the others can hurt, worst first."""
        key = run.tiles, run.named, min(run.hp, 5), run.lucky, run.charmed, run.successes
        found = self._outlooks.get(key)
        if found is None:
            kinds = list(enumerate(self.rules.box.kinds))
            stopped = tuple(BITS * i for i, kind in kinds if self.rules.simply_stops(run, kind))
            harm = [(_most_harm(self, run, kind), BITS * i) for i, kind in kinds]
            found = stopped, sorted([entry for entry in harm if entry[0]], reverse=True)
            self._outlooks[key] = found
        return found

    def _keep(self, tiles: Tiles, hopeless: bool) -> tuple[Tiles, Tiles]:
        """The tiles that can still matter, and what stands for the past."""
        if self._counts_tiles or self.rules.may_cost_a_tile(tiles):
            return tiles, LOST if hopeless else ()
        forgotten = self._spent_or_lost if hopeless else self._spent
        return tuple([tile for tile in tiles if tile not in forgotten]), ()

    def _road(self, places: tuple[str | None, ...]) -> Road:
        road = self._roads.get(places)
        if road is None:
            rest = self._road(places[1:]) if places else None
            road = self._roads[places] = Road(
                self.rules.index[places[0]] if places and places[0] else None, rest
            )
        return road

    def _packed(self, counts: Counts) -> int:
        return sum(n * one for n, (_, _, one) in zip(counts, self._all_kinds, strict=True))

    def _mask(self, met: tuple[str, ...]) -> int:
        return sum([1 << self.rules.index[kind] for kind in set(met)])


class _Stand:
    """All that decides what the next cards can do to a hero."""

    __slots__ = (
        "again", "harm", "hopes", "hp", "kept", "lost", "merge", "merging", "options", "remembers", "run", "shaped",
        "sure",
    )  # fmt: skip

    def __init__(self, chances: Chances, run: Run) -> None:
        rules = chances.rules
        kinds = rules.box.kinds
        self.run = run
        self.hp = run.hp
        self.hopes = rules.omnipotent(run)
        self.again = rules.knows_again(run.tiles)
        self.remembers = self.hopes or self.again
        self.lost = not rules.survived(run)
        self.options: tuple[list[list[_Option] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.shaped: dict[tuple[int, int, int], list[_Option]] = {}
        self.sure: list[_Stand | None] = [None] * len(kinds)  # where the only option leads
        # Kinds that a tile simply stops have the same future, unless every kind counts or the tile may go.
        self.kept = not (self.hopes or chances.cube or rules.may_cost_a_tile(run.tiles))
        stopped, self.harm = chances.outlook(run)
        self.merge = stopped if self.kept else ()
        self.merging = sum([ONE_KIND << shift for shift in self.merge[1:]])

    def merges(self, met: int) -> tuple[int, ...]:
        """With the Royal Scepter the kinds already met are stopped as well."""
        if not self.kept:
            return ()
        return tuple(sorted({*self.merge, *(BITS * i for i in range(BASE) if met >> i & 1)}))

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


_Option = tuple[_Stand, bool]
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
