"""What to choose inside where counting would take too long: the best choice if no card were ever used up.

With every hidden card drawn afresh from all that are unseen now, a hero's prospects depend on nothing but where he
stands and how far he has to go, so that they are few and found quickly. The plan looks one card ahead with the
cards that are really left, and counts exactly when few are left. It never looks at the cards of the dungeon.
"""

from __future__ import annotations

from ..rules.effects import SHAPESHIFTER
from ..rules.records import Run
from .count import Chances
from .piles import BITS, ONE_KIND, Pile, Road, size
from .stands import Option, Stand

END = 2  # so many cards left are counted


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
        hidden, loose, n = pile.places.count(None), sum(pile.loose), max(1, sum(pile.unseen))
        share = (hidden - loose) / n
        self._odds = [
            (kind, shift, (pile.loose[kind] + pile.unseen[kind] * share) / max(1, hidden))
            for kind, shift, _ in chances.kinds
            if pile.loose[kind] or pile.unseen[kind]
        ]
        self._cards = max(2, n + loose)
        self._alike = [0] * len(pile.unseen)  # cards that come as a kind
        for kind, _, _ in self._odds:
            self._alike[self._who[kind]] += pile.unseen[kind] + pile.loose[kind]
        self._length = len(pile.places)
        self._there = (
            chances.packed(pile.unseen) + chances.packed(pile.loose) + chances.road(pile.places).known
        )
        self._goblin = BITS * rules.index["goblin"]
        self._goblins = run.charmed + max(1, self._there >> self._goblin & ONE_KIND)
        self._worth: dict[tuple[Stand, Road], float] = {}

    def choose(
        self, options: list[Option], who: int, rest: Road, unseen: int, n: int, loose: int, met: int
    ) -> Option:
        """The option that promises most."""
        return max(options, key=lambda option: self._promise(option, who, rest, unseen, n, loose, met))

    def _promise(
        self, option: Option, who: int, rest: Road, unseen: int, n: int, loose: int, met: int
    ) -> float:
        after, swapped = option
        if after.lost:
            return 0.0
        if swapped:
            return self._ahead(after, rest, unseen, n, 0, 1, met)
        met |= ONE_KIND << BITS * who
        if rest.rest is None or rest.length <= END:
            return self.chances.chance(after, rest, unseen, n, loose, met)
        if rest.kind is not None:
            return self._best(after, rest.kind, met >> BITS * rest.kind & 1, rest.rest)
        return self._ahead(after, rest.rest, unseen, n, loose, rest.hidden, met)

    def _ahead(
        self, stand: Stand, rest: Road, unseen: int, n: int, loose: int, hidden: int, met: int
    ) -> float:
        """The prospects before a hidden card, with the cards that are really left."""
        share = (hidden - size(loose)) / max(1, n)
        worth = 0.0
        for kind, shift, _ in self.chances.kinds:
            odds = (loose >> shift & ONE_KIND) + (unseen >> shift & ONE_KIND) * share
            if odds:
                worth += odds * self._best(stand, kind, met >> shift & 1, rest)
        return worth / hidden

    def _best(self, stand: Stand, kind: int, again: int, rest: Road) -> float:
        """The prospects on meeting a kind."""
        best = 0.0
        for after, swapped in self.chances.stands.options(
            stand, kind, again if stand.remembers else 0, rest.length
        ):
            found = self.worth(after, rest.covered() if swapped else rest)
            if found > best:
                best = found
        return best

    def worth(self, stand: Stand, road: Road) -> float:
        """The chance to live if every hidden card were drawn afresh."""
        rest = road.rest
        if stand.lost or rest is None:
            return 0.0 if stand.lost else 1.0
        found = self._worth.get((stand, road))
        if found is not None:
            return found
        if stand.hp > 0 and stand.worst(self._there, road.length) < stand.hp:
            found = 1.0  # no more than there are can come
        elif road.kind is not None:
            found = self._best(stand, road.kind, 0, rest)
        elif stand.remembers:
            found = self._remembering(stand, rest)
        else:
            found = self._drawn(stand, rest)
        self._worth[stand, road] = found
        return found

    def _drawn(self, stand: Stand, rest: Road) -> float:
        """The prospects before a hidden card."""
        odds = self._may_come(stand)
        if rest.rest is None and stand.looks_up:
            alive = (stand.survivable or self.chances.stands.find_survivable(stand))[0]
            worth = sum([p for _, shift, p in odds if alive >> shift & 1])
        else:
            worth = sum([p * self._best(stand, kind, 0, rest) for kind, _, p in odds])
        return _share(worth, sum([p for _, _, p in odds]))

    def _remembering(self, stand: Stand, rest: Road) -> float:
        """The same for who knows kinds again: each card may be the first of its kind or not."""
        worth = whole = 0.0
        turned = self._length - rest.length - 1
        for kind, _, p in self._may_come(stand):
            first, again = self._split(stand, self._who[kind], turned)
            whole += p * (first + again)
            if first:
                worth += p * first * self._best(stand, kind, 0, rest)
            if again:
                worth += p * again * self._best(stand, kind, 1, rest)
        return _share(worth, whole)

    def _may_come(self, stand: Stand) -> list[tuple[int, int, float]]:
        """The kinds drawn afresh, but never a second Cube or Mimic, nor more Goblins for the Flute than there are."""
        gone = self.chances.stands.watched & ~stand.watched
        if stand.run.charmed >= self._goblins:
            gone |= ONE_KIND << self._goblin
        return [entry for entry in self._odds if not gone >> entry[1] & 1]

    def _split(self, stand: Stand, who: int, turned: int) -> tuple[float, float]:
        """How often, with so many cards turned, one that comes as this kind is the first of it, and how often not.

        While Omnipotence may win no kind has come twice, so all other copies of those met are still there.
        """
        if self.met >> BITS * who & 1:
            return 0.0, 1.0
        copies = self._alike[who]
        if stand.hopes:
            met = min(1.0, copies * turned / self._cards)
            return 1 - met, met * (copies - 1) / copies
        twin = min(1.0, (copies - 1) * turned / (self._cards - 1))
        return 1 - twin, twin


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 1.0  # nothing is left that could come
