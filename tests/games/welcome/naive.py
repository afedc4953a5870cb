"""The same game written once more, as plainly as the rulebook reads, to hold the package against.

Nothing is shared with the package and nothing is clever: cards have faces, tiles are looked up by name, every
order of the cards is laid out, and a choice is made for all the orders that look alike to the player. Any
once-only tile may be used on any card (FR1 forbids only Polymorph with an empty deck).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

STRENGTH = {
    "goblin": 1,
    "skeleton": 2,
    "orc": 3,
    "vampire": 4,
    "golem": 5,
    "lich": 6,
    "demon": 7,
    "dragon": 9,
}
CARDS = [kind for kind in STRENGTH for _ in range(1 if kind in ("lich", "demon", "dragon") else 2)]
HERO_HP = {"warrior": 3, "barbarian": 4, "mage": 2, "rogue": 3}
TILE_HP = {
    "plate_armor": 5, "knight_shield": 3, "chainmail": 4, "leather_shield": 3, "wall_of_fire": 6,
    "bracelet_of_protection": 3, "mithril_armor": 5, "buckler": 3,
}  # fmt: skip


class Hero(NamedTuple):
    """A hero inside: `dead` and `free` (the next card is ignored) are flags."""

    name: str
    hp: int
    tiles: frozenset[str]
    blade: str | None
    seen: tuple[str, ...] = ()
    dead: bool = False
    free: bool = False


def fight(hero: Hero, monster: str) -> Hero:
    """A card is met and no once-only tile is used, but for the potion."""
    strength, tiles = STRENGTH[monster], hero.tiles
    hero = hero._replace(seen=(*hero.seen, monster))
    if hero.dead:
        return hero
    if hero.free:
        return hero._replace(free=False)
    if "ring_of_power" in tiles and strength <= 2:
        return hero._replace(hp=hero.hp + strength)
    if "demonic_pact" in tiles and monster == "demon":
        return hero._replace(free=True)
    if (
        (monster == hero.blade and ("vorpal_sword" in tiles or "vorpal_dagger" in tiles))
        or ("torch" in tiles and strength <= 3)
        or ("holy_grail" in tiles and strength % 2 == 0)
        or ("dragon_spear" in tiles and monster == "dragon")
        or ("war_hammer" in tiles and monster == "golem")
        or ("invisibility_cloak" in tiles and strength >= 6)
    ):
        return hero
    if hero.hp > strength:
        return hero._replace(hp=hero.hp - strength)
    if "healing_potion" in tiles:
        return hero._replace(hp=HERO_HP[hero.name], tiles=tiles - {"healing_potion"})
    return hero._replace(hp=0, dead=True)


def won(hero: Hero) -> bool:
    all_different = len(set(hero.seen)) == len(hero.seen)
    return not hero.dead or ("omnipotence" in hero.tiles and all_different)


Layout = tuple[tuple[str, ...], tuple[str, ...]]  # the dungeon in meeting order, the deck from its top


def chance(hero: str, tiles: Iterable[str], layouts: list[Layout]) -> Fraction:
    """The chance to live under best play when all these lay-outs are equally likely."""
    kit = frozenset(tiles)
    hp = HERO_HP[hero] + sum(TILE_HP.get(tile, 0) for tile in kit)
    blades: list[str | None] = [None]
    if kit & {"vorpal_sword", "vorpal_dagger"} and layouts[0][0]:
        blades = list(STRENGTH)
    best = max(wins(Hero(hero, hp, kit, blade), layouts) for blade in blades)
    return Fraction(best, len(layouts))


def wins(hero: Hero, layouts: list[Layout]) -> int:
    """In how many of these lay-outs, alike so far, the hero comes out."""
    if not layouts[0][0]:
        return len(layouts) if won(hero) else 0
    return sum(meet(hero, card, alike) for card, alike in turned(layouts))


def turned(layouts: list[Layout]) -> Iterator[tuple[str, list[Layout]]]:
    """Turn the next card: the lay-outs fall apart by what it is."""
    groups: dict[str, list[Layout]] = {}
    for dungeon, deck in layouts:
        groups.setdefault(dungeon[0], []).append((dungeon[1:], deck))
    yield from groups.items()


def meet(hero: Hero, card: str, layouts: list[Layout]) -> int:
    best = wins(fight(hero, card), layouts)
    if "vorpal_axe" in hero.tiles and not hero.dead:
        beaten = hero._replace(tiles=hero.tiles - {"vorpal_axe"}, seen=(*hero.seen, card), free=False)
        best = max(best, wins(beaten, layouts))
    if "polymorph" in hero.tiles and layouts[0][1]:
        left = hero._replace(tiles=hero.tiles - {"polymorph"})
        drawn = [((deck[0], *dungeon), deck[1:]) for dungeon, deck in layouts]
        best = max(best, sum(meet(left, new, alike) for new, alike in turned(drawn)))
    return best


def layouts(
    unknown: int, known: Iterable[str] = (), elsewhere: Iterable[str] = (), cards: Iterable[str] = CARDS
) -> list[Layout]:
    """Every order of every dungeon of `unknown` unseen cards and the known ones, with the top card of the deck.

    `cards` may be fewer than the box holds, to keep the list short.
    """
    pool, inside = list(cards), list(known)
    for card in (*inside, *elsewhere):
        pool.remove(card)
    found = []
    for drawn in permutations(range(len(pool)), min(unknown + 1, len(pool))):
        hidden, top = [pool[i] for i in drawn[:unknown]], [pool[i] for i in drawn[unknown:]]
        places = permutations(range(unknown + len(inside)), len(inside))
        for at in places:
            dungeon: list[str] = list(hidden)
            for place, card in sorted(zip(at, inside, strict=True)):
                dungeon.insert(place, card)
            found.append((tuple(dungeon), tuple(top)))
    return found
