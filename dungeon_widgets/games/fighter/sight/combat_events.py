"""What the events of a combat say, by kind; `events` has all others."""

from __future__ import annotations

from typing import TypedDict

from typing_extensions import NotRequired


class DieEvent(TypedDict):
    """A hero takes a die, or throws it a second time."""

    seat: int
    hero: str
    die: str


class TakeBackEvent(TypedDict):
    """The three dice are taken back; every hero loses the level."""

    seat: int
    hero: str
    level: int


class WeaponsEvent(TypedDict):
    """A hero throws with these weapons."""

    seat: int
    hero: str
    weapons: list[str]


class UseEvent(TypedDict):
    """A hero uses a card, for another (their seat) or on a die (its colour)."""

    seat: int
    hero: str
    card: str
    target: int | str | None
    target_hero: NotRequired[str]


class RecoverEvent(TypedDict):
    """A thrown die may be thrown again."""

    die: str


class SilenceEvent(TypedDict):
    """The monster has lost its ability."""

    foe: str


class LaunchEvent(TypedDict):
    """The die leaves the hand."""

    seat: int
    hero: str
    stance: int
    aim: int
    speed: int
    slope: int
    throws: list[str]


class ThrowEvent(TypedDict):
    """The die lies; the event's `show` has its path (`ThrowShow`)."""

    seat: int
    hero: str
    die: str
    section: int
    verdict: int
    contacts: int
    face: int
    symbol: bool


class ThrowShow(TypedDict):
    """What only the eye needs: the path as [ms, x, y, z, kind] and the resting place with its angle in degrees.

    Kinds: hand; in the air table, board, hole, bone, box, edge and off; sliding step, rail, over, in, out; rest.
    """

    path: list[tuple[float, float, float, float, str]]
    x: float
    y: float
    turn: float


class AgainEvent(TypedDict):
    """The die is thrown again, by an ability, the token or a card."""

    seat: int
    hero: str
    die: str
    by: str


class TokenEvent(TypedDict):
    """A token is lit or goes out."""

    token: str
    on: bool


class AbilityEvent(TypedDict):
    """An ability works."""

    seat: int
    hero: str
    ability: str
    colour: str


class HitEvent(TypedDict):
    """A hit with the parts of its damage: [what, how much]."""

    seat: int
    hero: str
    section: int
    parts: list[list[str | int]]
    total: int


class MissEvent(TypedDict):
    """A miss; a verdict above 0 was turned into one by Cunning."""

    seat: int
    hero: str
    verdict: int


class ThreatEvent(TypedDict):
    """What the miss is about to cost: [seat, health]."""

    losses: list[list[int]]


class WoundEvent(TypedDict):
    """The monster loses health. `dealt` is what it would have lost, where it resisted."""

    n: int
    health: int
    why: str
    dealt: NotRequired[int]


class MendEvent(TypedDict):
    """The monster regains health."""

    n: int
    health: int


class GreedyEvent(TypedDict):
    """The monster takes a coin."""

    gold: int


class HurtEvent(TypedDict):
    """A hero loses health: by a miss, by taking back or by retreat."""

    seat: int
    hero: str
    n: int
    health: int
    why: str


class SavedEvent(TypedDict):
    """A hero about to fall stays up."""

    seat: int
    hero: str
    health: int


class SlainEvent(TypedDict):
    """The monster is beaten."""

    foe: str
    health: int
    epic: bool
