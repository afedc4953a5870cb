"""The types of the pieces a view is made of: heroes, monster, throw, dice at rest, launch, score."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal[
    "hero", "leader", "rooms", "room", "card", "gift", "monster", "retreat", "die", "weapons", "free", "aimed",
    "launch", "seed", "light", "again", "lying", "ability", "harm", "brace", "scar", "rest", "trade", "stall", "shop",
    "boss", "over",
]  # fmt: skip
"""``hero``, ``leader``, ``rooms``, ``card``, ``monster``, ``seed``, ``stall`` and ``boss`` are luck (``hero`` may be
a choice); ``free``, ``aimed``, ``lying``, ``harm``, ``brace`` and ``rest`` are windows: who may use cards then; ``light``
(Time Spell token) and ``again`` ask about a throw that lies; ``ability`` asks which ability a white die or a Fatal
Blow activates."""


PlayedLaunch = list[str | int | list[list[str | int]]]
"""A launch as it is sent: the word, five whole numbers, and the extras as lists."""


class ItemView(TypedDict):
    """An Equipment card somebody carries; `used` is an armour turned until the next Rest."""

    id: str
    used: bool


class HeroView(TypedDict):
    """A hero's sheet. `most` is the health they can have; `skill` is "human" or the hand of a bot."""

    id: str
    health: int
    most: int
    scars: list[str]
    down: bool
    out: bool
    items: list[ItemView]
    skill: str


class FoeView(TypedDict):
    """The monster or boss in the room. `start` is the health it came with; `silenced`: its ability is gone."""

    id: str
    boss: bool
    level: int
    type: str
    health: int
    start: int
    damage: int
    gold: int
    throw: str | None
    ability: str | None
    ability_n: int
    silenced: bool


class RestView(TypedDict):
    """A die at rest. `section` is where it lies, `verdict` what it counts for: 1 to 6 or 10, and for a miss
    -1 outside, -2 hole, -3 bone, -4 off the table, -5 too few bounces, -6 box not hit, -7 gesture failed.
    """

    die: str
    x: float
    y: float
    turn: float
    section: int
    verdict: int
    contacts: int
    face: int
    symbol: bool


class GateView(TypedDict):
    """A gesture that must come off in time: the extra it is sent as, and the most ms it may be early or late."""

    extra: str
    half: int


class ControlView(TypedDict):
    """How the throws due change the gesture, combined: turn by `rotate` degrees clockwise, then `mirror`; `power`
    multiplies the speed; `lag` and `preview` in ms; `sway` is the swing of the aim (tangent) at `sway_hz`; `hide` is of
    target, aim_guide, die and power_bar; `camera` below, table_level, top, far, over_shoulder or plain; `pivot` the
    pixels the die may leave its place by (0: any); `meters` the seconds of a swing of aim, power and loft.
    """

    rotate: int
    mirror: bool
    power: float
    lag: int
    preview: int
    sway: float
    sway_hz: float
    parallax: float
    hide: list[str]
    camera: str
    two_pointers: bool
    pivot: int
    meters: list[float]


class LaunchView(TypedDict):
    """The launch that is due: what the kernel accepts, in the whole numbers of the action.

    `speed` in mm/s and `slope` in thousandths are [least, most]; `aim` is the largest tangent in thousandths;
    `spin` whether side spin may be given; `hand` is where the hand stands at stance 0; `extras` are the names due
    (``taps`` means taps or hold); `example` is an action that would be accepted.
    """

    throws: list[str]
    speed: list[int]
    slope: list[int]
    aim: int
    spin: bool
    hand: list[float]
    bounces: int
    box: bool
    gates: list[GateView]
    extras: list[str]
    control: ControlView
    possible: bool
    example: PlayedLaunch


class WouldView(TypedDict):
    """What a throw would do as it lies: health the monster would lose, whether that beats it, and [seat, loss] of the
    heroes it would hurt.
    """

    lost: int
    beaten: bool
    fatal: bool
    losses: list[list[int]]


class ThrowView(TypedDict):
    """The throw being made. `second` is Double Strike's; `launch` while one is due, `launched` what was
    played, `rest` once the die lies, and whether it is a `hit` as things stand. `would` is there while somebody may
    have it thrown again or chooses an ability.
    """

    seat: int
    die: str
    weapons: list[str]
    second: bool
    ignored: bool
    symbol: bool
    granted: int
    bonus: int
    ability: str
    called: bool
    declined: list[str]
    doubled: bool
    launch: LaunchView | None
    launched: PlayedLaunch | None
    rest: RestView | None
    hit: bool
    would: WouldView | None


class ThrownView(TypedDict):
    """One throw of the past, for the scatter: who, what was due, the launch in whole numbers and where it ended."""

    seat: int
    throws: list[str]
    aim: int
    speed: int
    slope: int
    x: float
    y: float
    verdict: int


class UnderView(TypedDict):
    """A Dungeon card that is hidden from some: None if this seat has not seen it; `known` by these seats (-1: all)."""

    card: str | None
    known: list[int]


class HarmView(TypedDict):
    """What a missed throw is about to cost a hero."""

    seat: int
    loss: int
    falls: bool


class ScoreLine(TypedDict):
    """A line of the final score."""

    key: str
    n: int
    points: int
