"""From one round to the next: whose turn it is, the result of the dungeon, a cleared table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import OVER, Event
from .records import NOBODY, Result, Run
from .scoring import is_out, mark_of, winner_of
from .setup import new_round

if TYPE_CHECKING:
    from .state import WelcomeState


def next_bidder(state: WelcomeState) -> int:
    """Clockwise from the seat to move, past those who passed or are out of the game."""
    return _left_of(state, state.to_move)


def _left_of(state: WelcomeState, seat: int) -> int:
    players = state.game.players
    seat = (seat + 1) % players
    while state.passed >> seat & 1:
        seat = (seat + 1) % players
    return seat


def leave(state: WelcomeState, run: Run) -> list[Event]:
    """FR1 Phase Donjon: a success, or a failure; then set-aside monsters are shown to all."""
    seat, rules = state.runner, state.game.rules
    survived = rules.survived(run)
    start = rules.equipment.hp(state.game.box_content.heroes[state.hero], state.tiles)
    state.last = Result(
        state.round, seat, state.hero, start, run, state.met, survived, state.aside, len(state.dungeon)
    )
    mark = mark_of(state.score[seat], survived)
    state.score = (*state.score[:seat], mark, *state.score[seat + 1 :])
    shown = [{"seat": aside.by, "tile": aside.tile, "monster": aside.monster} for aside in state.aside]
    omnipotent = survived and not run.alive
    events = [
        Event("result", {"seat": seat, "survived": survived, "hp": run.hp, "omnipotent": omnipotent}),
        Event("show", {"aside": shown}),
    ]
    _clear_table(state)
    if is_out(mark):
        events.append(Event("out", {"seat": seat}))
    winner = winner_of(state.score)
    if winner is not None:
        state.phase, state.to_move = "over", OVER
        return [*events, Event("win", {"seat": winner})]
    state.round += 1
    # An eliminated runner cannot start: the player on the left does.
    state.starter = _left_of(state, seat) if is_out(mark) else seat
    return [*events, *new_round(state)]


def _clear_table(state: WelcomeState) -> None:
    """FR1 Nouvelle manche: all monsters are shuffled again; players out of the game stay out."""
    state.dungeon, state.aside, state.met = (), (), ()
    state.tiles, state.run, state.runner, state.hero = (), None, NOBODY, ""
    state.deck = state.game.decks[state.specials]
    state.turned = 0
    state.passed, bit = 0, 1
    for marks in state.score:
        if is_out(marks):
            state.passed |= bit
        bit <<= 1
