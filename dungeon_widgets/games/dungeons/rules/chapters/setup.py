"""FR Mise en place: who begins, the deal of cards, quests and heroes, the Entrance Chamber."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import CHANCE, Event
from ..board.seating import pile_of
from ..content import ENTRANCE
from ..events import told
from ..frames import Deal
from ..records import Task, Tile

if TYPE_CHECKING:
    from ..state import DungeonsState


def first(state: DungeonsState) -> list[Event] | None:
    """Each player throws a die, the highest begins; the tied throw again (ruling 29)."""
    if state.rolling:
        state.to_move = CHANCE
        return None
    best = max(state.dice)
    leaders = tuple(seat for seat, die in enumerate(state.dice) if die == best)
    if len(leaders) > 1:
        state.rolling = leaders
        state.dice = (0,) * len(state.dice)
        return []
    state.first = state.active = leaders[0]
    state.phase = "deal"
    deal_all(state)
    return told("begins", seat=state.first)


def throw(state: DungeonsState, value: int) -> list[Event]:
    """The die of the next player."""
    seat, *rest = state.rolling
    state.dice = tuple(value if i == seat else die for i, die in enumerate(state.dice))
    state.rolling = tuple(rest)
    return told("die", seat=seat, value=value)


def deal_all(state: DungeonsState) -> None:
    """Beginning with player 1: five adventure cards, three quests and a hero each."""
    players = len(state.heroes)
    seats = [(state.first + i) % players for i in range(players)]
    frames: list[Deal] = []
    for seat in seats:
        frames.append(Deal(seat, "card", state.box.hand))
        if state.box.dealt:
            frames.append(Deal(seat, "quest", state.box.dealt))
        if state.hero_deck:
            frames.append(Deal(seat, "hero"))
    push(state, *reversed(frames))


def dealt(state: DungeonsState) -> list[Event]:
    """All is dealt: the Entrance Chamber is laid, and in a tournament the whole dungeon (phase ``lay``)."""
    for hero in state.heroes:
        hero.life = state.box.heroes[hero.hero].life
    if state.game.tournament:
        state.phase = "lay"
        return []
    state.tiles = (Tile(ENTRANCE, 0, 0),)
    events = told("build", seat=-1, card=ENTRANCE, x=0, y=0, turn=0)
    for seat in range(len(state.heroes)):
        events += arrive(state, seat, (0, 0))
    state.phase = "reset"
    return events


def arrive(state: DungeonsState, seat: int, cell: tuple[int, int]) -> list[Event]:
    """A pawn on an Entrance Chamber, and the Peril and Glory printed on it."""
    hero = state.heroes[seat]
    hero.cell = cell
    card = state.box.maps[ENTRANCE]
    hero.glory += card.glory
    hero.peril += card.peril
    return told("entrance", seat=seat, x=cell[0], y=cell[1])


def take_quest(state: DungeonsState, seat: int, quest: str) -> list[Event]:
    """A quest is drawn, face up: from the unordered part of the pile, else from its known bottom."""
    pile = pile_of(state, seat)
    if pile.quests:
        left = list(pile.quests)
        left.remove(quest)
        pile.quests = tuple(left)
    else:
        pile.quests_under = pile.quests_under[1:]
    hero = state.heroes[seat]
    hero.tasks = (*hero.tasks, Task(quest))
    return told("quest", seat=seat, quest=quest)
