"""Where a hero can stand inside: all that decides what the cards to come can do, and nothing that cannot matter.

Positions are made as they are needed and kept, so that the counting in `knowledge` follows links between them and asks
the rules about each only once.
"""

from __future__ import annotations

from ..rules.effects import COUNT, CUBE, MIMIC, OMNIPOTENCE, POLYMORPH, SHAPESHIFTER
from ..rules.meeting import Rules
from ..rules.records import Run, Tiles
from .alike import Alike, Group
from .piles import BITS, ONE_KIND, Move, moves

MANY = 8_000  # places where a hero may stand, about 40 MB
NO_MOVES: tuple[int, list[Move]] = (0, [])
BASE = 8  # kinds without an effect, which come first
APART = tuple(f"card {n}" for n in range(20))  # stands for cards met whose identity can matter no more
LOST: Tiles = ("a pair", "a pair")  # what was met, once Omnipotence cannot win any more


class Stand:
    """All that decides what the next cards can do to a hero, while some `watched` cards are still to come."""

    __slots__ = (
        "afters", "again", "harm", "hopes", "hp", "later", "looks_up", "lost", "may_lose", "merging", "options",
        "question", "ranked", "remembers", "run", "stopped", "survivable", "watched",
    )  # fmt: skip

    def __init__(self, stands: Stands, run: Run, watched: int) -> None:
        rules = stands.rules
        kinds = rules.box.kinds
        self.run = run
        self.watched = watched
        self.hp = run.hp
        self.hopes = rules.omnipotent(run)
        self.again = rules.equipment.knows_again(run.tiles)
        self.remembers = self.hopes or self.again
        self.lost = not rules.survived(run)
        # By kind, met for the first time and again; where they lead, if no card is swapped; those of the Shapeshifter.
        self.options: tuple[list[list[Option] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.afters: tuple[list[list[Stand] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.ranked: dict[tuple[int, int, int], list[Option]] = {}
        self.question = 0  # the last one that led here
        self.later: dict[int, Stand] = {}
        self.harm = stands.harms(run)
        self.survivable: tuple[int, int] | None = None
        # With Polymorph, or a card that may come as a kind already met, the last card must be turned.
        self.looks_up = not (POLYMORPH in run.tiles or (self.remembers and stands.posing))
        # A tile may still have to be discarded, and what it stops would not be stopped any more.
        self.may_lose = bool(watched & stands.cube) or rules.equipment.may_cost_a_tile(run.tiles)
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


class Stands:
    """All the places where one hero may stand, with one kind named.

    `specials` are the special monsters that may still come, `total` the cards of the whole dungeon (which gives
    the Shapeshifter its rank).
    """

    def __init__(self, rules: Rules, can_swap: bool, specials: Tiles, total: int) -> None:
        self.rules = rules
        kinds = rules.box.kinds
        absent = set(rules.box.specials) - set(specials)
        all_kinds = [(i, BITS * i, 1 << BITS * i) for i in range(len(kinds))]
        self.kinds = [entry for entry in all_kinds if kinds[entry[0]] not in absent]
        self.total = total
        self._alike = Alike(rules, [i for i, _, _ in self.kinds])
        effects = [rules.box.monsters[kind].effect for kind in kinds]
        self._ranked = [effect == SHAPESHIFTER for effect in effects]
        self._spent = {tile.id for tile in rules.box.tiles.values() if not rules.equipment.acts(tile)}
        self._spent_or_lost = self._spent | {OMNIPOTENCE}
        # The cards that may come as another kind, and whether there are any.
        self.poses = [effect in (COUNT, SHAPESHIFTER) for effect in effects]
        self.posing = any(poses and kinds[i] in specials for i, poses in enumerate(self.poses))
        # The cards for which tiles count: the Cube takes one, the Mimic is as strong as there are tiles.
        self.cube = sum([ONE_KIND << BITS * i for i, effect in enumerate(effects) if effect == CUBE])
        self.watched = self.cube | sum(
            [ONE_KIND << BITS * i for i, effect in enumerate(effects) if effect == MIMIC]
        )
        self.deck = int(can_swap)  # the deck never grows, and one card is enough for the one Polymorph
        self._made: dict[tuple[Run, int], Stand] = {}
        self._after: dict[tuple[Run, str], list[tuple[Run, bool]]] = {}
        self._merging: dict[tuple[Group, int], tuple[int, list[Move]]] = {}
        self._harms: dict[tuple[object, ...], list[tuple[int, int]]] = {}
        self._kept: dict[tuple[Tiles, bool, bool], tuple[Tiles, Tiles]] = {}
        self._fallen = Stand(self, Run("", 0, (), alive=False), 0)

    @property
    def many(self) -> bool:
        """Whether so many have been made that it is time to forget them."""
        return len(self._made) > MANY

    def forget(self) -> None:
        """Start afresh."""
        self._made.clear()
        self._after.clear()

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
        ranked = self._ranked[kind]
        options = stand.ranked.get((kind, again, left)) if ranked else stand.options[again][kind]
        if options is not None:
            return options
        monster = self.rules.box.kinds[kind]
        run = self._meeting(stand, kind, again, left) if ranked else stand.run
        if again and not ranked:
            run = run._replace(met=(*run.met, self.rules.equipment.identity(run, monster)[0]))
        watched = stand.watched & ~(ONE_KIND << BITS * kind)  # there is one Cube, one Mimic
        options = []
        for after, swapped in self._outcomes(run, monster):
            option = self.at(after, watched), swapped
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
            ways = self.rules.ways(run, monster, self.deck)
            found = self._after[run, monster] = [(way.run, way.meeting.why == "swapped") for way in ways]
        return found

    def later(self, stand: Stand, watched: int) -> Stand:
        """The same once the Cube or the Mimic is gone."""
        later = stand.later[watched] = self.at(stand.run, watched)
        return later

    def _meeting(self, stand: Stand, kind: int, again: int, left: int) -> Run:
        """The run just before a card whose shape depends on the moment: its length gives the rank."""
        before = list(stand.run.met)
        if self.total:
            before += APART[: self.total - left - 1 - len(before)]
        if again and not stand.run.met:
            before[:1] = [
                self.rules.equipment.identity(
                    stand.run._replace(met=tuple(before)), self.rules.box.kinds[kind]
                )[0]
            ]
        return stand.run._replace(met=tuple(before))

    def identity(self, stand: Stand, kind: int, left: int) -> int:
        """As what a card comes that may pose as another kind."""
        run = self._meeting(stand, kind, 0, left)
        return self.rules.index[self.rules.equipment.identity(run, self.rules.box.kinds[kind])[0]]

    def at(self, run: Run, watched: int) -> Stand:
        """Forget what can matter no more: the past, tiles that gave their HP, and an Omnipotence that is lost.

        The kinds met are kept beside, for as long as they may count. Tiles are all kept while they may be counted
        (the Mimic) or discarded (the Cube, the Smoke Bomb); `watched` are the cards still to come that do so.
        """
        hero, hp, tiles, named, skip, _, alive, lucky, charmed, successes, _ = run
        hopeless = OMNIPOTENCE in tiles and not self.rules.omnipotent(run)
        if not alive and (hopeless or OMNIPOTENCE not in tiles):
            return self._fallen
        kept = self._kept.get((tiles, hopeless, watched > 0))
        if kept is None:
            kept = self._kept[tiles, hopeless, watched > 0] = self._keep(tiles, hopeless, watched > 0)
        run = Run(hero, hp, kept[0], named, skip, kept[1], alive, lucky, charmed, successes)
        stand = self._made.get((run, watched))
        if stand is None:
            stand = self._made[run, watched] = Stand(self, run, watched)
        return stand

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
        if watched or self.rules.equipment.may_cost_a_tile(tiles):
            return tiles, LOST if hopeless else ()
        forgotten = self._spent_or_lost if hopeless else self._spent
        return tuple([tile for tile in tiles if tile not in forgotten]), ()


def _most_harm(stands: Stands, run: Run, kind: str) -> int:
    """The most a card of this kind can hurt, whenever it comes, if no tile is used by choice."""
    rules = stands.rules
    monster = rules.box.monsters[kind]
    if monster.effect == CUBE:  # a tile with hit points may always be given, so that no other is lost
        given = [rules.box.tiles[tile].hp for tile in run.tiles if rules.box.tiles[tile].hp]
        return min(given) if given else 99 if run.tiles else 0
    if monster.effect == SHAPESHIFTER:
        return rules.equipment.damage(run, stands.total)
    seen = rules.equipment.identity(run, kind)
    tile = rules.equipment.answer(run, kind)
    if tile is not None and tile.always and monster.effect != MIMIC:
        return 0
    return rules.equipment.damage(run, seen[1] or 0)
