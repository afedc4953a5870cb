"""Where a hero can stand inside: these tiles with so many hit points, which is all that decides what can come.

Positions are made as they are needed and kept, so that the counting follows links between them.
"""

from __future__ import annotations

from functools import lru_cache

from ..rules.effects import CUBE, MIMIC, SHAPESHIFTER
from ..rules.meeting import Rules
from ..rules.records import Run, Tiles
from .alike import Alike, Group
from .outfits import Outfit, Outfits
from .piles import BITS, ONE_KIND, Move, moves

MANY = 8_000  # places where a hero may stand, about 40 MB
NO_MOVES: tuple[int, list[Move]] = (0, [])
BASE = 8  # kinds without an effect, which come first


class Stand:
    """A hero in an outfit, or fallen, with all that follows from it for the cards that may come."""

    __slots__ = (
        "afters", "again", "harm", "hopes", "hp", "later", "looks_up", "lost", "may_lose", "merging", "options",
        "outfit", "question", "ranked", "remembers", "stopped", "survivable", "watched",
    )  # fmt: skip

    def __init__(self, stands: Stands, outfit: Outfit, hp: int) -> None:
        kinds = stands.outfits.rules.box.kinds
        self.outfit = outfit
        self.hp = hp
        self.watched = outfit.watched
        self.hopes = outfit.hopes
        self.again = outfit.again
        self.remembers = outfit.remembers
        self.may_lose = outfit.may_lose
        self.lost = not (hp or outfit.hopes)
        # By kind, met for the first time and again; where they lead, if no card is swapped; those of the Shapeshifter.
        self.options: tuple[list[list[Option] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.afters: tuple[list[list[Stand] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.ranked: dict[tuple[int, int, int], list[Option]] = {}
        self.question = 0  # the last one that led here
        self.later: dict[int, Stand] = {}
        self.harm = most_harms(stands.outfits.rules, self.run, stands.specials, stands.total)
        self.survivable: tuple[int, int] | None = None
        # With Polymorph, or a card that may come as a kind already met, the last card must be turned.
        self.looks_up = not (outfit.swaps or (self.remembers and stands.posing))
        self.stopped: Group = ()
        self.merging: tuple[int, list[Move]] | None = None  # how to count kinds that are alike as one

    @property
    def run(self) -> Run:
        """The hero as the rules know one."""
        return self.outfit.run._replace(hp=self.hp, alive=self.hp > 0)

    def worst(self, cards: int, draws: int) -> int:
        """The most that so many of the cards can hurt."""
        return worst(self.harm, cards, draws)


Option = tuple[Stand, bool]
"""Where the hero stands after a choice, and whether a new card now takes the place of the one turned."""


class Stands:
    """All the places where one hero may stand, with one kind named.

    `specials` are the special monsters that may still come, `total` the cards of the whole dungeon (which gives
    the Shapeshifter its rank).
    """

    def __init__(self, outfits: Outfits, specials: Tiles, total: int) -> None:
        self.outfits = outfits
        rules = outfits.rules
        absent = set(rules.box.specials).difference(specials)
        self.kinds = [entry for entry in outfits.kinds if rules.box.kinds[entry[0]] not in absent]
        self.specials = specials
        self.total = total
        self._alike = Alike(rules, [i for i, _, _ in self.kinds])
        self.posing = any(outfits.poses[i] for i, _, _ in self.kinds)
        self._made: dict[tuple[Outfit, int], Stand] = {}
        self._merging: dict[tuple[Group, int], tuple[int, list[Move]]] = {}
        nothing = Run("", 0, (), alive=False)
        self._fallen = Stand(self, Outfit(outfits, nothing, 0), 0)

    @property
    def many(self) -> bool:
        """Whether so many have been made that it is time to forget them."""
        return len(self._made) > MANY

    def forget(self) -> None:
        """Start afresh."""
        self._made.clear()

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

    def options(self, stand: Stand, kind: int, again: int, left: int) -> list[Option]:
        """What can become of the hero when this kind is turned, for the first time or again, with so many left."""
        ranked = self.outfits.ranked[kind]
        options = stand.ranked.get((kind, again, left)) if ranked else stand.options[again][kind]
        if options is not None:
            return options
        options = []
        for way in self.outfits.options(stand.outfit, kind, again, self.total - left):
            lead = way.lead(stand.hp)
            if lead is not None and (option := (self.at(*lead), way.swapped)) not in options:
                options.append(option)
        options = options or [(self._fallen, False)]
        if ranked:
            stand.ranked[kind, again, left] = options
            return options
        stand.options[again][kind] = options
        if not any(swapped for _, swapped in options) and not (stand.remembers and self.outfits.poses[kind]):
            stand.afters[again][kind] = [after for after, _ in options]
        return options

    def at(self, outfit: Outfit, hp: int) -> Stand:
        """The one place for this outfit and so many hit points."""
        stand = self._made.get((outfit, hp))
        if stand is None:
            stand = self._made[outfit, hp] = Stand(self, outfit, hp)
        return stand

    def start(self, run: Run, watched: int) -> Stand:
        """Where a run stands while some `watched` cards are to come."""
        outfit = self.outfits.at(run, watched)
        return self._fallen if outfit is None else self.at(outfit, run.hp)

    def later(self, stand: Stand, watched: int) -> Stand:
        """The same once the Cube or the Mimic is gone."""
        later = stand.later[watched] = self.at(self.outfits.later(stand.outfit, watched), stand.hp)
        return later

    def identity(self, stand: Stand, kind: int, left: int) -> int:
        """As what a card comes that may pose as another kind."""
        return self.outfits.identity(stand.outfit, kind, self.total - left)

    def merge(self, stand: Stand) -> tuple[int, list[Move]]:
        """How to count kinds that are alike as one; while Omnipotence may win, every kind counts."""
        groups = [] if stand.hopes else self._alike.groups(stand.run, stand.may_lose)
        if groups and not stand.may_lose:
            stand.stopped = groups[0]
        stand.merging = moves([] if stand.again else [group for group in groups if len(group) > 1])
        return stand.merging

    def merge_after(self, stand: Stand, met: int) -> tuple[int, list[Move]]:
        """With the Royal Scepter the kinds already met are stopped as well, unless it may be lost."""
        if stand.may_lose:
            return NO_MOVES
        found = self._merging.get((stand.stopped, met))
        if found is None:
            group = sorted({*stand.stopped, *[BITS * i for i in range(BASE) if met >> BITS * i & 1]})
            found = self._merging[stand.stopped, met] = moves([group] if group else [])
        return found


Harms = list[tuple[int, int]]
"""The most that each kind can hurt and its place, worst first, without those that cannot."""


def worst(harms: Harms, cards: int, draws: int) -> int:
    """The most that so many of the cards can hurt."""
    total = 0
    for harm, shift in harms:
        copies = cards >> shift & ONE_KIND
        if copies >= draws:
            return total + draws * harm
        total += copies * harm
        draws -= copies
    return total


def most_harms(rules: Rules, run: Run, specials: Tiles, total: int) -> Harms:
    """The most that each kind can hurt a run, if no tile is used by choice."""
    _, hp, tiles, named, _, _, _, lucky, charmed, successes, _ = run
    return _most_harms(rules, specials, total, tiles, named, min(hp, 5), lucky, charmed, successes)


@lru_cache(maxsize=4096)
def _most_harms(
    rules: Rules,
    specials: Tiles,
    total: int,
    tiles: Tiles,
    named: str | None,
    hp: int,
    lucky: bool,
    charmed: int,
    successes: int,
) -> Harms:
    run = Run("", hp, tiles, named, lucky=lucky, charmed=charmed, successes=successes)
    harms = [
        (_most_harm(rules, run, kind, total), BITS * i)
        for i, kind in enumerate(rules.box.kinds)
        if kind in specials or kind not in rules.box.specials
    ]
    return sorted([entry for entry in harms if entry[0]], reverse=True)


def _most_harm(rules: Rules, run: Run, kind: str, total: int) -> int:
    """The most a card of this kind can hurt, whenever it comes, if no tile is used by choice."""
    monster = rules.box.monsters[kind]
    if monster.effect == CUBE:  # a tile with hit points may always be given, so that no other is lost
        given = [rules.box.tiles[tile].hp for tile in run.tiles if rules.box.tiles[tile].hp]
        return min(given) if given else 99 if run.tiles else 0
    if monster.effect == SHAPESHIFTER:
        return rules.equipment.damage(run, total)
    seen = rules.equipment.identity(run, kind)
    tile = rules.equipment.answer(run, kind)
    if tile is not None and tile.always and monster.effect != MIMIC:
        return 0
    return rules.equipment.damage(run, seen[1] or 0)
