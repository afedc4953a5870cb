"""The heroes as a group: who stands, sits left or right, decides for the group; health lost and healed, falls, defeat,
most health, dice and gold in the Chest, places for cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import OVER, Event
from .printed import Content, HeroCard
from .records import Hero
from .throw.hand import HUMAN

if TYPE_CHECKING:
    from .state import FighterState


def content_of(state: FighterState) -> Content:
    return state.game.content


def card_of(state: FighterState, hero: Hero) -> HeroCard:
    """The sheet of a hero."""
    return content_of(state).heroes[hero.id]


def most_health(state: FighterState, hero: Hero) -> int:
    """FR 3.3 Cicatrices: each scar takes two for good (ruling 1: 9, 7, 5, 3)."""
    return card_of(state, hero).health - content_of(state).setup.scar_health * len(hero.scars)


def standing(state: FighterState) -> list[int]:
    """The seats of the heroes who can act."""
    return [seat for seat, hero in enumerate(state.heroes) if hero.standing]


def in_game(state: FighterState) -> list[int]:
    """The seats of the heroes not eliminated."""
    return [seat for seat, hero in enumerate(state.heroes) if not hero.out]


def decider(state: FighterState) -> int:
    """Who decides for the group: the Leader's seat; if a bot sits there, the first person to its left (ruling 50)."""
    people = [s for s in in_game(state) if state.game.skills[s] == HUMAN]
    return next((s for s in from_seat(state, state.leader) if s in people), state.leader)


def from_seat(state: FighterState, seat: int) -> list[int]:
    """All seats, this one first, then to the left (ruling 31: the next seat number)."""
    n = len(state.heroes)
    return [(seat + i) % n for i in range(n)]


def next_standing(state: FighterState, seat: int) -> int:
    """The first hero who stands, from this seat to the left."""
    return next(s for s in from_seat(state, seat) if state.heroes[s].standing)


def left_of(state: FighterState, seat: int) -> int:
    return (seat + 1) % len(state.heroes)


def right_neighbour(state: FighterState, seat: int) -> int:
    """The next hero to the right not eliminated, down or not; alone: oneself (rulings 25 and 48)."""
    n = len(state.heroes)
    others = ((seat - i) % n for i in range(1, n + 1))
    return next(s for s in others if s == seat or not state.heroes[s].out)


def heal(state: FighterState, seat: int, n: int, why: str) -> list[Event]:
    """Health back, never above the maximum and never for a hero who is down (ruling 3)."""
    hero = state.heroes[seat]
    if not hero.standing:
        return []
    healed = min(n, most_health(state, hero) - hero.health)
    if healed <= 0:
        return []
    hero.health += healed
    return [Event("heal", {"seat": seat, "n": healed, "health": hero.health, "why": why})]


def heal_everybody(state: FighterState, n: int, why: str) -> list[Event]:
    return [event for seat in range(len(state.heroes)) for event in heal(state, seat, n, why)]


def hurt(state: FighterState, seat: int, n: int, why: str) -> list[Event]:
    """Health lost; at 0 the hero falls (FR Héros à terre)."""
    hero = state.heroes[seat]
    if n <= 0 or not hero.standing:
        return []
    hero.health = max(0, hero.health - n)
    events = [Event("hurt", {"seat": seat, "n": n, "health": hero.health, "why": why})]
    if not hero.standing:
        events.append(Event("fall", {"seat": seat}))
    return events


def hurt_everybody(state: FighterState, n: int, why: str) -> list[Event]:
    """Every hero who stands loses as much, and nothing helps (rulings 4 and 45)."""
    return [event for seat in standing(state) for event in hurt(state, seat, n, why)]


def defeat(state: FighterState, why: str) -> list[Event]:
    """FR Perdre la partie: all heroes are down, or no die is left against the boss."""
    state.result = "dice" if why == "dice" else "down"
    state.stack = ()
    state.to_move = OVER
    return [Event("defeat", {"why": why})]


def gain_gold(state: FighterState, n: int, why: str) -> list[Event]:
    state.gold += n
    return [Event("gold", {"n": n, "gold": state.gold, "why": why})]


def room_for_dice(state: FighterState) -> int:
    """How many bonus dice may still come: chest and used ones are never more than nine (ruling 32)."""
    return content_of(state).setup.most_bonus_dice - state.dice - state.white_used


def gain_dice(state: FighterState, n: int, why: str) -> list[Event]:
    n = min(n, room_for_dice(state))
    if n <= 0:
        return []
    state.dice += n
    return [Event("dice", {"n": n, "dice": state.dice, "why": why})]


def slots_left(state: FighterState, seat: int, kind: str) -> int:
    """How many more cards of a kind a hero may carry (FR Équipement: the limits on their sheet)."""
    hero = state.heroes[seat]
    held = sum(content_of(state).items[item].kind == kind for item in hero.items)
    return card_of(state, hero).slots[kind] - held
