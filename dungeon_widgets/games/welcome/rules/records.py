"""The small facts of a table: a card that lies somewhere, a hero inside, a card met, a round that ended."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....engine.state import Action

NOBODY = -1

Phase = Literal[
    "specials", "first", "hero", "bid", "deal", "card", "ask", "name", "turn", "answer", "discard", "swap", "over"
]  # fmt: skip

OUTSIDE = ("specials", "first", "hero", "over")
BIDDING = ("bid", "deal", "card")
INSIDE = ("ask", "name", "turn", "answer", "discard", "swap")

DRAW: Action = ("draw",)
PASS: Action = ("pass",)
ADD: Action = ("add",)
TURN: Action = ("turn",)
FACE: Action = ("face",)

Tiles = tuple[str, ...]

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of the box's kinds."""

Seen = tuple[str, int | None]
"""What a card is on meeting it: its identity and its strength."""


def without(tiles: Tiles, tile: str | None) -> Tiles:
    """The other tiles, in their order."""
    return tuple([other for other in tiles if other != tile])


class Placed(NamedTuple):
    """A card in the dungeon, who put it there (and so knows it), and whether nothing else was allowed."""

    monster: str
    by: int
    forced: bool = False


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
    skip: str | None = None  # the tile, or the Ally, that makes the next card harmless
    met: Tiles = ()  # identities met so far, ignored ones included
    alive: bool = True
    lucky: bool = False  # the Lucky Coin has begun
    charmed: int = 0  # Goblins the Charming Flute has taken
    successes: int = 0  # the runner's Success cards, which the Count looks at
    namer: int | None = None  # who was asked to name the kind for the Greatsword


class Meeting(NamedTuple):
    """One card met: what it was, which tile answered or how much it hurt, and why.

    >>> print(Meeting("orc", "orc", 3, None, "hit", 3, 8))
    orc: hit for 3, 8 HP
    """

    monster: str
    kind: str
    strength: int | None
    by: str | None
    why: str
    """beaten, healed, possessed, ignored, joined, harmless, swallowed, swapped, hit, revived, killed, fallen"""
    damage: int
    hp: int
    reduced: int = 0  # what tiles took off the damage
    cost: str | None = None  # the tile that was lost

    def __str__(self) -> str:
        return self._said().replace("_", " ")

    def _said(self) -> str:
        lost = f", {self.cost} lost" if self.cost else ""
        if self.why in ("beaten", "healed", "possessed", "ignored", "swapped"):
            return f"{self.monster}: {self.why} by {self.by}{lost}, {self.hp} HP"
        if self.why in ("joined", "harmless", "swallowed"):
            return f"{self.monster}: {self.why}{lost}, {self.hp} HP"
        if self.why == "fallen":
            return f"{self.monster}: turned after the fall"
        back = f", back with {self.by}" if self.why == "revived" else ""
        return f"{self.monster}: {self.why} for {self.damage}{lost}{back}, {self.hp} HP"


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
    unturned: int = 0  # cards still in the dungeon when the hero fell
