"""A dungeon run as somebody outside the truth knows it: the cards to come are luck, counted exactly.

The chance to live is a whole number of ways over a whole number of lay-outs. With n unseen cards and h
hidden places a position has n! h! equally likely lay-outs; each card turned takes one factor away, so ways
are only ever added, compared and multiplied by counts, and no fraction is made before the end.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import NamedTuple

from ...engine.state import Action
from .records import Counts, Run
from .rules import Rules

BITS = 4  # a kind's count in a packed number: up to 15 cards
ONE_KIND = (1 << BITS) - 1
FACTORIALS = tuple(factorial(n) for n in range(20))
ENOUGH = 40_000  # answers kept, about 10 MB


class Pile(NamedTuple):
    """What is known of the cards still to meet.

    `places` has an entry a card in meeting order: its kind, or None. `loose` counts, by kind, cards known to
    be under some None without knowing which. `unseen` counts the cards nobody has placed; they fill the
    other Nones, the deck of `deck` cards, and what others set aside.
    """

    places: tuple[str | None, ...]
    unseen: Counts
    loose: Counts
    deck: int


class Chances:
    """The exact chance to live under best play, for one hero with one kind named.

    Answers are kept: a game asks about neighbouring positions all the time.
    """

    def __init__(self, rules: Rules, can_swap: bool) -> None:
        self.rules = rules
        self._kinds = [(i, BITS * i, 1 << BITS * i) for i in range(len(rules.box.kinds))]
        self._spent = {
            tile.id for tile in rules.box.tiles.values() if tile.beats is None and tile.effect is None
        }
        self._spent_or_lost = self._spent | {"omnipotence"}
        self._deck = int(can_swap)  # the deck never grows, and one card is enough for the one Polymorph
        self._stands: dict[Run, _Stand] = {}
        self._roads: dict[tuple[str | None, ...], _Road] = {}
        self._ways: dict[tuple[_Stand, _Road, int, int, int], int] = {}

    def value(self, run: Run, pile: Pile, facing: str = "", action: Action | None = None) -> Fraction:
        """The chance before the next card is turned; or facing a card, with best play or after the action."""
        if len(self._ways) > ENOUGH:
            self._ways.clear()
            self._roads.clear()
        road = self._road(pile.places)
        unseen, loose, n = self._packed(pile.unseen), self._packed(pile.loose), sum(pile.unseen)
        stand, met = self._stand(run), self._mask(run.met)
        if not facing:
            ways = self._next(stand, road, unseen, n, loose, met)
        else:
            kind = self.rules.index[facing]
            options = self._options(stand, kind, met >> kind & 1)
            chosen = range(len(options)) if action is None else [self._actions(run, facing).index(action)]
            ways = max(self._take(options[i], kind, road, unseen, n, loose, met) for i in chosen)
        return Fraction(ways, FACTORIALS[n] * FACTORIALS[road.hidden])

    def _actions(self, run: Run, facing: str) -> list[Action]:
        return [("face",), *(("use", tile) for tile in self.rules.usable(run, facing, self._deck))]

    # -- counting ---------------------------------------------------------------------------------

    def _next(self, stand: _Stand, road: _Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live from before the next card is turned."""
        if stand.lost:
            return 0
        rest = road.rest
        if rest is None:
            return FACTORIALS[n]
        if (unseen | loose) & stand.merging:
            unseen, loose = _merged(unseen, stand.merge), _merged(loose, stand.merge)
        if not stand.hopes:
            met = 0
        key = stand, road, unseen, loose, met
        ways = self._ways.get(key)
        if ways is None:
            if stand.hp > 0 and stand.worst(unseen + loose + road.known, road.length) < stand.hp:
                ways = FACTORIALS[n] * FACTORIALS[road.hidden]
            elif road.kind is not None:
                ways = self._meet(stand, road.kind, rest, unseen, n, loose, met)
            else:
                ways = self._any(stand, rest, unseen, n, loose, met) * (road.hidden - _size(loose))
                ways += self._loose(stand, rest, unseen, n, loose, met)
            self._ways[key] = ways
        return ways

    def _any(self, stand: _Stand, rest: _Road, unseen: int, n: int, loose: int, met: int) -> int:
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

    def _loose(self, stand: _Stand, rest: _Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live when the next card is one of the loose ones."""
        ways = 0
        for kind, shift, one in self._kinds if loose else ():
            copies = loose >> shift & ONE_KIND
            if copies:
                ways += copies * self._meet(stand, kind, rest, unseen, n, loose - one, met)
        return ways

    def _meet(self, stand: _Stand, kind: int, rest: _Road, unseen: int, n: int, loose: int, met: int) -> int:
        """Ways to live once this kind has been turned: the best of the choices there are."""
        options = self._options(stand, kind, met >> kind & 1)
        ways = self._take(options[0], kind, rest, unseen, n, loose, met)
        if len(options) > 1 and ways < FACTORIALS[n] * FACTORIALS[rest.hidden]:
            for option in options[1:]:
                ways = max(ways, self._take(option, kind, rest, unseen, n, loose, met))
        return ways

    def _take(
        self, option: _Option, kind: int, rest: _Road, unseen: int, n: int, loose: int, met: int
    ) -> int:
        after, swapped = option
        if swapped:
            return self._any(after, rest, unseen, n, loose, met)
        return self._next(after, rest, unseen, n, loose, met | 1 << kind)

    # -- where the hero can stand, made as they are needed ----------------------------------------

    def _options(self, stand: _Stand, kind: int, again: int) -> list[_Option]:
        """What can become of the hero when this kind is turned, for the first time or again."""
        options = stand.options[again][kind]
        if options is None:
            monster = self.rules.box.kinds[kind]
            run = stand.run._replace(met=(monster,)) if again else stand.run
            options = [(self._stand(self.rules.meet(run, monster)[0]), False)]
            for tile in self.rules.usable(run, monster, self._deck):
                after, meeting = self.rules.use(run, monster, tile)
                options.append((self._stand(after), meeting.why == "swapped"))
            stand.options[again][kind] = options
            if len(options) == 1 and not again:
                stand.sure[kind] = options[0][0]
        return options

    def _stand(self, run: Run) -> _Stand:
        """Forget what can matter no more: the past, tiles that gave their HP, and an Omnipotence that is lost.

        The kinds met are kept beside, for as long as Omnipotence may win.
        """
        forgotten = self._spent if self.rules.omnipotent(run) else self._spent_or_lost
        tiles = tuple([tile for tile in run.tiles if tile not in forgotten])
        run = Run(run.hero, run.hp, tiles, run.named, run.skip, (), run.alive)
        stand = self._stands.get(run)
        if stand is None:
            stand = self._stands[run] = _Stand(self.rules, run)
        return stand

    def _road(self, places: tuple[str | None, ...]) -> _Road:
        road = self._roads.get(places)
        if road is None:
            rest = self._road(places[1:]) if places else None
            road = self._roads[places] = _Road(
                self.rules.index[places[0]] if places and places[0] else None, rest
            )
        return road

    def _packed(self, counts: Counts) -> int:
        return sum(n * one for n, (_, _, one) in zip(counts, self._kinds, strict=True))

    def _mask(self, met: tuple[str, ...]) -> int:
        return sum(1 << self.rules.index[kind] for kind in set(met))


class _Stand:
    """All that decides what the next cards can do to a hero."""

    __slots__ = ("harm", "hopes", "hp", "lost", "merge", "merging", "options", "run", "sure")

    def __init__(self, rules: Rules, run: Run) -> None:
        kinds = rules.box.kinds
        self.run = run
        self.hp = run.hp
        self.hopes = rules.omnipotent(run)
        self.lost = not rules.survived(run)
        self.options: tuple[list[list[_Option] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.sure: list[_Stand | None] = [None] * len(kinds)  # where the only option leads
        # Kinds that a tile simply stops have the same future, unless every kind counts.
        stopped = [BITS * i for i, kind in enumerate(kinds) if rules.simply_stops(run, kind)]
        self.merge = () if self.hopes else tuple(stopped)
        self.merging = sum(ONE_KIND << shift for shift in self.merge[1:])
        hurting = [
            (rules.box.monsters[kind].strength or 0, BITS * i)
            for i, kind in enumerate(kinds)
            if not rules.answer(run, kind)
        ]
        self.harm = sorted(hurting, reverse=True)

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


class _Road:
    """The places still ahead: the kind in the next one if it is known, and the rest."""

    __slots__ = ("hidden", "kind", "known", "length", "rest")

    def __init__(self, kind: int | None, rest: _Road | None) -> None:
        self.kind = kind
        self.rest = rest
        self.length: int = 0 if rest is None else rest.length + 1
        self.hidden: int = 0 if rest is None else rest.hidden + (kind is None)
        self.known: int = 0 if rest is None else rest.known + (0 if kind is None else 1 << BITS * kind)


def _merged(cards: int, shifts: tuple[int, ...]) -> int:
    """All the cards of these kinds counted as the first of them."""
    for shift in shifts[1:]:
        copies = cards >> shift & ONE_KIND
        if copies:
            cards += (copies << shifts[0]) - (copies << shift)
    return cards


def _size(cards: int) -> int:
    size = 0
    while cards:
        size += cards & ONE_KIND
        cards >>= BITS
    return size
