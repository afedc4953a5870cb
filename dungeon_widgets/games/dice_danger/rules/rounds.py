"""From one roll to the next: who rolls, who writes after whom, crosses shown when all have ended, the end of the game.

Players write at the same time. They are asked one after the other, but what a player writes stays hidden
until all have ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import CHANCE, OVER, Action, Event
from .clouds import show_clouds
from .permissions import answer, asks_in, next_question
from .records import secretly
from .settle import before_roll, settle
from .turn import pay_missing

if TYPE_CHECKING:
    from .state import DiceDangerState


def roll(state: DiceDangerState, action: Action) -> list[Event]:
    """FR: the active player throws, and everybody uses the same dice."""
    state.dice = action[1:]
    state.roll += 1
    state.phase = "pair"
    state.turns = (None,) * state.game.players
    state.todo = sum(1 << seat for seat, hero in enumerate(state.heroes) if not hero.out)
    state.to_move = _next_to_write(state, state.active)
    return [Event("roll", {"seat": state.active, "roll": state.roll, "dice": list(state.dice)})]


def end(state: DiceDangerState, action: Action) -> list[Event]:
    """The seat has written; after the last one all is shown, and a roll is settled."""
    seat = state.to_move
    lost = pay_missing(state, seat) if state.phase == "write" else 0
    events = [secretly("end", seat, {"lost": lost}, state.game.solo)]
    state.todo &= ~(1 << seat)
    if state.todo:
        state.to_move = _next_to_write(state, seat)
        state.phase = "pair" if state.roll else "clouds"
        return events
    if not state.roll:
        events += show_clouds(state)
        _await_roll(state)
        return events
    return [*events, *_show_crosses(state), *_settle(state)]


def _next_to_write(state: DiceDangerState, seat: int) -> int:
    """From this seat clockwise, the first that still has to end."""
    while not state.todo >> seat & 1:
        seat = (seat + 1) % state.game.players
    return seat


def _show_crosses(state: DiceDangerState) -> list[Event]:
    events, ids = [], state.game.board.ids
    for seat, turn in enumerate(state.turns):
        if turn is None:
            continue
        chests = state.heroes[seat].chests[len(state.shown[seat].chests) :]
        shown = {
            "seat": seat,
            "pairs": [list(pair) for pair in turn.pairs],
            "black": turn.black,
            "marks": [[ids[mark.node], mark.by] for mark in turn.marks],
            "chests": list(chests),
            "lost": turn.lost,
        }
        events.append(Event("wrote", shown))
        if state.heroes[seat].out:
            events.append(Event("out", {"seat": seat}))
    return events


def permission(state: DiceDangerState, action: Action) -> list[Event]:
    """Ruling 5: the player deals the wounds or leaves them; then the turn, or the end of the roll, goes on."""
    event = answer(state, action)
    if next_question(state):
        return [event]
    if state.todo:
        state.phase = "write"
        return [event]
    return [event, *_settle(state)]


def _settle(state: DiceDangerState) -> list[Event]:
    """Everybody has written: kills, bonuses, hearts and free wounds, then the next roll or the end."""
    heroes = [hero.clone() for hero in state.heroes]
    events, asked = settle(state.game.board, heroes, *before_roll(state.shown))
    state.heroes = tuple(heroes)
    state.asks = tuple(ask for seat, effects in asked for ask in asks_in(state, seat, effects))
    if next_question(state):
        return events
    state.shown = state.heroes
    if _is_over(state):
        state.phase, state.to_move = "over", OVER
        return [*events, Event("over", {"seats": state.winners(), "scores": state.scores()})]
    state.active = _next_active(state)
    _await_roll(state)
    return events


def _is_over(state: DiceDangerState) -> bool:
    """FR Fin de la partie: every monster has been killed by somebody; ruling 21: or nobody is left."""
    killed = before_roll(state.heroes)[0]
    return killed == state.game.board.rooms or all(hero.out for hero in state.heroes)


def _next_active(state: DiceDangerState) -> int:
    """FR: clockwise; the eliminated have no turn."""
    seat = (state.active + 1) % state.game.players
    while state.heroes[seat].out:
        seat = (seat + 1) % state.game.players
    return seat


def _await_roll(state: DiceDangerState) -> None:
    state.phase, state.to_move = "roll", CHANCE
