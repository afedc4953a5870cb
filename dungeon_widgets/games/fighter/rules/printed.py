"""What is printed on the cards in the box, as records that never change: heroes, monsters, rooms, equipment,
abilities, effects.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ....engine.errors import unknown

Names = dict[str, str]
"""A name or a sentence in each language."""

Colour = Literal["red", "green", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "green", "blue")
WHITE = "white"

Kind = Literal["weapon", "armour", "consumable"]


@dataclass(frozen=True, slots=True)
class Effect:
    """One operation of a card or an ability, with what it takes.

    `level` adds the monster's level to `n` (`boss` is the value against a boss); `only_if` is a condition on monster
    and hero, `when` the moment or the kind of throw it answers to.
    """

    op: str
    n: int = 0
    level: bool = False
    boss: int | None = None
    when: str | None = None
    only_if: str | None = None
    everybody: bool = False
    token: str | None = None
    limit: str | None = None
    optional: bool = False


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Ability:
    """What a hero can do when the die shows the symbol; `when` says after which throws: hit, miss or any."""

    id: str
    name: Names
    text: Names
    icon: str
    when: Literal["hit", "miss", "any"]
    effects: Effects

    def has(self, op: str) -> bool:
        return any(effect.op == op for effect in self.effects)


@dataclass(frozen=True, slots=True)
class HeroCard:
    """A hero's sheet: health, how many cards of each kind they may carry, and one ability per colour.

    `enemies` has the type of monster printed beside an ability (Sworn Enemy).
    """

    id: str
    name: Names
    icon: str
    health: int
    slots: dict[str, int]
    abilities: dict[str, str]
    enemies: dict[str, str]


@dataclass(frozen=True, slots=True)
class Power:
    """An ability of monsters: its name and what it does, in words (the rules know it by its id)."""

    id: str
    name: Names
    text: Names
    icon: str


@dataclass(frozen=True, slots=True)
class MonsterType:
    """A family of monsters, which a hero may have sworn to fight."""

    id: str
    name: Names
    icon: str


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster or a boss; `ability` is a `Power`, `ability_n` its number (Leech)."""

    id: str
    name: Names
    icon: str
    level: int
    type: str
    health: int
    damage: int
    gold: int
    throw: str | None
    ability: str | None
    ability_n: int
    boss: bool


@dataclass(frozen=True, slots=True)
class Room:
    """A Dungeon card: shop symbols, effects at once or on the monster's health, and perhaps a throw."""

    id: str
    name: Names
    text: Names
    icon: str
    symbols: int
    effects: Effects
    throw: str | None


@dataclass(frozen=True, slots=True)
class Item:
    """An Equipment card: a weapon, an armour or a magic consumable."""

    id: str
    name: Names
    text: Names
    icon: str
    kind: Kind
    cost: int
    throws: tuple[str, ...]
    effects: Effects
    uses: str

    def has(self, op: str) -> bool:
        return any(effect.op == op for effect in self.effects)


@dataclass(frozen=True, slots=True)
class Control:
    """How a throw changes the gesture of the person who makes it; `power` multiplies the speed of the flick."""

    rotate: int = 0
    mirror: bool = False
    power: float = 1.0
    lag: int = 0
    preview: int = 0
    sway: float = 0.0
    sway_hz: float = 0.0
    parallax: float = 0.0
    hide: tuple[str, ...] = ()
    camera: str = "plain"
    two_pointers: bool = False
    pivot: int = 0
    aim_limit: float = 1.0
    extras: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ThrowCard:
    """One of the specific throws: how it spreads the hand, where the hand stands and what it asks for.

    Millimetres, mm/s and seconds. `noise` multiplies the spread of aim, strength and loft; `back` and `up` move the
    hand; `window` is the time in which its gesture must come off.
    """

    id: str
    name: Names
    hint: Names
    icon: str
    noise: tuple[float, float, float]
    back: float
    up: float
    slope: tuple[float, float]
    speed: tuple[int, int]
    tumble: float
    restitution: float
    drag: float
    spin_sd: float
    bounces: int
    box: bool
    window: float | None
    control: Control


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How much health it gives every monster, and what a victory is worth."""

    id: str
    name: Names
    health: int
    score: int


@dataclass(frozen=True, slots=True)
class Setup:
    """The numbers of the rulebook that belong to no card."""

    gold: dict[int, int]
    bonus_dice: int
    most_bonus_dice: int
    monsters_a_level: int
    symbols_a_shop: int
    shops: int
    shop_cards: int
    bonus_die_cost: int
    heal_cost: int
    symbol_faces: dict[str, tuple[int, ...]]
    difficulty: dict[str, Difficulty]
    scar_health: int
    most_scars: int
    scoring: dict[str, int]
    titles: tuple[tuple[int | None, Names], ...]


@dataclass(frozen=True, slots=True)
class Content:
    """Everything in the box, by id."""

    heroes: dict[str, HeroCard]
    abilities: dict[str, Ability]
    types: dict[str, MonsterType]
    powers: dict[str, Power]
    monsters: dict[str, Monster]
    bosses: dict[str, Monster]
    rooms: dict[str, Room]
    items: dict[str, Item]
    throws: dict[str, ThrowCard]
    conflicts: frozenset[frozenset[str]]
    impossible: frozenset[frozenset[str]]
    hands: dict[str, tuple[float, float, float, float]]
    setup: Setup

    def foe(self, monster: str) -> Monster:
        """The monster or boss of this id."""
        return self.monsters[monster] if monster in self.monsters else self.bosses[monster]

    def hero(self, hero: str) -> HeroCard:
        """The hero of this id; an unknown one is refused with the list of those there are."""
        if not isinstance(hero, str) or hero not in self.heroes:
            raise unknown("hero", hero, self.heroes)
        return self.heroes[hero]
