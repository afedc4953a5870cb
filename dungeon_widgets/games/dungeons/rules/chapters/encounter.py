"""FR Rencontre: Banes and their Peril, Encounters announced, paid, put in order and met, Peril for wounds they dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push, replace_top
from .....engine.state import Action, Event
from ..board.pools import gain, spend
from ..board.seating import others
from ..cards import hands, inventory
from ..cards.attributes import bonus
from ..cards.does_something import works
from ..cards.plays import OWN_WINDOWS, plays, uses
from ..events import told
from ..frames import NOBODY, Bane, Ctx, Fight, Trap, Window
from ..in_progress import start
from ..printed import Adventure
from ..records import Item, Sent
from .turn import end_phase

if TYPE_CHECKING:
    from ..state import DungeonsState

DONE: Action = ("done",)


# -- the time of Banes and Boons --------------------------------------------------------------------


def free_choices(state: DungeonsState) -> list[Action]:
    """Banes, Boons, abilities, the first Encounter, or no more."""
    seat, windows = state.active, OWN_WINDOWS["encounter"]
    return [
        *banes(state, seat),
        *plays(state, seat, windows),
        *uses(state, seat, windows),
        *announcements(state),
        DONE,
    ]


def banes(state: DungeonsState, seat: int) -> list[Action]:
    """The Banes of the hand with each hero they may be played on, or each whose Peril may pay for them."""
    found: list[Action] = []
    for name in {held.card for held in state.heroes[seat].hand}:
        card = state.box.adventure[name]
        if card.type == "bane":
            found += [
                ("play", name, other)
                for other in others(state, seat)
                if why_not_bane(state, seat, card, other) is None
            ]
    return found


def came_back(card: str) -> str:
    """What is remembered of a Bane that was cancelled into the hand: it is not played again this turn."""
    return f"{card}/back"


def why_not_bane(state: DungeonsState, seat: int, card: Adventure, other: int) -> str | None:
    """FR Rencontre: paid with the Peril of the hero it is played on; without a victim, of any other (ruling 22)."""
    hero = state.heroes[seat]
    barred = hero.used.count(came_back(card.id))
    if barred and sum(held.card == card.id for held in hero.hand) <= barred:
        return "came_back"
    if state.heroes[other].peril < bane_cost(state, card, other):
        return "no_peril"
    victim = other if card.targeted else NOBODY
    if not card.permanent and not works(state, card.do, Ctx(seat, card.id, victim)):
        return "does_nothing"
    return None


def bane_cost(state: DungeonsState, card: Adventure, other: int) -> int:
    """What a Bane costs; cards that make Banes dearer do not change those without a victim (ruling 33)."""
    return max(0, card.cost + (bonus(state, other, "bane_cost") if card.targeted else 0))


def play_bane(state: DungeonsState, seat: int, name: str, other: int) -> list[Event]:
    """Paid, then its window, then it lands; one without a victim opens no window."""
    card = state.box.adventure[name]
    cost = bane_cost(state, card, other)
    hands.take(state, seat, name)
    victim = other if card.targeted else NOBODY
    push(state, Bane(name, seat, victim, stage="window" if card.targeted else "land"))
    events = told("play", seat=seat, card=name, victim=victim, payer=other, cost=cost)
    return events + spend(state, other, "peril", cost, name)


def bane(state: DungeonsState, frame: Bane) -> list[Event]:
    """Window, effect, discard; a permanent Bane lies before its victim."""
    if frame.stage == "window":
        replace_top(state, stage="land")
        push(state, Window("bane", (frame.victim,)))
        return []
    gone = frame.victim != NOBODY and not state.heroes[frame.victim].alive
    card = state.box.adventure[frame.card]
    if frame.stage == "end" or frame.cancelled or gone:
        pop(state)
        if frame.back:
            hero = state.heroes[frame.by]
            hero.used = (*hero.used, came_back(frame.card))
            return hands.give_back(state, frame.by, frame.card)
        hands.toss(state, frame.card, frame.by)
        return []
    events = told("bane", card=frame.card, victim=frame.victim, by=frame.by)
    if card.permanent and frame.victim != NOBODY:
        pop(state)
        inventory.add(state, frame.victim, "bane", Item(frame.card, frame.by, card.uses))
        inventory.shrink(state, frame.victim)
        return events
    replace_top(state, stage="end")
    start(state, card.do, Ctx(frame.by, frame.card, frame.victim))
    return events


# -- Encounters -------------------------------------------------------------------------------------


def announcements(state: DungeonsState) -> list[Action]:
    """Monsters and Traps of the hand, wounded monsters too, with each hero whose Peril can pay for them."""
    hero = state.heroes[state.active]
    ready = [(name, 0) for name in hands.cards(hero)]
    ready += sorted({(monster.card, monster.wounds) for monster in hero.wounded})
    return [
        ("announce", name, other, wounds)
        for name, wounds in ready
        if state.box.adventure[name].type == "encounter"
        for other in others(state, state.active)
        if state.heroes[other].peril >= state.box.adventure[name].cost
    ]


def announce(state: DungeonsState, name: str, victim: int, wounds: int) -> list[Event]:
    """Paid at once, met later; the time of Banes and Boons is over."""
    if wounds:
        hands.take_wounded(state.heroes[state.active], name, wounds)
    else:
        hands.take(state, state.active, name)
    cost = state.box.adventure[name].cost
    state.phase = "announce"
    state.sent = tuple(sorted((*state.sent, Sent(name, victim, wounds))))
    events = told("announce", seat=state.active, card=name, victim=victim, wounds=wounds, cost=cost)
    return events + spend(state, victim, "peril", cost, name)


def put_in_order(state: DungeonsState) -> list[Event]:
    """What is left needs no order of its own: all are met now (ruling 31)."""
    state.ordered = (*state.ordered, *state.sent)
    state.sent = ()
    state.phase = "fights"
    return []


def order(state: DungeonsState, sent: Sent) -> list[Event]:
    """The next one to be met."""
    left = list(state.sent)
    left.remove(sent)
    state.sent = tuple(left)
    state.ordered = (*state.ordered, sent)
    return told("order", seat=state.active, card=sent.card, victim=sent.victim, wounds=sent.wounds)


def fights(state: DungeonsState) -> list[Event]:
    """Each Encounter is met alone; one whose hero has died goes back, its Peril lost (ruling 25)."""
    if not state.ordered:
        state.phase = "spoils"
        return []
    sent, state.ordered = state.ordered[0], state.ordered[1:]
    if not state.heroes[sent.victim].alive:
        return hands.give_back(state, state.active, sent.card, sent.wounds)
    if state.box.adventure[sent.card].sub == "trap":
        push(state, Trap(sent.card, state.active, sent.victim))
        return told("trap", card=sent.card, victim=sent.victim, by=state.active)
    push(
        state,
        Fight("monster", sent.victim, sent.card, by=state.active, wounds=sent.wounds),
    )
    return []


def spoils(state: DungeonsState) -> list[Event] | None:
    """FR Les récompenses: a Peril for each wound the Encounters dealt, to heroes of their player's choice but their own."""
    while state.spoils:
        heroes = others(state, state.active)
        if len(heroes) > 1:
            state.to_move = state.active
            return None
        n, state.spoils = state.spoils, 0
        if heroes:
            return gain(state, heroes[0], "peril", n, "spoils")
    state.phase = "build"
    return end_phase(state)


def give(state: DungeonsState, seat: int) -> list[Event]:
    """One Peril of the spoils."""
    state.spoils -= 1
    return gain(state, seat, "peril", 1, "spoils")
