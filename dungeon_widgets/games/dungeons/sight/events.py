"""What each event says, as plain data: a page makes its scenes from these alone. A seat of -1 stands for nobody.

Those of combats and rolls are in `combat_events`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from typing_extensions import NotRequired


class DieEvent(TypedDict):
    """A player's die for who begins."""

    seat: int
    value: int


class DeathEvent(TypedDict):
    """A hero is out; `hand` are the cards of the hand, which all see as they are discarded (ruling 25)."""

    seat: int
    hand: list[str]


class SeatEvent(TypedDict):
    """A player: who begins, who raised a shield."""

    seat: int


class DrawEvent(TypedDict):
    """A card drawn; only its player knows which."""

    seat: int
    card: NotRequired[str]


class HeroEvent(TypedDict):
    """A hero dealt."""

    seat: int
    hero: str


class QuestEvent(TypedDict):
    """A quest drawn, or put under its deck."""

    seat: int
    quest: str


class EntranceEvent(TypedDict):
    """A pawn on an Entrance Chamber."""

    seat: int
    x: int
    y: int


class BuildEvent(TypedDict):
    """A map card laid; the seat is -1 for the first one."""

    seat: int
    card: str
    x: int
    y: int
    turn: int


class MapEvent(TypedDict):
    """A map card drawn to be laid, or held back; before play only who lays it knows which (ruling 56)."""

    seat: int
    card: NotRequired[str]


class SeatCardEvent(TypedDict):
    """A card: one fetched, cancelled, paid for or declined ("" where none is meant)."""

    seat: int
    card: str


class CardEvent(TypedDict):
    """A map card that fits nowhere."""

    card: str


class TurnEvent(TypedDict):
    """A turn begins."""

    seat: int
    round: int


class DiscardEvent(TypedDict):
    """A card of a hand discarded, or a wounded monster; `known` if all knew it was there."""

    seat: int
    card: str
    wounds: int
    known: bool


class ShuffleEvent(TypedDict):
    """The discards are a draw pile again."""

    seat: int
    n: int


class PlayEvent(TypedDict):
    """A Bane, Boon or Treasure played: on whom (-1: nobody), and whose pool paid."""

    seat: int
    card: str
    victim: int
    payer: int
    cost: int


class UseEvent(TypedDict):
    """An ability used, by its place on the card."""

    seat: int
    card: str
    ability: int


class UsesEvent(TypedDict):
    """Uses left on a card."""

    seat: int
    card: str
    uses: int


class AnnounceEvent(TypedDict):
    """An Encounter announced and paid for."""

    seat: int
    card: str
    victim: int
    wounds: int
    cost: int


class OrderEvent(TypedDict):
    """An Encounter put next in order."""

    seat: int
    card: str
    victim: int
    wounds: int


class DoneEvent(TypedDict):
    """A player goes on."""

    seat: int
    phase: Literal["encounter", "move"]


class LandEvent(TypedDict):
    """A Bane lands, or a Trap is met."""

    card: str
    victim: int
    by: int


class BackEvent(TypedDict):
    """An Encounter or a cancelled card goes back to its player's hand, wounded ones face up."""

    seat: int
    card: str
    wounds: int


class PoolEvent(TypedDict):
    """Glory or Peril gained (n > 0) or lost; `due`: credited at the end of the phase; `why` is a card or a rule."""

    seat: int
    n: int
    due: bool
    why: str


class SpendEvent(TypedDict):
    """A price paid from a pool."""

    seat: int
    pool: Literal["glory", "peril"]
    n: int
    why: str


class CreditEvent(TypedDict):
    """What waited is credited."""

    seat: int
    glory: int
    peril: int


class PointsEvent(TypedDict):
    """Movement points won or lost."""

    seat: int
    n: int
    points: int


class ModEvent(TypedDict):
    """A score changed for a while."""

    seat: int
    stat: str
    n: int
    until: str


class ImmuneEvent(TypedDict):
    """A hazard ignored for a while."""

    seat: int
    to: str
    until: str


class LoseEvent(TypedDict):
    """A card in play lost."""

    seat: int
    card: str
    source: Literal["treasure", "boon", "bane"]


class StealEvent(TypedDict):
    """A Treasure changes hands."""

    seat: int
    victim: int
    card: str


class RedirectEvent(TypedDict):
    """A Bane turned on another hero."""

    seat: int
    card: str
    victim: int


class TargetEvent(TypedDict):
    """A hero chosen."""

    seat: int
    target: int


class OptionEvent(TypedDict):
    """One of several lists of a card chosen."""

    seat: int
    card: str
    option: int


class MoveEvent(TypedDict):
    """A pawn moves; `why` is ``step`` or the card that moved it."""

    seat: int
    x: int
    y: int
    from_x: int
    from_y: int
    card: str
    why: str


class DoorsEvent(TypedDict):
    """Every way out of a space changed for a while."""

    seat: int
    x: int
    y: int
    card: str
    code: str
    until: str


class SwapEvent(TypedDict):
    """Two map cards change places, each turned by 0 or 180 degrees."""

    x1: int
    y1: int
    turn1: int
    x2: int
    y2: int
    turn2: int


class StepEvent(TypedDict):
    """A step of a quest tried, or done."""

    seat: int
    quest: str
    step: int


class FinishEvent(TypedDict):
    """A quest finished: the new level, and how many quests that makes."""

    seat: int
    quest: str
    level: int
    n: int


class OverEvent(TypedDict):
    """The game is over; -1 where nobody wins."""

    winner: int
    why: Literal["quests", "last", "draw", "time"]
