"""From round to round: whose turn comes next (clockwise), the result shown to all, the table cleared, who starts the new round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import OVER, Event
from .records import NOBODY, Result, Run
from .scoring import SUCCESSES_TO_WIN, is_out, mark_of, out_of_game, winner_of
from .setup import new_round

if TYPE_CHECKING:
    from .state import WelcomeState


def left_of(state: WelcomeState, seat: int) -> int:
    """The next one clockwise who has neither passed nor is out of the game."""
    players, passed = state.game.players, state.passed
    seat = (seat + 1) % players
    while passed >> seat & 1:
        seat = (seat + 1) % players
    return seat


def leave(state: WelcomeState, run: Run) -> list[Event]:
    """FR1 Phase Donjon: a success, or a failure; then set-aside monsters are shown to all."""
    seat, rules = state.runner, state.game.rules
    survived = rules.survived(run)
    start = rules.equipment.hp(rules.box.heroes[state.hero], state.tiles)
    state.last = Result(
        state.round, seat, state.hero, start, run, state.met, survived, state.aside, len(state.dungeon)
    )
    mark = mark_of(state.score[seat], survived)
    state.score = (*state.score[:seat], mark, *state.score[seat + 1 :])
    shown = [{"seat": aside.by, "tile": aside.tile, "monster": aside.monster} for aside in state.aside]
    result = {
        "seat": seat,
        "round": state.round,
        "hero": state.hero,
        "survived": survived,
        "omnipotent": survived and not run.alive,
        "start": start,
        "hp": run.hp,
        "unturned": len(state.dungeon),
        "successes": mark[0],
        "failures": mark[1],
    }
    events = [Event("result", result), Event("show", {"aside": shown})]
    out = is_out(mark)
    _clear_table(state)
    if out:
        events.append(Event("out", {"seat": seat}))
    winner = winner_of(state.score)
    if winner is not None:
        state.phase, state.to_move = "over", OVER
        how = "successes" if state.score[winner][0] >= SUCCESSES_TO_WIN else "alone"
        return [*events, Event("win", {"seat": winner, "how": how})]
    state.round += 1
    # An eliminated runner cannot start: the player on the left does.
    state.starter = left_of(state, seat) if out else seat
    return [*events, *new_round(state)]


def _clear_table(state: WelcomeState) -> None:
    """FR1 Nouvelle manche: all monsters are shuffled again; players out of the game stay out."""
    state.dungeon, state.aside, state.met = (), (), ()
    state.tiles, state.run, state.runner, state.hero = (), None, NOBODY, ""
    state.deck = state.game.lists.decks[state.specials]
    state.turned = 0
    state.passed = out_of_game(state.score)
