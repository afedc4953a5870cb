"""One player's sheet: what a pair may cross, what comes within reach, and what a cross does: wounds, numbers unlocked, portal, rubble, life.

An `Adventurer` knows nothing of the other players: what happens between them is in `settle`. FR is the French
rulebook; a ruling is one of the numbered decisions of tests/games/dice_danger/RULES.md.
"""

from __future__ import annotations

from ....engine.records.record import Record, shared
from .board import Board, bits
from .dice import Pair
from .records import Effect


class Adventurer(Record):
    """One player's sheet. It is never changed once others can see it: `clone`, then write.

    `dead`, `near` and `fits` follow from the rest and are kept because every question asks for them: the rooms
    without a living monster, what lies next to the crossed spaces, and which nodes each total fits (own clouds and
    unlocked numbers included). Masks have one bit per node, or one per bonus.
    """

    board: Board = shared()
    crossed: int = 0  # spaces crossed for good
    half: int = 0  # rubble with one of its two boxes crossed
    clouds: tuple[int, ...] = ()  # FR Puzzled Pyramid: own numbers, in the order of the sheet
    wounds: tuple[int, ...] = ()  # boxes crossed of each monster
    dead: int = 0  # rooms whose monster has no box left
    lost: int = 0  # boxes crossed on the life track
    hearts: int = 0  # green boxes still to cross before it
    chests: tuple[str, ...] = ()  # opened
    torches: int = 0
    black: int = 0  # black die symbols left
    first: int = 0  # rooms whose first reward was won; `later` the others'
    later: int = 0
    bonus_first: int = 0
    bonus_later: int = 0
    near: int = 0
    fits: tuple[int, ...] = ()

    @classmethod
    def blank(cls, board: Board) -> Adventurer:
        """A sheet on which nothing is written yet."""
        return cls(board, wounds=(0,) * len(board.monsters), black=board.sheet.black_dice, fits=board.fits)

    # -- questions --------------------------------------------------------------------------------

    @property
    def out(self) -> bool:
        """FR: whoever crosses the skull, the last box of the life track, is eliminated."""
        return self.lost >= len(self.board.sheet.life)

    def fitting(self, pair: Pair) -> int:
        """The nodes this pair can cross: a start, a space next to a crossed one, or a monster reached."""
        a, b = pair
        total = a + b
        fits = self.fits[total] | self.board.doubles[total] if a == b else self.fits[total]
        return (self.near | self.board.starts & ~self.crossed) & fits

    def reached(self, room: int) -> bool:
        """FR: a room is reached by a crossed space at one of its doors."""
        return bool(self.board.joined[room] & self.crossed)

    def numbers(self, slot: int) -> list[int]:
        """The totals that wound this monster now."""
        bit = 1 << self.board.room[slot]
        return [total for total, fits in enumerate(self.fits) if fits & bit]

    # -- writing ----------------------------------------------------------------------------------

    def cross(self, i: int, spared: int = 0) -> list[Effect]:
        """Cross a box of this node and carry out what that sets off.

        Ruling 5: the wounds of a fist and of the worm are a permission. They do not kill the monsters of the rooms
        `spared`; what they would have done is told as ``["ask", monster, boxes]``.
        """
        effects: list[Effect] = []
        if self.board.kinds[i] == "room":
            self.wound(self.board.slot_at[i], 1, effects, spared)
        elif self.board.kinds[i] == "rubble" and not self.half >> i & 1:
            self.half |= 1 << i  # FR Clumsy Cultists: both boxes are needed to go on
            effects.append(["half", self.board.ids[i]])
        else:
            self._cross_space(i, effects, spared)
        return effects

    def _cross_space(self, i: int, effects: list[Effect], spared: int) -> None:
        node = self.board.nodes[i]
        self.crossed |= 1 << i
        self.half &= ~(1 << i)
        self._open(self.board.joined[i])
        if node.unlocks is not None:
            self._unlock(node.unlocks, node.n or 0, effects)
        if node.kind == "fist":  # FR Annoyed Animals: a wound on every monster, reached or not
            for slot in range(len(self.wounds)):
                self._may_wound(slot, 1, effects, spared)
        elif node.kind == "portal_in":  # FR Puzzled Pyramid: the other end is crossed at once
            effects.append(["portal", node.to])
            self._cross_space(self.board.index[node.to or ""], effects, spared)
        elif node.kind in ("gem", "coin"):
            effects.append([node.kind])

    def _open(self, beside: int) -> None:
        """FR: spaces joined to a crossed one come within reach, and those beyond a room whose monster is dead."""
        opened = beside
        for room in bits(beside & self.dead):
            opened |= self.board.joined[room]
        self.near = (self.near | opened) & ~(self.crossed | self.dead | self.board.never)

    def _unlock(self, monster: str, number: int, effects: list[Effect]) -> None:
        """FR: the white number of that monster turns black at once (ruling 12: the space's own number)."""
        fits = list(self.fits)
        fits[number] |= 1 << self.board.room[self.board.slots[monster]]
        self.fits = tuple(fits)
        effects.append(["unlock", monster, number])

    def wound(self, slot: int, boxes: int, effects: list[Effect], spared: int = 0) -> None:
        """Cross boxes of a monster; with its last one it dies."""
        monster = self.board.monsters[slot]
        before = self.wounds[slot]
        if before == monster.hp:
            return
        now = min(before + boxes, monster.hp)
        self.wounds = (*self.wounds[:slot], now, *self.wounds[slot + 1 :])
        effects.append(["wound", monster.id, now])
        if now < monster.hp:
            return
        room = self.board.room[slot]
        self.dead |= 1 << room
        self.near &= ~self.dead
        effects.append(["kill", monster.id])
        if self.reached(room):  # ruling 10: killed from afar, it opens once a door is reached
            self._open(1 << room)
        if monster.wounds is not None:  # FR Puzzled Pyramid: a part of the worm hurts the boss
            self._may_wound(self.board.slots[monster.wounds], monster.boxes, effects, spared)

    def _may_wound(self, slot: int, boxes: int, effects: list[Effect], spared: int) -> None:
        """Ruling 5: a wound the player may deal, and need not where it would kill a monster to be spared."""
        monster, before = self.board.monsters[slot], self.wounds[slot]
        if spared >> self.board.room[slot] & 1 and before < monster.hp <= before + boxes:
            effects.append(["ask", monster.id, boxes])
        else:
            self.wound(slot, boxes, effects, spared)

    def open_chest(self, chest: str) -> None:
        """FR Les coffres: extra life and a gem, two torches, or three more black dice."""
        content = self.board.sheet.chests[chest]
        self.hearts += content.hearts
        self.torches += content.torches
        self.black += content.black_dice
        self.chests = (*self.chests, chest)

    def chests_left(self) -> list[str]:
        """Ruling 18: each chest can be opened once."""
        return [chest for chest in self.board.sheet.chests if chest not in self.chests]

    def lose(self, boxes: int) -> None:
        """FR: from the top of the life track, but the green boxes of a chest first."""
        green = min(self.hearts, boxes)
        self.hearts -= green
        self.lost = min(self.lost + boxes - green, len(self.board.sheet.life))

    def number_clouds(self, clouds: tuple[int, ...]) -> None:
        """FR Puzzled Pyramid: the player's own number in each cloud, as far as they are given."""
        fits = list(self.fits)
        for cloud, number in zip(self.board.clouds, clouds, strict=False):
            fits[number] |= 1 << cloud
        self.clouds, self.fits = clouds, tuple(fits)
