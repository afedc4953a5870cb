"""Who may answer with Responses and Anytime cards, by public facts only; one Response; passing, and whom a roll stops.

A window opens for a hero with a hidden card (after a roll also 1 Glory) or with something open that fits; whether their
hand really holds an answer does not matter. A pass without alternative is made by the session.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, replace_top
from .....engine.state import Action, Event
from ..cards import hands
from ..cards.attributes import foe_parts, roll_parts, total
from ..cards.dice import rollers
from ..cards.plays import play, plays, use, uses, why_not_play
from ..frames import NOBODY, Bane, Death, Fight, Trap, Trial, Window, Wound
from ..in_progress import blow_below, roll_below
from ..records import KNOWN

if TYPE_CHECKING:
    from ..state import DungeonsState

OFFERED = ("bane", "encounter", "trap", "challenge", "wound", "death", "roll")
"""The windows in which Anytime cards and `any` abilities are offered."""

WINDOWS = ("bane", "encounter", "trap", "challenge", "preroll", "roll", "wound", "death", "won", "lost")

PASS: Action = ("pass",)

OWN_ROLL, OTHERS_ROLL, IDLE_ROLL = "roll:own", "roll:others", "roll:idle"
"""Names under which one may always pass after a roll: those with an own die, all others, those one cannot better."""

IDLE_STRIKE = "strike:idle"
"""The name under which one may always pass where something strikes that nothing of one's own answers."""

STRIKES = ("bane", "encounter", "trap", "challenge", "wound")
HEALS, TAKES, PAYS = frozenset({"recover", "life"}), frozenset({"discard", "steal"}), frozenset({"glory"})


def playable_in(name: str) -> frozenset[str]:
    """What may be played in a window: what names it, and what may be played at any time where that is offered."""
    return frozenset((name, "any")) if name in OFFERED else frozenset((name,))


def ask(state: DungeonsState, frame: Window) -> list[Event] | None:
    """Ask the next seat that may answer by what is public; the window closes when nobody is left."""
    if frame.seats and not closed(state, frame):
        for i, seat in enumerate(frame.seats):
            now = frame if i == 0 else Window(frame.name, frame.seats[i:])
            if may_answer(state, seat, now):
                if now is not frame:
                    state.stack = (*state.stack[:-1], now)
                state.to_move = seat
                return None
    pop(state)
    return []


def closed(state: DungeonsState, frame: Window) -> bool:
    """Whether what was to be answered is over: cancelled, turned on another, or the hero saved."""
    if frame.name in ("roll", "preroll", "wound", "won", "lost", "challenge"):
        return False
    if frame.name == "death":
        return any(
            isinstance(below, Death) and state.heroes[below.seat].life > 0 for below in state.stack[-2:-1]
        )
    below = next((one for one in reversed(state.stack) if isinstance(one, (Bane, Fight, Trap))), None)
    if below is not None and below.cancelled:
        return True
    return frame.name == "bane" and isinstance(below, Bane) and below.victim != frame.seats[0]


def may_answer(state: DungeonsState, seat: int, frame: Window) -> bool:
    """The public facts: a hidden card where cards of the hand are offered, or something open that fits."""
    hero = state.heroes[seat]
    if not hero.alive:
        return False
    offered = frame.name in OFFERED or frame.name in state.box.windows
    if offered and hands.hidden(hero) and (frame.name != "roll" or hero.glory >= 1):
        return True
    return bool(uses(state, seat, playable_in(frame.name))) or known_plays(state, seat, frame)


