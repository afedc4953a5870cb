"""What a seat may know, as plain data: the contract with the page, whose types are made from these.

Cards go by their ids, spaces by their cells: x grows to the east, y to the south. A side is 0 north, 1 east,
2 south, 3 west. A seat of -1 stands for nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, get_type_hints

from ..rules import scoring
from ..rules.frames import Bane, Trap
from ..rules.records import KNOWN
from . import pieces
from .combat_events import (
    ChallengeEvent,
    ClashEvent,
    DoorEvent,
    EdgeEvent,
    FightEvent,
    HitEvent,
    LifeEvent,
    PassEvent,
    PreventEvent,
    RethrowEvent,
    RollEvent,
    SavedEvent,
    SlainEvent,
    TrialEvent,
    WhichEvent,
)
from .events import (
    AnnounceEvent,
    BackEvent,
    BuildEvent,
    CardEvent,
    CreditEvent,
    DeathEvent,
    DieEvent,
    DiscardEvent,
    DoneEvent,
    DoorsEvent,
    DrawEvent,
    EntranceEvent,
    FinishEvent,
    HeroEvent,
    ImmuneEvent,
    LandEvent,
    LoseEvent,
    MapEvent,
    ModEvent,
    MoveEvent,
    OptionEvent,
    OrderEvent,
    OverEvent,
    PlayEvent,
    PointsEvent,
    PoolEvent,
    QuestEvent,
    RedirectEvent,
    SeatCardEvent,
    SeatEvent,
    ShuffleEvent,
    SpendEvent,
    StealEvent,
    StepEvent,
    SwapEvent,
    TargetEvent,
    TurnEvent,
    UseEvent,
    UsesEvent,
)
from .parts import (
    AdventurerView,
    BaneView,
    CombatView,
    HandCardView,
    HurtView,
    PileView,
    SentView,
    SpaceView,
    TrialView,
    WindowView,
)

if TYPE_CHECKING:
    from ..rules.state import DungeonsState

Phase = Literal[
    "first", "deal", "lay", "entrance", "reset", "discard", "draw", "encounter", "announce", "order", "fights",
    "spoils", "build", "move", "end", "over",
]  # fmt: skip
"""``first``, ``deal``, ``lay`` and ``entrance`` are the set-up (the last two in a tournament); ``encounter`` is the
time of Banes and Boons, ``announce``, ``order``, ``fights`` and ``spoils`` what follows once Encounters are sent."""

Question = Literal[
    "", "window", "attack", "die", "lose", "surplus", "go", "swap", "steal", "fetch", "renew", "option", "may",
    "target", "redirect", "finish",
]  # fmt: skip
"""What the seat to move is asked beside the free play of a phase: answer a window, name the attack, say which die,
card, place, quest or hero."""


HELD_BACK = "?"
"""What stands for a map card another seat keeps back (ruling 56)."""


class DungeonsView(TypedDict):
    """What a seat sees. `hand` is its own; `asked` what it or another is asked, `about` which card, `left`
    how many answers are still wanted; `drawn` the map card to lay.

    `held` says which seats keep back a map card (tournament): the holder reads its name, the others `HELD_BACK`;
    a map card to lay before play is seen by who lays it. `winners` is empty before the end.
    """

    seat: int | None
    to_move: int
    tournament: bool
    phase: Phase
    round: int
    active: int
    first: int
    dice: list[int]
    players: list[AdventurerView]
    hand: list[HandCardView]
    piles: list[PileView]
    spaces: list[SpaceView]
    points: int
    moved: bool
    challenged: bool
    asked: Question
    about: str
    left: int
    window: WindowView | None
    combat: CombatView | None
    trial: TrialView | None
    bane: BaneView | None
    trap: BaneView | None
    hurt: HurtView | None
    sent: list[SentView]
    spoils: int
    drawn: str
    held: list[str]
    quests_to_win: int
    winners: list[int]


class DungeonsEvents(TypedDict):
    """The data of each kind of event."""

    die: DieEvent
    begins: SeatEvent
    death: DeathEvent
    shield: SeatEvent
    draw: DrawEvent
    hero: HeroEvent
    quest: QuestEvent
    abandon: QuestEvent
    entrance: EntranceEvent
    build: BuildEvent
    map: MapEvent
    hold: MapEvent
    fetch: SeatCardEvent
    cancel: SeatCardEvent
    paid: SeatCardEvent
    decline: SeatCardEvent
    unfit: CardEvent
    turn: TurnEvent
    discard: DiscardEvent
    shuffle: ShuffleEvent
    play: PlayEvent
    use: UseEvent
    uses: UsesEvent
    announce: AnnounceEvent
    order: OrderEvent
    done: DoneEvent
    bane: LandEvent
    trap: LandEvent
    back: BackEvent
    glory: PoolEvent
    peril: PoolEvent
    spend: SpendEvent
    credit: CreditEvent
    wound: LifeEvent
    heal: LifeEvent
    price: LifeEvent
    saved: SavedEvent
    points: PointsEvent
    mod: ModEvent
    edge: EdgeEvent
    immune: ImmuneEvent
    prevent: PreventEvent
    lose: LoseEvent
    steal: StealEvent
    redirect: RedirectEvent
    target: TargetEvent
    option: OptionEvent
    which: WhichEvent
    passed: PassEvent
    fight: FightEvent
    roll: RollEvent
    rethrow: RethrowEvent
    clash: ClashEvent
    trial: TrialEvent
    hit: HitEvent
    slain: SlainEvent
    move: MoveEvent
    door: DoorEvent
    doors: DoorsEvent
    swap: SwapEvent
    challenge: ChallengeEvent
    attempt: StepEvent
    task: StepEvent
    finish: FinishEvent
    over: OverEvent


EVENTS: dict[str, type] = get_type_hints(DungeonsEvents)
"""The data of each kind of event."""


def view_of(state: DungeonsState, seat: int | None) -> DungeonsView:
    """What the seat sees; a spectator sees no hand."""
    asked, about, left = pieces.question(state)
    own = state.heroes[seat].hand if seat is not None else ()
    return {
        "seat": seat,
        "to_move": state.to_move,
        "tournament": state.game.tournament,
        "phase": state.phase,
        "round": state.round,
        "active": state.active,
        "first": state.first,
        "dice": list(state.dice),
        "players": [pieces.adventurer(state, one) for one in range(len(state.heroes))],
        "hand": [{"card": held.card, "known": held.era == KNOWN} for held in own],
        "piles": [pieces.pile(state, i) for i in range(len(state.piles))],
        "spaces": [pieces.space(state, i) for i in range(len(state.tiles))],
        "points": state.points,
        "moved": state.moved,
        "challenged": state.challenged,
        "asked": asked,
        "about": about,
        "left": left,
        "window": pieces.window(state),
        "combat": pieces.combat(state),
        "trial": pieces.trial(state),
        "bane": pieces.on_the_way(state, Bane),
        "trap": pieces.on_the_way(state, Trap),
        "hurt": pieces.hurt(state),
        "sent": [
            {"card": one.card, "victim": one.victim, "wounds": one.wounds}
            for one in (*state.ordered, *state.sent)
        ],
        "spoils": state.spoils,
        "drawn": state.drawn if state.phase != "lay" or state.drawn_seen or seat == state.active else "",
        "held": [card if holder == seat or not card else HELD_BACK for holder, card in enumerate(state.held)],
        "quests_to_win": state.box.to_win,
        "winners": scoring.winners(state),
    }
