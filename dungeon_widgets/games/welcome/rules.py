"""The rules inside the dungeon: what a card does to a hero with these tiles.

Pure functions on small records, shared by the played game, by `delve` and by the exact odds, so that a rule
lives here and nowhere else. References: FR1 is the rulebook of the first box.
"""

from __future__ import annotations

from functools import cache

from ...engine.state import Action
from .content import Box, Hero, Tile, load_box
from .records import Counts, Meeting, Run, Tiles

__all__ = ["Meeting", "Rules", "Run", "Tiles", "rules_of", "without"]


class Rules:
    """The dungeon rules of a box, with lookups kept so that a card costs next to nothing.

    >>> rules = rules_of("first")
    >>> run = rules.enter(rules.box.hero("warrior"), ("plate_armor", "torch"))
    >>> run.hp
    8
    >>> print(rules.meet(run, "orc")[1])
    orc: beaten by torch, 8 HP
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.index = {kind: i for i, kind in enumerate(box.kinds)}
        self._answers: dict[tuple[Tiles, str | None], dict[str, Tile | None]] = {}
        self._chosen: dict[Tiles, list[Tile]] = {}
        self._hp: dict[Tiles, int] = {}
        self._cards: dict[Counts, list[Action]] = {}

    # -- the deck ---------------------------------------------------------------------------------

    def cards(self, deck: Counts) -> list[Action]:
        """One deal for each card of a deck, so that picking one of them draws a card."""
        cards = self._cards.get(deck)
        if cards is None:
            cards = [("deal", kind) for kind, n in zip(self.box.kinds, deck, strict=True) for _ in range(n)]
            self._cards[deck] = cards
        return cards

    # -- entering ---------------------------------------------------------------------------------

    def enter(self, hero: Hero, tiles: Tiles) -> Run:
        """FR1 Phase Donjon: the hero's own HP plus those of the tiles still there."""
        return Run(hero.id, self.hp(hero, tiles), tiles)

    def hp(self, hero: Hero, tiles: Tiles) -> int:
        """Starting hit points."""
        added = self._hp.get(tiles)
        if added is None:
            added = self._hp[tiles] = sum(self.box.tiles[tile].hp for tile in tiles)
        return hero.hp + added

    def must_name(self, tiles: Tiles) -> bool:
        """FR1 Épée vorpale: a kind is named before the first card is turned."""
        return any((beats := self.box.tiles[tile].beats) is not None and beats.named for tile in tiles)

    # -- a card -----------------------------------------------------------------------------------

    def answer(self, run: Run, monster: str) -> Tile | None:
        """The permanent tile that stops this monster, if any: the one that does most for the hero."""
        table = self._answers.get((run.tiles, run.named))
        if table is None:
            table = {kind: self._best_answer(run.tiles, run.named, kind) for kind in self.box.kinds}
            self._answers[run.tiles, run.named] = table
        return table[monster]

    def _best_answer(self, tiles: Tiles, named: str | None, monster: str) -> Tile | None:
        strength = self.box.monsters[monster].strength
        permanent = [tile for tile in map(self.box.tiles.__getitem__, tiles) if tile.beats and not tile.once]
        stopping = [tile for tile in permanent if tile.beats and tile.beats.match(monster, strength, named)]
        return max(stopping, key=lambda tile: (tile.heals, tile.next), default=None)

    def simply_stops(self, run: Run, monster: str) -> bool:
        """Whether a permanent tile stops the monster and nothing else comes of it."""
        tile = self.answer(run, monster)
        return tile is not None and not (tile.heals or tile.next)

    def usable(self, run: Run, monster: str, deck: int) -> Tiles:
        """The once-only tiles that may be worth using on the card just turned, with so many in the deck.

        A card that does no harm needs none, so they are kept for later. Polymorph is the exception: it can get
        rid of a second copy while Omnipotence may still win, even after the fall, and it can look for the Demon
        while the Pact waits for it.
        """
        chosen = self._chosen_tiles(run.tiles)
        if not chosen:
            return ()
        hopes = self.omnipotent(run)
        if not (run.alive or hopes):
            return ()
        harmless = not run.alive or run.skip is not None or self.answer(run, monster) is not None
        swap = hopes or not harmless or (run.skip is None and self._awaits_demon(run.tiles))
        usable = []
        for tile in chosen:
            if tile.effect == "polymorph":
                if deck and swap:  # FR1 Polymorphe: not with an empty deck
                    usable.append(tile.id)
            elif not harmless:  # FR1 Hache vorpale: chosen before the next card is seen
                usable.append(tile.id)
        return tuple(usable)

    def _chosen_tiles(self, tiles: Tiles) -> list[Tile]:
        """The once-only tiles whose use is a choice; the Healing Potion works by itself."""
        chosen = self._chosen.get(tiles)
        if chosen is None:
            known = [self.box.tiles[tile] for tile in tiles]
            chosen = [tile for tile in known if tile.once and (tile.beats or tile.effect == "polymorph")]
            self._chosen[tiles] = chosen
        return chosen

    def _awaits_demon(self, tiles: Tiles) -> bool:
        return any(self.box.tiles[tile].next for tile in tiles)

    def meet(self, run: Run, monster: str) -> tuple[Run, Meeting]:
        """FR1 Phase Donjon: a permanent tile stops the monster, or it deals its strength."""
        hero, hp, tiles, named, skip, met, alive = run
        strength = self.box.monsters[monster].strength
        met = (*met, monster)
        if not alive:  # the cards are still turned, but dead is dead
            return Run(hero, hp, tiles, named, None, met, False), Meeting(
                monster, monster, strength, None, "fallen", 0, 0
            )
        if skip is not None:  # an ignored card triggers nothing
            return Run(hero, hp, tiles, named, None, met), Meeting(
                monster, monster, strength, skip, "ignored", 0, hp
            )
        tile = self.answer(run, monster)
        if tile is None:
            return self._hit(run, monster, strength or 0)
        why = "beaten"
        if tile.heals:  # FR1 Anneau de pouvoir
            hp, why = hp + (strength or 0), "healed"
        if tile.next:  # FR1 Pacte avec le démon: the next monster too
            skip = tile.id
        return Run(hero, hp, tiles, named, skip, met), Meeting(
            monster, monster, strength, tile.id, why, 0, hp
        )

    def use(self, run: Run, monster: str, tile: str) -> tuple[Run, Meeting]:
        """Spend a once-only tile on the card just turned. After Polymorph the caller deals the new card."""
        strength = self.box.monsters[monster].strength
        left = without(run.tiles, tile)
        if self.box.tiles[tile].effect == "polymorph":  # the card replaced has not been met
            return run._replace(tiles=left), Meeting(monster, monster, strength, tile, "swapped", 0, run.hp)
        met = (*run.met, monster)
        return run._replace(tiles=left, met=met), Meeting(
            monster, monster, strength, tile, "beaten", 0, run.hp
        )

    def _hit(self, run: Run, monster: str, damage: int) -> tuple[Run, Meeting]:
        hero, hp, tiles, named, skip, met, _ = run
        met = (*met, monster)
        hp -= damage
        if hp > 0:
            return Run(hero, hp, tiles, named, skip, met), Meeting(
                monster, monster, damage, None, "hit", damage, hp
            )
        for tile in tiles:
            if (
                self.box.tiles[tile].effect == "revive"
            ):  # FR1 Potion de soin: back with the hero's own HP, spent
                hp = self.box.heroes[hero].hp
                revived = Run(hero, hp, without(tiles, tile), named, skip, met)
                return revived, Meeting(monster, monster, damage, tile, "revived", damage, hp)
        return Run(hero, 0, tiles, named, skip, met, False), Meeting(
            monster, monster, damage, None, "killed", damage, 0
        )

    # -- the end ----------------------------------------------------------------------------------

    def omnipotent(self, run: Run) -> bool:
        """FR1 Omnipotence: every monster turned so far was different (it counts once all are turned)."""
        return "omnipotence" in run.tiles and len(set(run.met)) == len(run.met)

    def survived(self, run: Run) -> bool:
        """Whether the dungeon, now empty, was crossed."""
        return run.alive or self.omnipotent(run)


def without(tiles: Tiles, tile: str) -> Tiles:
    """The other tiles, in their order."""
    return tuple([other for other in tiles if other != tile])


def rules_of(box: str) -> Rules:
    """The one set of rules of a box."""
    return _rules(load_box(box).id)


@cache
def _rules(box: str) -> Rules:
    return Rules(load_box(box))
