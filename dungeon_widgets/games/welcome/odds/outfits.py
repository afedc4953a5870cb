"""What the cards to come can do to a hero in these tiles, for any hit points.

Outfits are made as they are needed and kept, so that the counting follows links between them and asks the rules about
each only once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from ....engine.state import Action
from ..rules.effects import COUNT, CUBE, FLUTE, KNUCKLEBONES, MIMIC, OMNIPOTENCE, POLYMORPH, SHAPESHIFTER
from ..rules.meeting import Rules, Way
from ..rules.records import Run, Tiles
from .alike import Alike
from .lanes import IN_LANE, Lanes
from .piles import BITS, ONE_KIND

if TYPE_CHECKING:
    from .flows import Course, Flow

T = TypeVar("T")

MANY = 4_000  # outfits of one hero, about 40 MB
LONGEST = 15  # cards in a dungeon, and so the highest rank of a Shapeshifter
APART = tuple(f"card {n}" for n in range(20))  # stands for cards met whose identity can matter no more
LOST: Tiles = ("a pair", "a pair")  # what was met, once Omnipotence cannot win any more
ELSEWHERE = ("revived", "possessed")  # after these the hit points do not depend on those before


class Outfit:
    """All that decides what the next cards can do, but for the hit points, while some `watched` cards are to come."""

    __slots__ = (
        "again", "courses", "end", "first_alike", "flows", "harm", "hopes", "later", "leads", "may_lose", "options", "plain", "ranked",
        "remembers", "run", "swaps", "watched",
    )  # fmt: skip

    def __init__(self, outfits: Outfits, run: Run, watched: int) -> None:
        rules, kinds = outfits.rules, outfits.rules.box.kinds
        self.run = run
        self.watched = watched
        self.hopes = rules.omnipotent(run)
        self.again = rules.equipment.knows_again(run.tiles)
        self.remembers = self.hopes or self.again
        # Who lives if no card is left: all who have hit points, and who falls with Omnipotence.
        self.end = outfits.lanes.some(0 if self.hopes else 1, outfits.lanes.top + 1)
        # By kind, met for the first time and again; those of the Shapeshifter.
        self.options: tuple[list[tuple[Option, ...] | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.ranked: dict[tuple[int, int, int], tuple[Option, ...]] = {}
        self.flows: tuple[list[Flow | None], ...] = ([None] * len(kinds), [None] * len(kinds))
        self.courses: dict[Tiles, tuple[list[int], Course]] = {}
        self.leads: dict[tuple[int, int, int], list[Lead]] = {}
        self.later: dict[int, Outfit] = {}
        self.swaps = POLYMORPH in run.tiles
        self.first_alike: list[int] | None = None
        self.harm: tuple[int, ...] | None = None
        # Neither the order of the cards nor the hit points change what a card does.
        self.plain = not run.skip and all(rules.equipment.orderly(tile) for tile in run.tiles)
        # A tile may still have to be discarded, and what it stops would not be stopped any more.
        self.may_lose = bool(watched & outfits.cube) or rules.equipment.may_cost_a_tile(run.tiles)


Lead = tuple[Outfit, int, bool]
"""What is worn after a card, with how many hit points, and whether a new card now takes its place."""


class Option(NamedTuple):
    """One way to meet a card, from any number of hit points.

    `shifts` have an outfit to wear afterwards, the hit points lost, from which lane to which it is so, and a mask of
    them; from the lanes of `jumps` the hero comes to the same hit points, whatever they had. From all others they are lost.
    If `swapped`, a new card now takes the place of the one turned.
    """

    shifts: tuple[tuple[Outfit, int, int, int, int], ...]
    jumps: tuple[tuple[Outfit, int, int, int, int], ...]
    swapped: bool

    def lead(self, hp: int) -> tuple[Outfit, int] | None:
        """Where it leads with so many hit points; None if the hero is lost."""
        for outfit, lost, first, last, _ in self.shifts:
            if first <= hp <= last:
                return outfit, hp - lost
        for outfit, back, first, last, _ in self.jumps:
            if first <= hp <= last:
                return outfit, back
        return None


class Outfits:
    """All that one hero may come to wear; with `more` hit points than they can have at all, if somebody asks."""

    def __init__(self, rules: Rules, hero: str, can_swap: bool, more: int) -> None:
        self.rules = rules
        kinds = rules.box.kinds
        self.kinds = [(i, BITS * i, 1 << BITS * i) for i in range(len(kinds))]
        self.lanes = Lanes(most_hit_points(rules, hero) + more)
        self._alike = Alike(rules, [i for i, _, _ in self.kinds])
        effects = [rules.box.monsters[kind].effect for kind in kinds]
        self.ranked = [effect == SHAPESHIFTER for effect in effects]
        self._spent = {tile.id for tile in rules.box.tiles.values() if not rules.equipment.acts(tile)}
        self._spent_or_lost = self._spent | {OMNIPOTENCE}
        # The cards that may come as another kind.
        self.poses = [effect in (COUNT, SHAPESHIFTER) for effect in effects]
        # The cards for which tiles count: the Cube takes one, the Mimic is as strong as there are tiles.
        self.cube = _places(effects, CUBE)
        self.watched = self.cube | _places(effects, MIMIC)
        self._watched = [ONE_KIND << shift for _, shift, _ in self.kinds if self.watched >> shift & 1]
        own = map(rules.box.tiles.__getitem__, rules.box.heroes[hero].tiles)
        self.charms = any(tile.effect == FLUTE for tile in own)
        self.deck = int(can_swap)  # the deck never grows, and one card is enough for the one Polymorph
        self._made: dict[tuple[Run, int], Outfit] = {}
        # What is the same for many kinds and outfits is one object: fewer to look through when garbage is collected.
        self._same: dict[object, Any] = {}
        self.flows: dict[tuple[Option, ...], Flow] = {}
        self._kept: dict[tuple[Tiles, bool, bool], tuple[Tiles, Tiles]] = {}

    # -- one outfit -------------------------------------------------------------------------------

    def at(self, run: Run, watched: int) -> Outfit | None:
        """Forget what can matter no more: the past, tiles that gave their HP, and an Omnipotence that is lost.

        None if the hero is lost. The kinds met are kept beside, for as long as they may count. Tiles are all kept
        while they may be counted (the Mimic) or discarded (the Cube, the Smoke Bomb); `watched` are the cards still
        to come that do so.
        """
        hero, _, tiles, named, skip, _, alive, lucky, charmed, successes, _ = run
        hopeless = OMNIPOTENCE in tiles and not self.rules.omnipotent(run)
        if not alive and (hopeless or OMNIPOTENCE not in tiles):
            return None
        kept = self._kept.get((tiles, hopeless, watched > 0))
        if kept is None:
            kept = self._kept[tiles, hopeless, watched > 0] = self._keep(tiles, hopeless, watched > 0)
        run = Run(hero, self.lanes.top, kept[0], named, skip, kept[1], True, lucky, charmed, successes)
        outfit = self._made.get((run, watched))
        if outfit is None:
            if len(self._made) >= MANY:
                self._made.clear()
                self._same.clear()
                self.flows.clear()
            outfit = self._made[run, watched] = Outfit(self, run, watched)
        return outfit

    def _keep(self, tiles: Tiles, hopeless: bool, watched: bool) -> tuple[Tiles, Tiles]:
        """The tiles that can still matter, and what stands for the past."""
        if watched or self.rules.equipment.may_cost_a_tile(tiles):
            return tiles, LOST if hopeless else ()
        forgotten = self._spent_or_lost if hopeless else self._spent
        return tuple([tile for tile in tiles if tile not in forgotten]), ()

    def later(self, outfit: Outfit, watched: int) -> Outfit:
        """The same once the Cube or the Mimic is gone."""
        later = self.at(outfit.run, watched)
        assert later is not None, "who waits is not lost"
        outfit.later[watched] = later
        return later

    def harm(self, outfit: Outfit) -> tuple[int, ...]:
        """What a card of each kind does to one whose outfit is plain."""
        run, equipment = outfit.run, self.rules.equipment
        outfit.harm = tuple(
            [
                0
                if equipment.answer(run, kind)
                else equipment.damage(run, equipment.identity(run, kind)[1] or 0)
                for kind in self.rules.box.kinds
            ]
        )
        return outfit.harm

    def watched_in(self, cards: int) -> int:
        """The places of the watched ones among these cards."""
        return sum([place for place in self._watched if cards & place])

    def gone(self, outfit: Outfit) -> list[int]:
        """The watched kinds that come no more."""
        return [place.bit_length() // BITS - 1 for place in self._watched if not place & outfit.watched]

    def comes_as(self, successes: int) -> list[int]:
        """As what each kind comes to a player with so many Success cards; a Shapeshifter is taken for itself."""
        run, equipment = Run("", 0, (), successes=successes), self.rules.equipment
        return [
            i if self.ranked[i] else self.rules.index[equipment.identity(run, kind)[0]]
            for i, kind in enumerate(self.rules.box.kinds)
        ]

    def first_alike(self, outfit: Outfit) -> list[int]:
        """For each kind the first of those that are alike."""
        found = list(range(len(self.rules.box.kinds)))
        if not outfit.remembers:
            for group in self._alike.groups(outfit.run, outfit.may_lose):
                for shift in group:
                    found[shift // BITS] = group[0] // BITS
        outfit.first_alike = found
        return found

    # -- meeting a card ---------------------------------------------------------------------------

    def leads(self, outfit: Outfit, hp: int, kind: int, again: int, rank: int) -> list[Lead]:
        """Where the ways to meet a kind lead with so many hit points, but for those that kill."""
        found = [
            (*lead, option.swapped)
            for option in self.options(outfit, kind, again, rank)
            if (lead := option.lead(hp)) is not None
        ]
        if not self.ranked[kind]:
            outfit.leads[kind, again, hp] = found
        return found

    def options(self, outfit: Outfit, kind: int, again: int, rank: int) -> tuple[Option, ...]:
        """What can become of the hero when this kind is turned at this rank, for the first time or again."""
        ranked = self.ranked[kind]
        options = outfit.ranked.get((kind, again, rank)) if ranked else outfit.options[again][kind]
        if options is not None:
            return options
        monster = self.rules.box.kinds[kind]
        run = self._meeting(outfit, kind, again, rank) if ranked else outfit.run
        if again and not ranked:
            run = run._replace(met=(*run.met, self.rules.equipment.identity(run, monster)[0]))
        watched = outfit.watched & ~(ONE_KIND << BITS * kind)  # there is one Cube, one Mimic
        ways = [option for option in self._ways(run, monster, watched) if option.shifts or option.jumps]
        options = self._one(tuple(dict.fromkeys(ways)))
        if ranked:
            outfit.ranked[kind, again, rank] = options
        else:
            outfit.options[again][kind] = options
        return options

    def _ways(self, run: Run, monster: str, watched: int) -> Iterable[Option]:
        """The ways to meet the card, each from all hit points.

        The rules are asked at the hit points where something changes; between two of them a way leads to the same
        outfit, and takes as many hit points or leaves as many.
        """
        starts = self._changes(run, monster)
        found: dict[tuple[Action, ...], dict[int, Way]] = {}
        for hp in starts:
            asked = run._replace(hp=hp, alive=hp > 0)
            for way in self.rules.ways(asked, monster, self.deck):
                found.setdefault(way.actions, {})[hp] = way
        ends = dict(zip(starts, [*starts[1:], self.lanes.top + 1], strict=True))
        for ways in found.values():
            yield self._option(ways, ends, watched)

    def _option(self, ways: dict[int, Way], ends: dict[int, int], watched: int) -> Option:
        """One way to meet a card, known at the hit points where something changes."""
        shifts: list[tuple[Outfit, int, int, int, int]] = []
        jumps, swapped = [], False
        for hp, (_, after, meeting) in ways.items():
            swapped = meeting.why == "swapped"
            outfit = self.at(after, watched)
            if outfit is None:
                continue
            first, end, lost = hp, ends[hp], hp - after.hp
            if meeting.why in ELSEWHERE or not after.hp:
                jumps.append((outfit, after.hp, first, end - 1, self.lanes.some(first, end)))
                continue
            end = min(end, self.lanes.top + 1 + lost)  # nobody who could have more than the most comes here
            if shifts and shifts[-1][:2] == (outfit, lost) and shifts[-1][3] == first - 1:
                first = shifts.pop()[2]
            if first < end:
                shifts.append((outfit, lost, first, end - 1, self.lanes.some(first, end) * IN_LANE))
        return self._one(Option(self._one(tuple(shifts)), self._one(tuple(jumps)), swapped))

    def _one(self, same: T) -> T:
        """The one object that stands for all that are equal to this one."""
        return cast("T", self._same.setdefault(same, same))

    def _changes(self, run: Run, monster: str) -> list[int]:
        """The hit points from which on a card does something else: at the threshold of a tile, or no longer kills."""
        equipment, tiles = self.rules.equipment, [self.rules.box.tiles[tile] for tile in run.tiles]
        strength = equipment.identity(run, monster)[1] or 0
        found = {1}
        blows = {equipment.damage(run, strength)}
        for tile in tiles:
            if tile.beats and tile.beats.below_hp:
                found.add(tile.beats.below_hp)
            if tile.caps:
                found.add(tile.caps.below_hp)
                blows.add(equipment.damage(run._replace(hp=1), strength))
            if tile.becomes:
                found.add(strength)
            if tile.effect == KNUCKLEBONES:
                found.add(2)
        if self.cube & ONE_KIND << BITS * self.rules.index[monster] or equipment.may_cost_a_tile(run.tiles):
            blows.update([tile.hp for tile in tiles])
        found.update([blow + 1 for blow in blows])
        fallen = [0] if self.rules.omnipotent(run) else []
        return fallen + sorted([hp for hp in found if 0 < hp <= self.lanes.top])

    def _meeting(self, outfit: Outfit, kind: int, again: int, rank: int) -> Run:
        """The run just before a card whose shape depends on the moment: its length gives the rank."""
        before = list(outfit.run.met)
        before += APART[: max(0, rank - 1 - len(before))]
        if again and not outfit.run.met:
            before[:1] = [
                self.rules.equipment.identity(
                    outfit.run._replace(met=tuple(before)), self.rules.box.kinds[kind]
                )[0]
            ]
        return outfit.run._replace(met=tuple(before))

    def identity(self, outfit: Outfit, kind: int, rank: int) -> int:
        """As what a card comes that may pose as another kind."""
        run = self._meeting(outfit, kind, 0, rank)
        return self.rules.index[self.rules.equipment.identity(run, self.rules.box.kinds[kind])[0]]


def _places(effects: list[str | None], wanted: str) -> int:
    """The places of the counts of the kinds with an effect."""
    return sum([ONE_KIND << BITS * i for i, effect in enumerate(effects) if effect == wanted])


@cache
def most_hit_points(rules: Rules, hero: str) -> int:
    """The most hit points a hero may come to have."""
    most, gained = rules.box.heroes[hero].full_hp, 0
    for tile in map(rules.box.tiles.__getitem__, rules.box.heroes[hero].tiles):
        if tile.becomes:
            most = max(most, LONGEST)
        if tile.heals and tile.beats:
            beaten = [
                m
                for m in rules.box.monsters.values()
                if m.strength and tile.beats.match(m.id, m.strength, None)
            ]
            gained += sum(m.copies * (m.strength or 0) for m in beaten)
            gained += sum(max(m.strength or 0 for m in beaten) for _ in range(2 if rules.box.specials else 0))
    return most + gained
