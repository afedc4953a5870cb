"""The same game written once more, as plainly as the rulebooks read, to hold the package against.

Nothing is shared with the package and nothing is clever: cards have faces, tiles are looked up by name, every
order of the cards is laid out, and a choice is made for all the orders that look alike to the player. Any
once-only tile may be used on any card (FR1 forbids only Polymorph with an empty deck); in the second box on any
card that no tile stops by itself, and the Possession Scroll on any card with a strength.
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
SPECIALS = ("fairy", "ally", "mimic", "gelatinous_cube", "count", "shapeshifter")
HERO_HP = {
    "warrior": 3, "barbarian": 4, "mage": 2, "rogue": 3, "necromancer": 2, "princess": 2, "ninja": 3, "bard": 3,
}  # fmt: skip
TILE_HP = {
    "plate_armor": 5, "knight_shield": 3, "chainmail": 4, "leather_shield": 3, "wall_of_fire": 6,
    "bracelet_of_protection": 3, "mithril_armor": 5, "buckler": 3, "zombie_companion": 6, "evil_cape": 3,
    "mr_charm": 5, "chaperon": 3, "curative_herbs": 3, "weird_concoction": 5, "glamorous_tunic": 5, "fancy_hat": 2,
}  # fmt: skip


class Hero(NamedTuple):
    """A hero inside: `dead`, `free` (the next card is ignored) and `coin` (the coin has begun) are flags."""

    name: str
    hp: int
    tiles: frozenset[str]
    blade: str | None
    seen: tuple[str, ...] = ()
    dead: bool = False
    free: bool = False
    coin: bool = False
    goblins: int = 0
    successes: int = 0


def face_of(hero: Hero, card: str) -> tuple[str, int | None]:
    """What the card is now: its identity and its strength."""
    if card == "fairy":
        return "fairy", 0
    if card in ("ally", "gelatinous_cube"):
        return card, None
    if card == "mimic":
        return "mimic", len(hero.tiles)
    if card == "count":
        return ("vampire", 4) if hero.successes == 0 else ("count", 8)
    if card == "shapeshifter":
        rank = len(hero.seen) + 1
        same = [kind for kind in STRENGTH if STRENGTH[kind] == rank]
        return (same[0] if same else "shapeshifter"), rank
    return card, STRENGTH[card]


def stopped(hero: Hero, kind: str, strength: int | None) -> str | None:
    """The tile that stops such a monster by itself."""
    odd = strength is not None and strength % 2 == 1
    even = strength is not None and strength % 2 == 0
    number = -1 if strength is None else strength
    for tile, stops in {
        "ring_of_power": 0 <= number <= 2,
        "blood_wand": kind == "vampire",
        "demonic_pact": kind == "demon",
        "dragon_leash": kind == "dragon",
        "vorpal_sword": kind == hero.blade,
        "vorpal_dagger": kind == hero.blade,
        "greatsword": kind == hero.blade,
        "torch": 0 <= number <= 3,
        "holy_grail": even,
        "dragon_spear": kind == "dragon",
        "war_hammer": kind == "golem",
        "invisibility_cloak": number >= 6,
        "dark_stone": kind in ("goblin", "orc"),
        "royal_scepter": kind in hero.seen,
        "wooden_shuriken": kind == "vampire",
        "ninjato": number >= 7,
        "shinobi_gear": hero.hp < 5 and odd and number <= 5,
        "charming_flute": kind == "goblin",
        "lucky_coin": hero.coin and even,
    }.items():
        if stops and tile in hero.tiles:
            return tile
    return None


def fight(hero: Hero, card: str) -> list[Hero]:
    """A card is met and no tile is used by choice; the Cube leaves the choice of a tile."""
    kind, strength = face_of(hero, card)
    before, hero = hero, hero._replace(seen=(*hero.seen, kind))
    if hero.dead:
        return [hero]
    if hero.free:
        return [hero._replace(free=False)]
    tile = stopped(before, kind, strength)
    if tile in ("ring_of_power", "blood_wand"):
        return [hero._replace(hp=hero.hp + (strength or 0))]
    if tile in ("demonic_pact", "dragon_leash"):
        return [hero._replace(free=True)]
    if tile == "charming_flute":
        return [hero._replace(goblins=hero.goblins + 1)]
    if tile:
        return [hero]
    if card == "ally":
        return [hero._replace(free=True)]
    if card == "gelatinous_cube":
        return [lose(drop(hero, gone), TILE_HP.get(gone, 0)) for gone in sorted(hero.tiles)] or [hero]
    assert strength is not None
    harm = strength
    if "elvish_harp" in hero.tiles and hero.hp < 5:
        harm = min(harm, 1 if strength % 2 else 2)
    if "family_crown" in hero.tiles:
        harm -= 2
    harm = max(0, harm - hero.goblins)
    if hero.coin and strength % 2:
        hero = drop(hero, "lucky_coin")
    return [lose(hero, harm)]


def drop(hero: Hero, tile: str) -> Hero:
    return hero._replace(tiles=hero.tiles - {tile}, coin=hero.coin and tile != "lucky_coin")


def lose(hero: Hero, harm: int) -> Hero:
    if hero.hp > harm:
        return hero._replace(hp=hero.hp - harm)
    if "healing_potion" in hero.tiles:
        return drop(hero, "healing_potion")._replace(hp=HERO_HP[hero.name])
    if "knucklebones_of_resurrection" in hero.tiles and hero.hp >= 2:
        return hero._replace(hp=1)
    return hero._replace(hp=0, dead=True)


def used(hero: Hero, card: str) -> list[Hero]:
    """What tiles used by choice may make of the meeting, Polymorph apart."""
    kind, strength = face_of(hero, card)
    if hero.dead or card == "ally":
        return []
    met = hero._replace(seen=(*hero.seen, kind), free=False)
    found = []
    if "vorpal_axe" in hero.tiles:
        found.append(drop(met, "vorpal_axe"))
    if hero.free:
        return found
    if "possession_scroll" in hero.tiles and strength:
        found.append(drop(met, "possession_scroll")._replace(hp=strength))
    if stopped(hero, kind, strength):
        return found
    if "dancing_blade" in hero.tiles and strength is not None and strength % 2:
        found.append(drop(met, "dancing_blade"))
    if "lucky_coin" in hero.tiles and not hero.coin and strength is not None and strength % 2 == 0:
        found.append(met._replace(coin=True))
    if "smoke_bomb" in hero.tiles:
        for gone in sorted(hero.tiles - {"smoke_bomb"}):
            found.append(lose(drop(drop(met, "smoke_bomb"), gone), TILE_HP.get(gone, 0)))
    return found


def won(hero: Hero) -> bool:
    all_different = len(set(hero.seen)) == len(hero.seen)
    return not hero.dead or ("omnipotence" in hero.tiles and all_different)


Layout = tuple[tuple[str, ...], tuple[str, ...]]  # the dungeon in meeting order, the deck from its top


def chance(
    hero: str, tiles: Iterable[str], layouts: list[Layout], successes: int = 0, specials: Iterable[str] = ()
) -> Fraction:
    """The chance to live under best play when all these lay-outs are equally likely."""
    kit = frozenset(tiles)
    hp = HERO_HP[hero] + sum(TILE_HP.get(tile, 0) for tile in kit)
    blades: list[str | None] = [None]
    if kit & {"vorpal_sword", "vorpal_dagger"} and layouts[0][0]:
        blades = [*STRENGTH, *specials]
    if "greatsword" in kit and layouts[0][0]:  # another player names, and means no good
        blades = ["golem", "lich", "demon"]
    found = [wins(Hero(hero, hp, kit, blade, successes=successes), layouts) for blade in blades]
    return Fraction(min(found) if "greatsword" in kit else max(found), len(layouts))


def wins(hero: Hero, layouts: list[Layout]) -> int:
    """In how many of these lay-outs, alike so far, the hero comes out."""
    if not layouts[0][0]:
        return len(layouts) if won(hero) else 0
    return sum(meet(hero, card, alike) for card, alike in turned(layouts))


OWN = "own "


def turned(layouts: list[Layout]) -> Iterator[tuple[str, list[Layout]]]:
    """Turn the next card: the lay-outs fall apart by what it is, and by whether the player knows it for its own."""
    groups: dict[str, list[Layout]] = {}
    for dungeon, deck in layouts:
        groups.setdefault(dungeon[0], []).append((dungeon[1:], deck))
    for card, alike in groups.items():
        yield card.removeprefix(OWN), alike


def meet(hero: Hero, card: str, layouts: list[Layout]) -> int:
    best = max(wins(after, layouts) for after in (*fight(hero, card), *used(hero, card)))
    if "polymorph" in hero.tiles and layouts[0][1]:
        left = drop(hero, "polymorph")
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
                dungeon.insert(place, OWN + card)
            found.append((tuple(dungeon), tuple(top)))
    return found
