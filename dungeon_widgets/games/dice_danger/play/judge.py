"""What a sheet is worth to its player: points made, and points in sight discounted by how far they are."""

from __future__ import annotations

from typing import NamedTuple

from ..odds.dice import hit_chances
from ..rules.board import Board, bits
from ..rules.bonuses import bonus_need, bonus_progress, complete_bonuses
from ..rules.scoring import coins, gems, penalty
from ..rules.sheet import Adventurer
from .distance import FAR, distances, price


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


class Judge:
    """Weighs sheets that follow from one sheet within a turn; what they share is worked out once."""

    def __init__(self, hero: Adventurer, killed: int, won: int, taste: Taste, solo: bool) -> None:
        self.board: Board = hero.board
        self.killed, self.won, self.taste, self.solo = killed, won, taste, solo
        self.base = hero
        self.far = distances(self.board, hero.dead, hero.clouds, taste.ease)
        self.goals = self._goals(hero)
        self.best = self._best(hero)
        self._known: dict[tuple[object, ...], float] = {}

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

    def _best(self, hero: Adventurer) -> list[float]:
        """The distance of every node from what is crossed, or from a start that can be."""
        board = self.board
        best = [FAR] * len(board.ids)
        sources = [(i, 0.0) for i in bits(hero.crossed)]
        sources += [
            (i, price(board, i, hero.clouds) ** self.taste.ease) for i in bits(board.starts & ~hero.crossed)
        ]
        for i, extra in sources:
            row = self.far[i]
            best = [old if old <= extra + new else extra + new for old, new in zip(best, row, strict=True)]
        return best

    # -- one sheet --------------------------------------------------------------------------------

    def value(self, hero: Adventurer) -> float:
        """The worth of a sheet in points."""
        key = (
            hero.crossed,
            hero.half,
            hero.wounds,
            hero.lost,
            hero.hearts,
            hero.torches,
            hero.black,
            hero.chests,
        )
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._value(hero)
        return known

    def _value(self, hero: Adventurer) -> float:
        taste = self.taste
        board, best = self.board, self.best
        new = bits((hero.crossed & ~self.base.crossed) | (hero.dead & ~self.base.dead))
        rows = [self.far[i] for i in new]
        total = 3.0 * gems(hero) + 2.0 * coins(hero) + self._life(self._settled(hero))
        total += taste.torch * hero.torches + taste.black * hero.black + taste.heart * hero.hearts
        for i, value in self.goals:
            if hero.crossed >> i & 1:
                total += self._crossed_worth(i)
                continue
            far = best[i]
            for row in rows:
                if row[i] < far:
                    far = row[i]
            total += value * taste.near**far * (1.3 if hero.half >> i & 1 else 1.0)
        total += self._monsters(hero, rows) + self._bonuses(hero) + self._options(hero)
        return total + 0.05 * (hero.crossed & board.starts).bit_count()

    def _crossed_worth(self, i: int) -> float:
        """Goals whose value is not counted elsewhere once they are crossed."""
        return {"rubble": 1.0, "cloud": 1.0, "footprint": 0.8}.get(self.board.kinds[i], 0.0)

    def _settled(self, hero: Adventurer) -> Adventurer:
        """The sheet after the hearts that its kills cost at the end of the roll, which may be the last ones."""
        board = self.board
        fresh = hero.dead & board.costly & ~(self.killed | hero.first | hero.later)
        if fresh:
            hero = hero.clone()
            hero.lose(sum(board.monsters[board.slot_at[room]].hearts for room in bits(fresh)))
        return hero

    def _life(self, hero: Adventurer) -> float:
        if hero.out:
            return -200.0 if not self.solo else -60.0
        left = len(hero.board.sheet.life) - hero.lost
        fear = 6.0 / left if left < 4 else 0.0
        return (0 if self.solo else penalty(hero)) - self.taste.life * hero.lost - fear

    def _monsters(self, hero: Adventurer, rows: list[tuple[float, ...]]) -> float:
        board, taste, total = self.board, self.taste, 0.0
        for slot, monster in enumerate(board.monsters):
            room = board.room[slot]
            if (hero.first | hero.later) >> room & 1:
                if monster.boss and hero.later >> room & 1:
                    total += monster.hp
                continue
            taken = self.killed >> room & 1
            reward = 3.0 * monster.gems[1 if taken else 0]
            wounds = hero.wounds[slot]
            if hero.dead >> room & 1:  # what it costs is counted with the life
                total += reward + (monster.hp if monster.boss and taken else 0)
                continue
            reward -= 0 if taken else self._cost_of(hero, monster.hearts)
            far = self.best[room]
            for row in rows:
                far = min(far, row[room])
            rate = hit_chances(4)[sum(1 << n - 2 for n in hero.numbers(slot))]
            if monster.armoured:
                rate = 2 * rate * rate * 0.5
            rolls = (monster.hp - wounds) / (rate + 0.04) + far
            done = wounds / monster.hp
            if monster.boss and taken:
                total += wounds
            else:
                share = taste.boss if monster.boss else taste.share
                haste = taste.rush if monster.boss else taste.haste
                at_its_end = reward if monster.boss else reward + 1.0
                total += max(0.0, at_its_end) * (share * done + (1 - share) * haste**rolls)
        return total

    def _cost_of(self, hero: Adventurer, hearts: int) -> float:
        """What hearts lost now would cost: the same as when they are lost, or a kill would look dear when it comes."""
        if not hearts:
            return 0.0
        poorer = hero.clone()
        poorer.lose(hearts)
        return self._life(hero) - self._life(poorer)

    def _bonuses(self, hero: Adventurer) -> float:
        total, complete = 0.0, complete_bonuses(hero)
        for i, bonus in enumerate(self.board.bonuses):
            if (hero.bonus_first | hero.bonus_later) >> i & 1:
                continue
            reward = 3.0 * bonus.gems[1 if self.won >> i & 1 else 0]
            if complete >> i & 1:
                total += reward
            elif bonus.type == "link":
                total += reward * self.taste.near ** (self._gap(hero, *bonus.areas) / 2)
            else:
                total += reward * (bonus_progress(hero, i) / bonus_need(bonus)) ** 2 * 0.6
        return total

    def _gap(self, hero: Adventurer, one: str, two: str) -> float:
        """The price of the crosses that would join two start areas."""
        west, east = self._side(hero, one), self._side(hero, two)
        return min((self.far[i][j] for i in west for j in east), default=20.0)

    def _side(self, hero: Adventurer, area: str) -> list[int]:
        board = self.board
        front = found = board.areas[area] & hero.crossed
        while front:
            beside = 0
            for i in bits(front):
                beside |= board.joined[i]
            front = beside & (hero.crossed | hero.dead) & ~found
            found |= front
        return list(bits(found))

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
