"""What a seat may know, as plain data: the contract with the page, whose types are made from these.

Cards go by their ids; the page has their names and pictures from content/. The pieces are in `parts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast, get_type_hints

from ..rules import scoring
from ..rules.chapters.rest import symbols
from ..rules.combat import rethrow
from ..rules.gentle import rooms_ask
from ..rules.printed import COLOURS
from .combat_events import (
    AbilityEvent,
    AgainEvent,
    DieEvent,
    GreedyEvent,
    HitEvent,
    HurtEvent,
    LaunchEvent,
    MendEvent,
    MissEvent,
    RecoverEvent,
    SavedEvent,
    SilenceEvent,
    SlainEvent,
    TakeBackEvent,
    ThreatEvent,
    ThrowEvent,
    ThrowShow,
    TokenEvent,
    UseEvent,
    WeaponsEvent,
    WoundEvent,
)
from .events import (
    BonusEvent,
    BuyEvent,
    CardEvent,
    DefeatEvent,
    DiceEvent,
    FoeEvent,
    GiftEvent,
    GiveEvent,
    GoldEvent,
    HealEvent,
    LeaderEvent,
    LeaveEvent,
    OfferEvent,
    RetreatEvent,
    RoomEvent,
    ScarEvent,
    SeatEvent,
    ShopEvent,
    SwapEvent,
    TradeEvent,
    TreatEvent,
    VictoryEvent,
)
from .parts import (
    FoeView,
    HarmView,
    HeroView,
    Phase,
    RestView,
    ScoreLine,
    ThrownView,
    ThrowView,
    UnderView,
)
from .pieces import (
    foe_view,
    harm_view,
    hero_view,
    lying,
    offered_view,
    rest_view,
    throw_view,
    thrown_view,
    under_view,
    unseen_rooms,
)

if TYPE_CHECKING:
    from ..rules.state import FighterState


class FighterView(TypedDict):
    """Everything one seat (or, with seat None, a spectator) may know of a position.

    `offered` are the two rooms while one is chosen; `under` the Dungeon cards under the deck, next first;
    `unseen_rooms` are all this seat cannot place. `rethrow` is what allows the die to be thrown again, while that is
    asked; `rooms_ask` is whether rooms ask for their throws by now; `stall` is for sale; `gift` is being given to a hero; `tokens` are lit; `callable` heroes may be asked to use
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
    rooms_ask: bool
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
    gift: str | None
    stall: list[str]
    shop_deck: list[str]
    thrown: list[ThrownView]
    score: list[ScoreLine]
    total: int
    title: int | None
    result: Literal["", "won", "down", "dice"]


class FighterEvents(TypedDict):
    """The data of each kind of event."""

    hero: SeatEvent
    leader: LeaderEvent
    offer: OfferEvent
    room: RoomEvent
    gold: GoldEvent
    dice: DiceEvent
    heal: HealEvent
    gift: GiftEvent
    give: GiveEvent
    discard: CardEvent
    foe: FoeEvent
    retreat: RetreatEvent
    turn: SeatEvent
    die: DieEvent
    takeback: TakeBackEvent
    weapons: WeaponsEvent
    use: UseEvent
    recover: RecoverEvent
    silence: SilenceEvent
    launch: LaunchEvent
    throw: ThrowEvent
    again: AgainEvent
    token: TokenEvent
    ability: AbilityEvent
    hit: HitEvent
    fatal: SeatEvent
    miss: MissEvent
    threat: ThreatEvent
    wound: WoundEvent
    mend: MendEvent
    greedy: GreedyEvent
    hurt: HurtEvent
    fall: SeatEvent
    saved: SavedEvent
    steal: SeatEvent
    second: DieEvent
    slain: SlainEvent
    scar: ScarEvent
    out: SeatEvent
    trade: TradeEvent
    swap: SwapEvent
    shop: ShopEvent
    stall: CardEvent
    buy: BuyEvent
    treat: TreatEvent
    bonus: BonusEvent
    leave: LeaveEvent
    victory: VictoryEvent
    defeat: DefeatEvent


class FighterShows(TypedDict):
    """What the page gets to show beside the data of an event."""

    throw: ThrowShow


EVENTS: dict[str, type] = get_type_hints(FighterEvents)
"""The data of each kind of event."""


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
        "lying": [rest_view(state, rest) for rest in lying(state)],
        "shops": state.shops,
        "symbols": symbols(state),
        "symbols_needed": state.game.content.setup.symbols_a_shop,
        "room": state.room or None,
        "rooms_ask": rooms_ask(state),
        "offered": offered_view(state, seat),
        "unseen_rooms": unseen_rooms(state, seat),
        "under": [under_view(entry, seat) for entry in state.under],
        "aside": list(state.aside),
        "foe": foe_view(state),
        "met": list(state.met),
        "throw": None if state.throw is None else throw_view(state, state.throw),
        "harm": harm_view(state),
        "rethrow": rethrow.rethrows(state)[0].by if state.phase == "again" else None,
        "tokens": list(state.tokens),
        "stolen": state.stolen,
        "struck": state.struck,
        "epic": state.epic,
        "last": state.last,
        "passed": list(state.passed),
        "called": list(state.called),
        "gift": state.step.card if state.phase == "gift" else None,
        "stall": list(state.stall),
        "shop_deck": list(state.shop_deck),
        "thrown": [thrown_view(entry) for entry in state.thrown],
        "score": [{"key": line.key, "n": line.n, "points": line.points} for line in scoring.lines(state)],
        "total": scoring.total(state),
        "title": title,
        "result": state.result,
    }
