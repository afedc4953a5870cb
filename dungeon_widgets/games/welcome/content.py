"""Monsters, heroes and tiles, read from the JSON files when a game is made and shared by all states."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from ...engine.errors import unknown

BOXES = ("first",)

T = TypeVar("T")

Names = dict[str, str]
"""A text in each language."""


@dataclass(frozen=True, slots=True)
class Monster:
    """A kind of monster card. A special monster without a fixed strength has None."""

    id: str
    name: Names
    strength: int | None
    copies: int


@dataclass(frozen=True, slots=True)
class Beats:
    """Which monsters a tile stops; every condition that is set must hold."""

    kinds: frozenset[str] | None = None
    min: int | None = None
    max: int | None = None
    parity: str | None = None
    named: bool = False

    def match(self, kind: str, strength: int | None, named: str | None) -> bool:
        """Whether the tile stops a monster of this kind and strength, with this kind named before entering."""
        if self.named:
            return kind == named
        if self.kinds is not None and kind not in self.kinds:
            return False
        if self.min is None and self.max is None and self.parity is None:
            return True
        if strength is None:  # neither strong nor weak, neither even nor odd
            return False
        if self.min is not None and strength < self.min:
            return False
        if self.max is not None and strength > self.max:
            return False
        return self.parity is None or (strength % 2 == 0) == (self.parity == "even")


@dataclass(frozen=True, slots=True)
class Tile:
    """An equipment tile: hit points, monsters it stops, or a named effect; `once` tiles are spent by use."""

    id: str
    name: Names
    text: Names
    hp: int = 0
    beats: Beats | None = None
    once: bool = False
    heals: bool = False
    next: bool = False
    effect: str | None = None

    @property
    def chosen(self) -> bool:
        """Whether the player decides when to spend it (a potion works by itself)."""
        return self.once and (self.beats is not None or self.effect == "polymorph")


@dataclass(frozen=True, slots=True)
class Hero:
    """An adventurer with the hit points printed on it and its six tiles."""

    id: str
    name: Names
    hp: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in a box. Kinds of monsters keep the order of the file, weakest first."""

    id: str
    name: Names
    monsters: dict[str, Monster]
    heroes: dict[str, Hero]
    tiles: dict[str, Tile]
    kinds: tuple[str, ...] = field(default=())

    def hero(self, hero: str) -> Hero:
        """The hero of this id; an unknown one is refused with the list of those there are."""
        return _named("hero", hero, self.heroes)

    def tile(self, tile: str) -> Tile:
        """The tile of this id, or a refusal that lists them."""
        return _named("tile", tile, self.tiles)

    def monster(self, monster: str) -> Monster:
        """The monster of this id, or a refusal that lists them."""
        return _named("monster", monster, self.monsters)


def _named(what: str, name: object, known: Mapping[str, T]) -> T:
    if not isinstance(name, str) or name not in known:  # a list from JSON cannot even be looked up
        raise unknown(what, name, known)
    return known[name]


def _tile(data: dict[str, Any]) -> Tile:
    beats = data.get("beats")
    if beats is not None:
        rest = {key: value for key, value in beats.items() if key not in ("kinds", "any")}
        kinds = frozenset(beats["kinds"]) if "kinds" in beats else None
        data = {**data, "beats": Beats(kinds=kinds, **rest)}
    return Tile(**data)


def load_box(box: str) -> Box:
    """Everything in a box; an unknown one is refused with the list of those there are.

    >>> load_box("first").hero("mage").hp
    2
    """
    return _read(_named("box", box, dict(zip(BOXES, BOXES, strict=True))))


@cache
def _read(box: str) -> Box:
    data = json.loads(files(__package__).joinpath("content", f"{box}.json").read_text(encoding="utf-8"))
    monsters = [Monster(**monster) for monster in data["monsters"]]
    heroes = [Hero(**{**hero, "tiles": tuple(hero["tiles"])}) for hero in data["heroes"]]
    tiles = [_tile(tile) for tile in data["tiles"]]
    return Box(
        id=box,
        name=data["name"],
        monsters={monster.id: monster for monster in monsters},
        heroes={hero.id: hero for hero in heroes},
        tiles={tile.id: tile for tile in tiles},
        kinds=tuple(monster.id for monster in monsters),
    )
