"""What a seat may know, as plain data: the contract with the page, whose types are made from these.

Cards go by their ids; the page has their names and pictures from content/. Lengths are millimetres with the middle of
the target as origin and the thrower on the side of -y (stance 0).
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal[
    "hero", "leader", "rooms", "room", "card", "gift", "monster", "retreat", "die", "weapons", "free", "aimed",
    "launch", "seed", "light", "again", "lying", "ability", "harm", "scar", "rest", "trade", "stall", "shop", "boss",
    "over",
]  # fmt: skip
"""``hero``, ``leader``, ``rooms``, ``card``, ``monster``, ``seed``, ``stall`` and ``boss`` are luck (``hero`` may be
a choice); ``free``, ``aimed``, ``lying``, ``harm`` and ``rest`` ask who may use cards at that moment; ``light``
(Time Spell token) and ``again`` ask about a throw that lies; ``ability`` asks which ability a white die or a Fatal
Blow activates."""

Die = Literal["red", "green", "blue", "white"]


class ItemView(TypedDict):
    """An Equipment card somebody carries; `used` is an armour turned until the next Rest."""

    id: str
    used: bool


class HeroView(TypedDict):
    """A hero's sheet. `most` is the health he can have; `skill` is "human" or the hand of a bot."""

    id: str
    health: int
    most: int
    scars: list[Literal["red", "green", "blue"]]
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

    die: Die
    x: float
    y: float
    turn: float
    section: int
    verdict: int
    contacts: int
    face: int
    symbol: bool


class GateView(TypedDict):
    """A gesture that must come off in time: the extra it is sent as, and the window in ms (half before, half after)."""

    extra: Literal["turn", "air", "hit", "catch"]
    window: int


class ControlView(TypedDict):
    """How the throws due change the gesture, combined: turn by `rotate` degrees clockwise, then `mirror`; `power`
    multiplies the speed; `lag` and `preview` in ms; `sway` is the swing of the aim (tangent) at `sway_hz`.
    """

    rotate: int
    mirror: bool
    power: float
    lag: int
    preview: int
    sway: float
    sway_hz: float
    parallax: float
    hide: list[Literal["target", "aim_guide", "die", "power_bar"]]
    camera: Literal["below", "table_level", "top", "far", "over_shoulder", "plain"]
    two_pointers: bool
    pivot: int
    circles: bool
    short: bool
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
    example: list[object]


class ThrowView(TypedDict):
    """The throw being made. `second` is Double Strike's; `launch` while one is due, `rest` once the die lies."""

    seat: int
    die: Die
    weapons: list[str]
    second: bool
    ignored: bool
    symbol: bool
    bounces: int
    launch: LaunchView | None
    rest: RestView | None


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


class HarmView(TypedDict):
    """What a missed throw is about to cost a hero."""

    seat: int
    loss: int
    falls: bool


class ScoreLine(TypedDict):
    """A line of the final score."""

    key: Literal["gold", "bonus_die", "no_scar", "scar", "eliminated", "difficulty"]
    n: int
    points: int


class FighterView(TypedDict):
    """Everything one seat (or, with seat None, a spectator) may know of a position.

    `offered` has the two rooms while their Leader chooses (None for everybody else); `under` the Dungeon cards known
    to lie under the deck, next first (None: not seen by this seat); `unseen_rooms` may still come. `asked` is the
    moment at which cards may be used now; `stall` is for sale; `gift` is being given to a hero; `tokens` are lit.
    """

    seat: int | None
    phase: Phase
    to_move: int
    difficulty: str
    fight: int
    leader: int
    active: int
    heroes: list[HeroView]
    gold: int
    dice: int
    dice_used: int
    coloured: dict[str, bool]
    lying: list[RestView]
    shops: int
    symbols: int
    room: str | None
    offered: list[str] | None
    unseen_rooms: list[str]
    under: list[str | None]
    aside: list[str]
    foe: FoeView | None
    met: list[str]
    throw: ThrowView | None
    harm: list[HarmView]
    asked: Literal["free", "aimed", "lying", "harm", "rest"] | None
    tokens: list[str]
    stolen: int | None
    gift: str | None
    stall: list[str]
    shop_deck: int
    thrown: list[ThrownView]
    score: list[ScoreLine]
    total: int
    title: int | None
    won: bool | None
