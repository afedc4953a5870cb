"""What a seat may know, as plain data: the contract with the page, whose types are made from these.

Cards go by their ids, spaces by their cells: x grows to the east, y to the south. A side is 0 north, 1 east,
2 south, 3 west. A seat of -1 stands for nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from ..rules import scoring
from ..rules.frames import Bane, Trap
from ..rules.records import KNOWN
from . import pieces

if TYPE_CHECKING:
    from ..rules.state import DungeonsState

Phase = Literal[
    "first", "deal", "lay", "entrance", "reset", "discard", "draw", "encounter", "announce", "order", "fights",
    "spoils", "build", "move", "end", "over",
]  # fmt: skip
"""``first``, ``deal``, ``lay`` and ``entrance`` are the set-up (the last two in a tournament); ``encounter`` is the
time of Banes and Boons, ``announce``, ``order``, ``fights`` and ``spoils`` what follows once Encounters are sent."""

WindowName = Literal[
    "bane", "encounter", "trap", "challenge", "preroll", "roll", "wound", "death", "won", "lost"
]

Question = Literal[
    "", "window", "attack", "die", "lose", "surplus", "go", "swap", "steal", "fetch", "renew", "option", "may",
    "target", "redirect", "finish",
]  # fmt: skip
"""What the seat to move is asked beside the free play of a phase: answer a window, name the attack, say which die,
card, place, quest or hero."""


LastingUntil = Literal["turn", "next_turn", "phase"]
AttackOrNone = Literal["melee", "magic", "move", ""]
TrialStat = Literal["melee", "magic", "move", "level"]


class HandCardView(TypedDict):
    """A card of the own hand. `known`: everybody knows it is there (ruling 51)."""

    card: str
    known: bool


class WoundedView(TypedDict):
    """A wounded monster that lies face up and counts as a card of the hand."""

    card: str
    wounds: int


class PossessionView(TypedDict):
    """A Treasure, Boon or Bane in play; `uses` left (0: it has none to count), `owner` whose discard pile it goes to."""

    card: str
    uses: int
    owner: int


class TaskStepView(TypedDict):
    """One step of a quest in play: `now` is what may be done next, `marks` of `of` wounds or events are counted."""

    room: str
    need: Literal["enter", "test", "fight", "pay", "event"]
    done: bool
    now: bool
    marks: int
    of: int


class TaskView(TypedDict):
    """An unfinished quest; `tried`: its test or fight has been tried this turn."""

    quest: str
    steps: list[TaskStepView]
    tried: bool


class ModifierView(TypedDict):
    """A part of a score: the card (or "" for a power, "level", "weapon") it comes from and what it adds."""

    source: str
    n: int


class LastingView(TypedDict):
    """A modifier that lasts a while: a score, what it adds, until when, and against what ("" anything)."""

    stat: str
    n: int
    until: LastingUntil
    against: Literal["", "tag", "attack", "own_monsters"]
    vs: str


class AdventurerView(TypedDict):
    """A hero and all that lies open before his player. `due_*` are gains credited at the end of the phase.

    `hand` counts the hidden and known cards, not the wounded monsters; `old` of them are hidden cards from before the
    last shuffle. `eras` counts the hand by shuffle (0: known), `lacks` says which cards of which shuffle it cannot hold.
    """

    seat: int
    hero: str
    alive: bool
    level: int
    life: int
    printed_life: int
    glory: int
    peril: int
    due_glory: int
    due_peril: int
    melee: int
    magic: int
    move: int
    treasure_limit: int
    boon_limit: int
    x: int
    y: int
    hand: int
    known: list[str]
    old: int
    eras: list[list[int]]
    wounded: list[WoundedView]
    treasures: list[PossessionView]
    boons: list[PossessionView]
    banes: list[PossessionView]
    tasks: list[TaskView]
    finished: list[str]
    used: list[str]
    lasting: list[LastingView]
    immune: list[str]
    lacks: list[list[int | str]]


class SpaceView(TypedDict):
    """A map card on the table. `sides` are what lies north, east, south, west now (W, O, P, L6, T7), overrides
    counted in (`override` is "" for none); `opened` are the sides whose door has been opened this turn; `visited` and
    `pit_met`: the active hero has been there, and has rolled for its pit, this turn.
    """

    card: str
    x: int
    y: int
    turned: bool
    sides: list[str]
    override: str
    opened: list[int]
    visited: bool
    pit_met: bool


class PileView(TypedDict):
    """Draw piles: how many cards, which are known to lie at the bottom in this order, the discards; `era` counts shuffles."""

    owner: int
    deck: int
    discard: list[str]
    quests: int
    quests_under: list[str]
    maps: int
    maps_under: list[str]
    era: int


class SentView(TypedDict):
    """An Encounter announced: it waits for its turn."""

    card: str
    victim: int
    wounds: int


class CombatView(TypedDict):
    """A combat in progress: a hero against a monster of a card, a quest or a room, or against a rival.

    `foe` is the id of the card, quest or room the monster stands on; `by` is its player; dice are 0 before they are
    thrown; `thrown` says which die was thrown again; `shield` wounds are prevented if the `shielded` seat loses.
    """

    against: Literal["monster", "quest", "room", "rival"]
    hero: int
    rival: int
    foe: str
    by: int
    attack: AttackOrNone
    hero_score: int
    foe_score: int
    hero_parts: list[ModifierView]
    foe_parts: list[ModifierView]
    dice: list[int]
    thrown: list[bool]
    life: int
    wounds: int
    shielded: int
    shield: int


class TrialView(TypedDict):
    """A threat roll in progress: a trap, a door, a pit or another test."""

    what: Literal["test", "trap", "door", "pit"]
    hero: int
    card: str
    stat: TrialStat
    threat: int
    score: int
    parts: list[ModifierView]
    die: int
    thrown: bool
    side: int


class BaneView(TypedDict):
    """A Bane or Trap being resolved."""

    card: str
    by: int
    victim: int


class WindowView(TypedDict):
    """Somebody may answer: which window, who is asked now and who after him; `answered`: his one Response is played."""

    name: WindowName
    seat: int
    then: list[int]
    answered: bool


class HurtView(TypedDict):
    """Wounds about to be suffered, or a death about to happen."""

    seat: int
    wounds: int
    dying: bool


class DungeonsView(TypedDict):
    """What a seat sees. `hand` is its own; `asked` what it or another is asked, `about` which card, `left`
    how many answers are still wanted; `drawn` the map card to lay.

    `held` says which seats keep back a map card (tournament); `winners` is empty before the end.
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
        "drawn": state.drawn,
        "held": list(state.held),
        "quests_to_win": state.box.to_win,
        "winners": scoring.winners(state),
    }
