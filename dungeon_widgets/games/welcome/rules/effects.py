"""Mimic, Count and Shapeshifter: what they are when met; Potion and Knucklebones: how they bring a hero back.

FR1 and FR2 are the rulebooks of the first and the second box. A content file names an effect, the rules look it
up here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .records import Run, Seen

if TYPE_CHECKING:
    from .content import Box

# -- their names in the content files -------------------------------------------------------------------

MIMIC, COUNT, SHAPESHIFTER = "mimic", "count", "shapeshifter"
"""Special monsters whose strength or identity depends on when they are met."""

ORDERLY = frozenset({"fairy", MIMIC, COUNT})
"""Special monsters that are the same whenever they come, if no tile is lost on the way."""

REVIVE, KNUCKLEBONES = "revive", "knucklebones"
"""Tiles that bring a fallen hero back."""

LUCKY = "lucky"
"""FR2 Amulette porte-bonheur: begun by choice on an even monster, then by itself, lost to an odd one."""

FLUTE = "flute"
"""FR2 Charmeuse de gobelins: each Goblin it takes lessens the damage of later monsters by 1."""

POLYMORPH = "polymorph"
"""FR1 Polymorphe: the monster is replaced by the top card of the deck."""

OMNIPOTENCE = "omnipotence"
"""FR1 Omnipotence: at the end, a round in which all monsters differed is won."""

ALLY = "ally"
"""FR2 Allié: the next monster is ignored."""

UNNAMED = frozenset({COUNT, SHAPESHIFTER, ALLY})
"""Ruling 7.14: who borrows an identity answers to that one, and the Ally is no foe: they cannot be named."""

CUBE = "cube"
"""FR2 Cube gélatineux: a tile of your choice is discarded, with its hit points."""

# -- special monsters whose strength or identity depends on when they are met ------------------------


def mimic(box: Box, run: Run) -> Seen:
    """FR2 Mimique: as strong as there are tiles left when it is met, from 0 to 6."""
    return "mimic", len(run.tiles)


def count(box: Box, run: Run) -> Seen:
    """FR2 Le Comte: a Vampire of 4; with a Success card a monster of 8 that is no Vampire."""
    return ("count", 8) if run.successes else ("vampire", 4)


def shapeshifter(box: Box, run: Run) -> Seen:
    """FR2 Change-forme: the strength of its rank and the identity of the monster that has it, if one has."""
    rank = len(run.met) + 1
    return box.by_strength.get(rank, "shapeshifter"), rank


SHAPES: dict[str, Callable[[Box, Run], Seen]] = {
    MIMIC: mimic,
    COUNT: count,
    SHAPESHIFTER: shapeshifter,
}

# -- tiles that bring a fallen hero back: the hit points it comes back with, or None -------------------


def revive(box: Box, run: Run) -> int | None:
    """FR1 Potion de soin: back with the hero's own hit points."""
    return box.heroes[run.hero].hp


def knucklebones(box: Box, run: Run) -> int | None:
    """FR2 Osselets de résurrection: back with 1, as often as needed, but not by who had only 1 when dying."""
    return 1 if run.hp > 1 else None


RETURNS: dict[str, Callable[[Box, Run], int | None]] = {REVIVE: revive, KNUCKLEBONES: knucklebones}
