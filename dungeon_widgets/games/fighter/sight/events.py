"""What the events of the game say, by kind: enough to see each move again without the board before or after it.

`hero` goes with `seat` in every event: the hero is told by name, whoever plays them. `why` is an ability, a card or a word.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from typing_extensions import NotRequired


class SeatEvent(TypedDict):
    """A hero's turn begins, or they make a Fatal Blow, fall, steal a card or are out of the game."""

    seat: int
    hero: str


class LeaderEvent(TypedDict):
    """A hero leads: at the start, or because they threw the last die."""

    seat: int
    hero: str
    why: Literal["start", "last"]


class OfferEvent(TypedDict):
    """Two rooms are looked at, which only the Leader's seat and the one who decides see."""

    seat: int
    hero: str
    rooms: NotRequired[list[str]]


class RoomEvent(TypedDict):
    """A room is opened; the other one goes under the deck, and only its Leader knows which."""

    seat: int
    hero: str
    room: str
    under: NotRequired[str]


class GoldEvent(TypedDict):
    """Coins come into the Chest."""

    n: int
    gold: int
    why: str


class DiceEvent(TypedDict):
    """Bonus dice come into the Chest."""

    n: int
    dice: int
    why: str


class HealEvent(TypedDict):
    """A hero recovers health."""

    seat: int
    hero: str
    n: int
    health: int
    why: str


class GiftEvent(TypedDict):
    """A card is turned up, to be given to a hero."""

    card: str
    why: str


class GiveEvent(TypedDict):
    """A hero takes a card, perhaps in place of another."""

    seat: int
    hero: str
    card: str
    old: str | None


class CardEvent(TypedDict):
    """A card is thrown away, or laid out for sale."""

    card: str


class FoeEvent(TypedDict):
    """A monster or the boss appears with its whole health."""

    foe: str
    boss: bool
    health: int


class RetreatEvent(TypedDict):
    """The group retreats; every hero loses the level."""

    seat: int
    hero: str
    foe: str
    level: int


class ScarEvent(TypedDict):
    """A colour is scarred; `most` is the health the hero has now and can have from now on."""

    seat: int
    hero: str
    colour: str
    most: int


class TradeEvent(TypedDict):
    """A card goes from one hero to another."""

    card: str
    seat: int
    hero: str
    to: int
    to_hero: str


class SwapEvent(TypedDict):
    """Two heroes exchange cards."""

    cards: list[str]
    seats: list[int]
    heroes: list[str]


class ShopEvent(TypedDict):
    """The group reaches the n-th shop."""

    n: int


class BuyEvent(TypedDict):
    """A card is bought."""

    card: str
    cost: int
    gold: int


class TreatEvent(TypedDict):
    """Healing is bought."""

    gold: int


class BonusEvent(TypedDict):
    """A bonus die is bought."""

    gold: int
    dice: int


class LeaveEvent(TypedDict):
    """The group leaves the shop; so many were visited."""

    shops: int


class VictoryEvent(TypedDict):
    """The boss is beaten: points, and which title."""

    score: int
    title: int


class DefeatEvent(TypedDict):
    """All heroes are down, or no die is left against the boss."""

    why: Literal["down", "dice"]
