"""The pieces a view is made of, as plain data. Cards go by their ids, spaces by their cells; a seat of -1 is nobody."""

from __future__ import annotations

from typing import Literal, TypedDict

WindowName = Literal[
    "bane", "encounter", "trap", "challenge", "preroll", "roll", "wound", "death", "won", "lost"
]

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
    """A hero and all that lies open before their player. `due_*` are gains credited at the end of the phase.

    `hand` counts the hidden and known cards, not the wounded monsters.
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
    wounded: list[WoundedView]
    treasures: list[PossessionView]
    boons: list[PossessionView]
    banes: list[PossessionView]
    tasks: list[TaskView]
    finished: list[str]
    used: list[str]
    lasting: list[LastingView]
    immune: list[str]


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
    """Somebody may answer: which window, who is asked now and who after them; `answered`: their one Response is played."""

    name: WindowName
    seat: int
    then: list[int]
    answered: bool


class HurtView(TypedDict):
    """Wounds about to be suffered, or a death about to happen."""

    seat: int
    wounds: int
    dying: bool