def pass_names(state: DungeonsState) -> tuple[str, ...]:
    """What one may always pass on here: this card (``bane:b-veil``), or every window of this kind (``bane``)."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Window):
        return ()
    below = next((one for one in reversed(state.stack) if isinstance(one, (Bane, Fight, Trap))), None)
    card = ""
    if frame.name in ("bane", "encounter", "trap") and below is not None:
        card = below.foe if isinstance(below, Fight) else below.card
    if frame.name == "roll":
        roll = roll_below(state)
        own = roll is not None and frame.seats[0] in rollers(roll)
        return (OWN_ROLL if own else OTHERS_ROLL, "roll")
    return (f"{frame.name}:{card}", frame.name) if card else (frame.name,)


def own_pass_names(state: DungeonsState) -> tuple[str, ...]:
    """What only the seat that is asked knows it may always pass on (ruling 55).

    `IDLE_ROLL` where nothing they could do betters the roll for them, ``roll:o-fate`` where one card alone could;
    `IDLE_STRIKE` where something strikes and all they have may as well be used at another time.
    """
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Window):
        return ()
    if frame.name != "roll":
        return (IDLE_STRIKE,) if frame.name in STRIKES and not meets(state, frame) else ()
    seat, windows = frame.seats[0], frozenset((frame.name,))
    if won_by(state) == seat:
        return (IDLE_ROLL,)
    found = [*plays(state, seat, windows, frame.answered), *uses(state, seat, windows)]
    cards = {action[1] for action in found}
    return (f"roll:{cards.pop()}",) if len(cards) == 1 else () if cards else (IDLE_ROLL,)


def meets(state: DungeonsState, frame: Window) -> bool:
    """Whether the seat that is asked has something for this moment: what answers it, also if a Bargain would have to pay
    it first; what heals, at a wound; and anything that may be used before it is taken away."""
    seat, windows = frame.seats[0], frozenset((frame.name,))
    if frame.name == "wound" and spent(state):
        return False
    found = answers(state)
    near = {None, "no_glory"} if any(has(state, action[1], PAYS) for action in found) else {None}
    cards = [state.box.adventure[held.card] for held in state.heroes[seat].hand]
    if any(
        frame.name in card.when and why_not_play(state, seat, card, windows, frame.answered) in near
        for card in cards
    ):
        return True
    if uses(state, seat, windows):
        return True
    if frame.name == "wound":
        return any(has(state, action[1], HEALS) for action in found)
    below = next((one for one in reversed(state.stack) if isinstance(one, (Bane, Fight, Trap))), None)
    if below is None:
        return False
    return has(state, below.foe if isinstance(below, Fight) else below.card, TAKES)


def spent(state: DungeonsState) -> bool:
    """Whether every wound of the packet that is about to be suffered has been prevented."""
    blow = blow_below(state)
    return isinstance(blow, Wound) and blow.n <= 0


def has(state: DungeonsState, card: str, ops: frozenset[str]) -> bool:
    """Whether an effect of this kind stands on a card; that a Bane may be shaken off takes nothing from anybody."""
    return any(one.op in ops and one.source != "this_bane" for one in state.box.on.get(card, ()))


def won_by(state: DungeonsState) -> int:
    """The hero for whom the dice as they lie could not be better: higher in a combat, enough against a threat."""
    roll = roll_below(state)
    assert roll is not None
    if isinstance(roll, Trial):
        passed = roll.die + total(roll_parts(state, roll, roll.hero)) >= roll.threat
        return roll.hero if passed else NOBODY
    mine = roll.dice[0] + total(roll_parts(state, roll, roll.hero))
    theirs = roll.dice[1] + total(foe_parts(state, roll))
    return roll.hero if mine > theirs else roll.rival if theirs > mine else NOBODY


def known_plays(state: DungeonsState, seat: int, frame: Window) -> bool:
    """Whether a card all know to be in the hand could be played."""
    known = {held.card for held in state.heroes[seat].hand if held.era == KNOWN} & state.box.answers
    if not known:
        return False
    return any(action[1] in known for action in plays(state, seat, playable_in(frame.name), frame.answered))


def answers(state: DungeonsState) -> list[Action]:
    """What the seat that is asked may really play or use, beside passing."""
    frame = state.stack[-1]
    assert isinstance(frame, Window)
    seat = frame.seats[0]
    found = playable_in(frame.name)
    return [*plays(state, seat, found, frame.answered), *uses(state, seat, found)]


def answer(state: DungeonsState, action: Action) -> list[Event]:
    """Pass, play a card or use an ability; whoever played may go on until they pass."""
    frame = state.stack[-1]
    assert isinstance(frame, Window)
    if action == PASS:
        replace_top(state, seats=frame.seats[1:], answered=False)
        seat = frame.seats[0]  # only the passer sees it (ruling 43)
        return [Event("passed", {}, (seat,), {"seat": seat, "window": frame.name})]
    if action[0] == "use":
        return use(state, frame.seats[0], *action[1:])
    if state.box.adventure[action[1]].timing == "response":
        replace_top(state, answered=True)
    return play(state, frame.seats[0], *action[1:])
