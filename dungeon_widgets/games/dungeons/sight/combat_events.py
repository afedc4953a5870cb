"""What the events of combats and rolls say, as plain data. A seat of -1 stands for nobody.

`foe` is a monster's card, or the quest or list of effects it is printed on.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from typing_extensions import NotRequired

Against = Literal["monster", "quest", "room", "rival"]


class LifeEvent(TypedDict):
    """Life lost or won: wounds suffered, healed, or paid as a price; `life` is what is left."""

    seat: int
    n: int
    life: int


class SavedEvent(TypedDict):
    """A dying hero stays with this Life."""

    seat: int
    life: int


class EdgeEvent(TypedDict):
    """A score changed for this roll; `foe` if it is the other side's."""

    seat: int
    stat: str
    n: int
    foe: bool


class PreventEvent(TypedDict):
    """Wounds prevented."""

    seat: int
    n: int


class WhichEvent(TypedDict):
    """The die to be thrown again: 0 the hero's, 1 the foe's."""

    seat: int
    die: int


class PassEvent(TypedDict):
    """Somebody does not answer: only they themselves are told (ruling 43)."""

    seat: NotRequired[int]
    window: NotRequired[str]


class FightEvent(TypedDict):
    """A combat begins."""

    against: Against
    hero: int
    rival: int
    by: int
    foe: str
    attack: str


class RollEvent(TypedDict):
    """Dice thrown: the hero's first. `against` is "" for a threat roll."""

    what: Literal["fight", "test", "trap", "door", "pit"]
    against: Literal["monster", "quest", "room", "rival", ""]
    hero: int
    rival: int
    foe: str
    dice: list[int]


class RethrowEvent(TypedDict):
    """A die thrown again; the seat is -1 for a monster's."""

    die: int
    value: int
    seat: int


class ClashEvent(TypedDict):
    """The totals compared."""

    against: Against
    hero: int
    rival: int
    foe: str
    hero_total: int
    foe_total: int


class TrialEvent(TypedDict):
    """A threat roll decided."""

    what: Literal["test", "trap", "door", "pit"]
    seat: int
    stat: str
    threat: int
    total: int
    passed: bool


class HitEvent(TypedDict):
    """A monster wounded: markers of its Life."""

    against: Against
    hero: int
    foe: str
    n: int
    wounds: int
    life: int


class SlainEvent(TypedDict):
    """A monster defeated."""

    against: Against
    hero: int
    foe: str


class DoorEvent(TypedDict):
    """A door tried."""

    seat: int
    x: int
    y: int
    side: int
    code: str


class ChallengeEvent(TypedDict):
    """A hero challenged."""

    seat: int
    rival: int
    stat: Literal["melee", "magic"]
