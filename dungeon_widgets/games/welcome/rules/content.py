"""The printed cards: monsters, heroes, tiles and boxes, read from JSON; which monsters a tile stops, and whether using it is a choice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from ....engine.errors import unknown
from ....engine.languages import Said, said_in
from .checks import check
from .effects import LUCKY, POLYMORPH

BOXES = ("first", "back", "both")

FILES = {"first": ("first",), "back": ("back",), "both": ("first", "back")}
"""The content files of each box; the monsters without effects are the same in all and have a file of their own."""

BOTH = Said(en="Welcome to the Dungeon, both boxes", fr="Welcome to the Dungeon, les deux boîtes")

T = TypeVar("T")

Names = dict[str, str]
"""A text in each language."""


@dataclass(frozen=True, slots=True)
class Monster:
    """A kind of monster card; `the` is its name in a sentence, with its article.

    A special monster has a text, and None for a strength that is not printed.
    """

    id: str
    name: Names
    the: Names
    strength: int | None
    copies: int
    effect: str | None = None
    text: Names | None = None
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Beats:
    """Which monsters a tile stops; every condition that is set must hold."""

    kinds: frozenset[str] | None = None
    min: int | None = None
    max: int | None = None
    parity: str | None = None
    named: bool = False
    below_hp: int | None = None
    again: bool = False

    def match(self, kind: str, strength: int | None, named: str | None) -> bool:
        """Whether the tile stops a monster of this kind and strength, with this kind named before entering.

        Whether it does so now (`below_hp`, `again`) is for the rules to say.
        """
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
class Caps:
    """The most that odd and even monsters can hurt a hero with fewer hit points than `below_hp`."""

    below_hp: int
    odd: int
    even: int


@dataclass(frozen=True, slots=True)
class Range:
    """Strengths from `min` to `max`."""

    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Tile:
    """An equipment tile: hit points, monsters it stops, or a named effect; `once` tiles are spent by use.

    `heals` adds the beaten monster's strength to the hit points, `becomes` replaces them by it, `next` takes the
    next card as well, `costs_tile` takes another tile, `reduces` and `caps` lessen damage, and `named_by_another`
    lets another player name a kind of these strengths.
    """

    id: str
    name: Names
    the: Names
    text: Names
    hp: int = 0
    beats: Beats | None = None
    once: bool = False
    heals: bool = False
    next: bool = False
    becomes: bool = False
    costs_tile: bool = False
    reduces: int = 0
    caps: Caps | None = None
    named_by_another: Range | None = None
    effect: str | None = None
    icon: str = ""

    @property
    def chosen(self) -> bool:
        """Whether the player decides when to use it (a potion works by itself)."""
        return self.effect in (POLYMORPH, LUCKY) or (self.once and self.beats is not None)

    @property
    def always(self) -> bool:
        """Whether it stops its monsters at any time."""
        return self.beats is not None and not (
            self.chosen or self.beats.again or self.beats.below_hp is not None
        )


@dataclass(frozen=True, slots=True)
class Hero:
    """An adventurer with the hit points printed on it, those with all its six tiles, and the icon the page draws."""

    id: str
    name: Names
    the: Names
    hp: int
    tiles: tuple[str, ...]
    full_hp: int
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in a box. Kinds of monsters keep the order of the files, weakest first, then the specials.

    `specials` are the kinds of which two are drawn for a game, `stops_at_zero` tells whether a run ends with the
    hero, and `by_strength` has the identity that goes with a strength.
    """

    id: str
    name: Names
    monsters: dict[str, Monster]
    heroes: dict[str, Hero]
    tiles: dict[str, Tile]
    stops_at_zero: bool = False
    specials: tuple[str, ...] = ()
    kinds: tuple[str, ...] = field(default=())
    by_strength: dict[int, str] = field(default_factory=dict)

    def hero(self, hero: str) -> Hero:
        """The hero of this id; an unknown one is refused with the list of those there are."""
        return _named("hero", hero, self.heroes)

    def tile(self, tile: str) -> Tile:
        """The tile of this id, or a refusal that lists them."""
        return _named("tile", tile, self.tiles)

    def thing(self, id: str) -> Tile | Monster:
        """A tile, or the Ally, who ignores like one."""
        return self.tiles.get(id) or self.monsters[id]

    def monster(self, monster: str) -> Monster:
        """The monster of this id, or a refusal that lists them."""
        return _named("monster", monster, self.monsters)


def _named(what: str, name: object, known: Mapping[str, T]) -> T:
    if not isinstance(name, str) or name not in known:  # a list from JSON cannot even be looked up
        raise unknown(what, name, known)
    return known[name]


def _tile(data: dict[str, Any]) -> Tile:
    read = dict(data)
    if "beats" in data:
        rest = {key: value for key, value in data["beats"].items() if key not in ("kinds", "any")}
        kinds = frozenset(data["beats"]["kinds"]) if "kinds" in data["beats"] else None
        read["beats"] = Beats(kinds=kinds, **rest)
    if "caps" in data:
        read["caps"] = Caps(**data["caps"])
    if "named_by_another" in data:
        read["named_by_another"] = Range(**data["named_by_another"])
    return Tile(**read)


def _hero(data: dict[str, Any], hp: Mapping[str, int]) -> Hero:
    tiles = tuple(data["tiles"])
    for tile in tiles:
        _named(f"tile of the {data['id']}", tile, hp)
    return Hero(**{**data, "tiles": tiles, "full_hp": data["hp"] + sum(hp[tile] for tile in tiles)})


def load_box(box: str) -> Box:
    """Everything in a box: ``"first"``, ``"back"`` or ``"both"``. `ValueError` lists the boxes if it is none of them.

    >>> load_box("first").hero("mage").hp
    2
    >>> len(load_box("both").heroes)
    8
    """
    return _read(_named("box", box, dict(zip(BOXES, BOXES, strict=True))))


def box_of(hero: str) -> str:
    """The box in which this hero comes; a hero of neither is left to the first box to refuse."""
    return "back" if isinstance(hero, str) and hero in load_box("back").heroes else "first"


def _json(name: str) -> dict[str, Any]:
    text = (
        files(__package__.rpartition(".")[0]).joinpath("content", f"{name}.json").read_text(encoding="utf-8")
    )
    data: dict[str, Any] = said_in(json.loads(text))
    return data


@cache
def _read(box: str) -> Box:
    parts = [_json(name) for name in FILES[box]]
    base = [Monster(**monster) for monster in _json("monsters")["monsters"]]
    specials = [Monster(**monster) for part in parts for monster in part.get("specials", ())]
    tiles = [_tile(tile) for part in parts for tile in part["tiles"]]
    hp = {tile.id: tile.hp for tile in tiles}
    heroes = [_hero(hero, hp) for part in parts for hero in part["heroes"]]
    made = Box(
        id=box,
        name=parts[0]["name"] if len(parts) == 1 else BOTH,
        monsters={monster.id: monster for monster in (*base, *specials)},
        heroes={hero.id: hero for hero in heroes},
        tiles={tile.id: tile for tile in tiles},
        stops_at_zero=any(part["stops_at_zero"] for part in parts),
        specials=tuple(monster.id for monster in specials),
        kinds=tuple(monster.id for monster in (*base, *specials)),
        by_strength={monster.strength: monster.id for monster in base if monster.strength},
    )
    check(made)
    return made
