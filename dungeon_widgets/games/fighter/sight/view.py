"""What a seat may know, as plain data: the contract with the page, whose types are made from these.

Cards go by their ids; the page has their names and pictures from content/. Lengths are millimetres with the middle of
the target as origin and the thrower on the side of -y (stance 0).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from ..rules import again, harm, lying, party, scoring
from ..rules.cards import COLOURS
from ..rules.due import manner_of
from ..rules.foes import foe_card
from ..rules.records import Hero, Lying, Throw, Under
from ..rules.rest import symbols
from ..rules.throw.manner import Manner
from ..rules.throw.plans import planned_launch
from ..rules.throw.verdict import verdict_of

if TYPE_CHECKING:
    from ..rules.state import FighterState

Phase = Literal[
    "hero", "leader", "rooms", "room", "card", "gift", "monster", "retreat", "die", "weapons", "free", "aimed",
    "launch", "seed", "light", "again", "lying", "ability", "harm", "scar", "rest", "trade", "stall", "shop", "boss",
    "over",
]  # fmt: skip
"""``hero``, ``leader``, ``rooms``, ``card``, ``monster``, ``seed``, ``stall`` and ``boss`` are luck (``hero`` may be
a choice); ``free``, ``aimed``, ``lying``, ``harm`` and ``rest`` ask who may use cards at that moment; ``light``
(Time Spell token) and ``again`` ask about a throw that lies; ``ability`` asks which ability a white die or a Fatal
Blow activates."""


class ItemView(TypedDict):
    """An Equipment card somebody carries; `used` is an armour turned until the next Rest."""

    id: str
    used: bool


class HeroView(TypedDict):
    """A hero's sheet. `most` is the health he can have; `skill` is "human" or the hand of a bot."""

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
    example: list[object]


class ThrowView(TypedDict):
    """The throw being made. `second` is Double Strike's; `launch` while one is due, `rest` once the die lies,
    and whether it is a `hit` as things stand.
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
    rest: RestView | None
    hit: bool


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


class FighterView(TypedDict):
    """Everything one seat (or, with seat None, a spectator) may know of a position.

    `offered` are the two rooms while their Leader chooses; `under` the Dungeon cards under the deck, next first;
    `unseen_rooms` are all this seat cannot place. `rethrow` is what allows the die to be thrown again, while that is
    asked; `stall` is for sale; `gift` is being given to a hero; `tokens` are lit; `callable` heroes may be asked to use
    a card. `result` says how the game ended.
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
    symbols_needed: int
    room: str | None
    offered: list[UnderView]
    unseen_rooms: list[str]
    under: list[UnderView]
    aside: list[str]
    foe: FoeView | None
    met: list[str]
    throw: ThrowView | None
    harm: list[HarmView]
    rethrow: str | None
    tokens: list[str]
    stolen: int
    struck: bool
    epic: bool
    last: int
    passed: list[int]
    called: list[int]
    traded: list[str]
    gift: str | None
    stall: list[str]
    shop_deck: list[str]
    thrown: list[ThrownView]
    score: list[ScoreLine]
    total: int
    title: int | None
    result: Literal["", "won", "down", "dice"]


def view_of(state: FighterState, seat: int | None) -> FighterView:
    """The position as the seat (None: a spectator) may know it."""
    title = scoring.title(state) if state.result == "won" else None
    return {
        "seat": seat,
        "phase": cast(Phase, state.phase),
        "to_move": state.to_move,
        "difficulty": state.game.difficulty,
        "fight": state.fights,
        "leader": state.leader,
        "active": state.active,
        "heroes": [hero_view(state, i, hero) for i, hero in enumerate(state.heroes)],
        "gold": state.gold,
        "dice": state.dice,
        "dice_used": state.white_used,
        "coloured": {colour: colour not in state.coloured for colour in COLOURS},
        "lying": [rest_view(state, rest) for rest in state.lying],
        "shops": state.shops,
        "symbols": symbols(state),
        "symbols_needed": state.game.content.setup.symbols_a_shop,
        "room": state.room or None,
        "offered": offered_view(state, seat),
        "unseen_rooms": unseen_rooms(state, seat),
        "under": [under_view(entry, seat) for entry in state.under],
        "aside": list(state.aside),
        "foe": foe_view(state),
        "met": list(state.met),
        "throw": None if state.throw is None else throw_view(state, state.throw),
        "harm": harm_view(state),
        "rethrow": again.rethrows(state)[0].by if state.phase == "again" else None,
        "tokens": list(state.tokens),
        "stolen": state.stolen,
        "struck": state.struck,
        "epic": state.epic,
        "last": state.last,
        "passed": list(state.passed),
        "called": list(state.called),
        "traded": list(state.traded),
        "gift": state.step.card if state.phase == "gift" else None,
        "stall": list(state.stall),
        "shop_deck": list(state.shop_deck),
        "thrown": [
            {**entry._asdict(), "throws": list(entry.throws)}  # type: ignore[typeddict-item]
            for entry in state.thrown
        ],
        "score": [{"key": line.key, "n": line.n, "points": line.points} for line in scoring.lines(state)],
        "total": scoring.total(state),
        "title": title,
        "result": state.result,
    }


