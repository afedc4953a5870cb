"""A turn: which die, white dice, taking the three back, calling on another hero, no die left; then what a hit or a
miss does, and who is next. FR 2 Combat, FR Pénurie de dés colorés.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .....engine.stack import pop, push
from .....engine.state import Action, Event
from .. import foes, party
from ..effects import Source, apply_effects
from ..foes import loss_of
from ..printed import COLOURS, WHITE
from ..records import PASS, TAKE_BACK, WHITE_DIE, Step
from .abilities import activate
from .damage import total_of
from .hit_or_miss import is_fatal, is_hit, verdict
from .slain import begin_rest
from .throws import start_second, start_throw
from .windows import usable, use

if TYPE_CHECKING:
    from ..state import FighterState


def do_turn(state: FighterState, step: Step) -> list[Event]:
    """FR 2.4: the next hero to the left who stands; cards that matter now are asked about first."""
    pop(state)
    state.active = party.next_standing(state, step.seat)
    state.throw = None
    state.struck = False
    state.called = ()
    push(state, Step("die"), Step("free"))
    return [Event("turn", {"seat": state.active})]


# -- the die --------------------------------------------------------------------------------------


def dice_choices(state: FighterState) -> list[Action]:
    """FR 2.1: a coloured die not yet thrown; when there is none, a white one, or taking the three back.

    Never the last against the boss (FR 5), and without a white die it is the only way (ruling 32).
    """
    left = [colour for colour in COLOURS if colour not in state.coloured]
    if left:
        return [("die", colour) for colour in left]
    choices: list[Action] = [WHITE_DIE] if state.dice else []
    if not foes.foe_card(state).boss:
        choices.append(TAKE_BACK)
    return choices


def callable_heroes(state: FighterState) -> list[int]:
    """Heroes whom the active one may ask to use a card before choosing a die; nobody is asked twice in a turn."""
    others = [seat for seat in party.standing(state) if seat != state.active and seat not in state.called]
    return [seat for seat in others if usable(state, seat, "free")]


def legal_die(state: FighterState) -> list[Action]:
    dice = dice_choices(state)
    cards = usable(state, state.active, "free")
    calls: list[Action] = [("call", seat) for seat in callable_heroes(state)]
    return [*(dice or [PASS]), *cards, *calls]


def ask_die(state: FighterState, step: Step) -> list[Event] | None:
    choices = legal_die(state)
    if len(choices) == 1:  # nothing to choose, or no die is left and the boss stands
        return do_die(state, choices[0])
    state.to_move = state.active
    return None


def do_die(state: FighterState, action: Action) -> list[Event]:
    verb = action[0]
    if verb == "use":
        return use(state, state.active, action)
    if verb == "call":
        state.called = (*state.called, action[1])
        push(state, Step("free", seat=action[1]))
        return []
    if verb == "pass":
        return party.defeat(state, "dice")
    if verb == "takeback":
        push(state, Step("back"), Step("brace"))
        return []
    pop(state)
    die = WHITE if verb == "white" else action[1]
    if die == WHITE:
        state.dice -= 1
        state.white_used += 1
    else:
        state.coloured = (*state.coloured, die)
    start_throw(state, die)
    return [Event("die", {"seat": state.active, "die": die})]


def do_back(state: FighterState, step: Step) -> list[Event]:
    """The dice are taken back: every hero loses the monster's level, and no armour helps (ruling 4).

    Who still stands goes on: the active hero with a die, or the next one if the active hero has fallen.
    """
    pop(state)
    level = foes.foe_card(state).level
    events = [Event("takeback", {"seat": state.active, "level": level})]
    state.coloured = ()
    state.lying = tuple(rest for rest in state.lying if rest.die == WHITE)
    events += party.hurt_everybody(state, level, "takeback")
    if not party.standing(state):
        return events + party.defeat(state, "down")
    if not state.heroes[state.active].standing:
        pop(state)
        push(state, Step("turn", seat=state.active))
    return events


# -- what the throw does --------------------------------------------------------------------------


def do_resolve(state: FighterState, step: Step) -> list[Event]:
    """FR 2.3: the die lies, everybody has had a say, now it counts."""
    pop(state)
    return _hit(state) if is_hit(state) else _miss(state)


class Foretold(NamedTuple):
    """What a throw would do as it lies: health the monster loses, whether that beats it, and what heroes lose."""

    lost: int
    beaten: bool
    losses: tuple[tuple[int, int], ...]


def foretold(state: FighterState) -> Foretold:
    """What the throw that lies would do if nobody used a card or threw it again (ruling 55)."""
    twin = state.clone()
    twin.stack = (Step("resolve"),)
    events = do_resolve(twin, twin.step)
    lost = sum(event.data["n"] for event in events if event.kind == "wound")
    losses = [pair for event in events if event.kind == "threat" for pair in event.data["losses"]]
    return Foretold(lost, foes.beaten(twin), tuple((seat, loss) for seat, loss in losses))


def _hit(state: FighterState) -> list[Event]:
    throw = state.throw
    assert throw is not None
    playing_flute = "flute" in state.tokens  # it heals from the next hit on (ruling 11)
    if is_fatal(state):
        events = [Event("fatal", {"seat": throw.seat}), *activate(state)]
        foes.slay(state)
    else:
        parts = total_of(state)
        total = sum(n for _, n in parts)
        told = {
            "seat": throw.seat,
            "section": verdict(state),
            "parts": [list(part) for part in parts],
            "total": total,
        }
        events = [Event("hit", told), *activate(state), *foes.wound(state, total, "hit")]
    for weapon in throw.weapons:
        healing = tuple(e for e in party.content_of(state).items[weapon].effects if e.op != "add_damage")
        events += apply_effects(state, healing, Source(throw.seat, weapon))
    if playing_flute:
        events += party.heal(state, throw.seat, 1, "flute")
    push(state, Step("after"))
    return events


def _miss(state: FighterState) -> list[Event]:
    """Ruling 41: the thrower's ability; a dead monster hurts nobody; then the choices before the harm."""
    throw = state.throw
    assert throw is not None
    events = [Event("miss", {"seat": throw.seat, "verdict": verdict(state)}), *activate(state)]
    if foes.beaten(state):
        push(state, Step("after"))
    else:
        push(state, Step("losses"), Step("harm"))
        told = [[seat, loss] for seat in party.from_seat(state, throw.seat) if (loss := loss_of(state, seat))]
        events.append(Event("threat", {"losses": told}))
    return events


def do_after(state: FighterState, step: Step) -> list[Event]:
    """FR 2.4 Fin du tour: Rest if the monster is beaten, a second throw if one is due, or the next hero."""
    pop(state)
    throw = state.throw
    assert throw is not None
    if foes.beaten(state):
        return begin_rest(state)
    if throw.doubled:
        start_second(state)
        return [Event("second", {"seat": throw.seat, "die": throw.die})]
    push(state, Step("turn", seat=party.left_of(state, state.active)))
    return []
