"""After a won combat: reward, scars and elimination, the new Leader, dice and tokens back, the stolen card, armour
ready, on to a room or a shop. FR 3 Repos.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import Action, Event
from .. import foes, party
from ..printed import COLOURS
from ..records import Step

if TYPE_CHECKING:
    from ..state import FighterState


def do_spoils(state: FighterState, step: Step) -> list[Event]:
    """FR 3.1 one coin for an epic throw, FR 3.2 the monster's gold."""
    pop(state)
    events = party.gain_gold(state, 1, "epic") if state.epic else []
    return events + party.gain_gold(state, foes.foe_card(state).gold, "reward")


# -- scars ----------------------------------------------------------------------------------------


def do_scars(state: FighterState, step: Step) -> list[Event]:
    """FR 3.3: every hero who is down takes a scar; one with three already is eliminated."""
    pop(state)
    events: list[Event] = []
    hurt = [seat for seat in party.from_seat(state, state.leader) if state.heroes[seat].down]
    for seat in hurt:
        if len(state.heroes[seat].scars) >= party.content_of(state).setup.most_scars:
            state.heroes[seat].out = True
            events.append(Event("out", {"seat": seat}))
    push(state, *[Step("scar", seat=seat) for seat in reversed(hurt) if not state.heroes[seat].out])
    return events


def scar_colours(state: FighterState, seat: int) -> list[str]:
    return [colour for colour in COLOURS if colour not in state.heroes[seat].scars]


def ask_scar(state: FighterState, step: Step) -> list[Event] | None:
    left = scar_colours(state, step.seat)
    if len(left) == 1:
        return do_scar(state, ("scar", left[0]))
    state.to_move = step.seat
    return None


def legal_scar(state: FighterState) -> list[Action]:
    return [("scar", colour) for colour in scar_colours(state, state.step.seat)]


def do_scar(state: FighterState, action: Action) -> list[Event]:
    """It covers one colour, whose ability is lost; then the hero recovers all the health they can still have."""
    seat = pop(state).seat
    hero = state.heroes[seat]
    hero.scars = (*hero.scars, action[1])
    hero.health = party.most_health(state, hero)
    return [Event("scar", {"seat": seat, "colour": action[1], "most": hero.health})]


# -- going on -------------------------------------------------------------------------------------


def do_lead(state: FighterState, step: Step) -> list[Event]:
    """FR 3.4: who threw the last die leads; if they are out, the next to the left (rulings 15 and 31)."""
    pop(state)
    before = state.leader
    leader = state.last if state.last >= 0 else before
    while state.heroes[leader].out:
        leader = party.left_of(state, leader)
    state.leader = leader
    return [] if leader == before else [Event("leader", {"seat": leader, "why": "last"})]


def do_tokens(state: FighterState, step: Step) -> list[Event]:
    """Dice come back, white ones that were used go; Feast heals (ruling 12), and every token goes out."""
    pop(state)
    state.coloured = ()
    state.white_used = 0
    state.lying = ()
    events: list[Event] = []
    if "feast" in state.tokens:
        events += party.heal_everybody(state, foes.foe_card(state).level, "feast")
    events += [Event("token", {"token": token, "on": False}) for token in state.tokens]
    state.tokens = ()
    return events


def do_stolen(state: FighterState, step: Step) -> list[Event]:
    """The stolen card is turned over and given to a hero (ruling 13)."""
    pop(state)
    if state.stolen >= 0:
        push(state, Step("card", card="stolen"))
    state.stolen = -1
    return []


def do_away(state: FighterState, step: Step) -> list[Event]:
    pop(state)
    state.foe = None
    state.throw = None
    state.active = -1
    state.called = ()
    return []


def do_ready(state: FighterState, step: Step) -> list[Event]:
    """Armours up, the room aside; ten shop symbols lead to a shop, else on to the next room."""
    pop(state)
    for hero in state.heroes:
        hero.used = ()
        if hero.out:
            hero.items = ()  # what nobody took leaves the game with them (ruling 43)
    state.aside = (*state.aside, state.room)
    state.room = ""
    enough = symbols(state) >= party.content_of(state).setup.symbols_a_shop
    push(state, Step("visit") if enough else Step("rooms"))
    return []


def symbols(state: FighterState) -> int:
    """The shop symbols of the rooms resolved since the last shop."""
    rooms = party.content_of(state).rooms
    return sum(rooms[room].symbols for room in state.aside)
