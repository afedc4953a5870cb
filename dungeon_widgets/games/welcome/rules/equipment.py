"""What tiles do by themselves: hit points, which one stops a monster now (Scepter, Gear), damage taken off (Crown, Flute, Harp), kinds to name.

FR1 and FR2 are the rulebooks of the two boxes.
"""

from __future__ import annotations

from collections.abc import Iterable

from .content import Box, Caps, Hero, Tile
from .effects import LUCKY, RETURNS, SHAPES, UNNAMED
from .records import Counts, Run, Seen, Tiles


class Equipment:
    """The tiles of a box at work, with lookups kept so that a card costs next to nothing."""

    def __init__(self, box: Box) -> None:
        self.box = box
        monsters = box.monsters.values()
        self._shapes = {m.id: SHAPES[m.effect] for m in monsters if m.effect in SHAPES}
        self._printed: dict[str, Seen] = {
            m.id: (m.id, m.strength) for m in monsters if m.id not in self._shapes
        }
        self._base = [m.id for m in monsters if m.id not in box.specials]
        self._nameable = [m.id for m in monsters if m.effect not in UNNAMED]
        self._answers: dict[tuple[Tiles, str | None], dict[Seen, tuple[Tile | None, list[Tile]]]] = {}
        self._chosen: dict[Tiles, list[Tile]] = {}
        self._decks: dict[Tiles, Counts] = {}
        self._hp: dict[Tiles, int] = {}
        self._naming: dict[Tiles, Tile | None] = {}
        self._softened: dict[Tiles, tuple[list[Caps], int]] = {}
        self._returns: dict[Tiles, list[Tile]] = {}

    # -- the deck ---------------------------------------------------------------------------------

    def deck(self, specials: Iterable[str] = ()) -> Counts:
        """All the cards of a game: the base monsters and its special ones."""
        there = tuple(specials)
        deck = self._decks.get(there)
        if deck is None:
            deck = self._decks[there] = tuple(
                m.copies if m.id not in self.box.specials or m.id in there else 0
                for m in self.box.monsters.values()
            )
        return deck

    # -- entering ---------------------------------------------------------------------------------

    def enter(self, hero: Hero, tiles: Tiles, successes: int = 0) -> Run:
        """FR1 Phase Donjon: the hero's own HP plus those of the tiles still there."""
        if successes:  # they matter to the Count alone
            return Run(hero.id, self.hp(hero, tiles), tiles, successes=successes)
        return Run(hero.id, self.hp(hero, tiles), tiles)

    def hp(self, hero: Hero, tiles: Tiles) -> int:
        """Starting hit points."""
        added = self._hp.get(tiles)
        if added is None:
            added = self._hp[tiles] = sum(self.box.tiles[tile].hp for tile in tiles)
        return hero.hp + added

    def naming(self, tiles: Tiles) -> Tile | None:
        """FR1 Épée vorpale, FR2 Épée à papa: the tile for which a kind is named before the first card is turned."""
        if tiles in self._naming:
            return self._naming[tiles]
        known = map(self.box.tiles.__getitem__, tiles)
        tile = self._naming[tiles] = next((tile for tile in known if tile.beats and tile.beats.named), None)
        return tile

    def must_name(self, tiles: Tiles) -> bool:
        """Whether a kind is named before the first card is turned."""
        return self.naming(tiles) is not None

    def may_name(self, tile: Tile, specials: Iterable[str]) -> list[str]:
        """The kinds that may be named: for the Greatsword those of its strengths, else what is in the game.

        Ruling 7.14: but not a special monster that borrows an identity, nor the Ally.
        """
        limits, there = tile.named_by_another, {*self._base, *specials}
        if limits is None:
            return [kind for kind in self._nameable if kind in there]
        return [kind for at, kind in self.box.by_strength.items() if limits.min <= at <= limits.max]

    def chosen(self, tiles: Tiles) -> list[Tile]:
        """The tiles whose use is a choice; the Healing Potion works by itself."""
        chosen = self._chosen.get(tiles)
        if chosen is None:
            chosen = [tile for tile in map(self.box.tiles.__getitem__, tiles) if tile.chosen]
            self._chosen[tiles] = chosen
        return chosen

    def takes_next(self, tiles: Tiles) -> bool:
        """Whether one of the tiles takes the next card too (the Pact, the Leash)."""
        return any(self.box.tiles[tile].next for tile in tiles)

    def coin(self, tiles: Tiles) -> str | None:
        """The Lucky Coin, if it is there."""
        return next((tile for tile in tiles if self.box.tiles[tile].effect == LUCKY), None)

    def never_named(self, monster: str) -> bool:
        """Ruling 7.14: whether this kind cannot be named, whatever the tile."""
        return self.box.monster(monster).effect in UNNAMED

    def returning(self, tiles: Tiles) -> list[Tile]:
        """The tiles that bring a fallen hero back."""
        found = self._returns.get(tiles)
        if found is None:
            known = map(self.box.tiles.__getitem__, tiles)
            found = self._returns[tiles] = [tile for tile in known if tile.effect in RETURNS]
        return found

    # -- what the odds ask ------------------------------------------------------------------------

    def acts(self, tile: Tile) -> bool:
        """Whether the tile does more than to give hit points."""
        return bool(tile.beats or tile.effect or tile.reduces or tile.caps)

    def orderly(self, id: str) -> bool:
        """Whether the tile does the same whenever a card comes, and nothing is to be chosen."""
        tile = self.box.tiles[id]
        if tile.once or tile.heals or tile.next or tile.effect or tile.caps:
            return False
        return tile.beats is None or tile.always

    def knows_again(self, tiles: Tiles) -> bool:
        """Whether a kind met before is remembered (the Royal Scepter)."""
        return any((beats := self.box.tiles[tile].beats) is not None and beats.again for tile in tiles)

    def may_cost_a_tile(self, tiles: Tiles) -> bool:
        """Whether one of the tiles takes another one with it (the Smoke Bomb)."""
        return any(self.box.tiles[tile].costs_tile for tile in tiles)

    # -- what stops a card ------------------------------------------------------------------------

    def identity(self, run: Run, monster: str) -> Seen:
        """The kind and the strength of a card at the moment it is met."""
        printed = self._printed.get(monster)
        return self._shapes[monster](self.box, run) if printed is None else printed

    def answer(self, run: Run, monster: str) -> Tile | None:
        """The tile that stops this monster by itself, if any: the one that does most for the hero."""
        return self.stopping(run, self.identity(run, monster))

    def stopping(self, run: Run, seen: Seen) -> Tile | None:
        """The same for a card of this identity and strength."""
        table = self._answers.get((run.tiles, run.named))
        if table is None:
            table = self._answers[run.tiles, run.named] = {}
        found = table.get(seen)
        if found is None:
            found = table[seen] = self._matching(run.tiles, run.named, seen)
        always, sometimes = found
        if always is not None or not sometimes:
            return always
        for tile in sometimes:
            if self._works_now(tile, run, seen[0]):
                return tile
        return None

    def _matching(self, tiles: Tiles, named: str | None, seen: Seen) -> tuple[Tile | None, list[Tile]]:
        """The tile that always stops such a monster, and those that do at times."""
        known = [tile for tile in map(self.box.tiles.__getitem__, tiles) if not tile.once]
        stopping = [tile for tile in known if tile.beats and tile.beats.match(*seen, named)]
        always = [tile for tile in stopping if tile.always]
        best = max(always, key=lambda tile: (tile.heals, tile.next), default=None)
        return best, [tile for tile in stopping if not tile.always]

    def _works_now(self, tile: Tile, run: Run, kind: str) -> bool:
        assert tile.beats is not None
        if tile.effect == LUCKY:  # FR2 Amulette porte-bonheur: by itself once it has begun
            return run.lucky
        if tile.beats.again:  # FR2 Sceptre royal: it is enough that the first one was there
            return kind in run.met
        return tile.beats.below_hp is None or run.hp < tile.beats.below_hp

    def simply_stops(self, run: Run, monster: str) -> bool:
        """Whether a tile always stops the monster and nothing else comes of it."""
        if monster in self._shapes:
            return False
        tile = self.answer(run, monster)
        return tile is not None and tile.always and not (tile.heals or tile.next or tile.effect)

    def damage(self, run: Run, strength: int) -> int:
        """What a monster that no tile stops does: its strength, less what tiles take off, never below 0."""
        softened = self._softened.get(run.tiles)
        if softened is None:
            softened = self._softened[run.tiles] = self._soften(run.tiles)
        caps, reduced = softened
        damage = strength
        for cap in caps:
            if run.hp < cap.below_hp:  # FR2 Harpe elfique
                damage = min(damage, cap.odd if strength % 2 else cap.even)
        damage -= reduced + run.charmed  # FR2 Couronne familiale, Charmeuse de gobelins
        return damage if damage > 0 else 0

    def _soften(self, tiles: Tiles) -> tuple[list[Caps], int]:
        known = [self.box.tiles[tile] for tile in tiles]
        return [tile.caps for tile in known if tile.caps], sum(tile.reduces for tile in known)
