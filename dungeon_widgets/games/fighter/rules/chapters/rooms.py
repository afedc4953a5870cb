"""The dungeon: two rooms in secret, what a room gives, rooms under the deck, which monster comes and who throws first,
retreat. FR 1 Donjon, FR Situations impossibles.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from .....engine.stack import pop, push
from .....engine.state import CHANCE, Action, Event, Outcomes
from .. import foes, party
from ..combat.required_throw import impossible
from ..effects import Source, apply_effects
from ..gentle import may_come
from ..printed import Monster
from ..records import EVERYBODY, FIGHT, RETREAT, Foe, Step, Under

if TYPE_CHECKING:
    from ..state import FighterState

OFFERED = 2
LAST_LEVEL = 4


def ask_rooms(state: FighterState, step: Step) -> None:
    state.to_move = CHANCE


def room_outcomes(state: FighterState) -> Outcomes:
    """Any two cards of the shuffled part; when it runs out, those under it in their order."""
    unseen, under = state.unseen_rooms, [entry.card for entry in state.under]
    if len(unseen) >= OFFERED:
        return list(_pairs(unseen))
    return [(("rooms", *sorted([*unseen, *under[: OFFERED - len(unseen)]])), 1)]


@lru_cache(maxsize=256)
def _pairs(unseen: tuple[str, ...]) -> tuple[tuple[Action, int], ...]:
    """Every two of the unseen rooms, which are sorted; they are asked for again and again while a game is looked at."""
    return tuple((("rooms", *pair), 1) for pair in combinations(unseen, OFFERED))


def do_rooms(state: FighterState, action: Action) -> list[Event]:
    """FR 1.1: the Leader looks at two cards in secret. Who knew one under the deck knows that it is drawn now."""
    pop(state)
    drawn = action[1:]
    known = {entry.card: entry.known for entry in state.under}
    state.unseen_rooms = tuple(card for card in state.unseen_rooms if card not in drawn)
    state.under = tuple(entry for entry in state.under if entry.card not in drawn)
    seat, who = party.decider(state), lookers(state)
    state.offered = tuple(Under(card, tuple(sorted({*known.get(card, ()), *who}))) for card in drawn)
    push(state, Step("room"))
    return [Event("offer", {"seat": seat}, who, {"rooms": list(drawn)})]


def lookers(state: FighterState) -> tuple[int, ...]:
    """Who sees the two rooms: the Leader's seat, and the person who decides if a bot sits there (ruling 50)."""
    return tuple(sorted({state.leader, party.decider(state)}))


def ask_room(state: FighterState, step: Step) -> None:
    state.to_move = party.decider(state)


def legal_room(state: FighterState) -> list[Action]:
    return [("room", entry.card) for entry in state.offered]


def do_room(state: FighterState, action: Action) -> list[Event]:
    """One is revealed and resolved, the other goes under the deck, seen by those who knew it."""
    pop(state)
    other = next(entry for entry in state.offered if entry.card != action[1])
    state.room = action[1]
    state.offered = ()
    state.under = (*state.under, other)
    push(state, Step("monster"), Step("enter"))
    seat = party.decider(state)
    return [Event("room", {"seat": seat, "room": state.room}, lookers(state), {"under": other.card})]


def do_enter(state: FighterState, step: Step) -> list[Event]:
    """FR Effets des cartes Donjon: gold, healing, a die, a card, at once and once."""
    pop(state)
    room = party.content_of(state).rooms[state.room]
    return apply_effects(state, room.effects, Source(state.leader, "room"))


# -- the monster ----------------------------------------------------------------------------------


def ask_monster(state: FighterState, step: Step) -> None:
    state.to_move = CHANCE


def next_level(state: FighterState) -> int:
    """FR Mise en place 5: three monsters of each lower level on top, the rest are of the last."""
    return min(LAST_LEVEL, 1 + len(state.met) // party.content_of(state).setup.monsters_a_level)


def monster_outcomes(state: FighterState) -> Outcomes:
    """Any monster of the level not met yet; the last level is shuffled anew when all were met (ruling 26)."""
    level = next_level(state)
    cards = [card.id for card in party.content_of(state).monsters.values() if card.level == level]
    met = [monster for monster in state.met if monster in cards]
    gone = set(met[len(met) - len(met) % len(cards) :])
    return [(("monster", card), 1) for card in sorted(cards) if card not in gone and _may_come(state, card)]


def _may_come(state: FighterState, card: str) -> bool:
    return may_come(state, party.content_of(state).monsters[card])


def do_monster(state: FighterState, action: Action) -> list[Event]:
    """FR 1.2: revealed, with the health of card, room and difficulty."""
    pop(state)
    state.met = (*state.met, action[1])
    room = party.content_of(state).rooms[state.room]
    extra = sum(effect.n for effect in room.effects if effect.op == "monster_hp")
    return face(state, action[1], extra)


def face(state: FighterState, foe: str, extra: int) -> list[Event]:
    """A monster or boss stands before the heroes, and the combat begins."""
    card = party.content_of(state).foe(foe)
    health = foes.starting_health(state, card, extra)
    state.foe = Foe(id=foe, health=health, start=health)
    state.fights += 1
    state.epic = False
    state.last = -1
    state.throw = None
    push(state, Step("turn", seat=party.left_of(state, state.leader)), Step("retreat"))
    return [Event("foe", {"foe": foe, "boss": card.boss, "health": health}, show=_printed(card))]


def _printed(card: Monster) -> dict[str, Any]:
    """What stands on the card, for a page that shows a combat which is over before its player's turn."""
    return {
        "boss": card.boss,
        "level": card.level,
        "type": card.type,
        "damage": card.damage,
        "gold": card.gold,
        "throw": card.throw,
        "ability": card.ability,
        "ability_n": card.ability_n,
    }


# -- giving it up ---------------------------------------------------------------------------------


def ask_retreat(state: FighterState, step: Step) -> list[Event] | None:
    if not impossible(state):
        pop(state)
        return []
    state.to_move = party.decider(state)
    return None


def legal_retreat(state: FighterState) -> list[Action]:
    return [FIGHT, RETREAT]


def do_retreat(state: FighterState, action: Action) -> list[Event]:
    pop(state)
    if action == RETREAT:
        push(state, Step("flee"), Step("brace"))
    return []


def do_flee(state: FighterState, step: Step) -> list[Event]:
    """Each hero loses the level, no armour helps; the monster is gone, the next one comes into the same room."""
    pop(state)
    level = foes.foe_card(state).level
    assert state.foe is not None
    events = [Event("retreat", {"seat": party.decider(state), "foe": state.foe.id, "level": level})]
    events += party.hurt_everybody(state, level, "retreat")
    if not party.standing(state):
        return events + party.defeat(state, "down")
    pop(state)  # the turn that was to come
    state.foe = None
    state.fights -= 1
    push(state, Step("monster"))
    return events


def put_back(state: FighterState) -> None:
    """FR 4.1: rooms set aside go under the deck in the order they were resolved, for all to see (ruling 47)."""
    state.under = (*state.under, *(Under(card, (EVERYBODY,)) for card in state.aside))
    state.aside = ()
