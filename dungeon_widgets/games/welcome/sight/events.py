"""What each event tells, by kind: enough for a page to show the move again, and no hidden card in it.

`monster` is in the events of a card in hand only for the seat that may know it.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from typing_extensions import NotRequired


class SpecialsEvent(TypedDict):
    """The special monsters of the game are drawn."""

    specials: list[str]


class SeatEvent(TypedDict):
    """Somebody is drawn to begin, passes, or is out of the game."""

    seat: int


class HeroEvent(TypedDict):
    """A hero is chosen by a seat, or drawn; `hp` with all the tiles."""

    hero: str
    seat: int | None
    round: int
    hp: int


class DrawEvent(TypedDict):
    """A card is drawn; `deck` cards are left."""

    seat: int
    deck: int


class DealEvent(TypedDict):
    """What was drawn, for who drew it."""

    seat: int
    monster: NotRequired[str]


class AddEvent(TypedDict):
    """A card goes onto the dungeon, which now has so many."""

    seat: int
    cards: int
    monster: NotRequired[str]


class StripEvent(TypedDict):
    """A card is set aside with a tile; `hp` is what the hero would go in with now."""

    seat: int
    tile: str
    hp: int
    monster: NotRequired[str]


class EnterEvent(TypedDict):
    """The last one left goes in."""

    seat: int
    hero: str
    hp: int
    cards: int


class AskEvent(TypedDict):
    """Another player is asked to name a kind."""

    seat: int
    asked: int


class NameEvent(TypedDict):
    """A kind is named by `seat` for the run of `runner`."""

    seat: int
    runner: int
    monster: str


class TurnEvent(TypedDict):
    """A card lies open: turned from the dungeon, or dealt in place of one swapped; `left` are still to come."""

    seat: int
    monster: str
    hp: int
    left: int


class UseEvent(TypedDict):
    """A tile is used that costs another one, which is asked for next."""

    seat: int
    tile: str
    monster: str


class MeetEvent(TypedDict):
    """A card has been dealt with: what it was, which tile answered, what it cost.

    `kind` and `strength` are those on meeting it. `before` and `hp` are the hit points, `damage` what was lost,
    `reduced` what tiles took off before; `cost` is a tile given up, `gone` all the tiles that left the hero.
    """

    seat: int
    monster: str
    kind: str
    strength: int | None
    by: str | None
    why: str
    damage: int
    reduced: int
    cost: str | None
    gone: list[str]
    before: int
    hp: int
    left: int


class ResultEvent(TypedDict):
    """How the round ended, with the runner's marks after it."""

    seat: int
    round: int
    hero: str
    survived: bool
    omnipotent: bool
    start: int
    hp: int
    unturned: int
    successes: int
    failures: int


class ShownCard(TypedDict):
    """A monster that was set aside."""

    seat: int
    tile: str
    monster: str


class ShowEvent(TypedDict):
    """The monsters set aside are shown to all."""

    aside: list[ShownCard]


class WinEvent(TypedDict):
    """Somebody has won: by two successes, or as the last one not out."""

    seat: int
    how: Literal["successes", "alone"]
