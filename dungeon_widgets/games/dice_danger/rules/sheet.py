"""One player's sheet: what may be crossed on it, and what a cross does there.

An `Adventurer` knows nothing of the other players: what happens between them is in `settle`. FR is the French
rulebook; a ruling is one of the numbered decisions of tests/games/dice_danger/RULES.md.
"""

from __future__ import annotations

from .board import Board, bits
from .dice import Pair
from .records import Effect


class Adventurer:
    """One player's sheet. A record that is never changed once others can see it: `copy`, then write.

    `near` and `fits` follow from the rest and are kept because every question asks for them: what lies next
    to the crossed spaces, and which nodes each total fits (own clouds and unlocked numbers included).
    """

    __slots__ = (
        "black", "board", "bonus_first", "bonus_later", "chests", "clouds", "crossed", "dead", "first", "fits",
        "half", "hearts", "later", "lost", "near", "torches", "wounds",
    )  # fmt: skip

    def __init__(self, board: Board) -> None:
        self.board = board
        self.crossed = 0  # spaces crossed for good
        self.half = 0  # rubble with one of its two boxes crossed
        self.clouds: tuple[int, ...] = ()  # FR Puzzled Pyramid: own numbers, in the order of the sheet
        self.wounds: tuple[int, ...] = (0,) * len(board.monsters)
        self.dead = 0  # rooms whose monster has no box left
        self.lost = 0  # boxes crossed on the life track
        self.hearts = 0  # green boxes still to cross before it
        self.chests: tuple[str, ...] = ()  # opened
        self.torches = 0
        self.black = board.sheet.black_dice
        self.first = 0  # rooms whose first reward was won; `later` the others'
        self.later = 0
        self.bonus_first = 0  # a bit a bonus, in the order of the sheet
        self.bonus_later = 0
        self.near = 0
        self.fits: tuple[int, ...] = board.fits

    def copy(self) -> Adventurer:
        new = Adventurer.__new__(Adventurer)
        new.board = self.board
        new.crossed = self.crossed
        new.half = self.half
        new.clouds = self.clouds
        new.wounds = self.wounds
        new.dead = self.dead
        new.lost = self.lost
        new.hearts = self.hearts
        new.chests = self.chests
        new.torches = self.torches
        new.black = self.black
        new.first = self.first
        new.later = self.later
        new.bonus_first = self.bonus_first
        new.bonus_later = self.bonus_later
        new.near = self.near
        new.fits = self.fits
        return new

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

    def cross(self, i: int) -> list[Effect]:
        """Cross a box of this node and carry out what that sets off."""
        effects: list[Effect] = []
        if self.board.kinds[i] == "room":
            self.wound(self.board.slot_at[i], 1, effects)
        elif self.board.kinds[i] == "rubble" and not self.half >> i & 1:
            self.half |= 1 << i  # FR Clumsy Cultists: both boxes are needed to go on
            effects.append(["half", self.board.ids[i]])
        else:
            self._cross_space(i, effects)
        return effects

    def _cross_space(self, i: int, effects: list[Effect]) -> None:
        node = self.board.nodes[i]
        self.crossed |= 1 << i
        self.half &= ~(1 << i)
        self._open(self.board.joined[i])
        if node.unlocks is not None:
            self._unlock(node.unlocks, node.n or 0, effects)
        if node.kind == "fist":  # FR Annoyed Animals: a wound on every monster, reached or not
            for slot in range(len(self.wounds)):
                self.wound(slot, 1, effects)
        elif node.kind == "portal_in":  # FR Puzzled Pyramid: the other end is crossed at once
            effects.append(["portal", node.to])
            self._cross_space(self.board.index[node.to or ""], effects)
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

    def wound(self, slot: int, boxes: int, effects: list[Effect]) -> None:
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
            self.wound(self.board.slots[monster.wounds], monster.boxes, effects)

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
