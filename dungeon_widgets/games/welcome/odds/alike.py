"""Monsters that are alike to a hero: cards with the same future need not be told apart when counting.

Two kinds are alike if nothing that can still happen makes a difference between them: the same tiles stop them, and
they hurt the same, now and at any time to come. So what is found alike stays alike for the rest of the dungeon.
"""

from __future__ import annotations

from typing import NamedTuple

from ..rules.content import Tile
from ..rules.effects import COUNT, FLUTE, LUCKY, POLYMORPH, REVIVE
from ..rules.meeting import Rules
from ..rules.records import Run, Tiles
from .piles import BITS

STOPPED = "stopped"
FLUTED = 3  # Goblins the Flute may still take: two cards, and a Shapeshifter that comes first
Group = tuple[int, ...]
"""Kinds that are alike, as the places of their counts in a packed number, lowest first."""


class Alike:
    """The kinds that are alike to a hero, for the kinds that may come."""

    def __init__(self, rules: Rules, kinds: list[int]) -> None:
        self.rules = rules
        # A card with an effect of its own is alone of its kind; the Count is a Vampire, or a monster of 8.
        self._plain = [
            (BITS * i, rules.box.kinds[i])
            for i in kinds
            if rules.box.monsters[rules.box.kinds[i]].effect in (None, COUNT)
        ]
        self._kits: dict[tuple[Tiles, str | None, int], _Kit] = {}

    def groups(self, run: Run, may_lose: bool) -> list[Group]:
        """The kinds that are alike, those simply stopped first; `may_lose` if a tile can still be discarded."""
        kit = self._kit(run)
        together: dict[object, list[int]] = {STOPPED: []}
        for sight in kit.sights:
            together.setdefault(_future(run, kit, sight, may_lose), []).append(sight.shift)
        return [tuple(shifts) for shifts in together.values()]

    def _kit(self, run: Run) -> _Kit:
        key = run.tiles, run.named, run.successes
        kit = self._kits.get(key)
        if kit is None:
            tiles = [self.rules.box.tiles[tile] for tile in run.tiles]
            sights = [self._sight(run, tiles, shift, kind) for shift, kind in self._plain]
            potion = any(tile.effect == REVIVE for tile in tiles)
            kit = self._kits[key] = _Kit(
                sights,
                rises=any(tile.heals or tile.becomes for tile in tiles),
                back=self.rules.box.heroes[run.hero].hp if potion else 0,
                reduces=sum(tile.reduces for tile in tiles),
                to_come=FLUTED if any(tile.effect == FLUTE for tile in tiles) else 0,
                caps=min([tile.caps.below_hp for tile in tiles if tile.caps], default=0),
                fussy=any(tile.effect in (LUCKY, POLYMORPH) for tile in tiles),
            )
        return kit

    def _sight(self, run: Run, tiles: list[Tile], shift: int, kind: str) -> _Sight:
        seen, strength = self.rules.equipment.identity(run, kind)
        by = [tile for tile in tiles if tile.beats and not tile.beats.again]
        by = [tile for tile in by if tile.beats and tile.beats.match(seen, strength, run.named)]
        plain = [tile for tile in by if not tile.chosen]
        low = [tile.beats.below_hp or 0 for tile in plain if tile.beats]
        cap = [tile.caps.odd if (strength or 0) % 2 else tile.caps.even for tile in tiles if tile.caps]
        return _Sight(
            shift,
            strength or 0,
            tuple([tile.id for tile in by]),
            exact=any(tile.heals or tile.becomes for tile in by),
            simply=self.rules.equipment.simply_stops(run, kind),
            below=0 if any(tile.next or tile.effect for tile in plain) else max(low, default=0),
            capped=min([strength or 0, *cap]),
        )


class _Sight(NamedTuple):
    """A kind as the tiles see it: what stops it, below how many hit points, and what a Harp leaves of it."""

    shift: int
    strength: int
    by: Tiles
    exact: bool  # a tile turns its strength into hit points
    simply: bool
    below: int
    capped: int


class _Kit(NamedTuple):
    """All that tiles say about what is to come, whatever the hit points."""

    sights: list[_Sight]
    rises: bool  # hit points may rise again
    back: int  # hit points that a potion gives
    reduces: int
    to_come: int
    caps: int  # below so many hit points a Harp softens every blow
    fussy: bool  # a harmless card still counts, for the Lucky Coin or for Polymorph


def _future(run: Run, kit: _Kit, sight: _Sight, may_lose: bool) -> object:
    """What can become of meeting such a card, as something to compare."""
    strength = sight.strength
    if sight.simply and not may_lose:
        return STOPPED
    if sight.exact:
        return strength, sight.by
    most = 99 if kit.rises else max(run.hp, kit.back)  # hit points from now on
    # All that kills is the same, whatever still softens it.
    strength = min(strength, most + kit.reduces + run.charmed + kit.to_come)
    if may_lose:
        return strength, sight.by, kit.caps and sight.strength % 2
    if most < sight.below:  # below the threshold for good
        return STOPPED
    softened = kit.reduces + run.charmed
    if strength <= softened:
        return (0, sight.by) if kit.fussy or sight.by else STOPPED
    if most < kit.caps:
        return max(0, sight.capped - softened), sight.by
    return strength, sight.by, kit.caps and sight.strength % 2
