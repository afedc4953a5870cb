"""What a player may write on a sheet, and what a cross does there.

One `Adventurer` is one player's sheet; a `Turn` is what that player does with one roll. Both know nothing of
the other players: what happens between them is in `settle`. FR is the French rulebook; a ruling is one of the
numbered decisions of tests/games/dice_danger/RULES.md.
"""

from __future__ import annotations

from typing import NamedTuple

from .board import Board, bits
from .dice import Pair, Pairing

Effect = list[object]
"""Something that came of a cross, for the log: ``["unlock", "pup", 3]``, ``["wound", "boss", 4]``."""

TORCH = 2
"""Written by a torch, not by pair 0 or 1."""


class Mark(NamedTuple):
    """A box crossed in this roll: the node, and the pair (0 or 1) or `TORCH` that paid for it."""

    node: int
    by: int


class Turn(NamedTuple):
    """What a player does with the roll: the pairing, the pairs still to use (a bit each), the crosses made."""

    pairs: Pairing
    black: bool = False  # a black die symbol was spent on it
    left: int = 0b11
    marks: tuple[Mark, ...] = ()
    lost: int = 0  # life boxes given up for missing crosses


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


# -- one roll ---------------------------------------------------------------------------------------


class Targets(NamedTuple):
    """What the rest of a turn may cross: with pair 0, with pair 1, with a torch."""

    first: int
    second: int
    torch: int


def targets(hero: Adventurer, turn: Turn) -> Targets:
    """FR: the pairs not yet used, and a torch if there is one; each next to what is crossed already."""
    first = hero.fitting(turn.pairs[0]) if turn.left & 1 else 0
    alike = turn.left == 0b11 and turn.pairs[0] == turn.pairs[1]  # then it does not matter which is used
    second = hero.fitting(turn.pairs[1]) if turn.left & 2 and not alike else 0
    torch = hero.near if hero.torches else 0  # ruling 15: a start alone is next to nothing
    if not hero.board.armour & (first | second | torch):
        return Targets(first, second, torch)
    first, second, torch = _armoured(hero, turn, first, first if alike else second, torch)
    return Targets(first, 0 if alike else second, torch)


def _armoured(hero: Adventurer, turn: Turn, first: int, second: int, torch: int) -> Targets:
    """FR Defiant Dinosaurs: an armoured dinosaur takes two wounds in a roll, or none (ruling 31).

    The two come one after the other, which forbids nothing: the first alone never kills and opens nothing.
    """
    begun = half_wounded(hero.board, turn)
    if begun:
        return Targets(first & begun, second & begun, torch & begun)
    armour = hero.board.armour
    open_ = armour & ~_wounded(hero.board, turn)
    any_torch = open_ if hero.torches else 0
    two_torches = open_ if hero.torches > 1 else 0
    return Targets(
        first & (~armour | second & open_ | any_torch),
        second & (~armour | first & open_ | any_torch),
        torch & (~armour | (first | second) & open_ | two_torches),
    )


def _wounded(board: Board, turn: Turn) -> int:
    wounded = 0
    for mark in turn.marks:
        wounded |= 1 << mark.node & board.armour
    return wounded


def half_wounded(board: Board, turn: Turn) -> int:
    """The room of the armoured dinosaur that has had one wound in this roll, as a mask; 0 if there is none."""
    half = 0
    for mark in turn.marks:
        half ^= 1 << mark.node & board.armour
    return half


def missing_crosses(board: Board, turn: Turn, solo: bool, grace: bool) -> int:
    """FR: one life box for each cross not made. FR Version solo: other terms for one player alone."""
    unused = turn.left.bit_count()
    if not solo:
        return unused
    if any(board.kinds[mark.node] in ("room", "fist") for mark in turn.marks):
        return max(0, unused - 1)  # ruling 34: with a wound made, one pair may be dropped free
    return unused if grace else unused + 1  # ruling 33: no wound in this roll
