"""What a card does to the hero who meets it: beaten, ignored, damage, the fall; using Axe, Polymorph, Bomb, Coin, Scroll; Ally, Cube, Omnipotence.

Pure functions on small records, shared by the played game, by `delve` and by the exact odds, so that a rule
lives here (or, one to a function, in `effects`) and nowhere else. FR1 and FR2 are the rulebooks of the two boxes.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ....engine.state import Action
from .content import Box, Tile, load_box
from .effects import ALLY, CUBE, FLUTE, LUCKY, OMNIPOTENCE, POLYMORPH, RETURNS
from .equipment import Equipment
from .records import FACE, Meeting, Run, Seen, Tiles, without


class Way(NamedTuple):
    """One way to meet a card: the actions that choose it, and what comes of them."""

    actions: tuple[Action, ...]
    run: Run
    meeting: Meeting


class Rules:
    """The dungeon rules of a box.

    >>> rules = rules_of("first")
    >>> run = rules.equipment.enter(rules.box.hero("warrior"), ("plate_armor", "torch"))
    >>> run.hp
    8
    >>> print(rules.meet(run, "orc")[1])
    orc: beaten by torch, 8 HP
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.equipment = Equipment(box)
        self.index = {kind: i for i, kind in enumerate(box.kinds)}
        self._effects = {monster.id: monster.effect for monster in box.monsters.values() if monster.effect}

    # -- the choices ------------------------------------------------------------------------------

    def usable(self, run: Run, monster: str, deck: int) -> Tiles:
        """The tiles used by choice that may be worth it on the card just turned, with so many in the deck.

        A card that a tile stops by itself needs none, so they are kept for later. The Possession Scroll may still raise the
        hit points. Polymorph can get rid of a second copy while Omnipotence may still win, even after the fall, and
        it can look for the Demon while the Pact waits for it.
        """
        chosen = self.equipment.chosen(run.tiles)
        if not chosen:
            return ()
        hopes = self.omnipotent(run)
        if not (run.alive or hopes):
            return ()
        seen = self.equipment.identity(run, monster)
        untouched = not run.alive or run.skip is not None
        harmless = untouched or self._harmless(run, monster, seen)
        usable = []
        for tile in chosen:
            if tile.effect == POLYMORPH:
                swap = hopes or not harmless or (run.skip is None and self.equipment.takes_next(run.tiles))
                if deck and swap:  # FR1 Polymorphe: not with an empty deck
                    usable.append(tile.id)
            elif not untouched and self._worth_using(tile, run, seen, harmless):
                usable.append(tile.id)
        return tuple(usable)

    def _worth_using(self, tile: Tile, run: Run, seen: Seen, harmless: bool) -> bool:
        assert tile.beats is not None
        if not tile.beats.match(*seen, run.named) or (tile.effect == LUCKY and run.lucky):
            return False
        if tile.costs_tile and len(run.tiles) == 1:
            return False  # FR2 Bombe fumigène: there must be another tile to discard
        return not harmless or (tile.becomes and (seen[1] or 0) > run.hp)

    def _harmless(self, run: Run, monster: str, seen: Seen) -> bool:
        return self.equipment.stopping(run, seen) is not None or self._effects.get(monster) == ALLY

    def must_discard(self, run: Run, monster: str) -> bool:
        """FR2 Cube gélatineux: who faces it discards a tile, if there is one."""
        if self._effects.get(monster) != CUBE:
            return False
        return (
            run.alive and run.skip is None and bool(run.tiles) and self.equipment.answer(run, monster) is None
        )

    def discards(self, run: Run, using: str) -> Tiles:
        """The tiles of which one must go, because of the Cube or of the Smoke Bomb just used (never the Bomb itself)."""
        return without(run.tiles, using)

    def ways(self, run: Run, monster: str, deck: int, begun: tuple[Action, ...] = ()) -> list[Way]:
        """Every way to meet the card just turned, facing it first; or those that begin with these actions."""
        ways = []
        if not begun or begun[0] == FACE:
            if self.must_discard(run, monster):
                ways += self._discarding(run, monster, FACE, monster, begun)
            elif len(begun) < 2:
                ways.append(Way((FACE,), *self.meet(run, monster)))
            if begun:
                return ways
        for tile in self.usable(run, monster, deck):
            use = ("use", tile)
            if begun and begun[0] != use:
                continue
            if self.box.tiles[tile].costs_tile:
                ways += self._discarding(run, monster, use, tile, begun)
            elif len(begun) < 2:
                ways.append(Way((use,), *self.use(run, monster, tile)))
        return ways

    def _discarding(
        self, run: Run, monster: str, first: Action, using: str, begun: tuple[Action, ...]
    ) -> list[Way]:
        """The ways on which a tile goes: any, or the one that was chosen already."""
        paths = [(first, ("discard", tile)) for tile in self.discards(run, using)]
        return [
            Way(path, *self.discard(run, monster, using, path[1][1]))
            for path in paths
            if path[: len(begun)] == begun
        ]

    # -- a card -----------------------------------------------------------------------------------

    def meet(self, run: Run, monster: str) -> tuple[Run, Meeting]:
        """FR1 Phase Donjon: a tile stops the monster by itself, or it deals its strength."""
        seen = self.equipment.identity(run, monster)
        kind, strength = seen
        hero, hp, tiles, named, skip, met, alive, lucky, charmed, successes, namer = run
        met = (*met, kind)
        if not alive:  # the cards are still turned, but dead is dead
            why, by, skip = "fallen", None, None
        elif skip is not None:  # an ignored card triggers nothing
            why, by, skip = "ignored", skip, None
        else:
            tile = self.equipment.stopping(run, seen)
            if tile is None:
                return self._unanswered(run, monster, seen)
            why, by = "beaten", tile.id
            if tile.heals:  # FR1 Anneau de pouvoir, FR2 Baguette sanglante
                hp, why = hp + (strength or 0), "healed"
            if tile.next:  # FR1 Pacte avec le démon: the next monster too
                skip = tile.id
            if tile.effect == FLUTE:
                charmed += 1
        after = Run(hero, hp, tiles, named, skip, met, alive, lucky, charmed, successes, namer)
        return after, Meeting(monster, kind, strength, by, why, 0, hp)

    def _unanswered(self, run: Run, monster: str, seen: Seen) -> tuple[Run, Meeting]:
        """No tile stops it by itself: an effect, or damage."""
        kind, strength = seen
        if self._effects.get(monster) == ALLY:  # FR2 Allié: no strength, and the next monster is ignored
            after = run._replace(skip=monster, met=(*run.met, kind))
            return after, Meeting(monster, kind, strength, None, "joined", 0, run.hp)
        damage = self.equipment.damage(run, strength or 0)
        reduced = (strength or 0) - damage
        left, cost = run.tiles, None
        if run.lucky and (strength or 0) % 2:  # FR2 Amulette porte-bonheur: discarded on an odd monster
            cost = self.equipment.coin(left)
            left = without(left, cost)
        why = "hit" if damage else "harmless"
        return self._lose(run, left, monster, seen, None, why, damage, reduced, cost)

    def use(self, run: Run, monster: str, tile: str) -> tuple[Run, Meeting]:
        """Use a tile on the card just turned. After Polymorph the caller deals the new card."""
        kind, strength = self.equipment.identity(run, monster)
        used = self.box.tiles[tile]
        left = without(run.tiles, tile) if used.once else run.tiles
        if used.effect == POLYMORPH:  # the card replaced has not been met
            return run._replace(tiles=left), Meeting(monster, kind, strength, tile, "swapped", 0, run.hp)
        hp = (strength or 0) if used.becomes else run.hp  # FR2 Parchemin de possession, as ruled
        after = run._replace(hp=hp, tiles=left, met=(*run.met, kind), lucky=run.lucky or used.effect == LUCKY)
        why = "possessed" if used.becomes else "beaten"
        return after, Meeting(monster, kind, strength, tile, why, 0, hp)

    def discard(self, run: Run, monster: str, using: str, tile: str) -> tuple[Run, Meeting]:
        """FR2 Cube gélatineux, Bombe fumigène: a tile goes, and the hit points it gave go with it."""
        bomb = using in run.tiles
        left = without(run.tiles, tile)
        if bomb:
            left = without(left, using)
        by, why = (using, "beaten") if bomb else (None, "swallowed")
        seen, lost = self.equipment.identity(run, monster), self.box.tiles[tile].hp
        return self._lose(run, left, monster, seen, by, why, lost, cost=tile)

    def _lose(
        self,
        run: Run,
        left: Tiles,
        monster: str,
        seen: Seen,
        by: str | None,
        why: str,
        damage: int,
        reduced: int = 0,
        cost: str | None = None,
    ) -> tuple[Run, Meeting]:
        """Take the damage with these tiles left: live on, come back, or fall."""
        hero, hp, tiles, named, skip, met, _, lucky, charmed, successes, namer = run
        kind, strength = seen
        if lucky and left != tiles:
            lucky = self.equipment.coin(left) is not None
        hp -= damage
        if hp <= 0:
            hp, why = 0, "killed"
            for tile in self.equipment.returning(left):
                if back := RETURNS[tile.effect or ""](self.box, run):
                    hp, why, by = back, "revived", tile.id
                    left = without(left, by) if tile.once else left
                    break
        after = Run(hero, hp, left, named, skip, (*met, kind), hp > 0, lucky, charmed, successes, namer)
        return after, Meeting(monster, kind, strength, by, why, damage, hp, reduced, cost)

    # -- the end ----------------------------------------------------------------------------------

    def omnipotent(self, run: Run) -> bool:
        """FR1 Omnipotence: every monster turned so far was different (it counts once all are turned)."""
        return OMNIPOTENCE in run.tiles and len(set(run.met)) == len(run.met)

    def stops(self, run: Run) -> bool:
        """FR2 Phase de Donjon: it ends at 0 HP; FR1 turns all cards, and so does who has Omnipotence."""
        return not run.alive and self.box.stops_at_zero and OMNIPOTENCE not in run.tiles

    def survived(self, run: Run) -> bool:
        """Whether the dungeon, now empty, was crossed."""
        return run.alive or self.omnipotent(run)


def rules_of(box: str) -> Rules:
    """The one set of rules of a box."""
    return _rules(load_box(box).id)


@cache
def _rules(box: str) -> Rules:
    return Rules(load_box(box))
