"""What a position is made of: heroes with their scars and cards, the monster, the throw being made, the steps still to
be done.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....engine.records.record import Record, fresh
from .throw.action import LaunchAction

StepKind = Literal[
    # decisions and luck: a step of this kind waits
    "hero", "leader", "rooms", "room", "card", "gift", "monster", "retreat", "die", "weapons", "free", "aimed",
    "launch", "seed", "light", "again", "lying", "ability", "harm", "brace", "scar", "rest", "trade", "stall", "shop",
    "boss",
    # done at once, when its turn comes
    "enter", "turn", "back", "flee", "resolve", "losses", "after", "spoils", "scars", "lead", "tokens", "stolen",
    "away", "ready", "visit",
]  # fmt: skip

WINDOWS = ("free", "aimed", "lying", "harm", "brace", "rest")
"""When cards may be used; each is a step that asks one hero after the other.

``free``: before a hero chooses a die; ``aimed``: the die is in hand; ``lying``: it lies, and nothing has happened yet;
``harm``: a miss is about to cost health; ``brace``: every hero is about to lose the monster's level; ``rest``: in the
Rest.
"""

EVERYBODY = -1
"""Among those who know a card under the Dungeon deck: all, spectators too."""

PASS = ("pass",)
KEEP = ("keep",)
AGAIN = ("again",)
WHITE_DIE = ("white",)
TAKE_BACK = ("takeback",)
RETREAT, FIGHT = ("retreat",), ("fight",)
LIGHT, DARK = ("light",), ("dark",)
NO_ABILITY = ("none",)
DONE = ("done",)
HEAL, BONUS, LEAVE = ("heal",), ("bonus",), ("leave",)


class Step(NamedTuple):
    """Something still to be done: what, and where needed by whom and about which card."""

    kind: StepKind
    seat: int = -1
    card: str = ""


class Under(NamedTuple):
    """A Dungeon card under the deck (or offered to the Leader), and the seats that know it."""

    card: str
    known: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        return EVERYBODY in self.known or seat in self.known


class Lying(NamedTuple):
    """A die at rest with all that its verdict hangs on."""

    die: str
    x: float
    y: float
    turn: float
    section: int
    contacts: int
    touched: bool
    box_hit: bool
    in_time: bool
    face: int


class Thrown(NamedTuple):
    """A throw of the past: who, in which manner, the launch and how it ended."""

    seat: int
    throws: tuple[str, ...]
    aim: int
    speed: int
    slope: int
    x: float
    y: float
    verdict: int


class Hero(Record):
    """A hero in play. `out` is eliminated; `used` are armours turned until the next Rest."""

    id: str = ""
    health: int = 0
    scars: tuple[str, ...] = ()
    out: bool = False
    items: tuple[str, ...] = ()
    used: tuple[str, ...] = ()

    @property
    def standing(self) -> bool:
        return self.health > 0

    @property
    def down(self) -> bool:
        return self.health == 0 and not self.out


class Foe(Record):
    """The monster or boss being fought. `silenced`: it has lost its ability for this combat."""

    id: str = ""
    health: int = 0
    start: int = 0
    silenced: bool = False


class Throw(Record):
    """The throw being made, from the choice of the die until all is settled.

    `ignored`: the throws of monster and room do not bind; `symbol`: it counts as showing the symbol; `granted` table
    contacts are counted as well; `bonus` is damage from cards used after the hit. `ability` was chosen for a white die
    or a Fatal Blow; `called` is an own re-throw ability already used for this throw; `declined` the re-throws that were
    not wanted; `doubled`: a second throw follows. For a miss: `shielded` lose nothing, `reduced` lose less, `cap` is the
    most the thrower can lose, `saved` keep the health given there instead of falling.
    """

    seat: int = 0
    die: str = "red"
    second: bool = False
    weapons: tuple[str, ...] = ()
    ignored: bool = False
    symbol: bool = False
    granted: int = 0
    bonus: int = 0
    launch: LaunchAction | None = None
    rest: Lying | None = None
    ability: str = ""
    called: bool = False
    declined: tuple[str, ...] = ()
    doubled: bool = False
    shielded: tuple[int, ...] = ()
    reduced: dict[int, int] = fresh(dict)
    cap: int | None = None
    saved: dict[int, int] = fresh(dict)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
