"""The small facts of a position: what lies on the table, who holds what, what lasts how long."""

from __future__ import annotations

from typing import NamedTuple

from .printed import ANY_FOE, Against

Cell = tuple[int, int]
"""A place of the table: x grows to the east, y to the south; the first Entrance Chamber lies at (0, 0)."""

KNOWN = 0
"""The `era` of a card everybody knows to be in a hand (ruling 51)."""


class Tile(NamedTuple):
    """A map card on the table, turned by half a turn or not."""

    card: str
    x: int
    y: int
    turned: bool = False

    @property
    def cell(self) -> Cell:
        return self.x, self.y


class Held(NamedTuple):
    """A card in a hand. `era` counts the shuffles before it was drawn, from 1; `KNOWN` if all know it is there.

    The rules never ask for the era of a hidden card, and only its player knows it (ruling 57).
    """

    era: int
    card: str


class Passage(NamedTuple):
    """A hidden card that came into a hand (`card` is "") or left it; all see that, but not the era of one that left."""

    seat: int
    era: int
    card: str


class Wounded(NamedTuple):
    """A wounded monster: it lies face up and counts as a card of the hand (FR Les Rencontres)."""

    card: str
    wounds: int


class Item(NamedTuple):
    """A Treasure, Boon or Bane in an inventory; `owner` is whose discard pile it goes to."""

    card: str
    owner: int
    uses: int = 0


class Task(NamedTuple):
    """A quest in play: the steps done, the wounds of its monster or the events counted (`marks`), and the turn it was tried."""

    quest: str
    done: tuple[int, ...] = ()
    marks: int = 0
    tried: int = -1


class Mod(NamedTuple):
    """A modifier that lasts a while; `since` is the turn it began in."""

    stat: str
    n: int
    until: str
    since: int
    vs: Against = ANY_FOE


class Immunity(NamedTuple):
    """A hazard ignored for a while."""

    to: str
    until: str
    since: int


class Override(NamedTuple):
    """Every way out of a map card read as one code for a while; `seat` is the hero it was played for."""

    tile: int
    code: str
    until: str
    since: int
    seat: int


class Door(NamedTuple):
    """A door opened this turn: the side of a map card, as printed or as overridden."""

    tile: int
    side: int
    overridden: bool = False


class Sent(NamedTuple):
    """An Encounter announced and paid: who must meet it, and the wounds it already has."""

    card: str
    victim: int
    wounds: int = 0
