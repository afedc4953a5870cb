"""Before the game: heroes chosen or drawn, the first Leader, gold and bonus dice to begin with, whole decks (one
person alone: the game itself). FR Mise en place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import CHANCE, Action, Event, Outcomes
from .. import party
from ..records import Hero, Step

if TYPE_CHECKING:
    from ..state import FighterState


def lay_out(state: FighterState) -> None:
    """Everything on the table, the decks unseen; heroes and Leader are still to be found."""
    content = party.content_of(state)
    players = state.game.players
    state.heroes = [Hero() for _ in range(players)]
    state.gold = content.setup.gold[players]
    state.dice = content.setup.bonus_dice
    state.unseen_rooms = tuple(sorted(content.rooms))
    state.shop_deck = tuple(sorted(content.items))
    push(
        state, Step("rooms"), Step("leader"), *[Step("hero", seat=seat) for seat in reversed(range(players))]
    )


def free_heroes(state: FighterState) -> list[str]:
    """Heroes nobody plays, nor has been promised by the options."""
    taken = {hero.id for hero in state.heroes} | {hero for hero in state.game.heroes if hero}
    return [hero for hero in party.content_of(state).heroes if hero not in taken]


def ask_hero(state: FighterState, step: Step) -> list[Event] | None:
    """FR Mise en place 2: each player chooses or draws a hero; the options may have named one already."""
    named = state.game.heroes[step.seat]
    if named is not None:
        return do_hero(state, ("hero", named))
    state.to_move = step.seat if state.game.choose else CHANCE
    return None


def hero_outcomes(state: FighterState) -> Outcomes:
    return [(action, 1) for action in legal_hero(state)]


def legal_hero(state: FighterState) -> list[Action]:
    return [("hero", hero) for hero in sorted(free_heroes(state))]


def do_hero(state: FighterState, action: Action) -> list[Event]:
    seat = pop(state).seat
    health = party.content_of(state).heroes[action[1]].health
    state.heroes[seat] = Hero(id=action[1], health=health)
    return [Event("hero", {"seat": seat, "hero": action[1]})]


def ask_leader(state: FighterState, step: Step) -> list[Event] | None:
    """FR Mise en place 7: chosen, or found at random."""
    if state.game.leader is not None:
        return do_leader(state, ("leader", state.game.leader))
    state.to_move = CHANCE
    return None


def leader_outcomes(state: FighterState) -> Outcomes:
    return [(("leader", seat), 1) for seat in range(len(state.heroes))]


def do_leader(state: FighterState, action: Action) -> list[Event]:
    pop(state)
    state.leader = action[1]
    return [Event("leader", {"seat": action[1], "why": "start"})]
