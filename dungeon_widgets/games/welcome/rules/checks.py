"""Is a content file valid? Refused with the card, hero or tile to blame, and the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.languages import WRITTEN
from .effects import ALLY, CUBE, FLUTE, LUCKY, OMNIPOTENCE, POLYMORPH, RETURNS, SHAPES

if TYPE_CHECKING:
    from .content import Beats, Box, Hero, Monster, Names, Tile

TILES = 6  # FR1 Matériel: each hero has six
MONSTER_EFFECTS = {None, ALLY, CUBE, *SHAPES}
TILE_EFFECTS = {None, LUCKY, FLUTE, POLYMORPH, OMNIPOTENCE, *RETURNS}


def check(box: Box) -> None:
    """`ValueError` names what is wrong with the content of a box."""
    for fault in _faults(box):
        raise ValueError(f"box {box.id!r}: {fault}")


def _faults(box: Box) -> Iterator[str]:
    for monster in box.monsters.values():
        yield from (
            f"monster {monster.id!r} {fault}" for fault in _monster(monster, monster.id in box.specials)
        )
    base = [monster.strength for monster in box.monsters.values() if monster.id not in box.specials]
    if len(set(base)) < len(base):  # FR2 Change-forme: a strength is an identity
        yield f"monsters share a strength: {sorted(base, key=str)}"
    for tile in box.tiles.values():
        yield from (f"tile {tile.id!r} {fault}" for fault in _tile(tile, box))
    for hero in box.heroes.values():
        yield from (f"hero {hero.id!r} {fault}" for fault in _hero(hero))


def _monster(monster: Monster, special: bool) -> Iterator[str]:
    yield from _names(monster.name)
    yield from _names(monster.the)
    if monster.copies < 1:
        yield f"has {monster.copies} copies"
    if monster.effect not in MONSTER_EFFECTS:
        yield f"has an effect nobody knows: {monster.effect!r}"
    if special != (monster.text is not None):
        yield "is special and has no text" if special else "has a text and is not special"
    if not special and not monster.strength:
        yield "has no strength"


def _tile(tile: Tile, box: Box) -> Iterator[str]:
    yield from _names(tile.name)
    yield from _names(tile.the)
    yield from _names(tile.text)
    if tile.effect not in TILE_EFFECTS:
        yield f"has an effect nobody knows: {tile.effect!r}"
    if tile.hp < 0:
        yield f"gives {tile.hp} hit points"
    if not (tile.hp or tile.beats or tile.effect or tile.reduces or tile.caps):
        yield "does nothing"
    if tile.beats is not None:
        yield from _beats(tile.beats, box)


def _beats(beats: Beats, box: Box) -> Iterator[str]:
    unknown = (beats.kinds or frozenset()) - set(box.monsters)
    if unknown:
        yield f"beats kinds that are not there: {sorted(unknown)}"
    if beats.parity not in (None, "odd", "even"):
        yield f"beats a parity that is none: {beats.parity!r}"
    if beats.min is not None and beats.max is not None and beats.min > beats.max:
        yield f"beats strengths from {beats.min} to {beats.max}"


def _hero(hero: Hero) -> Iterator[str]:
    yield from _names(hero.name)
    yield from _names(hero.the)
    if hero.hp < 1:
        yield f"has {hero.hp} hit points"
    if len(hero.tiles) != TILES or len(set(hero.tiles)) != TILES:
        yield f"needs {TILES} different tiles, not {list(hero.tiles)}"


def _names(names: Names) -> Iterator[str]:
    for lang in WRITTEN:
        if not names.get(lang):
            yield f"has no words in {lang!r}"
