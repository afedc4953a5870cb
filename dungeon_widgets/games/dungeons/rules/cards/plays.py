"""When a Boon, Treasure, Response or Anytime card may be played and an ability used, once a turn or more, and doing it.

Every card and ability names its windows: one that something opens (``bane``, ``roll``), or a time of the own turn
(``main`` in the Encounter or Movement phase, ``move`` in the Movement phase, ``any`` at any time).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .....engine.stack import push
from .....engine.state import Action, Event
from ..board.pools import spend
from ..checks.effects import WINDOWS
from ..events import told
from ..frames import Ctx, Run, Toss
from ..printed import Ability, Adventure
from ..records import Item
from . import hands, inventory
from .conditions import holds
from .costs import pay, payable
from .does_something import works

if TYPE_CHECKING:
    from ..state import DungeonsState

ANYTIME = frozenset({"any"})
OWN_WINDOWS: dict[str, frozenset[str]] = {
    "discard": ANYTIME,
    "encounter": frozenset({"main", "any"}),
    "spoils": ANYTIME,
    "build": ANYTIME,
    "move": frozenset({"main", "move", "any"}),
}
"""What is open to the active player in each phase in which they may act (rulings 4, 43 and 55)."""
ALWAYS = frozenset(WINDOWS)
"""All the windows there are."""


class Source(NamedTuple):
    """An ability a hero could use, and the card it is on; `item` where the card lies in an inventory."""

    card: str
    at: int
    ability: Ability
    item: Item | None = None


def sources(state: DungeonsState, seat: int, windows: frozenset[str] = ALWAYS) -> list[Source]:
    """Every ability that lies open before a hero in these windows: their power, their cards in play, their space."""
    hero, box = state.heroes[seat], state.box
    power = box.heroes[hero.hero].power
    found = [Source(hero.hero, 0, power)] if power.when in windows else []
    for item in (*hero.treasures, *hero.boons, *hero.banes):
        abilities = box.adventure[item.card].abilities
        if abilities:
            found += [
                Source(item.card, at, one, item) for at, one in enumerate(abilities) if one.when in windows
            ]
    if state.tiles:
        layout = state.layout
        space = layout.cards[layout.at[hero.cell]]
        if space.abilities:
            found += [
                Source(space.id, at, one) for at, one in enumerate(space.abilities) if one.when in windows
            ]
    return found


def uses(state: DungeonsState, seat: int, windows: frozenset[str]) -> list[Action]:
    """The abilities the hero may use now."""
    found: list[Action] = []
    for source in sources(state, seat, windows):
        if why_not_use(state, seat, source) is None:
            action = ("use", source.card, source.at)
            if source.ability.cost.discard_treasure:
                found += [(*action, item.card) for item in state.heroes[seat].treasures]
            elif action not in found:
                found.append(action)
    return found


def why_not_use(state: DungeonsState, seat: int, source: Source) -> str | None:
    """The rule that forbids the ability: its limit, its condition, its price, or that it would do nothing."""
    ability = source.ability
    if ability.once and state.heroes[seat].used.count(ability.key) >= copies(state, seat, source):
        return "used_up"
    if not holds(state, ability.cond, seat):
        return "condition"
    if not payable(state, seat, ability.cost, source.item):
        return "cannot_pay"
    if not works(state, ability.do, Ctx(seat, source.card)):
        return "does_nothing"
    return None


def copies(state: DungeonsState, seat: int, source: Source) -> int:
    """How often an ability is there: each copy of a card has its own limit."""
    if source.item is None:
        return 1
    hero = state.heroes[seat]
    return sum(item.card == source.card for item in (*hero.treasures, *hero.boons, *hero.banes))


def use(state: DungeonsState, seat: int, card: str, at: int, treasure: str = "") -> list[Event]:
    """Pay first; then the effects. Of equal cards the one that can still pay is used."""
    source = next(
        one
        for one in sources(state, seat)
        if (one.card, one.at) == (card, at) and payable(state, seat, one.ability.cost, one.item)
    )
    ability = source.ability
    hero = state.heroes[seat]
    if ability.once:
        hero.used = (*hero.used, ability.key)
    events = told("use", seat=seat, card=card, ability=at)
    push(state, Run(ability.do, Ctx(seat, card, credit="me")))
    return events + pay(state, seat, ability.cost, card, source.item, treasure)


def anytime(state: DungeonsState) -> list[Action]:
    """What the active player may do at any time, between the choices of a phase (ruling 55)."""
    return [*plays(state, state.active, ANYTIME), *uses(state, state.active, ANYTIME)]


# -- cards of the hand ------------------------------------------------------------------------------


def plays(state: DungeonsState, seat: int, windows: frozenset[str], answered: bool = False) -> list[Action]:
    """The Boons of the hand the hero may play now; one Response a trigger (ruling 44)."""
    found: list[Action] = []
    names = {held.card for held in state.heroes[seat].hand}
    if "main" not in windows:
        names &= state.box.answers
    adventure = state.box.adventure
    for name in names:
        card = adventure[name]
        if card.type == "boon" and why_not_play(state, seat, card, windows, answered) is None:
            found += with_room(state, seat, card)
    return found


def with_room(state: DungeonsState, seat: int, card: Adventure) -> list[Action]:
    """Playing a permanent at the limit names the card that leaves (ruling 40)."""
    leaving = inventory.replaceable(state, seat, card) if card.permanent else None
    if leaving is None:
        return [("play", card.id)]
    return [("play", card.id, other) for other in leaving]


def why_not_play(
    state: DungeonsState, seat: int, card: Adventure, windows: frozenset[str], answered: bool = False
) -> str | None:
    """The rule that forbids a Boon: its window, its condition, its price, or that it would do nothing."""
    own_turn = "main" in windows
    when = card.when or ("main",)
    if card.timing == "turn" and not own_turn:
        return "own_turn_only"
    if card.timing == "response" and answered:
        return "one_response"
    if windows.isdisjoint(when):
        return "not_this_window" if card.timing != "turn" else "not_this_phase"
    if card.timing == "response" and seat == state.active:
        return "response_own_turn"  # ruling 53
    if not holds(state, card.cond, seat):
        return "condition"
    if state.heroes[seat].glory < card.cost:
        return "no_glory"
    if not card.permanent and not works(state, card.do, Ctx(seat, card.id)):
        return "does_nothing"
    return None


def treasures(state: DungeonsState, seat: int) -> list[Action]:
    """The Treasures of the hand the hero may lay down now, in their Movement phase (ruling 20)."""
    found: list[Action] = []
    adventure = state.box.adventure
    for name in {held.card for held in state.heroes[seat].hand}:
        card = adventure[name]
        if card.type == "treasure" and why_not_treasure(state, seat, card) is None:
            found += with_room(state, seat, card)
    return found


def why_not_treasure(state: DungeonsState, seat: int, card: Adventure) -> str | None:
    """FR Trésor: never two of one name; paid with Glory."""
    hero = state.heroes[seat]
    if any(item.card == card.id for item in hero.treasures):
        return "same_treasure"
    return "no_glory" if hero.glory < card.cost else None


def play(state: DungeonsState, seat: int, name: str, replaced: str = "") -> list[Event]:
    """A Boon or Treasure: paid with Glory; a permanent stays, anything else is discarded after its effect."""
    card = state.box.adventure[name]
    hands.take(state, seat, name)
    events = told("play", seat=seat, card=name, victim=-1, payer=seat, cost=card.cost)
    events += spend(state, seat, "glory", card.cost, name)
    if not card.permanent:
        push(state, Toss(name, seat), Run(card.do, Ctx(seat, name, credit="me")))
        return events
    if replaced:
        events += inventory.lose(state, seat, card.type, replaced)
    inventory.add(state, seat, card.type, Item(name, seat, card.uses))
    return events
