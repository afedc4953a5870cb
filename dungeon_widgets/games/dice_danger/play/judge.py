"""What a sheet is worth to its player: points made, and points in sight discounted by how far they are."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....engine.state import Action
from ..odds.dice import hit_chances
from ..rules.board import Board, bits
from ..rules.bonuses import bonus_need, bonus_progress
from ..rules.scoring import coins, gems
from ..rules.sheet import Adventurer
from .distance import Gap, distances, price


class Taste(NamedTuple):
    """How a player weighs things, in points."""

    near: float = 0.82  # what a reward keeps of its value for each unit of distance
    ease: float = 0.6  # how much less than its waiting time a rare number weighs
    haste: float = 0.95  # what a monster keeps for each roll it will still take
    share: float = (
        0.8  # how much of a monster's reward its wounds bring, box by box; the rest comes with its end
    )
    boss: float = 0.45  # the same for the boss: others are after its one reward
    rush: float = 0.85  # what the boss keeps for each roll it will still take
    key: float = 1.5  # a number to unlock
    chest: float = 5.0
    fist: float = 3.0
    torch: float = 2.5
    black: float = 0.7
    heart: float = 0.6
    life: float = 1.0  # a life box, on top of its penalty
    cross: float = 1.5  # the chance that the next roll can be used at all
    wound: float = 0.0  # the chance that the next roll can wound


SOLO = Taste(share=0.3, boss=0.3, rush=0.96, life=2.5, wound=6.0, cross=0.0, heart=2.5, haste=0.96, black=1.5)
"""Alone, one lives by wounding somebody every roll, and nobody is there to be beaten to a monster."""


class Goal(NamedTuple):
    """A node worth coming to: how far it is from where the turn began, what it is worth from there, and once crossed."""

    node: int
    bit: int
    value: float
    far: float
    worth: float
    crossed: float


class Prey(NamedTuple):
    """A monster not yet done with: what is known of it for the whole turn, and how near its end it was at the start."""

    slot: int
    room: int
    bit: int
    hp: int
    boss: bool
    taken: bool
    reward: float
    hearts: int  # what killing it costs this player
    share: float
    haste: float
    wounds: int
    rate: float
    far: float
    worth: float  # the part of its reward that it was worth then


class Nearer(NamedTuple):
    """A node that can be gone from: how far all others are, what each goal is worth then, and the rooms that are nearer."""

    row: tuple[float, ...]
    worths: list[float]
    rooms: int


class Judge:
    """Weighs sheets that follow from one sheet within a turn; what they share is worked out once."""

    def __init__(
        self, hero: Adventurer, killed: int, won: int, taste: Taste, solo: bool, before: Judge | None = None
    ) -> None:
        """`before` is a judge of the same player from which this one may take over what is still true."""
        self.board: Board = hero.board
        self.killed, self.won, self.taste, self.solo = killed, won, taste, solo
        self.base = hero
        self.far = distances(self.board, hero.dead, hero.clouds, taste.ease)
        self.best = self._best(hero, before)
        self.goals = [
            Goal(i, 1 << i, value, self.best[i], value * taste.near ** self.best[i], self._crossed_worth(i))
            for i, value in self._goals(hero)
        ]
        self._plain = [goal.worth for goal in self.goals]
        # What the dead and the bonuses have brought stays the same within a turn.
        self._gems = gems(hero) - (hero.crossed & self.board.gems).bit_count() - self._chests(hero)
        self._known: dict[tuple[object, ...], float] = {}
        self.plans: dict[object, dict[object, tuple[float, Action]]] = {}
        """What `Plans` has found out about turns from this sheet: what a pair is chosen for is written next."""
        self._costs: dict[tuple[int, int, int], float] = {}
        self._lives = [self._life(lost) for lost in range(len(self.board.sheet.life) + 1)]
        self._rates = wound_chances(self.board, hero.fits)
        self._prey = [prey for slot in range(len(self.board.monsters)) if (prey := self._prey_at(slot))]
        self._open_bonuses = [
            (i, bonus, 3.0 * bonus.gems[1 if won >> i & 1 else 0])
            for i, bonus in enumerate(self.board.bonuses)
            if not (hero.bonus_first | hero.bonus_later) >> i & 1
        ]
        self._near: dict[int, Nearer] = {}
        self._sides: dict[int, tuple[int, int]] = {}
        self._gaps: dict[tuple[int, int], Gap | None] = {}
        self._links: dict[tuple[int, int], float] = {}

    def begins_with(self, hero: Adventurer, killed: int, won: int) -> bool:
        """Whether a judge made for this sheet would be the same: the next choice of a turn often begins with it."""
        return (self.killed, self.won, *_fixed(self.base)) == (killed, won, *_fixed(hero))

    def _goals(self, hero: Adventurer) -> list[tuple[int, float]]:
        """Nodes worth coming to, with what is to be had there."""
        board, taste = self.board, self.taste
        worth = {
            "gem": 3.0,
            "coin": 2.0,
            "chest": taste.chest,
            "fist": taste.fist,
            "rubble": 1.0,
            "cloud": 1.0,
            "footprint": 0.8,
        }
        found = []
        for i, node in enumerate(board.nodes):
            if hero.crossed >> i & 1 or node.kind == "room":
                continue
            value = worth.get(node.kind, 0.0)
            if node.unlocks is not None and not hero.dead >> board.room[board.slots[node.unlocks]] & 1:
                value += taste.key
            if value:
                found.append((i, value))
        return found

    def _best(self, hero: Adventurer, before: Judge | None) -> list[float]:
        """The distance of every node from what is crossed, or from a start that can be."""
        board = self.board
        if before is not None and before.far is self.far and not before.base.crossed & ~hero.crossed:
            more = [self.far[i] for i in bits(hero.crossed & ~before.base.crossed)]
            return list(map(min, before.best, *more)) if more else before.best
        rows = [self.far.nearest(hero.crossed)]
        for i in bits(board.starts & ~hero.crossed):
            extra = price(board, i, hero.clouds) ** self.taste.ease
            rows.append([extra + new for new in self.far[i]])
        return list(map(min, *rows)) if len(rows) > 1 else rows[0]

    # -- one sheet --------------------------------------------------------------------------------

    def value(self, hero: Adventurer) -> float:
        """The worth of a sheet in points."""
        key = marks_on(hero)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._value(hero)
        return known

    def _value(self, hero: Adventurer) -> float:
        taste, crossed, half = self.taste, hero.crossed, hero.half
        new = [self._nearer(i) for i in bits((crossed & ~self.base.crossed) | (hero.dead & ~self.base.dead))]
        found = self._gems + (crossed & self.board.gems).bit_count() + self._chests(hero)
        total = 3.0 * found + 2.0 * coins(hero) + self._lives[self._settled(hero).lost]
        total += taste.torch * hero.torches + taste.black * hero.black + taste.heart * hero.hearts
        for goal, worth in zip(self.goals, self._worths(new), strict=True):
            if crossed & goal.bit:
                total += goal.crossed
            else:
                total += worth * 1.3 if half & goal.bit else worth
        total += self._monsters(hero, new) + self._bonuses(hero) + self._options(hero)
        return total + 0.05 * (crossed & self.board.starts).bit_count()

    def _worths(self, new: list[Nearer]) -> list[float]:
        """What each goal is worth from the sheet with these nodes: by the nearest, from which it is worth most."""
        if not new:
            return self._plain
        return new[0].worths if len(new) == 1 else list(map(max, *[nearer.worths for nearer in new]))

    def _nearer(self, i: int) -> Nearer:
        """What a node changes once it can be gone from."""
        found = self._near.get(i)
        if found is None:
            near, row = self.taste.near, self.far[i]
            worths = [
                goal.worth if row[goal.node] >= goal.far else goal.value * near ** row[goal.node]
                for goal in self.goals
            ]
            rooms = sum(prey.bit for prey in self._prey if row[prey.room] < prey.far)
            found = self._near[i] = Nearer(row, worths, rooms)
        return found

    def _crossed_worth(self, i: int) -> float:
        """Goals whose value is not counted elsewhere once they are crossed."""
        return {"rubble": 1.0, "cloud": 1.0, "footprint": 0.8}.get(self.board.kinds[i], 0.0)

    def _chests(self, hero: Adventurer) -> int:
        return sum([self.board.sheet.chests[chest].gems for chest in hero.chests]) if hero.chests else 0

    def _settled(self, hero: Adventurer) -> Adventurer:
        """The sheet after the hearts that its kills cost at the end of the roll, which may be the last ones."""
        board = self.board
        fresh = hero.dead & board.costly & ~(self.killed | hero.first | hero.later)
        if fresh:
            hero = hero.clone()
            hero.lose(sum(board.monsters[board.slot_at[room]].hearts for room in bits(fresh)))
        return hero

    def _life(self, lost: int) -> float:
        """What the life track is worth with so many boxes crossed."""
        life = self.board.sheet.life
        if lost >= len(life):
            return -200.0 if not self.solo else -60.0
        left = len(life) - lost
        fear = 6.0 / left if left < 4 else 0.0
        return (0 if self.solo else life[lost]) - self.taste.life * lost - fear

    def _prey_at(self, slot: int) -> Prey | None:
        """The monster of a slot, unless what it brings is settled and counted."""
        monster, room, taste, hero = self.board.monsters[slot], self.board.room[slot], self.taste, self.base
        if (hero.first | hero.later) >> room & 1 and not (monster.boss and hero.later >> room & 1):
            return None
        taken = self.killed >> room & 1 == 1
        share, haste = (taste.boss, taste.rush) if monster.boss else (taste.share, taste.haste)
        rate, far, wounds = self._rates[slot], self.best[room], hero.wounds[slot]
        return Prey(
            slot, room, 1 << room, monster.hp, monster.boss, taken,
            reward=3.0 * monster.gems[1 if taken else 0],
            hearts=0 if taken else monster.hearts,
            share=share, haste=haste, wounds=wounds, rate=rate, far=far,
            worth=_part(share, haste, monster.hp, wounds, rate, far),
        )  # fmt: skip

    def _monsters(self, hero: Adventurer, new: list[Nearer]) -> float:
        total, dead, settled, nearer = 0.0, hero.dead, hero.first | hero.later, 0
        for each in new:
            nearer |= each.rooms
        rates = wound_chances(self.board, hero.fits)
        for (
            slot,
            room,
            bit,
            hp,
            boss,
            taken,
            reward,
            hearts,
            share,
            haste,
            wounds,
            rate,
            best,
            part,
        ) in self._prey:
            if settled & bit:
                total += hp
                continue
            if dead & bit:  # what it costs is counted with the life
                total += reward + (hp if boss and taken else 0)
                continue
            if boss and taken:
                total += hero.wounds[slot]
                continue
            if hearts:
                reward -= self._cost_of(hero, hearts)
            if hero.wounds[slot] != wounds or nearer & bit or rates[slot] != rate:
                far = min([best, *[each.row[room] for each in new]])
                part = _part(share, haste, hp, hero.wounds[slot], rates[slot], far)
            total += max(0.0, reward if boss else reward + 1.0) * part
        return total

    def _cost_of(self, hero: Adventurer, hearts: int) -> float:
        """What hearts lost now would cost: the same as when they are lost, or a kill would look dear when it comes."""
        key = (hero.lost, hero.hearts, hearts)
        known = self._costs.get(key)
        if known is None:
            poorer = hero.clone()
            poorer.lose(hearts)
            known = self._costs[key] = self._lives[hero.lost] - self._lives[poorer.lost]
        return known

    def _bonuses(self, hero: Adventurer) -> float:
        total = 0.0
        for i, bonus, reward in self._open_bonuses:
            if bonus.type == "link":
                total += reward * self._linked(hero, *bonus.areas)
                continue
            done, need = bonus_progress(hero, i), bonus_need(bonus)
            total += reward if done >= need else reward * (done / need) ** 2 * 0.6
        return total

    def _linked(self, hero: Adventurer, one: str, two: str) -> float:
        """What is left of the reward for joining two start areas: all once they are, else by the crosses it would take."""
        areas = self.board.areas
        both = areas[one], areas[two]
        west, east = self._side(hero, both[0]), self._side(hero, both[1])
        if west & both[1] & hero.crossed:
            return 1.0
        key = (west, east)
        known = self._links.get(key)
        if known is None:
            known = self._links[key] = self.taste.near ** (self._gap(west, east, both) / 2)
        return known

    def _gap(self, west: int, east: int, areas: tuple[int, int]) -> float:
        """The price of the crosses that would join two sides, which have grown from those of the same areas at the start."""
        if not (west and east):
            return 20.0
        if areas not in self._gaps:
            self._gaps[areas] = self._gap_at_start(*areas)
        start = self._gaps[areas]
        if start is None:
            return min(map(self.far.nearest(west).__getitem__, bits(east)))
        more_west, more_east = bits(west & ~start.west), list(bits(east & ~start.east))
        gap = min([start.gap, *[start.near[j] for j in more_east]])
        for i in more_west:
            row = self.far[i]
            if i not in start.to_east:
                start.to_east[i] = min([row[j] for j in bits(start.east)])
            gap = min([gap, start.to_east[i], *[row[j] for j in more_east]])
        return gap

    def _gap_at_start(self, one: int, two: int) -> Gap | None:
        """The gap between two sides when the turn begins; None if there is nothing yet of one of them."""
        west, east = self._side(self.base, one), self._side(self.base, two)
        if not (west and east):
            return None
        return self.far.gap(west, east)

    def _side(self, hero: Adventurer, area: int) -> int:
        """What can be come to from the crossed starts of an area, by what is crossed and the rooms of the dead.

        It grows from what could be come to when the turn began: most crosses do not even touch it.
        """
        known = self._sides.get(area)
        if known is None:
            known = self._sides[area] = self._grown(self.base, 0, area & self.base.crossed)
        found, beside = known
        new = (hero.crossed | hero.dead) & ~found & (beside | area & hero.crossed)
        return self._grown(hero, found, new)[0] if new else found

    def _grown(self, hero: Adventurer, found: int, front: int) -> tuple[int, int]:
        """What can be come to by going on from these nodes, and all that lies beside it."""
        joined, passable = self.board.joined, hero.crossed | hero.dead
        found |= front
        around = 0
        while front:
            beside = 0
            while front:
                low = front & -front
                beside |= joined[low.bit_length() - 1]
                front ^= low
            around |= beside
            front = beside & passable & ~found
            found |= front
        return found, around

    def _options(self, hero: Adventurer) -> float:
        """Chances of the next roll: to cross something, to wound somebody."""
        board, taste = self.board, self.taste
        open_ = hero.near | board.starts & ~hero.crossed
        crosses = wounds = 0
        for total in range(2, 13):
            fits = open_ & hero.fits[total]
            if fits:
                crosses |= 1 << total - 2
                if fits & board.rooms:
                    wounds |= 1 << total - 2
        chances = hit_chances(4)
        return taste.cross * chances[crosses] + 0.12 * crosses.bit_count() + taste.wound * chances[wounds]


def _part(share: float, haste: float, hp: int, wounds: int, rate: float, far: float) -> float:
    """The part of a monster's reward that wounds are worth, and the rest by the rolls it will still take."""
    rolls = (hp - wounds) / (rate + 0.04) + far
    part: float = share * (wounds / hp) + (1 - share) * haste**rolls
    return part


def marks_on(hero: Adventurer) -> tuple[object, ...]:
    """What a turn can change on a sheet."""
    return (
        hero.crossed, hero.half, hero.wounds, hero.lost, hero.hearts, hero.torches, hero.black, hero.chests
    )  # fmt: skip


def _fixed(hero: Adventurer) -> tuple[object, ...]:
    """What a judge takes from the sheet it begins with, and what no turn changes."""
    return (
        hero.crossed, hero.dead, hero.clouds, hero.first, hero.later, hero.bonus_first, hero.bonus_later, id(hero.board)
    )  # fmt: skip


@lru_cache(maxsize=256)
def wound_chances(board: Board, fits: tuple[int, ...]) -> list[float]:
    """How likely a roll is to wound each monster, by the nodes that each total fits."""
    chances, found = hit_chances(4), []
    for slot, monster in enumerate(board.monsters):
        bit = 1 << board.room[slot]
        rate = chances[sum(1 << total - 2 for total, nodes in enumerate(fits) if nodes & bit)]
        found.append(2 * rate * rate * 0.5 if monster.armoured else rate)
    return found
