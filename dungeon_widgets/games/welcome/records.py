"""The small facts of a table: cards that lie somewhere, a hero inside, a card met, a round that ended."""

from __future__ import annotations

from typing import Any, NamedTuple

Tiles = tuple[str, ...]

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of the box's kinds."""


class Placed(NamedTuple):
    """A card in the dungeon and who put it there (and so knows it)."""

    monster: str
    by: int


class Aside(NamedTuple):
    """A monster set aside under a tile, and by whom."""

    monster: str
    tile: str
    by: int


class Run(NamedTuple):
    """A hero inside the dungeon: all that decides what the next card does."""

    hero: str
    hp: int
    tiles: Tiles
    named: str | None = None
    skip: str | None = None  # the tile that makes the next card harmless
    met: Tiles = ()  # kinds met so far, ignored ones included
    alive: bool = True


class Meeting(NamedTuple):
    """One card met: what it was, which tile answered or how much it hurt, and why.

    >>> print(Meeting("orc", "orc", 3, None, "hit", 3, 8))
    orc: hit for 3, 8 HP
    """

    monster: str
    kind: str
    strength: int | None
    by: str | None
    why: str  # beaten, healed, ignored, swapped, hit, revived, killed, fallen
    damage: int
    hp: int

    def told_of(self, seat: int) -> dict[str, Any]:
        """The data of the event, which everybody sees."""
        monster, kind, strength, by, why, damage, hp = self
        return {
            "seat": seat, "monster": monster, "kind": kind, "strength": strength, "by": by, "why": why,
            "damage": damage, "hp": hp,
        }  # fmt: skip

    def __str__(self) -> str:
        if self.why in ("beaten", "healed", "ignored", "swapped"):
            return f"{self.monster}: {self.why} by {self.by}, {self.hp} HP"
        if self.why == "fallen":
            return f"{self.monster}: turned after the fall"
        back = f", back with {self.by}" if self.why == "revived" else ""
        return f"{self.monster}: {self.why} for {self.damage}{back}, {self.hp} HP"


class Result(NamedTuple):
    """How the last round ended."""

    round: int
    runner: int
    hero: str
    start: int
    run: Run
    met: tuple[Meeting, ...]
    survived: bool
    aside: tuple[Aside, ...]
