"""The printed cards as frozen records: what content is read into, and what every state shares.

A list of effects is known by its key, the card and the way to it: ``"b-bell/do"``, ``"b-bell/do/0/fail"``. A
position that stands in the middle of a list needs only remember the key and the place in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Names = dict[str, str]
"""A name in each language."""

Key = str
"""The name of a list of effects: the card, and the way to the list in it."""

Timing = Literal["turn", "response", "anytime"]
Type = Literal["bane", "boon", "encounter", "treasure"]

ALL = 99
"""What ``"all"`` is read as: more than any hero can be wounded."""

SIDES = ("n", "e", "s", "w")


class Cost(NamedTuple):
    """A price: pools, movement points, life, uses of the card itself, treasures to discard."""

    glory: int = 0
    mp: int = 0
    life: int = 0
    use: int = 0
    discard_treasure: int = 0


class Condition(NamedTuple):
    """When a card or an ability may answer: the attack, a tag of the foe, what is rolled, what one owns."""

    attack: str = ""
    foe_tag: str = ""
    roll_stat: str = ""
    has: str = ""


class Against(NamedTuple):
    """What a modifier is limited to: a tag of the foe, a type of attack, or the own monsters with a tag."""

    tag: str = ""
    attack: str = ""
    own_monsters: str = ""


class Filter(NamedTuple):
    """Which cards may be fetched."""

    tag: str = ""
    sub: str = ""


FREE, ALWAYS, ANY_FOE, ANY_CARD = Cost(), Condition(), Against(), Filter()


@dataclass(frozen=True, slots=True)
class Foe:
    """A printed monster of a quest or a room."""

    name: Names
    icon: str
    attack: dict[str, int]
    life: int
    damage: int
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect. Only the parameters of its `op` are meant; lists inside it are given by their keys."""

    op: str
    who: str = ""
    n: int = 0
    stat: str = ""
    until: str = ""
    vs: Against = ANY_FOE
    to: str = ""
    by: str = ""
    enters: bool = False
    whose: str = ""
    threat: int = 0
    range: str = "any"
    allow_self: bool = False
    passed: Key = ""
    failed: Key = ""
    foe: Foe | None = None
    win: Key = ""
    lose: Key = ""
    where: str = ""
    pick: str = ""
    source: str = ""
    what: str = ""
    filter: Filter = ANY_CARD
    effects: bool = False
    life: int = 0
    options: tuple[Key, ...] = ()
    cost: Cost = FREE
    do: Key = ""
    cond: Condition = ALWAYS
    then: Key = ""
    otherwise: Key = ""


@dataclass(frozen=True, slots=True)
class Ability:
    """Something a hero may do with a card in play: when, for what price, how often, and what it does."""

    key: Key
    when: str
    do: Key
    cost: Cost = FREE
    once: bool = False
    cond: Condition = ALWAYS
    name: Names | None = None


def strongest(attack: dict[str, int]) -> str:
    """The attack of a quest's or room's monster: its highest score (ruling 47)."""
    return max(attack, key=lambda stat: attack[stat])


class Scores(NamedTuple):
    """The three scores of a hero at one level."""

    melee: int
    magic: int
    move: int


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero card: scores for each level, Life, how many permanents, and the power."""

    id: str
    name: Names
    icon: str
    race: Names
    job: Names
    levels: tuple[Scores, ...]
    life: int
    treasure_limit: int
    boon_limit: int
    power: Ability


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a quest: where, and what it needs there."""

    room: str | None
    need: Literal["enter", "test", "fight", "pay", "event"]
    stat: str = ""
    threat: int = 0
    failed: Key = ""
    foe: Foe | None = None
    lose: Key = ""
    cost: Cost = FREE
    count: int = 0


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest card: its steps in order (or in any order), and the reward beside the level."""

    id: str
    name: Names
    icon: str
    steps: tuple[Step, ...]
    any_order: bool
    reward: Key


@dataclass(frozen=True, slots=True)
class Map:
    """A map card: a room or a passage, what entering pays, its four sides, and what it does."""

    id: str
    name: Names
    icon: str
    room: bool
    peril: int
    glory: int
    sides: tuple[str, str, str, str]
    pit: int = 0
    static: tuple[Effect, ...] = ()
    enter: Key = ""
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Adventure:
    """A card of the adventure deck. A monster has an attack, a trap a threat, the others effects."""

    id: str
    name: Names
    icon: str
    type: Type
    cost: int
    copies: int
    timing: Timing
    permanent: bool = False
    targeted: bool = True
    when: tuple[str, ...] = ()
    cond: Condition = ALWAYS
    do: Key = ""
    static: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    uses: int = 0
    tags: tuple[str, ...] = ()
    sub: str = ""
    attack: dict[str, int] | None = None
    life: int = 0
    damage: int = 0
    hit: Key = ""
    killed: Key = ""
    stat: str = ""
    threat: int = 0
    passed: Key = ""
    failed: Key = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck for the tournament: one hero, quests, maps, how many of each adventure card, and an entrance."""

    id: str
    name: Names
    icon: str
    hero: str
    quests: tuple[str, ...]
    maps: tuple[str, ...]
    adventure: dict[str, int]
    entrance: bool