def hero_view(state: FighterState, seat: int, hero: Hero) -> HeroView:
    return {
        "id": hero.id,
        "health": hero.health,
        "most": party.most_health(state, hero) if hero.id else 0,
        "scars": list(hero.scars),
        "down": bool(hero.id) and hero.down,
        "out": hero.out,
        "items": [{"id": item, "used": item in hero.used} for item in hero.items],
        "skill": state.game.skills[seat],
    }


def foe_view(state: FighterState) -> FoeView | None:
    foe = state.foe
    if foe is None:
        return None
    card = foe_card(state)
    return {
        "id": foe.id,
        "boss": card.boss,
        "level": card.level,
        "type": card.type,
        "health": foe.health,
        "start": foe.start,
        "damage": card.damage,
        "gold": card.gold,
        "throw": card.throw,
        "ability": card.ability,
        "ability_n": card.ability_n,
        "silenced": foe.silenced,
    }


def rest_view(state: FighterState, rest: Lying) -> RestView:
    """A die on the table. What a settled one counted for no longer matters; it is shown where it lies."""
    throw = state.throw
    now = throw is not None and throw.rest == rest
    faces = state.game.content.setup.symbol_faces["white" if rest.die == "white" else "coloured"]
    return {
        "die": rest.die,
        "x": rest.x,
        "y": rest.y,
        "turn": rest.turn,
        "section": rest.section,
        "verdict": lying.verdict(state) if now else verdict_of(rest.section, rest.contacts, rest.touched),
        "contacts": rest.contacts,
        "face": rest.face,
        "symbol": lying.shows_symbol(state) if now else rest.face in faces,
    }


def throw_view(state: FighterState, throw: Throw) -> ThrowView:
    due = throw.rest is None and state.phase in ("weapons", "aimed", "launch", "seed")
    return {
        "seat": throw.seat,
        "die": throw.die,
        "weapons": list(throw.weapons),
        "second": throw.second,
        "ignored": throw.ignored,
        "symbol": throw.symbol,
        "granted": throw.granted,
        "bonus": throw.bonus,
        "ability": throw.ability,
        "called": throw.called,
        "declined": list(throw.declined),
        "doubled": throw.doubled,
        "launch": launch_view(manner_of(state), state.game.skills[throw.seat]) if due else None,
        "rest": None if throw.rest is None else rest_view(state, throw.rest),
        "hit": throw.rest is not None and lying.is_hit(state),
    }


def launch_view(manner: Manner, skill: str) -> LaunchView:
    """What a launch in this manner may be, and an example for a hand of this skill."""
    control = manner.control
    return {
        "throws": list(manner.throws),
        "speed": list(manner.speed),
        "slope": list(manner.slope),
        "aim": manner.aim,
        "spin": not manner.spin_sd,
        "hand": list(manner.hand),
        "bounces": manner.bounces,
        "box": manner.box,
        "gates": [{"extra": gate, "half": manner.half_window} for gate in manner.gates],
        "extras": list(manner.extras),
        "control": {
            "rotate": control.rotate,
            "mirror": control.mirror,
            "power": control.power,
            "lag": control.lag,
            "preview": control.preview,
            "sway": control.sway,
            "sway_hz": control.sway_hz,
            "parallax": control.parallax,
            "hide": list(control.hide),
            "camera": control.camera,
            "two_pointers": control.two_pointers,
            "pivot": control.pivot,
            "meters": list(manner.periods),
        },
        "possible": manner.possible,
        "example": [_listed(part) for part in planned_launch(manner, skill).action],
    }


def _listed(part: object) -> object:
    return [_listed(inner) for inner in part] if isinstance(part, tuple) else part


def harm_view(state: FighterState) -> list[HarmView]:
    if state.phase != "harm" or state.throw is None:
        return []
    seats = party.from_seat(state, state.throw.seat)
    losses = [(seat, harm.loss_of(state, seat)) for seat in seats]
    return [
        {"seat": seat, "loss": loss, "falls": harm.would_fall(state, seat)}
        for seat, loss in losses
        if loss > 0
    ]


def under_view(entry: Under, seat: int | None) -> UnderView:
    return {"card": entry.card if entry.seen_by(seat) else None, "known": list(entry.known)}


def offered_view(state: FighterState, seat: int | None) -> list[UnderView]:
    """The two rooms, those the seat knows first: their order must not tell what the other one is."""
    shown = [under_view(entry, seat) for entry in state.offered]
    return sorted(shown, key=lambda entry: (entry["card"] is None, entry["card"] or "", entry["known"]))


def unseen_rooms(state: FighterState, seat: int | None) -> list[str]:
    """Every room the seat cannot place: it may still come, or lie where only another has seen it."""
    hidden = [entry.card for entry in (*state.offered, *state.under) if not entry.seen_by(seat)]
    return sorted([*state.unseen_rooms, *hidden])
